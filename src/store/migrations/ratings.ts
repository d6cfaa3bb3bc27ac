import { type Kysely, sql } from 'kysely';
import { kindOf } from '../rows/rows.ts';
import { byDefault } from './columns.ts';

/**
 * Adds ratings, their changes, the rows of leaderboards, and a flag for rated games. Adds the first person of a seat that
 * another person took over. Older games stay unrated, since their openers could not choose.
 */
export async function ratings(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('rated', 'integer', byDefault(0)).execute();
  await db.schema.alterTable('seats').addColumn('dealtTo', 'text').execute();
  await db.schema.createIndex('seatsByDealtTo').on('seats').column('dealtTo').execute();
  await db.schema.alterTable('people').addColumn('everywhere', 'integer', byDefault(0)).execute();

  await sql`
    create table ratings (
      user_id text not null, game text not null, category text not null, pool text not null,
      mu double precision not null, sigma double precision not null, points integer not null,
      games integer not null, at bigint not null,
      constraint ratings_key primary key (user_id, game, category, pool)
    )`.execute(db);

  await sql`
    create table rating_changes (
      id ${kindOf(db).id}, match_id text not null references matches (id) on delete cascade,
      user_id text not null, game text not null, category text not null, pool text not null,
      rank integer not null, weight double precision not null, mu_before double precision not null,
      sigma_before double precision not null, mu double precision not null,
      sigma double precision not null, points integer not null, games integer not null,
      at bigint not null
    )`.execute(db);
  await sql`create unique index rated_once on rating_changes (match_id, user_id)`.execute(db);
  await sql`
    create index rating_changes_by_user on rating_changes (user_id, game, category, pool, id)`.execute(db);

  await sql`
    create table standings (
      guild_id text not null, game text not null, category text not null, user_id text not null,
      alone integer not null, settled integer not null, score integer not null, wins integer not null,
      average integer not null, games integer not null, best integer, shown integer not null,
      constraint standings_key primary key (guild_id, game, category, alone, user_id)
    )`.execute(db);
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
