import { type Kysely, sql } from 'kysely';
import { kindOf } from '../rows/rows.ts';

/**
 * Adds ratings, their changes, the rows of leaderboards, and a flag for rated games. Adds the first person of a seat that
 * another person took over. Older games stay unrated, since their openers could not choose.
 */
export async function ratings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('rated', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('seats').addColumn('dealtTo', 'text').execute();
  await db.schema.createIndex('seatsByDealtTo').on('seats').column('dealtTo').execute();
  await db.schema
    .alterTable('people')
    .addColumn('everywhere', 'integer', column => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('ratings')
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('category', 'text', column => column.notNull())
    .addColumn('pool', 'text', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('points', 'integer', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('ratingsKey', ['userId', 'game', 'category', 'pool'])
    .execute();

  await db.schema
    .createTable('ratingChanges')
    .addColumn('id', ...kindOf(db).id)
    .addColumn('matchId', 'text', column => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('category', 'text', column => column.notNull())
    .addColumn('pool', 'text', column => column.notNull())
    .addColumn('rank', 'integer', column => column.notNull())
    .addColumn('weight', 'double precision', column => column.notNull())
    .addColumn('muBefore', 'double precision', column => column.notNull())
    .addColumn('sigmaBefore', 'double precision', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('points', 'integer', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('ratedOnce')
    .unique()
    .on('ratingChanges')
    .columns(['matchId', 'userId'])
    .execute();
  await db.schema
    .createIndex('ratingChangesByUser')
    .on('ratingChanges')
    .columns(['userId', 'game', 'category', 'pool', 'id'])
    .execute();

  await db.schema
    .createTable('standings')
    .addColumn('guildId', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('category', 'text', column => column.notNull())
    .addColumn('userId', 'text', column => column.notNull())
    .addColumn('alone', 'integer', column => column.notNull())
    .addColumn('settled', 'integer', column => column.notNull())
    .addColumn('score', 'integer', column => column.notNull())
    .addColumn('wins', 'integer', column => column.notNull())
    .addColumn('average', 'integer', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addColumn('best', 'integer')
    .addColumn('shown', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('standingsKey', ['guildId', 'game', 'category', 'alone', 'userId'])
    .execute();
  await db.schema.createIndex('standingsByUser').on('standings').column('userId').execute();
  await sql`
    create index standings_in_order on standings
    (guild_id, game, alone, category, settled desc, score desc, wins desc, average desc, games, user_id)
    where shown = 1`.execute(db);
  for (const guild of ['guild_id', "''"])
    await sql`
      insert into standings
      select ${sql.raw(guild)}, game, category, user_id, case when seats = 1 then 1 else 0 end, 0,
        case when max(seats) = 1 then max(points) else 0 end,
        case when max(seats) = 1 then 0 else sum(won) end,
        case when max(seats) = 1 then 0 else coalesce(sum(points) * 1000 / nullif(count(points), 0), 0) end,
        count(*), max(best),
        case when ${sql.raw(guild)} = '' then 0 else coalesce((select stats from people where id = user_id), 1) end
      from results
      where counts = 1 and with_players = 0 and ${sql.raw(guild)} is not null
        and (seats > 1 or (practised = 0 and points is not null))
      group by ${guild === 'guild_id' ? sql`guild_id, ` : sql``}game, category, user_id, case when seats = 1 then 1 else 0 end`.execute(
      db,
    );
}
