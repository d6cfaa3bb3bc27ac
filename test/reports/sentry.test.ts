import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { censor } from '../../src/log/log.ts';
import type { Reporter } from '../../src/reports/report.ts';
import { openSentry, type SentryParts } from '../../src/reports/sentry.ts';
import { logSecrets, reportingLog, SECRET, TOKEN } from './kit.ts';

const CLEAN = (text: string): string => censor(text, [TOKEN]);
const PARTS: SentryParts = { dsn: 'https://key@sentry.example.org/7', version: '1.2.3', censor: CLEAN };

/** Makes a stand-in for the functions of `@sentry/node` that the bot calls. The stand-in keeps the events. */
function standIn() {
  const events: Record<string, unknown>[] = [];
  let options: Record<string, unknown> = {};
  const sdk = {
    init: (given: typeof options) => {
      options = given;
    },
    captureEvent: (event: object) => {
      events.push((options.beforeSend as (event: object) => Record<string, unknown>)(event));
      return 'id';
    },
    flush: async () => true,
    getClient: () => ({
      getOptions: () => ({ stackParser: (stack: string) => [{ function: stack.split('\n')[0] }] }),
    }),
  };
  return { sdk, events, options: () => options };
}

function logTo(reporter: Reporter | undefined) {
  return reportingLog(report => reporter?.take(report)).log;
}

test('reports become events: level, kind, tags, error with its frames; no integration of the SDK reads more', async () => {
  const { sdk, events, options } = standIn();
  const log = logTo(await openSentry({ ...PARTS, load: async () => sdk }));
  log.error({ err: new TypeError('no seat'), matchId: 'm1', shard: 2, reason: 'x' }, 'a notice stays');
  log.warn({ alert: true, parked: 4 }, 'more games are parked');
  expect(options()).toMatchObject({
    dsn: PARTS.dsn,
    release: 'porto-bot@1.2.3',
    defaultIntegrations: false,
    sendDefaultPii: false,
    maxBreadcrumbs: 0,
  });
  expect(events).toMatchObject([
    {
      level: 'error',
      message: 'a notice stays',
      fingerprint: ['a notice stays|TypeError|'],
      tags: { matchId: 'm1', shard: 2 },
      extra: { reason: 'x' },
      exception: {
        values: [{ type: 'TypeError', value: 'a notice stays: no seat', stacktrace: { frames: [{}] } }],
      },
    },
    { level: 'warning', message: 'more games are parked', extra: { parked: 4 } },
  ]);
});

test('no event holds a secret, and the second fence holds alone', async () => {
  const { sdk, events } = standIn();
  const reporter = await openSentry({ ...PARTS, load: async () => sdk });
  logSecrets(logTo(reporter));
  reporter?.take({ kind: 'k', level: 'error', message: `with ${TOKEN}`, fields: { at: TOKEN }, at: 0 });
  expect(events).toHaveLength(4);
  expect(JSON.stringify(events)).not.toMatch(SECRET);
});

test('repeats within a minute are counted, and the next event has their number', async () => {
  const { sdk, events } = standIn();
  let now = 0;
  const log = logTo(await openSentry({ ...PARTS, load: async () => sdk, now: () => now }));
  for (let turn = 0; turn < 1_000; turn++) log.error('a notice stays');
  expect(events).toHaveLength(1);
  now = 60_000;
  log.error('a notice stays');
  expect(events).toHaveLength(2);
  expect(events[1]).toMatchObject({ extra: { repeats: 999 } });
});

test('without the package there is no reporter; a package that is broken is an error', async () => {
  const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  expect(await openSentry({ ...PARTS, load: () => Promise.reject(missing) })).toBeUndefined();
  const broken = openSentry({ ...PARTS, load: () => Promise.reject(new SyntaxError('broken')) });
  await expect(broken).rejects.toThrow('broken');
});

const PACKAGE: string = '@sentry/node';
const installed = await import(PACKAGE).then(
  () => true,
  () => false,
);

test.runIf(installed)('the real SDK sends envelopes to the address of the DSN, without secrets', async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', chunk => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      bodies.push(
        `${request.url} ${request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body}`,
      );
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
  const reporter = await openSentry({ ...PARTS, dsn });
  const log = logTo(reporter);
  logSecrets(log);
  log.error({ err: new TypeError('no seat'), matchId: 'm1' }, 'a notice stays');
  await reporter?.flush(60_000);
  const all = bodies.join('\n');
  expect(bodies).toHaveLength(4);
  expect(all).toContain('/api/7/envelope/');
  expect(all).toContain('a notice stays: no seat');
  expect(all).toContain('sentry.test.ts');
  expect(all).not.toMatch(SECRET);
});
