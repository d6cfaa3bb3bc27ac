import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commands, menus } from '../../commands/index.ts';
import { games } from '../../src/games/registry.ts';
import { metricsOf } from '../../src/health.ts';
import { makeLog } from '../../src/log/log.ts';
import { Backups, openStore } from '../../src/store/index.ts';
import { RepeatedErrors } from '../../src/upkeep/lasting-trouble.ts';
import { backing, heartbeat } from '../../src/upkeep/upkeep.ts';
import { folder } from '../support/folder.ts';

function logged() {
  const lines: { level: number; msg: string }[] = [];
  const to = { write: (line: string) => void lines.push(JSON.parse(line)) };
  return {
    log: makeLog({ level: 'info', secrets: [], to }),
    said: () => lines.map(({ level, msg }) => `${level} ${msg}`),
  };
}

/** Makes a database, and a file in the place of the folder for its backups. */
async function blocked() {
  const place = folder();
  const database = join(place, 'porto.sqlite');
  const backups = join(place, 'backups');
  writeFileSync(backups, 'a file');
  const store = await openStore(database);
  onTestFinished(() => store.close());
  return { database, backups, store };
}

test('trouble: its beginning, then a line a day, and its end', () => {
  const said: string[] = [];
  let now = 0;
  const trouble = new RepeatedErrors({
    begins: error => said.push(`${error}`),
    ends: () => said.push('ends'),
    now: () => now,
  });
  trouble.succeeded();
  for (let hour = 0; hour < 30; hour++) {
    now = hour * 3_600_000;
    trouble.failed(`at ${hour}`);
  }
  trouble.succeeded();
  trouble.succeeded();
  trouble.failed('again');
  expect(said).toEqual(['at 0', 'at 24', 'ends', 'again']);
});

test('a heartbeat path that can not be written: one line, and one when it can', () => {
  const { log, said } = logged();
  const path = join(folder(), 'beat');
  mkdirSync(path);
  const heart = heartbeat({ heartbeatFile: path }, log, () => true);
  for (let beat = 0; beat < 20; beat++) heart?.beat();
  expect(said()).toEqual(['50 HEARTBEAT_FILE can not be written']);
  rmSync(path, { recursive: true });
  for (let beat = 0; beat < 20; beat++) heart?.beat();
  expect(said().slice(1)).toEqual(['40 HEARTBEAT_FILE can be written again']);
});

test('a backup folder that can not be written: one line, and one when it can', async () => {
  const { log, said } = logged();
  const { database, backups, store } = await blocked();
  let now = Date.UTC(2026, 0, 1);
  const config = { database, retentionDays: 90, backups: { everyHours: 1, keep: 7 } };
  const duty = backing({ config, store, log, now: () => now });
  const work = async () => {
    await duty?.work(new AbortController().signal).catch(duty.trouble);
    now += 3_600_000;
  };
  for (let hour = 0; hour < 5; hour++) await work();
  expect(said()).toEqual(['50 no backup was made; it will be tried again']);
  rmSync(backups);
  for (let hour = 0; hour < 2; hour++) await work();
  expect(said().slice(1)).toEqual([
    '40 backups are made again',
    '30 a backup was made',
    '30 a backup was made',
  ]);
});

test('a backup folder that can not be written is named at the start, and backups are counted for the metrics', async () => {
  const { log, said } = logged();
  const { database, backups, store } = await blocked();
  const at = Date.UTC(2026, 0, 1);
  const metrics = metricsOf(commands, menus, games);
  const config = { database, retentionDays: 90, backups: { everyHours: 12, keep: 7 } };
  const values = async () =>
    [...(await metrics.text()).matchAll(/^boardgames_(\w*backup_\w+) (\d+)$/gm)].map(([, ...pair]) => pair);
  expect(await values()).toEqual([['backup_failures_total', '0']]);
  const begin = () => backing({ config, store, log, now: () => at, backups: metrics.backups });
  const duty = begin();
  expect(said()).toEqual(['50 no backup was made; it will be tried again']);
  const work = async () => duty?.work(new AbortController().signal).catch(duty.trouble);
  await work();
  expect(said()).toHaveLength(1);
  expect(await values()).toEqual([
    ['backup_interval_seconds', '43200'],
    ['backup_failures_total', '1'],
  ]);
  rmSync(backups);
  await work();
  const made = ['last_backup_timestamp_seconds', String(at / 1_000)];
  expect((await values())[0]).toEqual(made);
  const later = metricsOf(commands, menus, games);
  backing({ config, store, log, now: () => at + 5_000, backups: later.backups });
  expect(await later.text()).toContain(`boardgames_${made.join(' ')}`);
});

test('the error of a backup folder that can not be written calls it the folder of the backups', () => {
  const path = join(folder(), 'backups');
  writeFileSync(path, 'a file');
  expect(() => new Backups(path, 'porto.sqlite').prepare()).toThrow(
    `the folder of the backups ${path} (BACKUP_DIR) can't be written`,
  );
});
