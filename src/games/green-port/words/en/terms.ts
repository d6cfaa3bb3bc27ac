import { grammar } from '../../../../stage/grammar.ts';
import type { Colour, GameSymbol } from '../../rules/types.ts';

const { plural } = grammar('en');

export const terms = {
  colours: { blue: 'blue', green: 'green', red: 'red', yellow: 'yellow' } satisfies Record<Colour, string>,
  symbols: {
    drop: 'drop',
    hammers: 'hammers',
    circles: 'circles',
    bricks: 'bricks',
    wheel: 'wheel',
    arrow: 'arrow',
  } satisfies Record<GameSymbol, string>,
  /** A Unit card. */
  unit: (colour: Colour, symbol: GameSymbol): string => `${colour} ${symbol}`,
  black: 'black',
  xGreen: 'green X',
  xOrange: 'orange X',
  /** Cubes of a colour: "3 red". */
  cubes: (count: number, colour: Colour) => `${count} ${colour}`,
  noCubes: 'no cubes',
  none: 'none',
  points: (count: number) => plural(count, { one: '# point', other: '# points' }),
  cards: (count: number) => plural(count, { one: '# card', other: '# cards' }),
  cubeCount: (count: number) => plural(count, { one: '# cube', other: '# cubes' }),
  objective: (number: number) => `Objective ${number}`,
  /** Such as "red HQ (2)". */
  headquarters: (colour: Colour, value: number) => `${colour} HQ (${value})`,
  /** The top one of a colour. */
  pile: (colour: Colour) => `${colour} HQ`,
  boosting: (headquarters: string, colour: Colour) => `${headquarters}, boosts ${colour}`,
  /** Such as "green HQ (boosts red)". */
  boostingPile: (pile: string, colour: Colour) => `${pile} (boosts ${colour})`,
  /** A card of an Objective. */
  wild: (value: number) => `wild ${value}`,
  asked: (colour: Colour, value: number) => `${colour} ${value}`,
  tileUp: (symbol: GameSymbol) => `tile ${symbol} up`,
  tileDown: (symbol: GameSymbol) => `tile ${symbol} down`,
};
