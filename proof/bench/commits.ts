import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStore, type Store, WHOLE } from '../../src/store/index.ts';
import { PostgresProcess } from '../../test/support/postgres-process.ts';
import { type Metric, metric, type Report } from './report.ts';

const ROUNDS = 5;
const COLD_ROUNDS = 2;
const ROUND_MS = 3_000;
const CLIENTS = 8;
/** Fewest transactions a second through the store, as a share of the bare database's rate. */
const BAR = 0.5;

async function rate(clients: number, work: (client: number) => Promise<void>): Promise<number> {
  const began = performance.now();
  let done = 0;
  const client = async (number: number): Promise<void> => {
    while (performance.now() - began < ROUND_MS) {
      await work(number);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
  return (done * 1_000) / (performance.now() - began);
}

/** Opens a store that writes like a running bot: every transaction checks the lease, which is the right to write. */
async function writing(address: string): Promise<Store> {
  const store = await openStore(address);
  const holder = randomUUID();
  await store.lease.take({ holder, place: '', pid: process.pid, since: 0 }, undefined);
  store.writeAs({ holder, names: [WHOLE] });
  return store;
}

const compared = (
  name: string,
  ours: readonly number[],
  theirs: readonly number[],
  reference: string,
): Metric[] => [
  metric(`${name}: transactions of the store`, '/s', ours),
  metric(`${name}: ${reference}`, '/s', theirs),
  metric(
    `${name}: of ${reference}`,
    'times',
    ours.map((each, round) => each / (theirs[round] ?? Number.NaN)),
    { atLeast: BAR },
  ),
];

async function onSqlite(): Promise<readonly Metric[]> {
  const folder = await mkdtemp(join(tmpdir(), 'porto-commits-'));
  const store = await writing(join(folder, 'ours.sqlite'));
  const raw = new Database(join(folder, 'raw.sqlite'));
  try {
    raw.pragma('journal_mode = WAL');
    raw.pragma('synchronous = FULL');
    raw.exec('create table kv (key text primary key, value text not null)');
    const set = raw.prepare(
      'insert into kv (key, value) values (?, ?) on conflict (key) do update set value = excluded.value',
    );
    const committed = raw.transaction((value: string) => set.run('key', value));
    let count = 0;
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await rate(1, () => store.transaction(({ kv }) => kv.set('key', String(++count)))));
      theirs.push(await rate(1, async () => void committed.immediate(String(++count))));
    }
    return compared('SQLite', ours, theirs, 'raw better-sqlite3');
  } finally {
    raw.close();
    await store.close();
    await rm(folder, { recursive: true });
  }
}

const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0;

/** Returns pgbench's transactions per second. With `-N`, each transaction updates a row, reads it, and inserts another row. */
function pgbench(url: string): number {
  const seconds = String(ROUND_MS / 1_000);
  const args = ['-N', '-n', '-c', String(CLIENTS), '-j', '2', '-T', seconds, url];
  const said = execFileSync('pgbench', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return Number(/^tps = ([\d.]+)/m.exec(said)?.[1]);
}

function likePgbench(store: Store, client: number, at: number): Promise<void> {
  const matchId = `m${client}`;
  return store.transaction(async ({ kv, claims }) => {
    await kv.set(matchId, String(at));
    await kv.get(matchId);
    await claims.claim(String(at), at);
  }, matchId);
}

async function onPostgres(): Promise<readonly Metric[]> {
  const server = await PostgresProcess.start({ durable: true });
  try {
    const store = await writing(server.url);
    const judged = hasPgbench();
    if (judged) execFileSync('pgbench', ['-i', '-q', '-s', String(CLIENTS), server.url], { stdio: 'ignore' });
    let count = 0;
    const round = (): Promise<number> => rate(CLIENTS, client => likePgbench(store, client, ++count));
    // Warm-up rounds come first, since a real bot runs for days.
    for (let cold = 0; cold < COLD_ROUNDS; cold++) await round();
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let left = ROUNDS; left > 0; left--) {
      ours.push(await round());
      if (judged) theirs.push(pgbench(server.url));
    }
    await store.close();
    const name = `PostgreSQL, ${CLIENTS} clients`;
    if (judged) return compared(name, ours, theirs, 'pgbench -N');
    return [metric(`${name}: transactions of the store; pgbench is not installed: not judged`, '/s', ours)];
  } finally {
    await server.remove();
  }
}

/** Measures commits to SQLite and PostgreSQL with their default disk settings. */
export async function benchCommits(): Promise<Report> {
  return { bench: 'commits', metrics: [...(await onSqlite()), ...(await onPostgres())] };
}
