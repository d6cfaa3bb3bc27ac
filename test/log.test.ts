import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { makeLog } from '../src/log.ts';

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

test('tokens that nobody told of are known by their form', () => {
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
