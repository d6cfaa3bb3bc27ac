import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { gamesFrom } from '../../src/games/registry.ts';
import { inEach, LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import { type ReadMessage, readMessages } from '../../tools/catalogues/messages.ts';
import { harnessed } from './harnesses.ts';

const presented = await harnessed('presenter');

/** Arguments of a text that one language replaces by another argument. */
const ELSEWHERE: readonly string[] = [
  // Japanese writes the counts as a range, "1〜3枚", which ends with $limit.
  'ja porto/topics_draw_text $counts',
];

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const numberOf = (written: string): number =>
  /\d/.test(written) ? Number(written) : WORDS.indexOf(written.toLowerCase());
const ENGLISH = new RegExp(`\\d+|\\b(?:${WORDS.join('|')})\\b`, 'gi');

/** Pattern for the content of a literal placeable: "{ 7 }" and "{ "7" }" stand for the number 7. */
const LITERAL = /^ *"?([^"$]*)"? *$/;

/** Returns the numbers above 1 in a chapter. Code, list numbers and example paragraphs do not count. */
const numbersIn = (text: string, language: Language = 'en'): readonly number[] => {
  const written = text
    .replace(/\{([^{}]*)\}/g, (_, inner: string) => (/[$(]/.test(inner) ? '' : inner.replace(LITERAL, '$1')))
    .replace(/`[^`]*`/g, '')
    .replace(/^\d+\. /gm, '')
    .replace(/^\s*\*[^*\n]+\*\s?[:：].*$/gmu, '');
  return [...written.matchAll(language === 'en' ? ENGLISH : /\d+/g)]
    .map(([found]) => numberOf(found))
    .filter(number => number > 1);
};

const timesOf = (name: string, text: string): number => text.split(new RegExp(`\\$${name}\\b`)).length - 1;

const namesOf = ({ arguments: lines }: ReadMessage): readonly string[] =>
  lines.flatMap(line => /^\$(\w+)/.exec(line)?.[1] ?? []);

const ID = /^topics_(.+)_text$/;
const chaptersOf = (file: string): readonly (readonly [chapter: string, said: ReadMessage])[] =>
  readMessages(readFileSync(new URL(`../../src/games/${file}`, import.meta.url), 'utf8')).flatMap(said => {
    const [, chapter] = ID.exec(said.id) ?? [];
    return chapter === undefined ? [] : [[chapter, said] as const];
  });

test('numbers are found as digits, as English words and as literals, but not in code, lists and examples', () => {
  expect(numbersIn('36 cards, Seven rounds, { 5 } vines and { "9" } more')).toEqual([36, 7, 5, 9]);
  expect(numbersIn('{ LIST($prices, before: "3") } or { $limit }, as in `draw 2,3`; 1 of none')).toEqual([]);
  expect(numbersIn('1. Do this.\n2. Do that.\n\n{ "" }*Beispiel*: 10 Punkte.')).toEqual([]);
});

describe.each(gamesFrom('shown'))('%s', game => {
  const inLanguages = inEach(language => chaptersOf(`${game}/words/${language}.ftl`));
  const english = inLanguages.en;
  const stays = presented[game]?.stays ?? {};

  test('every chapter of the rules is read', () => {
    const topics = presenters[game]?.('en')?.topics.map(({ id }) => id) ?? [];
    expect(
      english.map(([chapter]) => chapter),
      'the text of the chapter `turn` is topics_turn_text in words/en.ftl',
    ).toEqual(topics);
    expect(english.flatMap(([, said]) => namesOf(said)).length).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)('in %s no chapter writes a number that the rules could fill in', language => {
    const frozen = inLanguages[language].flatMap(([chapter, { text }]) =>
      numbersIn(text, language).flatMap(number =>
        stays[chapter]?.includes(number) ? [] : [`${chapter}: ${number}`],
      ),
    );
    expect(frozen).toEqual([]);
  });

  test.each(LANGUAGES)('in %s every chapter names each number that English is filled with', language => {
    const own = new Map(inLanguages[language].map(([chapter, { text }]) => [chapter, text]));
    const lacking = english.flatMap(([chapter, said]) =>
      namesOf(said)
        .filter(name => timesOf(name, own.get(chapter) ?? '') < Math.max(1, timesOf(name, said.text)))
        .map(name => `${language} ${game}/${said.id} $${name}`),
    );
    expect(lacking.filter(each => !ELSEWHERE.includes(each))).toEqual([]);
  });

  test('all that may stay is there', () => {
    const found = new Set(
      LANGUAGES.flatMap(language =>
        inLanguages[language].flatMap(([chapter, { text }]) =>
          numbersIn(text, language).map(number => `${chapter}: ${number}`),
        ),
      ),
    );
    const listed = Object.entries(stays).flatMap(([chapter, numbers]) =>
      numbers.map(number => `${chapter}: ${number}`),
    );
    expect(listed.filter(each => !found.has(each))).toEqual([]);
  });
});
