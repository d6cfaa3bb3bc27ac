import { describe, expect, test } from 'vitest';
import { SentTimes } from '../../src/discord/gateway/interactions.ts';

const MINUTE = 60_000;

describe('when an interaction was sent, by our clock', () => {
  test.each([0, 3_600_000, -3_600_000])('whatever lies between the clocks: %d ms', skew => {
    const sentTimes = new SentTimes();
    const sent = (made: number, way: number) => sentTimes.sentAt(made, made + skew + way) - skew;
    expect(sent(1_000_000, 80)).toBe(1_000_080);
    expect(sent(1_001_000, 2_080)).toBe(1_001_080);
    expect(sent(1_002_000, 80)).toBe(1_002_080);
    expect(sent(1_003_000, 50)).toBe(1_003_050);
    expect(sent(1_004_000, 80)).toBe(1_004_050);
  });

  test('a clock that was put forward or back is followed at once', () => {
    const sentTimes = new SentTimes();
    sentTimes.sentAt(0, 100);
    expect(sentTimes.sentAt(1_000, 1_000 + MINUTE)).toBe(1_000 + MINUTE);
    expect(sentTimes.sentAt(2_000, 2_500 + MINUTE)).toBe(2_000 + MINUTE);
    expect(sentTimes.sentAt(3_000, 3_000 - MINUTE)).toBe(3_000 - MINUTE);
    expect(sentTimes.sentAt(4_000, 4_700 - MINUTE)).toBe(4_000 - MINUTE);
  });

  test('clocks that drift apart: the quickest way is forgotten after a while', () => {
    const sentTimes = new SentTimes();
    sentTimes.sentAt(0, 0);
    expect(sentTimes.sentAt(4 * MINUTE, 4 * MINUTE + 500)).toBe(4 * MINUTE);
    expect(sentTimes.sentAt(6 * MINUTE, 6 * MINUTE + 500)).toBe(6 * MINUTE);
    expect(sentTimes.sentAt(12 * MINUTE, 12 * MINUTE + 500)).toBe(12 * MINUTE + 500);
    expect(sentTimes.sentAt(40 * MINUTE, 40 * MINUTE + 900)).toBe(40 * MINUTE + 900);
  });
});
