import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeededDice } from '../../../../src/core/contract/dice.ts';
import { accept } from '../../../../src/core/contract/result.ts';
import { porto } from '../../../../src/games/porto/game.ts';
import { portoVoice } from '../../../../src/games/porto/presenter/voice.ts';
import { COLOURS, type Kind, VALUES, type View } from '../../../../src/games/porto/rules/types.ts';
import { portoWords } from '../../../../src/games/porto/words/all.ts';
import { LETTERS, ownLetters } from '../../../../src/games/porto/words/cards.ts';
import { LANGUAGES } from '../../../../src/presentation/language/languages.ts';

const voice = portoVoice('en');
const VIEW: View = {
  ...porto.view(porto.setup(2, { variant: 'family' }, new SeededDice(new Uint8Array(32).fill(1))), 0),
  market: ['blue-1', 'red-2', 'blue-3', 'green-1', 'blue-1'],
};

const drawn = (text: string, view: View): string | undefined => {
  const found = voice.typed('cards', text, view);
  return found?.ok ? found.value : undefined;
};
test('a letter means one colour in whatever language, and a language without letters of its own keeps those of the board', () => {
  const brought = LANGUAGES.map(language => ownLetters(portoWords(language)));
  expect(brought.map(letters => letters && COLOURS.map(colour => letters[colour]).join(''))).toEqual([
    'BGPRY',
    '파초보빨노',
    undefined,
    undefined,
    undefined,
    undefined,
    '青緑紫赤黄',
  ]);
  for (const letters of [LETTERS, ...brought.flatMap(own => own ?? [])])
    for (const colour of COLOURS)
      for (const typed of [letters[colour], letters[colour].toLowerCase(), letters[colour].normalize('NFD')])
        expect(voice.typed('number', `${typed}2`, VIEW), `${typed}2`).toEqual(accept(`${colour}-2`));
  expect(voice.typed('number', 'v2', VIEW)).toBe(undefined);
});

const KINDS = COLOURS.flatMap(colour => VALUES.map((value): Kind => `${colour}-${value}`));
const markets = fc.array(fc.option(fc.constantFrom(...KINDS), { freq: 6 }), { minLength: 5, maxLength: 5 });
const COLOUR_WORDS = new Map(
  COLOURS.flatMap(colour =>
    [...LANGUAGES.map(language => portoWords(language).cards.colours[colour]), LETTERS[colour]].map(
      word => [word.toLowerCase(), colour] as const,
    ),
  ),
);
const pieces = fc.oneof(
  fc.constantFrom(...COLOUR_WORDS.keys(), 'Red', 'vermelha', 'roxa', 'pink', 'slot', '번', 'e', 'and', '과'),
  fc.constantFrom(' ', ' ', ', ', ',', '+', '-', ': ', '&', '\n', '<@1>', '@everyone', 'no', '.'),
  fc.nat(12).map(String),
  fc.tuple(fc.constantFrom(...COLOUR_WORDS.keys()), fc.nat(4)).map(parts => parts.join(' ')),
  fc.string({ maxLength: 4, unit: 'grapheme' }),
);
const texts = fc.array(pieces, { maxLength: 6 }).map(parts => parts.join(''));

/** Reads the cards in a typed text, independently of the tested code. All runs of letters and digits must be understood. */
function named(text: string, market: readonly (Kind | null)[]): readonly string[] {
  const [slots = '', cards] = text.normalize('NFKC').toLowerCase().split(':');
  const runs = (cards ?? slots).match(/\p{L}+|\p{N}+/gu) ?? [];
  const plain = runs.filter(
    run => !/^(slots?|espaços?|번|번칸|칸|번과|번와|과|와|및|그리고|and|e)$/u.test(run),
  );
  const cardsOf = (slot: string): string => market[Number(slot) - 1] ?? `slot ${Number(slot)}`;
  const kinds = plain.flatMap((run, index) => {
    const colour = COLOUR_WORDS.get(run) ?? { vermelha: 'red', roxa: 'purple', amarela: 'yellow' }[run];
    return colour ? [`${colour}-${plain[index + 1]}`] : [];
  });
  return kinds.length > 0 ? kinds.toSorted() : plain.map(cardsOf).toSorted();
}

test('whatever is typed, the cards are those that the text names, or none', () => {
  let read = 0;
  fc.assert(
    fc.property(texts, markets, (text, market) => {
      const slots = drawn(text, { ...VIEW, market })?.split(',');
      if (slots === undefined) return;
      read++;
      expect(slots).toEqual([...new Set(slots)].toSorted());
      const cards = slots.map(slot => market[Number(slot) - 1] ?? `slot ${slot}`);
      expect(cards.toSorted()).toEqual(named(text, market));
    }),
    { numRuns: 8_000, seed: 20261 },
  );
  expect(read).toBeGreaterThan(100);
});

test('every market label that is offered means its own slots', () => {
  fc.assert(
    fc.property(
      markets,
      fc.subarray(['1', '2', '3', '4', '5'], { minLength: 1, maxLength: 3 }),
      (market, slots) => {
        const view = { ...VIEW, market };
        if (slots.some(slot => !market[Number(slot) - 1])) return;
        for (const language of LANGUAGES) {
          expect(drawn(portoVoice(language).value('cards', slots.join(','), view), view)).toBe(
            slots.join(','),
          );
        }
      },
    ),
  );
});
