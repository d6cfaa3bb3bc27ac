import type { Recorded } from './games.ts';

/**
 * Second implementation of Green Port's rules, without any code of the project. Each turn is a generator that yields its
 * questions. Cubes are arrays of four numbers, and payments are found by trying all of them.
 */

const COLOURS = ['blue', 'green', 'red', 'yellow'];
type Four = number[];
type OracleAction = Record<string, unknown>;
interface Question {
  readonly seat: number;
  readonly actions: readonly OracleAction[];
}
interface Owned {
  colour: number;
  value: number;
  boost: number | null;
}

const total = (four: readonly number[]) => four.reduce((sum, each) => sum + each, 0);
const named = (four: readonly number[]) =>
  Object.fromEntries(four.flatMap((count, colour) => (count > 0 ? [[COLOURS[colour], count]] : [])));
const colourOf = (card: string) => COLOURS.indexOf(card.split('-')[0] ?? '');
const isUnit = (card: string) => colourOf(card) >= 0;
const at = <T>(list: readonly T[], index: number): T => list[index] as T;

function waysBelow(most: readonly number[], size: number): Four[] {
  const found: Four[] = [];
  for (let b = 0; b <= at(most, 0); b++)
    for (let g = 0; g <= at(most, 1); g++)
      for (let r = 0; r <= at(most, 2); r++)
        for (let y = 0; y <= at(most, 3); y++) if (b + g + r + y === size) found.push([b, g, r, y]);
  return found;
}

export class OracleGame {
  readonly #record: Recorded;
  readonly #n: number;
  readonly #tiles: boolean;
  readonly #powers: boolean;
  readonly cubes: Four[];
  readonly #up: boolean[];
  readonly #owned: Owned[][];
  readonly #columns: { cards: [colour: number, value: number][]; by: number | null }[];
  readonly #piles: number[][];
  #deck: string[];
  #pool: string[] = [];
  #gone: string[] = [];
  #shuffles = 0;
  bought: { seat: number; colour: string; values: number[] }[] = [];
  over = false;

  constructor(record: Recorded) {
    this.#record = record;
    this.#n = record.seats.length;
    this.#tiles = ['standard', 'no-powers'].includes(record.variant);
    this.#powers = ['standard', 'no-tiles'].includes(record.variant);
    const seats = Array.from({ length: this.#n }, (_, seat) => seat);
    this.cubes = seats.map(() => [0, 0, 0, 0]);
    this.#up = seats.map(() => this.#tiles);
    this.#owned = seats.map(() => []);
    this.#columns = record.setup.objectives.map(cards => ({
      cards: cards.map(card => [colourOf(card), Number(card.split('-')[1])]),
      by: null,
    }));
    this.#piles = COLOURS.map(() => [2, 1, 1].slice(0, this.#n - 1));
    this.#deck = [...record.setup.deck];
  }

  get points(): number[] {
    return this.#owned.map((owned, seat) => total(owned.map(({ value }) => value)) + total(this.cards(seat)));
  }

  cards(seat: number): number[] {
    const own = this.#columns.filter(({ by }) => by === seat);
    return own.flatMap(({ cards }) => cards.map(([, value]) => value)).sort((a, b) => b - a);
  }

  *play(): Generator<Question, void, OracleAction> {
    let offered = [...COLOURS];
    for (let seat = this.#n - 1; seat >= 0; seat--) {
      const { colour } = yield { seat, actions: offered.map(each => ({ type: 'pick', colour: each })) };
      this.#add(seat, COLOURS.indexOf(String(colour)), 1);
      offered = offered.filter(each => each !== colour);
    }
    for (;;) {
      for (let seat = 0; seat < this.#n; seat++) yield* this.#turn(seat);
      if (this.over) return;
    }
  }

  #add(seat: number, colour: number, count: number): void {
    const own = at(this.cubes, seat);
    own[colour] = at(own, colour) + count;
  }

  #pay(seat: number, pay: unknown): void {
    for (const [colour, count] of Object.entries(pay as Record<string, number>))
      this.#add(seat, COLOURS.indexOf(colour), -count);
  }

  #powersOf(seat: number, colour: number): number {
    return this.#powers ? at(this.#owned, seat).filter(each => each.colour === colour).length : 0;
  }

  #round(seat: number): number[] {
    return Array.from({ length: this.#n }, (_, step) => (seat + step) % this.#n);
  }

  #trades(seat: number): OracleAction[] {
    const red = this.#powersOf(seat, 2) > 0;
    return waysBelow(at(this.cubes, seat), red ? 2 : 3)
      .filter(way => red || way.includes(3) || Math.max(...way) === 1)
      .flatMap(way =>
        COLOURS.filter((_, colour) => way[colour] === 0).map(colour => ({
          type: 'specialise',
          colour,
          pay: named(way),
        })),
      );
  }

  #trade(seat: number, action: OracleAction): void {
    this.#pay(seat, action.pay);
    this.#add(seat, COLOURS.indexOf(String(action.colour)), 1);
  }

  #take(seat: number, colour: number): void {
    const cards = this.#pool.filter(card => colourOf(card) === colour);
    const symbol = this.#record.setup.tiles?.[seat];
    const tile = this.#up[seat] && cards.some(card => card.split('-')[1] === symbol) ? 1 : 0;
    const boosts = this.#powers ? at(this.#owned, seat).filter(({ boost }) => boost === colour).length : 0;
    this.#add(seat, colour, cards.length + tile + boosts);
    this.#gone.push(...cards);
    this.#pool = this.#pool.filter(card => colourOf(card) !== colour);
  }

  #inPool(): string[] {
    return COLOURS.filter((_, colour) => this.#pool.some(card => colourOf(card) === colour));
  }

  #shuffled(cause: string): string[] {
    const entry = this.#record.reshuffles[this.#shuffles++];
    if (entry?.cause !== cause) throw new Error(`a shuffle after ${cause}`);
    return [...entry.order];
  }

  *#underdogs(seat: number): Generator<Question, void, OracleAction> {
    const { points } = this;
    const level = points.every(each => each === points[0]);
    const measure = level ? this.cubes.map(total) : points;
    const poor = this.#round(seat).filter(each => measure[each] === Math.min(...measure));
    for (const each of poor) {
      const { colour } = yield {
        seat: each,
        actions: COLOURS.map(name => ({ type: 'bonus', colour: name })),
      };
      this.#add(each, COLOURS.indexOf(String(colour)), 1);
    }
  }

  *#losses(seat: number): Generator<Question, void, OracleAction> {
    for (const each of this.#round(seat).filter(other => total(at(this.cubes, other)) > 7)) {
      const own = at(this.cubes, each);
      const ways = waysBelow(own, Math.floor(total(own) / 2)).map(way => ({
        type: 'lose',
        cubes: named(way),
      }));
      const action = yield { seat: each, actions: [...(this.#up[each] ? [{ type: 'flip' }] : []), ...ways] };
      if (action.type === 'flip') this.#up[each] = false;
      else this.#pay(each, action.cubes);
    }
  }

  *#turn(seat: number): Generator<Question, void, OracleAction> {
    let [bust, green, helped, hired] = [false, false, false, false];
    while (!bust && !hired) {
      const colours = this.#inPool();
      const hires =
        colours.length > 0 ? colours.map(colour => ({ type: 'hire', colour })) : [{ type: 'hire' }];
      const canReveal = this.#deck.length + this.#gone.length > 0;
      const action = yield {
        seat,
        actions: [
          ...(this.#pool.length > 0 ? hires : []),
          ...(canReveal ? [{ type: 'reveal' }] : []),
          ...this.#trades(seat),
        ],
      };
      if (action.type === 'specialise') this.#trade(seat, action);
      else if (action.type === 'hire') {
        hired = true;
        if (action.colour === undefined) continue;
        const own = COLOURS.indexOf(String(action.colour));
        this.#take(seat, own);
        if (colours.length === 4)
          for (const other of [0, 1, 2, 3]) if (other !== own) this.#add(seat, other, 1);
      } else {
        if (this.#deck.length === 0) {
          this.#deck = this.#shuffled('empty');
          this.#gone = [];
        }
        const card = String(this.#deck.shift());
        const danger = this.#pool.some(isUnit);
        this.#pool.push(card);
        if (card === 'black' && danger) {
          const answer = this.#up[seat]
            ? yield { seat, actions: [{ type: 'flip' }, { type: 'bust' }] }
            : { type: 'bust' };
          bust = answer.type === 'bust';
          if (bust) continue;
          this.#up[seat] = false;
          this.#gone.push(...this.#pool);
          this.#pool = [];
        }
        if (card === 'x-green') green = true;
        if (card === 'x-orange') yield* this.#losses(seat);
        if (card.startsWith('x-') && !helped) {
          helped = true;
          yield* this.#underdogs(seat);
        }
      }
    }
    if (hired) yield* this.#refer(seat);
    yield* this.#utilise(seat, bust);
    this.#gone.push(...this.#pool);
    this.#pool = [];
    this.over = seat === this.#n - 1 && this.#columns.every(({ by }) => by !== null);
    if (this.over) this.#sell();
    else if (green) {
      this.#deck = this.#shuffled('green');
      this.#gone = [];
    }
  }

  *#refer(seat: number): Generator<Question, void, OracleAction> {
    for (const other of this.#round(seat).slice(1)) {
      const colours = this.#inPool();
      const own = at(this.cubes, other);
      if (colours.length === 0 || total(own) === 0) continue;
      const payable = COLOURS.filter((_, colour) => at(own, colour) > 0);
      const actions = colours.flatMap(colour => payable.map(pay => ({ type: 'refer', colour, pay })));
      const action = yield { seat: other, actions: [...actions, { type: 'pass' }] };
      if (action.type === 'pass') continue;
      this.#add(other, COLOURS.indexOf(String(action.pay)), -1);
      this.#add(seat, COLOURS.indexOf(String(action.pay)), 1);
      this.#take(other, COLOURS.indexOf(String(action.colour)));
    }
  }

  #price(colour: number): number {
    const left = this.#columns.filter(({ by }) => by === null).flatMap(({ cards }) => cards);
    return 2 + left.filter(([each]) => each === colour).length;
  }

  *#utilise(seat: number, bust: boolean): Generator<Question, void, OracleAction> {
    const own = at(this.cubes, seat);
    for (;;) {
      const completions = this.#columns.flatMap(({ cards, by }, index) => {
        if (by !== null) return [];
        const price = Math.max(0, total(cards.map(([, value]) => value)) - this.#powersOf(seat, 0));
        const wild = cards.some(([colour]) => colour < 0);
        const asked = COLOURS.map((_, colour) =>
          total(cards.filter(([each]) => each === colour).map(([, v]) => v)),
        );
        const most = own.map((has, colour) => (wild ? has : Math.min(has, at(asked, colour))));
        const ways = waysBelow(most, price).filter(way => !wild || way.filter(each => each > 0).length <= 1);
        return ways.map(way => ({ type: 'complete', objective: index + 1, pay: named(way) }));
      });
      const buys = COLOURS.flatMap((colour, index): OracleAction[] => {
        if (at(this.#piles, index).length === 0 || at(own, index) < this.#price(index)) return [];
        if (colour === 'green' && this.#powers) return COLOURS.map(boost => ({ type: 'buy', colour, boost }));
        return [{ type: 'buy', colour }];
      });
      const unflip = Math.max(0, (bust ? 1 : 2) - this.#powersOf(seat, 3));
      const unflips = this.#tiles && !this.#up[seat] ? waysBelow(own, unflip) : [];
      const action = yield {
        seat,
        actions: [
          ...completions,
          ...buys,
          ...unflips.map(way => ({ type: 'unflip', pay: named(way) })),
          { type: 'end' },
          ...this.#trades(seat),
        ],
      };
      if (action.type === 'end') return;
      if (action.type === 'specialise') this.#trade(seat, action);
      else if (action.type === 'buy') {
        const colour = COLOURS.indexOf(String(action.colour));
        this.#add(seat, colour, -this.#price(colour));
        const value = at(this.#piles, colour).shift() ?? 0;
        const boost = action.boost === undefined ? null : COLOURS.indexOf(String(action.boost));
        at(this.#owned, seat).push({ colour, value, boost });
      } else {
        this.#pay(seat, action.pay);
        if (action.type === 'unflip') this.#up[seat] = true;
        else at(this.#columns, Number(action.objective) - 1).by = seat;
      }
    }
  }

  #sell(): void {
    for (const [colour, pile] of this.#piles.entries()) {
      const buyers = this.#round(0).toSorted(
        (one, other) => at(at(this.cubes, other), colour) - at(at(this.cubes, one), colour) || other - one,
      );
      for (const seat of buyers) {
        const values: number[] = [];
        while (pile.length > 0 && at(at(this.cubes, seat), colour) >= 2) {
          this.#add(seat, colour, -2);
          values.push(pile.shift() ?? 0);
        }
        at(this.#owned, seat).push(...values.map(value => ({ colour, value, boost: null })));
        if (values.length > 0) this.bought.push({ seat, colour: COLOURS[colour] ?? '', values });
      }
    }
  }

  ranks(): number[] {
    const { points } = this;
    const keys = this.#round(0).map(seat => [
      points[seat] ?? 0,
      total(at(this.cubes, seat)),
      ...this.cards(seat),
    ]);
    const better = (one: number[], other: number[]) => {
      const first = Array.from({ length: 20 }, (_, place) => (one[place] ?? 0) - (other[place] ?? 0)).find(
        gap => gap !== 0,
      );
      return (first ?? 0) > 0;
    };
    return keys.map(own => 1 + keys.filter(other => better(other, own)).length);
  }
}
