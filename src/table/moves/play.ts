import { SeededDice } from '../../core/contract/dice.ts';
import { type AnyGame, gameOf, type Seat, type StandingOrders, type Step } from '../../core/contract/game.ts';
import type { Strength } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { MadeBy, SealedBy, StoredMatch, StoredMove, StoredOrder, Turn } from '../../store/index.ts';
import type { UnitOfWork } from '../match/services.ts';
import { type ChoicesMade, type ChosenAction, Deciders } from './deciders.ts';

/**
 * Maximum number of consecutive moves without a decision of a person. If more moves follow, an error is thrown, since the moves
 * would never end.
 */
export const ENDLESS = 1_000;

/**
 * Revision of a standing order that came without an action. It is lower than all real revisions, so that no undo removes the
 * order.
 */
const BY_ITSELF = -1;

interface Misfit {
  readonly seat: Seat;
  readonly refusal: Refusal;
}

type Joint = readonly (readonly [seat: Seat, choice: ChosenAction])[];

/** Running match within one transaction. Each move is stored with the state and the dice after it. */
export class Play {
  readonly #unit: UnitOfWork;
  readonly #match: StoredMatch;
  readonly #deciders: Deciders;
  readonly #dice: SeededDice;
  readonly #moves: StoredMove[] = [];
  /** Sealed choices as read from the database. Undefined if they may have changed since. */
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

  /** Checks that an action is legal. Applies it with a copy of the dice, and returns the result without storing it. */
  check(seat: Seat, action: unknown): Result<Step<unknown, unknown>, Refusal> {
    const dice = SeededDice.fromHex(this.#match.seed, this.#dice.counters);
    return this.game.apply(this.#state, seat, action, dice);
  }

  async make(seat: Seat, action: unknown, by: MadeBy): Promise<Result<StoredMove, Refusal>> {
    const step = this.game.apply(this.#state, seat, action, this.#dice);
    if (!step.ok) return step;
    const { state, events, reveals, goesOn } = step.value;
    const turn = goesOn
      ? { since: this.#turn.since, seat: this.#turn.seat ?? seat }
      : { since: this.#rev + 1, seat: null };
    const move = await this.#unit.repositories.moves.append(this.#match.id, this.#rev, {
      seat,
      action: this.game.write(action),
      by,
      events,
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

  /** Stores a standing order. An order that came with an action is removed when that action is undone. */
  async leave(seat: Seat, order: string, left: 'with an action' | 'by itself'): Promise<void> {
    const userId = this.#match.seats[seat]?.userId ?? '';
    const rev = left === 'by itself' ? BY_ITSELF : this.#match.rev;
    this.#orders = undefined;
    await this.#unit.repositories.orders.put(this.#match.id, userId, { seat, order, rev, at: this.#unit.at });
  }

  /**
   * Carries out sealed choices, standing orders, forced moves and bots' choices, until a person must decide or a hard bot must
   * think.
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
      for (const [seat, { action, by }] of choices.value) await this.must(seat, action, by);
      if (acting.length > 1 && sealed.size > 0) await this.#unit.repositories.sealed.clear(this.#match.id);
    }
    throw new Error(`match ${this.#match.id}: ${ENDLESS} moves without a person`);
  }

  /** Seals the choices of standing orders and of easy and medium bots, if several seats choose in secret. Makes no move. */
  async sealUnasked(): Promise<void> {
    const acting = this.toAct;
    if (acting.length < 2 || this.#match.pausedAt !== null) return;
    await this.#withPlayers(acting, await this.#withOrders(acting));
  }

  /**
   * Returns the choice that the rules, or else a bot, make for a seat. Undefined if the seat has nothing to decide.
   * @param standIn absent: the seat's own stand-in, or otherwise the table's
   */
  async choiceOf(seat: Seat, standIn?: Strength): Promise<ChosenAction | undefined> {
    const acting = this.toAct;
    const sealed = await this.#sealed(acting);
    if (!acting.includes(seat) || sealed.has(seat)) return undefined;
    return this.#deciders.choiceOf(this.#state, this.#rev, seat, sealed, standIn);
  }

  /**
   * Checks that a choice does not conflict with the sealed choices of other seats. As long as other people must still choose,
   * the check succeeds.
   */
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

  /** Lists the seats for which a hard bot must still think, except seats with a sealed choice. */
  async thinking(): Promise<readonly Seat[]> {
    if (this.#match.pausedAt !== null) return [];
    const acting = this.toAct;
    return this.#deciders.thinking(this.#state, acting, await this.#sealed(acting));
  }

  /** Carries out the choice of a bot, on its own seat or as stand-in. If several seats choose, the choice is sealed instead. */
  async playerActs(seat: Seat, action: unknown): Promise<Result<void, Refusal>> {
    const several = this.toAct.length > 1;
    const by = this.#deciders.by(seat);
    const done = several ? this.check(seat, action) : await this.make(seat, action, by);
    if (!done.ok) return done;
    if (several) await this.seal(seat, action, by);
    return accept(undefined);
  }

  async awaited(): Promise<readonly Seat[]> {
    const acting = this.toAct;
    return this.#deciders.missing(this.#state, acting, await this.#sealed(acting));
  }

  /** Lists the seats whose person has not sealed a choice yet. Empty if one seat acts alone. */
  async waitingFor(): Promise<readonly Seat[]> {
    return this.toAct.length < 2 ? [] : this.awaited();
  }

  /**
   * Tries sealed choices one after the other without storing them, since choices that are legal alone may conflict. A
   * conflicting choice of a bot is replaced by one that fits.
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

  /** Makes a move that must be legal. Throws if the rules refuse it. */
  async must(seat: Seat, action: unknown, by: MadeBy): Promise<void> {
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
      // The choice was sealed under older rules, and the present rules can't read it. Its seat chooses again.
      else await this.turnDown(seat, action.refusal);
    }
    this.#choices = { rev: this.#rev, made: choices };
    return choices;
  }

  /** Refuses a sealed choice, so that its seat chooses again. */
  async turnDown(seat: Seat, refusal: Refusal): Promise<void> {
    this.#choices = undefined;
    await this.#unit.repositories.sealed.turnDown(this.#match.id, this.#rev, seat, refusal);
  }

  /**
   * Adds the choices of standing orders to the sealed choices. If several seats choose, the added ones are sealed too, so that
   * other people can't tell them from people's choices. If a seat's choice was refused at this revision, its person decides and
   * no order does.
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

  /** Returns the action of the first standing order that applies in the seat's view and is legal. */
  #ordered(orders: StandingOrders<unknown, unknown>, seat: Seat, own: readonly string[]): unknown {
    if (own.length === 0) return undefined;
    const view = this.game.view(this.#state, seat);
    for (const order of own) {
      const action = orders.applied(view, seat, order);
      if (action !== undefined && this.check(seat, action).ok) return action;
    }
    return undefined;
  }

  /**
   * Seals the choices of easy and medium bots without delay if several seats choose. So the waiting time shows nothing about
   * these choices.
   */
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

  /** Stores a choice that stays secret until the other seats of this revision have chosen. */
  async seal(seat: Seat, action: unknown, by: SealedBy): Promise<void> {
    const { repositories, at } = this.#unit;
    this.#choices = undefined;
    await repositories.sealed.put(this.#match.id, this.#rev, seat, this.game.write(action), at, by);
  }
}
