import { gameOf } from '../../core/contract/game.ts';
import { isForgotten } from '../../core/contract/player.ts';
import { FRESH, MEETING_MS, pointsOf } from '../../core/contract/rating-formula.ts';
import {
  type NewRatingChange,
  type RatingKey,
  type Repositories,
  type StoredMatch,
  type StoredRating,
  type StoredRatingChange,
  StoreError,
} from '../../store/index.ts';
import { outcomeOf, standing } from '../match/position.ts';
import type { Services } from '../match/services.ts';
import { changesIn, fieldOf, undosOf } from './rating.ts';

type RatingServices = Pick<Services, 'games' | 'players'>;

/** All ratings, computed again from the games' results. */
export interface Rebuilt {
  /** Number of games that changed a rating. */
  readonly games: number;
  readonly changes: readonly NewRatingChange[];
  readonly ratings: readonly StoredRating[];
  /** Differences from the stored ratings, one line each. */
  readonly faults: readonly string[];
}

/** Tolerance for numbers that were computed twice from the same values. */
const NEARLY = 1e-9;
const differs = (one: number, other: number): boolean => Math.abs(one - other) > NEARLY;

const keyText = ({ game, category, pool }: RatingKey): string => `${game}, ${category}, ${pool}`;
const ratingText = (userId: string, key: RatingKey): string => `${userId} (${keyText(key)})`;

/** Ratings and changes computed so far. The games are computed in the order in which they were rated. */
class Ledger {
  readonly ratings = new Map<string, StoredRating>();
  readonly changes: NewRatingChange[] = [];
  readonly #met = new Map<string, number[]>();
  readonly #strangersMet = new Map<string, number>();

  ratingOf(userId: string, key: RatingKey): StoredRating | undefined {
    return this.ratings.get(ratingText(userId, key));
  }

  met(one: string, other: string, key: RatingKey): readonly number[] {
    return this.#met.get(this.#pair(one, other, key)) ?? [];
  }

  /** Returns the time of the person's last rated game with a person who deleted their data. */
  lastStranger(userId: string, key: RatingKey): number {
    return this.#strangersMet.get(ratingText(userId, key)) ?? Number.NEGATIVE_INFINITY;
  }

  put(changes: readonly NewRatingChange[], incomplete: boolean): void {
    for (const change of changes) {
      const { userId, game, category, pool, mu, sigma, points, games, at } = change;
      if (incomplete) this.#strangersMet.set(ratingText(userId, change), at);
      this.changes.push(change);
      this.ratings.set(ratingText(userId, change), {
        userId,
        game,
        category,
        pool,
        mu,
        sigma,
        points,
        games,
        at,
      });
      for (const other of changes) {
        if (other === change) continue;
        const pair = this.#pair(userId, other.userId, change);
        const times = this.#met.get(pair) ?? [];
        times.push(at);
        this.#met.set(pair, times);
      }
    }
  }

  #pair(one: string, other: string, key: RatingKey): string {
    return `${one} ${ratingText(other, key)}`;
  }
}

/**
 * Computes all ratings again from the rows, results and people of the rated games. Takes the games in the order of the stored
 * changes, and compares the new changes with the stored ones.
 */
export async function rebuilt(services: RatingServices, store: Repositories): Promise<Rebuilt> {
  const ledger = new Ledger();
  const faults: string[] = [];
  let games = 0;
  for (const matchId of await store.ratings.ratedGames()) {
    const stored = await store.ratings.changesOf(matchId);
    try {
      const match = await store.matches.get(matchId);
      if (!match) continue;
      const changes = await againOf(services, store, match, stored, ledger);
      if (changes.length > 0) games += 1;
      const incomplete = match.seats.some(({ userId, dealtTo }) => isForgotten(dealtTo ?? userId));
      ledger.put(changes, incomplete);
      faults.push(...changeFaults(matchId, changes, stored));
    } catch (error) {
      if (error instanceof StoreError) throw error;
      faults.push(`match ${matchId}: ${error instanceof Error ? error.message : String(error)}`);
      // A damaged match keeps the rating changes that it has made.
      ledger.put(againFrom(stored, ledger), false);
      games += 1;
    }
  }
  const ratings = [...ledger.ratings.values()];
  return {
    games,
    changes: ledger.changes,
    ratings,
    faults: [...faults, ...ratingFaults(ratings, await store.ratings.list())],
  };
}

async function againOf(
  services: RatingServices,
  store: Repositories,
  match: StoredMatch,
  stored: readonly StoredRatingChange[],
  ledger: Ledger,
): Promise<readonly NewRatingChange[]> {
  const game = gameOf(services, match.game);
  const shares = new Map((await store.results.ofMatch(match.id)).map(row => [row.seat, row]));
  const ranks = standing(match, outcomeOf(game, match));
  const rated = fieldOf(game, match, ranks, seat => shares.get(seat) ?? { turns: 0, standIns: 0 });
  if (!rated) return [];
  const { key, field } = rated;
  // The data of a person in this game was deleted, so the stored changes of the other people are used.
  if (field.incomplete) return againFrom(stored, ledger);
  const since = match.updatedAt - MEETING_MS;
  return changesIn(services, match, key, field, {
    skillOf: userId => ledger.ratingOf(userId, key),
    meetings: (one, other) => ledger.met(one, other, key).filter(at => at > since).length,
    undos: await undosOf(store, match.id),
    // The rows do not show whether a person deleted their data before this game or after it. So the stored weight is used.
    weightOf: userId =>
      ledger.lastStranger(userId, key) > since
        ? stored.find(change => change.userId === userId)?.weight
        : undefined,
  });
}

const againFrom = (stored: readonly StoredRatingChange[], ledger: Ledger): readonly NewRatingChange[] =>
  stored.map(change => kept(change, ledger.ratingOf(change.userId, change)));

/** Applies a stored change to the rating as computed so far. */
function kept({ id: _, ...change }: StoredRatingChange, now: StoredRating | undefined): NewRatingChange {
  const { mu: muBefore, sigma: sigmaBefore } = now ?? FRESH;
  const games = 1 + (now?.games ?? 0);
  if (!differs(muBefore, change.muBefore) && !differs(sigmaBefore, change.sigmaBefore))
    return { ...change, games };
  const mu = muBefore + change.mu - change.muBefore;
  const sigma = (sigmaBefore * change.sigma) / change.sigmaBefore;
  return { ...change, muBefore, sigmaBefore, mu, sigma, games, points: pointsOf({ mu, sigma }) };
}

function changeFaults(
  matchId: string,
  changes: readonly NewRatingChange[],
  stored: readonly StoredRatingChange[],
): readonly string[] {
  const missing = changes.filter(({ userId }) => !stored.some(row => row.userId === userId));
  return [
    ...missing.map(({ userId }) => `match ${matchId}: no change of ${userId} is stored`),
    ...stored.flatMap(row => {
      const found = changes.find(({ userId }) => userId === row.userId);
      if (!found) return `match ${matchId}: a change of ${row.userId} is stored, and none follows from it`;
      const fields = (
        ['mu', 'sigma', 'muBefore', 'sigmaBefore', 'weight', 'rank', 'games', 'points'] as const
      ).filter(name => differs(found[name], row[name]));
      return fields.map(
        name => `match ${matchId}, ${row.userId}: ${name} is ${row[name]}, not ${found[name]}`,
      );
    }),
  ];
}

function ratingFaults(found: readonly StoredRating[], stored: readonly StoredRating[]): readonly string[] {
  const known = new Map(stored.map(row => [ratingText(row.userId, row), row]));
  const wanted = new Set(found.map(row => ratingText(row.userId, row)));
  return [
    ...found.flatMap(row => {
      const there = known.get(ratingText(row.userId, row));
      const fields = ['mu', 'sigma', 'games', 'points'] as const;
      const same = there && !fields.some(name => differs(there[name], row[name]));
      return same
        ? []
        : `the rating of ${ratingText(row.userId, row)} is ${there?.points ?? 'missing'}, not ${row.points}`;
    }),
    ...[...known.keys()]
      .filter(text => !wanted.has(text))
      .map(text => `a rating of ${text} is stored, and no game made it`),
  ];
}

/** Replaces the stored ratings and leaderboards by the computed ones, in the caller's transaction. */
export async function writeRatings(
  { ratings, standings }: Pick<Repositories, 'ratings' | 'standings'>,
  found: Rebuilt,
): Promise<void> {
  await ratings.clear();
  for (const change of found.changes) await ratings.change([change]);
  for (const rating of found.ratings) await ratings.put(rating);
  await standings.refresh();
}
