import { describe, expect, test } from 'vitest';
import { RecordError } from '../../../src/core/contract/record.ts';
import { portoRecords } from '../../../src/games/porto/notation/record-format.ts';
import { CONSTRUCTION_DECK } from '../../../src/games/porto/rules/cards.ts';
import type { Options } from '../../../src/games/porto/rules/types.ts';
import { runOn } from '../../contract/recording.ts';
import { shuffledByHand } from '../../core/by-hand.ts';

const { prove: proveRecord } = portoRecords;

interface Document {
  readonly setup: { readonly constructionDeck: string[]; readonly privateContracts: string[][] };
  readonly reshuffles: { readonly order: string[] }[];
}

const recordOf = (seed: string, seats: number, { variant, timer }: Options): Document => {
  const settings = ['--variant', variant, ...(timer === undefined ? [] : ['--timer', `${timer}`])];
  return JSON.parse(runOn(['random', '--seats', `${seats}`, ...settings, '--seed', seed]).out);
};

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

test('another program comes to the same deck from the documents alone', () => {
  for (const byte of [1, 77, 255]) {
    const { setup } = recordOf(seedOf(byte), 2, { variant: 'standard' });
    expect(shuffledByHand(Buffer.alloc(32, byte), 'construction', CONSTRUCTION_DECK)).toEqual(
      setup.constructionDeck,
    );
  }
});
