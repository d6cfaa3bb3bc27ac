import { expect, it } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { handScene } from '../../../src/games/green-port/picture/hand.ts';
import { turnScene } from '../../../src/games/green-port/picture/turn.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { touching } from '../../presentation/laws.ts';
import { itemOf } from '../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { position, SOLD, type Wish } from './position.ts';
import { crowded } from './presented.ts';

const turnOf = (wish: Wish, language: (typeof LANGUAGES)[number] = 'en') =>
  turnScene(greenPort.view(position(wish), 0), 0, WIDE_NAMES, language);

it('scenery has three tenths of the picture of a turn at most while the pool is small', () => {
  for (const [at, language] of LANGUAGES.entries()) {
    const { items, height } = turnOf({ ...crowded(2 + (at % 3)), pool: 'red-drop blue-drop' }, language);
    const backdrop = items.filter(item => item.type === 'sprite' && item.id === 'backdrop');
    expect(backdrop.map(item => 'h' in item && item.h / height < 0.31)).toEqual([true]);
  }
});

it('the picture of a turn is no higher with a crowded pool, or without powers', () => {
  for (const wish of [crowded(4), { ...crowded(4), pool: '', variant: 'no-powers' }] satisfies Wish[]) {
    const { width, height } = turnOf(wish);
    expect(height / width).toBeLessThan(1.5);
  }
});

it('an ended game lists no aims below its board', () => {
  const aims = (wish: Wish) => turnOf(wish).items.filter(({ id }) => id.startsWith('aim/'));
  expect(aims({ cubes: ['r1'] })).not.toEqual([]);
  expect(aims({ cubes: ['r1'], phase: { type: 'over', bought: [] } })).toEqual([]);
});

it.each(LANGUAGES)('missing cards stay in their row, whatever they are: %s', language => {
  const four = 'blue-1 green-2 red-4 yellow-3';
  const view = greenPort.view(
    position({ piles: SOLD, objectives: [four, four, 'red-1 blue-5 green-3', 'wild-6'] }),
    0,
  );
  for (const scene of [turnScene(view, 0, WIDE_NAMES, language), handScene(view, 0, language)]) {
    for (const row of [1, 2, 3, 4].map(at => itemOf(scene, `aim/${at}`))) {
      if (row?.type !== 'sprite') throw new Error('no row');
      const inside = scene.items.filter(({ id }) => id.startsWith(`${row.id}/`));
      expect(inside.length).toBeGreaterThan(3);
      for (const item of inside)
        if (item.type === 'sprite' || item.type === 'text')
          expect([item.id, item.x + item.w <= row.x + row.w]).toEqual([item.id, true]);
    }
    expect(touching(scene)).toEqual([]);
  }
});
