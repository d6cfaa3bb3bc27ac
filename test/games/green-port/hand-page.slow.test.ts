import { describe, expect, it } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { aimsOf } from '../../../src/games/green-port/judgement/aims.ts';
import { handScene } from '../../../src/games/green-port/picture/hand.ts';
import { turnScene } from '../../../src/games/green-port/picture/turn.ts';
import { linesOf, PICTURE_WORDS } from '../../../src/games/green-port/picture/words/index.ts';
import { greenPortPresenter } from '../../../src/games/green-port/presenter/index.ts';
import { COLOURS, type View } from '../../../src/games/green-port/rules/types.ts';
import { POWERS } from '../../../src/games/green-port/words/facts.ts';
import { LANGUAGES, type Language } from '../../../src/presentation/language/languages.ts';
import { touching } from '../../presentation/laws.ts';
import { itemOf, wordsOf } from '../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { GAMES, game, greedily } from './games.ts';
import { position, SOLD, type Wish } from './position.ts';

const full: Wish = {
  seats: 4,
  tiles: ['+drop', 'wheel', '+arrow', 'bricks'],
  headquarters: [
    'blue-2 blue-1 blue-1 green-2>red green-1>yellow green-1>red red-2 red-1 red-1 yellow-2 yellow-1 yellow-1',
  ],
  objectives: [
    'red-1 red-1 red-2 red-6',
    'blue-1 green-2 red-4 yellow-3',
    'blue-6',
    'green-5',
    'red-1 blue-2 yellow-4',
    'wild-6',
  ],
};
const wishes: readonly Wish[] = [
  ...['b18 g88 r20 y18', 'b1 y1', '', 'b4 g4 r4 y4', 'r17'].map(cubes => ({ ...full, cubes: [cubes] })),
  {
    ...full,
    objectives: ['0: red-6 red-4', '0: blue-5', '0: green-5', '0: yellow-7', '0: red-1', '0: wild-6'],
  },
  { seats: 2, variant: 'simple', cubes: ['r3'], objectives: ['red-5', '1: blue-6'] },
];

const all: readonly { readonly view: View; readonly language: Language }[] = [
  ...wishes.flatMap(wish =>
    LANGUAGES.map(language => ({ view: greenPort.view(position(wish), 0), language })),
  ),
  ...GAMES.flatMap(([variant, seats], seed) =>
    game(variant, seats, seed + 1, undefined, greedily(seed + 1)).played.flatMap(({ state, seat }, at) =>
      at % 40 === 0
        ? [{ view: greenPort.view(state, seat), language: LANGUAGES[at % LANGUAGES.length] ?? 'en' }]
        : [],
    ),
  ),
];
const seatOf = ({ viewer }: View): number => (viewer === 'table' ? -1 : viewer);
const pages = all.map(({ view, language }) => ({ view, scene: handScene(view, seatOf(view), language) }));
const turns = all.map(({ view, language }) => ({
  view,
  scene: turnScene(view, seatOf(view), WIDE_NAMES, language),
}));

describe('the board to choose from', () => {
  const played = LANGUAGES.map((language, at) => {
    const view = greenPort.view(
      position({ ...full, seats: 2 + (at % 3), pool: 'red-drop blue-drop', tiles: ['+drop', 'wheel'] }),
      at % 2,
    );
    return { view, language, scene: turnScene(view, at % 2, WIDE_NAMES, language) };
  });

  it('tells in words what Headquarters and the own tile do, whole, while the pool is small', () => {
    for (const { language, scene, view } of played) {
      for (const colour of COLOURS)
        for (const line of [1, 2])
          expect([language, wordsOf(scene, `headquarters/${colour}/power/${line}`)]).toEqual([
            language,
            linesOf(PICTURE_WORDS[language].powers[colour](POWERS[colour]))[line - 1],
          ]);
      const { tileDoes } = PICTURE_WORDS[language];
      expect(wordsOf(scene, 'own/tile/words')).toBe(
        view.players[seatOf(view)]?.tile?.up ? tileDoes.up(1) : tileDoes.down(2),
      );
    }
  });

  it('gives scenery three tenths of the picture at most while the pool is small', () => {
    for (const { scene } of played) {
      const backdrop = scene.items.flatMap(item =>
        item.type === 'sprite' && item.id === 'backdrop' ? [item.h] : [],
      );
      expect(Math.max(...backdrop) / scene.height).toBeLessThan(0.31);
      expect(backdrop).toHaveLength(1);
    }
  });

  it('tells no powers where there are none, and is no higher with a crowded pool', () => {
    const crowded =
      'red-drop blue-drop blue-wheel green-wheel yellow-arrow green-arrow red-wheel red-arrow black';
    const sceneOf = (wish: Wish) => turnScene(greenPort.view(position(wish), 0), 0, WIDE_NAMES);
    const [plain, crowdedPool] = [
      sceneOf({ ...full, variant: 'no-powers' }),
      sceneOf({ ...full, pool: crowded }),
    ];
    expect(wordsOf(plain, 'headquarters/blue/power/1')).toBeUndefined();
    expect(wordsOf(crowdedPool, 'headquarters/blue/power/1')).toBeDefined();
    for (const { width, height } of [plain, crowdedPool]) expect(height / width).toBeLessThan(1.5);
  });
});

describe('by value', () => {
  const own = (view: View) => {
    const player = view.players[seatOf(view)];
    if (!player) throw new Error('no seat');
    return player;
  };

  it('everything that is left says what it lacks, nearest first', () => {
    let [reached, lacking] = [0, 0];
    for (const { view, scene } of pages) {
      if (view.phase.type === 'over') continue;
      const aims = aimsOf(view, own(view));
      const tops = aims
        .map(({ of }) => itemOf(scene, `aim/${of}`))
        .map(item => (item && 'y' in item ? item.y : 0));
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      for (const { of, gap, lacks, anyColour, points } of aims) {
        const id = `aim/${of}`;
        expect(wordsOf(scene, `${id}/points/points`)).toBe(String(points));
        expect(itemOf(scene, `${id}/seal`) !== undefined).toBe(gap === 0);
        expect(wordsOf(scene, `${id}/lacks/any/count`)).toBe(anyColour ? String(gap) : undefined);
        for (const colour of COLOURS)
          expect(wordsOf(scene, `${id}/lacks/${colour}/count`)).toBe(
            lacks[colour] && !anyColour ? String(lacks[colour]) : undefined,
          );
        if (gap === 0) reached += 1;
        else lacking += 1;
      }
    }
    expect(Math.min(reached, lacking)).toBeGreaterThan(20);
  });

  it('the board to choose from has the crew, and two to four of what is nearest, fewer below a crowded pool', () => {
    for (const { view, scene } of turns) {
      const { cubes } = own(view);
      const cards = view.pool.length;
      if (cards > 16) continue;
      const near = aimsOf(view, own(view));
      const most = Math.min(near.length, cards > 12 ? 0 : cards > 8 ? 2 : 4);
      const shown = near.filter(({ of }) => itemOf(scene, `aim/${of}`) !== undefined).length;
      expect([shown <= most, shown >= Math.min(2, most)]).toEqual([true, true]);
      near.forEach(({ of, gap }, at) => {
        expect(itemOf(scene, `aim/${of}`) !== undefined).toBe(at < shown);
        if (at < shown) expect(itemOf(scene, `aim/${of}/seal`) !== undefined).toBe(gap === 0);
      });
      const count = COLOURS.reduce((sum, colour) => sum + cubes[colour], 0);
      for (const colour of COLOURS) {
        const figures = scene.items.filter(({ id }) => new RegExp(`^own/${colour}/\\d+$`).test(id));
        if (count <= 16) expect(figures).toHaveLength(cubes[colour]);
        else if (cubes[colour] > 0) expect(wordsOf(scene, `own/${colour}/count`)).toBe(`×${cubes[colour]}`);
      }
    }
  });
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

describe('for the viewer alone', () => {
  const state = position({ ...full, cubes: ['r5 b2', 'g4'], phase: { type: 'utilise' } });

  it.each(LANGUAGES)('alt texts hold the page and what is near: %s', async language => {
    const presenter = greenPortPresenter(language);
    const view = greenPort.view(state, 0);
    const [hand, turn] = [
      await presenter.handPicture?.(view, WIDE_NAMES, 'h.png'),
      await presenter.turnPicture?.(view, WIDE_NAMES, 't.png'),
    ];
    const text = (markdown: string) => markdown.replaceAll('*', '');
    for (const line of presenter
      .hand(view, WIDE_NAMES)
      .split('\n')
      .filter(each => each.startsWith('- ')))
      expect(hand?.alt).toContain(text(line).replace(/^- /, ''));
    for (const line of presenter.aims?.(view) ?? []) expect(turn?.alt).toContain(text(line));
    for (const picture of [hand, turn]) expect(picture?.alt.length).toBeLessThanOrEqual(1024);
    const few = greenPort.view(position({ seats: 2, tiles: ['+drop', 'wheel'], pool: 'red-drop' }), 0);
    const shown = await presenter.turnPicture?.(few, ['Ann', 'Ben'], 't.png');
    const { powers, tileDoes } = PICTURE_WORDS[language];
    for (const said of [tileDoes.up(1), linesOf(powers.blue(POWERS.blue)).join(' ')])
      expect(shown?.alt).toContain(said);
  });
});
