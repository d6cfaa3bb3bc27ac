import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KINDS, PRIVATE_DECK, PUBLIC_DECK } from '../../../src/games/porto/cards.ts';
import { porto } from '../../../src/games/porto/index.ts';
import { COLOURS, HOUSE_IDS, type House, type View } from '../../../src/games/porto/types.ts';
import { choices } from '../../../src/present/menu.ts';
import { safeName } from '../../../src/present/names.ts';
import { padded } from '../../../src/present/porto/terminal.ts';
import { portoVoice } from '../../../src/present/porto/voice.ts';
import { randomGame, VARIETIES } from './games.ts';

const voice = portoVoice('en');
const LONG = [
  'Wolfeschlegelsteinhausenbergerdorff',
  '****************************',
  '👩‍👩‍👧‍👦'.repeat(30),
  '@@@@@@@@@@@@@@@@@@@@@@@@@@@@',
].map(name => safeName(name));
const width = (line: string): number => Array.from(line).length;

const checkView = (view: View): void => {
  const alt = voice.alt(view, LONG);
  expect(alt.length).toBeLessThanOrEqual(1024);
  expect(alt).toMatch(/Decks: \d+ cards, \d+ contracts\.$/);
  for (const { id, level, height, colour } of view.houses) {
    expect(alt).toContain(`${id} ${colour ?? 'empty'} ${level}/${height}`);
  }
  const board = voice.terminal(view, ['Ann', 'Ben', 'Cleo', 'Dan']);
  for (const line of board.split('\n')) expect(width(line)).toBeLessThanOrEqual(80);
  expect(voice.hand(view, LONG).length).toBeLessThanOrEqual(1900);
  expect(voice.hand(view, LONG)).not.toBe('');
  expect(voice.scores(view, LONG)).not.toContain('\n');
  expect(voice.awaits(view)).not.toContain('\n');
  expect((voice.finale(view, LONG) ?? '').length).toBeLessThanOrEqual(1900);
};

describe('whole games stay within what Discord and a terminal take', () => {
  test.each(VARIETIES)('%i seats, %o', (seats, options) => {
    for (const seed of [1, 2]) {
      for (const { state, seat, legal, action, events, after } of randomGame(seats, options, seed)) {
        const view = porto.view(state, seat);
        checkView(view);
        checkView(porto.view(after, 'table'));
        for (const line of voice.story(events, LONG)) {
          expect(line.length).toBeLessThanOrEqual(600);
          expect(line).not.toMatch(/undefined|NaN|null|\[object/);
        }
        const deed = voice.deed(action, view, events);
        expect(deed.length).toBeLessThanOrEqual(80);
        expect(deed).not.toMatch(/undefined|NaN|…/);
        for (const [field] of porto.fields(action)) {
          expect(voice.question(field)).toMatch(/\?$/);
          for (const value of choices(porto, legal, {}, field)) {
            const label = voice.value(field, value, view);
            expect(label).not.toBe('');
            expect(label.length).toBeLessThanOrEqual(80);
            expect(label).not.toMatch(/undefined|NaN|…/);
          }
        }
      }
    }
  });

  test('the alt text is the same for every viewer: a public picture tells nothing private', () => {
    for (const { state, seat } of randomGame(3, { variant: 'standard' }, 5)) {
      const publicly = voice.alt(porto.view(state, 'table'), LONG);
      expect(voice.alt(porto.view(state, seat), LONG)).toBe(publicly);
      expect(voice.terminal(porto.view(state, seat), LONG)).toBe(
        voice.terminal(porto.view(state, 'table'), LONG),
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
  fc.assert(fc.property(anyView(positionOf(4)), checkView));
});

test('chapters of the rules fit one message each and cover what the issue names', () => {
  const ids = voice.topics.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of [
    'overview',
    'turn',
    'draw',
    'build',
    'points',
    'contracts',
    'private',
    'end',
    'solo',
    'family',
    'notation',
  ]) {
    expect(ids).toContain(id);
  }
  for (const { text, title } of voice.topics) {
    expect(text.length).toBeLessThanOrEqual(1800);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(text).not.toMatch(/undefined|NaN/);
  }
});

test('every choice of three private contracts fits a label, and no two look alike', () => {
  const view = positionOf(2);
  const seen = new Set<string>();
  let count = 0;
  for (const [one, first] of PRIVATE_DECK.entries()) {
    for (const [two, second] of PRIVATE_DECK.slice(one + 1).entries()) {
      for (const third of PRIVATE_DECK.slice(one + two + 2)) {
        const label = voice.value('contracts', `${first},${second},${third}`, view);
        const deed = voice.deed({ type: 'keep', contracts: [first, second, third] }, view);
        if (label.length > 80 || deed.length > 80 || deed.endsWith('…')) throw new Error(deed);
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
  expect(voice.value('claim', '1,2,3', view)).toBe(
    '3 purple floors (2), purple house (2), purple + yellow cards (2)',
  );
  const action = {
    type: 'build',
    number: 'yellow-3',
    colour: 'purple-3',
    house: 'L4',
    token: 'R7',
    fulfil: [1, 2, 3],
  } as const;
  expect(voice.deed(action, view)).toBe('Build 3 purple on L4, token to R7, claim contracts 1, 2 and 3');
});

test('names in wide scripts keep the columns of the board', () => {
  expect(padded('김민준', 4)).toBe('김민');
  expect(padded('김민준', 5)).toBe('김민 ');
  expect(padded('👍Ann', 6)).toBe('👍Ann ');
  expect(padded('e\u0301', 3)).toBe('e\u0301  ');
});
