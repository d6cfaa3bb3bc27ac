import { grammar } from '../../../../stage/grammar.ts';
import type { Colour } from '../../rules/types.ts';
import type { PortoWords } from '../en/index.ts';
import { COLOUR, floors, house, houses } from './colours.ts';

const { plural, listed } = grammar('fr');

export const counts: PortoWords['counts'] = {
  cards: n => plural(n, { one: '# carte', other: '# cartes' }),
  floors: n => plural(n, { one: '# étage', other: '# étages' }),
  points: n => plural(n, { one: '# point', other: '# points' }),
  publicContracts: n => plural(n, { one: '# contrat public', other: '# contrats publics' }),
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
  noCards: 'aucune carte',
  demands: {
    floors,
    house,
    twoCards: colour => `deux cartes ${cardsOf(colour)}`,
    mixedCards: (one, other) => `cartes ${card(one)} + ${card(other)}`,
  },
  toDo: {
    floors: (n, colour) => `poser exactement ${floors(n, colour)} en un seul tour`,
    house: colour => `terminer une ${house(colour)}`,
    twoCards: colour => `construire avec deux cartes ${cardsOf(colour)}`,
    mixedCards: (one, other) =>
      `construire avec une carte ${card(one)} et une ${card(other)}, peu importe leur rôle`,
  },
  ambitions: {
    houses,
    twins: colour => `jumelles ${cardsOf(colour)}`,
    ends: colour => `extrémités ${cardsOf(colour)}`,
    pair: colours => `paire ${colours}`,
    trio: colours => `trio ${colours}`,
    palette: 'palette',
    side: 'rue complète',
    secondCard: called => `${called} (2e carte)`,
  },
  meanings: {
    houses: (pays, colour) => `${pays} pour 1 / 2 / 3 ${houses(colour)} terminées`,
    twins: (pays, colour) =>
      `${pays} si chaque rue a une ${house(colour)} terminée et si les deux ont la même hauteur`,
    ends: (pays, colour) => `${pays} pour 1 / 2 / 3 ${houses(colour)} terminées aux extrémités des rues`,
    pair: (pays, one, other) =>
      `${pays} pour 1 / 2 / 3 paires de voisines terminées, une ${card(one)} et une ${card(other)}`,
    trio: (pays, ...colours) =>
      `${pays} pour 1 / 2 suites de trois voisines terminées : ${listed(colours.map(card))}, peu importe l’ordre`,
    palette: pays => `${pays} si une rue a des maisons terminées des cinq couleurs`,
    side: pays => `${pays} si toutes les maisons d’une rue sont terminées`,
  },
};
