import { grammar } from '../../../../stage/grammar.ts';
import type { Colour, GameSymbol } from '../../rules/types.ts';
import type { GreenPortWords } from '../en/index.ts';

const { plural } = grammar('fr');

/** A cube and an HQ are masculine; a card is called by the colour alone. */
export const COLOUR: Readonly<Record<Colour, string>> = {
  blue: 'bleu',
  green: 'vert',
  red: 'rouge',
  yellow: 'jaune',
};
/** Of a card. */
export const FEMININE: Readonly<Record<Colour, string>> = {
  blue: 'bleue',
  green: 'verte',
  red: 'rouge',
  yellow: 'jaune',
};
export const SYMBOL: Readonly<Record<GameSymbol, string>> = {
  drop: 'goutte',
  hammers: 'marteaux',
  circles: 'cercles',
  bricks: 'briques',
  wheel: 'roue',
  arrow: 'flèche',
};

export const terms: GreenPortWords['terms'] = {
  colours: COLOUR,
  symbols: SYMBOL,
  unit: (colour, symbol) => `${COLOUR[colour]} ${SYMBOL[symbol]}`,
  black: 'noire',
  xGreen: 'X vert',
  xOrange: 'X orange',
  cubes: (count, colour) => `${count} ${COLOUR[colour]}${count > 1 ? 's' : ''}`,
  noCubes: 'aucun cube',
  none: 'rien',
  points: count => plural(count, { one: '# point', other: '# points' }),
  cards: count => plural(count, { one: '# carte', other: '# cartes' }),
  cubeCount: count => plural(count, { one: '# cube', other: '# cubes' }),
  objective: number => `Objectif ${number}`,
  headquarters: (colour, value) => `QG ${COLOUR[colour]} (${value})`,
  pile: colour => `QG ${COLOUR[colour]}`,
  boosting: (headquarters, colour) => `${headquarters}, renforce ${COLOUR[colour]}`,
  boostingPile: (pile, colour) => `${pile} (renforce ${COLOUR[colour]})`,
  wild: value => `joker ${value}`,
  asked: (colour, value) => `${COLOUR[colour]} ${value}`,
  tileUp: symbol => `tuile ${SYMBOL[symbol]} active`,
  tileDown: symbol => `tuile ${SYMBOL[symbol]} retournée`,
};
