import { describe, expect, it } from 'vitest';
import { frameScene } from '../../../src/games/green-port/picture/frame.ts';
import { shareScene } from '../../../src/games/green-port/picture/share.ts';
import { wideScene } from '../../../src/games/green-port/picture/wide.ts';
import { PICTURE_WORDS } from '../../../src/games/green-port/picture/words/index.ts';
import { greenPortPresenter } from '../../../src/games/green-port/presenter/index.ts';
import { greenPort } from '../../../src/games/green-port/rules/index.ts';
import type { Event, View } from '../../../src/games/green-port/rules/types.ts';
import { LANGUAGES, type Language } from '../../../src/stage/language/languages.ts';
import { paint } from '../../../src/stage/paint.ts';
import type { Moment } from '../../../src/stage/presenter.ts';
import type { Scene } from '../../../src/stage/scene.ts';
import { idsOf, itemOf, textsOf } from '../../stage/scenes.ts';
import { some, times } from '../../support/form.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { GAMES, game, greedily } from './games.ts';
import { position, type Wish } from './position.ts';

const LARGEST = 350 * 1024;

interface Shown extends Moment<View, Event> {
  readonly name: string;
  readonly language: Language;
}

const seen = (wish: Wish, change: Partial<View> = {}): View => ({
  ...greenPort.view(position(wish), 'table'),
  ...change,
});

const momentsOf = (...[variant, seats, seed]: Parameters<typeof game>): readonly Moment<View, Event>[] => {
  const { deal, played } = game(variant, seats, seed, Number.POSITIVE_INFINITY, greedily(seed));
  return [
    { view: greenPort.view(deal, 'table'), marked: [] },
    ...played.map(({ state, told }) => ({
      view: greenPort.view(state, 'table'),
      marked: told.map(({ event }) => event),
    })),
  ];
};

/** Games. The short form has each variant once. */
const games = some(
  GAMES.map(([variant, seats], at) => ({ variant, seats, seed: at + 21 })),
  4,
).map(({ variant, seats, seed }) => ({
  name: `${variant} ${seats}`,
  moments: momentsOf(variant, seats, seed),
}));

/** A view now and then of each game, its first and its last, in a language each. */
const played: readonly Shown[] = games.flatMap(({ name, moments }) =>
  moments.flatMap((moment, index) =>
    index % 23 === 0 || index === moments.length - 1
      ? [{ ...moment, name: `${name}, ${index}`, language: LANGUAGES[index % LANGUAGES.length] ?? 'en' }]
      : [],
  ),
);

const RICH =
  'blue-2 blue-1 blue-1 green-2>red green-1>yellow green-1>red red-2 red-1 yellow-2 yellow-1 yellow-1';

/** The largest numbers and longest lists that there can be; people ended the game, or a bust did the turn. */
const crowded: readonly Shown[] = some(LANGUAGES, 3).flatMap(language =>
  some([2, 3, 4], 2).flatMap(seats => {
    const wish: Wish = {
      seats,
      cubes: Array.from({ length: seats }, () => 'b18 g88 r20 y18'),
      tiles: ['+drop', 'wheel', '+arrow', 'bricks'],
      headquarters: Array.from({ length: seats }, () => RICH),
      objectives: [
        'red-1 red-1 red-2 red-2 red-3',
        '1: blue-4 green-2 red-4 yellow-3',
        '1: blue-6',
        '1: green-5',
        '1: red-1 blue-2 yellow-4',
        '1: wild-6',
      ].slice(0, seats === 2 ? 4 : 6),
      pool: 'black x-green x-orange black red-drop red-wheel red-arrow red-bricks red-hammers red-circles blue-drop green-wheel yellow-arrow',
      turn: { shuffle: true, underdog: true },
    };
    const shown = (kind: string, view: View): Shown => ({
      name: `${kind} ${seats} ${language}`,
      view: { ...view, round: 88 },
      marked: [],
      language,
    });
    return [
      shown('crowded', seen(wish)),
      shown('sold out', seen({ ...wish, piles: { blue: [], green: [], red: [], yellow: [] } })),
      shown('wild open', seen({ seats, objectives: ['blue-4 green-2 red-4 yellow-3', 'wild-6'] })),
      shown(
        'bust',
        seen({ ...wish, phase: { type: 'utilise' }, pool: 'red-drop black', turn: { bust: true } }),
      ),
      shown('given up', seen(wish, { stopped: [1], resigned: [0] })),
      shown('called off', seen(wish, { stopped: [] })),
    ];
  }),
);
const all: readonly Shown[] = [...played, ...crowded];

const wides = all.map(shown => ({
  ...shown,
  scene: wideScene(shown.view, WIDE_NAMES, shown.marked, shown.language),
}));
const cards = all.map(shown => ({ ...shown, scene: shareScene(shown.view, WIDE_NAMES, shown.language) }));
const frames = all.map(shown => ({
  ...shown,
  scene: frameScene(shown.view, WIDE_NAMES, shown.marked, shown.language),
}));
describe('every picture', () => {
  it('leaves no English in the other languages', () => {
    const words = Object.values(PICTURE_WORDS.en).filter(word => typeof word === 'string');
    const english = new Set(
      [...words, ...Object.values(PICTURE_WORDS.en.parts)].filter(word => word !== 'Green Port'),
    );
    for (const { name, language, scene } of [...wides, ...cards, ...frames]) {
      if (language === 'en') continue;
      expect([name, textsOf(scene).filter(({ text }) => english.has(text))]).toEqual([name, []]);
    }
  });

  it('is a file of its scene’s size of at most 350 KB', async () => {
    const names = [
      ...crowded.map(({ name }) => name),
      ...played.filter((_, index) => index % 17 === 0).map(({ name }) => name),
    ].filter((_, index) => index % times(14, 5) === 0);
    const chosen = [
      ...[wides, cards, frames].flatMap(list => list.filter(({ name }) => names.includes(name))),
    ];
    expect(chosen.length).toBeGreaterThan(10);
    for (const { name, scene } of chosen) {
      const png = await paint(scene);
      expect([name, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([name, scene.width, scene.height]);
      expect([name, png.length, png.length <= LARGEST]).toEqual([name, png.length, true]);
    }
  });
});

describe('the wide picture, by value', () => {
  it('marks who is asked, what has just happened, and what can be paid', () => {
    const marks = (wish: Wish, marked: readonly Event[]) =>
      [...idsOf(wideScene(seen(wish), WIDE_NAMES, marked)).keys()].filter(id => /(marked|changed)$/.test(id));
    expect(marks({}, [{ type: 'completed', seat: 0, objective: 2, pay: {}, points: 8 }])).toEqual([
      'objective/2/marked',
    ]);
    expect(marks({}, [{ type: 'bought', seat: 0, colour: 'red', value: 2, price: 4, boost: null }])).toEqual([
      'headquarters/red/marked',
    ]);
    expect(marks({}, [{ type: 'unflipped', seat: 1, pay: {} }])).toEqual(['seat/2/tile/marked']);
    expect(marks({}, [{ type: 'helped', seat: 2, colour: 'green' }])).toEqual(['seat/3/green/changed']);
    const scene = wideScene(
      seen({ phase: { type: 'utilise' }, cubes: ['b4 r1'], objectives: ['red-1 blue-4', 'green-5'] }),
      WIDE_NAMES,
      [],
    );
    expect([1, 2].map(slot => itemOf(scene, `objective/${slot}/reach`) !== undefined)).toEqual([true, false]);
    expect([1, 2, 3].map(seat => itemOf(scene, `seat/${seat}/sign/turn`) !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the time-lapse', () => {
  const scenesOf = (moments: readonly Moment<View, Event>[]): readonly Scene[] =>
    greenPortPresenter('en').timelapse?.(moments, ['Ann', 'Ben', 'Cleo', 'Dan']) ?? [];

  it('leaves out what is not to be seen; its scenes are of one size, which is even', () => {
    for (const { name, moments } of games) {
      const found = scenesOf(moments);
      const told = moments.filter(({ marked }) =>
        marked.some(({ type }) =>
          ['hired', 'referred', 'busted', 'flipped', 'completed', 'bought'].includes(type),
        ),
      );
      expect([name, found.length >= told.length + 1, found.length <= told.length + 2]).toEqual([
        name,
        true,
        true,
      ]);
      expect(found.length).toBeLessThan(moments.length / 2);
      const sizes = new Set(found.map(({ width, height }) => `${width} ${height}`));
      expect([name, sizes.size, (found[0]?.height ?? 1) % 2]).toEqual([name, 1, 0]);
    }
  });

  it('shows every event of a hire, a heist and a purchase', () => {
    for (const { view, marked, scene } of frames)
      for (const event of marked) {
        if (event.type === 'completed')
          expect(itemOf(scene, `objective/${event.objective}/marked`)).toBeDefined();
        if (event.type === 'bought')
          expect(itemOf(scene, `headquarters/${event.colour}/marked`)).toBeDefined();
        if (event.type === 'busted' && view.phase.type === 'utilise')
          expect(itemOf(scene, 'tape')).toBeDefined();
      }
  });
});
