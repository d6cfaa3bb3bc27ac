import { gameOf, ofGame } from '../../core/contract/game.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { StoredLeague } from '../../store/index.ts';
import { unplayed } from '../lobby/add-bot.ts';
import { countDone } from '../match/rate-limits.ts';
import { meet } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Person, SlowPace } from '../match/types.ts';
import { type Member, may, serverOf } from '../people/servers.ts';
import { CUPS } from './cup.ts';
import { drawOf } from './season.ts';

export const FEWEST = 4;
export const MOST = 32;
export const ROUNDS_AT_MOST = 10;
/** Maximum number of leagues in one server at the same time, without ended ones. */
const LEAGUES_AT_MOST = 5;
export const LONGEST_NAME = 40;
export const FILLER = 'medium';
/** Number of recent leagues of a server that are checked for an equal name and for the limit of leagues. */
const LOOKED_AT = 50;

export interface LeagueWish {
  readonly game: string;
  readonly name: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly opener: Person;
  /** Roles and permissions of the opener in the server. Absent: the right to open a table is not checked. */
  readonly member?: Member | undefined;
  /** Maximum number of seats at a table. Absent: the game's maximum, but four at most. */
  readonly seats?: number | undefined;
  /** Number of rounds. Absent: computed from the number of people at the start. */
  readonly rounds?: number | undefined;
  /** Pace of the league's games. Absent: a day. A league without a pace is impossible, since no person would ever be late. */
  readonly pace?: Exclude<SlowPace, 'none'> | undefined;
  readonly cup?: number | undefined;
  readonly options?: unknown;
  /** True if medium bots take free seats. Absent: the seats stay free. */
  readonly filled?: boolean | undefined;
}

export const isLive = ({ status }: Pick<StoredLeague, 'status'>): boolean =>
  status === 'gathering' || status === 'running';

const USUAL_SEATS = 4;

/** Returns the number of rounds in which most people can meet each other, five at most. */
export const roundsFor = (people: number, seats: number): number =>
  Math.max(1, Math.min(5, Math.ceil((people - 1) / Math.max(1, seats - 1))));

/** Opens a league in which its opener takes part. Returns its id. */
export async function openLeague(unit: UnitOfWork, wish: LeagueWish): Promise<Result<string, Refusal>> {
  const { services, repositories, at } = unit;
  const { guildId, channelId, opener, game, member } = wish;
  if (!ofGame(services.games, game)) return refuseAtTable('no-such-game', { game });
  const { defaults, ...rules } = gameOf(services, game);
  const { options = defaults, filled = false } = wish;
  const range = rules.seats(options);
  const seats = wish.seats ?? Math.min(USUAL_SEATS, range.max);
  const min = Math.max(2, range.min);
  if (range.max < 2) return refuseAtTable('league-solo', { game });
  if (!Number.isInteger(seats) || seats < min || seats > range.max)
    return refuseAtTable('bad-seats', { min, max: range.max });
  const { rounds = null, cup = 0 } = wish;
  if (rounds !== null && !(Number.isInteger(rounds) && rounds >= 1 && rounds <= ROUNDS_AT_MOST))
    return refuseAtTable('league-rounds', { max: ROUNDS_AT_MOST });
  if (!CUPS.some(size => size === cup) || (cup > 0 && range.min > 2)) return refuseAtTable('league-cup');
  const nobody = filled ? unplayed(services, game, [FILLER]) : undefined;
  if (nobody) return nobody;
  const { mayOpen } = await serverOf(repositories, guildId);
  if (member && !may(mayOpen, member)) return refuseAtTable('may-not-open', { who: mayOpen });
  const name = wish.name.trim().slice(0, LONGEST_NAME);
  const live = (await repositories.leagues.inGuild(guildId, LOOKED_AT)).filter(isLive);
  if (live.some(other => other.name.toLowerCase() === name.toLowerCase()))
    return refuseAtTable('league-name', { name });
  if (live.length >= LEAGUES_AT_MOST) return refuseAtTable('leagues-many', { limit: LEAGUES_AT_MOST });
  const hurried = await countDone(unit, { what: 'open', personId: opener.id, scope: guildId });
  if (hurried) return hurried;
  const id = services.newId();
  await repositories.leagues.insert({
    ...{ id, game, options, name, guildId, channelId, seats, rounds, cup, filled },
    ...{ openerId: opener.id, openerName: opener.name, pace: wish.pace ?? 'day' },
    ...{ status: 'gathering', round: 0, seed: '', apart: null, rev: 1, shownRev: 0 },
    ...{ messageId: null, roundMessageId: null, shownRound: 0, trouble: null, attempts: 0, retryAt: null },
    ...{ createdAt: at, updatedAt: at },
  });
  await enter(unit, { id, seed: '' }, opener, 1, 'in');
  return accept(id);
}

export async function enter(
  { repositories, at }: UnitOfWork,
  { id, seed }: Pick<StoredLeague, 'id' | 'seed'>,
  person: Person,
  number: number,
  state: 'in' | 'waiting',
): Promise<void> {
  await meet(repositories, person);
  await repositories.leagues.join({
    ...{ leagueId: id, number, userId: person.id, name: person.name, state, joinedAt: at },
    ...{ bonus: 0, vanished: 0, rating: null, draw: seed === '' ? '' : drawOf(seed, number) },
  });
}
