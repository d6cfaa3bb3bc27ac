import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../src/core/dice.ts';
import { RecordError } from '../../../src/core/record.ts';
import { RecordingDice } from '../../../src/core/scripted-dice.ts';
import { CONSTRUCTION_DECK } from '../../../src/games/porto/rules/cards.ts';
import { porto } from '../../../src/games/porto/rules/index.ts';
import { reshufflesIn, writeRecord } from '../../../src/games/porto/rules/record.ts';
import { proveRecord } from '../../../src/games/porto/rules/record-format.ts';
import { shuffledDeal, stateOf } from '../../../src/games/porto/rules/setup.ts';
import type { Action, Options } from '../../../src/games/porto/rules/types.ts';

interface Document {
  readonly setup: { readonly constructionDeck: string[]; readonly privateContracts: string[][] };
  readonly reshuffles: { readonly order: string[] }[];
}

function recordOf(seed: string, seats: number, options: Options): Document {
  const dice = SeededDice.fromHex(seed);
  const chance = new SeededDice(new Uint8Array(32).fill(9));
  const deal = shuffledDeal(seats, options, dice);
  const recording = new RecordingDice(dice);
  const plies: { seat: number; action: Action }[] = [];
  let state = stateOf(deal);
  for (let seat = porto.toAct(state)[0]; seat !== undefined; seat = porto.toAct(state)[0]) {
    const actions = porto.legal(state, seat);
    const builds = actions.filter(({ type }) => type === 'build');
    const from = builds.length > 0 ? builds : actions;
    const action = from[chance.below(from.length, 'play')];
    if (action === undefined) throw new Error('nothing is legal');
    const done = porto.apply(state, seat, action, recording);
    if (!done.ok) throw new Error(done.refusal.code);
    state = done.value.state;
    plies.push({ seat, action });
  }
  const names = Array.from({ length: seats }, (_, seat) => `player ${seat}`);
  return JSON.parse(
    JSON.stringify(writeRecord(deal, names, reshufflesIn(recording.chances), plies)),
  ) as Document;
}

const seedOf = (byte: number): string => byte.toString(16).padStart(2, '0').repeat(32);
const KINDS: readonly (readonly [seats: number, options: Options])[] = [
  [1, { variant: 'solo', timer: 24 }],
  [1, { variant: 'solo', timer: 28 }],
  [2, { variant: 'standard' }],
  [3, { variant: 'family' }],
  [4, { variant: 'standard' }],
];

describe('a record and its seed', () => {
  test.each(KINDS)('agree in every shuffle: %i seats, %o', (seats, options) => {
    let reshuffles = 0;
    for (let byte = 1; byte <= 8; byte++) {
      const record = recordOf(seedOf(byte), seats, options);
      const proven = proveRecord(record, seedOf(byte));
      expect(proven.agrees, JSON.stringify(proven)).toBe(true);
      expect(proven.shuffles.length).toBe((options.variant === 'family' ? 3 : 4) + record.reshuffles.length);
      reshuffles += record.reshuffles.length;
    }
    expect(reshuffles).toBeGreaterThan(0);
  });

  test('disagree where a card was moved, and the shuffle is named', () => {
    const record = recordOf(seedOf(1), 4, { variant: 'standard' });
    const { setup, reshuffles } = record;
    const [one = '', ...rest] = setup.constructionDeck;
    const turned = { ...record, setup: { ...setup, constructionDeck: [...rest, one] } };
    const wrong = (json: unknown) =>
      proveRecord(json, seedOf(1)).shuffles.flatMap(({ label, agrees }) => (agrees ? [] : [label]));
    expect(wrong(record)).toEqual([]);
    expect(wrong(turned)).toEqual(['construction']);
    const swapped = { ...setup, privateContracts: setup.privateContracts.toReversed() };
    expect(wrong({ ...record, setup: swapped })).toEqual(['private']);
    const reordered = reshuffles.map(each => ({ ...each, order: each.order.toReversed() }));
    expect(wrong({ ...record, reshuffles: reordered })).toContain('reshuffle/1');
    expect(wrong({ ...record, reshuffles: [] })).toContain('reshuffle/1');
  });

  test('disagree under another seed', () => {
    const { agrees, shuffles } = proveRecord(recordOf(seedOf(1), 2, { variant: 'standard' }), seedOf(2));
    expect(agrees).toBe(false);
    expect(shuffles.every(shuffle => !shuffle.agrees)).toBe(true);
  });

  test('agree where the writer did not know a card', () => {
    const record = recordOf(seedOf(3), 2, { variant: 'standard' });
    const { setup } = record;
    const deck = setup.constructionDeck.with(-1, '?');
    const dealt = [setup.privateContracts[0] ?? [], ['?', '?', '?', '?', '?']];
    const masked = { ...record, setup: { ...setup, constructionDeck: deck, privateContracts: dealt } };
    expect(proveRecord(masked, seedOf(3)).shuffles.slice(0, 4)).toEqual(
      ['tokens', 'private', 'construction', 'public'].map(label => ({ label, agrees: true })),
    );
  });

  test('text that is no record is refused', () => {
    expect(() => proveRecord({ format: 'porto-record' }, seedOf(1))).toThrow(RecordError);
  });
});

/** Shuffles by the description in docs/dice.md, without the project's code. */
function shuffledByTheBook<T>(items: readonly T[], label: string, seed: Buffer): T[] {
  let taken = 0;
  const word = (): number => {
    const block = createHmac('sha256', seed)
      .update(`porto-dice/1/${label}/${taken >> 3}`)
      .digest();
    return block.readUInt32BE((taken++ % 8) * 4);
  };
  const cards = [...items];
  for (let last = cards.length - 1; last > 0; last--) {
    const n = last + 1;
    let drawn = word();
    while (drawn >= Math.floor(2 ** 32 / n) * n) drawn = word();
    const other = drawn % n;
    [cards[last], cards[other]] = [cards[other] as T, cards[last] as T];
  }
  return cards;
}

test('another program comes to the same deck from the documents alone', () => {
  for (const byte of [1, 77, 255]) {
    const { setup } = recordOf(seedOf(byte), 2, { variant: 'standard' });
    expect(shuffledByTheBook(CONSTRUCTION_DECK, 'construction', Buffer.alloc(32, byte))).toEqual(
      setup.constructionDeck,
    );
  }
});
