import { SeededDice } from '../../../src/core/dice.ts';
import type { PlayedAction, Seat } from '../../../src/core/game.ts';
import type { Event, VintageHistory } from '../../../src/games/vintage/rules/events.ts';
import { vintage } from '../../../src/games/vintage/rules/index.ts';
import type { Action, Options, State, View } from '../../../src/games/vintage/rules/types.ts';
import { recording } from '../../contract/recording.ts';
import { chance, pick, seedBytes } from '../../contract/tools.ts';

export type Choose = (legal: readonly Action[], state: State, seat: Seat) => Action;

/** Returns a chooser of random actions that plays a card in a third of cases and seldom passes. */
function randomly(seed: number): Choose {
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
  most = Number.POSITIVE_INFINITY,
  choose: Choose = randomly(seed),
): VintageHistory {
  const dice = new SeededDice(seedBytes(seed));
  const deal = vintage.setup(seats, { variant: 'standard' }, dice);
  const played: PlayedAction<State, Action, Event>[] = [];
  let state = deal;
  while (played.length < most) {
    const [seat] = vintage.toAct(state);
    if (seat === undefined) break;
    const action = choose(vintage.legal(state, seat), state, seat);
    const done = vintage.apply(state, seat, action, dice);
    if (!done.ok) throw new Error(`${vintage.write(action)}: ${done.refusal.code}`);
    state = done.value.state;
    played.push({ seat, action, told: done.value.told, state });
  }
  return { deal, played, resigned: [] };
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
