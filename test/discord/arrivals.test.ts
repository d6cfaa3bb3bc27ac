import { describe, expect, test } from 'vitest';
import { SentTimes } from '../../src/discord/gateway/arrivals.ts';

const MINUTE = 60_000;

describe('when an interaction was sent, by our clock', () => {
  test.each([0, 3_600_000, -3_600_000])('whatever lies between the clocks: %d ms', skew => {
    const postmarks = new SentTimes();
    const sent = (made: number, way: number) => postmarks.sentAt(made, made + skew + way) - skew;
    expect(sent(1_000_000, 80)).toBe(1_000_080);
    expect(sent(1_001_000, 2_080)).toBe(1_001_080);
    expect(sent(1_002_000, 80)).toBe(1_002_080);
    expect(sent(1_003_000, 50)).toBe(1_003_050);
    expect(sent(1_004_000, 80)).toBe(1_004_050);
  });

  test('a clock that was put forward or back is followed at once', () => {
    const postmarks = new SentTimes();
    postmarks.sentAt(0, 100);
    expect(postmarks.sentAt(1_000, 1_000 + MINUTE)).toBe(1_000 + MINUTE);
    expect(postmarks.sentAt(2_000, 2_500 + MINUTE)).toBe(2_000 + MINUTE);
    expect(postmarks.sentAt(3_000, 3_000 - MINUTE)).toBe(3_000 - MINUTE);
    expect(postmarks.sentAt(4_000, 4_700 - MINUTE)).toBe(4_000 - MINUTE);
  });

  test('clocks that drift apart: the quickest way is forgotten after a while', () => {
    const postmarks = new SentTimes();
    postmarks.sentAt(0, 0);
    expect(postmarks.sentAt(4 * MINUTE, 4 * MINUTE + 500)).toBe(4 * MINUTE);
    expect(postmarks.sentAt(6 * MINUTE, 6 * MINUTE + 500)).toBe(6 * MINUTE);
    expect(postmarks.sentAt(12 * MINUTE, 12 * MINUTE + 500)).toBe(12 * MINUTE + 500);
    expect(postmarks.sentAt(40 * MINUTE, 40 * MINUTE + 900)).toBe(40 * MINUTE + 900);
  });
});
