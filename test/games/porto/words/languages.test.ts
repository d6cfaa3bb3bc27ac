import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../../../src/games/porto/rules/types.ts';
import { portoWords } from '../../../../src/games/porto/words/all.ts';

/** What may be the same in two languages: names, notation, and words that both have. */
const SHARED = new Set(['ana', 'solo', 'trio', '']);

const work = { floors: 2, colour: 'blue', house: 'L4', completed: true, cards: '1', points: 9, token: 'R2' };
/** Leaves that need what they are given; all others say something of a colour, of a number, or of nothing. */
const GIVEN: Readonly<Record<string, readonly unknown[]>> = {
  'story.built': ['9', work, '9', '9'],
  'story.timerBuilt': [work],
  'story.builtBriefly': ['9', work, '9'],
  'story.timerBuiltBriefly': [work],
  'foreseen.work': [work],
  'foreseen.timerWork': [work],
  'lacking.house': ['L4', 'blue', 2],
  'choices.build': [work],
  'choices.timer': [work],
};

/** What a phrase takes is not known here: colours that are words of no language stand for texts as well. */
const asked = (path: string, phrase: (...given: readonly unknown[]) => string): readonly string[] => {
  const given = GIVEN[path];
  if (given) return [phrase(...given)];
  const filled = (value: unknown) => Array.from({ length: phrase.length + 3 }, () => value);
  return [
    ...COLOURS.map(colour => attempt(() => phrase(...filled(colour)))),
    ...[1, 2, 9].map(n => attempt(() => phrase(...filled(n)))),
    attempt(() => phrase(...filled(''))),
  ].filter(text => text !== undefined);
};

const attempt = (phrase: () => string): string | undefined => {
  try {
    const text = phrase();
    return /undefined|NaN/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
};

const leaves = (node: unknown, path = ''): readonly (readonly [path: string, texts: readonly string[]])[] => {
  if (typeof node === 'string') return [[path, [node]]];
  if (typeof node === 'function')
    return [[path, asked(path, node as (...given: readonly unknown[]) => string)]];
  return Object.entries(node as object).flatMap(([key, child]) =>
    leaves(child, path === '' ? key : `${path}.${key}`),
  );
};

/** The words that are left when the colours, notation and what was filled in are taken away. */
const bare = (text: string): string =>
  text
    .replace(/`[^`]*`/g, '')
    .replace(/\b(blue|green|purple|red|yellow|porto|[LR]\d|[BGPRY])\b/gi, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

describe.each(['ko', 'pt-BR'] as const)('the catalog in %s', language => {
  const english = new Map(leaves(portoWords('en')));
  const own = leaves(portoWords(language)).filter(([path]) => path !== 'language');

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
      /(?<!\p{L})(the|of|and|is|are|with|to|cards?|floors?|house|houses|roofs?|street|points?|contracts?|slots?|deck|hand)(?!\p{L})/iu;
    const found = own.flatMap(([path, texts]) =>
      texts.filter(text => stray.test(text.replace(/`[^`]*`/g, ''))).map(text => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

test('every Korean phrase with words of its own is written in Hangul', () => {
  const latin = leaves(portoWords('ko')).filter(
    ([path, texts]) => path !== 'language' && texts.some(text => bare(text) !== '' && !/[가-힣]/.test(text)),
  );
  expect(latin.map(([path, texts]) => `${path}: ${texts[0]}`)).toEqual([]);
});

test('Portuguese colours agree in gender and number', () => {
  const { cards } = portoWords('pt-BR');
  expect(COLOURS.map(colour => cards.demands.floors(1, colour))).toEqual([
    '1 andar azul',
    '1 andar verde',
    '1 andar roxo',
    '1 andar vermelho',
    '1 andar amarelo',
  ]);
  expect(COLOURS.map(colour => cards.demands.floors(3, colour))).toEqual([
    '3 andares azuis',
    '3 andares verdes',
    '3 andares roxos',
    '3 andares vermelhos',
    '3 andares amarelos',
  ]);
  expect(COLOURS.map(colour => cards.demands.house(colour))).toEqual([
    'casa azul',
    'casa verde',
    'casa roxa',
    'casa vermelha',
    'casa amarela',
  ]);
  expect(COLOURS.map(colour => cards.ambitions.houses(colour))).toEqual([
    'casas azuis',
    'casas verdes',
    'casas roxas',
    'casas vermelhas',
    'casas amarelas',
  ]);
});
