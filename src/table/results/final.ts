import type { Outcome, Seat, Summary, Viewer } from '../../core/game.ts';
import { pointsOf, SETTLED_AT } from '../../core/ratings.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { RatingPool, Store, StoredMatch } from '../../store/index.ts';
import { toMatch } from '../match/rows.ts';
import { gameOf, refuseAtTable, type Services } from '../match/services.ts';
import { outcomeOf, standing } from '../match/standing.ts';
import type { Match } from '../match/types.ts';
import { courseOf, endedEarly } from './history.ts';
import { noneWhereGone } from './replay.ts';

/** End of a game that was dealt. All of it is public now. */
export interface MatchEnding {
  readonly match: Match;
  /**
   * 64 hexadecimal digits with which everybody can check the shuffles, also of a cancelled game. Undefined while it is
   * withheld.
   */
  readonly seed: string | undefined;
  /** Outcome by seat. Undefined where the rules did not end it. */
  readonly outcome: Outcome | undefined;
  /** Ranks by seat, resigned seats last. Undefined for a cancelled game. */
  readonly ranks: readonly number[] | undefined;
  /** True for an unrated game that was given up before anybody's second turn. It counts nowhere. */
  readonly early: boolean;
  /** Undefined for a game that tells none, and where today's rules no longer lead to its turns. */
  readonly summary: Summary | undefined;
  /** Ratings that it changed, of people who let others look. Empty for an unrated game. */
  readonly ratings: readonly SeatRating[];
  /** The action that brought most points, the earliest of them; undefined where none brought any. */
  readonly best: { readonly seat: Seat; readonly points: number; readonly rev: number } | undefined;
}

/** Change that a game made to the rating of a seat's person. */
export interface SeatRating {
  readonly seat: Seat;
  readonly pool: RatingPool;
  readonly points: number;
  readonly change: number;
  /** Enough games for a rating without a question mark. */
  readonly settled: boolean;
  /** Part of the change that was counted, from 0 to 1. */
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
 * Returns the portable record, one line of JSON. It is whole after the end, and holds only what the viewer may know before.
 * Of a withheld game strangers see nothing, and its own people learn nothing new after its end.
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
