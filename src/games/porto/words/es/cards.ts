import { grammar } from '../../../../stage/grammar.ts';
import type { Colour } from '../../rules/types.ts';
import type { PortoWords } from '../en/index.ts';
import { COLOUR, floors, house, houses } from './colours.ts';

const { plural, listed } = grammar('es-ES');

export const counts: PortoWords['counts'] = {
  cards: n => plural(n, { one: '# carta', other: '# cartas' }),
  floors: n => plural(n, { one: '# piso', other: '# pisos' }),
  points: n => plural(n, { one: '# punto', other: '# puntos' }),
  publicContracts: n => plural(n, { one: '# contrato público', other: '# contratos públicos' }),
};

const name = (colour: Colour): string => COLOUR[colour].masculine.one;
const card = (colour: Colour): string => COLOUR[colour].feminine.one;
const cardsOf = (colour: Colour): string => COLOUR[colour].feminine.many;

export const cards: PortoWords['cards'] = {
  colours: {
    blue: name('blue'),
    green: name('green'),
    purple: name('purple'),
    red: name('red'),
    yellow: name('yellow'),
  },
  card: (colour, value) => `${name(colour)} ${value}`,
  noCards: 'ninguna carta',
  demands: {
    floors,
    house,
    twoCards: colour => `dos cartas ${cardsOf(colour)}`,
    mixedCards: (one, other) => `cartas ${card(one)} + ${card(other)}`,
  },
  toDo: {
    floors: (n, colour) => `colocar exactamente ${floors(n, colour)} en un solo turno`,
    house: colour => `completar una ${house(colour)}`,
    twoCards: colour => `construir con dos cartas ${cardsOf(colour)}`,
    mixedCards: (one, other) =>
      `construir con una carta ${card(one)} y una ${card(other)}, en cualquier papel`,
  },
  ambitions: {
    houses,
    twins: colour => `gemelas ${cardsOf(colour)}`,
    ends: colour => `extremos ${COLOUR[colour].masculine.many}`,
    pair: colours => `par ${colours}`,
    trio: colours => `trío ${colours}`,
    palette: 'paleta',
    side: 'calle completa',
    secondCard: called => `${called} (2.ª carta)`,
  },
  meanings: {
    houses: (pays, colour) => `${pays} por 1 / 2 / 3 ${houses(colour)} completas`,
    twins: (pays, colour) =>
      `${pays} si cada calle tiene una ${house(colour)} completa y las dos miden lo mismo`,
    ends: (pays, colour) => `${pays} por 1 / 2 / 3 ${houses(colour)} completas en los extremos de las calles`,
    pair: (pays, one, other) =>
      `${pays} por 1 / 2 / 3 pares de vecinas completas, una ${card(one)} y una ${card(other)}`,
    trio: (pays, ...colours) =>
      `${pays} por 1 / 2 tríos de casas completas en fila: ${listed(colours.map(card))}, en cualquier orden`,
    palette: pays => `${pays} si una calle tiene casas completas de los cinco colores`,
    side: pays => `${pays} si todas las casas de una calle están completas`,
  },
};
