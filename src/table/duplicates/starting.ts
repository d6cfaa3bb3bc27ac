import { SeededDice } from '../../core/contract/dice.ts';
import { gameOf } from '../../core/contract/game.ts';
import type { Strength } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { Repositories, StoredDuplicate, StoredDuplicatePlayer } from '../../store/index.ts';
import { mayRun } from '../contests/contests.ts';
import { unplayed } from '../lobby/add-bot.ts';
import { REACHES } from '../lobby/reaches.ts';
import { newDealSeed, refuseAtTable, type UnitOfWork } from '../match/services.ts';
import { openerNamed } from '../match/strangers.ts';
import type { Person } from '../match/types.ts';
import { hasLeft } from '../results/rated-field.ts';
import { compare, settle } from './booking.ts';
import { begunOrOver, FEWEST_TABLES } from './opening.ts';
import { spread } from './seating.ts';

const COMPANY: Strength = 'medium';

const notOpener = (duplicate: StoredDuplicate) =>
  refuseAtTable('duplicate-not-opener', openerNamed(duplicate));

/** Starts a duplicate: gives all people a table and a seat. Bots get the same seats at every table, as far as possible. */
export async function startDuplicate(
  unit: UnitOfWork,
  duplicate: StoredDuplicate,
  personId: string,
  manages: boolean,
): Promise<Result<void, Refusal>> {
  const { repositories, services, at } = unit;
  const { duplicates } = repositories;
  const shut = begunOrOver(duplicate);
  if (shut) return shut;
  if (!mayRun(duplicate, personId, manages)) return notOpener(duplicate);
  const players = await duplicates.players(duplicate.id);
  const tables = Math.min(duplicate.wanted, players.length);
  if (tables < FEWEST_TABLES) return refuseAtTable('duplicate-few', { people: players.length });
  const { game, options } = duplicate;
  const { min } = gameOf(services, game).seats(options);
  const most = Math.ceil(players.length / tables);
  const seats = duplicate.seats ?? Math.max(min, most + duplicate.players.length);
  const free = seats - Math.floor(players.length / tables) - duplicate.players.length;
  if (free > 0 && unplayed(services, game, [COMPANY]))
    return refuseAtTable('duplicate-uneven', { people: players.length, tables });
  const seeds = newDealSeed(services);
  const dice = SeededDice.fromHex(seeds.seed);
  const numbers = players.map(({ number }) => number);
  const found = spread(numbers, tables, await REACHES.seats.duplicate(repositories, players), dice);
  if (!found) return refuseAtTable('duplicate-apart');
  const order = dice.shuffle([...Array(seats).keys()], 'duplicate/places');
  for (const [index, company] of found.entries()) {
    const number = index + 1;
    const rows = order.map((seat, place) => {
      const player = company[place] ?? null;
      // The bots that the opener asked for get the last seats.
      const strength = player === null ? (duplicate.players[seats - 1 - place] ?? COMPANY) : null;
      return { duplicateId: duplicate.id, number, seat, player, strength };
    });
    const unopened = { matchId: null, threadId: null, endedAt: null, counts: false };
    await duplicates.plan({ duplicateId: duplicate.id, number, ...unopened }, rows);
  }
  await duplicates.change(duplicate.id, at, { status: 'running', seats, ...seeds });
  return accept(undefined);
}

export function stoppingRefused(
  duplicate: StoredDuplicate,
  personId: string,
  manages: boolean,
): Result<never, Refusal> | undefined {
  const { status } = duplicate;
  if (status !== 'gathering' && status !== 'running') return refuseAtTable('duplicate-over');
  return mayRun(duplicate, personId, manages) ? undefined : notOpener(duplicate);
}

/**
 * Lists people whose seats at running tables come last if `closerId` closes the duplicate now: the closer, and people who have
 * left their game.
 */
export async function forfeiting(
  { duplicates, seats }: Pick<Repositories, 'duplicates' | 'seats'>,
  id: string,
  closerId: string,
): Promise<readonly StoredDuplicatePlayer[]> {
  const players = await duplicates.players(id);
  const places = await duplicates.seats(id);
  const found: StoredDuplicatePlayer[] = [];
  for (const { number, matchId, endedAt } of await duplicates.tables(id)) {
    if (matchId === null || endedAt !== null) continue;
    const left = (await seats.list(matchId)).filter(seat => hasLeft(seat, { turns: 0, standIns: 0 }));
    for (const { seat, player } of places.filter(place => place.number === number)) {
      const own = players.find(row => row.number === player);
      if (own && (own.userId === closerId || left.some(row => row.seat === seat))) found.push(own);
    }
  }
  return found;
}

/**
 * Calls a duplicate off before its start. After the start, it compares the tables that have ended. The other tables play on
 * without a comparison.
 */
export async function stopDuplicate(
  unit: UnitOfWork,
  duplicate: StoredDuplicate,
  person: Person,
  manages: boolean,
): Promise<Result<void, Refusal>> {
  const { repositories, at } = unit;
  const { id, status, guildId, game } = duplicate;
  const refused = stoppingRefused(duplicate, person.id, manages);
  if (refused) return refused;
  await repositories.duplicates.change(id, at, { status: status === 'gathering' ? 'called-off' : 'closed' });
  for (const { number } of await forfeiting(repositories, id, person.id))
    await repositories.duplicates.changePlayer(id, number, { forfeitedAt: at });
  // Tables whose match was not opened yet end now, so that they are never opened.
  for (const table of await repositories.duplicates.tables(id))
    if (table.matchId === null) await repositories.duplicates.end(table, at);
  if (status === 'running') await compare(repositories, id);
  await settle(unit, id);
  if (duplicate.openerId !== person.id) {
    const act = { guildId, userId: person.id, name: person.name, act: 'cancel', matchId: null };
    await repositories.servers.log({ ...act, details: { game, status }, at });
  }
  return accept(undefined);
}
