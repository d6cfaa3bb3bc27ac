import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { STRENGTHS, type Strength } from '../../src/core/contract/player.ts';
import { games } from '../../src/games/registry.ts';
import type { Harness } from '../../test/games/harness.ts';
import { HARNESSES } from '../../test/games/harnesses.ts';
import { type Named, playerNamed } from './players/pairing.ts';
import { outcomeOf } from './players/tournament.ts';
import type { Metric, Report, Wishes } from './report.ts';

/** Options of the tables for which the bots get ratings, by game. */
export const RATED: Readonly<Record<string, readonly unknown[]>> = Object.fromEntries(
  Object.entries<Harness>(HARNESSES).flatMap(([id, { rated }]) => (rated ? [[id, rated]] : [])),
);

/**
 * Pairings that measure easy by way of the steady player. Where easy wins too few games from medium, these games give its
 * rating.
 */
const BY_STEADY = [
  ['easy', 'steady'],
  ['steady', 'medium'],
] as const;
/** Number of won games below which a pairing does not measure the difference of its two players. */
const TOO_FEW = 10;

/** Games of two players. A tie is half a win of the first one. */
interface Met {
  readonly wins: number;
  readonly games: number;
}

function meet(game: AnyGame, options: unknown, [one, other]: readonly [Named, Named], count: number): Met {
  const pair = [playerNamed(game.id, one), playerNamed(game.id, other)];
  let wins = 0;
  for (let at = 0; at < count; at++) {
    const swapped = at % 2 === 1;
    const seated = swapped ? pair.toReversed() : pair;
    const { ranks } = outcomeOf(game, options, seated, 1 + Math.floor(at / 2), 31 * at + 7);
    const [own = 0, theirs = 0] = swapped ? ranks.toReversed() : ranks;
    wins += own < theirs ? 1 : own > theirs ? 0 : 0.5;
  }
  return { wins, games: count };
}

/** Difference in rating points at which the odds of a win are e to one (e = 2.718). */
const NATURAL = 400 / Math.LN10;

interface Lead {
  readonly points: number;
  readonly spread: number;
  readonly games: number;
}

/**
 * Returns the first player's lead in rating points with its uncertainty. Half a win and half a loss are added to the results.
 */
function ahead({ wins, games: count }: Met): Lead {
  const all = count + 1;
  const share = (wins + 0.5) / all;
  return {
    points: NATURAL * Math.log(share / (1 - share)),
    spread: NATURAL / Math.sqrt(all * share * (1 - share)),
    games: count,
  };
}

/** Rating of the medium player, equal to that of a new person. */
const MIDDLE = 1_500;
type MeasuredRatings = Readonly<Record<Strength, readonly [points: number, spread: number]>>;

/** Adds up leads along a chain of pairings: of the first player over the second, of the second over the third, and so on. */
const along = (leads: readonly Lead[]): Lead => ({
  points: leads.reduce((sum, { points }) => sum + points, 0),
  spread: Math.hypot(...leads.map(({ spread }) => spread)),
  games: leads.reduce((sum, { games: count }) => sum + count, 0),
});

/**
 * Returns the lead of easy over medium. The games by way of the steady player are played only where they are needed, each
 * pairing as often as the direct one.
 * @param direct games of easy against medium
 */
const easyLead = (game: AnyGame, options: unknown, direct: Met): Lead =>
  direct.wins < TOO_FEW
    ? along(BY_STEADY.map(pair => ahead(meet(game, options, pair, direct.games))))
    : ahead(direct);

function measured(easy: Lead, upper: Met): MeasuredRatings {
  const hard = ahead(upper);
  return {
    easy: [Math.round(MIDDLE + easy.points), Math.round(easy.spread)],
    medium: [MIDDLE, Math.round(Math.min(easy.spread, hard.spread) / 2)],
    hard: [Math.round(MIDDLE - hard.points), Math.round(hard.spread)],
  };
}

/** Number of games of medium against hard. Easy against medium plays four times as many. */
const FEW = 40;
/** Factor for the number of games in pairings whose games cost little time. */
const QUICK = 4;

/** Rates the bots by games between neighbouring strengths. */
export function benchRatings({ games: wanted = FEW, game: wantedGame, only = '', write }: Wishes): Report {
  const metrics: Metric[] = [];
  for (const [id, tables] of Object.entries(RATED)) {
    const game = games[id];
    if (!game || (wantedGame !== undefined && wantedGame !== id)) continue;
    const found: Record<string, MeasuredRatings> = {};
    for (const options of tables) {
      const category = game.category?.(options) ?? id;
      if (!category.includes(only)) continue;
      const lower = meet(game, options, ['easy', 'medium'], wanted * QUICK);
      const upper = meet(game, options, ['medium', 'hard'], wanted);
      const easy = easyLead(game, options, lower);
      const ratings = measured(easy, upper);
      const counts = { easy: easy.games, medium: easy.games + wanted, hard: wanted };
      found[category] = ratings;
      for (const strength of STRENGTHS) {
        const [points, spread] = ratings[strength];
        metrics.push({
          name: `${id}, ${category}: ${strength}, of ${counts[strength]} games`,
          value: points,
          unit: 'points',
          spread: [points - 2 * spread, points + 2 * spread],
        });
      }
    }
    if (write) keep(join('data', id, 'ratings.json'), found);
  }
  return { bench: 'ratings', metrics };
}

function keep(path: string, found: Readonly<Record<string, MeasuredRatings>>): void {
  const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  writeFileSync(path, `${JSON.stringify({ ...before, ...found }, undefined, 2)}\n`);
}
