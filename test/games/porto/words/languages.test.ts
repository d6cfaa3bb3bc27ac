import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COLOURS } from '../../../../src/games/porto/rules/types.ts';
import { portoWords } from '../../../../src/games/porto/words/all.ts';
import { hearFaults, type SentenceFault } from '../../../../src/stage/catalogue/index.ts';
import type { Language } from '../../../../src/stage/language/languages.ts';
import { type ReadMessage, readMessages } from '../../../../tools/translating/messages.ts';

/** Texts that two languages may share: names, notation, and words of both. */
const SHARED = new Set(['ana', 'solo', 'trio', '']);

const ENGLISH = readMessages(readFileSync('src/games/porto/words/en.ftl', 'utf8'));

/** Returns values for an argument of a declared type. */
function filling(line: string): readonly unknown[] {
  const type = /\(([^()]+)\)/.exec(line)?.[1] ?? '';
  if (type === 'number') return [1, 2, 9];
  if (type === 'text') return ['9', ''];
  if (type === 'list') return [['9']];
  return type === 'yes or no' ? [true, false] : type.split(' | ');
}

/** All that is said at the end of a path, filled with the n-th of each. */
function textsAt(words: unknown, { id, arguments: lines }: ReadMessage): readonly string[] {
  const said = id.split('_').reduce((at, step) => (at as Record<string, unknown>)[step], words);
  if (typeof said === 'string') return [said];
  const given = lines.map(filling);
  const say = said as (...values: readonly unknown[]) => string;
  return Array.from({ length: Math.max(...given.map(({ length }) => length)) }, (_, time) =>
    say(...given.map(values => values[time % values.length])),
  );
}

const leaves = (language: Language): readonly (readonly [path: string, texts: readonly string[]])[] =>
  ENGLISH.map(message => [message.id, textsAt(portoWords(language), message)]);

/** The words that are left when the colours, notation and what was filled in are taken away. */
const bare = (text: string): string =>
  text
    .replace(/`[^`]*`/g, '')
    .replace(/\b(blue|green|purple|red|yellow|porto|[LR]\d|[BGPRY])\b/gi, '')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

describe.each(['ko', 'pt-BR'] as const)('the catalog in %s', language => {
  const english = new Map(leaves('en'));
  const own = leaves(language);

  test('has something to say with every sentence, and says it without a fault', () => {
    const faults: SentenceFault[] = [];
    // Sentences that other files of this process have left are theirs.
    hearFaults(() => {});
    hearFaults(fault => faults.push(fault));
    onTestFinished(() => hearFaults(() => {}));
    leaves(language);
    expect(faults).toEqual([]);
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
  const latin = leaves('ko').filter(([, texts]) =>
    texts.some(text => bare(text) !== '' && !/[가-힣]/.test(text)),
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
