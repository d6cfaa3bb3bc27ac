import type { Kysely } from 'kysely';
import { kindOf } from '../dialect/kind-of.ts';

/**
 * Adds recent actions of people that the bot limits, and the time of each seat's last ping. Adds pings about requests and
 * invitations that are sent later because of quiet hours or an absence.
 */
export async function authority(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cooldowns')
    .addColumn('id', ...kindOf(db).id)
    .addColumn('personId', 'text', column => column.notNull())
    .addColumn('what', 'text', column => column.notNull())
    .addColumn('scope', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('cooldownsByPerson')
    .on('cooldowns')
    .columns(['personId', 'what', 'at'])
    .execute();
  await db.schema.createIndex('cooldownsByTime').on('cooldowns').column('at').execute();

  await db.schema.alterTable('seats').addColumn('calledAt', 'bigint').execute();

  await db.schema
    .createTable('owedCalls')
    .addColumn('matchId', 'text', column => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('request', 'integer', column => column.notNull())
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('dueAt', 'bigint')
    .addPrimaryKeyConstraint('owedCallsKey', ['matchId', 'request', 'userId'])
    .execute();
  await db.schema.createIndex('owedCallsByDue').on('owedCalls').column('dueAt').execute();
  await db.schema.createIndex('owedCallsByUser').on('owedCalls').column('userId').execute();
}
