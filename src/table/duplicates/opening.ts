import { gameOf, ofGame } from '../../core/contract/game.ts';
import type { Strength } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { StoredDuplicate } from '../../store/index.ts';
import { nextNumber } from '../contests/contests.ts';
import { unplayed } from '../lobby/add-bot.ts';
import { countDone } from '../match/rate-limits.ts';
import { meet } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Pace, Person, StandIn } from '../match/types.ts';
import { type Member, may, serverOf } from '../people/servers.ts';

export const FEWEST_TABLES = 2;
export const MOST_TABLES = 8;
/** Maximum number of duplicates in one server that have not ended. */
const DUPLICATES_AT_MOST = 3;

export interface DuplicateWish {
  readonly game: string;
  readonly options: unknown;
  readonly guildId: string;
  readonly channelId: string;
  readonly opener: Person;
  /** Roles and permissions of the opener in the server. Absent: the right to open a table is not checked. */
  readonly member?: Member | undefined;
  /** Maximum number of tables. With fewer people there are fewer tables. */
  readonly tables: number;
  /** Seats at each table. Absent: as many as are needed. */
  readonly seats?: number | undefined;
  readonly players?: readonly Strength[] | undefined;
  /** Pace of the matches. Absent: the server's default pace, or none. */
  readonly pace?: Pace | undefined;
  /** Stand-in of the tables. Absent: a medium bot. */
  readonly standIn?: StandIn | undefined;
  readonly hints?: boolean | undefined;
}

type Sized = Pick<StoredDuplicate, 'game' | 'options' | 'seats' | 'players'>;

export const peopleAtMost = (
  { services }: Pick<UnitOfWork, 'services'>,
  { game, options, seats, players }: Sized,
): number => (seats ?? gameOf(services, game).seats(options).max) - players.length;

/** Opens a duplicate in which its opener takes part. Returns its id. */
export async function openDuplicate(unit: UnitOfWork, wish: DuplicateWish): Promise<Result<string, Refusal>> {
  const { services, repositories, at } = unit;
  const { game, options, guildId, channelId, opener, member, tables, seats, players = [] } = wish;
  if (!ofGame(services.games, game)) return refuseAtTable('no-such-game', { game });
  const { min, max } = gameOf(services, game).seats(options);
  if (!Number.isInteger(tables) || tables < FEWEST_TABLES || tables > MOST_TABLES)
    return refuseAtTable('duplicate-tables', { min: FEWEST_TABLES, max: MOST_TABLES });
  if (seats !== undefined && !(Number.isInteger(seats) && seats >= min && seats <= max))
    return refuseAtTable('bad-seats', { min, max });
  if (players.length >= (seats ?? max))
    return refuseAtTable('players-only', { players: players.length, seats: seats ?? max });
  const strange = unplayed(services, game, players);
  if (strange) return strange;
  if (wish.pace === 'live') return refuseAtTable('live-duplicate');
  const { mayOpen, pace } = await serverOf(repositories, guildId);
  if (member && !may(mayOpen, member)) return refuseAtTable('may-not-open', { who: mayOpen });
  if ((await repositories.duplicates.liveIn(guildId)) >= DUPLICATES_AT_MOST)
    return refuseAtTable('duplicates-many', { limit: DUPLICATES_AT_MOST });
  const hurried = await countDone(unit, { what: 'open', personId: opener.id, scope: guildId });
  if (hurried) return hurried;
  const id = services.newId();
  await repositories.duplicates.insert({
    ...{ id, game, options, guildId, channelId, players, wanted: tables, seats: seats ?? null },
    ...{ openerId: opener.id, openerName: opener.name, pace: wish.pace ?? pace ?? 'none' },
    ...{ standIn: wish.standIn ?? null, hints: wish.hints ?? false, status: 'gathering' },
    ...{ seed: '', salt: '', rev: 1, shownRev: 0, messageId: null, resultMessageId: null },
    ...{ trouble: null, attempts: 0, retryAt: null, createdAt: at, updatedAt: at },
  });
  await enter(unit, id, opener, 1);
  return accept(id);
}

async function enter(
  { repositories, at }: UnitOfWork,
  duplicateId: string,
  person: Person,
  number: number,
): Promise<void> {
  const { id: userId, name } = person;
  await meet(repositories, person);
  await repositories.duplicates.join({
    duplicateId,
    number,
    userId,
    name,
    share: null,
    forfeitedAt: null,
    joinedAt: at,
  });
}

/** Returns why people can't join or leave a duplicate any more. Undefined before its start. */
export const begunOrOver = ({
  status,
}: Pick<StoredDuplicate, 'status'>): Result<never, Refusal> | undefined => {
  if (status === 'gathering') return undefined;
  return refuseAtTable(status === 'running' ? 'duplicate-started' : 'duplicate-over');
};

/** Adds a person to a duplicate. A block between two people is no obstacle here, since the two get different tables. */
export async function joinDuplicate(
  unit: UnitOfWork,
  duplicate: StoredDuplicate,
  person: Person,
): Promise<Result<void, Refusal>> {
  const shut = begunOrOver(duplicate);
  if (shut) return shut;
  const { duplicates } = unit.repositories;
  const players = await duplicates.players(duplicate.id);
  if (players.some(({ userId }) => userId === person.id)) return refuseAtTable('duplicate-in');
  const limit = duplicate.wanted * peopleAtMost(unit, duplicate);
  if (players.length >= limit) return refuseAtTable('duplicate-full', { limit });
  await enter(unit, duplicate.id, person, nextNumber(players));
  await duplicates.change(duplicate.id, unit.at);
  return accept(undefined);
}

export async function leaveDuplicate(
  unit: UnitOfWork,
  duplicate: StoredDuplicate,
  personId: string,
): Promise<Result<void, Refusal>> {
  const shut = begunOrOver(duplicate);
  if (shut) return shut;
  const { duplicates } = unit.repositories;
  const own = (await duplicates.players(duplicate.id)).find(({ userId }) => userId === personId);
  if (!own) return refuseAtTable('duplicate-not-in');
  await duplicates.removePlayer(duplicate.id, own.number);
  await duplicates.change(duplicate.id, unit.at);
  return accept(undefined);
}
