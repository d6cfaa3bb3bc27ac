import { describe, expect, test } from 'vitest';
import { COLOURS, SYMBOLS } from '../../../../src/games/green-port/rules/types.ts';
import { greenPortWords } from '../../../../src/games/green-port/words/all.ts';

/** What may be the same in two languages: names, notation, and words that both have. */
const SHARED = new Set(['port', '']);

const FACTS = { typed: '9', colour: '', possible: '', awaited: '9', name: '9', objective: '9' };
const facts = { ...FACTS, field: '9', as: '9', count: '9', given: '9' };
const LISTS = ['story.pass', 'story.overLimit', 'story.underdogs', 'finale.shared', 'finale.resigned'];

const attempt = (phrase: () => string): string | undefined => {
  try {
    const text = phrase();
    return /undefined|NaN|\[object/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
};

/** What a phrase takes is not known here: a colour, a symbol, a number, a list. */
const asked = (path: string, phrase: (...given: readonly unknown[]) => string): readonly string[] => {
  if (path.startsWith('refusals.codes')) return [phrase(facts)];
  const filled = (value: unknown) => Array.from({ length: phrase.length + 3 }, () => value);
  const texts = LISTS.includes(path)
    ? [['9', '9'], ['9']].map(names =>
        attempt(() => phrase(names, path === 'story.underdogs' ? 'points' : '9')),
      )
    : [...COLOURS, ...SYMBOLS, 1, 2, 9].flatMap(value => [
        attempt(() => phrase(...filled(value))),
        attempt(() => phrase(2, value, value)),
        attempt(() => phrase('9', value, value)),
        attempt(() => phrase(value, 'drop')),
      ]);
  return texts.filter(text => text !== undefined);
};

const leaves = (node: unknown, path = ''): readonly (readonly [path: string, texts: readonly string[]])[] => {
  if (typeof node === 'string') return [[path, [node]]];
  if (typeof node === 'function')
    return [[path, asked(path, node as (...given: readonly unknown[]) => string)]];
  return Object.entries(node as object).flatMap(([key, child]) =>
    leaves(child, path === '' ? key : `${path}.${key}`),
  );
};

/** The words that are left when the notation and what was filled in are taken away. */
const bare = (text: string): string =>
  text
    .replace(/`[^`]*`/g, '')
    .replace(
      /(?<!\p{L})(blue|green|red|yellow|drop|hammers|circles|bricks|wheel|arrow|Pedro Dias|Green Box of Games|[BGRY])(?!\p{L})/giu,
      '',
    )
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

describe.each(['ko', 'pt-BR'] as const)('the catalog in %s', language => {
  const english = new Map(leaves(greenPortWords('en')));
  const own = leaves(greenPortWords(language)).filter(([path]) => path !== 'language');

  test('has the same leaves as the English one, each of them with something to say', () => {
    expect(own.map(([path]) => path).sort()).toEqual(
      [...english.keys()].filter(path => path !== 'language').sort(),
    );
    expect(own.filter(([, texts]) => texts.every(text => text === '')).map(([path]) => path)).toEqual([]);
  });

  test('repeats no English sentence', () => {
    const untranslated = own.filter(([path, texts]) =>
      texts.some(text => {
        const rest = bare(text);
        return !SHARED.has(rest) && (english.get(path) ?? []).some(other => bare(other) === rest);
      }),
    );
    expect(untranslated.map(([path, texts]) => `${path}: ${texts[0]}`)).toEqual([]);
  });

  test('holds no stray English word', () => {
    const stray =
      /(?<!\p{L})(the|of|and|is|are|with|to|cards?|cubes?|points?|deck|pool|tile|bust|hire|headquarters|objectives?|turn)(?!\p{L})/iu;
    const found = own.flatMap(([path, texts]) =>
      texts
        .filter(text => stray.test(text.replace(/`[^`]*`|Green Box of Games/g, '')))
        .map(text => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

test('every Korean phrase with words of its own is written in Hangul', () => {
  const latin = leaves(greenPortWords('ko')).filter(
    ([path, texts]) => path !== 'language' && texts.some(text => bare(text) !== '' && !/[가-힣]/.test(text)),
  );
  expect(latin.map(([path, texts]) => `${path}: ${texts[0]}`)).toEqual([]);
});

test('Portuguese colours agree in gender and number', () => {
  const { terms } = greenPortWords('pt-BR');
  expect(COLOURS.map(colour => terms.cubes(1, colour))).toEqual([
    '1 azul',
    '1 verde',
    '1 vermelho',
    '1 amarelo',
  ]);
  expect(COLOURS.map(colour => terms.cubes(3, colour))).toEqual([
    '3 azuis',
    '3 verdes',
    '3 vermelhos',
    '3 amarelos',
  ]);
  expect(COLOURS.map(colour => terms.headquarters(colour, 2))).toEqual([
    'sede azul (2)',
    'sede verde (2)',
    'sede vermelha (2)',
    'sede amarela (2)',
  ]);
});
