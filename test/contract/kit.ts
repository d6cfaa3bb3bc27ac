import { isDeepStrictEqual } from 'node:util';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../src/core/dice.ts';
import type { AnyGame, Seat, Viewer } from '../../src/core/game.ts';

/** How the kit plays a game: one entry for each set of options. */
export interface Table {
  readonly name: string;
  readonly options: unknown;
  /** Something is hidden from every viewer after the set-up, so imagined worlds must differ. */
  readonly secrets: boolean;
  /** Law of this game alone: throws when a reachable or imagined state breaks it. */
  readonly invariant?: (state: unknown) => void;
  /** Each seat's points so far, as the state keeps them; needed where the game tells what an action is worth. */
  readonly points?: (state: unknown) => readonly number[];
}

const ENDLESS = 4_000;
/** One position in so many gets the full treatment. */
const SAMPLE = 15;
const ACTIONS_TRIED = 30;
const WORLDS = 6;

/** An integer from 0 to n − 1. */
export type Below = (n: number) => number;
export const chance = (seed: number): Below => {
  const generator = xoroshiro128plus(seed);
  return n => uniformInt(generator, 0, n - 1);
};
const pick = <T>(items: readonly T[], below: Below): T => items[below(items.length)] as T;

export const seedBytes = (seed: number): Uint8Array => {
  const below = chance(seed);
  return Uint8Array.from({ length: 32 }, () => below(256));
};

/** Freezes all of it, and throws where it is anything but plain JSON. What is shared with an earlier call is known already. */
export const freezePlain = <T>(value: T, known: WeakSet<object>, path = 'state'): T => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) throw new Error(`${path} is ${String(value)}`);
    return value;
  }
  if (typeof value !== 'object') throw new Error(`${path} is ${typeof value}, which JSON can't hold`);
  if (known.has(value)) return value;
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype)
    throw new Error(`${path} is no plain object`);
  if (Object.getOwnPropertySymbols(value).length > 0) throw new Error(`${path} has symbols`);
  for (const [key, part] of Object.entries(value)) freezePlain(part, known, `${path}.${key}`);
  known.add(value);
  return Object.freeze(value);
};

/** The same text for the same value, whatever the order of its keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

const JUNK: readonly unknown[] = [
  0,
  -1,
  1.5,
  99,
  '',
  '?',
  'blue-9',
  'L9',
  'constructor',
  '__proto__',
  null,
  [],
  {},
  true,
];

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

/** The action with one thing changed: a value swapped for another, a part dropped, a list longer, shorter or turned round. */
export const mutate = (action: unknown, others: readonly unknown[], below: Below): unknown => {
  if (Array.isArray(action)) {
    const list = [...action];
    switch (below(5)) {
      case 0:
        return list.slice(1);
      case 1:
        return [...list, pick(list.length > 0 ? list : JUNK, below)];
      case 2:
        return list.reverse();
      case 3:
        return pick(JUNK, below);
      default: {
        const at = below(list.length + 1);
        return list.map((part, index) => (index === at ? mutate(part, others, below) : part));
      }
    }
  }
  if (typeof action === 'object' && action !== null) {
    const entries = Object.entries(action);
    const at = below(entries.length);
    if (below(4) === 0) return Object.fromEntries(entries.filter((_, index) => index !== at));
    return Object.fromEntries(
      entries.map(([key, part], index) => [key, index === at ? mutate(part, others, below) : part]),
    );
  }
  const pool = others.filter(other => typeof other === typeof action);
  return below(3) === 0 || pool.length === 0 ? pick(JUNK, below) : pick(pool, below);
};

const demand = (holds: boolean, law: string): void => {
  if (!holds) throw new Error(law);
};

/** Deep equality without the cost of vitest's, which is asked only to show the difference. */
const same = (actual: unknown, wanted: unknown, law: string): void => {
  if (!isDeepStrictEqual(actual, wanted)) expect(actual, law).toEqual(wanted);
};

/** One random game, with everything the contract promises checked on the way. */
class Playthrough {
  readonly #game: AnyGame;
  readonly #table: Table;
  readonly #seats: number;
  readonly #below: Below;
  readonly #seed: Uint8Array;
  readonly #dice: SeededDice;
  readonly #known = new WeakSet<object>();
  readonly #log: { seat: Seat; text: string }[] = [];
  #state: unknown;

  constructor(game: AnyGame, table: Table, seats: number, seed: number) {
    this.#game = game;
    this.#table = table;
    this.#seats = seats;
    this.#below = chance(seed + 1_000_000);
    this.#seed = seedBytes(seed);
    this.#dice = new SeededDice(this.#seed);
    this.#state = this.#checked(game.setup(seats, table.options, this.#dice));
  }

  run(): void {
    this.#checkWorldsDiffer();
    for (;;) {
      if (this.#log.length > ENDLESS) throw new Error(`no end after ${ENDLESS} actions`);
      const sampled = this.#log.length === 0 || this.#below(SAMPLE) === 0;
      const awaited = this.#game.toAct(this.#state);
      if (awaited.length === 0) break;
      this.#checkSeats(awaited);
      if (sampled) this.#checkPosition(awaited);
      this.#move(pick(awaited, this.#below));
    }
    this.#checkEnd();
    this.#checkReplay();
  }

  #checked(state: unknown): unknown {
    freezePlain(state, this.#known);
    this.#table.invariant?.(state);
    return state;
  }

  /** First what kind of action, then which: so that the rarer kinds get their share. */
  #choose(actions: readonly unknown[]): unknown {
    const kindOf = (action: unknown) => this.#game.fields(action)[0]?.[1] ?? '';
    const kind = pick([...new Set(actions.map(kindOf))], this.#below);
    return pick(
      actions.filter(action => kindOf(action) === kind),
      this.#below,
    );
  }

  #move(seat: Seat): void {
    const action = this.#choose(this.#game.legal(this.#state, seat));
    const text = this.#game.write(action);
    const result = this.#game.apply(this.#state, seat, freezePlain(action, this.#known), this.#dice);
    if (!result.ok) throw new Error(`legal but refused: ${text} (${result.refusal.code})`);
    const { state, told, reveals } = result.value;
    demand(typeof reveals === 'boolean', 'a step tells whether it reveals');
    for (const { to } of told) demand(to === 'all' || this.#everySeat().includes(to), `told to ${to}`);
    freezePlain(told, this.#known, 'told');
    this.#log.push({ seat, text });
    this.#state = this.#checked(state);
  }

  #everySeat(): Seat[] {
    return Array.from({ length: this.#seats }, (_, seat) => seat);
  }

  #checkSeats(awaited: readonly Seat[]): void {
    demand(new Set(awaited).size === awaited.length, 'a seat is to act once');
    demand(this.#game.outcome(this.#state) === undefined, 'no outcome while somebody is to act');
    for (const seat of this.#everySeat()) {
      const legal = this.#game.legal(this.#state, seat);
      demand(legal.length > 0 === awaited.includes(seat), `seat ${seat} can act exactly if it is to act`);
      const forced = this.#game.forced(this.#state, seat);
      if (forced !== undefined) same(legal, [forced], 'what is forced is the only action');
    }
  }

  #checkPosition(awaited: readonly Seat[]): void {
    const state = this.#state;
    same(JSON.parse(JSON.stringify(state)), state, 'the state survives JSON');
    for (const seat of awaited) this.#checkActions(seat);
    const borrowed = pick(this.#game.legal(state, pick(awaited, this.#below)), this.#below);
    const strangers = [
      -1,
      this.#seats,
      0.5,
      Number.NaN,
      ...this.#everySeat().filter(seat => !awaited.includes(seat)),
    ];
    for (const stranger of strangers) {
      same(this.#game.legal(state, stranger), [], `nothing is legal for seat ${stranger}`);
      same(this.#game.forced(state, stranger), undefined, `nothing is forced on seat ${stranger}`);
      this.#expectRefused(stranger, borrowed, 'out of turn');
    }
    for (const viewer of ['table', ...this.#everySeat()] as Viewer[]) this.#checkViewer(viewer);
  }

  #checkActions(seat: Seat): void {
    const legal = this.#game.legal(this.#state, seat);
    same(this.#game.legal(this.#state, seat), legal, 'a fixed order');
    const texts = new Set(legal.map(action => this.#game.write(action)));
    const parts = new Set(legal.map(action => JSON.stringify(this.#game.fields(action))));
    same([texts.size, parts.size], [legal.length, legal.length], 'notation and fields are unique');
    const tried =
      legal.length <= ACTIONS_TRIED
        ? legal
        : Array.from({ length: ACTIONS_TRIED }, () => pick(legal, this.#below));
    const leaves = [...new Set(tried.flatMap(leavesOf))];
    const allowed = new Set(legal.map(canonical));
    for (const action of tried) {
      const names = this.#game.fields(action).map(([name]) => name);
      demand(new Set(names).size === names.length, 'each field once');
      same(this.#game.read(this.#game.write(action)), action, 'read is the inverse of write');
      const dice = new SeededDice(this.#seed, this.#dice.counters);
      const result = this.#game.apply(this.#state, seat, action, dice);
      if (!result.ok)
        throw new Error(`legal but refused: ${this.#game.write(action)} (${result.refusal.code})`);
      this.#checkWorth(seat, action, result.value.state);
      const mutant = mutate(action, leaves, this.#below);
      if (!allowed.has(canonical(mutant))) this.#expectRefused(seat, mutant, 'not legal');
    }
    for (const junk of [...JUNK, undefined]) this.#expectRefused(seat, junk, 'junk');
    for (const other of this.#everySeat())
      if (other !== seat)
        for (const action of this.#game.legal(this.#state, other).slice(0, 5))
          if (!allowed.has(canonical(action))) this.#expectRefused(seat, action, "another seat's");
  }

  #checkWorth(seat: Seat, action: unknown, after: unknown): void {
    if (this.#game.worth === undefined) return;
    const { points } = this.#table;
    if (points === undefined) throw new Error('a game that tells worth needs a table that tells points');
    const gained = (points(after)[seat] ?? 0) - (points(this.#state)[seat] ?? 0);
    const view = this.#game.view(this.#state, seat);
    same(this.#game.worth(view, seat, action), gained, `what ${this.#game.write(action)} is worth`);
    const prospects = this.#game.prospects?.(view, seat, action) ?? [];
    const worths = prospects.map(prospect => this.#game.worth?.(view, seat, prospect) ?? 0);
    same(
      worths,
      worths.toSorted((one, other) => other - one),
      'prospects come best first',
    );
  }

  #expectRefused(seat: Seat, action: unknown, why: string): void {
    const before = JSON.stringify(this.#state);
    const counters = this.#dice.counters;
    const result = this.#game.apply(this.#state, seat, action, this.#dice);
    if (result.ok) throw new Error(`accepted, though ${why}: seat ${seat}, ${JSON.stringify(action)}`);
    demand(/^[a-z][a-z/-]+$/.test(result.refusal.code), `a refusal's code: ${result.refusal.code}`);
    freezePlain(result.refusal, new WeakSet(), 'refusal');
    demand(JSON.stringify(this.#state) === before, 'a refusal leaves the state');
    same(this.#dice.counters, counters, 'a refusal leaves the dice');
  }

  #checkViewer(viewer: Viewer): void {
    const view = this.#game.view(this.#state, viewer);
    freezePlain(view, this.#known, 'view');
    const dice = new SeededDice(seedBytes(this.#below(1_000_000)));
    const world = this.#checked(this.#game.imagine(view, viewer, dice));
    same(this.#game.view(world, viewer), view, `what ${viewer} sees of an imagined world`);
    same(this.#game.toAct(world), this.#game.toAct(this.#state), 'who is to act in an imagined world');
    if (viewer !== 'table')
      same(
        this.#game.legal(world, viewer),
        this.#game.legal(this.#state, viewer),
        'what one may do hangs on what one sees',
      );
  }

  #checkWorldsDiffer(): void {
    if (!this.#table.secrets) return;
    for (const viewer of ['table', ...this.#everySeat()] as Viewer[]) {
      const view = this.#game.view(this.#state, viewer);
      const worlds = Array.from({ length: WORLDS }, (_, index) =>
        canonical(this.#game.imagine(view, viewer, new SeededDice(seedBytes(index)))),
      );
      expect(new Set(worlds).size, `${viewer} imagines different worlds`).toBe(WORLDS);
      expect(worlds, `${viewer} does not guess the truth`).not.toContain(canonical(this.#state));
    }
  }

  #checkEnd(): void {
    const { totals, ranks } = this.#game.outcome(this.#state) ?? { totals: [], ranks: [] };
    expect([totals.length, ranks.length]).toEqual([this.#seats, this.#seats]);
    expect(Math.min(...ranks), 'somebody is first').toBe(1);
    for (const rank of ranks) expect(rank).toBe(1 + ranks.filter(other => other < rank).length);
    for (const seat of this.#everySeat()) {
      expect(this.#game.legal(this.#state, seat)).toEqual([]);
      expect(this.#game.forced(this.#state, seat)).toBeUndefined();
      const last = this.#game.read(this.#log.at(-1)?.text ?? '');
      this.#expectRefused(seat, last, 'the game is over');
    }
    for (const viewer of ['table', ...this.#everySeat()] as Viewer[]) this.#checkViewer(viewer);
  }

  /** As the host does it: dice made anew from the counters, the state through JSON, the action from its text. */
  #checkReplay(): void {
    let dice = new SeededDice(this.#seed);
    let state = this.#game.setup(this.#seats, this.#table.options, dice);
    for (const { seat, text } of this.#log) {
      dice = new SeededDice(this.#seed, dice.counters);
      const result = this.#game.apply(state, seat, this.#game.read(text), dice);
      if (!result.ok) throw new Error(`refused in the replay: ${text}`);
      state = result.value.state;
    }
    expect(canonical(state)).toBe(canonical(this.#state));
    expect(dice.counters).toEqual(this.#dice.counters);
  }
}

/** Plays the game so many times at every number of seats; CONTRACT_SEED=n repeats one of them. */
export const keepsTheContract = (game: AnyGame, tables: readonly Table[], seeds: number): void => {
  const only = process.env.CONTRACT_SEED;
  const chosen = only === undefined ? Array.from({ length: seeds }, (_, seed) => seed) : [Number(only)];
  for (const table of tables) {
    const { min, max } = game.seats(table.options);
    describe.each(Array.from({ length: max - min + 1 }, (_, index) => min + index))(
      `${game.id}, ${table.name}, %i seats`,
      seats => {
        it(`keeps the contract in ${chosen.length} random games`, { timeout: 120_000 }, () => {
          for (const seed of chosen) {
            try {
              new Playthrough(game, table, seats, seed).run();
            } catch (cause) {
              const title = `${game.id}, ${table.name}, ${seats} seats`;
              const again = `CONTRACT_SEED=${seed} npx vitest run test/contract -t '${title}'`;
              throw new Error(`${(cause as Error).message}\nRepeat with: ${again}`, { cause });
            }
          }
        });
      },
    );
  }
};
