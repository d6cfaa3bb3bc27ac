import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import { vintagePlayers } from '../../../src/games/vintage/bots/strengths.ts';
import { boardScene } from '../../../src/games/vintage/picture/board.ts';
import { isSeen } from '../../../src/games/vintage/picture/ghosts.ts';
import { SOURCE_FILLS, SOURCES } from '../../../src/games/vintage/picture/seats/seat-points.ts';
import { dyeOf, SEAT_COLOURS } from '../../../src/games/vintage/picture/style/palette.ts';
import { wideScene } from '../../../src/games/vintage/picture/wide.ts';
import { PAGE_WORDS } from '../../../src/games/vintage/picture/words/index.ts';
import { circlesOf } from '../../../src/games/vintage/rules/circles.ts';
import { isTaken, PLACES, qualityOf, siteOf } from '../../../src/games/vintage/rules/estates.ts';
import type { Event } from '../../../src/games/vintage/rules/events.ts';
import { vintage } from '../../../src/games/vintage/rules/index.ts';
import { endPoints } from '../../../src/games/vintage/rules/scoring.ts';
import {
  COLUMNS,
  GRAPES,
  HARBOURS,
  SIDES,
  type State,
  VINES,
  type View,
} from '../../../src/games/vintage/rules/types.ts';
import { vintageWords } from '../../../src/games/vintage/words/all.ts';
import { alt, fullText } from '../../../src/games/vintage/words/alt.ts';
import { foresee } from '../../../src/presentation/choosing/preview.ts';
import { LANGUAGES, type Language } from '../../../src/presentation/language/languages.ts';
import type { Rect, Scene } from '../../../src/presentation/shapes/scene.ts';
import { seedBytes } from '../../contract/tools.ts';
import { apart } from '../../presentation/colours.ts';
import { bounds, idsOf, itemOf, overlap, wordsOf } from '../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { some, times } from '../../support/test-form.ts';
import { game, SEATS } from './games.ts';
import { position } from './position.ts';
import { fullSeat } from './presented.ts';

interface Shown {
  readonly name: string;
  readonly view: View;
  readonly marked: readonly Event[];
  readonly language: Language;
}

const seen = (state: State): View => vintage.view(state, 'table');

const totalIn = (player: View['players'][number]): number => {
  const { barrels, estates, vineyards } = endPoints(player);
  return player.vp + barrels + estates + vineyards;
};

const steadily = (seats: number, seed: number) => {
  const dice = new SeededDice(seedBytes(seed + 50));
  return game(seats, seed, undefined, (_, state, seat) =>
    vintagePlayers.steady.choose(vintage, vintage.view(state, seat), seat, dice),
  );
};
const histories = SEATS.map((seats, index) => ({ seats, history: steadily(seats, index + 1) }));

const played: readonly Shown[] = histories.flatMap(({ seats, history: { played: all } }) =>
  all.flatMap(({ state, events }, index) =>
    index % times(37, 17) === 0 || index === all.length - 1
      ? [
          {
            name: `${seats}, ${index}`,
            view: seen(state),
            marked: events.map(({ event }) => event),
            language: LANGUAGES[index % LANGUAGES.length] ?? 'en',
          },
        ]
      : [],
  ),
);

const crowded = some(HARBOURS, 2).flatMap((harbour, at) =>
  SEATS.map((seats): Shown => {
    const others = Object.fromEntries([1, 2, 3].map(seat => [seat, fullSeat(seat + 1, harbour)]));
    const state = position({ seats, me: fullSeat(1, harbour), others, round: 1 + at, first: seats - 1 });
    return {
      name: `crowded ${seats} ${harbour}`,
      view: {
        ...seen(state),
        players: seen(state).players.map((player, seat) => ({
          ...player,
          passed: seat === 1,
          looked: [[5, 6], [7], [], []][seat] ?? [],
        })),
      },
      marked: [],
      language: LANGUAGES[at % LANGUAGES.length] ?? 'en',
    };
  }),
);

const all = [...played, ...crowded];
const boards = all.map(shown => ({
  ...shown,
  scene: boardScene(shown.view, WIDE_NAMES, shown.marked, shown.language),
}));
const wides = [...played.filter((_, at) => at % times(4, 9) === 0), ...crowded.slice(-3)].map(shown => ({
  ...shown,
  scene: wideScene(shown.view, WIDE_NAMES, shown.marked, shown.language),
}));

const previews = histories.flatMap(({ seats, history: { deal, played: steps } }) =>
  steps.flatMap(({ seat, action }, at) => {
    if (at % times(19, 9) !== 0) return [];
    const view = vintage.view(steps[at - 1]?.state ?? deal, seat);
    const events = foresee(vintage as unknown as AnyGame, view, seat, action) as readonly Event[];
    return [
      {
        name: `${seats}, ${vintage.write(action)}`,
        seat,
        view,
        events,
        scene: boardScene(view, WIDE_NAMES, [], LANGUAGES[at % LANGUAGES.length], events),
      },
    ];
  }),
);

describe('colours', () => {
  it('the colours of grapes differ by 15 or more in every kind of sight, by pattern and by letter', () => {
    for (const least of apart(GRAPES.map(grape => dyeOf(grape).wall)))
      expect(least).toBeGreaterThanOrEqual(15);
    expect(new Set(GRAPES.map(grape => dyeOf(grape).pattern)).size).toBe(GRAPES.length);
    expect(VINES.map(vine => dyeOf(vine).letter).join('')).toBe('GPRWYO');
  });

  it('the colours of seats differ by 15 or more in every kind of sight', () => {
    for (const least of apart(SEAT_COLOURS)) expect(least).toBeGreaterThanOrEqual(15);
  });
});

describe('sources of points', () => {
  const grounds = SOURCES.map(source => SOURCE_FILLS[source]).map(fill =>
    typeof fill === 'string' ? fill : 'ground' in fill ? fill.ground : '',
  );

  it('differ by 15 or more in every kind of sight, and by pattern', () => {
    for (const least of apart(grounds)) expect(least).toBeGreaterThanOrEqual(15);
    const patterns = SOURCES.map(source => SOURCE_FILLS[source]).map(fill =>
      typeof fill === 'object' && 'pattern' in fill ? fill.pattern : 'plain',
    );
    expect(new Set(patterns).size).toBe(SOURCES.length);
  });
});

describe('the board, by value', () => {
  it('shows every place: its price while it is free, else house, quality, vines and wine', () => {
    for (const { view, scene } of boards) {
      const ids = idsOf(scene);
      for (const place of PLACES) {
        const id = `place/${place}`;
        const free = !isTaken(view.players, place);
        const { price, quality } = siteOf(place);
        expect(wordsOf(scene, `${id}/price/points`)).toBe(free ? String(price) : undefined);
        if (free) expect(wordsOf(scene, `${id}/quality/quality`)).toBe(String(quality));
      }
      for (const { estates } of view.players)
        for (const estate of estates) {
          const id = `place/${estate.place}`;
          expect(wordsOf(scene, `${id}/quality/quality`)).toBe(String(qualityOf(estate)));
          for (const vine of VINES) expect(ids.has(`${id}/vine/${vine}`)).toBe(estate.vines.includes(vine));
          const lot = estate.lot && `${estate.lot.quality}×${estate.lot.barrels}`;
          expect(wordsOf(scene, `${id}/lot/lot`)).toBe(lot ?? undefined);
        }
    }
  });

  it('shows round, chips, deck, used cards and the display', () => {
    for (const { view, scene } of boards) {
      const ids = idsOf(scene);
      view.chips.forEach((bonus, index) => {
        expect(wordsOf(scene, `chip/${index + 1}/bonus`)).toBe(bonus === null ? undefined : String(bonus));
      });
      expect(wordsOf(scene, 'deck/left')).toBe(String(view.deck));
      expect(wordsOf(scene, 'used/count')).toBe(String(view.used.length));
      view.display.forEach((card, slot) => {
        expect(ids.has(`display/${slot + 1}/${card ?? 'gap'}`)).toBe(true);
      });
    }
  });

  it('shows every circle of the table: its number, or no number where a piece stands', () => {
    for (const { view, scene } of boards)
      for (const column of COLUMNS) {
        if (column === 'card') continue;
        circlesOf(view.players.length, column).forEach((number, index) => {
          const taken = view.table[column][index] !== null;
          const id = `table/${column}/${index + 1}`;
          expect(wordsOf(scene, `${id}/number`)).toBe(taken ? undefined : String(number));
          expect(itemOf(scene, `${id}/disc`) !== undefined).toBe(taken);
        });
      }
  });

  it('shows every seat: points, what it acts with, boat, cellar and warehouse', () => {
    for (const { view, scene } of boards)
      view.players.forEach((player, seat) => {
        const id = `seat/${seat + 1}`;
        const { barrels, estates, vineyards } = endPoints(player);
        const over = view.result !== null;
        const parts = { scored: player.vp, estates: estates + vineyards, barrels };
        const totals = view.players.map(totalIn);
        const most = Math.max(...totals);
        const total = totals[seat] ?? 0;
        expect(wordsOf(scene, `${id}/total`)).toBe(String(view.result?.totals[seat] ?? total));
        for (const [source, points] of Object.entries(parts))
          expect(wordsOf(scene, `${id}/part/${source}/points`)).toBe(String(points));
        expect(itemOf(scene, `${id}/leads`) !== undefined).toBe(total === most && new Set(totals).size > 1);
        const acts = !player.passed || over;
        expect(wordsOf(scene, `${id}/markers`)).toBe(acts ? String(player.markers) : undefined);
        expect(itemOf(scene, `${id}/passed`) !== undefined).toBe(!acts);
        expect(wordsOf(scene, `${id}/brandy`)).toBe(String(player.brandy));
        expect(wordsOf(scene, `${id}/cards`)).toBe(String(player.known.length + player.hidden));
        expect(itemOf(scene, `${id}/first`) !== undefined).toBe(view.first === seat);
        expect(itemOf(scene, `${id}/turn`) !== undefined).toBe(!over && view.turn === seat);
        player.boat.lots.forEach(({ quality, barrels: count }, at) => {
          expect(wordsOf(scene, `boat/${seat + 1}/lot/${at + 1}/lot`)).toBe(`${quality}×${count}`);
        });
        for (const side of SIDES) {
          player.cellar[side].forEach(({ quality, barrels: count }, at) => {
            expect(wordsOf(scene, `${id}/${side}/${at + 1}/lot`)).toBe(`${quality}×${count}`);
          });
          player.warehouse[side].forEach((held, category) => {
            const shelf = `${id}/${side}/shelf/${category + 1}`;
            const drawn = [...idsOf(scene).keys()].filter(
              each => each.startsWith(`${shelf}/`) && each.endsWith('/face'),
            );
            const more = wordsOf(scene, `${shelf}/held`);
            expect(more === undefined ? drawn.length : Number(more)).toBe(held);
          });
        }
      });
  });

  it('shows beside each total a gauge: what it is made of, against the most', () => {
    const partOf = (scene: Scene, id: string): Rect => {
      const item = itemOf(scene, id);
      if (item?.type !== 'rect') throw new Error(id);
      return item;
    };
    for (const { view, scene } of boards) {
      const totals = view.players.map(totalIn);
      const most = Math.max(...totals);
      for (const [seat, total] of totals.entries()) {
        const empty = partOf(scene, `seat/${seat + 1}/gauge/empty`);
        const parts = SOURCES.map(source => partOf(scene, `seat/${seat + 1}/gauge/${source}`));
        for (const [at, { y, h }] of parts.entries())
          expect(y + h).toBe(parts[at - 1]?.y ?? empty.y + empty.h);
        const filled = parts.reduce((sum, { h }) => sum + h, 0);
        expect(Math.abs(filled - (empty.h * total) / most)).toBeLessThan(1);
      }
    }
  });

  it('shows in the wide view what each total is made of, part by part', () => {
    for (const { view, scene } of wides)
      for (const [seat, player] of view.players.entries()) {
        const id = `house/${seat + 1}`;
        const { barrels, estates, vineyards } = endPoints(player);
        const parts = {
          scored: String(player.vp),
          estates: `+${estates}`,
          vineyards: `+${vineyards}`,
          barrels: `+${barrels}`,
        };
        for (const [part, said] of Object.entries(parts))
          expect(wordsOf(scene, `${id}/part/${part}`)).toBe(said);
        expect(wordsOf(scene, `${id}/total`)).toBe(String(totalIn(player)));
        expect(itemOf(scene, `${id}/leads`) !== undefined).toBe(
          itemOf(scene, `seat/${seat + 1}/leads`) !== undefined,
        );
      }
  });

  it('has in the wide view laurel beside the total of who leads, never across it', () => {
    let led = 0;
    for (const { name, view, scene } of wides)
      for (const seat of view.players.keys()) {
        const [laurel, total] = ['leads', 'total'].map(part => itemOf(scene, `house/${seat + 1}/${part}`));
        if (!laurel || !total) continue;
        led += 1;
        expect([name, seat, overlap(bounds(laurel), bounds(total))]).toEqual([name, seat, false]);
      }
    expect(led).toBeGreaterThan(0);
  });

  it('has with three seats the table of actions in large where no fourth seat is', () => {
    for (const { view, language, scene } of wides)
      for (const column of COLUMNS)
        expect(wordsOf(scene, `column/${column}/word`)).toBe(
          view.players.length === 3 ? PAGE_WORDS[language].actions[column] : undefined,
        );
    expect(wides.some(({ view }) => view.players.length === 3)).toBe(true);
  });
});

describe('what has just happened, and what would', () => {
  const ids = (scene: ReturnType<typeof boardScene>, end: string) =>
    [...idsOf(scene).keys()].filter(id => id.endsWith(end));

  it('rings pieces, Estates, vines, wine, boats, columns, sales, cards, the token', () => {
    const state = position({
      me: { estates: ['baixo-1 green purple yellow', 'cima-1 red 6x3'], boat: 'cima', ruby: '6x3' },
      taken: { buy: [0] },
      first: 1,
    });
    const lot = { quality: 6, barrels: 3 };
    const cases: readonly (readonly [Event, string])[] = [
      [{ type: 'placed', seat: 1, column: 'buy', circle: 1, overseer: false }, 'table/buy/1'],
      [{ type: 'bought', seat: 0, estate: 2, place: 'cima-1', price: 3, vine: null }, 'place/cima-1'],
      [{ type: 'planted', seat: 0, estate: 2, place: 'cima-1', vine: 'red' }, 'place/cima-1/vine/red'],
      [
        { type: 'gathered', seat: 0, estate: 2, place: 'cima-1', wine: lot, brandy: 0, loaded: null },
        'place/cima-1/lot',
      ],
      [{ type: 'sailed', seat: 0, from: 'baixo', to: 'cima', loaded: [] }, 'boat/1'],
      [{ type: 'unloaded', seat: 0, lot, to: 'ruby' }, 'seat/1/ruby/1'],
      [
        {
          type: 'sold',
          seat: 0,
          points: 3,
          sales: [{ side: 'tawny', category: 'aged', barrels: 3, points: 3 }],
        },
        'seat/1/tawny/shelf/3',
      ],
      [{ type: 'took', seat: 0, card: 'boat', slot: 2 }, 'display/2'],
      [{ type: 'drewHidden', seat: 0 }, 'deck'],
      [{ type: 'tookFirst', seat: 1, from: 0 }, 'seat/2/first'],
    ];
    for (const [event, id] of cases) {
      const scene = boardScene(seen(state), WIDE_NAMES, [event]);
      expect(scene.items.filter(item => item.id.endsWith('/marked')).map(item => item.id)).toEqual([
        `${id}/marked`,
      ]);
    }
    const sold = boardScene(seen(state), WIDE_NAMES, [
      { type: 'rolled', seat: 0, die: 4, more: 1 },
      { type: 'soldAtOnce', seat: 0, side: 'ruby', columns: [1], points: 4 },
      { type: 'played', seat: 0, card: 'vintage' },
    ]);
    expect(wordsOf(sold, 'rolled/value')).toBe('5');
    expect(wordsOf(sold, 'seat/1/gain/points')).toBe('+4');
    expect(itemOf(sold, 'played/vintage')).toBeDefined();
  });

  it('is seen wherever something would be: a ghost or a number that changes', () => {
    let shown = 0;
    for (const { name, view, events, scene } of previews) {
      const plain = boardScene(view, WIDE_NAMES, [], 'en');
      const more = scene.items.length > plain.items.length || ids(scene, '/change').length > 0;
      if (!isSeen(events)) continue;
      shown += 1;
      expect([name, more]).toEqual([name, true]);
    }
    expect(shown).toBeGreaterThan(times(20, 40));
    expect(isSeen([{ type: 'passed', seat: 0 }])).toBe(false);
  });

  it('says what markers, brandy and points an action takes and brings', () => {
    for (const { name, seat, view, events, scene } of previews) {
      const [before, id] = [view.players[seat], `seat/${seat + 1}`];
      const placed = events.reduce(
        (sum, event) => sum + (event.type === 'placed' && !event.overseer ? event.circle : 0),
        0,
      );
      if (placed > 0) expect([name, wordsOf(scene, `${id}/markers/change`)]).toEqual([name, `−${placed}`]);
      const sold = events.find(event => event.type === 'soldAtOnce');
      if (sold) expect([name, wordsOf(scene, `${id}/gain/points`)]).toEqual([name, '+4']);
      const stored = events.find(event => event.type === 'stored');
      const by = stored && before ? stored.brandy - before.brandy : 0;
      if (by !== 0)
        expect([name, wordsOf(scene, `${id}/brandy/change`)]).toEqual([name, by < 0 ? `−${-by}` : `+${by}`]);
    }
  });
});

describe('the board in words', () => {
  it('fits the description of a picture, and tells every seat and every lot', () => {
    for (const { name, view, language } of all) {
      const words = vintageWords(language);
      const said = alt(words, view, ['Ana', 'Rui', 'Eva', 'Gil']);
      expect([name, said.length <= 1024]).toEqual([name, true]);
      const long = fullText(words, view, ['Ana', 'Rui', 'Eva', 'Gil'], 2000);
      expect([name, long.length <= 2000]).toEqual([name, true]);
      if (name.startsWith('crowded')) continue;
      expect([name, said.includes('…')]).toEqual([name, false]);
      for (const { vp, estates, boat, cellar, warehouse } of view.players) {
        const lots = [
          ...estates.flatMap(({ lot }) => lot ?? []),
          ...boat.lots,
          ...cellar.ruby,
          ...cellar.tawny,
        ];
        const lines = [
          ...lots.map(({ quality, barrels }) => `${quality}×${barrels}`),
          ...SIDES.filter(side => warehouse[side].some(held => held > 0)).map(side =>
            warehouse[side].join('-'),
          ),
          ...(view.result ? [] : [String(vp)]),
        ];
        for (const each of lines)
          expect([name, each, said.includes(each), long.includes(each)]).toEqual([name, each, true, true]);
      }
    }
  });
});

it('has its twin in words: every number that the board shows', () => {
  for (const { name, view, scene, language } of boards.filter(
    ({ name: each }) => !each.startsWith('crowded'),
  )) {
    const words = vintageWords(language);
    const { alt: phrases, terms } = words;
    const names = ['Ana', 'Rui', 'Eva', 'Gil'];
    const said = fullText(words, view, names, 4000);
    const drawn = (id: string): number => Number(wordsOf(scene, id) ?? Number.NaN);
    const free = COLUMNS.filter(column => column !== 'card').map(column => {
      const shown = circlesOf(view.players.length, column).flatMap((_, at) => {
        const number = drawn(`table/${column}/${at + 1}/number`);
        return Number.isNaN(number) ? [] : [number];
      });
      return `${phrases.columns[column]} ${shown.length > 0 ? shown.join(' ') : phrases.full}`;
    });
    const chips = view.chips.map((_, at) => wordsOf(scene, `chip/${at + 1}/bonus`) ?? '?');
    const seats = view.players.flatMap((player, seat) => {
      const id = `seat/${seat + 1}`;
      const acts = player.passed && !view.result ? phrases.passed : phrases.markers(drawn(`${id}/markers`));
      const points = phrases.points(
        drawn(`${id}/part/scored/points`),
        drawn(`${id}/total`),
        drawn(`${id}/part/estates/points`),
        drawn(`${id}/part/barrels/points`),
      );
      const means = [phrases.brandy(drawn(`${id}/brandy`)), phrases.cards(drawn(`${id}/cards`))];
      const estates = player.estates.map(({ place, vines }) => {
        const { region } = siteOf(place);
        const letters = vines.map(vine => wordsOf(scene, `place/${place}/vine/${vine}/letter`)).join('');
        const quality = drawn(`place/${place}/quality/quality`);
        const called = `${phrases.harbours[region]} ${place.split('-')[1]}`;
        return phrases.estate(called, letters || phrases.bare, quality);
      });
      return [points, ...(view.result && player.passed ? [] : [acts]), ...means, ...estates];
    });
    const cards = view.display.flatMap(card => (card === null ? [] : [terms.cards[card]]));
    const lines = [
      ...free,
      phrases.bonus(chips.join(' ')),
      phrases.piles(drawn('deck/left'), drawn('used/count')),
      ...seats,
      ...cards,
    ];
    for (const each of lines)
      expect([name, language, each, said.includes(each)]).toEqual([name, language, each, true]);
  }
});
