import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { StoredLeague } from '../../store/index.ts';
import { mayRun, nextNumber } from '../contests/contests.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import { openerNamed } from '../match/strangers.ts';
import type { Person } from '../match/types.ts';
import { isMarked, leagueScope } from '../people/forgotten-people.ts';
import { endLeague, proceed } from './next-round.ts';
import { enter, FEWEST, isLive, MOST, roundsFor } from './open-league.ts';
import { settlePairs } from './pairs.ts';
import { drawOf } from './season.ts';

export type Entered = 'in' | 'waiting';

const shut = ({ status, name }: StoredLeague): Result<never, Refusal> | undefined =>
  isLive({ status }) ? undefined : refuseAtTable('league-over', { name });

/**
 * Adds a person to a league before its start, and later to its waiting list. A person who left can't come back, even after
 * deleting their data.
 */
export async function joinLeague(
  unit: UnitOfWork,
  league: StoredLeague,
  person: Person,
): Promise<Result<Entered, Refusal>> {
  const { leagues } = unit.repositories;
  const over = shut(league);
  if (over) return over;
  const players = await leagues.players(league.id);
  const own = players.find(({ userId }) => userId === person.id);
  if (own?.state === 'in' || own?.state === 'waiting')
    return refuseAtTable('league-in', { name: league.name, waits: own.state === 'waiting' ? 'yes' : 'no' });
  if (own || (await isMarked(unit.repositories, leagueScope(league.id), person.id, unit.at)))
    return refuseAtTable('league-left', { name: league.name });
  if (players.filter(({ state }) => state === 'in' || state === 'waiting').length >= MOST)
    return refuseAtTable('league-full', { name: league.name, limit: MOST });
  const state = league.status === 'gathering' ? 'in' : 'waiting';
  const number = nextNumber(players);
  await enter(unit, league, person, number, state);
  const comer = { userId: person.id, number };
  if (league.apart === null) await leagues.change(league.id, unit.at);
  else await settlePairs(unit, league, [...players, comer], [comer]);
  return accept(state);
}

/**
 * Removes a person from a league. Before the start, or on the waiting list, their row is deleted. Otherwise their running game
 * continues, and they get no further game.
 */
export async function leaveLeague(
  unit: UnitOfWork,
  league: StoredLeague,
  personId: string,
): Promise<Result<void, Refusal>> {
  const { leagues } = unit.repositories;
  const over = shut(league);
  if (over) return over;
  const own = (await leagues.players(league.id)).find(({ userId }) => userId === personId);
  if (!own || own.state === 'left' || own.state === 'out')
    return refuseAtTable('league-not-in', { name: league.name });
  if (league.status === 'gathering' || own.state === 'waiting')
    await leagues.removePlayer(league.id, own.number);
  else await leagues.changePlayer(league.id, own.number, { state: 'left' });
  await leagues.change(league.id, unit.at);
  return accept(undefined);
}

/** Starts a league: makes its public seed, from which all draws are computed, and plans the first round. */
export async function startLeague(
  unit: UnitOfWork,
  league: StoredLeague,
  personId: string,
  manages: boolean,
): Promise<Result<void, Refusal>> {
  const { repositories, services, at } = unit;
  const over = shut(league);
  if (over) return over;
  if (league.status === 'running') return refuseAtTable('league-started', { name: league.name });
  if (!mayRun(league, personId, manages)) return refuseAtTable('league-not-opener', openerNamed(league));
  const players = await repositories.leagues.players(league.id);
  if (players.length < FEWEST) return refuseAtTable('league-few', { people: players.length, needed: FEWEST });
  const seed = Buffer.from(services.newSeed()).toString('hex');
  const game = services.games[league.game];
  const category = game?.category?.(league.options) ?? league.game;
  for (const { number, userId } of players) {
    const ratings = await repositories.ratings.ofUser(userId);
    const own = ratings.find(
      row => row.game === league.game && row.category === category && row.pool === 'people',
    );
    const change = { rating: own?.points ?? null, draw: drawOf(seed, number) };
    await repositories.leagues.changePlayer(league.id, number, change);
  }
  const rounds = league.rounds ?? roundsFor(players.length, league.seats);
  await repositories.leagues.change(league.id, at, { status: 'running', seed, rounds });
  await proceed(unit, league.id);
  return accept(undefined);
}

export const closingRefused = (
  league: StoredLeague,
  personId: string,
  manages: boolean,
): Result<never, Refusal> | undefined =>
  shut(league) ??
  (mayRun(league, personId, manages) ? undefined : refuseAtTable('league-not-opener', openerNamed(league)));

/** Closes a league, so that no round follows. Running games go on and count for ratings. */
export async function closeLeague(
  unit: UnitOfWork,
  league: StoredLeague,
  person: Person,
  manages: boolean,
): Promise<Result<void, Refusal>> {
  const { repositories, at } = unit;
  const refused = closingRefused(league, person.id, manages);
  if (refused) return refused;
  await endLeague(unit, league.id, 'closed');
  if (league.openerId !== person.id) {
    const { guildId, name, game } = league;
    const act = { guildId, userId: person.id, name: person.name, act: 'close-league', matchId: null };
    await repositories.servers.log({ ...act, details: { league: name, game }, at });
  }
  return accept(undefined);
}
