import type { PuzzleChoice } from '../../src/core/contract/puzzle.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import type { Decision } from './decision.ts';

const MIDDLE = 1_500;
/** Numbers of playouts with which the hard player tries to find the best choice, several times each. */
const LOOKS: readonly number[] = [0, 4, 4, 4, 12, 12, 12];
/** Points between a puzzle that every look solves and a puzzle that none solves. */
const RANGE = 700;
/** Points by which a lead of one more point makes a puzzle easier, and by which one more choice makes a puzzle harder. */
const [LEAD, CHOICE] = [60, 40];
const [USUAL_LEAD, MOST_LEAD, USUAL_CHOICES] = [1, 4, 4];

/** Estimates the difficulty of a puzzle on the scale of ratings: from the looks that solve it, its lead and its choices. */
export function difficultyOf(decision: Decision, choices: readonly PuzzleChoice[]): number {
  const { game, view, seat, judge } = decision;
  const among = choices.flatMap(({ action }) => {
    const read = game.read(action);
    return read.ok ? [read.value] : [];
  });
  const solved = LOOKS.filter((playouts, look) => {
    const budget = { candidates: among.length, playouts, turns: 2 };
    const [first] = judge.lines?.(game, view, seat, new LightDice(look + 1), budget, among) ?? [];
    return first !== undefined && game.write(first.action) === choices[0]?.action;
  }).length;
  const lead = Math.min(MOST_LEAD, choices[1]?.behind ?? 0);
  const points =
    MIDDLE +
    RANGE * (0.5 - solved / LOOKS.length) -
    LEAD * (lead - USUAL_LEAD) +
    CHOICE * (choices.length - USUAL_CHOICES);
  return Math.round(points / 10) * 10;
}
