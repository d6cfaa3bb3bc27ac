import { describe, expect, it } from 'vitest';
import { vintage } from '../../../../src/games/vintage/game.ts';
import { boardScene } from '../../../../src/games/vintage/picture/board.ts';
import { PAGE_WORDS } from '../../../../src/games/vintage/picture/words/index.ts';
import { circlesOf } from '../../../../src/games/vintage/rules/circles.ts';
import { isTaken, PLACES, qualityOf, siteOf } from '../../../../src/games/vintage/rules/estates.ts';
import { endPoints } from '../../../../src/games/vintage/rules/scoring.ts';
import {
  CARDS,
  CATEGORIES,
  COLUMNS,
  type PlayerView,
  SIDES,
  VINES,
} from '../../../../src/games/vintage/rules/types.ts';
import { vintageWords } from '../../../../src/games/vintage/words/all.ts';
import { textWidth } from '../../../../src/presentation/drawing/fonts.ts';
import { LANGUAGES } from '../../../../src/presentation/language/languages.ts';
import { isWithin } from '../../../../src/presentation/shapes/boxes.ts';
import { READABLE, type Scene } from '../../../../src/presentation/shapes/scene.ts';
import { unreadable } from '../../../presentation/laws.ts';
import { bounds, idsOf, itemOf, overlap, textsOf, wordsOf } from '../../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../../support/labels.ts';
import { position } from '../position.ts';
import { fullSeat } from '../presented.ts';
import { seen, shown } from './shown.ts';

const boards = shown.map(each => ({
  ...each,
  scene: boardScene(each.view, WIDE_NAMES, each.marked, each.language),
}));

const totalIn = (player: PlayerView): number => {
  const { barrels, estates, vineyards } = endPoints(player);
  return player.vp + barrels + estates + vineyards;
};

describe('the valley', () => {
  it('shows every place: price and quality while it is free, else house, quality, vines and wine', () => {
    for (const { view, scene } of boards) {
      const ids = idsOf(scene);
      for (const place of PLACES) {
        const id = `place/${place}`;
        const free = !isTaken(view.players, place);
        const { price, quality } = siteOf(place);
        expect(wordsOf(scene, `${id}/price/points`)).toBe(free ? String(price) : undefined);
        expect(wordsOf(scene, `${id}/brings`)).toBe(free ? String(quality) : undefined);
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

  it('draws the house of an Estate larger than the sign of a free place', () => {
    const scene = boardScene(seen(position({ seats: 2 })), WIDE_NAMES, []);
    const [house, sign] = ['place/baixo-1/quinta', 'place/cima-1/sign'].map(id => itemOf(scene, id));
    if (!house || !sign) throw new Error('no Estate or no free place');
    const [own, free] = [bounds(house), bounds(sign)];
    expect(own.w * own.h).toBeGreaterThan(free.w * free.h);
    expect(own.h).toBeGreaterThan(free.h);
  });

  it('shows round, chips, deck and used cards', () => {
    for (const { view, scene } of boards) {
      view.chips.forEach((bonus, index) => {
        expect(wordsOf(scene, `chip/${index + 1}/bonus`)).toBe(bonus === null ? undefined : String(bonus));
      });
      expect(wordsOf(scene, 'deck/left')).toBe(String(view.deck));
      expect(wordsOf(scene, 'used/count')).toBe(String(view.used.length));
    }
  });
});

describe('the action table', () => {
  it('has a word for every column, and shows every circle: its number, or the piece on it', () => {
    for (const { view, language, scene } of boards)
      for (const column of COLUMNS) {
        const id = `column/${column}`;
        expect(wordsOf(scene, `${id}/word`)).toBe(PAGE_WORDS[language].actions[column]);
        const free = view.table[column].filter(piece => piece === null).length;
        expect([id, itemOf(scene, `${id}/open`) !== undefined]).toEqual([id, free > 0]);
        if (column === 'card') {
          expect(wordsOf(scene, `${id}/free`)).toBe(free > 0 ? `×${free}` : undefined);
          continue;
        }
        circlesOf(view.players.length, column).forEach((number, index) => {
          const taken = view.table[column][index] !== null;
          expect(wordsOf(scene, `${id}/${index + 1}/number`)).toBe(taken ? undefined : String(number));
          expect(itemOf(scene, `${id}/${index + 1}/disc`) !== undefined).toBe(taken);
        });
      }
  });

  it('shows the open cards with their names', () => {
    for (const { view, language, scene } of boards)
      view.display.forEach((card, slot) => {
        if (card === null) return;
        const id = `open/${slot + 1}/${card}`;
        expect(itemOf(scene, id)).toBeDefined();
        expect(wordsOf(scene, `${id}/name`)).toBe(vintageWords(language).actions.cards[card]);
      });
  });

  it.each(LANGUAGES)('has room for the name of each card with four seats: %s', language => {
    for (const card of CARDS) {
      const view = vintage.view(position({ seats: 4, display: `boat ${card}` }), 'table');
      const scene = boardScene(view, WIDE_NAMES, [], language);
      const name = itemOf(scene, `open/2/${card}/name`);
      const whole = textWidth(vintageWords(language).actions.cards[card], READABLE, 'bold');
      expect(whole, card).toBeLessThanOrEqual(name ? bounds(name).w : 0);
    }
  });

  it.each(LANGUAGES)('has room for its words: %s', language => {
    for (const { view } of boards) {
      const scene = boardScene(view, WIDE_NAMES, [], language);
      const words = textsOf(scene).filter(({ id }) => /^(column|open)\//.test(id));
      expect(words.filter(({ text }) => text.includes('…'))).toEqual([]);
    }
  });
});

/** Returns the words of a seat's wine on one side, the lots first. */
const wineIn = (scene: Scene, seat: number, side: string): readonly string[] =>
  textsOf(scene)
    .filter(({ id }) => id.startsWith(`seat/${seat + 1}/${side}/`))
    .map(({ text }) => text);

describe('a seat’s line', () => {
  it('shows the parts of the total that are there, and the total', () => {
    for (const { view, scene } of boards)
      view.players.forEach((player, seat) => {
        const id = `seat/${seat + 1}`;
        for (const [part, points] of Object.entries(endPoints(player)))
          expect(wordsOf(scene, `${id}/part/${part}`)).toBe(points === 0 ? undefined : `+${points}`);
        expect(wordsOf(scene, `${id}/part/scored`)).toBe(String(player.vp));
        expect(wordsOf(scene, `${id}/total`)).toBe(String(view.result?.totals[seat] ?? totalIn(player)));
      });
  });

  it('has one size for all totals of two figures', () => {
    for (const { scene } of boards) {
      const sizes = textsOf(scene)
        .filter(({ id, text }) => /^seat\/\d\/total$/.test(id) && text.length < 3)
        .map(({ size }) => size);
      expect(new Set(sizes).size).toBeLessThan(2);
      for (const size of sizes) expect(size).toBe(54);
    }
  });

  it('has a crown before the name of a winner and of a seat that leads alone, and none on a tie', () => {
    let tied = 0;
    for (const { name, view, scene } of boards) {
      const totals = view.players.map(totalIn);
      const most = Math.max(...totals);
      const first = totals.filter(total => total === most).length;
      if (first > 1) tied += 1;
      for (const [seat, total] of totals.entries()) {
        const crown = itemOf(scene, `seat/${seat + 1}/crown`);
        const leads = view.result ? view.result.ranks[seat] === 1 : total === most && first === 1;
        expect([name, seat, crown !== undefined]).toEqual([name, seat, leads]);
        const title = itemOf(scene, `seat/${seat + 1}/name`);
        if (crown && title) expect(overlap(bounds(crown), bounds(title))).toBe(false);
      }
    }
    expect(tied).toBeGreaterThan(0);
  });

  it('shows what the seat has left for acting, and nothing that it lacks', () => {
    for (const { view, scene } of boards)
      view.players.forEach((player, seat) => {
        const id = `seat/${seat + 1}`;
        const over = view.result !== null;
        const acts = !player.passed || over;
        const counted = (count: number) => (count === 0 ? undefined : String(count));
        expect(wordsOf(scene, `${id}/markers`)).toBe(acts ? counted(player.markers) : undefined);
        expect(itemOf(scene, `${id}/overseer/there`) !== undefined).toBe(acts && player.overseer);
        expect(itemOf(scene, `${id}/passed`) !== undefined).toBe(!acts);
        expect(wordsOf(scene, `${id}/brandy`)).toBe(counted(player.brandy));
        expect(wordsOf(scene, `${id}/cards`)).toBe(counted(player.known.length + player.hidden));
        expect(itemOf(scene, `${id}/first`) !== undefined).toBe(view.first === seat);
        expect(itemOf(scene, `${id}/turn`) !== undefined).toBe(!over && view.turn === seat);
        player.boat.lots.forEach(({ quality, barrels: count }, at) => {
          expect(wordsOf(scene, `boat/${seat + 1}/lot/${at + 1}/lot`)).toBe(`${quality}×${count}`);
        });
      });
  });

  it('shows its wine: every lot, then every category that has barrels, and no sign for a place without', () => {
    for (const { name, view, scene } of boards)
      view.players.forEach(({ cellar, warehouse }, seat) => {
        for (const side of SIDES) {
          const said = wineIn(scene, seat, side);
          const lots = cellar[side].map(({ quality, barrels }) => `${quality}×${barrels}`);
          const held = warehouse[side].filter(barrels => barrels > 0);
          expect([name, said.slice(0, lots.length)]).toEqual([name, lots]);
          const barrels = said.slice(lots.length).map(text => Number(/\d+$/.exec(text)?.[0]));
          expect([name, barrels]).toEqual([name, held]);
          const drawn = scene.items.filter(({ id }) => id.startsWith(`seat/${seat + 1}/${side}/`));
          expect(drawn.filter(({ id }) => !id.endsWith('/marked'))).toHaveLength(said.length);
        }
      });
  });

  it('writes the names of categories where there is room, else their first letters', () => {
    const warehouse = (...ruby: number[]) => ({ ruby, tawny: [0, 0, 0, 0] });
    const said = (me: object) =>
      wineIn(boardScene(seen(position({ seats: 2, me })), WIDE_NAMES, []), 0, 'ruby');
    expect(said({ warehouse: warehouse(0, 2, 0, 0) })).toEqual(['Reserva 2']);
    expect(said({ ruby: '6x3', warehouse: warehouse(0, 2, 0, 0) })).toEqual(['6×3', 'Reserva 2']);
    expect(said({ ruby: '6x3 5x2', warehouse: warehouse(3, 2, 1, 0) })).toEqual([
      '6×3',
      '5×2',
      '3',
      'R2',
      'L1',
    ]);
    expect(said({ ruby: '6x3', warehouse: warehouse(1, 2, 0, 0) })).toEqual(['6×3', '1', 'Reserva 2']);
    expect(said(fullSeat(1)).length).toBe(2 + CATEGORIES.ruby.length);
  });

  it('keeps its wine left of the points, also where a seat has all that it can have', () => {
    for (const { name, scene } of boards)
      for (const seat of [1, 2, 3, 4]) {
        const parts = scene.items.filter(({ id }) => id.startsWith(`seat/${seat}/part/`)).map(bounds);
        const wine = scene.items
          .filter(({ id }) => /^seat\/\d\/(ruby|tawny)\//.test(id) && id.startsWith(`seat/${seat}/`))
          .filter(({ id }) => !id.endsWith('/marked'))
          .map(bounds);
        const touching = wine.filter(box => parts.some(part => overlap(box, part)));
        expect([name, seat, touching]).toEqual([name, seat, []]);
      }
  });
});

/** Width in CSS pixels of the picture on a phone of 390 CSS pixels, as the playground shows it. */
const PHONE = 324;

describe('the board on a phone', () => {
  it('has no letter under 11 px and no sign of the game under 9 px', () => {
    const [letter, sign] = [11, 9].map(css => (css * 1080) / PHONE) as [number, number];
    for (const { name, scene } of boards) {
      expect([name, unreadable(scene, letter)]).toEqual([name, []]);
      const small = scene.items.filter(item => {
        const { w, h } = bounds(item);
        return item.type !== 'text' && Math.min(w, h) < sign;
      });
      expect([name, small.map(({ id }) => id)]).toEqual([name, []]);
    }
  });

  it('has all items on the picture', () => {
    for (const { name, scene } of boards) {
      const frame = { x: 0, y: 0, w: scene.width, h: scene.height };
      expect([name, scene.items.filter(item => !isWithin(bounds(item), frame)).map(({ id }) => id)]).toEqual([
        name,
        [],
      ]);
    }
  });
});
