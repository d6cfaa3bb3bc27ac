import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';
import { kindOf } from '../rows/rows.ts';
import { byDefault, partOf, required } from './columns.ts';
import { dailies, duels } from './dailies.ts';
import { duplicates, forfeits } from './duplicates.ts';
import { first } from './first.ts';
import { favourites, leaguePairs, leagues } from './leagues.ts';
import {
  absences,
  authority,
  graces,
  hints,
  lateAlone,
  limits,
  live,
  matchPlaces,
  numbers,
  orders,
  phrases,
  players,
  reviews,
  standIns,
  turns,
} from './matches.ts';
import { mornings } from './mornings.ts';
import { boardPages, exercisePages, puzzlePages } from './pages.ts';
import { gamesAsPuzzles, host, letters, marks, openTables, places, seatBlocks } from './people.ts';
import { puzzles } from './puzzles.ts';
import { ratings } from './ratings.ts';
import { results } from './results.ts';
import { liveSeeks, seeks } from './seeks.ts';

/**
 * Adds undos to the log of moves, and requests of a seat to the other seats. Moves of one call have the same time, so older
 * rows get their `batch` from it.
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

  await db.schema
    .createTable('requests')
    .addColumn('id', ...kindOf(db).id)
    .addColumn('matchId', 'text', partOf('matches.id'))
    .addColumn('kind', 'text', required)
    .addColumn('rev', 'integer', required)
    .addColumn('seat', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('settledBy', 'integer')
    .addColumn('messageId', 'text')
    .addColumn('told', 'integer', required)
    .addColumn('at', 'bigint', required)
    .execute();
  await db.schema
    .createIndex('oneOpenRequestOfAKind')
    .unique()
    .on('requests')
    .columns(['matchId', 'kind'])
    .where(sql.ref('status'), '=', 'open')
    .execute();
  await db.schema.createIndex('requestsByMatch').on('requests').columns(['matchId', 'told']).execute();
  await db.schema
    .createTable('answers')
    .addColumn('requestId', 'integer', partOf('requests.id'))
    .addColumn('seat', 'integer', required)
    .addColumn('agrees', 'integer', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('answersKey', ['requestId', 'seat'])
    .execute();
}

/**
 * Adds the table of leases of running processes. Its columns never change, since a newer program reads the table before it
 * migrates the database.
 */
async function lease(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lease')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('holder', 'text', required)
    .addColumn('place', 'text', required)
    .addColumn('pid', 'integer', required)
    .addColumn('beat', 'integer', required)
    .addColumn('since', 'bigint', required)
    .execute();
}

/**
 * Adds people's settings, awaited decisions with their clocks, absent and offered seats, and pauses. Requests can then be about
 * a seat.
 */
async function waiting(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('locale', 'text')
    .addColumn('pings', 'integer', byDefault(1))
    .addColumn('zone', 'text')
    .addColumn('quietFrom', 'integer')
    .addColumn('quietTo', 'integer')
    .addColumn('learns', 'integer', byDefault(1))
    .addColumn('hours', 'text')
    .addColumn('awayUntil', 'bigint')
    .addColumn('invitations', 'integer', byDefault(1))
    .addColumn('stats', 'integer', byDefault(1))
    .execute();
  await db.schema.createIndex('peopleByAway').on('people').column('awayUntil').execute();
  await db.schema
    .createTable('blocks')
    .addColumn('personId', 'text', required)
    .addColumn('blockedId', 'text', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('blocksKey', ['personId', 'blockedId'])
    .execute();

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
  await db.schema
    .createIndex('oneOpenRequestOfAKind')
    .unique()
    .on('requests')
    .columns(['matchId', 'kind', 'target'])
    .where(sql.ref('status'), '=', 'open')
    .execute();
  await db.schema.createIndex('requestsByStatus').on('requests').columns(['status', 'at']).execute();
  const outbox = db.schema.alterTable('outbox');
  await outbox.addColumn('seat', 'integer').execute();
  await outbox.addColumn('details', 'text').execute();

  await db.schema
    .createTable('waits')
    .addColumn('matchId', 'text', partOf('matches.id'))
    .addColumn('seat', 'integer', required)
    .addColumn('userId', 'text', required)
    .addColumn('rev', 'integer', required)
    .addColumn('since', 'bigint', required)
    .addColumn('clockFrom', 'bigint', required)
    .addColumn('stoppedAt', 'bigint')
    .addColumn('reminded', 'integer', required)
    .addColumn('prompts', 'integer', required)
    .addColumn('overdue', 'integer', required)
    .addColumn('pinged', 'integer', required)
    .addColumn('summonedBy', 'integer')
    .addColumn('pingAt', 'bigint')
    .addColumn('dueAt', 'bigint')
    .addPrimaryKeyConstraint('waitsKey', ['matchId', 'seat'])
    .execute();
  await db.schema.createIndex('waitsByUser').on('waits').column('userId').execute();
  await db.schema.createIndex('waitsByDue').on('waits').column('dueAt').execute();
}

async function parked(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('parkedAt', 'bigint').execute();
  await db.schema
    .createTable('claims')
    .addColumn('interactionId', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', required)
    .execute();
  await db.schema.createIndex('claimsByTime').on('claims').column('at').execute();
}

/**
 * Adds the salt of the published hash that commits to a match's seed. Older games have published no such hash, and get no salt.
 */
async function salts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('salt', 'text').execute();
}

/**
 * Adds indexes for queries over all games. Such a query then reads only the rows that it returns, even among very many games.
 */
async function lookups(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('matchesByGuild')
    .on('matches')
    .columns(['guildId', 'status', 'number'])
    .execute();
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
  '0010-authority': { up: authority },
  '0011-turns': { up: turns },
  '0012-asking': { up: asking },
  '0013-learning': { up: learning },
  '0014-orders': { up: orders },
  '0015-players': { up: players },
  '0016-hints': { up: hints },
  '0017-reviews': { up: reviews },
  '0019-stand-ins': { up: standIns },
  '0020-ratings': { up: ratings },
  '0021-dailies': { up: dailies },
  '0022-leagues': { up: leagues },
  '0023-letters': { up: letters },
  '0024-duplicates': { up: duplicates },
  '0025-favourites': { up: favourites },
  '0028-numbers': { up: numbers },
  '0029-limits': { up: limits },
  '0030-marks': { up: marks },
  '0031-forfeits': { up: forfeits },
  '0032-absences': { up: absences },
  '0033-places': { up: places },
  '0034-host': { up: host },
  '0035-duels': { up: duels },
  '0036-puzzles': { up: puzzles },
  '0037-mornings': { up: mornings },
  '0038-match-places': { up: matchPlaces },
  '0039-live': { up: live },
  '0040-seeks': { up: seeks },
  '0041-open-tables': { up: openTables },
  '0042-phrases': { up: phrases },
  '0043-live-seeks': { up: liveSeeks },
  '0044-games-as-puzzles': { up: gamesAsPuzzles },
  '0045-seat-blocks': { up: seatBlocks },
  '0046-league-pairs': { up: leaguePairs },
  '0047-graces': { up: graces },
  '0048-late-alone': { up: lateAlone },
  '0049-board-pages': { up: boardPages },
  '0050-puzzle-pages': { up: puzzlePages },
  '0051-exercise-pages': { up: exercisePages },
};

export const provider: MigrationProvider = { getMigrations: async () => ({ ...MIGRATIONS }) };
