import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { portoVoice } from '../../../../src/games/porto/presenter/voice.ts';
import { KINDS, PRIVATE_DECK, PUBLIC_DECK } from '../../../../src/games/porto/rules/cards.ts';
import { porto } from '../../../../src/games/porto/rules/index.ts';
import {
  COLOURS,
  type Colour,
  type Event,
  HOUSE_IDS,
  type House,
  type View,
} from '../../../../src/games/porto/rules/types.ts';
import { portoWords } from '../../../../src/games/porto/words/all.ts';
import { TOPIC_IDS } from '../../../../src/games/porto/words/facts.ts';
import { previewAlt } from '../../../../src/games/porto/words/foreseen.ts';
import { LANGUAGES } from '../../../../src/stage/language/languages.ts';
import { choices } from '../../../../src/stage/menu.ts';
import { unescaped } from '../../../../src/stage/names.ts';
import { some, times } from '../../../support/form.ts';
import { fits, LONG_NAMES, whole, width } from '../../../support/labels.ts';
import { type Position, randomGame, VARIETIES } from './games.ts';

const voice = portoVoice('en');
const voices = LANGUAGES.map(language => ({
  language,
  words: portoWords(language),
  ...portoVoice(language),
}));
type Voice = (typeof voices)[number];
const checkView = (view: View, { words, ...said }: Voice): void => {
  const alt = said.alt(view, LONG_NAMES);
  fits(alt, 1024);
  if (!alt.endsWith(`\n${words.alt.decks(view.deck, view.publicDeck)}`)) throw new Error(alt);
  for (const { id, level, height, colour } of view.houses) {
    const house = `${id} ${colour ? words.cards.colours[colour] : words.alt.empty} ${level}/${height}`;
    if (!alt.includes(house)) throw new Error(`no ${house}: ${alt}`);
  }
  for (const seat of view.players.keys()) {
    const name = [...unescaped(LONG_NAMES[seat] ?? '')].slice(0, 5).join('');
    if (!alt.includes(name)) throw new Error(`no ${name}: ${alt}`);
  }
  const board = said.terminal(view, ['Ann', 'Ben', 'Cleo', 'Dan']);
  for (const line of board.split('\n')) expect(width(line)).toBeLessThanOrEqual(80);
  fits(said.hand(view, LONG_NAMES), 1900);
  for (const line of [said.scores(view, LONG_NAMES), said.awaits(view)]) {
    fits(line, 400);
    expect(line).not.toContain('\n');
  }
  fits(said.finale(view, LONG_NAMES) ?? '-', 1900);
};

/** @param index of the position in its game: each language has its share of them */
const checkPosition = ({ state, seat, legal, action, events, after }: Position, index: number): void => {
  const view = porto.view(state, seat);
  const table = porto.view(after, 'table');
  const fields = porto.fields(action).map(([field]) => [field, choices(porto, legal, {}, field)] as const);
  for (const said of voices.filter((_, at) => (index + at) % times(7, 3) === 0)) {
    checkView(view, said);
    checkView(table, said);
    for (const line of [...said.story(events, LONG_NAMES), ...said.foreseen(events, LONG_NAMES)])
      fits(line, 600);
    fits(previewAlt(said.words, view, LONG_NAMES, events), 1024);
    for (const line of said.recap(events, porto.view(after, seat), LONG_NAMES)) fits(line, 600);
    whole(said.deed(action, view, events));
    for (const [field, values] of fields) {
      expect(said.question(field)).toMatch(/[?？]$/);
      fits(said.fieldName(field), 40);
      for (const value of values) whole(said.value(field, value, view));
    }
  }
};

describe('whole games stay within what Discord and a terminal take, in every language', () => {
  test.each(some(VARIETIES, 4))('%i seats, %o', (seats, options) => {
    for (const [index, position] of [...randomGame(seats, options, 1)].entries())
      checkPosition(position, index);
  });

  test('the alt text is the same for every viewer: a public picture tells nothing private', () => {
    for (const { state, seat } of randomGame(3, { variant: 'standard' }, 5)) {
      const publicly = voice.alt(porto.view(state, 'table'), LONG_NAMES);
      expect(voice.alt(porto.view(state, seat), LONG_NAMES)).toBe(publicly);
      expect(voice.terminal(porto.view(state, seat), LONG_NAMES)).toBe(
        voice.terminal(porto.view(state, 'table'), LONG_NAMES),
      );
    }
  });
});

const house = (id: (typeof HOUSE_IDS)[number]): fc.Arbitrary<House> =>
  fc
    .record({
      height: fc.integer({ min: 4, max: 6 }),
      started: fc.integer({ min: 0, max: 6 }),
      colour: fc.constantFrom(...COLOURS),
      ground: fc.integer({ min: 0, max: 4 }),
      roof: fc.integer({ min: 0, max: 4 }),
    })
    .map(({ height, started, colour, ground, roof }) => {
      const level = Math.min(started, height);
      return {
        id,
        height,
        level,
        colour: level > 0 ? colour : null,
        ground: level > 0 ? 0 : ground,
        roof: level === height ? 0 : roof,
      };
    });

const anyView = (base: View): fc.Arbitrary<View> =>
  fc
    .record({
      houses: fc.tuple(...HOUSE_IDS.map(house)),
      market: fc.array(fc.constantFrom(...KINDS, null), { minLength: 5, maxLength: 5 }),
      contracts: fc.array(fc.constantFrom(...PUBLIC_DECK, null), { minLength: 4, maxLength: 4 }),
      score: fc.integer({ min: 0, max: 199 }),
      cards: fc.array(fc.constantFrom(...KINDS), { maxLength: 50 }),
    })
    .map(({ score, cards, ...board }) => ({
      ...base,
      ...board,
      lastRound: 38,
      round: 38,
      players: base.players.map(player => ({
        ...player,
        score,
        hand: cards,
        claimed: PUBLIC_DECK.slice(0, 12),
      })),
    }));

const positionOf = (seats: number): View => {
  const [position] = randomGame(seats, { variant: 'family' }, 3);
  if (!position) throw new Error('no game');
  return porto.view(position.state, 'table');
};

test('any position of four seats fits: the alt text whole, the board in 80 columns', () => {
  fc.assert(
    fc.property(anyView(positionOf(4)), fc.constantFrom(...voices), (view, said) => checkView(view, said)),
    { numRuns: times(100, 300) },
  );
});

test.each(voices)(
  'the fullest position of four with the longest names fits its alt text: $language',
  said => {
    const base = positionOf(4);
    const longest = (names: Readonly<Record<string, string>>): Colour =>
      COLOURS.toSorted((one, other) => (names[other] ?? '').length - (names[one] ?? '').length)[0] ?? 'red';
    const colour = longest(said.words.cards.colours);
    for (const lastRound of [null, 40]) {
      for (const built of [true, false]) {
        const view: View = {
          ...base,
          round: 39,
          lastRound,
          houses: base.houses.map(house =>
            built
              ? { ...house, colour, level: house.height - 1, ground: 0, roof: 4 }
              : { ...house, ground: 4, roof: 4 },
          ),
          market: base.market.map(() => `${colour}-3` as const),
          contracts: ['cards-red-yellow', 'cards-purple-yellow', 'cards-green-yellow', 'cards-purple-red'],
          supply: Object.fromEntries(
            COLOURS.map(each => [each, { floors: 15, grounds: 3 }]),
          ) as View['supply'],
          players: base.players.map(player => ({
            ...player,
            score: 199,
            hand: Array(12).fill('red-1'),
            claimed: PUBLIC_DECK.slice(0, 12),
          })),
          publicDeck: 31,
        };
        checkView(view, said);
      }
    }
  },
);

test.each(voices)('chapters of the rules fit one message each: $language', ({ topics }) => {
  expect(topics.map(({ id }) => id)).toEqual([...TOPIC_IDS]);
  for (const { text, title } of topics) {
    fits(text, 1800);
    fits(title, 80);
  }
});

test.each(voices)('every choice of three private contracts fits, and no two look alike: $language', said => {
  const view = positionOf(2);
  const seen = new Set<string>();
  let count = 0;
  for (const [one, first] of PRIVATE_DECK.entries()) {
    for (const [two, second] of PRIVATE_DECK.slice(one + 1).entries()) {
      for (const third of PRIVATE_DECK.slice(one + two + 2)) {
        const label = said.value('contracts', `${first},${second},${third}`, view);
        whole(label);
        whole(said.deed({ type: 'keep', contracts: [first, second, third] }, view));
        seen.add(label);
        count += 1;
      }
    }
  }
  expect(seen.size).toBe(count);
});

test('every set of contracts that one build may claim fits its label, with the longest of deeds', () => {
  const view = {
    ...positionOf(4),
    contracts: ['floors-3-purple', 'house-purple', 'cards-purple-yellow', null] as const,
  };
  const action = {
    type: 'build',
    number: 'yellow-3',
    colour: 'purple-3',
    house: 'L4',
    token: 'R7',
    fulfil: [1, 2, 3],
  } as const;
  const written = LANGUAGES.map(portoVoice);
  expect(written.map(said => said.value('claim', '1,2,3', view))).toEqual([
    '3 purple floors (2), purple house (2), purple + yellow cards (2)',
    '보라색 타일 3개 (2), 보라색 건물 (2), 보라색 + 노란색 카드 (2)',
    '3 andares roxos (2), casa roxa (2), cartas roxa + amarela (2)',
    '3 lila Etagen (2), lila Haus (2), Karten lila + gelb (2)',
    '3 pisos morados (2), casa morada (2), cartas morada + amarilla (2)',
    '3 étages violets (2), maison violette (2), cartes violette + jaune (2)',
    '紫のフロア3枚 (2), 紫の家 (2), 紫 + 黄のカード (2)',
  ]);
  expect(written.map(said => said.deed(action, view))).toEqual([
    'Build 3 purple on L4, token to R7, claim contracts 1, 2 and 3',
    'L4에 보라색 3개 건설, 토큰은 R7 지붕, 보라색 타일 3개, 보라색 건물 및 보라색 + 노란색 카드 달성',
    'Construir 3 andares roxos em L4, ficha para R7, contratos 1, 2 e 3',
    'Bauen: 3 lila Etagen auf L4, Marker auf R7, Aufträge 1, 2 und 3',
    'Construir 3 pisos morados en L4, ficha a R7, contratos 1, 2 y 3',
    'Construire 3 étages violets sur L4, jeton vers R7, contrats 1, 2 et 3',
    '建てる：L4に紫3、トークンはR7へ、達成：紫のフロア3枚、紫の家、紫 + 黄のカード',
  ]);
});

const anyBuild = fc.record({
  number: fc.constantFrom(...KINDS),
  colour: fc.constantFrom(...KINDS),
  house: fc.constantFrom(...HOUSE_IDS),
  token: fc.constantFrom(...HOUSE_IDS),
  contracts: fc.uniqueArray(fc.constantFrom(...PUBLIC_DECK), { minLength: 4, maxLength: 4 }),
  points: fc.integer({ min: 10, max: 50 }),
});

test('any build with its token, three contracts and points fits a label whole, in every language', () => {
  const base = positionOf(4);
  fc.assert(
    fc.property(anyBuild, fc.constantFrom(...voices), ({ contracts, points, ...build }, said) => {
      const view = { ...base, contracts };
      const action = { type: 'build', ...build, fulfil: [1, 2, 3] } as const;
      const built = {
        type: 'built',
        points: { house: points, neighbours: 0, ground: 0, roof: 0, contracts: 0 },
      };
      const deed = said.deed(action, view, [built as Event]);
      whole(deed);
      expect(deed).toContain(String(points));
      whole(said.value('claim', '1,2,3', view));
    }),
    { numRuns: times(150, 500) },
  );
});
