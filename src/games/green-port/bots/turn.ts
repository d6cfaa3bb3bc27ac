import type { SeatWeights } from '../../../core/contract/evaluation.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { lossOf } from '../rules/hire.ts';
import { underdogs } from '../rules/scoring.ts';
import type { State } from '../rules/types.ts';
import { Judge } from './judge.ts';
import { type Plan, Planner, waysOf } from './plan.ts';
import {
  type ColourAmounts,
  type ColourPlace,
  type Holder,
  type JudgedPosition,
  less,
  more,
  type OwnStanding,
  PLACES,
  positionOf,
  standingOf,
  withCubes,
} from './position.ts';

/** Largest number of ways to lose cubes that the bot compares. */
const WAYS = 12;

/** Facts that stay the same while a seat reveals in its turn: the seats' cubes, and so the value of all hires. */
export class HireTurn {
  readonly position: JudgedPosition;
  readonly standing: OwnStanding;
  readonly judge: Judge;
  readonly #planner: Planner;
  readonly #afterBust: Planner;
  readonly #seat: Seat;
  #cubes: readonly number[] | undefined;

  constructor(weights: SeatWeights, state: State, seat: Seat) {
    this.position = positionOf(state);
    this.standing = standingOf(this.position, seat);
    this.#seat = seat;
    this.judge = new Judge(weights, this.position, seat);
    this.#planner = new Planner(this.judge, seat, false);
    this.#afterBust = new Planner(this.judge, seat, true);
  }

  planner(bust: boolean): Planner {
    return bust ? this.#afterBust : this.#planner;
  }

  plan(standing: OwnStanding, bust: boolean): Plan {
    return this.planner(bust).best(standing);
  }

  /** Returns by seat what one more cube of that seat is worth to the active seat. The value is below 0 for other seats. */
  get cubes(): readonly number[] {
    this.#cubes ??= this.position.holders.map(({ cubes }, holder) => {
      const now = this.#held(holder, cubes);
      let sum = 0;
      for (const place of PLACES) sum += this.#held(holder, more(cubes, place)) - now;
      return sum / 4;
    });
    return this.#cubes;
  }

  #held(holder: Seat, cubes: ColourAmounts): number {
    const { position } = this;
    if (holder === this.#seat) return this.judge.value(withCubes(this.standing, cubes), position.next);
    const holders = position.holders.with(holder, { ...(position.holders[holder] as Holder), cubes });
    return new Judge(this.judge.weights, { ...position, holders }, this.#seat).value(
      this.standing,
      position.next,
    );
  }

  /**
   * Returns the value of the other seats' expected refers. A seat is expected to refer where it gains two cubes or more for
   * one.
   */
  referred(rest: ColourAmounts): number {
    if (rest[0] < 2 && rest[1] < 2 && rest[2] < 2 && rest[3] < 2) return 0;
    const { holders } = this.position;
    const there = [...rest];
    let sum = 0;
    for (let turn = 1; turn < holders.length; turn++) {
      const seat = (this.#seat + turn) % holders.length;
      const { cubes, boosts } = holders[seat] as Holder;
      if (cubes.every(count => count === 0)) continue;
      let chosen: ColourPlace | undefined;
      let most = 1;
      for (const place of PLACES) {
        const gain = there[place] === 0 ? 0 : (there[place] as number) + boosts[place];
        if (gain <= most) continue;
        most = gain;
        chosen = place;
      }
      if (chosen === undefined) continue;
      there[chosen] = 0;
      sum += (this.cubes[this.#seat] ?? 0) + (most - 1) * (this.cubes[seat] ?? 0);
    }
    return sum;
  }

  helped(state: State): number {
    if (state.turn.underdog) return 0;
    return underdogs(state, this.#seat).seats.reduce((sum, seat) => sum + (this.cubes[seat] ?? 0), 0);
  }

  lost(state: State): number {
    return state.players.reduce((sum, player, seat) => {
      const count = lossOf(player);
      return count === 0 ? sum : sum + this.#lost(seat, count);
    }, 0);
  }

  #lost(seat: Seat, count: number): number {
    const { cubes, up } = this.position.holders[seat] as Holder;
    if (seat !== this.#seat) return up ? 0 : -count * (this.cubes[seat] ?? 0);
    const now = this.plan(this.standing, false).value;
    const ways = waysOf(cubes, count).slice(0, WAYS);
    const left = ways.map(lost => this.plan(withCubes(this.standing, less(cubes, lost)), false).value);
    if (up) left.push(this.plan({ ...this.standing, up: false }, false).value);
    return Math.max(...left) - now;
  }
}
