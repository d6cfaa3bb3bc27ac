import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { DAY_MS } from '../../src/core/values/days.ts';
import { games } from '../../src/games/registry.ts';
import { chooser, playOn } from '../../test/table/porto-room.ts';
import { ANN, accepted, BEN, opening, PEOPLE, type Room, room } from '../../test/table/room.ts';
import { held } from './commands/cost.ts';
import { series } from './leaderboards.ts';
import { metricToP99, type Report, type Wishes } from './report.ts';

const GUILD = '900000000000000001';
/** Largest time in milliseconds for which the main thread may do nothing else. */
const BAR_MS = 20;
const MORNINGS = 14;
/** Number of games that stay unfinished, and are read each morning. */
const UNFINISHED = 8;
/** A Sunday. */
const BEGIN = Date.parse('2026-11-22T12:00Z');

/** Fills the server with ended and running matches of many people, which are spread over a year. */
function fill(path: string, matches: number): void {
  const database = new Database(path, { timeout: 10_000 });
  const at = `${BEGIN} - (i * 7919 % 365) * ${DAY_MS}`;
  database.exec(`insert into people (id, name) ${series(500)} select 'p' || i, 'Person ' || i from n`);
  database.exec(`insert into matches (id, number, game, options, status, ended_by, rev, channel_id, guild_id, opener_id,
      opener_name, seats_wanted, seed, created_at, updated_at, rated)
    ${series(matches)} select 'm' || i, 1000000 + i, 'porto', '{}', case when i % 10 = 0 then 'running' else 'over' end, 'rules', 0,
      'far' || i, '${GUILD}', 'x', 'x', 2, '00', ${at}, ${at}, 1 from n`);
  for (const seat of [0, 1])
    database.exec(`insert into results
        (match_id, seat, user_id, guild_id, game, category, seats, points, "rank", won, level, best, turns, stand_ins, practised, with_players, counts, at)
      ${series(matches)} select 'm' || i, ${seat}, 'p' || (1 + (i * 31 + ${seat}) % 500), '${GUILD}', 'porto', 'standard', 2, 40 + i * 31 % 60,
        1, 0, null, i % 20, 20, 0, 0, 0, 1, ${at} from n where i % 10 > 0`);
  database.exec('analyze');
  database.close();
}

/** Plays whole games in the server, so that best moves must be found. */
async function playGames(here: Room, unfinished: boolean): Promise<void> {
  for (let seed = 0; seed < 3; seed++) {
    const asked = opening({
      game: 'porto',
      channelId: `c${here.clock.now}${seed}`,
      guildId: GUILD,
      seats: 2,
    });
    const { id } = accepted(await here.table.open({ ...asked, options: games.porto?.defaults }));
    accepted(await here.table.join(id, BEN));
    await playOn(
      here,
      accepted(await here.table.start(id, ANN.id)),
      chooser(seed),
      unfinished && seed === 0 ? 60 : 2_000,
    );
  }
}

/** Measures for how long a morning message holds the main loop, in a server with many matches. */
export async function benchMornings({ matches = 10_000 }: Wishes): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'porto-mornings-'));
  const path = join(folder, 'porto.sqlite');
  try {
    const here = await room({ path, games });
    const { table, clock, store } = here;
    clock.now = BEGIN;
    for (const person of PEOPLE) await table.people.seen(person, 'en');
    fill(path, matches);
    accepted(await table.housekeeping.setServer(GUILD, ANN, { morningChannel: GUILD }));
    const found: number[] = [];
    for (let day = 0; day < MORNINGS; day++) {
      await playGames(here, day < UNFINISHED);
      clock.now += DAY_MS;
      found.push((await held(() => table.mornings.outlook())).processor);
    }
    await store.close();
    const name = `a morning message, ${matches} matches: longest hold of the main loop`;
    return { bench: 'mornings', metrics: [metricToP99(name, 'ms', found, BAR_MS)] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
