import { SeededDice } from '../src/core/dice.ts';
import type { Told } from '../src/core/game.ts';
import { greedy } from '../src/games/green-port/bots/greedy.ts';
import { greenPort } from '../src/games/green-port/rules/index.ts';
import type { Event as GreenPortEvent, View as GreenPortView } from '../src/games/green-port/rules/types.ts';
import { porto } from '../src/games/porto/rules/index.ts';
import type { Event, Options, View } from '../src/games/porto/rules/types.ts';
import { steady } from '../src/games/vintage/bots/steady.ts';
import type { Event as VintageEvent } from '../src/games/vintage/rules/events.ts';
import { vintage } from '../src/games/vintage/rules/index.ts';
import type { View as VintageView } from '../src/games/vintage/rules/types.ts';

export interface Position {
  readonly view: View;
  readonly marked: readonly Event[];
}

const heardByAll = <E>(told: readonly Told<E>[]): readonly E[] =>
  told.flatMap(({ event, ...rest }) => (rest.to === 'all' ? [event] : rest.others ? [rest.others] : []));

/** Returns every position of a random game, in which four of five decisions are builds if a build is legal. */
export function positionsOf(seats: number, options: Options, seed: number): readonly Position[] {
  const dice = new SeededDice(new Uint8Array(32).fill(seed));
  const positions: Position[] = [];
  let state = porto.setup(seats, options, dice);
  for (;;) {
    const seat = porto.toAct(state)[0];
    if (seat === undefined) return positions;
    const all = porto.legal(state, seat);
    const builds = all.filter(({ type }) => type === 'build');
    const among = builds.length > 0 && dice.below(5, 'bench') > 0 ? builds : all;
    const action = among[dice.below(among.length, 'bench')];
    const step = action && porto.apply(state, seat, action, dice);
    if (!step?.ok) throw new Error('a legal action was refused');
    state = step.value.state;
    positions.push({ view: porto.view(state, 'table'), marked: heardByAll(step.value.told) });
  }
}

export function greenPortPositions(
  seats: number,
  seed: number,
): readonly { readonly view: GreenPortView; readonly marked: readonly GreenPortEvent[] }[] {
  const dice = new SeededDice(new Uint8Array(32).fill(seed));
  const positions: { view: GreenPortView; marked: readonly GreenPortEvent[] }[] = [];
  let state = greenPort.setup(seats, { variant: 'standard' }, dice);
  for (;;) {
    const seat = greenPort.toAct(state)[0];
    if (seat === undefined) return positions;
    const action = greedy.choose(greenPort, greenPort.view(state, seat), seat, dice);
    const step = greenPort.apply(state, seat, action, dice);
    if (!step.ok) throw new Error('a legal action was refused');
    state = step.value.state;
    positions.push({ view: greenPort.view(state, 'table'), marked: heardByAll(step.value.told) });
  }
}

export function vintagePositions(
  seats: number,
  seed: number,
): readonly { readonly view: VintageView; readonly marked: readonly VintageEvent[] }[] {
  const dice = new SeededDice(new Uint8Array(32).fill(seed));
  const positions: { view: VintageView; marked: readonly VintageEvent[] }[] = [];
  let state = vintage.setup(seats, { variant: 'standard' }, dice);
  for (;;) {
    const seat = vintage.toAct(state)[0];
    if (seat === undefined) return positions;
    const action = steady.choose(vintage, vintage.view(state, seat), seat, dice);
    const step = vintage.apply(state, seat, action, dice);
    if (!step.ok) throw new Error('a legal action was refused');
    state = step.value.state;
    positions.push({ view: vintage.view(state, 'table'), marked: heardByAll(step.value.told) });
  }
}
