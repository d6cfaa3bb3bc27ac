import { type Kysely, sql } from 'kysely';
import { kindOf } from '../rows/rows.ts';

/**
 * Adds seating, rematches, invitations, results, server settings, and the revision of each resignation, which older rows get
 * from logged events. A person's name becomes the name in their newest match.
 */
export async function results(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('seating', 'text', column => column.notNull().defaultTo('random'))
    .execute();
  await db.schema.alterTable('matches').addColumn('rematchOf', 'text').execute();
  await db.schema
    .createIndex('oneRematch')
    .unique()
    .on('matches')
    .column('rematchOf')
    .where(sql.ref('status'), '!=', 'cancelled')
    .execute();
  await db.schema.createIndex('matchesByOpener').on('matches').columns(['openerId', 'status']).execute();

  await db.schema.alterTable('seats').addColumn('resignedRev', 'integer').execute();
  await sql`
    update seats set resigned_rev = (
      select min(outbox.since) from outbox
      where outbox.match_id = seats.match_id and outbox.resigned = '[' || seats.seat || ']'
    ) where resigned = 1`.execute(db);
  await sql`
    insert into people (id, name)
    select seats.user_id, seats.name from seats
    join matches on matches.id = seats.match_id
    where matches.number = (
      select max(others.number) from seats as theirs
      join matches as others on others.id = theirs.match_id
      where theirs.user_id = seats.user_id
    ) and not exists (select 1 from people where people.id = seats.user_id)`.execute(db);

  await db.schema
    .createTable('invitations')
    .addColumn('matchId', 'text', column => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('invitationsKey', ['matchId', 'userId'])
    .execute();
  await db.schema.createIndex('invitationsByUser').on('invitations').column('userId').execute();

  await db.schema
    .createTable('results')
    .addColumn('matchId', 'text', column => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('guildId', 'text')
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('category', 'text', column => column.notNull())
    .addColumn('seats', 'integer', column => column.notNull())
    .addColumn('points', 'integer')
    .addColumn('rank', 'integer', column => column.notNull())
    .addColumn('won', 'integer', column => column.notNull())
    .addColumn('level', 'text')
    .addColumn('best', 'integer')
    .addColumn('turns', 'integer', column => column.notNull())
    .addColumn('standIns', 'integer', column => column.notNull())
    .addColumn('practised', 'integer', column => column.notNull())
    .addColumn('counts', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('resultsKey', ['matchId', 'seat'])
    .execute();
  await db.schema.createIndex('resultsByUser').on('results').columns(['userId', 'game']).execute();
  await db.schema.createIndex('resultsByGuild').on('results').columns(['guildId', 'game']).execute();

  await db.schema
    .createTable('servers')
    .addColumn('guildId', 'text', column => column.primaryKey())
    .addColumn('language', 'text')
    .addColumn('pace', 'text')
    .addColumn('mayOpen', 'text', column => column.notNull())
    .addColumn('mayCancel', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createTable('acts')
    .addColumn('id', ...kindOf(db).id)
    .addColumn('guildId', 'text', column => column.notNull())
    .addColumn('userId', 'text')
    .addColumn('name', 'text')
    .addColumn('act', 'text', column => column.notNull())
    .addColumn('matchId', 'text')
    .addColumn('details', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('actsByGuild').on('acts').columns(['guildId', 'id']).execute();
}
