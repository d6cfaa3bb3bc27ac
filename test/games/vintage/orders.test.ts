import { describe, expect, test } from 'vitest';
import { vintage } from '../../../src/games/vintage/game.ts';
import type { State } from '../../../src/games/vintage/rules/types.ts';
import { played, position } from './position.ts';

const { orders } = vintage;
if (!orders) throw new Error('Vintage has standing orders');

const does = (state: State, order: string, seat = state.turn): string => {
  const action = orders.applied(vintage.view(state, seat), seat, order);
  return action ? vintage.write(action) : 'asks';
};
const isSpent = (state: State, order: string): boolean => orders.isSpent(vintage.view(state, 0), 0, order);

describe('standing orders', () => {
  test('rest until the round is over, in the own turn alone', () => {
    expect(does(position({ round: 2 }), 'pass 2')).toBe('pass');
    expect(does(position({ round: 2, active: 1 }), 'pass 2', 0)).toBe('asks');
    expect(does(position({ round: 3 }), 'pass 2')).toBe('asks');
    expect([isSpent(position({ round: 2 }), 'pass 2'), isSpent(position({ round: 3 }), 'pass 2')]).toEqual([
      false,
      true,
    ]);
    const asked = played(position(), ['harvest pay 1']);
    expect(does(asked, 'pass 1')).toBe('asks');
  });

  test('take the token while it is there, for markers and never for the overseer', () => {
    expect(does(position(), 'first 1')).toBe('first pay 1');
    expect(does(position({ me: { markers: 0 } }), 'first 1')).toBe('asks');
    expect(does(position({ taken: { first: [0] } }), 'first 1')).toBe('asks');
  });

  test('lots go to one cellar first, and to the other when it is full', () => {
    const phase = { type: 'unload', next: 0, moves: null, sailing: false } as const;
    const landing = (ruby: string) => position({ phase, me: { boat: 'gaia 5x2', ruby } });
    expect(does(landing(''), 'unload ruby')).toBe('unload ruby');
    expect(does(landing('1x1 2x1'), 'unload ruby')).toBe('unload tawny');
    expect(does(landing(''), 'unload tawny')).toBe('unload tawny');
  });

  test('are offered with the actions that they would have done', () => {
    const offered = (text: string, state = position()) => {
      const read = vintage.read(text);
      return read.ok ? orders.offered(vintage.view(state, 0), 0, read.value) : [];
    };
    expect(offered('first pay 1')).toEqual(['first 2']);
    expect(offered('first pay 1', position({ round: 6 }))).toEqual([]);
    expect(offered('pass')).toEqual([]);
    expect(offered('first pay overseer-1')).toEqual([]);
    expect(offered('harvest pay 1')).toEqual([]);
  });

  test.each(['', 'pass', 'pass 0', 'pass x', 'unload boat', 'unload ruby 1', 'fly 3'])(
    '“%s” is none',
    text => {
      expect(does(position(), text)).toBe('asks');
      expect(isSpent(position(), text)).toBe(true);
    },
  );
});
