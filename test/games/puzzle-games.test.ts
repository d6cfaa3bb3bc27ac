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
  values: readonly number[],
  own: readonly string[] = [],
): PlayedOn => ({
  ...{ own: own.map(eventOf), values, points: 0, others: 0 },
  worlds: worlds.map(words => [{ events: words.split(' ').map(eventOf) } as unknown as Ply]),
});

function told([best, other]: readonly [PlayedOn, PlayedOn], deciding: readonly string[] = [], behind = 0) {
  const counted = [new Counted(best, keyOf), new Counted(other, keyOf)] as const;
  const thingOf = () => '';
  const wanted = { game, seat: 0, keyOf, thingOf, tells: { all: [], own: [] }, paid: undefined };
  const events = deciding.map(word => ({ event: eventOf(word), one: 1, other: 0 }));
  return usualGame({ wanted, played: [best, other], counted, rivals: 1 }, events, pointsIn, behind)?.map(
    line => line.map(wordOf),
  );
}

describe('the imagined game that an answer tells', () => {
  test('shows the difference of the actions, though most worlds do not', () => {
    const best = playedOn(['0:rest1', '0:rest1', '0:rest1', '0:build9', '0:build9'], [0, 0, 0, 9, 9]);
    const other = playedOn(Array(5).fill('0:rest1'), [0, 0, 0, 0, 0]);
    expect(told([best, other], [], 4)).toEqual([['0:build9'], ['0:rest1']]);
  });

  test('begins with the two actions', () => {
    const [best, other] = [playedOn(['a1'], [0], ['draw']), playedOn(['b1'], [0], ['build'])];
    expect(told([best, other])).toEqual([
      ['draw', 'a1'],
      ['build', 'b1'],
    ]);
  });

  test('is one world for both actions, and the margins after them differ by about the loss', () => {
    const best = playedOn(['a4 x1', 'a4 y1', 'a4 z1'], [20, 0, -10]);
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
    const light = playedOn(['a9 b1 c1 d1 e1 f1 g1 h1'], [1]);
    expect(told([light, playedOn(['z9'], [0])])?.[0]).toEqual(['a9', 'b1', 'c1', 'd1', 'e1', 'f1']);
  });

  test('has the small steps of the deciding seat, and the next event of each other seat', () => {
    const best = playedOn(['0:a9 0:b1 2:e1 2:f1 1:g1 0:c1 0:d1'], [1]);
    const other = playedOn(['1:v1 0:p1 0:q1 0:r1 0:s1 0:t1 0:u1 0:w1 0:y1'], [0]);
    expect(told([best, other], [], 2)).toEqual([
      ['0:a9', '0:b1', '2:e1', '1:g1', '0:c1', '0:d1'],
      ['1:v1', '0:p1', '0:q1', '0:r1', '0:s1', '0:t1', '0:u1', '0:w1'],
    ]);
  });

  test('has the events that decide, also the lightest', () => {
    const best = playedOn(['1:a1 1:b9 1:c9 1:d9 1:e9 1:f9 1:g9 1:h9 1:i1'], [1]);
    const line = told([best, playedOn(['1:p9 1:q9 1:r9 1:s9 1:t9 1:u9 1:v9'], [0])], ['1:i1'], 3)?.[0];
    expect(line).toEqual(['1:a1', '1:b9', '1:c9', '1:d9', '1:e9', '1:f9', '1:g9', '1:i1']);
  });

  test('tells points that differ by about the loss: from a third of it to three times, and three more', () => {
    const told9 = (behind: number) =>
      told([playedOn(['0:a9'], [9]), playedOn(['0:b1 1:c1'], [0])], [], behind);
    // 9 points, less the 1 of the other line; the rival's point there counts for the best action.
    expect([1.9, 2, 30, 31].map(behind => told9(behind) !== undefined)).toEqual([false, true, true, false]);
    const worlds = [playedOn(['0:a9', '0:d2'], [9, 9]), playedOn(['0:b1', '0:b1'], [9, 9])] as const;
    expect(told(worlds, [], 1)).toEqual([['0:d2'], ['0:b1']]);
  });
});
