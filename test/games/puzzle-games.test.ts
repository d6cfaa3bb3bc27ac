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

function told([best, other]: readonly [PlayedOn, PlayedOn], deciding: readonly string[] = []) {
  const counted = [new Counted(best, keyOf), new Counted(other, keyOf)] as const;
  const thingOf = () => '';
  const wanted = { game, seat: 0, keyOf, thingOf, tells: { all: [], own: [] }, paid: undefined };
  const events = deciding.map(word => ({ event: eventOf(word), one: 1, other: 0 }));
  const games = usualGame({ wanted, played: [best, other], counted }, events, pointsIn);
  return games.map(line => line.map(wordOf));
}

describe('the imagined game that an answer tells', () => {
  test('shows the difference of the actions, though most worlds do not', () => {
    const best = playedOn(['rest1', 'rest1', 'rest1', 'build9', 'build9'], [0, 0, 0, 9, 9]);
    const other = playedOn(Array(5).fill('rest1'), [0, 0, 0, 0, 0]);
    expect(told([best, other])).toEqual([['build9'], ['rest1']]);
  });

  test('is one world for both actions, and its leads differ by about the mean', () => {
    const best = playedOn(['a4 x1', 'a4 y1', 'a4 z1'], [20, 5, -10]);
    const other = playedOn(['b4 x1', 'b4 y1', 'b4 z1'], [0, 0, 0]);
    expect(told([best, other])).toEqual([
      ['a4', 'y1'],
      ['b4', 'y1'],
    ]);
  });

  test('has eight events after each action, and one of both lines stands in both or in neither', () => {
    const best = playedOn(['a5 b5 c5 d5 e5 f5 g5 k5 h4'], [1]);
    const other = playedOn(['h4 i9 j9'], [0]);
    expect(told([best, other])).toEqual([
      ['a5', 'b5', 'c5', 'd5', 'e5', 'f5', 'g5', 'k5'],
      ['i9', 'j9'],
    ]);
    const light = playedOn(['a9 b1 c1 d1 e1 f1'], [1]);
    expect(told([light, playedOn(['z9'], [0])])[0]).toEqual(['a9', 'b1', 'c1', 'd1']);
  });

  test('has the small steps of the deciding seat, and the next event of each other seat', () => {
    const best = playedOn(['0:a9 0:b1 2:e1 2:f1 1:g1 0:c1 0:d1'], [1]);
    const other = playedOn(['1:v1 0:p9 0:q9 0:r9 0:s9 0:t9 0:u9 0:w9 0:y9'], [0]);
    expect(told([best, other])).toEqual([
      ['0:a9', '0:b1', '2:e1', '1:g1', '0:c1', '0:d1'],
      ['1:v1', '0:p9', '0:q9', '0:r9', '0:s9', '0:t9', '0:u9', '0:w9'],
    ]);
  });

  test('has the events that decide, also the lightest', () => {
    const best = playedOn(['1:a1 1:b9 1:c9 1:d9 1:e9 1:f9 1:g9 1:h9 1:i1'], [1]);
    const line = told([best, playedOn(['x1'], [0])], ['1:i1'])[0];
    expect(line).toEqual(['1:a1', '1:b9', '1:c9', '1:d9', '1:e9', '1:f9', '1:g9', '1:i1']);
  });
});
