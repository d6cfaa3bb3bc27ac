import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanName,
  clipped,
  NAMELESS,
  plain,
  safeName,
  unescaped,
} from '../../../src/presentation/text/names.ts';
import { anyCharacter } from '../../support/any-character.ts';

const graphemes = (text: string): number =>
  Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)).length;

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'*_~`|<>#[]()-+.:/@\\\u2060\u202e\u200d a1É️👍'), maxLength: 60 }),
);

describe('names', () => {
  test.each([
    ['Ann', 'Ann'],
    ['  Ann \n  Lee\t', 'Ann Lee'],
    ['김민준', '김민준'],
    ['João', 'João'],
    ['👩‍👩‍👧‍👦 family', '👩‍👩‍👧‍👦 family'],
    ['\u202eevil\u2066', 'evil'],
    ['zero\u200bwidth', 'zerowidth'],
    ['a\u0000b\u001b[31m', 'ab[31m'],
    ['', NAMELESS.en],
    ['\u200b\u3164 \u2800', NAMELESS.en],
    ['\ud800', NAMELESS.en],
    ['a\u0301\u0301\u0301\u0301\u0301\u0301', '\u00e1\u0301\u0301\u0301'],
  ])('%j is called %j', (raw, wanted) => {
    expect(cleanName(raw)).toBe(wanted);
  });

  test.each([
    ['**bold**', '\\*\\*bold\\*\\*'],
    ['_x_ ~~y~~ `z` ||s||', '\\_x\\_ \\~\\~y\\~\\~ \\`z\\` \\|\\|s\\|\\|'],
    ['# head', '\\# head'],
    ['> quote', '\\> quote'],
    ['1. one', '1\\. one'],
    ['[a](b)', '\\[a\\]\\(b\\)'],
    ['http://x.y', 'http\\:\\/\\/x\\.y'],
    [':smile:', '\\:smile\\:'],
    ['back\\', 'back\\\\'],
    ['<@123>', '\\<@\u2060123\\>'],
    ['@everyone', '@\u2060everyone'],
    ['a@here', 'a@\u2060here'],
  ])('%j cannot mark up a message', (raw, wanted) => {
    expect(safeName(raw)).toBe(wanted);
  });

  test('any name comes out short, on one line, not empty, with no mention or live mark in it', () => {
    fc.assert(
      fc.property(anyText, raw => {
        const clean = cleanName(raw);
        expect(graphemes(clean)).toBeLessThanOrEqual(24);
        expect(clean.length).toBeLessThanOrEqual(81);
        expect(clean.trim()).toBe(clean);
        expect(clean).not.toBe('');
        expect(clean).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        const safe = safeName(raw);
        expect(safe).not.toMatch(/@(?!\u2060)/);
        expect(safe.replace(/\\./g, '')).not.toMatch(/[*_~`|<>#[\]()\\]/);
        // A name from right to left is isolated, so that the words around it keep their order.
        const unisolated = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
        expect(unisolated(unescaped(safe))).toBe(clean);
        expect(unisolated(plain(`**${safe}** wins`))).toBe(`${clean} wins`);
      }),
      { numRuns: 500 },
    );
  });

  test('long names end in an ellipsis and no grapheme is cut in two', () => {
    expect(clipped('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…');
    expect(cleanName('x'.repeat(25))).toBe(`${'x'.repeat(23)}…`);
    expect(cleanName('x'.repeat(24))).toBe('x'.repeat(24));
  });
});
