import { describe, expect, test } from 'vitest';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { distinctNames } from '../../src/presentation/text/distinct-names.ts';
import { tableNames, tidied, unescaped } from '../../src/presentation/text/names.ts';
import { playedGame } from '../../tools/gallery/played.ts';
import { textsOf } from '../presentation/scenes.ts';
import { sceneOf } from '../support/scene-of.ts';
import { some } from '../support/test-form.ts';

/** Pairs of names that look the same: whole, or after a picture or a list has cut them. */
const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  'the same name': ['Ann', 'Ann'],
  'a difference in case': ['Ann', 'ANN'],
  'a difference in accents': ['Ann', 'Änn'],
  'a letter of another script': ['Ann', 'Аnn'],
  'an invisible character': ['Ann', 'A\u200d\u200bn\u2060n'],
  'white space alone': [' ', '\u3164'],
  'two long names with one beginning': ['Maximilian A', 'Maximilian B'],
  'two names that are cut everywhere': [`${'a'.repeat(30)}1`, `${'a'.repeat(30)}2`],
  'a name from right to left': ['שלום', 'שלום'],
  'emoji of which the fonts draw none': ['Ann 🪿', 'Ann 🫎'],
};

/** Public views of a game: in its middle, and at its end. */
const VIEWS = new Map(
  gamesFrom('shown').map(id => {
    const { played } = playedGame(id, 2, 3);
    const steps = [played[Math.floor(played.length / 2)], played.at(-1)];
    return [id, steps.map(step => games[id]?.view(step?.state, 'table'))] as const;
  }),
);

const seated = (names: readonly string[]) => names.map((name, seat) => ({ id: `u${seat}`, name }));

describe.each(Object.entries(PAIRS))('%s', (_what, pair) => {
  test('is distinguished in texts', () => {
    const [one = '', other = ''] = tableNames(seated(pair)).map(unescaped);
    expect(one).not.toBe(other);
    if (pair[0].length < 10 && !/🪿/.test(pair[0])) {
      expect(one).toContain('1·');
      expect(other).toContain('2·');
    }
  });

  test.each(gamesFrom('shown'))(
    'is distinguished in pictures, alt texts and the terminal of %s',
    async id => {
      const views = VIEWS.get(id) ?? [];
      expect(views).toHaveLength(2);
      for (const language of some(LANGUAGES, 2)) {
        const names = tableNames(seated(pair), language);
        for (const view of views) {
          const presenter = presenters[id]?.(language);
          const scene = await sceneOf(id, language, each => each.picture(view, names, [], 'x.png'));
          const texts = scene ? textsOf(scene).map(({ text }) => text) : [];
          for (const [place, said] of [
            ['picture', texts.join('\n')],
            ['alt text', presenter?.alt(view, names) ?? ''],
            ['terminal', presenter?.terminal?.(view, names) ?? '1·2·'],
          ] as const) {
            // A text with room for the whole names needs no marks, if the names differ.
            const isMarked = said.includes('1·') && said.includes('2·');
            const isWhole = names[0] !== names[1] && names.every(name => said.includes(unescaped(name)));
            expect([language, place, isMarked || isWhole]).toEqual([language, place, true]);
          }
        }
      }
    },
  );
});

const WIDE_PAIRS = ['WWWWWWW', 'Player ', 'Annabel', 'mmmmm', 'illillilli'].map(begin => [
  `${begin}1`,
  `${begin}2`,
]);

test.each(gamesFrom('shown'))('no picture of %s cuts two names to the same letters', async id => {
  for (const names of WIDE_PAIRS)
    for (const view of VIEWS.get(id) ?? []) {
      const scene = await sceneOf(id, 'en', each => each.picture(view, names, [], 'x.png'));
      const cut = (scene ? textsOf(scene) : []).flatMap(({ text }) => /^(.+)…$/u.exec(text)?.[1] ?? []);
      expect([names, cut.filter(begin => names.every(name => name.startsWith(begin)))]).toEqual([names, []]);
    }
});

test('a person named like a mark deceives nobody', () => {
  const names = distinctNames(['Ann', 'Ann', '2·Ann']);
  expect(new Set(names).size).toBe(3);
  expect(names[2]).toBe('3·2·Ann');
});

test('names that look different stay as they are', () => {
  expect(distinctNames(['Ann', 'Anna', 'Bob', '🤖 Bob'])).toEqual(['Ann', 'Anna', 'Bob', '🤖 Bob']);
});

test('a name keeps the text around it as it is', () => {
  const strange = [
    '\u202eabc',
    '\u2066abc\u2069',
    '\u0301\u0302abc',
    'abc\u200d',
    '\u200dabc',
    `a${'\u0316'.repeat(50)}`,
    'a\nb\r\nc\u2028d\u0085e',
    '\ufdfd'.repeat(24),
    '\u{1242b}'.repeat(24),
    'a\u{e0041}\u{e007f}b',
    'a\u180eb\u034fc\u00ad',
    '\u3164\u115f\u1160',
    '\ud800',
  ];
  for (const raw of strange) {
    const name = tidied(raw);
    expect(name).toMatch(/^[^\p{M}\u200c\u200d][^\n\r\u2028\u0085]*$/u);
    expect(name).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]|[\u200c\u200d]$|\p{M}{4}/u);
    expect(name).not.toMatch(/\ufdfd|\u{1242b}|\u{e0041}|\u180e|\u034f/u);
  }
  // Joiners that a script or an emoji needs stay.
  for (const needed of ['می‌خواهم', 'क्‍ष', '👩‍👩‍👧']) expect(tidied(needed)).toBe(needed.normalize('NFC'));
});

test('a name from right to left is isolated in a sentence, and no other name is', () => {
  const [hebrew = '', arabic = '', latin = ''] = tableNames(seated(['שלום 7', 'محمد', 'Ann']));
  for (const name of [hebrew, arabic]) expect(name).toMatch(/^\u2068[^\u2066-\u2069]+\u2069$/);
  expect(latin).toBe('Ann');
});
