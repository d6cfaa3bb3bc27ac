import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { wordsIn } from '../src/presentation/catalogue/index.ts';
import type { Language } from '../src/presentation/language/languages.ts';
import { wordsFolders } from '../tools/catalogues/folders.ts';
import { type ReadMessage, readMessages } from '../tools/catalogues/messages.ts';
import { NOUNS } from './presentation/nouns.ts';
import { said, samplesOf } from './said.ts';

const top = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = wordsFolders(top).map(folder => ({
  ...folder,
  sentences: readMessages(readFileSync(join(top, folder.path, 'en.ftl'), 'utf8')),
}));
const NUMBERS = [0, 1, 2, 5, 21];

const typesOf = ({ arguments: lines }: ReadMessage): readonly string[] =>
  lines.map(line => /\(([^()]+)\)/.exec(line)?.[1] ?? '');

/** Returns the texts of a sentence with a number in place of one of its numbers. Each other argument has all of its samples. */
function* countedBy(words: unknown, message: ReadMessage, count: number): Generator<string> {
  const types = typesOf(message);
  for (const [at, type] of types.entries()) {
    if (!/^number\??$/.test(type)) continue;
    for (let time = 0; time < 6; time++) {
      const given = types.map((each, other) => {
        if (other === at) return count;
        const samples = /^number/.test(each) ? [7] : samplesOf(each);
        return samples[time % samples.length];
      });
      yield said(words, message.id, given) as string;
    }
  }
}

/** Sentences whose numbers never change, since they are those of the box or of an example. */
const FIXED = /^(topics|lesson|parts)_/;
/** Sentences whose number is a limit of the bot or a number of the box, two or more. */
const NEVER_ONE = [
  'bad-seats|duplicate-tables|duplicates-many|watch-many|wishes-many|draw-too-many|keepFirst|keep-three|yourFive',
  'specialise-mixture|estate-full|nothing-to-harvest|keep|powers_red|asked_lose|hand_limit|reshuffledAll|players',
  'cards_boat|colheita|short_planting|two-barrels|cards_vintage|actions_moves|fullEstate|tablesLeft|ofGoal',
].map(ids => new RegExp(`(^|_)(${ids})$`));
/** Numbers that are said of one time have a word of their own: "once". */
const ONCE: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /(?<![\d.,])1 times?\b/,
  de: /(?<![\d.,])1 Mal\b/,
  fr: /(?<![\d.,])1 fois\b/,
  'es-ES': /(?<![\d.,])1 (vez|veces)\b/,
  'pt-BR': /(?<![\d.,])1 (vez|vezes)\b/,
};

test.each(Object.keys(NOUNS) as readonly Language[])(
  'in %s: 0, 1, 2, 5 and 21 have their noun in the right number',
  language => {
    const nouns = (NOUNS[language] ?? []).map(noun => noun.split('|'));
    const [ones, others] = [new Set(nouns.map(([one]) => one)), new Set(nouns.map(([, other]) => other))];
    const rules = new Intl.PluralRules(language);
    const wrong: string[] = [];
    for (const { path, sentences } of FOLDERS) {
      const words = wordsIn(
        pathToFileURL(`${join(top, path)}/`),
        language,
        (verb, option) => `\`/${verb} ${option ?? ''}\``,
      );
      for (const message of sentences.filter(({ id }) => !FIXED.test(id)))
        for (const count of NUMBERS)
          for (const text of countedBy(words, message, count)) {
            const noun = new RegExp(
              `(?<![\\d.,:/–×+−#\\p{L}-])\\*{0,2}${count}\\*{0,2}[ \\u00a0\\u202f](\\p{L}+)`,
              'u',
            ).exec(text)?.[1];
            if (ONCE[language]?.test(text)) wrong.push(`${path} ${message.id}: ${text}`);
            if (noun === undefined) continue;
            // French and Portuguese count nothing in either number.
            if (count === 0 && rules.select(0) === 'one') continue;
            const isOne = rules.select(count) === 'one';
            const fits = isOne ? ones.has(noun) || !others.has(noun) : others.has(noun) || !ones.has(noun);
            const known = NEVER_ONE.some(ids => ids.test(message.id));
            if (!fits && !known) wrong.push(`${path} ${message.id}: ${text}`);
          }
    }
    expect([...new Set(wrong)]).toEqual([]);
  },
);
