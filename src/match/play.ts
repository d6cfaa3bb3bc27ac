import { SeededDice } from '../core/dice.ts';
import type { AnyGame, Seat, Step } from '../core/game.ts';
import { accept, type Refusal, type Result } from '../core/result.ts';
import { playerOf } from '../players/registry.ts';
import type { MadeBy, StoredMatch, StoredMove } from '../store/index.ts';
import { gameOf, otherDice, type Sitting } from './house.ts';
import { playedSeats } from './rows.ts';

/** More moves without a person than any game has: the rules go in circles. */
const ENDLESS = 1_000;

interface Choice {
  readonly action: unknown;
  readonly by: MadeBy;
}

/** A running match within one transaction: each move is written with the state and the dice after it. */
export class Play {
  readonly #sitting: Sitting;
  readonly #match: StoredMatch;
  readonly #played: ReadonlySet<Seat>;
  readonly #dice: SeededDice;
  readonly #moves: StoredMove[] = [];
  readonly game: AnyGame;
  #state: unknown;
  #rev: number;

  constructor(sitting: Sitting, match: StoredMatch) {
    this.#sitting = sitting;
    this.#match = match;
    this.#played = playedSeats(match);
    this.#dice = SeededDice.fromHex(match.seed, match.dice);
    this.game = gameOf(sitting.house, match.game);
    this.#state = match.state;
    this.#rev = match.rev;
  }

  /** The match as it is now, while it runs. */
  get match(): StoredMatch {
    if (this.#moves.length === 0) return this.#match;
    const [state, rev, dice] = [this.#state, this.#rev, this.#dice.counters];
    return { ...this.#match, state, rev, dice, updatedAt: this.#sitting.at };
  }

  get moves(): readonly StoredMove[] {
    return this.#moves;
  }

  get rev(): number {
    return this.#rev;
  }

  get toAct(): readonly Seat[] {
    return this.game.toAct(this.#state);
  }

  /** Would the action be accepted? Tried on a copy, with dice that are thrown away. */
  check(seat: Seat, action: unknown): Result<Step<unknown, unknown>, Refusal> {
    const dice = SeededDice.fromHex(this.#match.seed, this.#dice.counters);
    return this.game.apply(this.#state, seat, action, dice);
  }

  /** Carries out and writes one action: one revision. */
  async make(seat: Seat, action: unknown, by: MadeBy): Promise<Result<StoredMove, Refusal>> {
    const step = this.game.apply(this.#state, seat, action, this.#dice);
    if (!step.ok) return step;
    const { state, told, reveals } = step.value;
    const move = await this.#sitting.drawers.moves.append(this.#match.id, this.#rev, {
      seat,
      action: this.game.write(action),
      by,
      told,
      reveals,
      state,
      dice: this.#dice.counters,
      rules: this.game.rules,
      at: this.#sitting.at,
      batch: this.#match.rev,
    });
    this.#state = state;
    this.#rev = move.rev;
    this.#moves.push(move);
    return accept(move);
  }

  /** Everything that needs no person any more: complete sealed choices, forced moves, seats that are played for. */
  async settle(): Promise<void> {
    if (this.#match.pausedAt !== null) return;
    for (let step = 0; step < ENDLESS; step++) {
      const acting = this.toAct;
      if (acting.length === 0) return;
      const sealed = await this.#sealed(acting);
      if (this.#missing(acting, sealed).length > 0) return;
      const choices = acting.map(seat => [seat, this.#choiceOf(seat, sealed)] as const);
      for (const [seat, { action, by }] of choices) {
        await this.#must(seat, action, by);
      }
      if (sealed.size > 0) await this.#sitting.drawers.sealed.clear(this.#match.id);
    }
    throw new Error(`match ${this.#match.id}: ${ENDLESS} moves without a person`);
  }

  /** The stand-in decides what the seat is waited for now; among several it seals, which the person may still replace. */
  async standIn(seat: Seat): Promise<void> {
    for (let step = 0; step < ENDLESS; step++) {
      const acting = this.toAct;
      if (!acting.includes(seat)) return;
      const sealed = await this.#sealed(acting);
      if (sealed.has(seat)) return;
      const { action, by } = this.#choiceOf(seat, sealed);
      if (acting.length === 1) {
        await this.#must(seat, action, by);
        continue;
      }
      const { drawers, at } = this.#sitting;
      await drawers.sealed.put(this.#match.id, this.#rev, seat, this.game.write(action), at, 'stand-in');
      return;
    }
    throw new Error(`match ${this.#match.id}: the turn of seat ${seat} does not end`);
  }

  /** Seats that are waited for: a person must decide. */
  async awaited(): Promise<readonly Seat[]> {
    const acting = this.toAct;
    return this.#missing(acting, await this.#sealed(acting));
  }

  /** Seats whose sealed choice is missing; none where one seat acts alone. */
  async waitingFor(): Promise<readonly Seat[]> {
    const acting = this.toAct;
    return acting.length < 2 ? [] : this.#missing(acting, await this.#sealed(acting));
  }

  async #must(seat: Seat, action: unknown, by: MadeBy): Promise<void> {
    const made = await this.make(seat, action, by);
    if (made.ok) return;
    throw new Error(`match ${this.#match.id}: ${by} choice of seat ${seat}: ${made.refusal.code}`);
  }

  async #sealed(acting: readonly Seat[]): Promise<ReadonlyMap<Seat, Choice>> {
    if (acting.length < 2) return new Map();
    const rows = await this.#sitting.drawers.sealed.list(this.#match.id, this.#rev);
    return new Map(rows.map(({ seat, action, by }) => [seat, { action: this.#read(seat, action), by }]));
  }

  #read(seat: Seat, text: string): unknown {
    const action = this.game.read(text);
    if (action === undefined)
      throw new Error(`match ${this.#match.id}: seat ${seat} sealed what no one can read`);
    return action;
  }

  #missing(acting: readonly Seat[], sealed: ReadonlyMap<Seat, Choice>): readonly Seat[] {
    return acting.filter(
      seat =>
        !sealed.has(seat) && !this.#played.has(seat) && this.game.forced(this.#state, seat) === undefined,
    );
  }

  #choiceOf(seat: Seat, sealed: ReadonlyMap<Seat, Choice>): Choice {
    const chosen = sealed.get(seat);
    if (chosen) return chosen;
    const forced = this.game.forced(this.#state, seat);
    if (forced !== undefined) return { action: forced, by: 'forced' };
    const player = playerOf(this.#match.game, this.#sitting.house.players);
    const view = this.game.view(this.#state, seat);
    const dice = otherDice(this.#match.id, this.#rev, seat);
    return { action: player.choose(this.game, view, seat, dice), by: 'stand-in' };
  }
}
