import { type DiceCounters, SeededDice } from '../../core/dice.ts';
import type { AnyGame, Seat, Told, Viewer } from '../../core/game.ts';
import { accept, type Result } from '../../core/result.ts';
import { certain, heard } from '../../core/told.ts';
import type { Options } from '../../games/porto/rules/types.ts';
import type { Saved } from './saved.ts';

/** How a game began. */
export interface Start {
  readonly options: Options;
  /** As typed, in turn order; at the same time the number of seats. */
  readonly names: readonly string[];
  /** 64 hexadecimal digits. */
  readonly seed: string;
}

interface SessionMove {
  readonly seat: Seat;
  readonly action: unknown;
  /** Made by the table, since the seat could do nothing else. */
  readonly forced: boolean;
  readonly told: readonly Told<unknown>[];
  readonly before: { readonly state: unknown; readonly dice: DiceCounters };
}

/** One game at the kitchen table, with all its past. */
export class Session {
  readonly game: AnyGame;
  readonly start: Start;
  #state: unknown;
  #dice: SeededDice;
  readonly #moves: SessionMove[] = [];

  constructor(game: AnyGame, start: Start) {
    this.game = game;
    this.start = start;
    this.#dice = SeededDice.fromHex(start.seed);
    this.#state = game.setup(start.names.length, start.options, this.#dice);
    this.#settle();
  }

  /** A saved game played through again; undefined when the rules no longer allow what was saved. */
  static resumed(game: AnyGame, saved: Saved): Session | undefined {
    if (saved.game !== game.id || saved.rules !== game.rules) return undefined;
    const { min, max } = game.seats(saved.options);
    if (saved.names.length < min || saved.names.length > max) return undefined;
    const session = new Session(game, saved);
    for (const { seat, action } of saved.actions) {
      const read = game.read(action);
      if (read === undefined || !session.act(seat, read).ok) return undefined;
    }
    return session;
  }

  get state(): unknown {
    return this.#state;
  }

  /** Whose choice is asked for now. */
  get seat(): Seat | undefined {
    return this.game.toAct(this.#state)[0];
  }

  /** What this action and the table's own moves after it told. */
  act(seat: Seat, action: unknown): Result<readonly Told<unknown>[]> {
    const since = this.#moves.length;
    const done = this.#apply(seat, action, false);
    if (!done.ok) return done;
    this.#settle();
    return accept(this.#moves.slice(since).flatMap(({ told }) => told));
  }

  /** What an action would tell for certain, with nothing changed. */
  preview(seat: Seat, action: unknown): readonly Told<unknown>[] {
    const dice = SeededDice.fromHex(this.start.seed, this.#dice.counters);
    const done = this.game.apply(this.#state, seat, action, dice);
    return done.ok ? certain(done.value) : [];
  }

  /** Takes back the last action that a person chose; false when there is none. */
  undo(): boolean {
    const last = this.#moves.findLastIndex(({ forced }) => !forced);
    const move = this.#moves[last];
    if (!move) return false;
    this.#moves.length = last;
    this.#state = move.before.state;
    this.#dice = SeededDice.fromHex(this.start.seed, move.before.dice);
    return true;
  }

  /** What a viewer heard since the seat last chose, or since the deal. */
  news(seat: Seat, viewer: Viewer): readonly unknown[] {
    const last = this.#moves.findLastIndex(move => move.seat === seat && !move.forced);
    return this.#moves.slice(last + 1).flatMap(({ told }) => heard(told, viewer));
  }

  get saved(): Saved {
    return {
      format: 'kitchen-table',
      version: 1,
      game: this.game.id,
      rules: this.game.rules,
      options: this.start.options,
      names: [...this.start.names],
      seed: this.start.seed,
      actions: this.#moves
        .filter(({ forced }) => !forced)
        .map(({ seat, action }) => ({ seat, action: this.game.write(action) })),
    };
  }

  #apply(seat: Seat, action: unknown, forced: boolean): Result<unknown> {
    const before = { state: this.#state, dice: this.#dice.counters };
    const done = this.game.apply(this.#state, seat, action, this.#dice);
    if (!done.ok) return done;
    this.#state = done.value.state;
    this.#moves.push({ seat, action, forced, told: done.value.told, before });
    return accept(undefined);
  }

  #settle(): void {
    for (;;) {
      const seat = this.seat;
      const action = seat === undefined ? undefined : this.game.forced(this.#state, seat);
      if (seat === undefined || action === undefined) return;
      const done = this.#apply(seat, action, true);
      if (!done.ok) throw new Error(`a forced action was refused: ${done.refusal.code}`);
    }
  }
}
