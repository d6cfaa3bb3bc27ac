import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { accept, refuse } from '../../src/core/contract/result.ts';
import { Counted, type PlayedOn } from '../../tools/puzzles/counted.ts';
import { decidingEvents } from '../../tools/puzzles/deciding.ts';

/** Action of a seat that brings points: `0 build 9`. The rules may refuse others: `0 pass 0 !build+sell`. */
const ACTION = /^(\d) (\w+) (\d+)(?: !([\w+]+))?$/;
interface Step {
  readonly seat: number;
  readonly name: string;
  readonly points: number;
}

/** A game in which each action is an event. */
const game = {
  legal: (_refused: string, seat: number) => (seat === 1 ? ['pass', 'take'] : ['pass']),
  fields: () => [['type', 'one']],
  apply: (refused: string, seat: number, name: string) =>
    refused.split('+').includes(name)
      ? refuse('gone', refused.startsWith('red') ? { card: 'red' } : {})
      : accept({
          state: refused,
          events: [{ to: 'all', event: { seat, name, points: name === 'take' ? 9 : 0 } }],
        }),
} as unknown as AnyGame;

const keyOf = (event: unknown): string => `${(event as Step).seat} ${(event as Step).name}`;

/** Worlds in which the deciding seat acts, and then these actions follow. */
const then = (worlds: readonly string[], own: readonly unknown[] = []): PlayedOn => ({
  ...{ own, points: 0, others: 0, values: worlds.map(() => 0) },
  worlds: worlds.map(world => [
    { seat: 0, action: 'first', before: '', events: [], turn: 0 },
    ...world.split(', ').map(text => {
      const [, seat, name = '', points, refused = ''] = ACTION.exec(text) ?? [];
      const event = { seat: Number(seat), name, points: Number(points) };
      return { seat: Number(seat), action: name, before: refused, events: [event], turn: 1 };
    }),
  ]),
});

/** Names the house that the actions build and take are about. */
const house = (event: unknown): string => (/build|take/.test((event as Step).name) ? 'house' : '');

function decided(
  best: PlayedOn,
  other: PlayedOn,
  clear = 3,
  thingOf: (event: unknown) => string = () => '',
  rivals = 1,
) {
  const wanted = { game, seat: 0, keyOf, thingOf, tells: { all: ['gone'], own: [] }, paid: undefined };
  const counted = [new Counted(best, keyOf), new Counted(other, keyOf)] as const;
  const stake = (event: unknown): number => (event as Step).points;
  const found = decidingEvents({ wanted, played: [best, other], counted, rivals }, { stake, clear });
  return found.map(({ event, why, instead }) =>
    [keyOf(event), why?.code ?? [], instead === undefined ? [] : `not ${(instead as Step).points}`]
      .flat()
      .join(', '),
  );
}

describe('an event decides between two actions', () => {
  const builds = then(['0 build 9', '0 build 9', '0 pass 0']);
  const cannot = then(['0 pass 0 !build', '0 pass 0 !build', '0 pass 0']);

  test('if it is much more frequent after one of them, for many points, and the rules say why', () => {
    expect(decided(builds, cannot)).toEqual(['0 build, gone']);
    expect(decided(builds, cannot, 7)).toEqual([]);
    expect(decided(then(['0 build 9', '0 pass 0', '0 pass 0']), cannot)).toEqual([]);
    // The seat could build, and chooses not to.
    expect(decided(builds, then(['0 pass 0', '0 pass 0', '0 pass 0']))).toEqual([]);
  });

  test('also where another seat no longer does what it would do', () => {
    const [passes, plays] = [then(['1 pass 0 !build']), then(['1 build 9'])];
    expect(decided(passes, plays)).toEqual(['1 build, gone']);
    expect(decided(plays, passes)).toEqual([]);
    // The margin counts a third of the points of each of three other seats.
    const byRivals = (rivals: number) => decided(passes, plays, 3.1, () => '', rivals);
    expect([byRivals(2), byRivals(3)]).toEqual([['1 build, gone'], []]);
  });

  test('but not if it is what one of the actions itself does', () => {
    const own = [{ seat: 0, name: 'build', points: 9 }];
    expect(decided(builds, then(['0 pass 0 !build', '0 pass 0 !build', '0 pass 0'], own))).toEqual([]);
  });

  test('unless another seat plays otherwise for no reason, or most points have none', () => {
    const [plays, cannotPlay] = [then(['0 build 9, 1 sail 5']), then(['0 pass 0 !build'])];
    expect(decided(plays, cannotPlay)).toEqual(['0 build, gone', '1 sail']);
    expect(decided(then(['0 build 9, 1 sail 8']), cannotPlay)).toEqual([]);
    expect(decided(then(['0 build 9, 0 sail 8']), cannotPlay)).toEqual(['0 build, gone']);
    expect(decided(then(['0 build 9, 0 sail 10']), cannotPlay)).toEqual([]);
  });

  test('unless the other events tell more against the action than for it', () => {
    const plays = then(['0 build 9']);
    expect(decided(plays, then(['0 sail 6 !build']))).toEqual(['0 build, gone', '0 sail']);
    expect(decided(plays, then(['0 sail 4 !build']))).toEqual(['0 build, gone']);
    expect(decided(plays, then(['0 sail 7 !build']))).toEqual([]);
  });

  test('together with one more of half its points', () => {
    const plays = then(['0 build 9, 0 plant 5, 0 sell 5']);
    const refused = then(['0 pass 0 !build+plant+sell']);
    expect(decided(plays, refused)).toEqual(['0 build, gone', '0 plant, gone']);
    expect(decided(then(['0 build 9, 0 plant 4']), refused)).toEqual(['0 build, gone']);
    expect(decided(then(['0 plant 5, 0 build 9']), refused)).toEqual(['0 plant, gone', '0 build, gone']);
  });

  test('if the seat does the same for more points', () => {
    expect(decided(then(['0 sell 9']), then(['0 sell 5']))).toEqual(['0 sell, not 5']);
    expect(decided(then(['0 sell 9']), then(['0 sell 7']))).toEqual([]);
    expect(decided(then(['0 sell 9']), then(['0 sell 5, 0 sail 2']))).toEqual(['0 sell, not 5', '0 sail']);
    // A reader could not see why another seat does so.
    expect(decided(then(['1 sell 5']), then(['1 sell 9']))).toEqual([]);
  });

  test('but not by points alone, if both lines have both actions in another order', () => {
    const [plays, sails] = [
      { seat: 0, name: 'play' },
      { seat: 0, name: 'sail' },
    ];
    const [one, two] = [then(['0 sail 0, 0 sell 9'], [plays]), then(['0 play 0, 0 sell 5'], [sails])];
    expect(decided(one, two)).toEqual([]);
    expect(decided(one, then(['0 sell 5'], [sails]))).toEqual(['0 sell, not 5']);
    // Both lines play, but not alike, so the order is no reason.
    expect(decided(then(['0 play 2, 0 sell 9'], [plays]), then(['0 play 0, 0 sell 5'], [plays]))).toEqual([
      '0 sell, not 5',
    ]);
  });

  test('but not if another seat could take its points before, and does not', () => {
    const refused = then(['1 wait 0, 0 pass 0 !build']);
    expect(decided(then(['1 wait 0, 0 build 9']), refused, 3, house)).toEqual([]);
    expect(decided(then(['1 wait 0 !take, 0 build 9']), refused, 3, house)).toEqual(['0 build, gone']);
    expect(decided(then(['1 wait 0, 0 build 10']), refused, 3, house)).toEqual(['0 build, gone']);
    expect(decided(then(['1 wait 0, 0 build 9']), refused)).toEqual(['0 build, gone']);
  });

  test('but not for a card that neither action draws or spends', () => {
    const spends = [{ seat: 0, name: 'pay', card: 'red' }];
    const sells = then(['0 sell 9']);
    expect(decided(sells, then(['0 pass 0 !red+sell']))).toEqual([]);
    expect(decided(sells, then(['0 pass 0 !red+sell'], spends))).toEqual(['0 sell, gone']);
    expect(decided(then(['0 sell 9'], spends), then(['0 pass 0 !red+sell']))).toEqual(['0 sell, gone']);
  });
});
