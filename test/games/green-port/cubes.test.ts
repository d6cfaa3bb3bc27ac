import { describe, expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import type { State } from '../../../src/games/green-port/rules/types.ts';
import { position, SOLD } from './position.ts';

const proposed = (state: State, kind: string): readonly string[] => {
  const [seat = -1] = greenPort.toAct(state);
  const all = greenPort.legal(state, seat);
  return (greenPort.proposed?.(greenPort.view(state, seat), seat, all) ?? [])
    .map(action => greenPort.write(action))
    .filter(text => text.startsWith(kind));
};

describe('a loss', () => {
  const losing = (cubes: string, objectives: readonly string[]): State =>
    position({ cubes: ['', cubes, ''], objectives, piles: SOLD, phase: { type: 'lose', seats: [1] } });

  test('spares what an Objective in reach needs', () => {
    // The seat loses four of nine cubes. The Objective red-3 needs all three red cubes.
    expect(proposed(losing('r3 y6', ['red-3', 'green-5']), 'lose')[0]).toBe('lose yellow-4');
    expect(proposed(losing('r6 y3', ['yellow-3', 'green-5']), 'lose')[0]).toBe('lose red-4');
  });

  test('spares what an Objective needs that is nearly in reach', () => {
    expect(proposed(losing('r4 y5', ['red-5', 'green-6']), 'lose')[0]).toBe('lose yellow-4');
    expect(proposed(losing('b2 g2 r5', ['blue-3 green-2', 'yellow-6']), 'lose')[0]).toBe('lose red-4');
  });

  test('takes from plenty where nothing asks for any of it', () => {
    expect(proposed(losing('b1 g1 r6', ['yellow-6']), 'lose')[0]).toBe('lose red-4');
    expect(proposed(losing('b4 g4', ['yellow-6']), 'lose')[0]).toBe('lose blue-2,green-2');
  });

  test('keeps cubes together for what takes any one colour', () => {
    expect(proposed(losing('b6 g3 r3', ['wild-6']), 'lose')[0]).toBe('lose green-3,red-3');
  });
});

describe('a price', () => {
  test('an Objective with a discount is paid with cubes that no other needs', () => {
    const state = position({
      objectives: ['red-2 blue-2', 'red-5'],
      piles: SOLD,
      headquarters: ['blue-1 blue-1'],
      cubes: ['r3 b2'],
      phase: { type: 'utilise' },
    });
    expect(proposed(state, 'complete 1')).toEqual([
      'complete 1 pay blue-2',
      'complete 1 pay blue-1,red-1',
      'complete 1 pay red-2',
    ]);
  });

  test('the wild Objective is paid in the colour that nothing else asks for', () => {
    const state = position({
      objectives: ['wild-6', 'blue-5'],
      piles: SOLD,
      cubes: ['b6 y6'],
      phase: { type: 'utilise' },
    });
    expect(proposed(state, 'complete 1')).toEqual(['complete 1 pay yellow-6', 'complete 1 pay blue-6']);
  });

  test('a tile is paid with cubes that no Headquarters needs', () => {
    const state = position({
      objectives: ['green-6'],
      piles: { ...SOLD, red: [2] },
      cubes: ['b1 r2 y1'],
      tiles: ['drop'],
      phase: { type: 'utilise' },
    });
    expect(proposed(state, 'unflip')[0]).toBe('unflip pay blue-1,yellow-1');
    expect(proposed(state, 'unflip').at(-1)).toBe('unflip pay red-2');
  });

  test('a Refer is paid with spare cubes, and the colour that opens most is first', () => {
    const state = position({
      objectives: ['green-2', 'red-6'],
      piles: SOLD,
      cubes: ['', 'g1 r1 y1', ''],
      pool: 'green-drop blue-drop',
      phase: { type: 'refer', seats: [1] },
    });
    expect(proposed(state, 'refer')[0]).toBe('refer green pay yellow');
  });
});

test('an underdog cube and a Green Headquarters are proposed in the colour that is lacking', () => {
  const bonus = position({
    objectives: ['red-3', 'blue-1 green-4'],
    piles: SOLD,
    cubes: ['', 'r2', ''],
    phase: { type: 'bonus', seats: [1] },
  });
  expect(proposed(bonus, 'bonus')[0]).toBe('bonus red');
  const buy = position({
    objectives: ['yellow-6', 'blue-1'],
    piles: { ...SOLD, green: [2] },
    cubes: ['g2'],
    phase: { type: 'utilise' },
  });
  expect(proposed(buy, 'buy')[0]).toBe('buy green boost yellow');
});

test('kinds of action stay in their order', () => {
  const state = position({ cubes: ['r9 b4 g4'], objectives: ['red-2', 'red-6'], phase: { type: 'utilise' } });
  const kinds = proposed(state, '').map(text => text.split(' ')[0]);
  expect([...new Set(kinds)]).toEqual(['complete', 'buy', 'unflip', 'end', 'specialise']);
  expect(proposed(state, 'complete')[0]).toBe('complete 2 pay red-6');
});
