import { describe, expect, it } from 'vitest';
import { boardScene } from '../../../src/games/green-port/picture/index.ts';
import { PAINTS } from '../../../src/games/green-port/picture/style/palette.ts';
import { topicScene } from '../../../src/games/green-port/picture/topics/topic.ts';
import { DECK } from '../../../src/games/green-port/rules/cards.ts';
import { greenPort } from '../../../src/games/green-port/rules/index.ts';
import { oddsOf } from '../../../src/games/green-port/rules/odds.ts';
import { COLOURS, type Event, type Variant, type View } from '../../../src/games/green-port/rules/types.ts';
import { TOPIC_IDS } from '../../../src/games/green-port/words/facts.ts';
import { LANGUAGES, type Language } from '../../../src/stage/language/languages.ts';
import { paint } from '../../../src/stage/paint.ts';
import { apart } from '../../stage/colours.ts';
import { idsOf, itemOf, wordsOf } from '../../stage/scenes.ts';
import { isLong, some, times } from '../../support/form.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { GAMES, game, greedily } from './games.ts';
import { anyDice, position, type Wish } from './position.ts';

interface Shown {
  readonly name: string;
  readonly view: View;
  readonly marked: readonly Event[];
  readonly language: Language;
}

const seen = (wish: Wish, change: Partial<View> = {}): View => ({
  ...greenPort.view(position(wish), 'table'),
  ...change,
});

const SPOKEN: readonly Language[] = isLong ? LANGUAGES : ['en', 'ko', 'de'];

/** Every fifth view of a game. */
const played = (variant: Variant, seats: number, seed: number): readonly Shown[] =>
  game(variant, seats, seed, Number.POSITIVE_INFINITY, greedily(seed)).played.flatMap(
    ({ state, told }, index, all) =>
      index % 5 === 0 || index === all.length - 1
        ? [
            {
              name: `${variant} ${seats}, ${index}`,
              view: greenPort.view(state, 'table'),
              marked: told.map(({ event }) => event),
              language: LANGUAGES[index % LANGUAGES.length] ?? 'en',
            },
          ]
        : [],
  );

/** The largest numbers and longest lists that there can be. */
const crowded = [2, 3, 4].flatMap(seats =>
  SPOKEN.map(
    (language): Shown => ({
      name: `crowded ${seats} ${language}`,
      view: seen(
        {
          seats,
          cubes: Array.from({ length: seats }, () => 'b18 g88 r20 y18'),
          tiles: ['+drop', 'wheel', '+arrow', 'bricks'],
          headquarters: Array.from(
            { length: seats },
            () =>
              'blue-2 blue-1 blue-1 green-2>red green-1>yellow green-1>red red-2 red-1 yellow-2 yellow-1 yellow-1',
          ),
          objectives: [
            'red-1 red-1 red-2 red-6',
            'blue-1 green-2 red-4 yellow-3',
            '1: blue-6',
            '0: green-5',
            'red-1 blue-2 yellow-4',
            'wild-6',
          ].slice(0, seats === 2 ? 4 : 6),
          pool: 'black x-green x-orange black red-drop red-wheel red-arrow red-bricks red-hammers red-circles blue-drop green-wheel yellow-arrow',
          turn: { shuffle: true, underdog: true },
        },
        { round: 88 },
      ),
      marked: [],
      language,
    }),
  ),
);

const phases: readonly Shown[] = SPOKEN.flatMap(language =>
  (
    [
      { phase: { type: 'pick', seat: 2 } },
      { phase: { type: 'hire' } },
      { phase: { type: 'bust' }, pool: 'red-drop black', tiles: ['+wheel'] },
      { phase: { type: 'lose', seats: [1, 2] }, pool: 'x-orange' },
      { phase: { type: 'bonus', seats: [2] }, pool: 'x-green' },
      { phase: { type: 'refer', seats: [1] }, pool: 'red-drop' },
      { phase: { type: 'utilise' } },
      { phase: { type: 'utilise' }, pool: 'red-drop black', turn: { bust: true } },
      { phase: { type: 'hire' }, pool: 'red-drop', deck: '', discards: '' },
      { phase: { type: 'hire' }, pool: 'red-drop', deck: 'blue-drop', discards: 'rest' },
    ] satisfies readonly Wish[]
  ).map((wish, index) => ({ name: `phase ${index} ${language}`, view: seen(wish), marked: [], language })),
);

const all: readonly Shown[] = [
  ...some(
    GAMES.map(([variant, seats], at) => ({ variant, seats, seed: at + 1 })),
    4,
  ).flatMap(({ variant, seats, seed }) => played(variant, seats, seed)),
  ...crowded,
  ...phases,
];
const boards = all.map(shown => ({
  ...shown,
  scene: boardScene(shown.view, WIDE_NAMES, shown.marked, shown.language),
}));

const chapters = SPOKEN.flatMap(language =>
  TOPIC_IDS.map(id => ({ name: `chapter ${id} ${language}`, id, scene: topicScene(id, language) })),
);
const scenes = [...boards, ...chapters];

describe('the four colours', () => {
  it('differ by 15 or more in every kind of sight, by pattern and by letter', () => {
    for (const least of apart(COLOURS.map(colour => PAINTS[colour].wall)))
      expect(least).toBeGreaterThanOrEqual(15);
    expect(new Set(COLOURS.map(colour => PAINTS[colour].pattern)).size).toBe(4);
    expect(COLOURS.map(colour => PAINTS[colour].letter).join('')).toBe('BGRY');
  });
});

describe('the board, by value', () => {
  it('hangs the exact chance of a bust on the crane while one can come', () => {
    const risky = boards.filter(({ view }) => view.phase.type === 'hire' && oddsOf(view).busts > 0);
    expect(risky.length).toBeGreaterThan(20);
    for (const { view, scene } of risky) {
      const { next, busts } = oddsOf(view);
      const chance = Math.round((100 * busts) / next.length);
      // Some languages have a no-break space there, none an ordinary one.
      expect(wordsOf(scene, 'sign/chance')).toMatch(new RegExp(`^${chance}[\\u00a0\\u202f]?%$`));
      expect(wordsOf(scene, 'sign/1')).toMatch(new RegExp(` ${busts}/${next.length}$`));
    }
    for (const { view, scene } of boards)
      if (view.phase.type === 'hire' && oddsOf(view).busts === 0)
        expect(itemOf(scene, 'sign/chance')).toBeUndefined();
  });

  it('edges in gold what the active seat can pay for, and nothing else', () => {
    const reached = { yes: 0, no: 0 };
    for (const { view, scene } of boards) {
      if (view.phase.type !== 'utilise') continue;
      const state = greenPort.imagine(view, 'table', anyDice());
      const deeds = greenPort.legal(state, view.turn.seat);
      const ids = idsOf(scene);
      view.objectives.forEach((_, index) => {
        const legal = deeds.some(deed => deed.type === 'complete' && deed.objective === index + 1);
        reached[legal ? 'yes' : 'no'] += 1;
        expect(ids.has(`objective/${index + 1}/reach`)).toBe(legal);
      });
      for (const colour of COLOURS)
        expect(ids.has(`headquarters/${colour}/reach`)).toBe(
          deeds.some(deed => deed.type === 'buy' && deed.colour === colour),
        );
    }
    expect(Math.min(reached.yes, reached.no)).toBeGreaterThan(times(1, 5));
  });
});

describe('what has just happened', () => {
  const marks = (wish: Wish, marked: readonly Event[]) =>
    [...idsOf(boardScene(seen(wish), WIDE_NAMES, marked)).keys()].filter(id =>
      /(marked|changed|^taken\/\w+)$/.test(id),
    );

  it('rings the card revealed, the Objective completed, the Headquarters bought', () => {
    expect(marks({ pool: 'red-drop blue-drop' }, [{ type: 'revealed', seat: 0, card: 'blue-drop' }])).toEqual(
      ['pool/marked'],
    );
    expect(marks({}, [{ type: 'completed', seat: 0, objective: 2, pay: {}, points: 8 }])).toEqual([
      'objective/2/marked',
    ]);
    expect(marks({}, [{ type: 'bought', seat: 0, colour: 'red', value: 2, price: 4, boost: null }])).toEqual([
      'headquarters/red/marked',
    ]);
    expect(marks({}, [{ type: 'unflipped', seat: 1, pay: {} }])).toEqual(['seat/2/tile/marked']);
  });

  it('leaves the places of the hired, with what they brought', () => {
    const hired: Event = {
      type: 'hired',
      seat: 1,
      colour: 'red',
      cards: ['red-drop', 'red-wheel'],
      gain: { cards: 2, tile: 1, boosts: 1 },
      sync: false,
    };
    expect(marks({ pool: 'blue-drop' }, [hired])).toEqual(['taken/red', 'seat/2/red/changed']);
    const scene = boardScene(seen({ pool: 'blue-drop' }), WIDE_NAMES, [hired]);
    expect(wordsOf(scene, 'taken/red/gain')).toBe('+4');
  });
});

describe('a bust', () => {
  it('says how likely it was, from the cards that lay face down before it', () => {
    const view = seen({
      phase: { type: 'utilise' },
      pool: 'red-drop black',
      deck: 'black blue-drop blue-wheel',
      discards: 'rest',
      turn: { bust: true },
    });
    const scene = boardScene(view, WIDE_NAMES, []);
    expect(wordsOf(scene, 'sign/chance')).toBe('50%');
    expect(itemOf(scene, 'tape')).toBeDefined();
    expect(itemOf(boardScene(seen({ pool: 'black red-drop' }), WIDE_NAMES, []), 'tape')).toBeUndefined();
  });
});

describe('chapters of the rules', () => {
  it('stay under 350 KB, each', async () => {
    const chosen = chapters.filter(({ name, id }) => name.endsWith('ko') || id === 'turn');
    for (const { name, scene } of some(chosen, 6)) {
      expect([name, (await paint(scene)).length < 350 * 1024]).toEqual([name, true]);
    }
  });
});

it('stays under 350 KB, even with nearly all cards in the pool', async () => {
  const full = seen({ seats: 3, pool: DECK.filter(card => card !== 'black').join(' ') });
  expect((await paint(boardScene(full, WIDE_NAMES, []))).length).toBeLessThan(350 * 1024);
  for (const { name, scene } of scenes.filter((_, index) => index % times(43, 29) === 0)) {
    const png = await paint(scene);
    expect([name, png.length < 350 * 1024]).toEqual([name, true]);
  }
});
