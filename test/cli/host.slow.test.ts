import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { folder } from '../store/backends.ts';
import { patientDiscord } from '../support/bot.ts';
import { bundled } from '../support/bundled.ts';
import { launch } from '../whole/process.ts';

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

async function host(home: string, ...words: readonly string[]): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: `file:${join(home, 'porto.sqlite')}` };
  const child = spawn(process.execPath, [bundled('host'), ...words], { cwd: home, env });
  const [out, err]: [string[], string[]] = [[], []];
  child.stdout.on('data', data => out.push(String(data)));
  child.stderr.on('data', data => err.push(String(data)));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, out: out.join('').trim(), err: err.join('').trim() };
}

test('the program lists its lines, and names a missing database, without a bot', async () => {
  const home = folder();
  const listed = await host(home);
  expect(listed).toMatchObject({ status: 0, err: '' });
  expect(listed.out).toContain('game repair ID [--write]: replay its log');
  expect(await host(home, 'games')).toMatchObject({
    status: 1,
    err: expect.stringContaining('there is no database at'),
  });
  expect(await host(home, 'gmae')).toMatchObject({
    status: 1,
    err: expect.stringContaining('Did you mean game?'),
  });
  const memory = spawnSync(process.execPath, [bundled('host'), 'games'], {
    ...{ cwd: home, encoding: 'utf8' },
    env: { ...process.env, DATABASE_URL: ':memory:' },
  });
  expect(memory.status).toBe(1);
});

test('--settings names the settings of host and db, and the environment goes before the file', async () => {
  const home = folder();
  const [set, other] = ['set', 'other'].map(name => join(home, `${name}.sqlite`));
  for (const path of [set, other]) await (await openStore(path ?? '')).close();
  const file = join(home, 'porto.env');
  writeFileSync(file, `DATABASE_URL=file:${set}\nSHARS=auto\n`);
  const { DATABASE_URL: _, ...env } = process.env;
  const run = (program: 'db' | 'host', words: readonly string[], more = {}) =>
    spawnSync(process.execPath, [bundled(program), ...words], {
      ...{ cwd: home, encoding: 'utf8', env: { ...env, ...more } },
    });
  const blocking = ['block', 'person', '1'.repeat(18)];
  const blocked = run('host', ['--settings', file, ...blocking]);
  expect(blocked).toMatchObject({ status: 0, stdout: expect.stringContaining(`Database: ${set}`) });
  expect(blocked.stderr).toContain(`SHARS in ${file} is no setting: did you mean SHARDS?`);
  expect(run('host', ['blocks', `--settings=${file}`]).stdout).toContain('1 block:');
  const elsewhere = { DATABASE_URL: `file:${other}` };
  expect(run('host', ['--settings', file, 'blocks'], elsewhere).stdout).toBe('0 blocks.\n');
  expect(run('db', ['--settings', file, 'check']).stdout).toContain(`${set} is whole`);
  expect(run('db', ['check', '--settings', file], elsewhere).stdout).toContain(`${other} is whole`);
  expect(run('db', ['--settings', file, 'compact']).stdout).toContain(set);
  const nowhere = join(home, 'none.env');
  for (const program of ['db', 'host'] as const) {
    const failed = run(program, [program === 'db' ? 'check' : 'blocks', `--settings=${nowhere}`]);
    expect(failed.status).toBe(78);
    expect(failed.stderr).toContain(nowhere);
  }
  const secret = join(home, 'url');
  writeFileSync(secret, `file:${set}\n`);
  expect(run('host', ['blocks'], { DATABASE_URL_FILE: secret }).stdout).toContain('1 block:');
});

test('beside the running bot a line is carried out by the bot, and after its end by the program itself', async () => {
  const home = folder();
  const discord = await patientDiscord();
  const bot = launch(discord, home, { SUPPORT_URL: 'https://example.org/help' });
  await bot.serves();
  const guild = discord.addGuild({ name: 'Ribeira' });
  const [one, two] = ['one', 'two'].map(name => guild.addChannel({ name }));
  const ann = discord.addUser({ name: 'Ann' });
  if (!one || !two) throw new Error('no channel');
  for (const channel of [one, two]) await ann.command(channel, 'porto new', { seats: 3 });
  await expect.poll(() => two.messages.length).toBe(1);
  const listed = await host(home, 'games');
  const [id = ''] = /^[0-9a-z]{8}(?= )/m.exec(listed.out) ?? [];
  expect(listed.out).toContain('2 live games:');

  const paused = await host(home, 'announce', 'over', '--text', 'Thank you', '--yes');
  expect(paused).toMatchObject({
    status: 0,
    out: expect.stringContaining('Announced in 2 channels of 1 server'),
  });
  await expect.poll(() => one.messages.at(-1)?.content).toContain('Thank you');
  await expect.poll(() => two.messages.at(-1)?.content).toContain('Thank you');
  await bot.says(/announce over --text .{1,3}Thank you.*a line of the operator/);

  expect(await host(home, 'block', 'person', ann.id)).toMatchObject({ status: 0 });
  const refused = await ann.command(one, 'games list');
  expect(refused.content).toContain('does not let you use the bot any more');
  expect(refused.content).toContain('https://example.org/help');

  expect((await bot.end('SIGTERM')).code).toBe(0);
  expect(await host(home, 'unblock', 'person', ann.id)).toMatchObject({ status: 0 });
  expect(await host(home, 'game', 'close', id)).toMatchObject({
    status: 1,
    err: expect.stringContaining('has ended'),
  });
  expect((await host(home, 'log')).out).toContain(
    'command line: announce over --text "Thank you" --yes → done',
  );
  await discord.close();
});
