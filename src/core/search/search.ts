import type { Dice } from '../contract/dice.ts';
import type { Evaluation, Rated, Worth } from '../contract/evaluation.ts';
import {
  type AddressedEvent,
  type Game,
  type Seat,
  type Step,
  type Viewer,
  visibleEvents,
} from '../contract/game.ts';
import type { Budget, Line } from '../contract/player.ts';
import { marginOf } from '../rules/points.ts';
import { LabelledDice, LightDice } from './light-dice.ts';
import { Trial } from './trial.ts';

/** Number of actions after which an unfinished game counts as endless. */
const MOST_PLIES_IN_ALL = 5_000;
/** Number of actions after which a playout stops, even in the middle of a turn. */
const MOST_PLIES = 400;
const WORLD_SEEDS = 2 ** 31;

type AnyRules<State, Action, View> = Pick<
  Game<State, Action, unknown, View, unknown>,
  'apply' | 'imagine' | 'toAct' | 'outcome' | 'id' | 'write'
>;

/**
 * Lowers each value to at most the value before it. Earlier lines were tried in more worlds, so a later line must not seem
 * better.
 */
function falling<Action>(lines: readonly Line<Action>[]): readonly Line<Action>[] {
  let most = Number.POSITIVE_INFINITY;
  return lines.map(line => {
    most = Math.min(most, line.value);
    return { ...line, value: most };
  });
}

/**
 * Searches for the best action over worlds imagined from a view. Every candidate meets the same worlds and chance. After each
 * part of the playouts, only the better half of the candidates remains.
 */
export class Search<State, Action, View> {
  readonly #game: AnyRules<State, Action, View>;
  readonly #evaluation: Evaluation<State, Action>;

  constructor(game: AnyRules<State, Action, View>, evaluation: Evaluation<State, Action>) {
    this.#game = game;
    this.#evaluation = evaluation;
  }

  /**
   * Lists legal actions worth considering, the best first, with their values and the parts of the values. An action's
   * difference from the best one comes from worlds in which both were played.
   * @param among legal actions to value instead
   */
  lines(
    view: View,
    seat: Seat,
    dice: Dice,
    budget: Budget,
    among?: readonly Action[],
  ): readonly Line<Action>[] {
    const trials = this.#considered(view, seat, dice, budget, true, among);
    const [best] = trials;
    return best ? falling(trials.map(trial => trial.beside(best))) : [];
  }

  best(view: View, seat: Seat, dice: Dice, budget: Budget): Action {
    const [first] = this.#considered(view, seat, dice, budget, false);
    if (!first) throw new Error(`${this.#game.id}: seat ${seat} has nothing to choose`);
    return first.action;
  }

  /** Values actions worth considering by the evaluation alone, the best first. */
  glance(view: View, seat: Seat, dice: Dice): readonly Rated<Action>[] {
    const seed = dice.below(WORLD_SEEDS, 'player/worlds');
    const world = this.#game.imagine(view, seat, new LightDice(seed));
    return this.#rated(world, seat, true, seed);
  }

  /** Ranks the candidates by playouts, the best first. @param withTerms true: also computes the parts of the values */
  #considered(
    view: View,
    seat: Seat,
    dice: Dice,
    budget: Budget,
    withTerms: boolean,
    among?: readonly Action[],
  ): readonly Trial<Action>[] {
    const seed = dice.below(WORLD_SEEDS, 'player/worlds');
    const world = this.#game.imagine(view, seat, new LightDice(seed));
    const trials = this.#rated(world, seat, true, seed, among).map(({ action, value }) => {
      const terms = withTerms
        ? this.#evaluation.terms(this.#after(world, seat, action, seed), seat, world)
        : undefined;
      return new Trial(action, { value, terms });
    });
    return budget.playouts === 0 || trials.length < 2
      ? trials
      : this.#tried(view, seat, trials, seed, budget);
  }

  #tried(
    view: View,
    seat: Seat,
    trials: readonly Trial<Action>[],
    seed: number,
    budget: Budget,
  ): readonly Trial<Action>[] {
    const least = (trials[0]?.value ?? 0) - (budget.within ?? Number.POSITIVE_INFINITY);
    let live = trials.slice(0, budget.candidates).filter(({ value }) => value >= least);
    // Playouts of a single action decide nothing; only its value could change.
    if (live.length < 2 && !live[0]?.hasTerms) return trials;
    let out = trials.slice(live.length);
    const stages = Math.max(1, Math.floor(Math.log2(live.length)));
    let spent = 0;
    for (let stage = 1, round = 1; stage <= stages; stage++) {
      for (; spent < (budget.playouts * stage) / stages; round++) {
        const world = this.#game.imagine(view, seat, new LightDice(seed + round));
        for (const trial of live)
          trial.add(this.#playout(world, seat, trial.action, seed + round, budget.turns, trial.hasTerms));
        spent += live.length;
      }
      for (const trial of live) trial.look();
      live = live.toSorted((one, other) => other.value - one.value);
      if (stage === stages) break;
      const kept = Math.ceil(live.length / 2);
      out = [...live.slice(kept), ...out];
      live = live.slice(0, kept);
    }
    return [...live, ...out];
  }

  /** Values the actions in a world by the evaluation alone, the best first. */
  ranked(state: State, seat: Seat, seed: number): readonly Rated<Action>[] {
    return this.#rated(state, seat, false, seed);
  }

  /**
   * Plays an action in a world imagined from the view, and plays on from there. @returns the expected final margin, and its
   * parts
   */
  playedOn(view: View, seat: Seat, action: Action, seed: number, turns: number): Worth {
    const world = this.#game.imagine(view, seat, new LightDice(seed));
    return this.#playout(world, seat, action, seed, turns, true);
  }

  /** Plays a world to its end; all seats choose by the evaluation alone. @returns the seat's final margin */
  rollOut(view: View, viewer: Viewer, seat: Seat, seed: number): number {
    let state = this.#game.imagine(view, viewer, new LabelledDice(seed));
    for (let ply = 1; ply <= MOST_PLIES_IN_ALL; ply++) {
      const outcome = this.#game.outcome(state);
      if (outcome) return marginOf(outcome.totals, seat);
      const [next] = this.#game.toAct(state);
      if (next === undefined) break;
      const { action } = this.#best(state, next, seed + ply);
      state = this.#after(state, next, action, seed + ply);
    }
    throw new Error(`${this.#game.id}: a world of seat ${seat} does not end`);
  }

  #best(state: State, seat: Seat, seed: number): Rated<Action> {
    const known = this.#evaluation.rated?.(state, seat, false);
    if (known === undefined) {
      const [only, ...others] = this.#evaluation.candidates(state, seat, false);
      if (only !== undefined && others.length === 0) return { action: only, value: Number.NaN };
    }
    const rated = known ?? this.#rated(state, seat, false, seed);
    let best = rated[0];
    for (const each of rated) if (best && each.value > best.value) best = each;
    if (!best) throw new Error(`${this.#game.id}: seat ${seat} has nothing to choose`);
    return best;
  }

  #rated(
    state: State,
    seat: Seat,
    wide: boolean,
    seed: number,
    among?: readonly Action[],
  ): readonly Rated<Action>[] {
    const worthOf = (action: Action): Rated<Action> => ({
      action,
      value: this.#evaluation.value(this.#after(state, seat, action, seed), seat, state),
    });
    const found =
      among?.map(worthOf) ??
      this.#evaluation.rated?.(state, seat, wide) ??
      this.#evaluation.candidates(state, seat, wide).map(worthOf);
    return found.toSorted((one, other) => other.value - one.value);
  }

  #after(state: State, seat: Seat, action: Action, seed: number): State {
    return this.#step(state, seat, action, seed).state;
  }

  #step(state: State, seat: Seat, action: Action, seed: number): Step<State, unknown> {
    const done = this.#game.apply(state, seat, action, new LightDice(seed));
    if (!done.ok)
      throw new Error(`${this.#game.id}: ${this.#game.write(action)} was refused: ${done.refusal.code}`);
    return done.value;
  }

  /**
   * Plays an action and continues until the playout ends. A turn is a series of decisions, including answers of other seats.
   * The turn ends with a step whose `goesOn` is false.
   */
  #playout(world: State, seat: Seat, action: Action, seed: number, turns: number, withTerms: boolean): Worth {
    const goesOn = ({ state, goesOn }: Step<State, unknown>, own: number): boolean =>
      (own < turns || goesOn) && this.#game.outcome(state) === undefined;
    let from = world;
    const events: unknown[] = [];
    const actions: Action[] = [];
    const see = (found: readonly AddressedEvent<unknown>[]): void => {
      if (withTerms) events.push(...visibleEvents(found, seat));
    };
    let step = this.#step(world, seat, action, seed);
    see(step.events.filter((_, place) => step.chance.includes(place)));
    let own = 1;
    for (let ply = 1; ply < MOST_PLIES && goesOn(step, own); ply++) {
      const [next] = this.#game.toAct(step.state);
      if (next === undefined) break;
      const { action: chosen, value } = this.#best(step.state, next, seed + ply);
      if (next === seat && !step.goesOn) {
        own += 1;
        // The playout ends at the first decision of the last own turn, with the value of its best candidate.
        if (own === turns && !Number.isNaN(value)) {
          if (!withTerms) return { value };
          const last = this.#step(step.state, next, chosen, seed + ply);
          see(last.events);
          const terms = this.#evaluation.terms(last.state, seat, step.state);
          return { value, terms, events, actions: [...actions, chosen] };
        }
      }
      from = step.state;
      step = this.#step(from, next, chosen, seed + ply);
      if (withTerms) actions.push(chosen);
      see(step.events);
    }
    const value = this.#evaluation.value(step.state, seat, from);
    if (!withTerms) return { value };
    return { value, terms: this.#evaluation.terms(step.state, seat, from), events, actions };
  }
}
