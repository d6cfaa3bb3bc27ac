import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../../src/core/contract/dice.ts';
import { vintage } from '../../../../src/games/vintage/game.ts';
import { ageingOutcomes } from '../../../../src/games/vintage/judgement/odds.ts';
import { endingScene } from '../../../../src/games/vintage/picture/ending.ts';
import { handScene } from '../../../../src/games/vintage/picture/hand.ts';
import { totalOf } from '../../../../src/games/vintage/picture/seats/seat-points.ts';
import { shareScene } from '../../../../src/games/vintage/picture/share.ts';
import { turnScene } from '../../../../src/games/vintage/picture/turn.ts';
import { PAGE_WORDS } from '../../../../src/games/vintage/picture/words/index.ts';
import { vintagePresenter } from '../../../../src/games/vintage/presenter/index.ts';
import { box } from '../../../../src/games/vintage/rules/box.ts';
import { circlesOf } from '../../../../src/games/vintage/rules/circles.ts';
import { qualityOf } from '../../../../src/games/vintage/rules/estates.ts';
import type { Event } from '../../../../src/games/vintage/rules/events.ts';
import { columnOf } from '../../../../src/games/vintage/rules/planting.ts';
import {
  CATEGORIES,
  COLUMNS,
  SIDES,
  type State,
  type TableColumn,
  type View,
} from '../../../../src/games/vintage/rules/types.ts';
import { summarise } from '../../../../src/games/vintage/views/summary.ts';
import { LANGUAGES, type Language } from '../../../../src/presentation/language/languages.ts';
import type { Scene } from '../../../../src/presentation/shapes/scene.ts';
import { outside, touching, unreadable } from '../../../presentation/laws.ts';
import { idsOf, itemOf, textsOf, wordsOf } from '../../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../../support/labels.ts';
import { some } from '../../../support/test-form.ts';
import { game, lastOf, SEATS } from '../games.ts';
import { position, type Wish } from '../position.ts';
import { FULL, RICH } from '../presented.ts';

const own = (wish: Wish): View => vintage.view(position(wish), wish.active ?? 0);
const seatOf = ({ viewer }: View): number => (viewer === 'table' ? -1 : viewer);

interface Shown {
  readonly name: string;
  readonly view: View;
  readonly language: Language;
}
const played: readonly Shown[] = SEATS.flatMap((seats, seed) =>
  game(seats, seed + 3).played.flatMap(({ state, seat }, at) =>
    at % 40 === 7
      ? [
          {
            name: `${seats} seats, ${at}`,
            view: vintage.view(state, seat),
            language: LANGUAGES[at % LANGUAGES.length] ?? 'en',
          },
        ]
      : [],
  ),
);
const crowded: readonly Shown[] = FULL.slice(0, 5).flatMap((wish, at) =>
  some(LANGUAGES, 3).map(language => ({ name: `wish ${at} ${language}`, view: own(wish), language })),
);
const all = [...crowded, ...played];
const pages = all.map(shown => ({
  ...shown,
  scene: handScene(shown.view, seatOf(shown.view), shown.language),
}));
const turns = all.map(shown => ({
  ...shown,
  scene: turnScene(shown.view, seatOf(shown.view), WIDE_NAMES, shown.language),
}));

const endOf = (seats: number, seed: number, resigned: readonly number[] = []) => {
  const history = { ...game(seats, seed), resigned: resigned.map(seat => ({ seat, before: 9 })) };
  const view = vintage.view(lastOf(history), 'table', { resigned, stopped: null });
  const summary = summarise(history);
  return { view, summary, ending: { summary, ranks: view.result?.ranks } };
};
const ends = SEATS.flatMap((seats, at) => [endOf(seats, at + 11), endOf(seats, at + 5, [0])]);

describe('a seat’s page, by value', () => {
  it('shows Estates with vines, quality and waiting wine', () => {
    for (const { view, scene } of pages) {
      const { estates = [] } = view.players[seatOf(view)] ?? {};
      for (const [at, estate] of estates.entries()) {
        const id = `estate/${at + 1}`;
        expect(wordsOf(scene, `${id}/quality/quality`)).toBe(String(qualityOf(estate)));
        for (const vine of box.start.vines)
          expect(itemOf(scene, `${id}/vine/${vine}`) !== undefined).toBe(estate.vines.includes(vine));
        expect(wordsOf(scene, `${id}/lot/lot`)).toBe(
          estate.lot ? `${estate.lot.quality}×${estate.lot.barrels}` : undefined,
        );
      }
    }
  });

  it('shows boat, cellar and what a sale brings', () => {
    for (const { view, scene } of pages) {
      const player = view.players[seatOf(view)];
      if (!player) throw new Error('no seat');
      player.boat.lots.forEach((lot, at) => {
        expect(wordsOf(scene, `boat/lot/${at + 1}/lot`)).toBe(`${lot.quality}×${lot.barrels}`);
      });
      for (const side of SIDES) {
        player.cellar[side].forEach((lot, at) => {
          expect(wordsOf(scene, `${side}/cellar/${at + 1}/lot/lot`)).toBe(`${lot.quality}×${lot.barrels}`);
        });
        for (const category of CATEGORIES[side])
          expect(wordsOf(scene, `${side}/${category}/points/points`)).toMatch(/^[1-4]$/);
      }
      expect(wordsOf(scene, 'points/words')).toBe(String(view.result?.totals[seatOf(view)] ?? player.vp));
    }
  });

  it('has a space for each barrel that is lacking, and the barrels that are there', () => {
    const scene = handScene(own({ me: { warehouse: { ruby: [1, 2, 0, 0], tawny: [0, 0, 0, 1] } } }), 0);
    const drawn = (id: string): number => {
      const item = itemOf(scene, id);
      if (item?.type !== 'sprite') throw new Error(id);
      return item.items.filter(each => /^\d+\/bung$/.test(each.id)).length;
    };
    expect(drawn('ruby/ruby/barrels')).toBe(1);
    expect(drawn('ruby/reserva/barrels')).toBe(2);
    expect(drawn('tawny/colheita/barrels')).toBe(1);
    expect(drawn('tawny/aged/barrels')).toBe(0);
  });

  it('tells what each number of the die would bring', () => {
    const shown = turns.filter(({ scene }) => itemOf(scene, 'odds') !== undefined);
    expect(shown.length).toBeGreaterThan(3);
    for (const { view, scene } of shown) {
      const player = view.players[seatOf(view)];
      for (const { die, points } of player ? ageingOutcomes(player) : [])
        expect(wordsOf(scene, `odds/${die}/points`) ?? wordsOf(scene, `odds/${die}/points/points`)).toBe(
          String(points),
        );
    }
  });
});

describe('the picture of a turn, by value', () => {
  it('shows the own Estates, boat, cellar and warehouse as the page does', () => {
    for (const [at, { scene }] of turns.entries()) {
      const page = pages[at]?.scene;
      const own = (id: string): boolean => /^(estate|boat|ruby|tawny|card)\//.test(id);
      const linesOf = (from: Scene | undefined) =>
        from
          ? textsOf(from).flatMap(({ id, text }) =>
              own(id) && !id.startsWith('card/none') ? [`${id} ${text}`] : [],
            )
          : [];
      expect(linesOf(scene)).toEqual(linesOf(page));
    }
  });

  it('has a word for every column and each kind of means, and every free circle or why it is shut', () => {
    for (const { view, language, scene } of turns) {
      const words = PAGE_WORDS[language];
      for (const column of COLUMNS) {
        expect(wordsOf(scene, `column/${column}/word`)).toBe(words.actions[column]);
        const isShut = itemOf(scene, `column/${column}/shut`) !== undefined;
        expect(wordsOf(scene, `column/${column}/why`) !== undefined).toBe(isShut);
        if (column === 'card' || isShut) continue;
        circlesOf(view.players.length, column).forEach((number, index) => {
          const free = view.table[column][index] === null;
          expect(wordsOf(scene, `column/${column}/${index + 1}/number`)).toBe(
            free ? String(number) : undefined,
          );
        });
      }
      for (const [means, word] of Object.entries(words.means))
        expect(wordsOf(scene, `means/${means}/word`)).toBe(word);
      if (itemOf(scene, 'column/card/open'))
        expect(wordsOf(scene, 'column/card/free')).toBe(
          `×${view.table.card.filter(each => each === null).length}`,
        );
      expect(wordsOf(scene, 'open/deck/name')).toBe(`${words.deck} · ${view.deck}`);
    }
  });

  it.each(LANGUAGES)('has room for its words where a seat has all that it can have: %s', language => {
    const scene = turnScene(own(RICH), 2, WIDE_NAMES, language);
    expect([touching(scene), unreadable(scene, 38), outside(scene)]).toEqual([[], [], []]);
    const words = textsOf(scene).filter(({ id }) => /^(column|means|open)\//.test(id));
    expect(words.filter(({ text }) => text.includes('…'))).toEqual([]);
  });

  it.each(LANGUAGES)(
    'says of old vines that they grow in Cima, where the seat has no Estate: %s',
    language => {
      const why = (...estates: string[]) =>
        wordsOf(turnScene(own({ me: { estates } }), 0, WIDE_NAMES, language), 'column/old/why');
      const { shut } = PAGE_WORDS[language];
      expect(why('baixo-1 green purple yellow', 'superior-1')).toBe(shut.old);
      expect(why('baixo-1 green purple yellow', 'cima-1 green purple old')).toBe(shut.plant);
      expect(why('cima-1 green')).toBeUndefined();
    },
  );

  it('leaves those columns white that the rules would let the seat use', () => {
    for (const { view, scene } of turns.filter(
      ({ view: each }) => each.phase.type === 'turn' && each.turn === each.viewer,
    )) {
      const state = vintage.imagine(view, view.viewer, new SeededDice(Buffer.alloc(32, 5)));
      const legal = vintage.legal(state, view.turn);
      const usable = (column: string): boolean =>
        legal.some(action => {
          if (action.type === 'plant') return columnOf(action.vine) === column;
          return (action.type === 'take' || action.type === 'play' ? 'card' : action.type) === column;
        });
      for (const column of COLUMNS)
        expect([column, itemOf(scene, `column/${column}/open`) !== undefined]).toEqual([
          column,
          usable(column),
        ]);
    }
  });

  const SHUT: readonly (readonly [string, Wish, TableColumn, string])[] = [
    ['harvested already', { me: { harvested: true } }, 'harvest', 'done'],
    ['no Estate has three vines', { me: { estates: ['cima-1 green'] } }, 'harvest', 'not ripe yet'],
    ['bought already', { me: { bought: true } }, 'buy', 'done'],
    ['no points for an Estate', { me: { vp: 0 } }, 'buy', 'costs 2 VP'],
    ['an empty cellar', {}, 'age', 'no wine'],
    ['vines that are everywhere', { me: { estates: ['cima-1 white yellow'] } }, 'white-yellow', 'planted'],
    ['no marker left', { me: { markers: 0, overseer: false } }, 'first', 'costs 1'],
    ['all circles taken', { taken: { first: [0] } }, 'first', 'all taken'],
  ];
  it.each(SHUT)('tells why a column is grey: %s', (_, wish, column, why) => {
    const view = own({ seats: 2, ...wish });
    expect(wordsOf(turnScene(view, 0, WIDE_NAMES), `column/${column}/why`)).toBe(why);
    for (const language of LANGUAGES)
      expect(wordsOf(turnScene(view, 0, WIDE_NAMES, language), `column/${column}/why`)).not.toContain('…');
  });

  it('has no barrel, and no space for one, that is smaller than 9 px on a phone', () => {
    for (const { name, scene } of turns) {
      const barrels = [...idsOf(scene).entries()].filter(([id]) =>
        /^(ruby|tawny)\/\w+\/barrels\/\d+(\/rim)?$|^estate\/\d\/plaque\/barrel$/.test(id),
      );
      const widest = new Map<string, number>();
      for (const [id, item] of barrels)
        if (item.type === 'circle') {
          const barrel = id.replace(/\/rim$/, '');
          widest.set(barrel, Math.max(widest.get(barrel) ?? 0, 2 * item.r));
        }
      expect(widest.size).toBeGreaterThan(20);
      const small = [...widest].filter(([, wide]) => (wide * 390) / scene.width < 9);
      expect([name, small]).toEqual([name, []]);
    }
  });

  it('says who else plays, with what they have', () => {
    for (const { view, scene } of turns)
      view.players.forEach((player, seat) => {
        const mine = seat === seatOf(view);
        expect(wordsOf(scene, `seat/${seat + 1}/brandy`)).toBe(mine ? undefined : String(player.brandy));
        expect(wordsOf(scene, `seat/${seat + 1}/total`)).toBe(mine ? undefined : String(totalOf(player)));
      });
  });

  it('shows an ageing before it is done: what it costs, and where the piece would stand', () => {
    const view = own({ seats: 2, me: FULL[3]?.me ?? {}, taken: { age: [0] } });
    const foreseen: readonly Event[] = [
      { type: 'placed', seat: 0, column: 'age', circle: 2, overseer: false },
    ];
    const scene = turnScene(view, 0, WIDE_NAMES, 'en', { foreseen });
    expect(wordsOf(scene, 'means/marker/change')).toBe('−2');
    expect(itemOf(scene, 'column/age/ghost/piece')).toBeDefined();
  });
});

describe('the end card', () => {
  it('tells every part that brought points, and each category that was sold', () => {
    for (const { view, summary, ending } of ends) {
      const scene = endingScene(ending, view, WIDE_NAMES);
      for (const { part, points } of summary.parts)
        points.forEach((value, seat) => {
          const said = wordsOf(scene, `sums/${part}/${seat + 1}`);
          expect(said).toBe(points.some(each => each !== 0) ? String(value).replace('-', '−') : undefined);
        });
      for (const [seat, total] of (view.result?.totals ?? []).entries()) {
        expect(wordsOf(scene, `sums/total/${seat + 1}`)).toBe(String(total));
        const shown = SIDES.flatMap(side =>
          CATEGORIES[side].map(
            category => Number(wordsOf(scene, `sold/${side}/${category}/${seat + 1}`)) || 0,
          ),
        );
        const warehouse = summary.parts.find(({ part }) => part === 'warehouse');
        expect(shown.reduce((sum, each) => sum + each, 0)).toBe(warehouse?.points[seat]);
      }
    }
  });
});

describe('for the viewer alone', () => {
  const state: State = position({ ...RICH, others: { 0: { drawn: 'boat planting' } } });

  it('another seat’s page has drawn cards face down, and known ones open', () => {
    const scene = handScene(vintage.view(state, 0), 2);
    expect(itemOf(scene, 'card/1/known')).toBeDefined();
    expect(wordsOf(scene, 'card/1/name')).toBe('Enologist');
    expect(itemOf(scene, 'card/2')).toBeDefined();
    expect(wordsOf(scene, 'card/2/name')).toBeUndefined();
  });

  it('a chip that one seat has looked at is on no card to share', () => {
    const looked = position({ round: 2, me: { looked: [5] } });
    const scene = shareScene(vintage.view(looked, 0), WIDE_NAMES);
    for (const round of [3, 4, 5, 6, 7]) expect(wordsOf(scene, `chip/${round}/bonus`)).toBeUndefined();
  });
});

describe.each(LANGUAGES)('what the presenter gives: %s', language => {
  const painted = async () => Buffer.from('a picture');
  const mine = vintagePresenter(language, painted);

  it('an ageing that is about to be done tells the six outcomes of the die, other actions do not', async () => {
    const view = own({ seats: 2, me: { ruby: '6x3', drawn: 'ageing-quality' } });
    const preview = async (...foreseen: readonly Event[]) =>
      (await mine.preview?.(view, WIDE_NAMES, foreseen, 'a.png'))?.alt ?? '';
    const circle = { type: 'placed', seat: 0, circle: 1, overseer: false } as const;
    const age = await preview({ ...circle, column: 'age' });
    expect(age).toContain('⚀ 2 · ⚁ 2 · ⚂ 2 · ⚃ 3 · ⚄ 3 · ⚅ 3');
    const helped = await preview(
      { ...circle, column: 'card' },
      { type: 'played', seat: 0, card: 'ageing-quality' },
    );
    expect(helped).toContain('⚀ 2 · ⚁ 2 · ⚂ 3 · ⚃ 3 · ⚄ 3 · ⚅ 3');
    expect(await preview({ ...circle, column: 'harvest' })).not.toContain('⚀');
  });
});
