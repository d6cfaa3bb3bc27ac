import { describe, expect, test } from 'vitest';
import { runOn } from '../../contract/recording.ts';
import { GAMES, type Recorded } from './games.ts';

describe('the command', () => {
  const random = (...more: string[]) => runOn(['random', '--format', 'green-port-record', ...more]);

  test.each(GAMES)('random %s with %i: verified, listed and proved', (variant, seats) => {
    const seed = 'ab'.repeat(32);
    const { out } = random('--variant', variant, '--seats', String(seats), '--seed', seed);
    const record: Recorded = JSON.parse(out);
    expect([record.format, record.variant, record.seats.length]).toEqual([
      'green-port-record',
      variant,
      seats,
    ]);
    expect(JSON.parse(runOn(['verify', '-'], record).out).result.ranks).toHaveLength(seats);
    expect(runOn(['legal', '-'], record)).toEqual({ status: 0, out: '', err: '' });
    const prove = (json: unknown) => runOn(['prove', '-', '--seed', seed, '--salt', 'cd'.repeat(32)], json);
    const proof = prove(record);
    expect(JSON.parse(proof.out)).toMatchObject({ agrees: true });
    const labels = JSON.parse(proof.out).shuffles.map(({ label }: { label: string }) => label);
    const tiles = record.setup.tiles ? ['tiles'] : [];
    const later = record.reshuffles.map((_, index) => `reshuffle/${index + 1}`);
    expect(labels).toEqual(['whites', 'cubes', 'deck', ...tiles, ...later]);
    const other = {
      ...record,
      setup: { ...record.setup, deck: record.setup.deck.toReversed() },
      actions: [],
      reshuffles: [],
    };
    expect(prove(other)).toMatchObject({ status: 1, err: 'not what this seed gives: deck\n' });
    const masked = {
      ...other,
      setup: { ...record.setup, deck: record.setup.deck.map((card, index) => (index < 4 ? card : '?')) },
    };
    expect(prove(masked)).toMatchObject({ status: 0 });
    if (!record.setup.tiles) return;
    const tile = { ...other, setup: { ...record.setup, tiles: record.setup.tiles.toReversed() } };
    expect(prove(tile).err).toBe('not what this seed gives: tiles\n');
  });

  test('a shuffle that the seed does not give is named', () => {
    const seed = 'ab'.repeat(32);
    const record: Recorded = JSON.parse(random('--seats', '3', '--seed', seed).out);
    const last = record.reshuffles.length;
    const order = record.reshuffles.at(-1)?.order.toReversed() ?? [];
    const reshuffles = record.reshuffles.with(-1, { cause: record.reshuffles.at(-1)?.cause ?? '', order });
    const proof = runOn(['prove', '-', '--seed', seed, '--salt', seed], { ...record, reshuffles });
    expect(proof).toMatchObject({ status: 1, err: `not what this seed gives: reshuffle/${last}\n` });
  });
});
