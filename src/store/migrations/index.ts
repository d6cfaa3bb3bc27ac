import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';
import { kindOf } from '../rows/rows.ts';
import { byDefault } from './columns.ts';
import { dailies, duels } from './dailies.ts';
import { duplicates, forfeits } from './duplicates.ts';
import { first } from './first.ts';
import { favourites, leaguePairs, leagues } from './leagues.ts';
import * as ofMatches from './matches.ts';
import { mornings } from './mornings.ts';
import { boardPages, exercisePages, puzzlePages } from './pages.ts';
import * as ofPeople from './people.ts';
import { puzzles } from './puzzles.ts';
import { ratings } from './ratings.ts';
import { results } from './results.ts';
import { liveSeeks, seeks } from './seeks.ts';

/**
 * Adds undos to the log of moves, and requests of a seat to the other seats. Moves of one call have the same time, and this
 * time gives older rows their `batch`.
 */
async function undos(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('practised', 'integer', byDefault(0)).execute();
  await db.schema.alterTable('moves').addColumn('batch', 'integer').execute();
  await db.schema.alterTable('moves').addColumn('restores', 'integer').execute();
  await sql`
    update moves set batch = -1 + (
      select min(other.rev) from moves as other
      where other.match_id = moves.match_id and other.at = moves.at and other.rev > 0
    ) where rev > 0`.execute(db);

  await sql`
    create table requests (
      id ${kindOf(db).id}, match_id text not null references matches (id) on delete cascade,
      kind text not null, rev integer not null, seat integer not null, status text not null,
      settled_by integer, message_id text, told integer not null, at bigint not null
    )`.execute(db);
  await sql`
    create unique index one_open_request_of_akind on requests (match_id, kind) where status = 'open'`.execute(
    db,
  );
  await db.schema.createIndex('requestsByMatch').on('requests').columns(['matchId', 'told']).execute();
  await sql`
    create table answers (
      request_id integer not null references requests (id) on delete cascade, seat integer not null,
      agrees integer not null, at bigint not null, constraint answers_key primary key (request_id, seat)
    )`.execute(db);
}

/**
 * Adds the table of leases of running processes. Its columns never change, since a newer program reads the table before it
 * migrates the database.
 */
async function lease(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lease (
      name text primary key, holder text not null, place text not null, pid integer not null,
      beat integer not null, since bigint not null
    )`.execute(db);
}

/**
 * Adds people's settings, awaited decisions with their clocks, absent and offered seats, and pauses. Requests can then be about
 * a seat.
 */
async function waiting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table people (
      id text primary key, name text, locale text, pings integer default 1 not null, zone text,
      quiet_from integer, quiet_to integer, learns integer default 1 not null, hours text,
      away_until bigint, invitations integer default 1 not null, stats integer default 1 not null
    )`.execute(db);
  await db.schema.createIndex('peopleByAway').on('people').column('awayUntil').execute();
  await sql`
    create table blocks (
      person_id text not null, blocked_id text not null, at bigint not null,
      constraint blocks_key primary key (person_id, blocked_id)
    )`.execute(db);

  const matches = db.schema.alterTable('matches');
  await matches.addColumn('pace', 'text', byDefault('none')).execute();
  await matches.addColumn('pausedAt', 'bigint').execute();
  await matches.addColumn('promptedAt', 'bigint').execute();
  await db.schema.createIndex('matchesByStatus').on('matches').columns(['status', 'updatedAt']).execute();
  const seats = db.schema.alterTable('seats');
  await seats.addColumn('absentAt', 'bigint').execute();
  await seats.addColumn('offeredAt', 'bigint').execute();
  await seats.addColumn('gone', 'integer', byDefault(0)).execute();
  await db.schema.createIndex('seatsByOffer').on('seats').column('offeredAt').execute();
  await db.schema.alterTable('sealed').addColumn('by', 'text', byDefault('person')).execute();

  await db.schema.alterTable('requests').addColumn('target', 'integer', byDefault(-1)).execute();
  await db.schema.dropIndex('oneOpenRequestOfAKind').execute();
  await sql`
    create unique index one_open_request_of_akind on requests (match_id, kind, target) where status = 'open'`.execute(
    db,
  );
  await db.schema.createIndex('requestsByStatus').on('requests').columns(['status', 'at']).execute();
  const outbox = db.schema.alterTable('outbox');
  await outbox.addColumn('seat', 'integer').execute();
  await outbox.addColumn('details', 'text').execute();

  await sql`
    create table waits (
      match_id text not null references matches (id) on delete cascade, seat integer not null,
      user_id text not null, rev integer not null, since bigint not null, clock_from bigint not null,
      stopped_at bigint, reminded integer not null, prompts integer not null, overdue integer not null,
      pinged integer not null, summoned_by integer, ping_at bigint, due_at bigint,
      constraint waits_key primary key (match_id, seat)
    )`.execute(db);
  await db.schema.createIndex('waitsByUser').on('waits').column('userId').execute();
  await db.schema.createIndex('waitsByDue').on('waits').column('dueAt').execute();
}

async function parked(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('parkedAt', 'bigint').execute();
  await sql`create table claims (interaction_id text primary key, at bigint not null)`.execute(db);
  await db.schema.createIndex('claimsByTime').on('claims').column('at').execute();
}

/**
 * Adds the salt of the published hash that commits to a match's seed. Older games have published no such hash, and get no salt.
 */
async function salts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('salt', 'text').execute();
}

/**
 * Adds indexes for queries over all games. Such a query then reads only the rows that it returns, however many games there are.
 */
async function lookups(db: Kysely<unknown>): Promise<void> {
  await sql`create index matches_by_guild on matches (guild_id, status, number)`.execute(db);
  await db.schema.createIndex('movesBySeat').on('moves').columns(['matchId', 'seat']).execute();
  await db.schema.createIndex('outboxByRetry').on('outbox').columns(['status', 'retryAt']).execute();
  await db.schema.createIndex('outboxByMatch').on('outbox').columns(['matchId', 'status', 'id']).execute();
}

/**
 * Deletes stored thread titles, since they name people. Marks the database file, so that the bot removes remains of deleted
 * data from it.
 */
async function traces(db: Kysely<unknown>): Promise<void> {
  await sql`update kv set value = '' where key like 'thread:%'`.execute(db);
  await sql`insert into kv (key, value) select 'scrub', 'updated' where exists (select 1 from matches)`.execute(
    db,
  );
}

/** Renames the kind `motion` of notices in the outbox to `request`. */
async function asking(db: Kysely<unknown>): Promise<void> {
  await sql`update outbox set kind = 'request' where kind = 'motion'`.execute(db);
}

/**
 * Deletes the counts of hours in which people are active, and stops the counting, since people have not asked for it. People
 * can turn it on.
 */
async function learning(db: Kysely<unknown>): Promise<void> {
  await sql`update people set learns = 0, hours = null`.execute(db);
}

/** All migrations, applied in alphabetical order of their names. No migration can be reverted. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-matches': { up: first },
  '0002-undos': { up: undos },
  '0003-waiting': { up: waiting },
  '0004-results': { up: results },
  '0005-parked': { up: parked },
  '0006-lease': { up: lease },
  '0007-salts': { up: salts },
  '0008-traces': { up: traces },
  '0009-lookups': { up: lookups },
  '0010-authority': { up: ofMatches.authority },
  '0011-turns': { up: ofMatches.turns },
  '0012-asking': { up: asking },
  '0013-learning': { up: learning },
  '0014-orders': { up: ofMatches.orders },
  '0015-players': { up: ofMatches.players },
  '0016-hints': { up: ofMatches.hints },
  '0017-reviews': { up: ofMatches.reviews },
  '0019-stand-ins': { up: ofMatches.standIns },
  '0020-ratings': { up: ratings },
  '0021-dailies': { up: dailies },
  '0022-leagues': { up: leagues },
  '0023-letters': { up: ofPeople.letters },
  '0024-duplicates': { up: duplicates },
  '0025-favourites': { up: favourites },
  '0028-numbers': { up: ofMatches.numbers },
  '0029-limits': { up: ofMatches.limits },
  '0030-marks': { up: ofPeople.marks },
  '0031-forfeits': { up: forfeits },
  '0032-absences': { up: ofMatches.absences },
  '0033-places': { up: ofPeople.places },
  '0034-host': { up: ofPeople.host },
  '0035-duels': { up: duels },
  '0036-puzzles': { up: puzzles },
  '0037-mornings': { up: mornings },
  '0038-match-places': { up: ofMatches.matchPlaces },
  '0039-live': { up: ofMatches.live },
  '0040-seeks': { up: seeks },
  '0041-open-tables': { up: ofPeople.openTables },
  '0042-phrases': { up: ofMatches.phrases },
  '0043-live-seeks': { up: liveSeeks },
  '0044-games-as-puzzles': { up: ofPeople.gamesAsPuzzles },
  '0045-seat-blocks': { up: ofPeople.seatBlocks },
  '0046-league-pairs': { up: leaguePairs },
  '0047-graces': { up: ofMatches.graces },
  '0048-late-alone': { up: ofMatches.lateAlone },
  '0049-board-pages': { up: boardPages },
  '0050-puzzle-pages': { up: puzzlePages },
  '0051-exercise-pages': { up: exercisePages },
};

export const provider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };
