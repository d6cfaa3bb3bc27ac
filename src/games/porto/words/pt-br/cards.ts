import { grammar } from '../../../../stage/grammar.ts';
import type { Colour } from '../../rules/types.ts';
import type { PortoWords } from '../en/index.ts';
import { COLOUR, floors, house, houses } from './colours.ts';

const { plural, listed } = grammar('pt-BR');

export const counts: PortoWords['counts'] = {
  cards: n => plural(n, { one: '# carta', other: '# cartas' }),
  floors: n => plural(n, { one: '# andar', other: '# andares' }),
  points: n => plural(n, { one: '# ponto', other: '# pontos' }),
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
  noCards: 'nenhuma carta',
  demands: {
    floors,
    house,
    twoCards: colour => `duas cartas ${cardsOf(colour)}`,
    mixedCards: (one, other) => `cartas ${card(one)} + ${card(other)}`,
  },
  toDo: {
    floors: (n, colour) => `colocar exatamente ${floors(n, colour)} em uma só vez`,
    house: colour => `completar uma ${house(colour)}`,
    twoCards: colour => `construir com duas cartas ${cardsOf(colour)}`,
    mixedCards: (one, other) =>
      `construir com uma carta ${card(one)} e uma ${card(other)}, em qualquer papel`,
  },
  ambitions: {
    houses,
    twins: colour => `gêmeas ${cardsOf(colour)}`,
    ends: colour => `pontas ${cardsOf(colour)}`,
    pair: colours => `par ${colours}`,
    trio: colours => `trio ${colours}`,
    palette: 'paleta',
    side: 'rua completa',
    secondCard: called => `${called} (2ª carta)`,
  },
  meanings: {
    houses: (pays, colour) => `${pays} por 1 / 2 / 3 ${houses(colour)} completas`,
    twins: (pays, colour) =>
      `${pays} se cada rua tiver uma ${house(colour)} completa e as duas tiverem a mesma altura`,
    ends: (pays, colour) => `${pays} por 1 / 2 / 3 ${houses(colour)} completas nas pontas das ruas`,
    pair: (pays, one, other) =>
      `${pays} por 1 / 2 / 3 pares de vizinhas completas, uma ${card(one)} e uma ${card(other)}`,
    trio: (pays, ...colours) =>
      `${pays} por 1 / 2 trios de casas completas em fila: ${listed(colours.map(card))}, em qualquer ordem`,
    palette: pays => `${pays} se uma rua tiver casas completas das cinco cores`,
    side: pays => `${pays} se todas as casas de uma rua estiverem completas`,
  },
};
