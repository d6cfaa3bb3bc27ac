import type { Dice } from '../../../src/core/contract/dice.ts';
import { vintage } from '../../../src/games/vintage/game.ts';
import { DECK } from '../../../src/games/vintage/rules/box.ts';
import { circlesOf } from '../../../src/games/vintage/rules/circles.ts';
import type { VintageStep } from '../../../src/games/vintage/rules/events.ts';
import {
  type Card,
  COLUMNS,
  type Estate,
  type Harbour,
  type Lot,
  type PlaceId,
  type PlayerState,
  type State,
  type TableColumn,
  VINES,
} from '../../../src/games/vintage/rules/types.ts';
import { acting } from '../acting.ts';

/** Description of a seat in short words. `6x3` is a lot of quality 6 with three barrels. */
export interface SeatWish extends Partial<Omit<PlayerState, 'estates' | 'boat' | 'known' | 'drawn'>> {
  /** Estates such as `cima-1 green purple old 6x3`. Absent: the seat's first Estate with its three vines. */
  readonly estates?: readonly string[];
  /** Place and lots of the boat, such as `superior 6x3 5x4`. Absent: the boat is empty at Gaia. */
  readonly boat?: string;
  readonly ruby?: string;
  readonly tawny?: string;
  readonly known?: string;
  readonly drawn?: string;
}

export interface Wish extends Partial<Pick<State, 'phase' | 'round' | 'first' | 'chips' | 'aside'>> {
  readonly seats?: number;
  readonly active?: number;
  readonly me?: SeatWish;
  readonly others?: Readonly<Record<number, SeatWish>>;
  /** Taken circles of each column, as indexes in the column. */
  readonly taken?: Partial<Record<TableColumn, readonly number[]>>;
  readonly display?: string;
  /** Cards of the deck, top first. Absent: all cards that lie nowhere else. */
  readonly deck?: string;
  readonly used?: string;
}

const words = (text = ''): readonly string[] => (text === '' ? [] : text.split(' '));

const lotOf = (text: string): Lot | null => {
  const [, quality, barrels] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  return quality && barrels ? { quality: Number(quality), barrels: Number(barrels) } : null;
};
export const lots = (text?: string): readonly Lot[] => words(text).flatMap(word => lotOf(word) ?? []);

const estateOf = (text: string): Estate => {
  const [place = '', ...rest] = words(text);
  const vines = VINES.filter(vine => rest.includes(vine));
  return { place: place as PlaceId, vines, lot: lots(rest.join(' '))[0] ?? null };
};

const boatOf = (text = 'gaia'): PlayerState['boat'] => {
  const [harbour = 'gaia', ...rest] = words(text);
  return { harbour: harbour as Harbour, lots: lots(rest.join(' ')) };
};

const playerOf = (seat: number, wish: SeatWish): PlayerState => {
  const { estates, boat, ruby, tawny, known, drawn, ...rest } = wish;
  return {
    vp: 3,
    brandy: 1,
    markers: 4,
    overseer: true,
    passed: false,
    bought: false,
    harvested: false,
    enologists: 0,
    warehouse: { ruby: [0, 0, 0, 0], tawny: [0, 0, 0, 0] },
    looked: [],
    ...rest,
    estates: (estates ?? [`baixo-${seat + 1} green purple yellow`]).map(estateOf),
    boat: boatOf(boat),
    cellar: { ruby: lots(ruby), tawny: lots(tawny) },
    known: words(known) as Card[],
    drawn: words(drawn) as Card[],
  };
};

const less = (all: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  gone.reduce<readonly Card[]>((left, card) => left.toSpliced(left.indexOf(card), 1), all);

export function position(wish: Wish = {}): State {
  const { seats = 4, active = 0, me = {}, others = {}, taken = {}, display, deck, used } = wish;
  const players = Array.from({ length: seats }, (_, seat) =>
    playerOf(seat, seat === active ? me : (others[seat] ?? {})),
  );
  const open = words(display ?? 'buying harvesting planting two-barrels') as Card[];
  const pile = words(used) as Card[];
  const aside = wish.aside ?? [];
  const elsewhere = [
    ...open,
    ...pile,
    ...aside.map(({ card }) => card),
    ...players.flatMap(({ known, drawn }) => [...known, ...drawn]),
  ];
  return {
    variant: 'standard',
    phase: wish.phase ?? { type: 'turn' },
    round: wish.round ?? 1,
    turn: active,
    first: wish.first ?? 0,
    table: Object.fromEntries(
      COLUMNS.map(column => [
        column,
        circlesOf(seats, column).map((_, index) =>
          taken[column]?.includes(index) ? { seat: (active + 1) % seats, overseer: false } : null,
        ),
      ]),
    ) as unknown as State['table'],
    display: [...open, ...Array.from({ length: 4 - open.length }, () => null)],
    used: pile,
    aside,
    reshuffles: 0,
    chips: wish.chips ?? [1, 0, 2, 2, 1, 0, 1],
    deck: deck === undefined ? less(DECK, elsewhere) : (words(deck) as Card[]),
    players,
  };
}

/** Returns dice that throw these numbers, then always a 1. Each shuffle reverses its pile. */
export const throwing = (...rolls: readonly number[]): Dice => {
  const left = [...rolls];
  return { below: () => (left.shift() ?? 1) - 1, shuffle: items => [...items].reverse() };
};

const { legalTexts, ...acts } = acting(vintage, throwing);
export const ways = legalTexts;
export const { step, played, eventsOf, chosen, refusal: refused } = acts;
export const refusal = (state: State, text: string): string => refused(state, text).code;
export const typesOf = (done: VintageStep): readonly string[] => eventsOf(done).map(({ type }) => type);
