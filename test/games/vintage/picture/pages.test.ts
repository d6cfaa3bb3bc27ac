import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../../src/core/contract/dice.ts';
import { vintage } from '../../../../src/games/vintage/game.ts';
import { turnScene } from '../../../../src/games/vintage/picture/turn.ts';
import { columnOf } from '../../../../src/games/vintage/rules/planting.ts';
import { COLUMNS, type View } from '../../../../src/games/vintage/rules/types.ts';
import { LANGUAGES, type Language } from '../../../../src/presentation/language/languages.ts';
import { outside, touching, unreadable } from '../../../presentation/laws.ts';
import { idsOf, itemOf, textsOf } from '../../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../../support/labels.ts';
import { some } from '../../../support/test-form.ts';
import { game, SEATS } from '../games.ts';
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
const turns = all.map(shown => ({
  ...shown,
  scene: turnScene(shown.view, seatOf(shown.view), WIDE_NAMES, shown.language),
}));

describe('the picture of a turn', () => {
  it.each(LANGUAGES)('has room for its words where a seat has all that it can have: %s', language => {
    const scene = turnScene(own(RICH), 2, WIDE_NAMES, language);
    expect([touching(scene), unreadable(scene, 38), outside(scene)]).toEqual([[], [], []]);
    const words = textsOf(scene).filter(({ id }) => /^(column|means|open)\//.test(id));
    expect(words.filter(({ text }) => text.includes('…'))).toEqual([]);
  });

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
});
