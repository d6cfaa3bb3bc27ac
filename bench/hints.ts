import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '../src/core/game.ts';
import { playerOf } from '../src/core/player.ts';
import { type Puzzle, stateOf } from '../src/core/puzzle.ts';
import { players } from '../src/games/bots.ts';
import { puzzlesIn } from '../src/games/puzzles.ts';
import { games } from '../src/games/registry.ts';
import { namedByHint } from '../test/support/named-by-hint.ts';
import { decisionIn, nameOf } from '../tools/puzzles/decision.ts';
import type { Metric, Report } from './report.ts';

/** Share of puzzles whose best action a hint must name first. */
const SHARE = 80;
/** Seconds of one core that a hint may take, as a median and at worst. */
const SECONDS = 8;

/** Returns true where a hint names first what the puzzle's best action does, by this means or another. */
async function isSolved(game: AnyGame, puzzle: Puzzle): Promise<boolean> {
  const decision = decisionIn(game, stateOf(game, puzzle));
  if (!decision) return false;
  const named = (text = ''): string => {
    const action = game.read(text);
    return action.ok ? nameOf(decision, action.value) : text;
  };
  const [first] = await namedByHint(game, decision.state);
  return named(first) === named(puzzle.choices[0]?.action);
}

/**
 * Measures how many puzzles a hint solves, and at what cost. @param puzzles file of held-back puzzles of one game; absent: the
 * puzzles of data/<game>/puzzles.json
 */
export async function benchHints({
  game: only,
  puzzles: file,
}: {
  readonly game?: string | undefined;
  readonly puzzles?: string | undefined;
}): Promise<Report> {
  const metrics: Metric[] = [];
  for (const game of Object.values(games)) {
    if ((only !== undefined && game.id !== only) || !playerOf(game.id, players, 'hard')) continue;
    const puzzles = puzzlesIn(file ?? `data/${game.id}/puzzles.json`);
    let [solved, longest, all] = [0, 0, 0];
    for (const puzzle of puzzles) {
      const before = process.cpuUsage().user;
      if (await isSolved(game, puzzle)) solved += 1;
      const seconds = (process.cpuUsage().user - before) / 1e6;
      longest = Math.max(longest, seconds);
      all += seconds;
      await setImmediate();
    }
    const share = Math.round((100 * solved) / Math.max(1, puzzles.length));
    metrics.push(
      {
        name: `${game.id}: ${puzzles.length} puzzles, solved by a hint`,
        value: share,
        unit: '%',
        bar: SHARE,
        holds: share >= SHARE,
      },
      {
        name: `${game.id}: one hint, mean`,
        value: Math.round((1_000 * all) / Math.max(1, puzzles.length)),
        unit: 'ms of a core',
      },
      {
        name: `${game.id}: one hint, the longest`,
        value: Math.round(1_000 * longest),
        unit: 'ms of a core',
        bar: SECONDS * 1_000,
        holds: longest <= SECONDS,
      },
    );
  }
  return { bench: 'hints', metrics };
}
