import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { commands } from '../../commands/index.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { profile } from '../../src/discord/panels/games-command/profile.ts';
import { settingsPress } from '../../src/discord/panels/games-command/settings-panel.ts';
import { leaderboard, stats } from '../../src/discord/panels/games-command/stats.ts';
import { yearPress } from '../../src/discord/panels/games-command/year.ts';
import { startBot } from '../../test/support/bot.ts';
import { PostgresProcess } from '../../test/support/postgres-process.ts';
import { UNHURRIED } from '../../test/support/unhurried.ts';
import { cost } from './commands/cost.ts';
import { listener } from './commands/setup.ts';
import { unpainted } from './painting.ts';
import { type Metric, metricToP99, type Report } from './report.ts';

const PEOPLE = 100_000;
const OWN_GAMES = 400;
const TIMES = 40;
const BAR_MS = 20;

type Exec = (sql: string) => Promise<unknown>;

/** Returns SQL for the numbers from 1 as `n(i)`. */
export const series = (to: number): string =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${to})`;

/**
 * Fills the database with rated games in one server. Each person has played with the next person, with the previous person, and
 * once alone. The requesting person has many more games.
 */
async function fill(exec: Exec, guild: string, asker: string): Promise<void> {
  const person = (number: string): string =>
    `(case when ${number} = 1 then '${asker}' else 'p' || (${number}) end)`;
  const matches = PEOPLE + OWN_GAMES;
  const since = Date.now() - 2 * matches;
  const other = `(case when i <= ${PEOPLE} then i % ${PEOPLE} + 1 else 2 + (i * 37) % 5000 end)`;
  const first = `(case when i <= ${PEOPLE} then i else 1 end)`;
  const rated = (number: string): string => `1000 + (${number}) * 7919 % 1000`;
  await exec(`insert into people (id, name, stats, everywhere)
    ${series(PEOPLE)} select ${person('i')}, 'Person ' || i, case when i % 10 = 3 then 0 else 1 end, i % 2 from n where i > 1`);
  await exec(`insert into matches (id, number, game, options, status, ended_by, rev, channel_id, guild_id, opener_id,
      opener_name, seats_wanted, seed, created_at, updated_at, rated)
    ${series(matches)} select 'm' || i, 1000000 + i, 'porto', '{}', 'over', 'rules', 1, 'far' || i, '${guild}', 'x', 'x', 2, '00', i, i, 1 from n`);
  const result = (seat: number, who: string, category: string, seats: number): string => `insert into results
      (match_id, seat, user_id, guild_id, game, category, seats, points, "rank", won, level, best, turns, stand_ins, practised, with_players, counts, at)
    ${series(matches)} select 'm' || i, ${seat}, ${person(who)}, '${guild}', 'porto', '${category}', ${seats}, 40 + i * 31 % 60,
      ${seat} % 2 + 1, (${seat} + 1) % 2, null, i % 20, 20, 0, 0, 0, 1, ${since} + i from n`;
  await exec(result(0, first, 'standard', 2));
  await exec(result(1, other, 'standard', 2));
  await exec(`${result(2, 'i', 'solo-26', 1)} where i <= ${PEOPLE}`);
  await exec(`insert into ratings (user_id, game, category, pool, mu, sigma, points, games, at)
    ${series(PEOPLE)} select ${person('i')}, 'porto', 'standard', 'people', 25, 3, ${rated('i')}, i % 30, 1 from n`);
  const change = (who: string, rank: number): string => `insert into rating_changes
      (match_id, user_id, game, category, pool, "rank", weight, mu_before, sigma_before, mu, sigma, points, games, at)
    ${series(matches)} select 'm' || i, ${person(who)}, 'porto', 'standard', 'people', ${rank}, 1, 25, 3, 25, 3, 1400 + i % 200, 1, i from n`;
  await exec(change(first, 1));
  await exec(change(other, 2));
}

async function measured(
  kind: string,
  database: string,
  connect: () => Promise<{ exec: Exec; close(): Promise<void> }>,
): Promise<readonly Metric[]> {
  const ear = listener();
  const running = await startBot({
    ...{ database, pace: UNHURRIED, presenters: unpainted },
    commands: [...commands, ear.command],
  });
  try {
    const { discord, store } = running;
    const guild = discord.addGuild({ name: 'Ribeira' });
    const channel = guild.addChannel({ name: 'porto' });
    const ann = discord.addUser({ name: 'Ann' });
    await ann.command(channel, 'bench listen');
    const { room, visit } = ear.received();
    const crowd = await connect();
    await fill(crowd.exec, guild.id, ann.id);
    await store.standings.refresh();
    await crowd.exec('analyze');
    await crowd.close();
    const other = { id: 'p77', name: 'Person 77', bot: false };
    const asking: Visit = { ...visit, named: [other] };
    const works: Readonly<Record<string, (time: number) => Promise<unknown>>> = {
      'games leaderboard': () => leaderboard(room, asking),
      'games leaderboard everywhere:True': () => leaderboard(room, asking, undefined, true),
      statistics: () => stats(room, asking, {}),
      'statistics of another person': () => stats(room, asking, { personId: other.id }),
      'games profile': () => profile(room, asking, {}),
      'games profile person:': () => profile(room, asking, { personId: other.id }),
      'a look back at 12 months': () => yearPress(room, asking, ['look', 'm12']),
      'a look back at 12 months of another person': () => yearPress(room, asking, ['look', 'm12', other.id]),
      'games settings: statistics and all servers': time =>
        settingsPress(
          room,
          asking,
          ['switches'],
          [...(time % 2 === 0 ? ['stats'] : []), ...(time % 4 < 2 ? ['everywhere'] : [])],
        ),
      'a rated game ends: the lines of one of its people': () =>
        store.transaction(({ standings }) => standings.refresh({ userId: ann.id, game: 'porto' })),
    };
    const metrics: Metric[] = [];
    for (const [name, work] of Object.entries(works)) {
      await work(0);
      const costs: number[] = [];
      for (let time = 0; time < TIMES; time++) costs.push(await cost(() => work(time)));
      metrics.push(metricToP99(`${kind}: ${name}`, 'ms of this process', costs, BAR_MS));
    }
    return metrics;
  } finally {
    await running.stop();
  }
}

async function onSqlite(): Promise<readonly Metric[]> {
  const folder = await mkdtemp(join(tmpdir(), 'porto-leaderboards-'));
  const path = join(folder, 'porto.sqlite');
  try {
    return await measured('SQLite', path, async () => {
      const file = new Database(path, { timeout: 10_000 });
      return { exec: async sql => file.exec(sql), close: async () => void file.close() };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<readonly Metric[]> {
  const server = await PostgresProcess.start();
  try {
    const name = `bench_${randomUUID().replaceAll('-', '')}`;
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return await measured('PostgreSQL', url.href, async () => {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      return { exec: sql => client.query(sql), close: () => client.end() };
    });
  } finally {
    await server.remove();
  }
}

/** Measures the cost of each request about ratings, without pictures, with 100,000 rated people in one server. */
export const benchLeaderboards = async (): Promise<Report> => ({
  bench: 'leaderboards',
  metrics: [...(await onSqlite()), ...(await onPostgres())],
});
