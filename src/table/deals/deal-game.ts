import { SeededDice } from '../../core/contract/dice.ts';
import type { AnyGame, History, Outcome, PlayedAction, Seat } from '../../core/contract/game.ts';
import type { StoredDeal } from '../../store/index.ts';

/** Game on a deal, played from the deal's seed without a match. Its course equals that of a match with the same actions. */
export class DealGame {
  readonly #game: AnyGame;
  readonly #id: string;
  readonly #seed: string;
  readonly #dice: SeededDice;
  readonly #deal: unknown;
  readonly #played: PlayedAction<unknown, unknown, unknown>[] = [];
  /** Seat of the deal's person. In a duel the seed decides it. */
  readonly personSeat: Seat;

  constructor(
    game: AnyGame,
    { id, seed, options, form }: Pick<StoredDeal, 'id' | 'seed' | 'options' | 'form'>,
  ) {
    const seats = game.deals?.[form]?.seats ?? 1;
    this.#game = game;
    this.#id = id;
    this.#seed = seed;
    this.#dice = SeededDice.fromHex(seed);
    // A match draws the order of its seats in the same way, with the person first among the people to seat.
    this.personSeat = seats > 1 ? this.#dice.shuffle([...Array(seats).keys()], 'seats').indexOf(0) : 0;
    this.#deal = game.setup(seats, options, this.#dice);
  }

  get state(): unknown {
    return this.#played.at(-1)?.state ?? this.#deal;
  }

  get history(): History<unknown, unknown, unknown> {
    return { deal: this.#deal, played: this.#played, resigned: [] };
  }

  get toAct(): readonly Seat[] {
    return this.#game.toAct(this.state);
  }

  get outcome(): Outcome | undefined {
    return this.#game.outcome(this.state);
  }

  /** All actions so far in the game's notation. */
  get actions(): readonly string[] {
    return this.#played.map(({ action }) => this.#game.write(action));
  }

  forced(seat: Seat): string | undefined {
    const action = this.#game.forced(this.state, seat);
    return action === undefined ? undefined : this.#game.write(action);
  }

  /** Lists the seat's legal actions in the game's notation. */
  legal(seat: Seat): readonly string[] {
    return this.#game.legal(this.state, seat).map(action => this.#game.write(action));
  }

  view(seat: Seat): unknown {
    return this.#game.view(this.state, seat);
  }

  /** Plays an action. Throws if the rules refuse it. */
  play(seat: Seat, text: string): void {
    this.#played.push(this.#applied(seat, text, this.#dice));
  }

  /** Returns the history with an action at its end, without playing the action. Throws if the rules refuse it. */
  tried(seat: Seat, text: string): History<unknown, unknown, unknown> {
    const dice = SeededDice.fromHex(this.#seed, this.#dice.counters);
    return { ...this.history, played: [...this.#played, this.#applied(seat, text, dice)] };
  }

  #applied(seat: Seat, text: string, dice: SeededDice): PlayedAction<unknown, unknown, unknown> {
    const action = this.#game.read(text);
    const made = action.ok ? this.#game.apply(this.state, seat, action.value, dice) : action;
    if (!action.ok || !made.ok) throw new Error(`deal ${this.#id}: ${text} can not be played again`);
    const { events, state } = made.value;
    return { seat, action: action.value, events, state };
  }
}
