import { grammar } from '../../../../stage/grammar.ts';
import type { Colour, GameSymbol } from '../../rules/types.ts';
import type { GreenPortWords } from '../en/index.ts';

const { plural } = grammar('es-ES');

/** "3 rojos"; la sede is feminine. */
export const COLOUR: Readonly<Record<Colour, string>> = {
  blue: 'azul',
  green: 'verde',
  red: 'rojo',
  yellow: 'amarillo',
};
const COLOURS: Readonly<Record<Colour, string>> = {
  blue: 'azules',
  green: 'verdes',
  red: 'rojos',
  yellow: 'amarillos',
};
export const FEMININE: Readonly<Record<Colour, string>> = {
  blue: 'azul',
  green: 'verde',
  red: 'roja',
  yellow: 'amarilla',
};
export const SYMBOL: Readonly<Record<GameSymbol, string>> = {
  drop: 'gota',
  hammers: 'martillos',
  circles: 'círculos',
  bricks: 'ladrillos',
  wheel: 'rueda',
  arrow: 'flecha',
};

export const terms: GreenPortWords['terms'] = {
  colours: COLOUR,
  symbols: SYMBOL,
  unit: (colour, symbol) => `${COLOUR[colour]} ${SYMBOL[symbol]}`,
  black: 'negra',
  xGreen: 'X verde',
  xOrange: 'X naranja',
  cubes: (count, colour) => `${count} ${(count === 1 ? COLOUR : COLOURS)[colour]}`,
  noCubes: 'ningún cubo',
  none: 'nada',
  points: count => plural(count, { one: '# punto', other: '# puntos' }),
  cards: count => plural(count, { one: '# carta', other: '# cartas' }),
  cubeCount: count => plural(count, { one: '# cubo', other: '# cubos' }),
  objective: number => `Objetivo ${number}`,
  headquarters: (colour, value) => `sede ${FEMININE[colour]} (${value})`,
  pile: colour => `sede ${FEMININE[colour]}`,
  boosting: (headquarters, colour) => `${headquarters}, refuerza ${COLOUR[colour]}`,
  boostingPile: (pile, colour) => `${pile} (refuerza ${COLOUR[colour]})`,
  wild: value => `comodín ${value}`,
  asked: (colour, value) => `${COLOUR[colour]} ${value}`,
  tileUp: symbol => `ficha ${SYMBOL[symbol]} activa`,
  tileDown: symbol => `ficha ${SYMBOL[symbol]} girada`,
};
