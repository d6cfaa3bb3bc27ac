import { expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { GAMES, game } from './games.ts';

test.each([
  ['pick red', { type: 'pick', colour: 'red' }],
  ['hire', { type: 'hire' }],
  ['hire red', { type: 'hire', colour: 'red' }],
  ['lose blue-1,red-3', { type: 'lose', cubes: { blue: 1, red: 3 } }],
  ['refer blue pay red', { type: 'refer', colour: 'blue', pay: 'red' }],
  ['complete 3 pay blue-2,red-14', { type: 'complete', objective: 3, pay: { blue: 2, red: 14 } }],
  ['complete 3 pay none', { type: 'complete', objective: 3, pay: {} }],
  ['buy red', { type: 'buy', colour: 'red' }],
  ['buy green boost blue', { type: 'buy', colour: 'green', boost: 'blue' }],
  ['unflip pay none', { type: 'unflip', pay: {} }],
  ['specialise green pay red-3', { type: 'specialise', colour: 'green', pay: { red: 3 } }],
])('%s', (text, action) => {
  expect(greenPort.read(text)).toEqual({ ok: true, value: action });
  expect(greenPort.write(action as never)).toBe(text);
});

test.each([
  ['steal red', 'read-action', { typed: 'steal' }],
  ['pick', 'read-missing', { field: 'colour', as: 'pick red' }],
  ['pick purple', 'read-colour', { typed: 'purple', possible: ['blue', 'green', 'red', 'yellow'] }],
  ['reveal two', 'read-rest', { typed: 'two', as: 'reveal' }],
  ['refer blue', 'read-missing', { field: 'pay', as: 'refer blue pay red' }],
  ['refer blue red', 'read-rest', { typed: 'red' }],
  ['refer blue pay pink', 'read-colour', { typed: 'pink', field: 'pay' }],
  ['complete first pay red-1', 'read-objective', { typed: 'first' }],
  ['complete 3 pay red', 'read-cubes', { typed: 'red', field: 'pay' }],
  ['complete 3 pay red-0', 'read-cubes', { typed: 'red-0' }],
  ['complete 3 pay red-1,red-2', 'read-cubes', { typed: 'red-1,red-2' }],
  ['complete 3 pay red-2,blue-1', 'read-spelling', { as: 'complete 3 pay blue-1,red-2' }],
  ['lose', 'read-missing', { field: 'cubes' }],
  ['buy green boost', 'read-missing', { field: 'boost' }],
  ['specialise green pay red-3 now', 'read-rest', { typed: 'now' }],
])('%s is refused: %s', (text, code, details) => {
  expect(greenPort.read(text)).toMatchObject({ ok: false, refusal: { code, with: details } });
});

test('an action fits into the id of a button', () => {
  const longest = GAMES.flatMap(([variant, seats]) => game(variant, seats, 12).played).reduce(
    (most, { action }) => Math.max(most, greenPort.write(action).length),
    0,
  );
  expect(longest).toBeLessThanOrEqual(60);
});
