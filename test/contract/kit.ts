import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../src/core/dice.ts';
import type { AnyGame, Seat, Step, Viewer } from '../../src/core/game.ts';
import { certain, heard } from '../../src/core/told.ts';
import {
  type Below,
  canonical,
  chance,
  demand,
  freezePlain,
  JUNK,
  leavesOf,
  mutate,
  pick,
  same,
  seedBytes,
} from './tools.ts';

/** How the kit plays a game: one entry for each set of options. */
export interface Table {
  readonly name: string;
  readonly options: unknown;
  /**
   * What the viewer may not know of a state, by name: each must come out in more than one way when it is dealt again,
   * and imagined worlds must differ where there is anything.
   */
  readonly hidden: (state: unknown, viewer: Viewer) => Readonly<Record<string, unknown>>;
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
  /** How often it was compared what a viewer hears of a step, in the true world and in one dealt again. */
  heard = 0;

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
    const { state, told, reveals, chance } = result.value;
    demand(typeof reveals === 'boolean', 'a step tells whether it reveals');
    for (const place of chance) demand(place in told, `chance decided ${place}, which was not told`);
    for (const { to } of told) demand(to === 'all' || this.#everySeat().includes(to), `told to ${to}`);
    freezePlain(told, this.#known, 'told');
    this.#log.push({ seat, text });
    this.#state = this.#checked(state);
  }

  #everySeat(): Seat[] {
    return Array.from({ length: this.#seats }, (_, seat) => seat);
  }

  #everyViewer(): Viewer[] {
    return ['table', ...this.#everySeat()];
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
    for (const viewer of this.#everyViewer()) this.#checkViewer(viewer);
    for (const viewer of this.#everyViewer()) this.#checkRedealt(viewer, awaited);
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

  /** What a viewer may not know changes nothing that the viewer is shown, may do or hears. */
  #checkRedealt(viewer: Viewer, awaited: readonly Seat[]): void {
    const game = this.#game;
    const world = this.#redealt(viewer, this.#below(1_000_000));
    same(game.view(world, viewer), game.view(this.#state, viewer), `what ${viewer} sees tells a secret`);
    same(game.toAct(world), game.toAct(this.#state), 'who is to act tells a secret');
    same(game.outcome(world), game.outcome(this.#state), 'the outcome tells a secret');
    if (viewer !== 'table') {
      const [legal, known] = [game.legal(world, viewer), game.legal(this.#state, viewer)];
      same(legal, known, `what ${viewer} may do tells a secret`);
      same(game.forced(world, viewer), game.forced(this.#state, viewer), 'what is forced tells a secret');
    }
    for (const seat of awaited) this.#checkHeard(viewer, seat, world);
  }

  /** Of a step that reveals nothing, a viewer hears and sees the same in both worlds. */
  #checkHeard(viewer: Viewer, seat: Seat, world: unknown): void {
    const game = this.#game;
    const [legal, others] = [game.legal(this.#state, seat), game.legal(world, seat)];
    const action = pick(legal, this.#below);
    const text = game.write(action);
    // What another may choose can be secret: then the choice in the same place stands for it.
    const like = others.find(other => game.write(other) === text) ?? others[legal.indexOf(action)];
    if (like === undefined) return;
    const [one, other] = [
      game.apply(this.#state, seat, action, new SeededDice(this.#seed, this.#dice.counters)),
      game.apply(world, seat, like, new SeededDice(this.#seed, this.#dice.counters)),
    ];
    if (!one.ok || !other.ok) throw new Error(`legal but refused: ${text}`);
    if (viewer === seat) this.#checkForeseen(seat, action, one.value, world);
    if (one.value.reveals || other.value.reveals) return;
    this.heard += 1;
    same(
      heard(other.value.told, viewer),
      heard(one.value.told, viewer),
      `what ${viewer} hears of ${text} tells a secret`,
    );
    same(
      game.view(other.value.state, viewer),
      game.view(one.value.state, viewer),
      `what ${viewer} sees after ${text} tells a secret`,
    );
  }

  /** What is not marked as chance comes about in every world that the actor could be in, however the dice fall. */
  #checkForeseen(seat: Seat, action: unknown, step: Step<unknown, unknown>, world: unknown): void {
    const dice = new SeededDice(seedBytes(this.#below(1_000_000)));
    const elsewhere = this.#game.apply(world, seat, action, dice);
    if (!elsewhere.ok) throw new Error(`legal but refused: ${this.#game.write(action)}`);
    same(
      heard(certain(elsewhere.value), seat),
      heard(certain(step), seat),
      `${this.#game.write(action)} tells what chance decided as certain`,
    );
  }

  #redealt(viewer: Viewer, seed: number): unknown {
    return this.#checked(this.#game.redeal(this.#state, viewer, new SeededDice(seedBytes(seed))));
  }

  #checkWorldsDiffer(): void {
    for (const viewer of this.#everyViewer()) {
      const hidden = this.#table.hidden(this.#state, viewer);
      if (Object.keys(hidden).length === 0) continue;
      const dealt = Array.from({ length: WORLDS }, (_, index) =>
        this.#table.hidden(this.#redealt(viewer, index), viewer),
      );
      for (const name of Object.keys(hidden)) {
        const ways = new Set(dealt.map(parts => canonical(parts[name])));
        demand(ways.size > 1, `redealt for ${viewer}, ${name} is always the same`);
      }
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
    for (const viewer of this.#everyViewer()) this.#checkViewer(viewer);
    for (const viewer of this.#everyViewer()) this.#checkRedealt(viewer, []);
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

/** One random game. Throws what law it breaks; returns how often it was compared what a viewer hears. */
export const playByTheContract = (game: AnyGame, table: Table, seats: number, seed: number): number => {
  const playthrough = new Playthrough(game, table, seats, seed);
  playthrough.run();
  return playthrough.heard;
};

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
          let heard = 0;
          for (const seed of chosen) {
            try {
              heard += playByTheContract(game, table, seats, seed);
            } catch (cause) {
              const title = `${game.id}, ${table.name}, ${seats} seats`;
              const again = `CONTRACT_SEED=${seed} npx vitest run test/contract -t '${title}'`;
              throw new Error(`${(cause as Error).message}\nRepeat with: ${again}`, { cause });
            }
          }
          if (only === undefined) expect(heard, 'steps that reveal nothing, compared').toBeGreaterThan(0);
        });
      },
    );
  }
};
