import { SeededDice } from '../../core/dice.ts';
import type { AnyGame, Seat, StandingOrders, Step } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { MadeBy, SealedBy, StoredMatch, StoredMove, StoredOrder, Turn } from '../../store/index.ts';
import { gameOf, type UnitOfWork } from '../services.ts';
import { type ChoicesMade, type ChosenAction, Deciders } from './deciders.ts';

/** More moves without a person than any game has: the rules go in circles. */
const ENDLESS = 1_000;

/** No undo takes back an order that was left with no action. */
const BY_ITSELF = -1;

/** Whose sealed choice does not fit after those before it, and why. */
interface Misfit {
  readonly seat: Seat;
  readonly refusal: Refusal;
}

type Joint = readonly (readonly [seat: Seat, choice: ChosenAction])[];

/** A running match within one transaction: each move is written with the state and the dice after it. */
export class Play {
  readonly #unit: UnitOfWork;
  readonly #match: StoredMatch;
  readonly #deciders: Deciders;
  readonly #dice: SeededDice;
  readonly #moves: StoredMove[] = [];
  /** As it was read; undefined: it may have changed since then. */
  #choices: { readonly rev: number; readonly made: ChoicesMade } | undefined;
  #orders: readonly StoredOrder[] | undefined;
  readonly game: AnyGame;
  #state: unknown;
  #rev: number;
  #turn: Turn;

  constructor(unit: UnitOfWork, match: StoredMatch) {
    this.#unit = unit;
    this.#match = match;
    this.#dice = SeededDice.fromHex(match.seed, match.dice);
    this.game = gameOf(unit.services, match.game);
    this.#deciders = new Deciders(unit.services, match, this.game);
    this.#state = match.state;
    this.#rev = match.rev;
    this.#turn = match.turn;
  }

  /** The match as it is now, while it runs. */
  get match(): StoredMatch {
    if (this.#moves.length === 0) return this.#match;
    const [state, rev, dice] = [this.#state, this.#rev, this.#dice.counters];
    return { ...this.#match, state, rev, dice, turn: this.#turn, updatedAt: this.#unit.at };
  }

  get moves(): readonly StoredMove[] {
    return this.#moves;
  }

  get rev(): number {
    return this.#rev;
  }

  get turn(): Turn {
    return this.#turn;
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
    const { state, told, reveals, goesOn } = step.value;
    const turn = goesOn
      ? { since: this.#turn.since, seat: this.#turn.seat ?? seat }
      : { since: this.#rev + 1, seat: null };
    const move = await this.#unit.repositories.moves.append(this.#match.id, this.#rev, {
      seat,
      action: this.game.write(action),
      by,
      told,
      reveals,
      state,
      dice: this.#dice.counters,
      rules: this.game.rules,
      at: this.#unit.at,
      batch: this.#match.rev,
      turn,
    });
    this.#turn = turn;
    this.#state = state;
    this.#rev = move.rev;
    this.#moves.push(move);
    return accept(move);
  }

  /** The person decides this in advance: with an action, and taken back with it; or by itself. */
  async leave(seat: Seat, order: string, left: 'with an action' | 'by itself'): Promise<void> {
    const userId = this.#match.seats[seat]?.userId ?? '';
    const rev = left === 'by itself' ? BY_ITSELF : this.#match.rev;
    this.#orders = undefined;
    await this.#unit.repositories.orders.put(this.#match.id, userId, { seat, order, rev, at: this.#unit.at });
  }

  /**
   * Everything that needs neither a person nor a long thought any more: complete sealed choices, standing orders, forced
   * moves, seats that are played for, players of the bot who decide at once.
   */
  async settle(): Promise<void> {
    if (this.#match.pausedAt !== null) return;
    for (let step = 0; step < ENDLESS; step++) {
      const acting = this.toAct;
      if (acting.length === 0) return;
      const sealed = await this.#withPlayers(acting, await this.#withOrders(acting));
      if (
        this.#deciders.missing(this.#state, acting, sealed).length > 0 ||
        this.#deciders.thinking(this.#state, acting, sealed).length > 0
      )
        return;
      const choices = this.#together(
        acting.map(seat => [seat, this.#deciders.choiceOf(this.#state, this.#rev, seat, sealed)]),
      );
      if (!choices.ok) {
        const { seat, refusal } = choices.misfit;
        await this.turnDown(seat, refusal);
        continue;
      }
      for (const [seat, { action, by }] of choices.value) await this.#must(seat, action, by);
      if (acting.length > 1 && sealed.size > 0) await this.#unit.repositories.sealed.clear(this.#match.id);
    }
    throw new Error(`match ${this.#match.id}: ${ENDLESS} moves without a person`);
  }

  /** Seals what standing orders and players of the bot say where several choose; nothing else is done. */
  async sealUnasked(): Promise<void> {
    const acting = this.toAct;
    if (acting.length < 2 || this.#match.pausedAt !== null) return;
    await this.#withPlayers(acting, await this.#withOrders(acting));
  }

  /**
   * The stand-in decides what the seat is waited for now; among several it seals, which the person may still replace.
   * @param strength absent: whoever stands in at this table
   */
  async standIn(seat: Seat, strength?: Strength): Promise<void> {
    for (let step = 0; step < ENDLESS; step++) {
      const acting = this.toAct;
      if (!acting.includes(seat)) return;
      const sealed = await this.#sealed(acting);
      if (sealed.has(seat)) return;
      const { action, by } = this.#deciders.choiceOf(this.#state, this.#rev, seat, sealed, strength);
      if (acting.length === 1) {
        await this.#must(seat, action, by);
        continue;
      }
      await this.seal(seat, action, by === 'player' ? by : 'stand-in');
      return;
    }
    throw new Error(`match ${this.#match.id}: the turn of seat ${seat} does not end`);
  }

  /** Whether a choice fits with what the others have sealed. While one of them is missing nobody can know: it does. */
  async fits(seat: Seat, action: unknown): Promise<Result<void, Refusal>> {
    const acting = this.toAct;
    const sealed = new Map(await this.#sealed(acting)).set(seat, { action, by: 'person' });
    if (this.#deciders.missing(this.#state, acting, sealed).length > 0) return accept(undefined);
    const joint = this.#together(
      acting.map(each => [each, this.#deciders.choiceOf(this.#state, this.#rev, each, sealed)]),
    );
    return joint.ok || joint.misfit.seat !== seat
      ? accept(undefined)
      : { ok: false, refusal: joint.misfit.refusal };
  }

  /** Seats of players of the bot who think about their choice, as long as it is theirs alone or still to be sealed. */
  async thinking(): Promise<readonly Seat[]> {
    if (this.#match.pausedAt !== null) return [];
    const acting = this.toAct;
    return this.#deciders.thinking(this.#state, acting, await this.#sealed(acting));
  }

  /** What a player of the bot has chosen, at its own seat or for a person: carried out, or sealed where several choose. */
  async playerActs(seat: Seat, action: unknown): Promise<Result<void, Refusal>> {
    const several = this.toAct.length > 1;
    const by = this.#deciders.by(seat);
    const done = several ? this.check(seat, action) : await this.make(seat, action, by);
    if (!done.ok) return done;
    if (several) await this.seal(seat, action, by);
    return accept(undefined);
  }

  /** Seats that are waited for: a person must decide. */
  async awaited(): Promise<readonly Seat[]> {
    const acting = this.toAct;
    return this.#deciders.missing(this.#state, acting, await this.#sealed(acting));
  }

  /** Seats whose sealed choice is missing; none where one seat acts alone. */
  async waitingFor(): Promise<readonly Seat[]> {
    const acting = this.toAct;
    return acting.length < 2 ? [] : this.#deciders.missing(this.#state, acting, await this.#sealed(acting));
  }

  /**
   * Sealed choices as they are carried out one after the other, tried on a copy: what is legal for each alone may not be
   * together. Who chose without a person takes what fits.
   */
  #together(choices: Joint): { ok: true; value: Joint } | { ok: false; misfit: Misfit } {
    if (choices.length < 2) return { ok: true, value: choices };
    const dice = SeededDice.fromHex(this.#match.seed, this.#dice.counters);
    const fitting: [Seat, ChosenAction][] = [];
    let state = this.#state;
    for (const [seat, choice] of choices) {
      let { action } = choice;
      let step = this.game.apply(state, seat, action, dice);
      if (!step.ok && choice.by !== 'person' && choice.by !== 'order') {
        action = this.#deciders.chosenFor(state, this.#rev, seat).action;
        step = this.game.apply(state, seat, action, dice);
      }
      if (!step.ok) return { ok: false, misfit: { seat, refusal: step.refusal } };
      state = step.value.state;
      fitting.push([seat, { action, by: choice.by }]);
    }
    return { ok: true, value: fitting };
  }

  async #must(seat: Seat, action: unknown, by: MadeBy): Promise<void> {
    const made = await this.make(seat, action, by);
    if (made.ok) return;
    throw new Error(`match ${this.#match.id}: ${by} choice of seat ${seat}: ${made.refusal.code}`);
  }

  async #sealed(acting: readonly Seat[]): Promise<ChoicesMade> {
    if (acting.length < 2) return new Map();
    if (this.#choices?.rev === this.#rev) return this.#choices.made;
    const { sealed } = this.#unit.repositories;
    const choices = new Map<Seat, ChosenAction>();
    for (const { seat, action: text, by } of await sealed.list(this.#match.id, this.#rev)) {
      const action = this.game.read(text);
      if (action.ok) choices.set(seat, { action: action.value, by });
      // Sealed under older rules: these can't read it, so its seat is asked again.
      else await this.turnDown(seat, action.refusal);
    }
    this.#choices = { rev: this.#rev, made: choices };
    return choices;
  }

  /** It counts no more: its seat is asked again. */
  async turnDown(seat: Seat, refusal: Refusal): Promise<void> {
    this.#choices = undefined;
    await this.#unit.repositories.sealed.turnDown(this.#match.id, this.#rev, seat, refusal);
  }

  /**
   * What is sealed, with what standing orders say of the rest: among several they are sealed like any choice, so that nobody
   * can tell them from one. An order that was turned down at this revision leaves the decision to its person.
   */
  async #withOrders(acting: readonly Seat[]): Promise<ChoicesMade> {
    const sealed = await this.#sealed(acting);
    const { orders } = this.game;
    if (!orders) return sealed;
    const { repositories } = this.#unit;
    const { id } = this.#match;
    this.#orders ??= await repositories.orders.list(id);
    const left = this.#orders;
    if (left.length === 0) return sealed;
    const down = acting.length > 1 ? await repositories.sealed.turnedDown(id, this.#rev) : [];
    const choices = new Map(sealed);
    for (const seat of acting) {
      if (choices.has(seat) || down.some(choice => choice.seat === seat)) continue;
      if (this.#deciders.isForced(this.#state, seat)) continue;
      const own = left.filter(order => order.seat === seat).map(({ order }) => order);
      const action = this.#ordered(orders, seat, own);
      if (action === undefined) continue;
      choices.set(seat, { action, by: 'order' });
      if (acting.length > 1) await this.seal(seat, action, 'order');
    }
    return choices;
  }

  /** What the first order that fits would do, from what the seat sees. */
  #ordered(orders: StandingOrders<unknown, unknown>, seat: Seat, own: readonly string[]): unknown {
    if (own.length === 0) return undefined;
    const view = this.game.view(this.#state, seat);
    for (const order of own) {
      const action = orders.applied(view, seat, order);
      if (action !== undefined && this.check(seat, action).ok) return action;
    }
    return undefined;
  }

  /** Among several, players of the bot seal at once, as people may: nobody sees them wait. */
  async #withPlayers(acting: readonly Seat[], sealed: ChoicesMade): Promise<ChoicesMade> {
    if (acting.length < 2) return sealed;
    const choices = new Map(sealed);
    for (const seat of this.#deciders.ready(this.#state, acting, sealed)) {
      const choice = this.#deciders.chosenFor(this.#state, this.#rev, seat);
      choices.set(seat, choice);
      await this.seal(seat, choice.action, 'player');
    }
    return choices;
  }

  /** Puts a choice aside until the others of its revision are in. */
  async seal(seat: Seat, action: unknown, by: SealedBy): Promise<void> {
    const { repositories, at } = this.#unit;
    this.#choices = undefined;
    await repositories.sealed.put(this.#match.id, this.#rev, seat, this.game.write(action), at, by);
  }
}
