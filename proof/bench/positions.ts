import { type Dice, SeededDice } from '../../src/core/contract/dice.ts';
import { type Game, type Seat, visibleEvents } from '../../src/core/contract/game.ts';
import { greedy } from '../../src/games/green-port/bots/greedy.ts';
import { greenPort } from '../../src/games/green-port/game.ts';
import { porto } from '../../src/games/porto/game.ts';
import type { Event, Options, View } from '../../src/games/porto/rules/types.ts';
import { steady } from '../../src/games/vintage/bots/stand-in.ts';
import { vintage } from '../../src/games/vintage/game.ts';

export interface Position<V = View, E = Event> {
  readonly view: V;
  readonly marked: readonly E[];
}

/** Returns every position of a game as the table sees it, with the events that led to it. */
function played<S, A, E, V, O>(
  game: Game<S, A, E, V, O>,
  { seats, options, seed }: { readonly seats: number; readonly options: O; readonly seed: number },
  choose: (state: S, seat: Seat, dice: Dice) => A | undefined,
): readonly Position<V, E>[] {
  const dice = new SeededDice(new Uint8Array(32).fill(seed));
  const positions: Position<V, E>[] = [];
  let state = game.setup(seats, options, dice);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const action = choose(state, seat, dice);
    const step = action && game.apply(state, seat, action, dice);
    if (!step?.ok) throw new Error('a legal action was refused');
    state = step.value.state;
    positions.push({ view: game.view(state, 'table'), marked: visibleEvents(step.value.events, 'table') });
  }
  return positions;
}

/** Returns every position of a random game, in which four of five decisions are builds if a build is legal. */
export const positionsOf = (seats: number, options: Options, seed: number) =>
  played(porto, { seats, options, seed }, (state, seat, dice) => {
    const all = porto.legal(state, seat);
    const builds = all.filter(({ type }) => type === 'build');
    const among = builds.length > 0 && dice.below(5, 'bench') > 0 ? builds : all;
    return among[dice.below(among.length, 'bench')];
  });

export const greenPortPositions = (seats: number, seed: number) =>
  played(greenPort, { seats, options: { variant: 'standard' }, seed }, (state, seat, dice) =>
    greedy.choose(greenPort, greenPort.view(state, seat), seat, dice),
  );

export const vintagePositions = (seats: number, seed: number) =>
  played(vintage, { seats, options: { variant: 'standard' }, seed }, (state, seat, dice) =>
    steady.choose(vintage, vintage.view(state, seat), seat, dice),
  );
