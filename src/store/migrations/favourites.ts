import { type Kysely, sql } from 'kysely';

/**
 * Adds the colours that each person has played (null: not counted yet), and leagues whose free seats bots take. Adds a league's
 * messages about rounds, so that the bot can edit them when a person deletes their data.
 */
export async function favourites(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('results').addColumn('colours', 'text').execute();
  await sql`create index results_uncounted on results (at) where colours is null`.execute(db);
  await db.schema
    .alterTable('leagues')
    .addColumn('filled', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('leagueMessages')
    .addColumn('leagueId', 'text', column => column.notNull().references('leagues.id').onDelete('cascade'))
    .addColumn('round', 'integer', column => column.notNull())
    .addColumn('messageId', 'text', column => column.notNull())
    .addColumn('outdated', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('leagueMessagesKey', ['leagueId', 'round'])
    .execute();
  await sql`
    insert into league_messages (league_id, round, message_id, outdated)
    select id, shown_round, round_message_id, 0 from leagues where round_message_id is not null`.execute(db);
}
