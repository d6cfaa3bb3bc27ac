import { type Kysely, sql } from 'kysely';
import { kindOf } from '../rows/rows.ts';
import { byDefault, partOf, required } from './columns.ts';

/**
 * Adds seating, rematches, invitations, results, server settings, and the revision of each resignation, which older rows get
 * from logged events. A person's name becomes the name in their newest match.
 */
export async function results(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('seating', 'text', byDefault('random')).execute();
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
    .addColumn('matchId', 'text', partOf('matches.id'))
    .addColumn('userId', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('invitationsKey', ['matchId', 'userId'])
    .execute();
  await db.schema.createIndex('invitationsByUser').on('invitations').column('userId').execute();

  await db.schema
    .createTable('results')
    .addColumn('matchId', 'text', partOf('matches.id'))
    .addColumn('seat', 'integer', required)
    .addColumn('userId', 'text', required)
    .addColumn('guildId', 'text')
    .addColumn('game', 'text', required)
    .addColumn('category', 'text', required)
    .addColumn('seats', 'integer', required)
    .addColumn('points', 'integer')
    .addColumn('rank', 'integer', required)
    .addColumn('won', 'integer', required)
    .addColumn('level', 'text')
    .addColumn('best', 'integer')
    .addColumn('turns', 'integer', required)
    .addColumn('standIns', 'integer', required)
    .addColumn('practised', 'integer', required)
    .addColumn('counts', 'integer', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('resultsKey', ['matchId', 'seat'])
    .execute();
  await db.schema.createIndex('resultsByUser').on('results').columns(['userId', 'game']).execute();
  await db.schema.createIndex('resultsByGuild').on('results').columns(['guildId', 'game']).execute();

  await db.schema
    .createTable('servers')
    .addColumn('guildId', 'text', column => column.primaryKey())
    .addColumn('language', 'text')
    .addColumn('pace', 'text')
    .addColumn('mayOpen', 'text', required)
    .addColumn('mayCancel', 'text', required)
    .execute();
  await db.schema
    .createTable('acts')
    .addColumn('id', ...kindOf(db).id)
    .addColumn('guildId', 'text', required)
    .addColumn('userId', 'text')
    .addColumn('name', 'text')
    .addColumn('act', 'text', required)
    .addColumn('matchId', 'text')
    .addColumn('details', 'text', required)
    .addColumn('at', 'bigint', required)
    .execute();
  await db.schema.createIndex('actsByGuild').on('acts').columns(['guildId', 'id']).execute();
}
