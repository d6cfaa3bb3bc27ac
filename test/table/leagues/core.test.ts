import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bracket, cupOf, finalOrder, nextDuels, winnerOf } from '../../../src/table/leagues/cup.ts';
import { type PairingWish, pair, tableSizes } from '../../../src/table/leagues/pairing.ts';
import { BEST, pointsOf, ranksOf, scaleOf } from '../../../src/table/leagues/points.ts';
import { type ScoredTable, standingsIn } from '../../../src/table/leagues/standings.ts';

const range = fc
  .tuple(fc.integer({ min: 2, max: 3 }), fc.integer({ min: 0, max: 3 }))
  .map(([min, more]) => ({ min, max: min + more }));
const people = fc.integer({ min: 2, max: 32 });

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

const wish = (over: Partial<PairingWish> & Pick<PairingWish, 'order'>): PairingWish => ({
  first: false,
  range: { min: 2, max: 4 },
  met: () => 0,
  apart: () => false,
  byes: () => 0,
  seed: 'seed',
  ...over,
});

function season(count: number, rounds: number, over: Partial<PairingWish>, mixed: (round: number) => number) {
  const met = new Map<string, number>();
  const byes = new Map<number, number>();
  let order = upTo(count);
  for (let round = 1; round <= rounds; round++) {
    const made = pair(
      wish({
        order,
        first: round === 1,
        met: (one, other) => met.get(`${one} ${other}`) ?? 0,
        byes: player => byes.get(player) ?? 0,
        seed: `seed/${round}`,
        ...over,
      }),
    );
    for (const player of made.byes) byes.set(player, (byes.get(player) ?? 0) + 1);
    for (const table of made.tables)
      for (const one of table)
        for (const other of table)
          if (one !== other) met.set(`${one} ${other}`, (met.get(`${one} ${other}`) ?? 0) + 1);
    const key = (player: number): number => (player * mixed(round)) % 101;
    order = order.toSorted((one, other) => key(one) - key(other) || one - other);
  }
  return { most: Math.max(0, ...met.values()), byes };
}

describe('tables of a round', () => {
  test('differ in size by one at most, and have room for all that the game takes', () => {
    fc.assert(
      fc.property(people, range, (count, { min, max }) => {
        const sizes = tableSizes(count, { min, max });
        const playing = sizes.reduce((sum, size) => sum + size, 0);
        expect(sizes.every(size => size >= min && size <= max)).toBe(true);
        expect(Math.max(0, ...sizes) - Math.min(...sizes, Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(1);
        expect(count - playing).toBeLessThan(min);
      }),
    );
    expect(tableSizes(9, { min: 2, max: 4 })).toEqual([3, 3, 3]);
    expect(tableSizes(9, { min: 2, max: 2 })).toEqual([2, 2, 2, 2]);
    expect(tableSizes(1, { min: 2, max: 4 })).toEqual([]);
  });

  test('seat everybody once, alike for the same season', () => {
    fc.assert(
      fc.property(people, range, fc.boolean(), fc.integer(), (count, sizes, first, salt) => {
        const asked = wish({
          order: upTo(count).toSorted((one, other) => ((one * 7 + salt) % 33) - ((other * 7 + salt) % 33)),
          first,
          range: sizes,
          met: (one, other) => (((one * other * 31 + salt) % 3) + 3) % 3,
        });
        const { tables, byes } = pair(asked);
        expect([...tables.flat(), ...byes].toSorted((one, other) => one - other)).toEqual(upTo(count));
        expect(pair(asked)).toEqual({ tables, byes });
      }),
      { numRuns: 40 },
    );
  });

  test('get as much strength as the others at first', () => {
    const { tables } = pair(wish({ order: upTo(8), first: true }));
    expect(tables).toEqual([
      [1, 4, 5, 8],
      [2, 3, 6, 7],
    ]);
  });

  test('bring equals together later, and nobody twice where that can be helped', () => {
    const { tables } = pair(wish({ order: upTo(8) }));
    expect(tables).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    const duels = pair(
      wish({ order: upTo(4), range: { min: 2, max: 2 }, met: (one, other) => (one + other === 3 ? 1 : 0) }),
    );
    expect(duels.tables).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  test('keep those apart between whom a block stands, though they have to meet others again', () => {
    const { tables } = pair(
      wish({
        order: upTo(4),
        range: { min: 2, max: 2 },
        apart: (one, other) => one + other === 3,
        met: (one, other) => (one + other === 3 ? 0 : 2),
      }),
    );
    expect(tables.some(table => table.includes(1) && table.includes(2))).toBe(false);
  });

  test('duels have half as many rounds as people without a second meeting, and byes go round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 20 }), fc.integer({ min: 1, max: 100 }), (count, salt) => {
        const rounds = Math.floor(count / 2);
        const duels = { range: { min: 2, max: 2 } };
        const { most, byes } = season(count, rounds, duels, round => salt + round);
        expect(most).toBe(1);
        expect(Math.max(0, ...byes.values())).toBeLessThanOrEqual(1);
      }),
      { numRuns: 25 },
    );
  });
});

describe('points by place', () => {
  test('are as reported before', () => {
    expect([2, 3, 4].map(scaleOf)).toEqual([
      [12, 0],
      [12, 6, 0],
      [12, 8, 4, 0],
    ]);
    const level = (ranks: readonly number[]) => pointsOf(ranks.map(rank => ({ rank, gone: false })));
    expect(level([1, 2, 3, 4])).toEqual([12, 8, 4, 0]);
    expect(level([1, 1, 3, 4])).toEqual([10, 10, 4, 0]);
    expect(level([2, 1, 2, 2])).toEqual([4, 12, 4, 4]);
    expect(level([1, 1])).toEqual([6, 6]);
  });

  test('a removed person gets no points and is last, and no other person has fewer for it', () => {
    const finishes = fc.array(fc.record({ rank: fc.integer({ min: 1, max: 4 }), gone: fc.boolean() }), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(finishes, all => {
        const points = pointsOf(all);
        const had = pointsOf(all.map(({ rank }) => ({ rank, gone: false })));
        const ranks = ranksOf(all);
        for (const [at, { gone }] of all.entries()) {
          if (gone) expect([points[at], ranks[at]]).toEqual([0, 1 + all.filter(one => !one.gone).length]);
          else expect(points[at]).toBeGreaterThanOrEqual(had[at] ?? BEST);
        }
        const most = scaleOf(all.length).reduce((sum, point) => sum + point, 0);
        expect(points.reduce((sum, point) => sum + point, 0)).toBeLessThanOrEqual(most);
      }),
    );
  });
});

const table = (
  ...seats: readonly (readonly [player: number, rank: number, points: number, share?: number])[]
) => seats.map(([player, rank, points, share = null]) => ({ player, rank, points, share })) as ScoredTable;
const entrants = (count: number) => upTo(count).map(player => ({ player, bonus: 0, draw: `${9 - player}` }));
const order = (all: ReturnType<typeof entrants>, tables: readonly ScoredTable[]) =>
  standingsIn(all, tables).map(({ player }) => player);

describe('a standing', () => {
  test('goes by points, and by nothing else where they differ', () => {
    expect(order(entrants(3), [table([2, 1, 12], [1, 2, 0]), table([3, 1, 6])])).toEqual([2, 3, 1]);
  });

  test('the meeting of level people decides their standing', () => {
    const tables = [table([1, 1, 12], [2, 2, 0]), table([2, 1, 12], [3, 2, 0]), table([4, 1, 0], [1, 1, 0])];
    expect(order(entrants(4), tables).slice(0, 2)).toEqual([1, 2]);
  });

  test('then the average of the opponents, then the share of points, then the draw', () => {
    const met = [table([1, 1, 12], [3, 2, 0]), table([2, 1, 12], [4, 2, 0]), table([4, 1, 12], [5, 2, 0])];
    expect(order(entrants(5), met)[0]).toBe(2);
    const shares = [table([1, 1, 12, 600], [3, 2, 0, 400]), table([2, 1, 12, 550], [4, 2, 0, 450])];
    expect(order(entrants(4), shares).slice(0, 2)).toEqual([1, 2]);
    // The last criterion is the draw, in which the smaller number is better. It puts player 2 first.
    const drawn = [table([1, 1, 12, 550], [3, 2, 0, 450]), table([2, 1, 12, 550], [4, 2, 0, 450])];
    expect(order(entrants(4), drawn).slice(0, 2)).toEqual([2, 1]);
  });

  test('asks the meeting before the opponents, and the opponents before the share', () => {
    // Player 1 won against player 2. Player 2 has stronger opponents, more of the points, and the smaller number in the draw.
    const meeting = [table([1, 1, 12, 510], [2, 2, 0, 490]), table([2, 1, 12, 900], [5, 2, 0, 100])];
    const strong = table([5, 1, 24], [6, 2, 0]);
    expect(order(entrants(6), [...meeting, strong]).filter(player => player < 3)).toEqual([1, 2]);
    // Player 1 beat a person with points. Player 2 has the greater share and the smaller number in the draw.
    const beaten = [table([1, 1, 12, 510], [3, 2, 0, 490]), table([2, 1, 12, 900], [4, 2, 0, 100])];
    const points = table([3, 1, 6], [5, 2, 0]);
    expect(order(entrants(5), [...beaten, points]).filter(player => player < 3)).toEqual([1, 2]);
  });

  test('is a strict order of everybody, whatever was played', () => {
    const played = fc.array(
      fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 1, maxLength: 4 }).chain(players =>
        fc
          .array(fc.integer({ min: 1, max: 4 }), { minLength: players.length, maxLength: players.length })
          .map(ranks => {
            const finishes = ranks.map(rank => ({ rank, gone: false }));
            const [own, points] = [ranksOf(finishes), pointsOf(finishes)];
            return players.map((player, at) => ({
              ...{ player, rank: own[at] ?? 1, points: points[at] ?? 0, share: null },
            }));
          }),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(played, tables => {
        const ranks = standingsIn(entrants(6), tables);
        expect(ranks.map(({ place }) => place)).toEqual(upTo(6));
        expect(ranks.map(({ points }) => points)).toEqual(
          ranks.map(({ points }) => points).toSorted((one, other) => other - one),
        );
        const direct = ranks.reduce((sum, rank) => sum + rank.direct, 0);
        expect(direct).toBe(0);
      }),
    );
  });
});

describe('a cup', () => {
  test('keeps the two best apart until the final', () => {
    expect(bracket([1, 2])).toEqual([[1, 2]]);
    expect(bracket(upTo(4))).toEqual([
      [1, 4],
      [2, 3],
    ]);
    expect(bracket(upTo(8))).toEqual([
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ]);
    expect(nextDuels([8, 5, 2, 3], upTo(8))).toEqual([
      [5, 8],
      [2, 3],
    ]);
    expect([cupOf(8, 7), cupOf(4, 9), cupOf(2, 1), cupOf(0, 9)]).toEqual([4, 4, 0, 0]);
  });

  test('the person of a level duel with the better standing goes on', () => {
    expect(
      winnerOf([
        { player: 3, rank: 1 },
        { player: 1, rank: 1 },
      ]),
    ).toBe(3);
    expect(
      winnerOf([
        { player: 3, rank: 2 },
        { player: 1, rank: 1 },
      ]),
    ).toBe(1);
  });

  test('ends with its winner first, whoever stood where before', () => {
    const duels = [
      { round: 4, winner: 4, loser: 1 },
      { round: 4, winner: 2, loser: 3 },
      { round: 5, winner: 4, loser: 2 },
    ];
    expect(finalOrder([1, 2, 3, 4, 5], duels)).toEqual([4, 2, 1, 3, 5]);
    expect(finalOrder([2, 1, 3], [])).toEqual([2, 1, 3]);
  });
});
