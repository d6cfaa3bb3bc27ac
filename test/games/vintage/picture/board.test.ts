import { describe, expect, it } from 'vitest';
import { vintage } from '../../../../src/games/vintage/game.ts';
import { boardScene } from '../../../../src/games/vintage/picture/board.ts';
import { CARDS } from '../../../../src/games/vintage/rules/types.ts';
import { vintageWords } from '../../../../src/games/vintage/words/all.ts';
import { textWidth } from '../../../../src/presentation/drawing/fonts.ts';
import { LANGUAGES } from '../../../../src/presentation/language/languages.ts';
import { isWithin } from '../../../../src/presentation/shapes/boxes.ts';
import { READABLE } from '../../../../src/presentation/shapes/scene.ts';
import { unreadable } from '../../../presentation/laws.ts';
import { bounds, itemOf, overlap, textsOf } from '../../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../../support/labels.ts';
import { position } from '../position.ts';
import { seen, shown } from './shown.ts';

const boards = shown.map(each => ({
  ...each,
  scene: boardScene(each.view, WIDE_NAMES, each.marked, each.language),
}));

describe('the valley', () => {
  it('draws the house of an Estate larger than the sign of a free place', () => {
    const scene = boardScene(seen(position({ seats: 2 })), WIDE_NAMES, []);
    const [house, sign] = ['place/baixo-1/quinta', 'place/cima-1/sign'].map(id => itemOf(scene, id));
    if (!house || !sign) throw new Error('no Estate or no free place');
    const [own, free] = [bounds(house), bounds(sign)];
    expect(own.w * own.h).toBeGreaterThan(free.w * free.h);
    expect(own.h).toBeGreaterThan(free.h);
  });
});

describe('the action table', () => {
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

describe('a seat’s line', () => {
  it('has one size for all totals of two figures', () => {
    for (const { scene } of boards) {
      const sizes = textsOf(scene)
        .filter(({ id, text }) => /^seat\/\d\/total$/.test(id) && text.length < 3)
        .map(({ size }) => size);
      expect(new Set(sizes).size).toBeLessThan(2);
      for (const size of sizes) expect(size).toBe(54);
    }
  });

  it('has its crown beside its name', () => {
    let crowned = 0;
    for (const { name, scene } of boards)
      for (const seat of [1, 2, 3, 4]) {
        const [crown, title] = ['crown', 'name'].map(what => itemOf(scene, `seat/${seat}/${what}`));
        if (!crown || !title) continue;
        crowned += 1;
        expect([name, overlap(bounds(crown), bounds(title))]).toEqual([name, false]);
      }
    expect(crowned).toBeGreaterThan(0);
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
