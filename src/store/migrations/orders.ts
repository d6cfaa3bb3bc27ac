import type { Kysely } from 'kysely';

/** Adds standing orders: decisions that seats make in advance. */
export async function orders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('matchId', 'text', column => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('order', 'text', column => column.notNull())
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('rev', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('ordersKey', ['matchId', 'seat', 'order'])
    .execute();
  await db.schema.createIndex('ordersByUser').on('orders').column('userId').execute();
}
