import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../../../../src/games/green-port/rules/types.ts';
import { greenPortWords } from '../../../../src/games/green-port/words/all.ts';
import type { Language } from '../../../../src/stage/language/languages.ts';
import { readMessages } from '../../../../tools/translating/messages.ts';

/** Sentences as they are written, without what fills them and without actions as they are typed. */
const written = (language: Language): ReadonlyMap<string, string> => {
  const file = new URL(`../../../../src/games/green-port/words/${language}.ftl`, import.meta.url);
  return new Map(
    readMessages(readFileSync(file, 'utf8')).map(({ id, text }) => [
      id,
      text.replace(/`[^`]*`|\{ [^{}]* ->|^ *\*?\[[\w-]+\]|\{[^{}]*\}|Green Box of Games/gm, ' '),
    ]),
  );
};

/** Texts that two languages may share: names, and words of both. */
const SHARED = new Set(['port', '']);

/** The words that are left when the notation is taken away. */
const bare = (text: string): string =>
  text
    .replace(
      /(?<!\p{L})(blue|green|red|yellow|drop|hammers|circles|bricks|wheel|arrow|Pedro Dias|[BGRY])(?!\p{L})/giu,
      '',
    )
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

describe.each(['ko', 'pt-BR'] as const)('the catalogue in %s', language => {
  const english = written('en');
  const own = [...written(language)];

  test('repeats no English sentence', () => {
    const untranslated = own.filter(([id, text]) => {
      const rest = bare(text);
      return !SHARED.has(rest) && bare(english.get(id) ?? '') === rest;
    });
    expect(untranslated).toEqual([]);
  });

  test('holds no stray English word', () => {
    const stray =
      /(?<!\p{L})(the|of|and|is|are|with|to|cards?|cubes?|points?|deck|pool|tile|bust|hire|headquarters|objectives?|turn)(?!\p{L})/iu;
    expect(own.filter(([, text]) => stray.test(text))).toEqual([]);
    expect([...english].filter(([, text]) => stray.test(text)).length).toBeGreaterThan(100);
  });
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
