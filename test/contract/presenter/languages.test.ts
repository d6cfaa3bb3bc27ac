import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from '../../../src/presentation/language/languages.ts';
import { readMessages } from '../../../tools/catalogues/messages.ts';
import { PRESENTED, SPOKEN } from './spoken.ts';

/** Common English words that no other language has. */
const ENGLISH =
  /(?<!\p{L})(the|of|and|is|are|with|to|cards?|floors?|houses?|roofs?|street|cubes?|barrels?|harvest|vines?|hire|objectives?|turn)(?!\p{L})/iu;

/** Sentences of a game and words on its pictures, without commands and names of variants. */
const written = (game: string, language: Language): ReadonlyMap<string, string> =>
  new Map(
    ['words', 'picture/words'].flatMap(folder => {
      const file = new URL(`../../../src/games/${game}/${folder}/${language}.ftl`, import.meta.url);
      // A game with few pictures has no folder of words for them.
      if (!existsSync(file)) return [];
      return readMessages(readFileSync(file, 'utf8')).map(({ id, text }): [string, string] => [
        `${folder}/${id}`,
        text.replace(/`[^`]*`|^ *\.[\w-]+ =|\{ [^{}]* ->|^ *\*?\[[\w-]+\]|\{[^{}]*\}/gm, ' '),
      ]);
    }),
  );

test.each(SPOKEN.filter(({ language }) => language !== 'en'))(
  'no stray English word is left in the sentences of $id in $language',
  ({ id, language, loans = {} }) => {
    const stray = [...written(id, language)].filter(([, text]) =>
      ENGLISH.test(text.replace(loans.any ?? '', '').replace(loans[language] ?? '', '')),
    );
    expect(stray).toEqual([]);
  },
);

test.each(PRESENTED)('English words are found in the English sentences of $id', ({ id }) => {
  expect([...written(id, 'en')].filter(([, text]) => ENGLISH.test(text)).length).toBeGreaterThan(10);
});
