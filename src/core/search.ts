import type { Dice } from './dice.ts';
import type { Evaluation, Rated } from './evaluation.ts';
import type { Game, Seat } from './game.ts';
import { LightDice } from './light-dice.ts';
import type { Budget, Line } from './player.ts';

/** So many playouts does the evaluation count for. */
const PRIOR = 5;
/** A playout that does not come to the seat's turn again ends here. */
const MOST_PLIES = 60;
const WORLD_SEEDS = 2 ** 31;

type AnyRules<State, Action, View> = Pick<
  Game<State, Action, unknown, View, unknown>,
  'apply' | 'imagine' | 'toAct' | 'outcome' | 'id' | 'write'
>;

/**
 * Plays from a view over worlds imagined from it; the same worlds and the same chance for every candidate. The budget is shared
 * out in stages: each goes on with the better half of the candidates.
 */
export class Search<State, Action, View> {
  readonly #game: AnyRules<State, Action, View>;
  readonly #evaluation: Evaluation<State, Action>;

  constructor(game: AnyRules<State, Action, View>, evaluation: Evaluation<State, Action>) {
    this.#game = game;
    this.#evaluation = evaluation;
  }

  /** Legal actions worth a look and why, the best first. */
  lines(view: View, seat: Seat, dice: Dice, budget: Budget): readonly Line<Action>[] {
    const seed = dice.below(WORLD_SEEDS, 'player/worlds');
    const world = this.#game.imagine(view, seat, new LightDice(seed));
    return this.#considered(view, seat, seed, budget).map(({ action, value }) => ({
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

  #considered(view: View, seat: Seat, seed: number, budget: Budget): readonly Rated<Action>[] {
    const rated = this.#rated(this.#game.imagine(view, seat, new LightDice(seed)), seat, true, seed);
    return budget.playouts === 0 || rated.length < 2 ? rated : this.#tried(view, seat, rated, seed, budget);
  }

  #tried(
    view: View,
    seat: Seat,
    rated: readonly Rated<Action>[],
    seed: number,
    budget: Budget,
  ): readonly Rated<Action>[] {
    const least = (rated[0]?.value ?? 0) - (budget.within ?? Number.POSITIVE_INFINITY);
    const tried = rated
      .slice(0, budget.candidates)
      .filter(({ value }) => value >= least)
      .map(line => ({ ...line, sum: line.value * PRIOR, count: PRIOR }));
    const byMean = (lines: typeof tried) =>
      lines.toSorted((one, other) => other.sum / other.count - one.sum / one.count);
    const stages = Math.max(1, Math.floor(Math.log2(tried.length)));
    let live = tried;
    let spent = 0;
    for (let stage = 1, round = 1; stage <= stages; stage++) {
      for (; spent < (budget.playouts * stage) / stages; round++) {
        const world = this.#game.imagine(view, seat, new LightDice(seed + round));
        for (const line of live) {
          line.sum += this.#playout(world, seat, line.action, seed + round, budget.turns);
          line.count += 1;
        }
        spent += live.length;
      }
      if (stage < stages) live = byMean(live).slice(0, Math.ceil(live.length / 2));
    }
    const given = tried.filter(line => !live.includes(line));
    const found = [...byMean(live), ...byMean(given)];
    return [
      ...found.map(({ action, sum, count }) => ({ action, value: sum / count })),
      ...rated.slice(tried.length),
    ];
  }

  /** What the evaluation alone makes of a world, the best first. */
  ranked(state: State, seat: Seat, seed: number): readonly Rated<Action>[] {
    return this.#rated(state, seat, false, seed);
  }

  /** What a playout goes on with. */
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

  #rated(state: State, seat: Seat, wide: boolean, seed: number): readonly Rated<Action>[] {
    const found =
      this.#evaluation.rated?.(state, seat, wide) ??
      this.#evaluation.candidates(state, seat, wide).map(action => ({
        action,
        value: this.#evaluation.value(this.#after(state, seat, action, seed), seat, state),
      }));
    return found.toSorted((one, other) => other.value - one.value);
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
      const { action: chosen, value } = this.#best(state, next, seed + ply);
      if (next === seat) own += 1;
      // The last own decision is worth what its best candidate was found to be.
      if (own === turns && !Number.isNaN(value)) return value;
      from = state;
      state = this.#after(state, next, chosen, seed + ply);
    }
    return this.#evaluation.value(state, seat, from);
  }
}
