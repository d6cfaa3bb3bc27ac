import type { AnyGame } from '../../src/core/contract/game.ts';
import { type Puzzle, stateOf } from '../../src/core/contract/puzzle.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { decisionIn } from './decision.ts';
import { difficultyOf } from './difficulty.ts';
import { idOf } from './file.ts';
import { type Deal, decisionsOf, type PlayedDecision } from './games.ts';
import { choicesWithLines, judged, MADE_UP } from './maker.ts';
import type { Mix } from './mix.ts';
import type { PuzzleRules } from './rules.ts';
import { themeOf } from './theme.ts';

/** Maximum number of decisions of a deal that are judged, and maximum number of puzzles of a deal. */
const [LOOKS, IN_ONE_DEAL] = [30, 3];
/** Fewest moves between two puzzles of a deal. */
const APART = 8;

/** Result of a judged decision: a puzzle, or the reason against it. */
export type Searched = { readonly puzzle: Puzzle } | { readonly because: string };

/** Searches a deal between bots for puzzles. */
export const searchedDeal = (game: AnyGame, deal: Deal, rules: PuzzleRules, mix: Mix): Generator<Searched> =>
  searched(game, decisionsOf(game, deal, rules), rules, mix, deal.number);

/**
 * Searches the decisions of a game for puzzles, and yields the result of each. Judges the decisions in random order, so that
 * puzzles come from all parts of a game.
 * @param mix puzzles that the search has found already; the caller adds the new ones
 * @param number seed of the order
 */
export function* searched(
  game: AnyGame,
  played: readonly PlayedDecision[],
  rules: PuzzleRules,
  mix: Mix,
  number: number,
): Generator<Searched> {
  const decisions = new LightDice(number).shuffle(played);
  const found: Puzzle[] = [];
  for (const decision of decisions.slice(0, LOOKS)) {
    if (found.some(({ log }) => Math.abs(log.length - decision.log.length) < APART)) continue;
    const verdict = mix.hasRoomFor(decision.view)
      ? judged(decision, rules, (best, isPlain) => mix.welcomes(best, isPlain))
      : { because: 'too many are alike' };
    if ('because' in verdict) {
      yield verdict;
      continue;
    }
    const puzzle = { ...placeOf(game, decision), ...verdict.found };
    found.push(puzzle);
    yield { puzzle };
    if (found.length === IN_ONE_DEAL) return;
  }
}

/** Judges the decision of a puzzle again, with the present evaluation. The puzzle keeps its id and people's answers. */
export function judgedAgain(game: AnyGame, puzzle: Puzzle, rules: PuzzleRules): Searched {
  const decision = decisionIn(game, stateOf(game, puzzle));
  const verdict = decision ? judged(decision, rules) : { because: 'not one seat is to act' };
  return 'because' in verdict ? verdict : { puzzle: { ...puzzle, ...verdict.found } };
}

/**
 * Makes the lines of play of a puzzle again, with the present rules. The choices and their points stay, except choices for
 * which the seat can make up.
 */
export function puzzleWithLines(game: AnyGame, puzzle: Puzzle, rules: PuzzleRules): Searched {
  const decision = decisionIn(game, stateOf(game, puzzle));
  if (!decision) return { because: 'not one seat is to act' };
  const choices = choicesWithLines(decision, puzzle.choices, rules);
  if (!choices) return { because: MADE_UP };
  const isWhole = choices.length === puzzle.choices.length;
  const rating = isWhole ? puzzle.rating : difficultyOf(decision, choices);
  return { puzzle: { ...puzzle, choices, theme: themeOf(choices, rules), rating } };
}

const placeOf = (game: AnyGame, { seats, seed, log, seat }: PlayedDecision) => ({
  id: idOf(game, { seats, seed, log }),
  seats,
  seed,
  log,
  seat,
});
