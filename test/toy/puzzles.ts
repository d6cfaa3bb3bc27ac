import { SeededDice } from '../../src/core/contract/dice.ts';
import type { Puzzle, PuzzleChoice } from '../../src/core/contract/puzzle.ts';
import { toy } from './rules/index.ts';

const BIDS = ['bid 3', 'bid 1'] as const;

/** Makes a puzzle of the toy game: the decision after two bids. The first legal action counts as the best. */
function toyPuzzle(number: number): Puzzle {
  const seed = number.toString(16).padStart(64, '0');
  const dice = SeededDice.fromHex(seed);
  let state = toy.setup(2, {}, dice);
  for (const text of BIDS) {
    const action = toy.read(text);
    const [seat = 0] = toy.toAct(state);
    const step = action.ok ? toy.apply(state, seat, action.value, dice) : action;
    if (!step.ok) throw new Error(step.refusal.code);
    state = step.value.state;
  }
  const [seat = 0] = toy.toAct(state);
  const choices = toy
    .legal(state, seat)
    .slice(0, 3)
    .map(
      (action, place): PuzzleChoice => ({
        action: toy.write(action),
        behind: place * 1.25,
        error: place * 0.1,
        reasons: place === 0 ? [] : [{ name: 'points', value: place * 1.25, ahead: true }],
      }),
    );
  return {
    ...{ id: `toy-${number}`, seats: 2, seed, log: BIDS, seat, choices },
    ...{ theme: 'race', worlds: 2_000, rating: 1_300 + 20 * number },
  };
}

/** Makes puzzles of the toy game, each with another deal. */
export const toyPuzzles = (count: number): readonly Puzzle[] =>
  Array.from({ length: count }, (_, index) => toyPuzzle(index + 1));
