import { describe, expect, test } from 'vitest';
import { Counted, type PlayedOn } from '../../tools/puzzles/counted.ts';
import type { Ply } from '../../tools/puzzles/plies.ts';
import { usualGame } from '../../tools/puzzles/usual-game.ts';

/** Events are words. The number in a word is its points: `build9`. */
const pointsIn = (event: unknown): number => Number(/\d+$/.exec(String(event))?.[0] ?? 0);
const keyOf = (event: unknown): string => String(event).replace(/\d+$/, '');

const playedOn = (
  worlds: readonly string[],
  leads: readonly number[],
  own: readonly string[] = [],
): PlayedOn => ({
  ...{ own, leads, points: 0, others: 0 },
  worlds: worlds.map(words => [{ events: words.split(' ') } as unknown as Ply]),
});

function told(...[best, other]: readonly [PlayedOn, PlayedOn]) {
  const counted = [new Counted(best, keyOf), new Counted(other, keyOf)] as const;
  const wanted = { game: undefined as never, seat: 0, keyOf, tells: { all: [], own: [] }, paid: undefined };
  const games = usualGame({ wanted, played: [best, other], counted, stake: pointsIn });
  return games.map(events => events.map(({ event, anyway }) => (anyway ? `${event}, later` : event)));
}

describe('the imagined game that an answer tells', () => {
  test('shows the difference of the actions, though most worlds do not', () => {
    const best = playedOn(['rest1', 'rest1', 'rest1', 'build9', 'build9'], [0, 0, 0, 9, 9]);
    const other = playedOn(Array(5).fill('rest1'), [0, 0, 0, 0, 0]);
    expect(told(best, other)).toEqual([['build9'], ['rest1']]);
  });

  test('is one world for both actions, and its leads differ by about the mean', () => {
    const best = playedOn(['a4 x1', 'a4 y1', 'a4 z1'], [20, 5, -10]);
    const other = playedOn(['b4 x1', 'b4 y1', 'b4 z1'], [0, 0, 0]);
    expect(told(best, other)).toEqual([
      ['a4', 'y1'],
      ['b4', 'y1'],
    ]);
  });

  test('has five events after each action, and one of both lines stands in both or in neither', () => {
    const best = playedOn(['a5 b5 c5 d5 e5 f4'], [1]);
    const other = playedOn(['f4 g9 h9'], [0]);
    expect(told(best, other)).toEqual([
      ['a5', 'b5', 'c5', 'd5', 'e5'],
      ['g9', 'h9'],
    ]);
    const light = playedOn(['a9 b1 c1 d1 e1'], [1]);
    expect(told(light, playedOn(['z9'], [0]))[0]).toEqual(['a9', 'b1', 'c1']);
  });

  test('says of what the other action does at once that it comes later', () => {
    const best = playedOn(['a5 b5'], [1]);
    expect(told(best, playedOn(['z5'], [0], ['b5']))[0]).toEqual(['a5', 'b5, later']);
  });
});
