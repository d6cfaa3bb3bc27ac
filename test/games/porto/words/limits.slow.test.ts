import fc from 'fast-check';
import { expect, test } from 'vitest';
import { porto } from '../../../../src/games/porto/game.ts';
import { portoVoice } from '../../../../src/games/porto/presenter/voice.ts';
import { KINDS, PRIVATE_DECK, PUBLIC_DECK } from '../../../../src/games/porto/rules/cards.ts';
import {
  COLOURS,
  type Event,
  HOUSE_IDS,
  type House,
  type View,
} from '../../../../src/games/porto/rules/types.ts';
import { LANGUAGES } from '../../../../src/presentation/language/languages.ts';
import { fits, LONG_NAMES, whole, width } from '../../../support/labels.ts';
import { times } from '../../../support/test-form.ts';
import { randomGame } from './games.ts';

const voices = LANGUAGES.map(language => ({ language, ...portoVoice(language) }));

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
    fc.property(anyView(positionOf(4)), fc.constantFrom(...voices), (view, said) => {
      fits(said.alt(view, LONG_NAMES), 1_024);
      for (const line of said.terminal(view, ['Ann', 'Ben', 'Cleo', 'Dan']).split('\n'))
        expect(width(line)).toBeLessThanOrEqual(80);
    }),
    { numRuns: times(100, 300) },
  );
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
        whole(said.describeAction({ type: 'keep', contracts: [first, second, third] }, view));
        seen.add(label);
        count += 1;
      }
    }
  }
  expect(seen.size).toBe(count);
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
      const actionText = said.describeAction(action, view, [built as Event]);
      whole(actionText);
      expect(actionText).toContain(String(points));
      whole(said.value('claim', '1,2,3', view));
    }),
    { numRuns: times(150, 500) },
  );
});
