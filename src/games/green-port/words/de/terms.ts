import { grammar } from '../../../../stage/grammar.ts';
import type { Colour, GameSymbol } from '../../rules/types.ts';
import type { GreenPortWords } from '../en/index.ts';

const { plural } = grammar('de');

/** A colour as a thing: "3 Rot", "Rot 2". */
export const COLOUR: Readonly<Record<Colour, string>> = {
  blue: 'Blau',
  green: 'Grün',
  red: 'Rot',
  yellow: 'Gelb',
};

type TermEnding = 'er' | 'es' | 'e' | 'en';

/** Before a noun: "roter Würfel", "rotes HQ", "einen roten Würfel". */
export const inflected = (colour: Colour, ending: TermEnding): string =>
  `${COLOUR[colour].toLowerCase()}${ending}`;

const SYMBOL: Readonly<Record<GameSymbol, string>> = {
  drop: 'Tropfen',
  hammers: 'Hämmer',
  circles: 'Kreise',
  bricks: 'Ziegel',
  wheel: 'Rad',
  arrow: 'Pfeil',
};
const ENDING: Readonly<Record<GameSymbol, TermEnding>> = {
  drop: 'er',
  hammers: 'e',
  circles: 'e',
  bricks: 'e',
  wheel: 'es',
  arrow: 'er',
};

export const terms: GreenPortWords['terms'] = {
  colours: COLOUR,
  symbols: SYMBOL,
  unit: (colour, symbol) => `${inflected(colour, ENDING[symbol])} ${SYMBOL[symbol]}`,
  black: 'Schwarz',
  xGreen: 'grünes X',
  xOrange: 'oranges X',
  cubes: (count, colour) => `${count} ${COLOUR[colour]}`,
  noCubes: 'keine Würfel',
  none: 'nichts',
  points: count => plural(count, { one: '# Punkt', other: '# Punkte' }),
  cards: count => plural(count, { one: '# Karte', other: '# Karten' }),
  cubeCount: count => plural(count, { one: '# Würfel', other: '# Würfel' }),
  objective: number => `Auftrag ${number}`,
  headquarters: (colour, value) => `${inflected(colour, 'es')} HQ (${value})`,
  pile: colour => `${inflected(colour, 'es')} HQ`,
  boosting: (headquarters, colour) => `${headquarters}, verstärkt ${COLOUR[colour]}`,
  boostingPile: (pile, colour) => `${pile} (verstärkt ${COLOUR[colour]})`,
  wild: value => `Joker ${value}`,
  asked: (colour, value) => `${COLOUR[colour]} ${value}`,
  tileUp: symbol => `Plättchen ${SYMBOL[symbol]} offen`,
  tileDown: symbol => `Plättchen ${SYMBOL[symbol]} verdeckt`,
};
