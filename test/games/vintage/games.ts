import { SeededDice } from '../../../src/core/contract/dice.ts';
import { vintage } from '../../../src/games/vintage/game.ts';
import type { Event, VintageHistory } from '../../../src/games/vintage/rules/events.ts';
import type { Action, Options, State, View } from '../../../src/games/vintage/rules/types.ts';
import { recording } from '../../contract/recording.ts';
import { chance, pick, seedBytes } from '../../contract/tools.ts';
import { type Choose, playing } from '../playing.ts';

/** Returns a chooser of random actions that plays a card in a third of cases and seldom passes. */
function randomly(seed: number): Choose<State, Action> {
  const below = chance(seed + 7);
  return legal => {
    const plays = legal.filter(({ type }) => type === 'play');
    if (plays.length > 0 && below(3) === 0) return pick(plays, below);
    const busy = legal.filter(({ type }) => type !== 'pass');
    return pick(busy.length > 0 && below(10) > 0 ? busy : legal, below);
  };
}

export function game(
  seats: number,
  seed: number,
  most?: number,
  choose: Choose<State, Action> = randomly(seed),
): VintageHistory {
  const dice = new SeededDice(seedBytes(seed));
  return playing(vintage)(vintage.setup(seats, { variant: 'standard' }, dice), dice, choose, most);
}

export const lastOf = ({ deal, played }: VintageHistory): State => played.at(-1)?.state ?? deal;
export const SEATS = [2, 3, 4] as const;

export interface Recorded {
  readonly format: string;
  readonly variant: string;
  readonly seats: readonly string[];
  readonly setup: { readonly chips: readonly (number | string)[]; readonly deck: readonly string[] };
  readonly rolls: readonly number[];
  readonly reshuffles: readonly (readonly string[])[];
  readonly actions: readonly Readonly<Record<string, unknown>>[];
  readonly resigned?: readonly object[];
}

export const recorded = recording<Recorded, State, Action, Event, View, Options>(vintage);
