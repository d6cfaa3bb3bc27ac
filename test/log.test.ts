import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { PollLoop } from '../src/core/work/loops.ts';
import { Queues } from '../src/core/work/queues.ts';
import { makeLog, nowAt, workingAt } from '../src/log/log.ts';

const TOKEN = 'local.token/with+signs"';
const FOREIGN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB';

function logged(say: (log: ReturnType<typeof makeLog>) => void): string {
  let text = '';
  const to = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  say(makeLog({ level: 'trace', secrets: [TOKEN], to }));
  return text;
}

test.each<[string, (log: ReturnType<typeof makeLog>) => void]>([
  ['a message', log => log.info(`logging in as ${TOKEN}`)],
  ['a field', log => log.info({ headers: { authorization: TOKEN } }, 'request')],
  ['a field of any name', log => log.info({ deep: { down: [{ here: TOKEN }] } })],
  ['an error with its stack', log => log.error(new Error(`bad token ${TOKEN}`))],
  ['an error behind an error', log => log.error(new Error('no', { cause: new Error(TOKEN) }))],
  ['an address', log => log.warn({ url: `https://discord.com/api?t=${encodeURIComponent(TOKEN)}` })],
  ['a child logger', log => log.child({ bot: TOKEN }).info('hello')],
])('the token is censored in %s', (_where, say) => {
  const text = logged(say);
  expect(() => JSON.parse(text)).not.toThrow();
  expect(text).toContain('[secret]');
  for (const spelling of [TOKEN, JSON.stringify(TOKEN).slice(1, -1), encodeURIComponent(TOKEN)]) {
    expect(text).not.toContain(spelling);
  }
});

test.each([
  ['https://discord.com/api/v10/interactions/123456789012345678/aW50ZXJhY3Rpb246c2VjcmV0/callback?w=true'],
  ['https://discord.com/api/v10/webhooks/123456789012345678/c2VjcmV0LXdlYmhvb2s/messages/@original'],
])('tokens in the address %s are censored', url => {
  const text = logged(log => log.error(new Error(`POST ${url} failed`)));
  expect(text).not.toMatch(/c2VjcmV0/);
  expect(text).toContain('/123456789012345678/[secret]/');
});

test('a text too short for a token leaves the words of the log readable', () => {
  const lines: string[] = [];
  const log = makeLog({ level: 'info', secrets: ['m', ''], to: { write: line => lines.push(line) } });
  log.info('the time of a match');
  expect(JSON.parse(lines.join(''))).toMatchObject({ time: expect.any(Number), msg: 'the time of a match' });
});

test("a database's password is censored in its address", () => {
  const text = logged(log =>
    log.error(
      { url: 'postgresql://bot:hunter2@db/porto' },
      'postgres://bot:hunter2@[::1]:5432/porto?a=b broke',
    ),
  );
  expect(text).not.toContain('hunter2');
  expect(text).toContain('postgres://bot:[secret]@[::1]:5432/porto?a=b broke');
});

test('tokens that no person has registered are known by their form', () => {
  const text = logged(log => log.info({ a: `Bot ${FOREIGN}`, b: FOREIGN, token: 'plain' }, 'x'));
  expect(text).not.toContain(FOREIGN);
  expect(text).not.toContain('plain');
});

test('other text stays as it is', () => {
  const text = logged(log =>
    log.info({ match: 'm1', file: 'data/db/porto.sqlite' }, 'Bot is ready. 3 games'),
  );
  expect(JSON.parse(text)).toMatchObject({
    match: 'm1',
    file: 'data/db/porto.sqlite',
    msg: 'Bot is ready. 3 games',
  });
});

/** Starts a fake Discord that refuses every request and quotes its content. */
async function refusing(): Promise<string> {
  const message = 'Value "five red houses" is too long.';
  const errors = { data: { content: { _errors: [{ code: 'BASE_TYPE_BAD_LENGTH', message }] } } };
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 50035, message: 'Invalid Form Body', errors }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

test('callbacks that are refused: the log says which, nothing of what was in them, and only an error that was thrown ends the process', async () => {
  const fixture = fileURLToPath(new URL('./fixtures/rejected-callback.ts', import.meta.url));
  const child = execFile(process.execPath, ['--import', 'tsx', fixture, await refusing()]);
  const bytes: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => bytes.push(String(data)));
  expect((await once(child, 'close'))[0]).toBe(1);
  const text = bytes.join('');
  expect(text).not.toContain('houses');
  expect(text).not.toContain('aW50ZXJhY3Rpb24');
  const lines = text
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(lines.map(({ msg }) => msg)).toEqual(['a rejection nobody handled', 'an error nobody caught']);
  const [rejected, thrown] = lines;
  for (const refusal of [rejected.err, thrown.err.cause])
    expect(refusal).toMatchObject({
      name: 'DiscordAPIError[50035]',
      message: 'Invalid Form Body',
      code: 50035,
      status: 400,
      method: 'POST',
      route: '/api/v10/interactions/1234/[secret]/callback',
      faults: ['data.content: BASE_TYPE_BAD_LENGTH'],
      stack: expect.stringMatching(/^\s+at /),
    });
});

test.each([
  ['a word', 'no', { message: 'no' }],
  ['an object', { body: 'five red houses' }, { message: 'object' }],
])('a thrown value that is no error: %s', (_what, thrown, err) => {
  expect(JSON.parse(logged(log => log.error({ err: thrown }, 'x')))).toMatchObject({ err });
});

test('errors of any kind are reported field by field, under either name', () => {
  const error = Object.assign(new Error('no', { cause: new Error('why') }), { hand: 'five red houses' });
  for (const details of [{ err: error }, { error }]) {
    const text = logged(log => log.error(details, 'x'));
    expect(text).not.toContain('houses');
    expect(Object.values(JSON.parse(text))).toContainEqual(
      expect.objectContaining({ name: 'Error', message: 'no', stack: expect.stringContaining('Error: no') }),
    );
    expect(text).toContain('why');
  }
});

test('a line tells what is being worked at, also where work waits behind that of others', async () => {
  const lines: { msg: string; matchId?: string; interactionId?: string; shard?: number }[] = [];
  const to = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const log = makeLog({ level: 'info', secrets: [], to });
  const queues = new Queues();
  const ahead = queues.run('k', () => sleep(20));
  const one = workingAt({ interactionId: '1', shard: 3 }, async () => {
    nowAt({ matchId: 'a' });
    await queues.run('k', async () => log.info('one'));
  });
  const other = workingAt({ interactionId: '2' }, () => queues.run('k', async () => log.info('other')));
  await Promise.all([ahead, one, other]);
  const loop = new PollLoop({
    name: 'outbox',
    look: async () => {
      log.info('look');
      return Number.POSITIVE_INFINITY;
    },
    failed: () => {},
    retryMs: 1,
    after: () => () => {},
  });
  workingAt({ interactionId: '3' }, () => loop.open());
  await loop.close();
  workingAt({ matchId: 'c' }, () => log.info({ matchId: 'd' }, 'own words count'));
  nowAt({ matchId: 'nowhere' });
  log.info('nobody');
  const ids = lines.map(({ msg, matchId, interactionId, shard }) => [msg, interactionId, matchId, shard]);
  expect(ids).toEqual([
    ['one', '1', 'a', 3],
    ['other', '2', undefined, undefined],
    ['look', undefined, undefined, undefined],
    ['own words count', undefined, 'd', undefined],
    ['nobody', undefined, undefined, undefined],
  ]);
});
