import type { AnyGame } from '../../src/core/game.ts';
import { LightDice } from '../../src/core/light-dice.ts';
import type { Puzzle } from '../../src/core/puzzle.ts';
import { idOf } from './file.ts';
import { type Deal, decisionsOf, type PlayedDecision } from './games.ts';
import { judged, type PuzzleRules } from './maker.ts';

/** Most decisions of a deal that are judged, and most puzzles of a deal. */
const [LOOKS, IN_ONE_DEAL] = [40, 3];
/** Fewest moves between two puzzles of a deal. */
const APART = 8;

export interface SearchedDeal {
  readonly puzzles: readonly Puzzle[];
  /** Number of decisions for each reason not to make a puzzle of them. */
  readonly refused: ReadonlyMap<string, number>;
}

/** Searches a deal for puzzles. It judges the decisions in random order, so that puzzles come from all parts of a game. */
export function searchedDeal(game: AnyGame, deal: Deal, rules: PuzzleRules): SearchedDeal {
  const decisions = new LightDice(deal.number).shuffle(decisionsOf(game, deal));
  const puzzles: Puzzle[] = [];
  const refused = new Map<string, number>();
  for (const decision of decisions.slice(0, LOOKS)) {
    if (puzzles.length === IN_ONE_DEAL) break;
    if (puzzles.some(({ log }) => Math.abs(log.length - decision.log.length) < APART)) continue;
    const verdict = judged(decision, rules);
    if ('because' in verdict) refused.set(verdict.because, (refused.get(verdict.because) ?? 0) + 1);
    else puzzles.push({ ...placeOf(game, decision), ...verdict.found });
  }
  return { puzzles, refused };
}

const placeOf = (game: AnyGame, { seats, seed, log, seat }: PlayedDecision) => ({
  id: idOf(game, { seats, seed, log }),
  seats,
  seed,
  log,
  seat,
});
