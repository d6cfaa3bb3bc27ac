import { type Kysely, sql } from 'kysely';
import { kindOf } from '../rows/rows.ts';

/**
 * Creates the first tables: matches, seats, moves and others. A published migration is never edited: each later change needs a
 * new one, in a file named after what it changes. `../dialect/schema.ts` has the tables as they are now.
 */
export async function first(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table matches (
      id text primary key, number integer not null unique, game text not null, options text not null,
      status text not null, ended_by text, rev integer not null, channel_id text not null, guild_id text,
      opener_id text not null, opener_name text not null, seats_wanted integer not null,
      seed text not null, lobby_message_id text, board_message_id text, shown_rev integer,
      created_at bigint not null, updated_at bigint not null
    )`.execute(db);
  await sql`
    create unique index one_live_match_per_channel on matches (channel_id) where status in ('lobby', 'running')`.execute(
    db,
  );
  await db.schema.createIndex('matchesByChannel').on('matches').columns(['channelId', 'number']).execute();

  await sql`
    create table seats (
      match_id text not null references matches (id) on delete cascade, seat integer not null,
      user_id text not null, name text not null, resigned integer not null,
      constraint seats_key primary key (match_id, seat),
      constraint one_person_one_seat unique (match_id, user_id)
    )`.execute(db);
  await db.schema.createIndex('seatsByUser').on('seats').column('userId').execute();

  await sql`
    create table moves (
      match_id text not null references matches (id) on delete cascade, rev integer not null,
      seat integer, action text, "by" text, told text not null, reveals integer not null,
      state text not null, dice text not null, rules integer not null, at bigint not null,
      constraint moves_key primary key (match_id, rev)
    )`.execute(db);

  await sql`
    create table sealed (
      match_id text not null references matches (id) on delete cascade, rev integer not null,
      seat integer not null, action text not null, at bigint not null,
      constraint sealed_key primary key (match_id, rev, seat)
    )`.execute(db);

  await sql`
    create table votes (
      match_id text not null references matches (id) on delete cascade, kind text not null,
      user_id text not null, at bigint not null,
      constraint votes_key primary key (match_id, kind, user_id)
    )`.execute(db);

  await sql`
    create table outbox (
      id ${kindOf(db).id}, match_id text not null references matches (id) on delete cascade,
      kind text not null, rev integer not null, since integer not null, resigned text not null,
      status text not null, attempts integer not null, error text, retry_at bigint, at bigint not null
    )`.execute(db);
  await db.schema.createIndex('outboxByStatus').on('outbox').columns(['status', 'id']).execute();

  await sql`create table kv (key text primary key, value text not null)`.execute(db);
}
