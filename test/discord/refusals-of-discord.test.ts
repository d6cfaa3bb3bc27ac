import { DefaultRestOptions, REST } from 'discord.js';
import type { LocalDiscord, Channel as Place, Trouble } from 'local-discord';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Brake, type BrakeParts, MOST_REFUSED } from '../../src/discord/rest/brake.ts';
import { Channel } from '../../src/discord/rest/channel.ts';
import { restOptions } from '../../src/discord/rest/client.ts';
import {
  HeldBackError,
  nextAttempt,
  REFUSALS,
  type RefusalKind,
  refusalOf,
} from '../../src/discord/rest/refusals.ts';
import { patientDiscord } from '../support/bot.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let discord: LocalDiscord;
let place: Place;
beforeAll(async () => {
  discord = await patientDiscord();
  place = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
});
afterAll(() => discord.close());

/** Client that keeps its token after an answer of 401, as the bot's does. */
class LastingRest extends REST {
  override setToken(token: string | null): this {
    return token === null ? this : super.setToken(token);
  }
}

/** Makes a client whose clock is simulated: it jumps to the end of each wait. Notes the time of each request. */
function client(parts: BrakeParts = {}) {
  const clock = { at: Date.now() };
  const sent: number[] = [];
  const brake = new Brake({
    now: () => clock.at,
    pause: async milliseconds => {
      clock.at += milliseconds;
    },
    send: (url, init) => {
      sent.push(clock.at);
      return DefaultRestOptions.makeRequest(url, init);
    },
    ...parts,
  });
  const rest = new LastingRest(restOptions(discord.api, 1_000, brake)).setToken(discord.token);
  onTestFinished(() => {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  });
  return { clock, sent, rest };
}

const HTML = { 'content-type': 'text/html' };
const coded = (status: number, code: number): Refusal => ({ status, body: { code, message: 'no' } });

type Refusal = Partial<Trouble>;
/** Answers of Discord, or of a server before it, by the kind that the bot sees in them. */
const ANSWERS: Readonly<Record<RefusalKind, Readonly<Record<string, Refusal>>>> = {
  limited: {
    'with a wait': { status: 429, retryAfter: 0.3 },
    'with a long wait': { status: 429, retryAfter: 900 },
    'without a wait': { status: 429, retryAfter: null },
    'with no wait': { status: 429, retryAfter: 0 },
    'with a negative wait': { status: 429, retryAfter: -5 },
    'with a wait in words': { status: 429, headers: { 'retry-after': 'soon' }, retryAfter: null },
    'with a date': {
      status: 429,
      headers: { 'retry-after': 'Fri, 31 Dec 1999 23:59:59 GMT' },
      retryAfter: null,
    },
    'with a wait of a year': { status: 429, retryAfter: 31_536_000 },
    'with a wait that no number holds': {
      status: 429,
      headers: { 'retry-after': '1e400' },
      retryAfter: null,
    },
    'with an empty wait': { status: 429, headers: { 'retry-after': '' }, retryAfter: null },
    'of all, without a wait': { status: 429, headers: { 'x-ratelimit-global': 'true' }, retryAfter: null },
    'of all, with a wait': { status: 429, headers: { 'x-ratelimit-global': 'true' }, retryAfter: 2 },
    'shared by several bots': { status: 429, headers: { 'x-ratelimit-scope': 'shared' }, retryAfter: 0 },
    'with a reset in a thousand years': {
      status: 429,
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '-1' },
      retryAfter: null,
    },
    'of a block of the address': { status: 429, body: 'error code: 1015', headers: HTML, retryAfter: null },
    'with an empty body': {
      status: 429,
      body: '',
      headers: { 'content-type': 'application/json; empty' },
      retryAfter: null,
    },
    'of a slowmode': coded(400, 20016),
  },
  trouble: {
    'a 500': { status: 500 },
    'a 502 in HTML': { status: 502, body: '<html>', headers: HTML },
    'a 503': { status: 503 },
    'a cut connection': { drop: true },
    'a 401': { status: 401, body: { code: 0, message: '401: Unauthorized' } },
    'a 403 of another server': { status: 403, body: '<html>', headers: HTML },
    'a 404 of another server': { status: 404, body: '<html>', headers: HTML },
    'a page of a network': { status: 200, body: '<html>Please log in', headers: HTML },
    'an empty answer': { status: 200, body: '', headers: { 'content-type': 'application/json; empty' } },
    'half a body': { status: 200, body: '{"id": "1', headers: { 'content-type': 'application/json; half' } },
  },
  closed: {
    'no access': coded(403, 50001),
    'no permission': coded(403, 50013),
    'no direct messages': coded(403, 50007),
    'an unknown 403': coded(403, 99999),
    'an unknown channel': coded(404, 10003),
    'a locked thread': coded(400, 160005),
  },
  content: {
    'a filter of the server': coded(400, 200000),
    'a filter of the title': coded(400, 200001),
    'a forbidden link': coded(400, 240000),
    'a wrong form': coded(400, 50035),
    'an empty message': coded(400, 50006),
    'an unknown 400': coded(400, 99999),
    'too large': coded(413, 40005),
  },
  gone: { 'an unknown 404': coded(404, 99998), 'a 405': coded(405, 0) },
};

const all = Object.entries(ANSWERS).flatMap(([kind, answers]) =>
  Object.entries(answers).map(([name, answer]) => ({ kind: kind as RefusalKind, name, answer })),
);

const MESSAGE = { content: 'Porto', rows: [], pings: [] };

/** Posts a message as the outbox does, until it is given up or the time is over. Returns the times of all requests. */
async function insistently(answer: Refusal, span: number) {
  const withdraw = discord.fail({ path: /messages/, times: Number.POSITIVE_INFINITY, ...answer });
  const { clock, sent, rest } = client();
  const from = clock.at;
  const channel = new Channel(rest, place.id);
  const kinds = new Set<RefusalKind>();
  let end: number | undefined;
  for (let attempt = 0; clock.at < from + span; attempt++) {
    const error = await channel.post(MESSAGE, `n${attempt}`).then(
      () => undefined,
      failed => failed,
    );
    expect(error, 'a message that no answer confirms does not count as posted').toBeInstanceOf(Error);
    kinds.add(refusalOf(error));
    const next = nextAttempt(error, attempt, from, clock.at);
    if (next === null) {
      end = clock.at - from;
      break;
    }
    clock.at = next;
  }
  withdraw();
  return { requests: sent.map(at => at - from), kinds: [...kinds], end };
}

const within = (times: readonly number[], span: number): number => times.filter(at => at < span).length;

test.each(all)('$kind: $name is tried a few times, at growing distances', async ({ kind, answer }) => {
  const { requests, kinds, end } = await insistently(answer, 6 * HOUR);
  // After a failure, the wait that the bot keeps by itself is a refusal of its own.
  expect(kinds.filter(one => one !== 'limited' || kind === 'limited')).toEqual([kind]);
  if (REFUSALS[kind].endMs === 0) return expect([requests.length, end]).toEqual([1, 0]);
  expect(within(requests, 35 * SECOND)).toBeLessThanOrEqual(20);
  expect(within(requests, 10 * MINUTE)).toBeLessThanOrEqual(60);
  const gaps = requests.slice(1).map((at, place) => at - (requests[place] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...gaps)).toBeGreaterThanOrEqual(MINUTE);
  expect(within(requests, 6 * HOUR)).toBeLessThan(1_200);
});

test('a message that is refused for three days is given up, and a wait of Discord is kept to', () => {
  const error = new HeldBackError('429', 5 * MINUTE);
  expect(nextAttempt(error, 0, 0, 0)).toBe(5 * MINUTE);
  expect(nextAttempt(error, 0, 0, 72 * HOUR)).toBeNull();
  expect(nextAttempt(new Error('cut'), 40, 0, 71 * HOUR)).toBe(71 * HOUR + MINUTE);
});

test('a rate limit that ends after one refusal delays the message by its wait, and by no more', async () => {
  discord.fail({ path: /messages/, status: 429, retryAfter: 0.3 });
  const { sent, rest } = client();
  await new Channel(rest, place.id).post(MESSAGE, 'once');
  expect(sent).toHaveLength(2);
  expect((sent[1] ?? 0) - (sent[0] ?? 0)).toBe(300);
});

test('a limit of all requests does not hold up the answers to interactions, which Discord does not count', async () => {
  discord.fail({
    path: /messages/,
    status: 429,
    headers: { 'x-ratelimit-global': 'true' },
    retryAfter: 3_000,
  });
  const { sent, rest } = client();
  await expect(new Channel(rest, place.id).post(MESSAGE, 'all')).rejects.toThrow(HeldBackError);
  await expect(new Channel(rest, `${BigInt(place.id) + 1n}`).newest()).rejects.toThrow(HeldBackError);
  expect(sent).toHaveLength(1);
  await rest.post('/interactions/1/token/callback', { auth: false, body: {} }).catch(() => undefined);
  expect(sent).toHaveLength(2);
});

test('all kinds of refusals together stop the process far below the limit of Discord, and only for a while', async () => {
  const answers = [403, 401, 429].map(status => ({ status, body: { code: 50001, message: 'no' } }));
  let turn = 0;
  const sent: number[] = [];
  const stopped = vi.fn();
  const clock = { at: 0 };
  const brake = new Brake({
    stopped,
    now: () => clock.at,
    pause: async () => undefined,
    send: async () => {
      sent.push(clock.at);
      const { status, body } = answers[turn++ % answers.length] ?? { status: 500, body: {} };
      const headers = { 'content-type': 'application/json' };
      return new Response(JSON.stringify(body), { status, headers }) as never;
    },
  });
  // Every second 20 channels are tried, as of a bot that lost its rights everywhere.
  for (let second = 0; second < 1_800; second++) {
    clock.at = second * SECOND;
    for (let request = 0; request < 20; request++)
      await brake
        .makeRequest(`http://discord/${second}/${request}`, {
          method: 'POST',
          headers: { Authorization: 'Bot' },
        })
        .catch(error => expect(error).toBeInstanceOf(HeldBackError));
  }
  for (let from = 0; from < 1_200; from += 60) {
    const inSpan = sent.filter(at => at >= from * SECOND && at < (from + 600) * SECOND);
    expect(inSpan.length).toBeLessThanOrEqual(MOST_REFUSED);
  }
  expect(MOST_REFUSED).toBeLessThanOrEqual(1_000);
  expect(sent.length).toBeGreaterThan(2 * MOST_REFUSED);
  expect(stopped.mock.calls.length).toBeLessThanOrEqual(3);
});
