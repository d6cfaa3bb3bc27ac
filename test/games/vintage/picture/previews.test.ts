import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../../src/core/contract/game.ts';
import { vintage } from '../../../../src/games/vintage/game.ts';
import { boardScene } from '../../../../src/games/vintage/picture/board.ts';
import { isSeen } from '../../../../src/games/vintage/picture/ghosts.ts';
import type { Event } from '../../../../src/games/vintage/rules/events.ts';
import { foresee } from '../../../../src/presentation/choosing/preview.ts';
import { LANGUAGES } from '../../../../src/presentation/language/languages.ts';
import { idsOf, itemOf, wordsOf } from '../../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../../support/labels.ts';
import { times } from '../../../support/test-form.ts';
import { position } from '../position.ts';
import { histories, seen } from './shown.ts';

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

describe('what has just happened, and what would', () => {
  const ids = (scene: ReturnType<typeof boardScene>, end: string) =>
    [...idsOf(scene).keys()].filter(id => id.endsWith(end));

  it('rings pieces, Estates, vines, wine, boats, columns, sales, cards, the token', () => {
    const state = position({
      me: {
        estates: ['baixo-1 green purple yellow', 'cima-1 red 6x3'],
        boat: 'cima',
        ruby: '6x3',
        warehouse: { ruby: [0, 0, 0, 0], tawny: [0, 0, 1, 0] },
      },
      taken: { buy: [0] },
      first: 1,
    });
    const lot = { quality: 6, barrels: 3 };
    const cases: readonly (readonly [Event, string])[] = [
      [{ type: 'placed', seat: 1, column: 'buy', circle: 1, overseer: false }, 'column/buy'],
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
      [{ type: 'took', seat: 0, card: 'boat', slot: 2 }, 'open/2'],
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
