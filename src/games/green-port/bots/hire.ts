import type { Seat } from '../../../core/contract/game.ts';
import { shows, unitColour } from '../rules/cards.ts';
import type { Card, GameSymbol, State } from '../rules/types.ts';
import { type ColourAmounts, type ColourPlace, type OwnStanding, PLACES, placeOf } from './position.ts';
import type { HireTurn } from './turn.ts';

/**
 * Number of kinds of cards that differ for a hire. They are eight kinds of Unit cards (four colours, with and without the
 * seat's symbol), a black card, and the two X cards.
 */
const KINDS = 11;
const BLACK = 8;
const GREEN_X = 9;
const ORANGE_X = 10;
/** Size of the table of hires. A key consists of the cards of a colour (0 to 6), the seat's symbol, In Sync, and the colour. */
const MOST_HIRES = 16 * 7;

const kindOf = (card: Card, own: GameSymbol | undefined): number => {
  const colour = unitColour(card);
  if (colour) return placeOf[colour] * 2 + Number(own !== undefined && shows(card, own));
  return card === 'black' ? BLACK : card === 'x-green' ? GREEN_X : ORANGE_X;
};

/** Computes the values of hires and reveals for a seat. Each possible next card is equally likely. */
export class Hire {
  readonly #turn: HireTurn;
  readonly #state: State;
  readonly #seat: Seat;
  readonly #afterFlip: number;
  readonly #standing: OwnStanding;
  readonly #own: GameSymbol | undefined;
  readonly #left = new Array<number>(KINDS).fill(0);
  #total: number;
  readonly #units: [number, number, number, number] = [0, 0, 0, 0];
  readonly #symbols = [0, 0, 0, 0];
  #size: number;
  readonly #known = new Map<number, number>();
  /** Values of hires by key. They leave out the refers of other seats after the hire. */
  readonly #hires: (number | undefined)[] = new Array<number | undefined>(MOST_HIRES);
  readonly #crosses = new Map<number, number>();
  #harmed: number | undefined;

  /**
   * Starts from the state's pool. @param afterFlip number of cards to look ahead after a flip @param flipped true: the tile is
   * turned down and the pool discarded first
   */
  constructor(turn: HireTurn, state: State, seat: Seat, afterFlip: number, flipped = false) {
    this.#afterFlip = afterFlip;
    this.#turn = turn;
    this.#state = state;
    this.#seat = seat;
    this.#standing = flipped ? { ...turn.standing, up: false } : turn.standing;
    this.#own = this.#standing.up ? state.players[seat]?.tile?.symbol : undefined;
    const next = state.deck.length > 0 ? state.deck : state.discards;
    for (const card of next) this.#left[kindOf(card, this.#own)] = this.#count(kindOf(card, this.#own)) + 1;
    this.#total = next.length;
    this.#size = flipped ? 0 : state.pool.length;
    if (!flipped) for (const card of state.pool) this.#lay(kindOf(card, this.#own), 1);
  }

  /** Returns the value of hiring or revealing, the better of both. @param depth number of cards to look ahead */
  value(depth: number): number {
    return this.#best(depth);
  }

  hired(place: ColourPlace): number | undefined {
    return this.#units[place] > 0 ? this.#hire(place) : undefined;
  }

  nothing(): number {
    return this.#turn.plan(this.#standing, false).value;
  }

  revealed(depth: number): number {
    return this.#reveal(Math.max(1, depth));
  }

  planned(place: ColourPlace) {
    return this.#turn.plan(this.#gained(place), false);
  }

  get bust(): { readonly chance: number; readonly value: number } {
    return { chance: this.#harmful() ? this.#count(BLACK) / this.#total : 0, value: this.#harm() };
  }

  #count(kind: number): number {
    return this.#left[kind] as number;
  }

  #harmful(): boolean {
    return this.#units[0] + this.#units[1] + this.#units[2] + this.#units[3] > 0;
  }

  /** Adds a card to the numbers of the pool, or takes a card out again. @param times 1: adds; -1: takes out */
  #lay(kind: number, times: 1 | -1): void {
    if (kind >= BLACK) return;
    const place = (kind >> 1) as ColourPlace;
    this.#units[place] += times;
    if (kind % 2 === 1) this.#symbols[place] = times === 1 ? 1 : 0;
  }

  #key(depth: number): number {
    let key = depth;
    for (let place = 0; place < 4; place++)
      key = key * 16 + (this.#units[place] as number) * 2 + (this.#symbols[place] as number);
    return ((key * 8 + this.#count(BLACK)) * 2 + this.#count(GREEN_X)) * 2 + this.#count(ORANGE_X);
  }

  #best(depth: number): number {
    const key = this.#key(depth);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let best = Number.NEGATIVE_INFINITY;
    for (const place of PLACES) if (this.#units[place] > 0) best = Math.max(best, this.#hire(place));
    if (best === Number.NEGATIVE_INFINITY && (this.#size > 0 || depth === 0)) best = this.nothing();
    if (depth > 0) best = Math.max(best, this.#reveal(depth));
    this.#known.set(key, best);
    return best;
  }

  #reveal(depth: number): number {
    if (this.#total === 0) return this.#size > 0 ? Number.NEGATIVE_INFINITY : this.nothing();
    const total = this.#total;
    const harmful = this.#harmful();
    let sum = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = this.#count(kind);
      if (count === 0) continue;
      if (kind === BLACK && harmful) {
        sum += count * this.#harm();
        continue;
      }
      this.#left[kind] = count - 1;
      this.#total -= 1;
      this.#size += 1;
      this.#lay(kind, 1);
      const value = this.#best(depth - 1);
      this.#lay(kind, -1);
      this.#size -= 1;
      this.#total += 1;
      this.#left[kind] = count;
      sum += count * (value + (kind > BLACK ? this.#crossed(kind) : 0));
    }
    return sum / total;
  }

  #harm(): number {
    if (this.#harmed === undefined) {
      const { value } = this.#turn.plan(this.#standing, true);
      this.#harmed = this.#standing.up
        ? Math.max(
            value,
            new Hire(this.#turn, this.#state, this.#seat, this.#afterFlip, true).value(this.#afterFlip),
          )
        : value;
    }
    return this.#harmed;
  }

  #gained(place: ColourPlace): OwnStanding {
    const { cubes, boosts } = this.#standing;
    const units = this.#units;
    const sync = units[0] > 0 && units[1] > 0 && units[2] > 0 && units[3] > 0 ? 1 : 0;
    const gain = units[place] + (this.#symbols[place] as number) + boosts[place];
    return {
      ...this.#standing,
      cubes: [
        cubes[0] + (place === 0 ? gain : sync),
        cubes[1] + (place === 1 ? gain : sync),
        cubes[2] + (place === 2 ? gain : sync),
        cubes[3] + (place === 3 ? gain : sync),
      ],
    };
  }

  #hire(place: ColourPlace): number {
    const units = this.#units;
    const sync = units[0] > 0 && units[1] > 0 && units[2] > 0 && units[3] > 0 ? 1 : 0;
    const key = ((units[place] * 2 + (this.#symbols[place] as number)) * 2 + sync) * 4 + place;
    let value = this.#hires[key];
    if (value === undefined) {
      value = this.planned(place).value;
      this.#hires[key] = value;
    }
    const most = Math.max(
      place === 0 ? 0 : units[0],
      place === 1 ? 0 : units[1],
      place === 2 ? 0 : units[2],
      place === 3 ? 0 : units[3],
    );
    return most < 2 ? value : value + this.#referred(place);
  }

  #referred(place: ColourPlace): number {
    const [blue, green, red, yellow] = this.#units;
    const rest: ColourAmounts = [
      place === 0 ? 0 : blue,
      place === 1 ? 0 : green,
      place === 2 ? 0 : red,
      place === 3 ? 0 : yellow,
    ];
    return this.#turn.referred(rest);
  }

  #crossed(kind: number): number {
    let known = this.#crosses.get(kind);
    if (known === undefined) {
      known = this.#turn.helped(this.#state) + (kind === ORANGE_X ? this.#turn.lost(this.#state) : 0);
      this.#crosses.set(kind, known);
    }
    return known;
  }
}
