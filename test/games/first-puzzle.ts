import { stateOf } from '../../src/core/contract/puzzle.ts';
import { puzzlesOf } from '../../src/games/puzzles.ts';
import { games } from '../../src/games/registry.ts';
import { decisionIn } from '../../tools/puzzles/decision.ts';
import { harnessed } from './harnesses.ts';

export const RULES = await harnessed('puzzles');

/** Returns the first puzzle of a game with its decision and the game's rules of puzzles. */
export const here = (gameId: string) => {
  const [game, rules, [puzzle]] = [games[gameId], RULES[gameId], puzzlesOf(gameId)];
  const decision = game && puzzle && decisionIn(game, stateOf(game, puzzle));
  if (!game || !rules || !decision) throw new Error(`no puzzle of ${gameId}`);
  return { game, rules, puzzle, decision };
};
