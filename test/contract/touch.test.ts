import { describe, expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { asPicked } from '../../src/presentation/choosing/menu.ts';
import { boxOf } from '../../src/presentation/choosing/touching.ts';
import { TABLES } from '../games/harnesses.ts';
import { isLong } from '../support/test-form.ts';
import { wholeGames } from './whole-games.ts';

/** Every so many decisions are tried in the short form of the test. */
const STEP = 5;

describe.each(Object.values(games))('things to touch in $id', game => {
  const { touch, touchScene } = presenters[game.id]?.('en') ?? {};

  test.runIf(touch && touchScene)(
    'stand in the picture of the seat, for every value of every legal action',
    () => {
      const missing = new Set<string>();
      const decisions = wholeGames(game, TABLES[game.id] ?? []).flatMap(({ decisions }) => decisions);
      for (const { before, seat, legal } of decisions.filter((_, at) => isLong || at % STEP === 0)) {
        const view = game.view(before, seat);
        const scene = touchScene?.(view, []).scene;
        for (const action of legal) {
          const fields = game.fields(action);
          for (const [field, value] of fields) {
            const things = touch?.(field, value, view, asPicked(fields));
            if (!things) missing.add(`no such field: ${field}`);
            for (const thing of things ?? [])
              if (scene && !boxOf(scene, thing))
                missing.add(`${fields[0]?.[1]}: ${field} ${value}: ${thing.join(' or ')}`);
          }
        }
      }
      expect([...missing]).toEqual([]);
    },
  );
});
