import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { isPostgres } from '../../src/store/index.ts';
import { replay } from '../../src/table/results/replay.ts';
import { asAdminOf, sharedDatabase } from '../support/postgres.ts';
import { ANN, accepted, room } from './room.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));

/** Most announcements that the child still makes if the kill comes late. The whole game has 29 actions. */
const MORE = 5;

async function settled(path: string): Promise<void> {
  const left = `select pid from pg_stat_activity
    where datname = current_database() and application_name = 'porto-bot'`;
  if (isPostgres(path)) await expect.poll(async () => (await asAdminOf(path, left))[0]?.rows).toEqual([]);
}

async function playAndDie(path: string, announcements: number): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', CHILD, path, `${announcements + MORE}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let lines = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    lines += chunk.toString().split('\n').length - 1;
    if (lines >= announcements) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
  await settled(path);
  return lines;
}

test('killed at any moment: whatever was announced is saved, whatever is saved will be announced', async () => {
  const path = await sharedDatabase();
  let lines = 0;
  for (const announcements of [3, 8]) {
    lines += await playAndDie(path, announcements);
    const here = await room({ path, games });
    const waiting = await here.store.outbox.waiting();
    expect(waiting.length).toBeGreaterThanOrEqual(lines);
    const match = await here.table.live('c');
    if (!match) throw new Error('the game is gone');
    const { rev } = await replay(here.store, games, match.id);
    expect((await here.table.outbox.outlook()).notices.at(-1)).toMatchObject({
      matchId: match.id,
      since: -1,
      rev,
    });
    const [action] = match.position.legal(0);
    accepted(await here.table.act(match.id, ANN.id, games.porto?.write(action) ?? '', { rev }));
    lines += 1;
    await here.store.close();
  }
});
