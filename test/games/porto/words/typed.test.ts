import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../../src/core/contract/dice.ts';
import { accept } from '../../../../src/core/contract/result.ts';
import { porto } from '../../../../src/games/porto/game.ts';
import { portoVoice } from '../../../../src/games/porto/presenter/voice.ts';
import { COLOURS, type Kind, VALUES, type View } from '../../../../src/games/porto/rules/types.ts';
import { portoWords } from '../../../../src/games/porto/words/all.ts';
import { LETTERS, ownLetters } from '../../../../src/games/porto/words/cards.ts';
import { grammar } from '../../../../src/presentation/language/grammar.ts';
import { LANGUAGES } from '../../../../src/presentation/language/languages.ts';

const voice = portoVoice('en');
const VIEW: View = {
  ...porto.view(porto.setup(2, { variant: 'family' }, new SeededDice(new Uint8Array(32).fill(1))), 0),
  market: ['blue-1', 'red-2', 'blue-3', 'green-1', 'blue-1'],
};

const read = (text: string, view: View = VIEW) => {
  const found = voice.typed('cards', text, view);
  if (!found) throw new Error('cards are not read');
  return found;
};
const drawn = (text: string, view: View = VIEW): string | undefined => {
  const found = read(text, view);
  return found.ok ? found.value : undefined;
};
const said = (text: string, view: View = VIEW): string => {
  const found = read(text, view);
  return found.ok ? `draws ${found.value}` : voice.refusal(found.refusal, view);
};
const HELD = 'The market holds 1: blue 1, 2: red 2, 3: blue 3, 4: green 1, 5: blue 1.';

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

describe('cards to draw, as they are typed', () => {
  test.each([
    ['1,3', '1,3'],
    ['1 3', '1,3'],
    [' 3 , 1 ', '1,3'],
    ['4 + 1', '1,4'],
    ['1 and 4', '1,4'],
    ['1번, 4번', '1,4'],
    ['4번과 1번', '1,4'],
    ['slots 1 and 4', '1,4'],
    ['espaços 1 e 4', '1,4'],
    ['emplacements 1 et 4', '1,4'],
    ['3', '3'],
    ['red 2', '2'],
    ['red-2', '2'],
    ['RED2', '2'],
    ['R2', '2'],
    ['b 1', '1'],
    ['vermelho 2', '2'],
    ['vermelha 2', '2'],
    ['verde 1 e vermelho 2', '2,4'],
    ['rouge 2', '2'],
    ['verte 1 et rouge 2', '2,4'],
    ['빨간색 2', '2'],
    ['빨간색 2'.normalize('NFD'), '2'],
    ['초록색 1, 빨간색 2', '2,4'],
    ['빨2', '2'],
    ['초1, 빨 2', '2,4'],
    ['파1 파3', '1,3'],
    ['빨2'.normalize('NFD'), '2'],
    ['green 1 red 2', '2,4'],
    ['blue 1', '1'],
    ['blue 1, blue 1', '1,5'],
    ['2 + 4: red 2, green 1', '2,4'],
    ['1 + 3: blue 1, blue 3', '1,3'],
    ['1 2 3 4', '1,2,3,4'],
  ])('%j are the slots %s', (text, slots) => {
    expect(drawn(text)).toBe(slots);
  });

  test.each([
    ['blue 2', `There is no blue 2 in the market. ${HELD}`],
    ['azul 2', `There is no blue 2 in the market. ${HELD}`],
    ['red 2 red 2', `The market has red 2 only once. ${HELD}`],
    ['blue 1, blue 1, blue 1', `The market has blue 1 only twice. ${HELD}`],
    ['@everyone <@1>', '“@\u2060everyone <@\u20601>” is not valid for `cards`'],
    ['red', '“red” is not valid for `cards`'],
    ['2 red', '“2 red” is not valid for `cards`'],
    ['red 3 4', '“red 3 4” is not valid for `cards`'],
    ['1-3', '“1-3” is not valid for `cards`'],
    ['red 7', '“red 7” is not valid for `cards`'],
    ['pink 2', '“pink 2” is not valid for `cards`'],
    ['red 2 please', '“red 2 please” is not valid for `cards`'],
    ['blue 1, 3', 'Name slots or cards, not both'],
    ['1: red 2', '“1: red 2” is not valid for `cards`'],
    ['13', `There is no slot 13: the market has slots 1 to 5. ${HELD}`],
    ['0', 'There is no slot 0'],
    ['1 1', `A draw takes one to 3 cards, each once, worth at most 3 together. ${HELD}`],
    [' , ', `A draw takes at least one card. ${HELD}`],
  ])('%j draws nothing: %s', (text, sentence) => {
    expect(said(text).replace(/\\/g, '')).toContain(sentence);
    expect(said(text)).toContain('The market holds 1: blue 1');
  });

  test('a refusal says what lies in the market, in every language', () => {
    for (const language of LANGUAGES) {
      const words = portoVoice(language);
      const { labelled } = grammar(language);
      for (const text of ['blue 2', 'red 2 red 2', 'nonsense', '1, blue 1', '9']) {
        const found = read(text);
        const sentence = found.ok ? '' : words.refusal(found.refusal, VIEW);
        expect(sentence).toContain(labelled('1', words.value('colour', 'blue-1', VIEW)));
        expect(sentence).toContain(labelled('5', words.value('colour', 'blue-1', VIEW)));
      }
    }
  });
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
