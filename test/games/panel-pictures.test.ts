import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { textsOf } from '../presentation/scenes.ts';
import { WIDE_NAMES } from '../support/labels.ts';
import { turns } from '../support/positions.ts';
import { sceneOf } from '../support/scene-of.ts';
import { times } from '../support/test-form.ts';

/** Width of a phone in CSS pixels. `LEAST` is the size of the smallest readable text in CSS pixels. */
const PHONE = 390;
const LEAST = 9;
/** Turns that are measured of a long game. A random game of Green Port has fifteen thousand turns. */
const MEASURED = times(150, 1_000);

const pictured = Object.values(games).filter(({ id }) => presenters[id]?.('en').turnPicture);

test.each(pictured.map(game => [game.id, game] as const))(
  `%s: no text of a panel's picture is lower than ${LEAST} px on a phone`,
  async (id, game: AnyGame) => {
    const course = { game, seats: game.seats(game.defaults).max, options: game.defaults, seed: 4 };
    const played = [...turns(course)];
    const step = Math.max(times(20, 8), Math.floor(played.length / MEASURED));
    let measured = 0;
    for (const [at, { view }] of played.entries()) {
      if (at % step !== 0) continue;
      const language = LANGUAGES[measured % LANGUAGES.length] ?? 'en';
      const scene = await sceneOf(id, language, ({ turnPicture }) =>
        turnPicture?.(view, WIDE_NAMES, 'x.png'),
      );
      if (!scene) throw new Error(`${id}: no picture of a turn`);
      const small = textsOf(scene).filter(({ size }) => (size * PHONE) / scene.width < LEAST);
      expect([at, small.map(({ id: text, size }) => `${text} ${size}`)]).toEqual([at, []]);
      measured += 1;
    }
    expect(measured).toBeGreaterThan(3);
  },
);
