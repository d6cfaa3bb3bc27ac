import { expect, test } from 'vitest';
import { cubesTyped } from '../../../src/games/green-port/presenter/typed.ts';

test.each([
  ['2 red, 1 blue', { red: 2, blue: 1 }],
  ['red 2 blue 1', { red: 2, blue: 1 }],
  ['r2 b1', { red: 2, blue: 1 }],
  ['Red-2,Blue-1', { red: 2, blue: 1 }],
  ['빨간색 2개 및 파란색 1개', { red: 2, blue: 1 }],
  ['2 vermelhos e 1 azul', { red: 2, blue: 1 }],
  ['vermelha', { red: 1 }],
  ['none', {}],
  ['nenhum cubo', {}],
  ['큐브 없음', {}],
  ['2 red 1 red', undefined],
  ['2 pink', undefined],
  ['2', undefined],
  ['red blue', undefined],
  ['', undefined],
])('cubes are typed as “%s”', (text, cubes) => {
  expect(cubesTyped(text)).toEqual(cubes);
});
