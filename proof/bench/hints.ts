import { setImmediate } from 'node:timers/promises';
import { playerOf } from '../../src/core/contract/player.ts';
import { type Puzzle, stateOf } from '../../src/core/contract/puzzle.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { players } from '../../src/games/bots.ts';
import { puzzlesIn } from '../../src/games/puzzles.ts';
import { games } from '../../src/games/registry.ts';
import { namedByHint } from '../../test/support/named-by-hint.ts';
import { type Decision, decisionIn, nameOf, strong } from '../../tools/puzzles/decision.ts';
import { type Metric, metric, type Report, type Wishes } from './report.ts';

/** Share of puzzles whose best action a hint must name first. */
const SHARE = 80;
/** Seconds of one core that a hint may take, as a median and at worst. */
const SECONDS = 8;

/** Returns true where an action does what the puzzle's best action does, by this means or another. */
function isBest(decision: Decision, puzzle: Puzzle, text = ''): boolean {
  const { game } = decision;
  const named = (each = ''): string => {
    const action = game.read(each);
    return action.ok ? nameOf(decision, action.value) : each;
  };
  return named(text) === named(puzzle.choices[0]?.action);
}

const chosenByHard = ({ game, view, seat }: Decision): string =>
  game.write(strong(game, 'hard').choose(game, view, seat, new LightDice(1)));

/** Measures how many puzzles a hint and the hard player solve, and the cost of a hint. */
export async function benchHints({ game: only, puzzles: file }: Wishes): Promise<Report> {
  const metrics: Metric[] = [];
  for (const game of Object.values(games)) {
    if ((only !== undefined && game.id !== only) || !playerOf(game.id, players, 'hard')) continue;
    const puzzles = puzzlesIn(file ?? `data/${game.id}/puzzles.json`);
    let [solved, solvedByHard, longest, all] = [0, 0, 0, 0];
    for (const puzzle of puzzles) {
      const decision = decisionIn(game, stateOf(game, puzzle));
      if (!decision) continue;
      if (isBest(decision, puzzle, chosenByHard(decision))) solvedByHard += 1;
      const before = process.cpuUsage().user;
      const [first] = await namedByHint(game, decision.state);
      if (isBest(decision, puzzle, first)) solved += 1;
      const seconds = (process.cpuUsage().user - before) / 1e6;
      longest = Math.max(longest, seconds);
      all += seconds;
      await setImmediate();
    }
    const part = (count: number): number => Math.round((100 * count) / Math.max(1, puzzles.length));
    metrics.push(
      metric(`${game.id}: ${puzzles.length} puzzles, solved by a hint`, '%', [part(solved)], {
        atLeast: SHARE,
      }),
      metric(`${game.id}: solved by hard`, '%', [part(solvedByHard)]),
      metric(`${game.id}: one hint, mean`, 's of a core', [all / Math.max(1, puzzles.length)]),
      metric(`${game.id}: one hint, the longest`, 's of a core', [longest], { atMost: SECONDS }),
    );
  }
  return { bench: 'hints', metrics };
}
