import { SeededDice } from '../../../src/core/contract/dice.ts';
import type { Seat } from '../../../src/core/contract/game.ts';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { pileFor } from '../../../src/games/green-port/rules/box.ts';
import { DECK } from '../../../src/games/green-port/rules/cards.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  type Cubes,
  type GameSymbol,
  type Headquarters,
  type Objective,
  type Phase,
  type State,
  type Variant,
} from '../../../src/games/green-port/rules/types.ts';
import { acting } from '../acting.ts';

/**
 * Description of a position in short words: cubes `r2 b1`, card `red-5`, Headquarters `green-1>red` that boost red, upturned
 * tile `+wheel`.
 */
export interface Wish {
  readonly seats?: number;
  readonly active?: Seat;
  readonly variant?: Variant;
  readonly phase?: Phase;
  readonly cubes?: readonly string[];
  readonly tiles?: readonly string[];
  readonly headquarters?: readonly string[];
  /** Objectives. `red-5` is still free, and `1: red-5 blue-1` is completed by seat 1. */
  readonly objectives?: readonly string[];
  readonly piles?: Readonly<Partial<Record<Colour, readonly number[]>>>;
  readonly pool?: string;
  /** Top cards of the deck, in order. All other cards of the 31 lie below. */
  readonly deck?: string;
  /** Cards in the discards. With `rest`, the discards take all unnamed cards, and the deck has only the cards in `deck`. */
  readonly discards?: string;
  readonly turn?: Partial<State['turn']>;
  readonly offered?: readonly Colour[];
}

const words = (text = ''): readonly string[] => (text === '' ? [] : text.split(' '));
const cardsIn = (text?: string): readonly Card[] => words(text) as Card[];

export const cubes = (text = ''): Cubes => {
  const counted = { blue: 0, green: 0, red: 0, yellow: 0 };
  for (const word of words(text)) {
    const colour = COLOURS.find(each => each.startsWith(word.charAt(0)));
    if (colour) counted[colour] += Number(word.slice(1));
  }
  return counted;
};

/** No Headquarters are left. */
export const SOLD: Readonly<Record<Colour, readonly number[]>> = { blue: [], green: [], red: [], yellow: [] };

export const cubeText = (held: Cubes): string =>
  COLOURS.filter(colour => held[colour] > 0)
    .map(colour => `${colour.charAt(0)}${held[colour]}`)
    .join(' ');

const headquarters = (text?: string): readonly Headquarters[] =>
  words(text).map(word => {
    const [card = '', boost = null] = word.split('>');
    const [colour, value] = card.split('-');
    return { colour: colour as Colour, value: Number(value), boost: boost as Colour | null };
  });

const objective = (text: string): Objective => {
  const [, seat, rest = ''] = /^(?:(\d): )?(.*)$/.exec(text) ?? [];
  const cards = words(rest).map(card => {
    const [colour, value] = card.split('-');
    return { colour: colour === 'wild' ? null : (colour as Colour), value: Number(value) };
  });
  return { cards, by: seat === undefined ? null : Number(seat) };
};

const without = (all: readonly Card[], taken: readonly Card[]): readonly Card[] =>
  taken.reduce<readonly Card[]>((left, card) => {
    const at = left.indexOf(card);
    if (at < 0) throw new Error(`no ${card} is left`);
    return left.toSpliced(at, 1);
  }, all);

export function position(wish: Wish = {}): State {
  const { seats = 3, variant = 'standard' } = wish;
  const pool = cardsIn(wish.pool);
  const top = cardsIn(wish.deck);
  const rest = without(DECK, [...pool, ...top]);
  const gone = wish.discards === 'rest' ? rest : cardsIn(wish.discards);
  const pile = pileFor(seats);
  const symbols: readonly GameSymbol[] = ['drop', 'hammers', 'circles', 'bricks'];
  const withTiles = variant === 'standard' || variant === 'no-powers';
  return {
    variant,
    phase: wish.phase ?? { type: 'hire' },
    round: 1,
    turn: { seat: wish.active ?? 0, bust: false, shuffle: false, underdog: false, ...wish.turn },
    offered: wish.offered ?? [],
    objectives: (wish.objectives ?? ['red-1 blue-4', 'green-1 red-1 blue-1 red-5']).map(objective),
    piles: Object.fromEntries(
      COLOURS.map(colour => [colour, wish.piles?.[colour] ?? pile]),
    ) as State['piles'],
    pool,
    discards: gone,
    reshuffles: 0,
    deck: wish.discards === 'rest' ? top : [...top, ...without(rest, gone)],
    players: Array.from({ length: seats }, (_, seat) => {
      const tile = wish.tiles?.[seat] ?? symbols[seat] ?? 'drop';
      const symbol = tile.replace('+', '') as GameSymbol;
      return {
        cubes: cubes(wish.cubes?.[seat]),
        tile: withTiles ? { symbol, up: tile.startsWith('+') } : null,
        headquarters: headquarters(wish.headquarters?.[seat]),
      };
    }),
  };
}

export const anyDice = (): SeededDice => new SeededDice(new Uint8Array(32));

export const { step, legalTexts, refusal, eventsOf, chosen, ...acts } = acting(greenPort, anyDice);
export const played = (state: State, ...texts: readonly string[]): State => acts.played(state, texts);

export const held = ({ players }: State): readonly string[] => players.map(player => cubeText(player.cubes));
