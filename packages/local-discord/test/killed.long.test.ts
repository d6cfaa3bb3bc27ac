import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startDiscord } from './kit.ts';

it('ids go on after a kill in the middle, before anything was written', async () => {
  const root = mkdtempSync(join(tmpdir(), 'local-discord-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const folder = join(root, 'world');
  const script = `
    import { LocalDiscord } from 'local-discord';
    const discord = await LocalDiscord.start({ folder: process.argv[1] });
    for (let n = 0; n < 50; n++) console.log(discord.addUser({ name: 'x' }).id);
    process.kill(process.pid, 'SIGKILL');`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', script, folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', data => {
    printed += String(data);
  });
  await once(child, 'close');
  const ids = printed.trim().split('\n').map(BigInt);
  expect(ids).toHaveLength(50);
  const after = await startDiscord({ folder, now: () => Date.UTC(2020, 0, 1) });
  expect(BigInt(after.addUser({ name: 'y' }).id)).toBeGreaterThan(ids.at(-1) ?? 0n);
});
