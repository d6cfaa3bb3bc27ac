import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { Counted, type PlayedOn } from '../../tools/puzzles/counted.ts';
import type { Ply } from '../../tools/puzzles/plies.ts';
import { usualGame } from '../../tools/puzzles/usual-game.ts';

/** Event whose word ends with its points and may begin with its seat: `build9`, `1:build9`. */
const eventOf = (word: string) => ({ word, ...(word.includes(':') && { seat: Number(word[0]) }) });
const wordOf = (event: unknown): string => (event as ReturnType<typeof eventOf>).word;
const pointsIn = (event: unknown): number => Number(/\d+$/.exec(wordOf(event))?.[0] ?? 0);
const keyOf = (event: unknown): string => wordOf(event).replace(/\d+$/, '');
const game = { fields: () => [] } as unknown as AnyGame;

const playedOn = (
  worlds: readonly string[],
  leads: readonly number[],
  own: readonly string[] = [],
): PlayedOn => ({
  ...{ own: own.map(eventOf), leads, points: 0, others: 0 },
  worlds: worlds.map(words => [{ events: words.split(' ').map(eventOf) } as unknown as Ply]),
});

function told(...[best, other]: readonly [PlayedOn, PlayedOn]) {
  const counted = [new Counted(best, keyOf), new Counted(other, keyOf)] as const;
  const wanted = { game, seat: 0, keyOf, tells: { all: [], own: [] }, paid: undefined };
  const games = usualGame({ wanted, played: [best, other], counted, stake: pointsIn });
  return games.map(events =>
    events.map(({ event, anyway }) => (anyway ? `${wordOf(event)}, later` : wordOf(event))),
  );
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

  test('has six events after each action, and one of both lines stands in both or in neither', () => {
    const best = playedOn(['a5 b5 c5 d5 e5 f5 g4'], [1]);
    const other = playedOn(['g4 h9 i9'], [0]);
    expect(told(best, other)).toEqual([
      ['a5', 'b5', 'c5', 'd5', 'e5', 'f5'],
      ['h9', 'i9'],
    ]);
    const light = playedOn(['a9 b1 c1 d1 e1'], [1]);
    expect(told(light, playedOn(['z9'], [0]))[0]).toEqual(['a9', 'b1', 'c1']);
  });

  test('has the small steps of the deciding seat, and what another seat does instead of its large event', () => {
    const best = playedOn(['0:a9 0:b1 0:c1 0:d1 2:e1 1:f9'], [1]);
    const other = playedOn(['0:p9 0:q9 0:r9 0:s9 0:t9 0:u9 1:v1'], [0]);
    expect(told(best, other)).toEqual([
      ['0:a9', '0:b1', '0:c1', '0:d1', '1:f9'],
      ['0:p9', '0:q9', '0:r9', '0:s9', '0:t9', '0:u9', '1:v1'],
    ]);
  });

  test('says of what the other action does at once that it comes later', () => {
    const best = playedOn(['a5 b5'], [1]);
    expect(told(best, playedOn(['z5'], [0], ['b5']))[0]).toEqual(['a5', 'b5, later']);
  });
});
