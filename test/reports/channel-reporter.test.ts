import { DefaultRestOptions } from 'discord.js';
import { type Channel, LocalDiscord } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { Brake, MOST_REFUSED } from '../../src/discord/rest/brake.ts';
import { openLogChannel } from '../../src/discord/rest/log-channel.ts';
import { ChannelReporter } from '../../src/reports/channel-reporter.ts';
import type { Report } from '../../src/reports/report.ts';
import { logSecrets, reportingLog, SECRET } from './kit.ts';

const MINUTE = 60_000;

/** Starts a reporter. Only `pass` moves its clock. */
function scene(post?: (content: string) => Promise<void>) {
  let now = 0;
  let due: { readonly at: number; readonly run: () => void } | undefined;
  const posted: { readonly at: number; readonly content: string }[] = [];
  const warned: string[] = [];
  const reporter = new ChannelReporter({
    post: async content => {
      posted.push({ at: now, content });
      await post?.(content);
    },
    name: 'host, process 7',
    warn: (_details, message) => warned.push(message),
    now: () => now,
    after: (milliseconds, run) => {
      due = { at: now + milliseconds, run };
      return () => {
        due = undefined;
      };
    },
  });
  const pass = async (milliseconds: number): Promise<void> => {
    const end = now + milliseconds;
    while (due && due.at <= end) {
      now = due.at;
      const { run } = due;
      due = undefined;
      run();
      for (let turn = 0; turn < 5; turn++) await new Promise(resolve => setImmediate(resolve));
    }
    now = end;
  };
  return { reporter, posted, warned, pass };
}

const report = (message: string, fields: Report['fields'] = {}): Report => ({
  kind: message,
  level: 'error',
  message,
  fields,
  at: Date.parse('2026-11-26T12:00:00Z'),
});

test('reports are gathered in one message, repeats are counted, and a minute lies between two messages', async () => {
  const { reporter, posted, pass } = scene();
  for (let turn = 0; turn < 500; turn++) reporter.take(report('a notice stays', { matchId: `m${turn}` }));
  reporter.take(report('a picture failed'));
  await pass(3_000);
  expect(posted).toHaveLength(1);
  expect(posted[0]?.content).toBe(
    '**host, process 7**\n```\n12:00:00 error a notice stays (500 times) matchId=m499\n12:00:00 error a picture failed\n```',
  );
  for (let second = 0; second < 300; second++) {
    reporter.take(report('a notice stays'));
    await pass(1_000);
  }
  expect(posted.length).toBeLessThanOrEqual(6);
  for (const [nth, { at }] of posted.entries())
    if (nth > 0) expect(at - (posted[nth - 1]?.at ?? 0)).toBeGreaterThanOrEqual(MINUTE);
});

test('a channel that takes nothing: one line, growing waits, nothing is lost, and a line when it works again', async () => {
  let works = false;
  const { reporter, posted, warned, pass } = scene(async () => {
    if (!works) throw new Error('Missing Permissions');
  });
  reporter.take(report('a notice stays'));
  await pass(10 * MINUTE);
  expect(posted.length).toBeGreaterThan(2);
  expect(posted.length).toBeLessThan(7);
  expect(warned).toEqual([
    'LOG_CHANNEL can not be posted to: errors stay in the log, and the bot tries again',
  ]);
  works = true;
  reporter.take(report('a picture failed'));
  await pass(60 * MINUTE);
  expect(warned[1]).toBe('LOG_CHANNEL can be posted to again');
  expect(posted.at(-2)?.content).toContain('a notice stays');
  expect(posted.at(-1)?.content).toContain('a picture failed');
});

test('many kinds and long lines fit into a message', async () => {
  const { reporter, posted, pass } = scene();
  for (let kind = 0; kind < 100; kind++) reporter.take(report(`${kind} ${'x'.repeat(5_000)}`));
  await pass(3_000);
  const content = posted[0]?.content ?? '';
  expect(content.length).toBeLessThanOrEqual(2_000);
  expect(content).toMatch(/and \d+ more, which the log shows\n```$/);
});

test('the last reports are posted when the process ends, though a minute has not passed', async () => {
  const { reporter, posted, pass } = scene();
  reporter.take(report('one'));
  await pass(3_000);
  reporter.take(report('two'));
  await reporter.flush(1_000);
  expect(posted).toHaveLength(2);
  await reporter.flush(1_000);
  expect(posted).toHaveLength(2);
});

test('on Discord: no mention, no format, no secret; a refusal makes no report of its own', async () => {
  const discord = await LocalDiscord.start();
  onTestFinished(() => discord.close());
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'errors' });
  const reporters: ChannelReporter[] = [];
  const { log, reports } = reportingLog(taken => {
    for (const each of reporters) each.take(taken);
  });
  const reporter = new ChannelReporter({
    post: openLogChannel(discord.api, discord.token, channel.id, new Brake()).post,
    name: 'host, process 7',
    warn: (details, message) => log.warn(details, message),
  });
  reporters.push(reporter);
  logSecrets(log);
  log.error({ text: '@everyone <@123456789012345678> ```js\n**bold** https://example.org' }, 'a name');
  await reporter.flush(60_000);
  const [message] = channel.messages;
  expect(message?.content).toContain('a reply was refused');
  expect(message?.content).not.toMatch(SECRET);
  expect(message?.content.match(/```/g)).toHaveLength(2);
  const [request] = discord.requests.filter(({ path }) => path.endsWith('/messages'));
  expect(JSON.stringify(request)).toContain('"allowed_mentions":{"parse":[]}');

  discord.fail({ path: /messages$/, status: 403, body: { code: 50013, message: 'Missing Permissions' } });
  const before = reports.length;
  log.error('another');
  await reporter.flush(60_000);
  expect(reports).toHaveLength(before + 1);
  expect(channel.messages).toHaveLength(1);
  await reporter.flush(60_000);
  expect(channel.messages[1]?.content).toContain('another');
});

/** Opens a channel for errors on a Discord of its own. */
async function logChannel(brake = new Brake()) {
  const discord = await LocalDiscord.start();
  onTestFinished(() => discord.close());
  const channel: Channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'errors' });
  return { discord, channel, log: openLogChannel(discord.api, discord.token, channel.id, brake) };
}

test('reports that Discord or a filter refuses are replaced by a line that says so, in two requests', async () => {
  const { discord, channel, log } = await logChannel();
  const blocked = { status: 400, body: { code: 200000, message: 'Message was blocked' } };
  discord.fail({ path: /messages$/, saying: /purple/, times: 5, ...blocked });
  await log.post('a purple error');
  expect(channel.messages.map(({ content }) => content)).toEqual([expect.stringContaining('in its log')]);
  expect(discord.requests.filter(({ path }) => path.endsWith('/messages'))).toHaveLength(2);
});

test('the channel for errors sends nothing while the process has too many refused requests, and counts among them', async () => {
  let now = 0;
  const ELSEWHERE = 'http://elsewhere/';
  const brake = new Brake({
    now: () => now,
    send: async (url, init) =>
      url.startsWith(ELSEWHERE)
        ? (new Response('{}', { status: 403 }) as never)
        : DefaultRestOptions.makeRequest(url, init),
  });
  const { discord, channel, log } = await logChannel(brake);
  discord.fail({ path: /messages$/, status: 403, body: { code: 50001, message: 'Missing Access' } });
  for (let request = 1; request < MOST_REFUSED; request++)
    await brake.makeRequest(`${ELSEWHERE}${request}`, { method: 'POST' });
  await expect(log.post('an error')).rejects.toThrow(/Missing/);
  await expect(log.post('an error')).rejects.toThrow(/1000 requests were refused/);
  expect(discord.requests.filter(({ path }) => path.endsWith('/messages'))).toHaveLength(1);
  now += 11 * MINUTE;
  await log.post('a later error');
  expect(channel.messages).toHaveLength(1);
});

test('reports that Discord refuses for three days are given up, at growing distances, and later ones are posted', async () => {
  const HOUR = 60 * MINUTE;
  let refuses = true;
  const { reporter, posted, pass } = scene(async content => {
    if (refuses || content.includes('old')) throw new Error('refused');
  });
  reporter.take(report('old'));
  await pass(72 * HOUR);
  const tries = posted.length;
  expect(tries).toBeGreaterThan(20);
  expect(tries).toBeLessThan(120);
  await pass(72 * HOUR);
  expect(posted.length).toBeLessThan(tries + 3);
  refuses = false;
  reporter.take(report('new'));
  await pass(2 * HOUR);
  expect(posted.at(-1)?.content).toContain('new');
  expect(posted.at(-1)?.content).not.toContain('old');
});

test('an id that is none of a channel is found before the first error', async () => {
  const discord = await LocalDiscord.start();
  onTestFinished(() => discord.close());
  const guild = discord.addGuild({ name: 'Ribeira' });
  const channel = guild.addChannel({ name: 'errors' });
  await openLogChannel(discord.api, discord.token, channel.id, new Brake()).look();
  await expect(openLogChannel(discord.api, discord.token, guild.id, new Brake()).look()).rejects.toThrow(
    /Unknown Channel/,
  );
});
