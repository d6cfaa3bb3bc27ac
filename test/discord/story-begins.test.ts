import { expect, test } from 'vitest';
import { storyBegins } from '../../src/discord/messages/board-lines.ts';
import type { Match, Move } from '../../src/table/match/types.ts';

const MATCH = {
  edited: true,
  seats: [
    { seat: 0, id: 'u1', name: 'Ann', resigned: false },
    { seat: 1, id: 'u2', name: 'Ben', resigned: false },
  ],
} as unknown as Match;

const turn = (seat: number, from: number, to: number, ends = true): readonly Move[] =>
  Array.from({ length: to - from + 1 }, (_, at) => {
    const rev = from + at;
    return { rev, seat, endsTurn: ends && rev === to } as Move;
  });

test('a story begins with the last turn that each person has ended', () => {
  const moves = [...turn(0, 1, 4), ...turn(1, 5, 9), ...turn(0, 10, 12, false)];
  expect(storyBegins(MATCH, -1, { since: 0, moves })).toBe(0);
});

test('a story leaves out a turn that began before the part of the log that was read', () => {
  const moves = [...turn(0, 33, 36), ...turn(1, 37, 60), ...turn(0, 61, 64, false)];
  expect(storyBegins(MATCH, -1, { since: 32, moves })).toBe(36);
});
