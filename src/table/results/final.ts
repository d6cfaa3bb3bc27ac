import { gameOf, type Outcome, type Seat, type Summary, type Viewer } from '../../core/contract/game.ts';
import { isElsewhere } from '../../core/contract/player.ts';
import { pointsOf, SETTLED_AT } from '../../core/contract/rating-formula.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { RatingPool, Store, StoredMatch } from '../../store/index.ts';
import { placeSeen, seatsSeenFrom } from '../match/places.ts';
import { outcomeOf, standing } from '../match/position.ts';
import { toMatch } from '../match/rows.ts';
import { refuseAtTable, type Services } from '../match/services.ts';
import type { Match } from '../match/types.ts';
import { courseOf, endedEarly } from './history.ts';
import { noneWhereGone } from './replay.ts';

export interface MatchEnding {
  readonly match: Match;
  /**
   * Seed of the deal, 64 hexadecimal digits, with which everybody can check the shuffles. Undefined while other tables still
   * play the same deal.
   */
  readonly seed: string | undefined;
  /** Outcome by the rules. Undefined if the rules did not end the game. */
  readonly outcome: Outcome | undefined;
  /** Ranks by seat, resigned seats last. Undefined for a cancelled game. */
  readonly ranks: readonly number[] | undefined;
  /** True for an unrated game that ended by resignations before any seat's second turn. Such a game counts nowhere. */
  readonly early: boolean;
  /** Summary of the game. Undefined if the game has none, or the present rules can't replay it. */
  readonly summary: Summary | undefined;
  /**
   * Rating changes that the game caused, for the people of the reader's place who let others see their ratings. Empty for an
   * unrated game.
   */
  readonly ratings: readonly SeatRating[];
  /**
   * Action that brought the most points. If several actions brought as many, it is the earliest. Undefined if no action brought
   * points.
   */
  readonly best: { readonly seat: Seat; readonly points: number; readonly rev: number } | undefined;
}

export interface SeatRating {
  readonly seat: Seat;
  readonly pool: RatingPool;
  readonly points: number;
  readonly change: number;
  /** True if the person has enough games for a rating without a question mark. */
  readonly settled: boolean;
  /** Weight of the game in the rating, from 0 to 1. */
  readonly weight: number;
}

const hasEnded = ({ status, dealt }: StoredMatch): boolean =>
  (status === 'over' || status === 'cancelled') && dealt;

/** Returns the result of an ended game. Undefined while the game can go on, or if it was never dealt. */
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
  match: StoredMatch,
): Promise<readonly SeatRating[]> {
  const { id, rated, seats } = match;
  if (!rated) return [];
  // The exact rating of a person at another place would name the person, since leaderboards and profiles have it.
  const seen = seatsSeenFrom(seats, placeSeen(match));
  const found: SeatRating[] = [];
  for (const { userId, pool, points, games, weight, ...change } of await ratings.changesOf(id)) {
    const seat = seats.find(other => other.userId === userId)?.seat;
    if (seat === undefined || seen[seat]?.userId !== userId || !(await people.get(userId)).stats) continue;
    const before = pointsOf({ mu: change.muBefore, sigma: change.sigmaBefore });
    found.push({ seat, pool, points, change: points - before, settled: games >= SETTLED_AT, weight });
  }
  return found.toSorted((one, other) => one.seat - other.seat);
}

/**
 * Returns the game's portable record as one line of JSON. Before the end, the record holds only what the viewer may know. It
 * also stays incomplete while other tables play the same deal.
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
  const names = seatsSeenFrom(match.seats, placeSeen(match)).map(({ seat, userId, name }) =>
    isElsewhere(userId) ? `Player ${seat + 1}` : name,
  );
  const record = game.record(history, names, hasEnded(match) && !match.withheld ? 'all' : viewer);
  return accept(`${JSON.stringify(record)}\n`);
}
