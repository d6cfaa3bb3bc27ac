import type { Dice } from './dice.ts';
import type { Evaluation } from './evaluation.ts';
import type { Game, Seat } from './game.ts';
import { LightDice } from './light-dice.ts';
import type { Budget, Line } from './player.ts';

/** An action and what the evaluation, or the search, makes of it. */
interface Rated<Action> {
  readonly action: Action;
  readonly value: number;
}

/** So many playouts does the evaluation count for. */
const PRIOR = 5;
/** A playout that does not come to the seat's turn again ends here. */
const MOST_PLIES = 60;
const WORLD_SEEDS = 2 ** 31;

type AnyRules<State, Action, View> = Pick<
  Game<State, Action, unknown, View, unknown>,
  'apply' | 'imagine' | 'toAct' | 'outcome' | 'id' | 'write'
>;

/** Plays from a view over worlds imagined from it; the same worlds and the same chance for every candidate. */
export class Search<State, Action, View> {
  readonly #game: AnyRules<State, Action, View>;
  readonly #evaluation: Evaluation<State, Action>;

  constructor(game: AnyRules<State, Action, View>, evaluation: Evaluation<State, Action>) {
    this.#game = game;
    this.#evaluation = evaluation;
  }

  /** Legal actions worth a look and why, the best first. @param among legal ones, to be weighed instead */
  lines(
    view: View,
    seat: Seat,
    dice: Dice,
    budget: Budget,
    among?: readonly Action[],
  ): readonly Line<Action>[] {
    const seed = dice.below(WORLD_SEEDS, 'player/worlds');
    const world = this.#game.imagine(view, seat, new LightDice(seed));
    return this.#considered(view, seat, seed, budget, among).map(({ action, value }) => ({
      action,
      value,
      terms: this.#evaluation.terms(this.#after(world, seat, action, seed), seat, world),
    }));
  }

  /** The best of them. */
  best(view: View, seat: Seat, dice: Dice, budget: Budget): Action {
    const seed = dice.below(WORLD_SEEDS, 'player/worlds');
    const [first] = this.#considered(view, seat, seed, budget);
    if (!first) throw new Error(`${this.#game.id}: seat ${seat} has nothing to choose`);
    return first.action;
  }

  #considered(
    view: View,
    seat: Seat,
    seed: number,
    budget: Budget,
    among?: readonly Action[],
  ): readonly Rated<Action>[] {
    const rated = this.#rated(this.#game.imagine(view, seat, new LightDice(seed)), seat, true, seed, among);
    return budget.playouts === 0 || rated.length < 2 ? rated : this.#tried(view, seat, rated, seed, budget);
  }

  #tried(
    view: View,
    seat: Seat,
    rated: readonly Rated<Action>[],
    seed: number,
    budget: Budget,
  ): readonly Rated<Action>[] {
    const tried = rated
      .slice(0, budget.candidates)
      .map(line => ({ ...line, sum: line.value * PRIOR, count: PRIOR }));
    let live = tried;
    let left = budget.playouts;
    for (let round = 1; left > 0; round++) {
      const world = this.#game.imagine(view, seat, new LightDice(seed + round));
      for (const line of live) {
        line.sum += this.#playout(world, seat, line.action, seed + round, budget.turns);
        line.count += 1;
        left -= 1;
      }
      const half = live.length > 2 && left <= budget.playouts / 2;
      if (half && live.length === tried.length)
        live = tried
          .toSorted((one, other) => other.sum / other.count - one.sum / one.count)
          .slice(0, Math.ceil(tried.length / 2));
    }
    const others = tried.filter(line => !live.includes(line));
    const byMean = (lines: typeof tried) =>
      lines
        .map(({ action, sum, count }) => ({ action, value: sum / count }))
        .sort((one, other) => other.value - one.value);
    return [...byMean(live), ...byMean(others), ...rated.slice(budget.candidates)];
  }

  /** What the evaluation alone makes of a world, the best first. */
  ranked(state: State, seat: Seat, seed: number): readonly Rated<Action>[] {
    return this.#rated(state, seat, false, seed);
  }

  #best(state: State, seat: Seat, seed: number): Action {
    const [first] = this.ranked(state, seat, seed);
    if (!first) throw new Error(`${this.#game.id}: seat ${seat} has nothing to choose`);
    return first.action;
  }

  #rated(
    state: State,
    seat: Seat,
    wide: boolean,
    seed: number,
    among = this.#evaluation.candidates(state, seat, wide),
  ): readonly Rated<Action>[] {
    return among
      .map(action => ({
        action,
        value: this.#evaluation.value(this.#after(state, seat, action, seed), seat, state),
      }))
      .sort((one, other) => other.value - one.value);
  }

  #after(state: State, seat: Seat, action: Action, seed: number): State {
    const done = this.#game.apply(state, seat, action, new LightDice(seed));
    if (!done.ok)
      throw new Error(`${this.#game.id}: ${this.#game.write(action)} was refused: ${done.refusal.code}`);
    return done.value.state;
  }

  #playout(world: State, seat: Seat, action: Action, seed: number, turns: number): number {
    let from = world;
    let state = this.#after(world, seat, action, seed);
    let own = 1;
    for (let ply = 1; ply < MOST_PLIES && own < turns && this.#game.outcome(state) === undefined; ply++) {
      const [next] = this.#game.toAct(state);
      if (next === undefined) break;
      const chosen = this.#best(state, next, seed + ply);
      from = state;
      state = this.#after(state, next, chosen, seed + ply);
      if (next === seat) own += 1;
    }
    return this.#evaluation.value(state, seat, from);
  }
}
