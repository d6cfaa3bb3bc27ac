import { SeededDice } from '../../core/dice.ts';
import type { AnyGame, Seat, StandingOrders, Step } from '../../core/game.ts';
import { type Player, playerOf, type Strength, steadyOf } from '../../core/player.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { MadeBy, SealedBy, StoredMatch, StoredMove, Turn } from '../../store/index.ts';
import { playedSeats } from '../rows.ts';
import { gameOf, otherDice, type UnitOfWork } from '../services.ts';

/** More moves without a person than any game has: the rules go in circles. */
const ENDLESS = 1_000;

/** No undo takes back an order that was left with no action. */
const BY_ITSELF = -1;

interface ChosenAction {
  readonly action: unknown;
  readonly by: MadeBy;
}

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
  readonly #played: ReadonlySet<Seat>;
  readonly #dice: SeededDice;
  readonly #moves: StoredMove[] = [];
  readonly game: AnyGame;
  #state: unknown;
  #rev: number;
  #turn: Turn;

  constructor(unit: UnitOfWork, match: StoredMatch) {
    this.#unit = unit;
    this.#match = match;
    this.#played = playedSeats(match);
    this.#dice = SeededDice.fromHex(match.seed, match.dice);
    this.game = gameOf(unit.services, match.game);
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
      if (this.#missing(acting, sealed).length > 0 || this.#thinking(acting, sealed).length > 0) return;
      const choices = this.#together(acting.map(seat => [seat, this.#choiceOf(seat, sealed)]));
      if (!choices.ok) {
        const { seat, refusal } = choices.misfit;
        await this.#unit.repositories.sealed.turnDown(this.#match.id, this.#rev, seat, refusal);
        continue;
      }
      for (const [seat, { action, by }] of choices.value) await this.#must(seat, action, by);
      if (acting.length > 1 && sealed.size > 0) await this.#unit.repositories.sealed.clear(this.#match.id);
    }
    throw new Error(`match ${this.#match.id}: ${ENDLESS} moves without a person`);
  }

  /** Seals what standing orders say where several choose; nothing else is done. */
  async sealOrders(): Promise<void> {
    const acting = this.toAct;
    if (acting.length > 1 && this.#match.pausedAt === null) await this.#withOrders(acting);
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
      await this.#seal(seat, action, by === 'player' ? by : 'stand-in');
      return;
    }
    throw new Error(`match ${this.#match.id}: the turn of seat ${seat} does not end`);
  }

  /** Whether a choice fits with what the others have sealed. While one of them is missing nobody can know: it does. */
  async fits(seat: Seat, action: unknown): Promise<Result<void, Refusal>> {
    const acting = this.toAct;
    const sealed = new Map(await this.#sealed(acting)).set(seat, { action, by: 'person' });
    if (this.#missing(acting, sealed).length > 0) return accept(undefined);
    const joint = this.#together(acting.map(each => [each, this.#choiceOf(each, sealed)]));
    return joint.ok || joint.misfit.seat !== seat
      ? accept(undefined)
      : { ok: false, refusal: joint.misfit.refusal };
  }

  /** Seats of players of the bot who think about their choice, as long as it is theirs alone or still to be sealed. */
  async thinking(): Promise<readonly Seat[]> {
    if (this.#match.pausedAt !== null) return [];
    const acting = this.toAct;
    return this.#thinking(acting, await this.#sealed(acting));
  }

  /** What a player of the bot has chosen: carried out, or sealed where several choose. */
  async playerActs(seat: Seat, action: unknown): Promise<Result<void, Refusal>> {
    const several = this.toAct.length > 1;
    const done = several ? this.check(seat, action) : await this.make(seat, action, 'player');
    if (!done.ok) return done;
    if (several) await this.#seal(seat, action, 'player');
    return accept(undefined);
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
        action = this.#chosenFor(state, seat).action;
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

  async #sealed(acting: readonly Seat[]): Promise<ReadonlyMap<Seat, ChosenAction>> {
    if (acting.length < 2) return new Map();
    const { sealed } = this.#unit.repositories;
    const choices = new Map<Seat, ChosenAction>();
    for (const { seat, action: text, by } of await sealed.list(this.#match.id, this.#rev)) {
      const action = this.game.read(text);
      if (action.ok) choices.set(seat, { action: action.value, by });
      // Sealed under older rules: these can't read it, so its seat is asked again.
      else await sealed.turnDown(this.#match.id, this.#rev, seat, action.refusal);
    }
    return choices;
  }

  /**
   * What is sealed, with what standing orders say of the rest: among several they are sealed like any choice, so that nobody
   * can tell them from one. An order that was turned down at this revision leaves the decision to its person.
   */
  async #withOrders(acting: readonly Seat[]): Promise<ReadonlyMap<Seat, ChosenAction>> {
    const sealed = await this.#sealed(acting);
    const { orders } = this.game;
    if (!orders) return sealed;
    const { repositories, at } = this.#unit;
    const { id } = this.#match;
    const left = await repositories.orders.list(id);
    if (left.length === 0) return sealed;
    const down = acting.length > 1 ? await repositories.sealed.turnedDown(id, this.#rev) : [];
    const choices = new Map(sealed);
    for (const seat of acting) {
      if (choices.has(seat) || down.some(choice => choice.seat === seat)) continue;
      if (this.game.forced(this.#state, seat) !== undefined) continue;
      const own = left.filter(order => order.seat === seat).map(({ order }) => order);
      const action = this.#ordered(orders, seat, own);
      if (action === undefined) continue;
      choices.set(seat, { action, by: 'order' });
      if (acting.length > 1)
        await repositories.sealed.put(id, this.#rev, seat, this.game.write(action), at, 'order');
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
  async #withPlayers(
    acting: readonly Seat[],
    sealed: ReadonlyMap<Seat, ChosenAction>,
  ): Promise<ReadonlyMap<Seat, ChosenAction>> {
    if (acting.length < 2) return sealed;
    const choices = new Map(sealed);
    for (const seat of acting) {
      const strength = this.#strengthOf(seat);
      if (strength === null || strength === 'hard' || choices.has(seat) || this.#isForced(seat)) continue;
      const choice = this.#chosenFor(this.#state, seat);
      choices.set(seat, choice);
      await this.#seal(seat, choice.action, 'player');
    }
    return choices;
  }

  async #seal(seat: Seat, action: unknown, by: SealedBy): Promise<void> {
    const { repositories, at } = this.#unit;
    await repositories.sealed.put(this.#match.id, this.#rev, seat, this.game.write(action), at, by);
  }

  #strengthOf(seat: Seat): Strength | null {
    return this.#match.seats[seat]?.strength ?? null;
  }

  #isForced(seat: Seat): boolean {
    return this.game.forced(this.#state, seat) !== undefined;
  }

  #missing(acting: readonly Seat[], sealed: ReadonlyMap<Seat, ChosenAction>): readonly Seat[] {
    return acting.filter(
      seat =>
        !sealed.has(seat) &&
        !this.#played.has(seat) &&
        this.#strengthOf(seat) === null &&
        !this.#isForced(seat),
    );
  }

  #thinking(acting: readonly Seat[], sealed: ReadonlyMap<Seat, ChosenAction>): readonly Seat[] {
    return acting.filter(
      seat => this.#strengthOf(seat) === 'hard' && !sealed.has(seat) && !this.#isForced(seat),
    );
  }

  #choiceOf(seat: Seat, sealed: ReadonlyMap<Seat, ChosenAction>): ChosenAction {
    const chosen = sealed.get(seat);
    if (chosen) return chosen;
    const forced = this.game.forced(this.#state, seat);
    if (forced !== undefined) return { action: forced, by: 'forced' };
    return this.#chosenFor(this.#state, seat);
  }

  /** By who decides at once: an easy or a medium player, or whoever stands in. */
  #chosenFor(state: unknown, seat: Seat): ChosenAction {
    const view = this.game.view(state, seat);
    const strength = this.#strengthOf(seat);
    const player = this.#playerFor(strength);
    const action = player.choose(this.game, view, seat, otherDice(this.#match.id, this.#rev, seat));
    return { action, by: strength === null ? 'stand-in' : 'player' };
  }

  #playerFor(strength: Strength | null): Player {
    const { players } = this.#unit.services;
    const { game, standIn } = this.#match;
    // Who thinks long has not been heard in time where it is chosen for here.
    const wanted = strength === 'hard' ? 'medium' : (strength ?? (standIn === 'medium' ? 'medium' : null));
    return (wanted && playerOf(game, players, wanted)) ?? steadyOf(game, players);
  }
}

/** A player of the bot answers in a moment: what led to it is told with the answer, or by itself after so long. */
const HELD_MS = 3_000;

/**
 * Law 11: tells what was played or taken back, by an edit of the turn's message while the turn goes on, else by a new board,
 * which tells all of the turn.
 */
export async function tellMoves(
  { tell, at }: UnitOfWork,
  { id: matchId, turn: before }: Pick<StoredMatch, 'id' | 'turn'>,
  { rev, turn }: { readonly rev: number; readonly turn: Turn },
  thinking: readonly Seat[] = [],
): Promise<void> {
  const kind = turn.since === before.since ? 'progress' : 'board';
  const notBefore = thinking.length > 0 ? at + HELD_MS : null;
  await tell({ matchId, kind, rev, since: before.since, notBefore });
}
