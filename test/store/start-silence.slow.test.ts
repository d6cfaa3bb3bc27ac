import { expect, onTestFinished, test } from 'vitest';
import { Attempts } from '../../src/core/work/retries.ts';
import { openStore, whyLost } from '../../src/store/index.ts';
import { freePort } from '../support/free-port.ts';
import { openProxy } from '../support/open-proxy.ts';
import { database } from '../support/postgres.ts';

function opening(url: string, pause: () => Promise<void>) {
  const lines: string[] = [];
  const leaving = new AbortController();
  const attempts = new Attempts({
    name: 'the database',
    say: line => lines.push(line),
    reasonOf: whyLost,
    leaving: leaving.signal,
    pause,
  });
  return { lines, leaving, store: openStore(url, { until: work => attempts.until(work) }) };
}

test('a server that is silent when the bot starts: a line soon, and the store opens when the server answers', async () => {
  const way = await openProxy(await database());
  way.silence();
  const began = performance.now();
  let warnedAfter = 0;
  const { lines, store } = opening(way.url, async () => {
    warnedAfter ||= performance.now() - began;
    way.heal();
  });
  await (await store).close();
  expect(lines).toEqual([
    expect.stringMatching(
      /^the database can not be reached \(timeout expired\): the next attempt is in 1 s, at /,
    ),
    expect.stringMatching(/^the database answers after \d+ s$/),
  ]);
  // The first attempt to connect takes up to a second and a half.
  expect(warnedAfter).toBeGreaterThan(1_000);
});

test('a server that refuses connections: a line each time, until the bot leaves', async () => {
  const { lines, leaving, store } = opening(
    `postgres://bot:hunter2@127.0.0.1:${await freePort()}/x`,
    async () => {
      if (lines.length === 3) leaving.abort();
    },
  );
  await expect(store).rejects.toThrow(/abort/i);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(/\(connect ECONNREFUSED .*\): the next attempt is in \d s/);
  expect(lines.join()).not.toContain('hunter2');
});

test('a server that refuses the user is no silence: the store says why', async () => {
  const url = new URL(await database());
  url.password = 'wrong';
  const { lines, store } = opening(url.href, async () => {});
  onTestFinished(() => store.then(opened => opened.close()).catch(() => {}));
  await expect(store).rejects.toThrow(/refuses this user or its password/);
  expect(lines).toEqual([]);
});
