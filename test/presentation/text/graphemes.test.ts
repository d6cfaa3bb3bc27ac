import fc from 'fast-check';
import { expect, it } from 'vitest';
import { widthOf } from '../../../src/presentation/text/columns.ts';
import { graphemesOf, isPlain } from '../../../src/presentation/text/graphemes.ts';
import { anyCharacter } from '../../support/any-character.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const segmented = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

it('every plain character is one grapheme, also between any two others', () => {
  const plain = Array.from({ length: 0x2060 }, (_, code) => String.fromCharCode(code)).filter(isPlain);
  expect(plain.length).toBeGreaterThan(500);
  for (const character of plain) {
    const text = `a${character}b${character}`;
    expect(graphemesOf(text)).toEqual(segmented(text));
    expect(widthOf(character)).toBe(1);
  }
});

it('any text is cut as the segmenter cuts it', () => {
  const texts = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('Zoë 🤖 (hard)', 'e\u0301', 'a\r\nb', '👩\u200d🚀 x', '광장 집', '!\ufe0f', '“a”…'),
  );
  fc.assert(
    fc.property(texts, text => {
      expect(graphemesOf(text)).toEqual(segmented(text));
    }),
  );
});
