import { SeededDice } from '../../src/core/contract/dice.ts';
import type { AnyGame, PlayedAction, Seat, Step, Viewer } from '../../src/core/contract/game.ts';
import { type Below, chance, freezePlain, pick, seedBytes } from './tools.ts';

/** Options of a game, and what the contract kit must know to check the game with these options. */
export interface Table {
  readonly name: string;
  readonly options: unknown;
  /**
   * Facts of a state that are hidden from the viewer, by name. At the deal, each fact must change in some calls of `redeal`,
   * which deals hidden facts again, and in some calls of `imagine`.
   */
  readonly hidden: (state: unknown, viewer: Viewer) => Readonly<Record<string, unknown>>;
  /**
   * Checks a law of this game only.
   * @throws if a reachable or imagined state breaks the law
   */
  readonly invariant?: (state: unknown) => void;
  /** Returns true if the turn goes on after the step between these states. */
  readonly goesOn: (before: unknown, after: unknown) => boolean;
  /** Ranks by seat in the view of an ended game. Absent: a view does not show resignations. */
  readonly ranks?: (view: unknown) => readonly number[] | undefined;
  /** Points of each seat in a state. Required if the game tells the worth of an action. */
  readonly points?: (state: unknown) => readonly number[];
  /**
   * Weights of the kinds of action, 1 for other kinds. The key is the first field's value, or the first word of the notation. A
   * kind of weight 0 is chosen only if no other kind is legal.
   */
  readonly weights?: Readonly<Record<string, number>>;
  /**
   * Number of random games that contract.test.ts plays for a release at each number of seats. `npm test` plays a tenth of them,
   * or all of a game that is not shown yet. Absent: 20.
   */
  readonly few?: number;
  /** States that older versions of the rules have saved, at least one for each version. */
  readonly older?: readonly { readonly rules: number; readonly seats: number; readonly state: unknown }[];
}

export interface Seating {
  readonly table: Table;
  readonly seats: number;
}

/** Returns every number of seats of each table. */
export const seatingsOf = (game: AnyGame, tables: readonly Table[]): readonly Seating[] =>
  tables.flatMap(table => {
    const { min, max } = game.seats(table.options);
    return Array.from({ length: max - min + 1 }, (_, index) => ({ table, seats: min + index }));
  });

/** Random game at its current state, with the record of its actions so far. */
export class Course {
  readonly game: AnyGame;
  readonly table: Table;
  readonly seats: number;
  readonly below: Below;
  readonly seed: Uint8Array;
  readonly dice: SeededDice;
  readonly known = new WeakSet<object>();
  readonly log: { readonly seat: Seat; readonly text: string }[] = [];
  readonly deal: unknown;
  readonly played: PlayedAction<unknown, unknown, unknown>[] = [];
  readonly orders: { readonly seat: Seat; readonly text: string; spent: boolean }[] = [];
  state: unknown;
  /** Number of steps whose public events were compared between the true state and a state from `redeal`. */
  compared = 0;

  constructor(game: AnyGame, table: Table, seats: number, seed: number) {
    this.game = game;
    this.table = table;
    this.seats = seats;
    this.below = chance(seed + 1_000_000);
    this.seed = seedBytes(seed);
    this.dice = new SeededDice(this.seed);
    this.deal = this.checked(game.setup(seats, table.options, this.dice));
    this.state = this.deal;
  }

  /**
   * Freezes a state.
   * @throws if the state is not plain JSON or breaks a law of the game
   */
  checked(state: unknown): unknown {
    freezePlain(state, this.known);
    this.table.invariant?.(state);
    return state;
  }

  get everySeat(): readonly Seat[] {
    return Array.from({ length: this.seats }, (_, seat) => seat);
  }

  get everyViewer(): readonly Viewer[] {
    return ['table', ...this.everySeat];
  }

  /** Applies a legal action, by default with a copy of the dice, so that the course's own dice do not change. */
  tried(state: unknown, seat: Seat, action: unknown, dice = this.sameDice()): Step<unknown, unknown> {
    const result = this.game.apply(state, seat, action, dice);
    if (!result.ok) throw new Error(`legal but refused: ${this.game.write(action)} (${result.refusal.code})`);
    return result.value;
  }

  sameDice(): SeededDice {
    return new SeededDice(this.seed, this.dice.counters);
  }

  otherDice(): SeededDice {
    return new SeededDice(seedBytes(this.below(1_000_000)));
  }

  /** Chooses a kind of action, then an action of that kind, so that rare kinds come up often enough. */
  choose(actions: readonly unknown[]): unknown {
    const kindOf = (action: unknown) => this.game.fields(action)[0]?.[1] ?? '';
    const kind = this.#kind([...new Map(actions.map(action => [kindOf(action), action]))]);
    return pick(
      actions.filter(action => kindOf(action) === kind),
      this.below,
    );
  }

  #kind(kinds: readonly (readonly [kind: string, one: unknown])[]): string {
    const { weights = {} } = this.table;
    const weighed = kinds.map(([kind, one]) => {
      const [word = ''] = this.game.write(one).split(' ');
      return { kind, weight: weights[kind] ?? weights[word] ?? 1 };
    });
    const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return pick(weighed, this.below).kind;
    let aim = (this.below(1_000_000) / 1_000_000) * total;
    const found = weighed.find(({ weight }) => {
      aim -= weight;
      return aim < 0;
    });
    return (found ?? pick(weighed, this.below)).kind;
  }
}
