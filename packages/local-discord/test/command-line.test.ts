import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const CLI = fileURLToPath(new URL('../src/cli/cli.ts', import.meta.url));

function start(...args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), CLI, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', text => {
    said.out += String(text);
  });
  child.stderr.on('data', text => {
    said.err += String(text);
  });
  const ended = once(child, 'close').then(([code]) => ({ code, ...said }));
  return { child, said, ended };
}

it('prints the address and the token of a Discord with a server and people, and ends at SIGINT', async () => {
  const { child, said, ended } = start('--port', '0', '--people', 'Ann,Bob,Cid');
  await expect.poll(() => said.out).toMatch(/^Page: .*\n/m);
  const api = /^API: +(\S+)$/m.exec(said.out)?.[1];
  const token = /^Token: +(\S+)$/m.exec(said.out)?.[1];
  const got = await fetch(`${api}/v10/users/@me`, { headers: { authorization: `Bot ${token}` } });
  expect(await got.json()).toMatchObject({ bot: true });
  expect((await fetch(/^Page: +(\S+)$/m.exec(said.out)?.[1] ?? '')).status).toBe(200);
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

it('a wrong option gets one line', async () => {
  const { code, err } = await start('--ports', '0').ended;
  expect(code).toBe(64);
  expect(err).toMatch(/^local-discord: [^\n]*--ports[^\n]*\n$/);
});
