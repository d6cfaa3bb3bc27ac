import { expect, test } from 'vitest';
import { grammar } from '../../../src/presentation/language/grammar.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { fits } from '../../support/labels.ts';
import { wholeGames } from '../whole-games.ts';
import { isFresh } from './moments.ts';
import { PRESENTED } from './spoken.ts';

const LONGEST = 100;
const NAMES = ['Ann', 'Ben'];

test.each(PRESENTED)(
  'every part of the evaluation of $id is a reason in each language, with its points at the end',
  ({ game, speak, terms, tables }) => {
    const isNew = isFresh();
    const asked = wholeGames(game, tables)
      .flatMap(({ decisions }) => decisions)
      .filter(decision => decision.legal.length > 1 && isNew(decision))
      .slice(0, 12);
    for (const name of terms) {
      let said = 0;
      for (const { before, seat, action } of asked)
        for (const ahead of [false, true])
          for (const value of [-2.6, 4]) {
            const view = game.view(before, seat);
            const texts = LANGUAGES.map(language =>
              speak(language).reason?.({ name, value, ahead }, view, seat, action, NAMES),
            );
            // A reason without words in one language has no words in any language.
            if (texts.every(text => text === undefined)) continue;
            said += 1;
            for (const [at, text = ''] of texts.entries()) {
              const points = value > 0 ? '+4' : `−${grammar(LANGUAGES[at] ?? 'en').number(2.6)}`;
              fits(text, LONGEST);
              expect(text).toMatch(/[:：] ?[+−]/);
              expect(text.endsWith(points), text).toBe(true);
            }
            // Spanish and Portuguese may have equal texts.
            expect(new Set(texts).size, texts.join('; ')).toBeGreaterThanOrEqual(LANGUAGES.length - 1);
          }
      expect(said, name).toBeGreaterThan(0);
    }
    const [one] = asked;
    const view = game.view(one?.before, one?.seat ?? 0);
    for (const [name, value] of [
      ['magic', 5],
      [terms[0] ?? '', 0.04],
    ] as const)
      expect(speak('en').reason?.({ name, value }, view, one?.seat ?? 0, one?.action, NAMES)).toBeUndefined();
  },
);
