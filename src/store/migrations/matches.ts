import { type Kysely, sql } from 'kysely';
import { POSTGRES } from '../dialect/postgres.ts';
import { kindOf } from '../rows/rows.ts';
import { byDefault } from './columns.ts';

/**
 * Adds the sequence that numbers matches on PostgreSQL. SQLite has only one writer, so it can use the highest number plus one.
 */
export async function numbers(db: Kysely<unknown>): Promise<void> {
  if (kindOf(db) !== POSTGRES) return;
  await sql`create sequence if not exists match_numbers`.execute(db);
  await POSTGRES.countMatches(db);
}

/** Adds seats of bots, the stand-in for absent people, and a flag for results of games against bots. */
export async function players(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('strength', 'text').execute();
  await db.schema.alterTable('matches').addColumn('standIn', 'text', byDefault('medium')).execute();
  await db.schema.alterTable('results').addColumn('withPlayers', 'integer', byDefault(0)).execute();
}

/**
 * Adds columns for turns of several decisions: the turn to which each revision belongs, and clocks that run through a whole
 * turn. Adds the reason why a sealed choice was refused.
 */
export async function turns(db: Kysely<unknown>): Promise<void> {
  const moves = db.schema.alterTable('moves');
  await moves.addColumn('turnSince', 'integer').execute();
  await moves.addColumn('turnSeat', 'integer').execute();
  await db.schema.alterTable('sealed').addColumn('refusal', 'text').execute();
  const waits = db.schema.alterTable('waits');
  await waits.addColumn('turn', 'integer', byDefault(-1)).execute();
  await waits.addColumn('resting', 'integer', byDefault(0)).execute();
}

/** Adds standing orders: decisions that seats make in advance. */
export async function orders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      match_id text not null references matches (id) on delete cascade, seat integer not null,
      "order" text not null, user_id text not null, rev integer not null, at bigint not null,
      constraint orders_key primary key (match_id, seat, "order")
    )`.execute(db);
  await db.schema.createIndex('ordersByUser').on('orders').column('userId').execute();
}

/** Adds a row for each hint that a seat was given, and a column that says if a match allows hints. */
export async function hints(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('hints', 'integer', byDefault(1)).execute();
  await sql`
    create table hints (
      match_id text not null references matches (id) on delete cascade, seat integer not null,
      rev integer not null, user_id text not null, at bigint not null,
      constraint hints_key primary key (match_id, seat, rev)
    )`.execute(db);
  await db.schema.createIndex('hintsByUser').on('hints').column('userId').execute();
}

/** Adds reviews of ended games. The bot stores them, since making a review takes seconds. */
export async function reviews(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reviews (
      match_id text not null references matches (id) on delete cascade, seat integer not null,
      rules integer not null, edition text not null, decisions text not null,
      shared integer default 0 not null, at bigint not null,
      constraint reviews_key primary key (match_id, seat)
    )`.execute(db);
}

/**
 * Adds to seats and requests the bot that other people chose to play for a late seat. Adds to a seat's review the result that
 * the seat could expect from its deal.
 */
export async function standIns(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('standIn', 'text').execute();
  await db.schema.alterTable('requests').addColumn('standIn', 'text').execute();
  await db.schema.alterTable('reviews').addColumn('deal', 'text').execute();
}

const TWO_WEEKS_MS = 14 * 86_400_000;

/**
 * Gives each rated game without a time limit a limit of two weeks per decision. Ended games that changed no rating become
 * unrated, so that recomputing all ratings still leaves them out.
 */
export async function limits(db: Kysely<unknown>): Promise<void> {
  await sql`update waits set due_at = clock_from + ${sql.lit(TWO_WEEKS_MS)}
    where due_at is null and stopped_at is null and match_id in
      (select id from matches where rated = 1 and pace = 'none' and status = 'running')`.execute(db);
  await sql`update matches set pace = 'two-weeks'
    where rated = 1 and pace = 'none' and status in ('lobby', 'running')`.execute(db);
  await sql`update matches set rated = 0 where rated = 1 and status = 'over'
    and not exists (select 1 from rating_changes where rating_changes.match_id = matches.id)`.execute(db);
}

/**
 * Milliseconds of absence before this migration, 30 days at most. Older rows do not store why a clock was stopped, so each stop
 * counts as an absence.
 */
const COUNTED = sql`case when clock_from - since > 2592000000 then 2592000000 else clock_from - since end`;

/**
 * Adds columns for the milliseconds that absences stopped a seat's clock, and for the time at which the present absence stopped
 * it.
 */
export async function absences(db: Kysely<unknown>): Promise<void> {
  for (const table of ['seats', 'waits'])
    await db.schema.alterTable(table).addColumn('awayMs', 'bigint', byDefault(0)).execute();
  await db.schema.alterTable('waits').addColumn('awayFrom', 'bigint').execute();
  await sql`update waits set away_ms = ${COUNTED}`.execute(db);
  await sql`
    update waits set away_from = stopped_at
    where resting = 0
      and exists (select 1 from matches where matches.id = waits.match_id and matches.paused_at is null)
      and exists (select 1 from people where people.id = waits.user_id and people.away_until > waits.stopped_at)
  `.execute(db);
}

/** Adds the milliseconds of the reserve that a seat's decisions in a live game have cost. */
export async function live(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('spentMs', 'bigint', byDefault(0)).execute();
}

/** Adds the time at which a seat's clock first waited because its place had closed. */
export async function graces(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('graceAt', 'bigint').execute();
}

/**
 * Makes the pending decisions of rated games of one person against bots due. Older versions reported such a decision as late,
 * or paused the game, and its end was never due. A clock that a pause has stopped runs on.
 */
export async function lateAlone(db: Kysely<unknown>): Promise<void> {
  const alone = sql`select id from matches where rated = 1 and status = 'running' and
    (select count(*) from seats where seats.match_id = matches.id and strength is null) = 1`;
  await sql`update waits set overdue = 0, due_at = 0 where match_id in (${alone})`.execute(db);
  await sql`update matches set paused_at = null where id in (${alone})`.execute(db);
}

/** Adds the newest phrase of each seat's person, and a flag of people who read no phrases. */
export async function phrases(db: Kysely<unknown>): Promise<void> {
  const seats = db.schema.alterTable('seats');
  await seats.addColumn('said', 'text').execute();
  await seats.addColumn('hidesPhrases', 'integer', byDefault(0)).execute();
}

/**
 * Adds recent actions of a kind that the bot limits, and the time of each seat's last ping. Adds pings about requests and
 * invitations that are sent later because of quiet hours or an absence.
 */
export async function authority(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cooldowns (
      id ${kindOf(db).id}, person_id text not null, what text not null, scope text not null,
      at bigint not null
    )`.execute(db);
  await sql`create index cooldowns_by_person on cooldowns (person_id, what, at)`.execute(db);
  await db.schema.createIndex('cooldownsByTime').on('cooldowns').column('at').execute();

  await db.schema.alterTable('seats').addColumn('calledAt', 'bigint').execute();

  await sql`
    create table owed_calls (
      match_id text not null references matches (id) on delete cascade, request integer not null,
      user_id text not null, due_at bigint,
      constraint owed_calls_key primary key (match_id, request, user_id)
    )`.execute(db);
  await db.schema.createIndex('owedCallsByDue').on('owedCalls').column('dueAt').execute();
  await db.schema.createIndex('owedCallsByUser').on('owedCalls').column('userId').execute();
}

/**
 * Adds the places of a match beside its home, and the number of the place of each seat, notice and follower. Place 0 is the
 * home.
 */
export async function matchPlaces(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table match_places (
      match_id text not null references matches (id) on delete cascade, place integer not null,
      channel_id text not null, guild_id text, language text, lobby_message_id text,
      board_message_id text, shown_rev integer, parked_at bigint,
      constraint match_places_key primary key (match_id, place)
    )`.execute(db);
  await db.schema.createIndex('matchPlacesByChannel').on('matchPlaces').column('channelId').execute();
  await db.schema.createIndex('matchPlacesByGuild').on('matchPlaces').column('guildId').execute();
  for (const table of ['seats', 'outbox', 'watchers'])
    await db.schema.alterTable(table).addColumn('place', 'integer', byDefault(0)).execute();
}
