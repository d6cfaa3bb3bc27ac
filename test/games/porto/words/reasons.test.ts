import { expect, test } from 'vitest';
import { TERMS } from '../../../../src/games/porto/bots/features.ts';
import { porto } from '../../../../src/games/porto/game.ts';
import { portoVoice } from '../../../../src/games/porto/presenter/voice.ts';
import type { Options, View } from '../../../../src/games/porto/rules/types.ts';
import { turns } from '../../../support/positions.ts';

/** Returns all reasons for and against one action of a game with these options, in English. */
function reasonsIn(seats: number, options: Options): readonly string[] {
  const { value: turn } = turns({ game: porto, seats, options, seed: 4 }).next();
  const voice = portoVoice('en');
  return TERMS.flatMap(name =>
    [-3, 3].flatMap(value =>
      [false, true].flatMap(
        ahead => voice.reason?.({ name, value, ahead }, turn.view as View, turn.seat, turn.legal[0]) ?? [],
      ),
    ),
  );
}

const ABOUT_OTHERS = /next player|others|how soon/;

test('a hint of a solo game names no other seat, and no end that comes sooner or later', () => {
  expect(reasonsIn(2, { variant: 'family' }).filter(text => ABOUT_OTHERS.test(text))).not.toEqual([]);
  const alone = reasonsIn(1, { variant: 'solo', timer: 28 });
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.filter(text => ABOUT_OTHERS.test(text))).toEqual([]);
});
