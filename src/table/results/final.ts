import type { Outcome, Seat, Summary, Viewer } from '../../core/game.ts';
import { pointsOf, SETTLED_AT } from '../../core/ratings.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { RatingPool, Store, StoredMatch } from '../../store/index.ts';
import { toMatch } from '../rows.ts';
import { gameOf, refuseAtTable, type Services } from '../services.ts';
import type { Match } from '../types.ts';
import { courseOf, endedEarly } from './history.ts';
import { noneWhereGone } from './replay.ts';
import { outcomeOf, standing } from './standing.ts';

/** How a game that was dealt came to its end; everything is open now. */
export interface MatchEnding {
  readonly match: Match;
  /** 64 hexadecimal digits: anybody can check the shuffles, of a cancelled game too. Undefined while it is withheld. */
  readonly seed: string | undefined;
  /** By seat; undefined where the rules did not end it. */
  readonly outcome: Outcome | undefined;
  /** By seat, resigned seats last; undefined for a cancelled game. */
  readonly ranks: readonly number[] | undefined;
  /** It is unrated, was given up before anybody's second turn, and counts nowhere. */
  readonly early: boolean;
  /** Undefined for a game that tells none, and where today's rules no longer lead to its turns. */
  readonly summary: Summary | undefined;
  /** What it has made of ratings, of those who let others look; empty for an unrated game. */
  readonly ratings: readonly SeatRating[];
  /** The action that brought most points, the earliest of them; undefined where none brought any. */
  readonly best: { readonly seat: Seat; readonly points: number; readonly rev: number } | undefined;
}

/** What a game has made of the rating of a seat's person. */
export interface SeatRating {
  readonly seat: Seat;
  readonly pool: RatingPool;
  readonly points: number;
  readonly change: number;
  /** Enough games for a rating without a question mark. */
  readonly settled: boolean;
  /** How much of the change was counted, from 0 to 1. */
  readonly weight: number;
}

const hasEnded = ({ status, dealt }: StoredMatch): boolean =>
  (status === 'over' || status === 'cancelled') && dealt;

/** Undefined while it could go on, and for one that was never dealt. */
export async function endingOf(
  services: Services,
  store: Store,
  match: StoredMatch,
): Promise<MatchEnding | undefined> {
  if (!hasEnded(match)) return undefined;
  const game = gameOf(services, match.game);
  const course = await courseOf(store, game, match).catch(noneWhereGone);
  const summary = course && game.summary?.(course.history);
  const outcome = outcomeOf(game, match);
  let best: MatchEnding['best'];
  for (const [index, { seat, rev }] of course?.moves.entries() ?? []) {
    const points = summary?.gains[index] ?? 0;
    if (points > (best?.points ?? 0)) best = { seat, points, rev };
  }
  return {
    match: toMatch(services, match),
    seed: match.withheld ? undefined : match.seed,
    outcome,
    ranks: match.status === 'over' ? standing(match, outcome) : undefined,
    early: course !== undefined && endedEarly(game, match, course),
    summary,
    ratings: await ratingsIn(store, match),
    best,
  };
}

async function ratingsIn(
  { ratings, people }: Pick<Store, 'ratings' | 'people'>,
  { id, rated, seats }: StoredMatch,
): Promise<readonly SeatRating[]> {
  if (!rated) return [];
  const found: SeatRating[] = [];
  for (const { userId, pool, points, games, weight, ...change } of await ratings.changesOf(id)) {
    const seat = seats.find(other => other.userId === userId)?.seat;
    if (seat === undefined || !(await people.get(userId)).stats) continue;
    const before = pointsOf({ mu: change.muBefore, sigma: change.sigmaBefore });
    found.push({ seat, pool, points, change: points - before, settled: games >= SETTLED_AT, weight });
  }
  return found.toSorted((one, other) => one.seat - other.seat);
}

/**
 * The portable record, one line of JSON: whole once the game has ended, before that what the viewer may know; of a game that is
 * withheld no stranger knows anything, and after its end whoever played it knows no more than before.
 */
export async function recordFor(
  services: Services,
  store: Store,
  match: StoredMatch,
  viewer: Viewer,
): Promise<Result<string, Refusal>> {
  if (!match.dealt) return refuseAtTable(match.status === 'cancelled' ? 'never-started' : 'not-started');
  if (match.withheld && viewer === 'table') return refuseAtTable('duplicate-on');
  const game = gameOf(services, match.game);
  if (!game.record) return refuseAtTable('no-record', { game: game.id });
  const { history } = await courseOf(store, game, match);
  const names = match.seats.map(({ name }) => name);
  const record = game.record(history, names, hasEnded(match) && !match.withheld ? 'all' : viewer);
  return accept(`${JSON.stringify(record)}\n`);
}
