import { expect, test } from 'vitest';
import { TERMS } from '../../../../src/games/porto/bots/features.ts';
import { porto } from '../../../../src/games/porto/game.ts';
import { portoVoice } from '../../../../src/games/porto/presenter/voice.ts';
import type { Options, View } from '../../../../src/games/porto/rules/types.ts';
import { turns } from '../../../support/positions.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];

/** Returns all reasons for and against one action of a game with these options, in English. */
function reasonsIn(seats: number, options: Options): readonly string[] {
  const { value: turn } = turns({ game: porto, seats, options, seed: 4 }).next();
  const voice = portoVoice('en');
  return TERMS.flatMap(name =>
    [-3, 3].flatMap(value =>
      [false, true].flatMap(
        ahead =>
          voice.reason?.(
            { name, value, ahead },
            turn.view as View,
            turn.seat,
            turn.legal[0],
            NAMES.slice(0, seats),
          ) ?? [],
      ),
    ),
  );
}

const ABOUT_OTHERS = /Ann|Bob|Cid|others|how soon/;

test('a hint of a solo game names no other seat, and no end that comes sooner or later', () => {
  expect(reasonsIn(2, { variant: 'family' }).filter(text => ABOUT_OTHERS.test(text))).not.toEqual([]);
  const alone = reasonsIn(1, { variant: 'solo', timer: 28 });
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.filter(text => ABOUT_OTHERS.test(text))).toEqual([]);
});

test('a reason names the seat that it is about: the next one, and the only other one', () => {
  const two = reasonsIn(2, { variant: 'family' }).join('; ');
  expect(two).toContain('fewer points for Bob soon');
  expect(two).toContain('leaves Bob less to build');
  expect(two).not.toMatch(/others|next player/);
  const three = reasonsIn(3, { variant: 'family' }).join('; ');
  expect(three).toContain('fewer points for others soon');
  expect(three).toContain('leaves Bob less to build');
});
