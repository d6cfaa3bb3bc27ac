import { createHash } from 'node:crypto';

export interface TableRange {
  readonly min: number;
  readonly max: number;
}

/** Returns the sizes of a round's tables, which differ by one at most. The remaining people have a bye. */
export function tableSizes(people: number, { min, max }: TableRange): readonly number[] {
  for (let tables = Math.ceil(people / max); tables > 0; tables--) {
    if (tables * min > people) continue;
    const playing = Math.min(people, tables * max);
    const [least, over] = [Math.floor(playing / tables), playing % tables];
    return Array.from({ length: tables }, (_, at) => least + (at < over ? 1 : 0));
  }
  return [];
}

/** Inputs of the pairing. The tables of a round depend on these values alone. */
export interface PairingWish {
  /** Numbers of the people, best first: by rating before the first round, later by standing. */
  readonly order: readonly number[];
  /** True in the first round, in which all tables get equal strength. In later rounds, people of equal strength meet. */
  readonly first: boolean;
  readonly range: TableRange;
  readonly met: (one: number, other: number) => number;
  /** Returns true for two people who should not sit at one table. */
  readonly apart: (one: number, other: number) => boolean;
  readonly byes: (player: number) => number;
  readonly seed: string;
}

export interface Pairing {
  /** Tables of the round. The people of a table have the order of the standing. */
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

/** Cost of seating two people together again. It exceeds the sum of all costs for differences in strength. */
const MEETING = 100_000;
const APART = 1_000_000_000;
/** Number of random arrangements that are tried in addition to the regular one. */
const TRIES = 12;

/**
 * Seats the people of a round at tables. As few people as possible meet again. In the first round, all tables get equal
 * strength. Later, people of equal strength meet.
 */
export function pair(wish: PairingWish): Pairing {
  const sizes = tableSizes(wish.order.length, wish.range);
  const playing = sizes.reduce((sum, size) => sum + size, 0);
  const byes = resting(wish, wish.order.length - playing);
  const order = wish.order.filter(player => !byes.includes(player));
  const costs = new Costs(order, wish);
  const plain = wish.first ? folded(order, sizes) : cut(order, sizes);
  let [best, least] = [plain, Number.POSITIVE_INFINITY];
  for (let attempt = 0; attempt <= TRIES; attempt++) {
    const begun = attempt === 0 ? plain : cut(shuffled(order, `${wish.seed}/${attempt}`), sizes);
    const made = improved(begun, costs);
    const cost = costs.ofAll(made);
    if (cost < least) [best, least] = [made, cost];
    // This arrangement lets no two people meet again, so no other arrangement is tried.
    if (least < MEETING) break;
  }
  const place = (player: number): number => order.indexOf(player);
  const tables = best.map(table => table.toSorted((one, other) => place(one) - place(other)));
  return { tables: tables.toSorted((one, other) => place(one[0] ?? 0) - place(other[0] ?? 0)), byes };
}

/** Chooses the people who get a bye: first people with the fewest byes so far, and among equals the last of the standing. */
function resting({ order, byes }: PairingWish, count: number): readonly number[] {
  const last = order.toReversed();
  const sorted = last.toSorted((one, other) => byes(one) - byes(other));
  return sorted.slice(0, count);
}

type Tables = readonly (readonly number[])[];

/** Cuts the order into tables, so that people who are close in the standing meet. */
function cut(order: readonly number[], sizes: readonly number[]): Tables {
  let from = 0;
  return sizes.map(size => {
    from += size;
    return order.slice(from - size, from);
  });
}

/** Deals people to the tables forwards and backwards in turn, so that each table gets one of the best people. */
function folded(order: readonly number[], sizes: readonly number[]): Tables {
  const tables = sizes.map((): number[] => []);
  const ways = [tables, tables.toReversed()];
  const left = [...order];
  for (let row = 0; left.length > 0; row++) {
    for (const table of ways[row % 2] ?? []) {
      const size = sizes[tables.indexOf(table)] ?? 0;
      const next = table.length < size ? left.shift() : undefined;
      if (next !== undefined) table.push(next);
    }
  }
  return tables;
}

function shuffled(order: readonly number[], text: string): readonly number[] {
  const drawn = (player: number) => createHash('sha256').update(`${text}/${player}`).digest('hex');
  const keys = new Map(order.map(player => [player, drawn(player)]));
  const key = (player: number): string => keys.get(player) ?? '';
  return order.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

class Costs {
  readonly #place: ReadonlyMap<number, number>;
  readonly #first: boolean;
  readonly #middle: number;
  readonly #pairs: readonly (readonly number[])[];

  constructor(order: readonly number[], { first, met, apart }: PairingWish) {
    this.#place = new Map(order.map((player, at) => [player, at]));
    this.#first = first;
    this.#middle = (order.length - 1) / 2;
    this.#pairs = order.map((one, row) =>
      order.map((other, column) => {
        if (one === other) return 0;
        const spread = first ? 0 : (row - column) ** 2;
        // The cost of seating two people together grows with the number of their earlier meetings: 0, 3, 5, 7 and so on. So two
        // people do not meet again and again.
        const again = met(one, other) === 0 ? 0 : MEETING * (2 * met(one, other) + 1);
        return spread + again + (apart(one, other) ? APART : 0);
      }),
    );
  }

  of(table: readonly number[]): number {
    const places = table.map(player => this.#place.get(player) ?? 0);
    let sum = 0;
    for (const [at, one] of places.entries())
      for (const other of places.slice(at + 1)) sum += this.#pairs[one]?.[other] ?? 0;
    if (!this.#first) return sum;
    const mean = places.reduce((total, place) => total + place, 0) / Math.max(1, places.length);
    return sum + (mean - this.#middle) ** 2;
  }

  ofAll(tables: Tables): number {
    return tables.reduce((sum, table) => sum + this.of(table), 0);
  }
}

/** Exchanges two people at a time while an exchange lowers the cost, the best exchange first. */
function improved(tables: Tables, costs: Costs): Tables {
  let now = tables;
  for (;;) {
    const change = bestChange(now, costs);
    if (!change) return now;
    now = change;
  }
}

function bestChange(tables: Tables, costs: Costs): Tables | undefined {
  const before = tables.map(table => costs.of(table));
  let [best, gained]: [Tables | undefined, number] = [undefined, 1e-9];
  for (const [a, one] of tables.entries()) {
    for (const [b, other] of tables.entries()) {
      if (b <= a) continue;
      const whole = (before[a] ?? 0) + (before[b] ?? 0);
      for (const [i, left] of one.entries()) {
        for (const [j, right] of other.entries()) {
          const [mine, theirs] = [one.with(i, right), other.with(j, left)];
          const gain = whole - costs.of(mine) - costs.of(theirs);
          if (gain > gained) [best, gained] = [tables.with(a, mine).with(b, theirs), gain];
        }
      }
    }
  }
  return best;
}
