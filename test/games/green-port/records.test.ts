import { describe, expect, test } from 'vitest';
import { greenPortRecords } from '../../../src/games/green-port/notation/record-format.ts';
import { runOn } from '../../contract/recording.ts';
import { GAMES, game, type Recorded, recorded, whole } from './games.ts';

const { legal: legalAfter, verify: verifyRecord } = greenPortRecords;

test('both causes of a shuffle come up', () => {
  const causes = GAMES.flatMap(([variant, seats]) =>
    whole(variant, seats, 5).reshuffles.map(({ cause }) => cause),
  );
  expect([...new Set(causes)].toSorted()).toEqual(['empty', 'green']);
});

describe('what nobody knows yet', () => {
  test('is `?` for every viewer: all that was never turned up, in older orders too', () => {
    let masked = 0;
    for (const [variant, seats] of GAMES) {
      const history = game(variant, seats, 4, 150);
      const turnedUp = history.played
        .flatMap(({ events }) => events.map(({ event }) => event))
        .flatMap(event => (event.type === 'revealed' ? event.card : []));
      for (const viewer of ['table', 0, 1] as const) {
        const record = recorded(history, viewer);
        const piles = [record.setup.deck, ...record.reshuffles.map(({ order }) => order)];
        expect(piles.flat().filter(card => card !== '?')).toEqual(turnedUp);
        for (const pile of piles)
          expect(pile.indexOf('?'), 'the tail').toBe(pile.filter(card => card !== '?').length);
        masked += record.reshuffles.length;
      }
    }
    expect(masked).toBeGreaterThan(0);
  });

  test('a whole game with a `?` has no result', () => {
    const record = whole('standard', 2, 6);
    const unseen = recorded(game('standard', 2, 6), 'table');
    expect(verifyRecord(unseen).actions).toEqual(verifyRecord(record).actions);
    expect(verifyRecord(unseen).result).toBeNull();
    expect(verifyRecord(record).result).not.toBeNull();
  });

  test('a reveal that needs the card is refused with its index', () => {
    const history = game('standard', 2, 6, 30);
    const first = history.played.findIndex(({ action }) => action.type === 'reveal');
    const record = recorded(history);
    const masked = { ...record, setup: { ...record.setup, deck: record.setup.deck.map(() => '?') } };
    expect(() => verifyRecord(masked)).toThrow(`action ${first}: the card to reveal is unknown ("?")`);
    const before = { ...masked, actions: record.actions.slice(0, first), reshuffles: [] };
    expect(legalAfter(before)).toEqual([{ seat: 0, type: 'reveal' }]);
  });
});

test('a shuffle that the seed does not give is named; cards that nobody knows agree with any', () => {
  const seed = 'ab'.repeat(32);
  const random = ['random', '--format', 'green-port-record', '--seats', '3', '--seed', seed];
  const record: Recorded = JSON.parse(runOn(random).out);
  const { setup, reshuffles } = record;
  const prove = (json: object) => runOn(['prove', '-', '--seed', seed, '--salt', seed], json);
  const labels = JSON.parse(prove(record).out).shuffles.map(({ label }: { label: string }) => label);
  expect(labels.slice(0, 5)).toEqual(['whites', 'cubes', 'deck', 'tiles', 'reshuffle/1']);
  expect(labels).toHaveLength(4 + reshuffles.length);
  const last = reshuffles.at(-1);
  const turned = reshuffles.with(-1, { cause: last?.cause ?? '', order: last?.order.toReversed() ?? [] });
  const begun = { ...record, actions: [], reshuffles: [] };
  const other = (change: object) => prove({ ...begun, setup: { ...setup, ...change } });
  expect(prove({ ...record, reshuffles: turned }).err).toBe(
    `not what this seed gives: reshuffle/${reshuffles.length}\n`,
  );
  expect(other({ deck: setup.deck.toReversed() }).err).toBe('not what this seed gives: deck\n');
  expect(other({ tiles: setup.tiles?.toReversed() }).err).toBe('not what this seed gives: tiles\n');
  expect(other({ deck: setup.deck.map((card, index) => (index < 4 ? card : '?')) }).status).toBe(0);
});
