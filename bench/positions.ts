import { SeededDice } from '../src/core/dice.ts';
import type { Told } from '../src/core/game.ts';
import { porto } from '../src/games/porto/rules/index.ts';
import type { Event, Options, View } from '../src/games/porto/rules/types.ts';

/** A board as its channel sees it. */
export interface Position {
  readonly view: View;
  readonly marked: readonly Event[];
}

const heardByAll = (told: readonly Told<Event>[]): readonly Event[] =>
  told.flatMap(({ event, ...rest }) => (rest.to === 'all' ? [event] : rest.others ? [rest.others] : []));

/** Every position of a game in which four of five decisions are builds, where one is legal. */
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
