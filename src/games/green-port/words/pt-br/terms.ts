import { grammar } from '../../../../stage/grammar.ts';
import type { Colour, GameSymbol } from '../../rules/types.ts';
import type { GreenPortWords } from '../en/index.ts';

const { plural } = grammar('pt-BR');

/** "3 vermelhos"; a sede is feminine. */
export const COLOUR: Readonly<Record<Colour, string>> = {
  blue: 'azul',
  green: 'verde',
  red: 'vermelho',
  yellow: 'amarelo',
};
const COLOURS: Readonly<Record<Colour, string>> = {
  blue: 'azuis',
  green: 'verdes',
  red: 'vermelhos',
  yellow: 'amarelos',
};
export const FEMININE: Readonly<Record<Colour, string>> = {
  blue: 'azul',
  green: 'verde',
  red: 'vermelha',
  yellow: 'amarela',
};
export const SYMBOL: Readonly<Record<GameSymbol, string>> = {
  drop: 'gota',
  hammers: 'martelos',
  circles: 'círculos',
  bricks: 'tijolos',
  wheel: 'roda',
  arrow: 'seta',
};

export const terms: GreenPortWords['terms'] = {
  colours: COLOUR,
  symbols: SYMBOL,
  unit: (colour, symbol) => `${COLOUR[colour]} ${SYMBOL[symbol]}`,
  black: 'preta',
  xGreen: 'X verde',
  xOrange: 'X laranja',
  cubes: (count, colour) => `${count} ${(count === 1 ? COLOUR : COLOURS)[colour]}`,
  noCubes: 'nenhum cubo',
  none: 'nada',
  points: count => plural(count, { one: '# ponto', other: '# pontos' }),
  cards: count => plural(count, { one: '# carta', other: '# cartas' }),
  cubeCount: count => plural(count, { one: '# cubo', other: '# cubos' }),
  objective: number => `Objetivo ${number}`,
  headquarters: (colour, value) => `sede ${FEMININE[colour]} (${value})`,
  pile: colour => `sede ${FEMININE[colour]}`,
  boosting: (headquarters, colour) => `${headquarters}, reforça ${COLOUR[colour]}`,
  boostingPile: (pile, colour) => `${pile} (reforça ${COLOUR[colour]})`,
  wild: value => `curinga ${value}`,
  asked: (colour, value) => `${COLOUR[colour]} ${value}`,
  tileUp: symbol => `ficha ${SYMBOL[symbol]} de pé`,
  tileDown: symbol => `ficha ${SYMBOL[symbol]} virada`,
};
