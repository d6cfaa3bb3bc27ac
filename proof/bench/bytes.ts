import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { compact } from '../../src/cli/db/compact.ts';
import { games } from '../../src/games/registry.ts';
import { isPostgres, openStore } from '../../src/store/index.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { Table } from '../../src/table/table.ts';
import { harnessedFor } from '../../test/games/harnesses.ts';
import { EmptyDatabases } from '../../test/support/empty-databases.ts';
import { playedByAnyone } from '../chaos/games/any.ts';
import type { Played } from '../chaos/games/played.ts';
import { random } from '../chaos/random.ts';
import { playOne } from '../chaos/soak-table.ts';
import type { Metric, Report, Wishes } from './report.ts';

const GAMES = 20;

async function sizeOf(place: string): Promise<number> {
  if (!isPostgres(place)) return (await stat(place)).size;
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  try {
    await client.query('vacuum full');
    const { rows } = await client.query('select pg_database_size(current_database())::int as bytes');
    return (rows as readonly { readonly bytes: number }[])[0]?.bytes ?? 0;
  } finally {
    await client.end();
  }
}

/**
 * Measures the bytes of one more finished game, with the stored states of all moves (`full`) and without them (`lean`). A few
 * games come first, so that no database table is empty.
 */
async function measured(place: string, played: Played, wanted: number) {
  const play = async (first: number): Promise<number> => {
    const store = await openStore(place);
    const table = new Table({ store, games, now: Date.now, limits: NO_LIMITS, announce: () => {} });
    let actions = 0;
    for (let number = first; number < first + wanted; number++)
      actions += (await playOne(table, played, number, random(number))).actions;
    await store.close();
    return actions;
  };
  await play(0);
  await compact(place, () => {});
  const before = await sizeOf(place);
  const actions = await play(wanted);
  const full = await sizeOf(place);
  await compact(place, () => {});
  const lean = await sizeOf(place);
  return { actions: actions / wanted, full: (full - before) / wanted, lean: (lean - before) / wanted };
}

export async function benchBytes({ games: wanted = GAMES }: Wishes): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'porto-bytes-'));
  const databases = await EmptyDatabases.start();
  const kilobytes = (bytes: number): number => Math.round(bytes / 102.4) / 10;
  try {
    const metrics: Metric[] = [];
    const all = await harnessedFor('chaos', games, playedByAnyone);
    for (const [id, played] of Object.entries(all)) {
      for (const [name, place] of [
        ['SQLite', join(folder, `${id}.sqlite`)],
        ['PostgreSQL', await databases.next()],
      ] as const) {
        const { actions, full, lean } = await measured(place, played, wanted);
        const what = `${id}, ${name}, ${Math.round(actions)} moves`;
        metrics.push({ name: `${what}: a state a move`, value: kilobytes(full), unit: 'kB' });
        metrics.push({ name: `${what}: the last alone`, value: kilobytes(lean), unit: 'kB' });
      }
    }
    return { bench: `bytes, mean of ${wanted} finished games`, metrics };
  } finally {
    await databases.remove();
    await rm(folder, { recursive: true });
  }
}
