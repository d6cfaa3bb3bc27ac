import { describe, expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import type { State } from '../../../src/games/green-port/rules/types.ts';
import { orders, readOrder, writeOrder } from '../../../src/games/green-port/views/orders.ts';
import { greenPortWords } from '../../../src/games/green-port/words/all.ts';
import { orderInWords } from '../../../src/games/green-port/words/orders.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { position } from './position.ts';

const does = (state: State, seat: number, order: string): string | undefined => {
  const action = orders.applied(greenPort.view(state, seat), seat, order);
  return action && greenPort.write(action);
};

const offered = (state: State, seat: number, action: string): readonly string[] => {
  const read = greenPort.read(action);
  if (!read.ok) throw new Error(action);
  return orders.offered(greenPort.view(state, seat), seat, read.value);
};

const isSpent = (state: State, seat: number, order: string): boolean =>
  orders.isSpent(greenPort.view(state, seat), seat, order);

const POOL = 'red-drop red-wheel blue-drop';
const refer = (pool = POOL, cubes = ['', 'b1', 'y1']): State =>
  position({ pool, cubes, phase: { type: 'refer', seats: [1, 2] } });

describe('Refer', () => {
  test('every one of a round is passed, those of the next are asked', () => {
    expect(offered(refer(), 1, 'pass')).toEqual(['pass to 1']);
    expect(does(refer(), 1, 'pass to 1')).toBe('pass');
    const next = { ...refer(), round: 2 };
    expect(does(next, 1, 'pass to 1')).toBeUndefined();
    expect([isSpent(refer(), 1, 'pass to 1'), isSpent(next, 1, 'pass to 1')]).toEqual([false, true]);
  });

  test('a colour is taken if so many cards lie there and its price is at hand', () => {
    const order = 'refer red pay blue from 2 to 1';
    expect(does(refer(), 1, order)).toBe('refer red pay blue');
    expect(does(refer('red-drop blue-drop'), 1, order)).toBeUndefined();
    expect(does(refer(POOL, ['', 'g1', '']), 1, order)).toBeUndefined();
    expect(does(refer('blue-drop'), 1, 'refer red pay blue from 1 to 1')).toBeUndefined();
    expect(isSpent({ ...refer(), round: 2 }, 1, order)).toBe(true);
  });

  test('orders for Refer offer as many as are worth it, or as many as lie there', () => {
    expect(offered(refer(), 1, 'refer red pay blue')).toEqual(['refer red pay blue from 2 to 1']);
    expect(offered(refer(), 1, 'refer blue pay blue')).toEqual(['refer blue pay blue from 1 to 1']);
    const many = refer('red-drop red-wheel red-arrow');
    expect(offered(many, 1, 'refer red pay blue')).toEqual([
      'refer red pay blue from 2 to 1',
      'refer red pay blue from 3 to 1',
    ]);
  });

  test('no order is offered that can never apply', () => {
    const kindsOf = (state: State, seat: number): readonly string[] =>
      (orders.kinds?.(greenPort.view(state, seat), seat) ?? []).map(({ kind }) => kind);
    const two = position({ seats: 2, pool: POOL, cubes: ['b1', 'b1'], phase: { type: 'refer', seats: [1] } });
    for (const action of ['pass', 'refer red pay blue']) expect(offered(two, 1, action)).toEqual([]);
    expect(kindsOf(two, 1)).toContain('pass');
    const spent: State = { ...two, phase: { type: 'utilise' } };
    expect(kindsOf(spent, 1).filter(kind => /pass|refer/.test(kind))).toEqual([]);
    expect(kindsOf(spent, 0)).toContain('pass');
    const last: State = {
      ...refer(),
      turn: { ...refer().turn, seat: 2 },
      phase: { type: 'refer', seats: [0] },
    };
    expect(offered({ ...last, turn: { ...last.turn, seat: 1 } }, 0, 'pass')).toEqual(['pass to 1']);
    expect(offered(last, 0, 'pass')).toEqual([]);
    const ended = position({
      objectives: ['0: red-2'],
      active: 2,
      phase: { type: 'bonus', seats: [1] },
    });
    expect(offered(ended, 1, 'bonus red')).toEqual([]);
  });

  test('only who is asked is answered for', () => {
    for (const order of ['pass to 1', 'refer red pay yellow from 1 to 1']) {
      expect(does(refer(), 2, order)).toBeUndefined();
      expect(does(position({ pool: POOL, cubes: ['y1', '', ''] }), 0, order)).toBeUndefined();
    }
  });
});

describe('the underdog cube', () => {
  const objectives = ['red-2 blue-1', 'green-3'];
  const bonus = (cubes: string): State =>
    position({ objectives, cubes: ['', cubes, ''], phase: { type: 'bonus', seats: [1] } });

  test('one colour always, or the first that is lacking', () => {
    expect(offered(bonus(''), 1, 'bonus red')).toEqual(['bonus red', 'bonus red,green,blue,yellow']);
    expect(does(bonus('r2'), 1, 'bonus red')).toBe('bonus red');
    expect(does(bonus('r2'), 1, 'bonus red,green,blue,yellow')).toBe('bonus green');
    expect(does(bonus('r2 g3 b1'), 1, 'bonus red,green,blue,yellow')).toBe('bonus red');
    // No other order is offered for this cube, because every other order would take another cube now.
    expect(offered(bonus('r2'), 1, 'bonus red')).toEqual(['bonus red']);
  });

  test('stands to the end of the game', () => {
    expect(isSpent({ ...bonus(''), round: 40 }, 1, 'bonus red')).toBe(false);
    expect(isSpent({ ...bonus(''), phase: { type: 'over', bought: [] } }, 1, 'bonus red')).toBe(true);
  });
});

describe('a loss', () => {
  // A seat with sixteen cubes loses eight.
  const lose = (cubes: string): State =>
    position({ cubes: ['', cubes, ''], phase: { type: 'lose', seats: [1] } });

  test('takes all of a colour before any of the next', () => {
    expect(does(lose('b5 g5 r3 y3'), 1, 'lose yellow,red,green,blue')).toBe('lose green-2,red-3,yellow-3');
    expect(does(lose('b16'), 1, 'lose yellow,red,green,blue')).toBe('lose blue-8');
  });

  test('is offered where such an order gives these cubes', () => {
    expect(offered(lose('b5 g5 r3 y3'), 1, 'lose green-2,red-3,yellow-3')).toEqual([
      'lose red,yellow,green,blue',
    ]);
    expect(offered(lose('b5 g5 r3 y3'), 1, 'lose blue-2,green-2,red-2,yellow-2')).toEqual([]);
    expect(offered(lose('b5 g5 r3 y3'), 1, 'flip')).toEqual([]);
  });
});

describe('as text', () => {
  const ALL = [
    'pass to 3',
    'refer red pay blue from 2 to 3',
    'bonus red',
    'bonus yellow,green,red,blue',
    'lose yellow,green,red,blue',
  ];

  test.each(ALL)('%s is read as it is written, and said in 60 characters of every language', text => {
    const order = readOrder(text);
    expect(order && writeOrder(order)).toBe(text);
    for (const language of LANGUAGES) {
      const said = orderInWords(greenPortWords(language), text);
      expect(said).not.toBe(text);
      expect(said.length, said).toBeLessThanOrEqual(60);
    }
  });

  test.each([
    '',
    'pass',
    'pass to 0',
    'bonus',
    'bonus pink',
    'bonus red,red',
    'lose red',
    'refer red pay red from 0 to 1',
  ])('“%s” is no order: it does nothing and is spent', text => {
    expect(readOrder(text)).toBeUndefined();
    expect([does(refer(), 1, text), isSpent(refer(), 1, text)]).toEqual([undefined, true]);
  });
});
