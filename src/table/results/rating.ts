import { type AnyGame, categoryOf, type Seat } from '../../core/contract/game.ts';
import { ratingOf } from '../../core/contract/player.ts';
import {
  FRESH,
  MEETING_MS,
  pointsOf,
  rerated,
  type Skill,
  weightOf,
} from '../../core/contract/rating-formula.ts';
import type {
  NewRatingChange,
  RatingKey,
  Repositories,
  StoredMatch,
  StoredRating,
} from '../../store/index.ts';
import type { Services, UnitOfWork } from '../match/services.ts';
import { ANY_STRANGER } from '../match/strangers.ts';
import { type Rateable, type RatedField, ratedField, type SeatShare } from './rated-field.ts';

/** Values from before a game. The game's rating changes are computed from them. */
export interface RatedBefore {
  skillOf(userId: string): (Skill & Pick<StoredRating, 'games'>) | undefined;
  /** Counts the recent games in which two people were rated together. */
  meetings(one: string, other: string): number | Promise<number>;
  readonly undos: number;
  /**
   * Returns the stored weight of the game for a person, if the weight can't be computed again. Otherwise it returns undefined,
   * or the function is absent.
   */
  weightOf?(userId: string): number | undefined;
}

interface RatedSeat extends Rateable {
  readonly skill: Skill;
  readonly weight: number;
  /** Number of rated games, including this one. */
  readonly games: number;
}

const FRESH_PERSON = { ...FRESH, games: 0 };

/**
 * Computes the rating change of each person in a game. Bots keep their measured rating, and a bot without one is left out.
 * `rerated` has the formula (`rating-formula.ts`).
 */
export async function changesIn(
  { players }: Pick<Services, 'players'>,
  match: Pick<StoredMatch, 'id' | 'updatedAt'>,
  key: RatingKey,
  { places }: RatedField,
  before: RatedBefore,
): Promise<readonly NewRatingChange[]> {
  const field: RatedSeat[] = [];
  for (const place of places) {
    const { userId, strength } = place;
    if (userId !== null) {
      const others = places.flatMap(other => (other === place ? [] : (other.userId ?? [])));
      const met = await Promise.all(others.map(other => before.meetings(userId, other)));
      const { games, mu, sigma } = before.skillOf(userId) ?? FRESH_PERSON;
      const weight = before.weightOf?.(userId) ?? weightOf(met, before.undos);
      field.push({ ...place, skill: { mu, sigma }, games: games + 1, weight });
      continue;
    }
    const skill = strength && ratingOf(key.game, players, key.category, strength);
    if (skill) field.push({ ...place, skill, games: 0, weight: 0 });
  }
  if (field.length < 2) return [];
  const skills = rerated(field);
  return field.flatMap(({ userId, rank, skill, weight, games }, index) => {
    const now = skills[index];
    if (userId === null || !now) return [];
    return {
      matchId: match.id,
      userId,
      ...key,
      rank,
      weight,
      muBefore: skill.mu,
      sigmaBefore: skill.sigma,
      mu: now.mu,
      sigma: now.sigma,
      points: pointsOf(now),
      games,
      at: match.updatedAt,
    };
  });
}

/**
 * Selects the people and bots to compare in an ended match, and the rating that the match changes. Undefined if the match
 * changes no rating.
 */
export function fieldOf(
  game: AnyGame,
  match: StoredMatch,
  ranks: readonly number[],
  shareOf: (seat: Seat) => SeatShare,
): { readonly key: RatingKey; readonly field: RatedField } | undefined {
  const field = ratedField(match, ranks, shareOf);
  if (!field) return undefined;
  const category = categoryOf(game, match.options);
  return { key: { game: match.game, category, pool: field.pool }, field };
}

/** Changes the ratings of the people of a match, in the transaction that ends the match. */
export async function rate(
  { services, repositories }: Pick<UnitOfWork, 'services' | 'repositories'>,
  match: StoredMatch,
  key: RatingKey,
  field: RatedField,
): Promise<void> {
  const { ratings } = repositories;
  if ((await ratings.changesOf(match.id)).length > 0) return;
  const userIds = field.places.flatMap(({ userId }) => userId ?? []);
  const known = new Map((await ratings.of(key, userIds)).map(row => [row.userId, row]));
  const since = match.updatedAt - MEETING_MS;
  const changes = await changesIn(services, match, key, field, {
    skillOf: userId => known.get(userId),
    // People who deleted their data are stored under placeholder ids. Such a person may return and meet their own placeholder,
    // so all placeholders count as one person.
    meetings: async (one, other) =>
      (await ratings.meetings(key, [one, other], since)) +
      (await ratings.meetingsOfStrangers(key, [one, other], since, ANY_STRANGER)),
    undos: await undosOf(repositories, match.id),
  });
  await ratings.change(changes);
  for (const { userId, mu, sigma, points, games, at } of changes)
    await ratings.put({ userId, ...key, mu, sigma, points, games, at });
}

export const undosOf = ({ requests }: Pick<Repositories, 'requests'>, matchId: string): Promise<number> =>
  requests.agreed(matchId, 'undo');
