import type { Seat } from '../../../core/game.ts';
import { shows, unitColour } from '../rules/cards.ts';
import { lossOf } from '../rules/hire.ts';
import { underdogs } from '../rules/scoring.ts';
import type { Card, State } from '../rules/types.ts';
import { judged, type Weights } from './features.ts';
import { type Plan, Planner, waysOf } from './plan.ts';
import {
  type Amounts,
  amounts,
  type Holder,
  PLACES,
  type Place,
  type Position,
  placeOf,
  positionOf,
  withHolder,
} from './position.ts';

/** Kinds of cards that are alike for a hire: of each colour those without and with the seat's symbol, then the others. */
const KINDS = 11;
const BLACK = 8;
const GREEN_X = 9;
const ORANGE_X = 10;
/** After a flip it looks so many cards ahead. */
const AFTER_FLIP = 4;
/** Hands of more cubes than this are not halved in every way. */
const MANY = 14;

/** What lies in the pool, and what has come of the deck since it was counted. */
interface Pool {
  readonly units: number[];
  /** Colours whose card with the seat's symbol lies there. */
  readonly symbols: boolean[];
  readonly drawn: number[];
  /** Cards in the pool, of whatever kind. */
  size: number;
}

const kindOf = (card: Card, own: string | undefined): number => {
  const colour = unitColour(card);
  if (colour) return placeOf[colour] * 2 + Number(own !== undefined && shows(card, own as 'drop'));
  return card === 'black' ? BLACK : card === 'x-green' ? GREEN_X : ORANGE_X;
};

/** Hire as far as chance goes: what a hire brings, and what one more card would, all that can come being as likely. */
export class Hire {
  readonly #weights: Weights;
  readonly #state: State;
  readonly #seat: Seat;
  readonly #position: Position;
  readonly #planner: Planner;
  readonly #left: number[] = Array.from({ length: KINDS }, () => 0);
  readonly #total: number;
  readonly #known = new Map<number, number>();
  readonly #hires = new Map<number, Plan>();
  readonly #own: string | undefined;
  #bust: Plan | undefined;
  #flipped: number | undefined;
  #cube: { readonly own: number; readonly others: readonly number[] } | undefined;
  #crosses: { readonly green: number; readonly orange: number } | undefined;

  constructor(weights: Weights, state: State, seat: Seat) {
    this.#weights = weights;
    this.#state = state;
    this.#seat = seat;
    this.#position = positionOf(state);
    this.#planner = new Planner(weights, seat, false);
    const tile = state.players[seat]?.tile;
    this.#own = tile?.up ? tile.symbol : undefined;
    const next = state.deck.length > 0 ? state.deck : state.discards;
    for (const card of next) this.#left[kindOf(card, this.#own)] = this.#leftOf(kindOf(card, this.#own)) + 1;
    this.#total = next.length;
  }

  /** Of the better of both. @param depth cards that it looks ahead */
  value(depth: number): number {
    return this.#best(this.#pool(), depth);
  }

  /** Undefined where the pool has none of it. */
  hired(place: Place): number | undefined {
    const pool = this.#pool();
    return pool.units[place] ? this.#hire(pool, place) : undefined;
  }

  nothing(): number {
    return this.#planner.best(this.#position).value;
  }

  revealed(depth: number): number {
    return this.#reveal(this.#pool(), Math.max(1, depth));
  }

  /** How likely the next card is a bust, and what that would be worth. */
  get bust(): { readonly chance: number; readonly value: number } {
    const harmful = this.#pool().units.some(count => count > 0);
    return { chance: harmful ? this.#leftOf(BLACK) / this.#total : 0, value: this.#harm() };
  }

  #leftOf(kind: number): number {
    return this.#left[kind] ?? 0;
  }

  #pool(): Pool {
    const units = [0, 0, 0, 0];
    const symbols = [false, false, false, false];
    for (const card of this.#state.pool) {
      const kind = kindOf(card, this.#own);
      const place = kind >> 1;
      if (kind >= BLACK) continue;
      units[place] = (units[place] as number) + 1;
      if (kind % 2 === 1) symbols[place] = true;
    }
    return { units, symbols, drawn: Array.from({ length: KINDS }, () => 0), size: this.#state.pool.length };
  }

  #best(pool: Pool, depth: number): number {
    const key = keyOf(pool, depth);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let best = pool.size > 0 ? Number.NEGATIVE_INFINITY : this.nothing();
    let units = 0;
    for (const place of PLACES) {
      if (pool.units[place] === 0) continue;
      units += 1;
      best = Math.max(best, this.#hire(pool, place));
    }
    if (units === 0) best = Math.max(best, this.nothing());
    if (depth > 0) {
      const reveal = this.#reveal(pool, depth);
      best = pool.size === 0 ? reveal : Math.max(best, reveal);
    }
    this.#known.set(key, best);
    return best;
  }

  #reveal(pool: Pool, depth: number): number {
    let left = this.#total;
    for (let kind = 0; kind < KINDS; kind++) left -= pool.drawn[kind] as number;
    if (left <= 0) return Number.NEGATIVE_INFINITY;
    const harmful = pool.units.some(count => count > 0);
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = this.#leftOf(kind) - (pool.drawn[kind] as number);
      if (count <= 0) continue;
      const value =
        kind === BLACK && harmful
          ? this.#harm()
          : this.#best(withCard(pool, kind), depth - 1) + this.#crossed(kind);
      sum += count * value;
    }
    return sum / left;
  }

  #harm(): number {
    this.#bust ??= new Planner(this.#weights, this.#seat, true).best(this.#position);
    const { value } = this.#bust;
    return this.#own === undefined ? value : Math.max(value, this.#afterFlip());
  }

  #afterFlip(): number {
    if (this.#flipped === undefined) {
      const { players, discards, pool } = this.#state;
      const down = players.map((player, seat) =>
        seat === this.#seat && player.tile ? { ...player, tile: { ...player.tile, up: false } } : player,
      );
      const state = { ...this.#state, players: down, pool: [], discards: [...discards, ...pool] };
      this.#flipped = new Hire(this.#weights, state, this.#seat).value(AFTER_FLIP);
    }
    return this.#flipped;
  }

  #hire(pool: Pool, place: Place): number {
    const { holders } = this.#position;
    const { boosts } = holders[this.#seat] as Holder;
    const sync = pool.units.every(count => count > 0);
    const gain = (pool.units[place] as number) + Number(pool.symbols[place]) + boosts[place];
    const key = (gain * 2 + Number(sync)) * 4 + place;
    let plan = this.#hires.get(key);
    if (!plan) {
      const { cubes } = holders[this.#seat] as Holder;
      const gained = amounts(each => cubes[each] + (each === place ? gain : Number(sync)));
      plan = this.#planner.best(withHolder(this.#position, this.#seat, { cubes: gained }));
      this.#hires.set(key, plan);
    }
    const rest = amounts(each => (each === place ? 0 : (pool.units[each] as number)));
    return plan.value + this.referred(rest);
  }

  /** What the others are expected to do with Unit cards that stay: whoever gains two cubes for one takes them. */
  referred(rest: Amounts): number {
    if (rest[0] < 2 && rest[1] < 2 && rest[2] < 2 && rest[3] < 2) return 0;
    const { holders } = this.#position;
    const { own, others } = this.#cubes();
    const there = [...rest];
    let sum = 0;
    for (let turn = 1; turn < holders.length; turn++) {
      const seat = (this.#seat + turn) % holders.length;
      const { cubes, boosts } = holders[seat] as Holder;
      if (cubes.every(count => count === 0)) continue;
      let most: { readonly place: Place; readonly gain: number } | undefined;
      for (const place of PLACES) {
        if (there[place] === 0) continue;
        const gain = (there[place] as number) + boosts[place];
        if (gain > (most?.gain ?? 1)) most = { place, gain };
      }
      if (!most) continue;
      there[most.place] = 0;
      sum += own + (most.gain - 1) * (others[seat] ?? 0);
    }
    return sum;
  }

  /** What a cube more is worth to this seat, of its own and of each other seat's. */
  #cubes(): { readonly own: number; readonly others: readonly number[] } {
    if (this.#cube) return this.#cube;
    const now = judged(this.#weights, this.#position, this.#seat);
    const others = this.#position.holders.map(({ cubes }, seat) => {
      let sum = 0;
      for (const place of PLACES) {
        const more = amounts(each => cubes[each] + Number(each === place));
        sum += judged(this.#weights, withHolder(this.#position, seat, { cubes: more }), this.#seat) - now;
      }
      return sum / 4;
    });
    this.#cube = { own: others[this.#seat] ?? 0, others };
    return this.#cube;
  }

  /** What an X adds to the worth of all that follows. */
  #crossed(kind: number): number {
    if (kind !== GREEN_X && kind !== ORANGE_X) return 0;
    if (!this.#crosses) {
      const { own, others } = this.#cubes();
      const helped = this.#state.turn.underdog
        ? []
        : underdogs(this.#state, this.#seat).seats.map(seat =>
            seat === this.#seat ? own : (others[seat] ?? 0),
          );
      const green = helped.reduce((sum, worth) => sum + worth, 0);
      const losses = this.#state.players.map((_, seat) => this.#lost(seat));
      this.#crosses = { green, orange: losses.reduce((sum, loss) => sum + loss, green) };
    }
    return kind === GREEN_X ? this.#crosses.green : this.#crosses.orange;
  }

  /** What the limit's loss of a seat is worth to this one. */
  #lost(seat: Seat): number {
    const player = this.#state.players[seat];
    const count = player ? lossOf(player) : 0;
    if (count === 0) return 0;
    const { cubes, up } = this.#position.holders[seat] as Holder;
    const sign = seat === this.#seat ? 1 : -1;
    const worth = (position: Position) =>
      seat === this.#seat ? this.#planner.best(position).value : judged(this.#weights, position, this.#seat);
    const now = worth(this.#position);
    const ways = waysOf(cubes, count);
    const tried = cubes.some(held => held > MANY) ? ways.slice(0, 1) : ways;
    const left = tried.map(lost =>
      worth(withHolder(this.#position, seat, { cubes: amounts(each => cubes[each] - lost[each]) })),
    );
    if (up) left.push(worth(withHolder(this.#position, seat, { up: false })));
    return sign * Math.max(...left.map(value => sign * value)) - now;
  }
}

/** The pool after one more card. */
const withCard = (pool: Pool, kind: number): Pool => {
  const drawn = pool.drawn.slice();
  drawn[kind] = (drawn[kind] as number) + 1;
  if (kind >= BLACK) return { ...pool, drawn, size: pool.size + 1 };
  const place = kind >> 1;
  const units = pool.units.slice();
  units[place] = (units[place] as number) + 1;
  const symbols = kind % 2 === 1 ? pool.symbols.with(place, true) : pool.symbols;
  return { units, symbols, drawn, size: pool.size + 1 };
};

const keyOf = ({ units, symbols, drawn }: Pool, depth: number): number => {
  let key = depth;
  for (const place of PLACES) key = key * 16 + (units[place] as number) * 2 + Number(symbols[place]);
  return (
    ((key * 8 + (drawn[BLACK] as number)) * 2 + (drawn[GREEN_X] as number)) * 2 + (drawn[ORANGE_X] as number)
  );
};
