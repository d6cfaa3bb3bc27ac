import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { Attempts, backoff } from '../../src/core/work/retries.ts';

class Away extends Error {}

function attempts() {
  const leaving = new AbortController();
  const lines: string[] = [];
  const waited: number[] = [];
  let now = Date.parse('2026-11-26T12:00:00Z');
  const made = new Attempts({
    name: 'Discord',
    say: line => lines.push(line),
    reasonOf: error => (error instanceof Away ? error.message : undefined),
    leaving: leaving.signal,
    now: () => now,
    random: () => 0,
    pause: async (milliseconds, signal) => {
      signal.throwIfAborted();
      waited.push(milliseconds);
      now += milliseconds;
      await sleep(1, undefined, { signal });
    },
  });
  return { made, leaving, lines, waited };
}

function failing(times: number) {
  let left = times;
  return async () => {
    if (left-- > 0) throw new Away('it answers 503');
    return 'done';
  };
}

describe('backoff', () => {
  test('doubles from a second to a minute', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 100].map(failures => backoff(failures, () => 0) / 1_000);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('chance shortens a wait by up to half, never below a second', () => {
    const waits = [1, 2, 3, 7].map(failures => backoff(failures, () => 1) / 1_000);
    expect(waits).toEqual([1, 1, 2, 30]);
  });
});

describe('Attempts', () => {
  test('one line for each failure with its reason and the next time, and one when the server answers', async () => {
    const { made, lines, waited } = attempts();
    expect(await made.until(failing(3))).toBe('done');
    expect(waited).toEqual([1_000, 2_000, 4_000]);
    expect(lines).toEqual([
      'Discord can not be reached (it answers 503): the next attempt is in 1 s, at 2026-11-26T12:00:01.000Z',
      'Discord can not be reached (it answers 503): the next attempt is in 2 s, at 2026-11-26T12:00:03.000Z',
      'Discord can not be reached (it answers 503): the next attempt is in 4 s, at 2026-11-26T12:00:07.000Z',
      'Discord answers after 7 s',
    ]);
    expect(made.trouble).toBeUndefined();
    await made.until(failing(1));
    expect(waited.at(-1)).toBe(1_000);
  });

  test('while it waits, the trouble is the last line', async () => {
    const { made, leaving, lines } = attempts();
    const done = made.until(failing(Number.POSITIVE_INFINITY));
    await expect.poll(() => made.trouble).toMatch(/the next attempt is in/);
    expect(lines).toContain(made.trouble);
    leaving.abort();
    await expect(done).rejects.toThrow(/abort/i);
  });

  test('an error that another attempt does not mend ends it at once, without a line', async () => {
    const { made, lines } = attempts();
    await expect(made.until(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
    expect(lines).toEqual([]);
  });

  test('sixteen that fail together say one line a round', async () => {
    const { made, lines } = attempts();
    const all = Array.from({ length: 16 }, () => made.until(failing(2)));
    expect(await Promise.all(all)).toHaveLength(16);
    expect(lines.filter(line => line.includes('can not be reached'))).toHaveLength(2);
  });

  test('one of them that is closed ends its wait, and the others go on', async () => {
    const { made } = attempts();
    const closed = new AbortController();
    const one = made.until(failing(Number.POSITIVE_INFINITY), closed.signal);
    const other = made.until(failing(3));
    closed.abort();
    await expect(one).rejects.toThrow(/abort|503/i);
    expect(made.trouble).toBeDefined();
    expect(await other).toBe('done');
  });

  test('work that is given up leaves no trouble behind', async () => {
    const { made } = attempts();
    const closed = new AbortController();
    const one = made.until(failing(Number.POSITIVE_INFINITY), closed.signal);
    await expect.poll(() => made.trouble).toBeDefined();
    closed.abort();
    await expect(one).rejects.toThrow(/abort|503/i);
    expect(made.trouble).toBeUndefined();
  });
});
