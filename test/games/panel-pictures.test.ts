import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { turnScene as greenPortTurn } from '../../src/games/green-port/picture/turn.ts';
import type { View as GreenPortView } from '../../src/games/green-port/rules/types.ts';
import { turnScene as portoTurn } from '../../src/games/porto/picture/turn.ts';
import type { View as PortoView } from '../../src/games/porto/rules/types.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { turnScene as vintageTurn } from '../../src/games/vintage/picture/turn.ts';
import type { View as VintageView } from '../../src/games/vintage/rules/types.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { Scene } from '../../src/presentation/shapes/scene.ts';
import { textsOf } from '../presentation/scenes.ts';
import { times } from '../support/form.ts';
import { WIDE_NAMES } from '../support/labels.ts';
import { turns } from '../support/positions.ts';

/** Width of a phone in CSS pixels. `LEAST` is the size of the smallest readable text in CSS pixels. */
const PHONE = 390;
const LEAST = 9;

type Turn = (view: unknown, seat: number, language: Language) => Scene;

const TURNS: Readonly<Record<string, Turn>> = {
  porto: (view, seat, language) => portoTurn(view as PortoView, seat, WIDE_NAMES, language),
  'green-port': (view, seat, language) => greenPortTurn(view as GreenPortView, seat, WIDE_NAMES, language),
  vintage: (view, seat, language) => vintageTurn(view as VintageView, seat, WIDE_NAMES, language),
};

const pictured = Object.values(games).filter(({ id }) => presenters[id]?.('en').turnPicture);

test('every game whose panel has a picture is measured', () => {
  expect(pictured.map(({ id }) => id)).toEqual(Object.keys(TURNS));
});

test.each(pictured.map(game => [game.id, game] as const))(
  `%s: no text of a panel's picture is lower than ${LEAST} px on a phone`,
  (id, game: AnyGame) => {
    const draw = TURNS[id];
    if (!draw) throw new Error(`no picture of ${id}`);
    let [at, measured] = [0, 0];
    for (const { seat, view } of turns({
      game,
      seats: game.seats(game.defaults).max,
      options: game.defaults,
      seed: 4,
    })) {
      if (at++ % times(20, 8) !== 0) continue;
      const scene = draw(view, seat, LANGUAGES[measured % LANGUAGES.length] ?? 'en');
      const small = textsOf(scene).filter(({ size }) => (size * PHONE) / scene.width < LEAST);
      expect([at, small.map(({ id: text, size }) => `${text} ${size}`)]).toEqual([at, []]);
      measured += 1;
    }
    expect(measured).toBeGreaterThan(3);
  },
);
