import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import { COLOUR, floors, house, houses, inflected } from './colours.ts';

const { plural, listed } = grammar('de');

export const counts: PortoWords['counts'] = {
  cards: n => plural(n, { one: '# Karte', other: '# Karten' }),
  floors: n => plural(n, { one: '# Etage', other: '# Etagen' }),
  points: n => plural(n, { one: '# Punkt', other: '# Punkte' }),
  publicContracts: n => plural(n, { one: '# öffentlicher Auftrag', other: '# öffentliche Aufträge' }),
};

/** After "mit" and "von". */
export const withPoints = (n: number): string => plural(n, { one: '# Punkt', other: '# Punkten' });

export const cards: PortoWords['cards'] = {
  colours: COLOUR,
  card: (colour, value) => `${COLOUR[colour]} ${value}`,
  noCards: 'keine Karten',
  demands: {
    floors,
    house,
    twoCards: colour => `zwei ${inflected(colour, 'e')} Karten`,
    mixedCards: (one, other) => `Karten ${COLOUR[one]} + ${COLOUR[other]}`,
  },
  toDo: {
    floors: (n, colour) => `in einem Zug genau ${floors(n, colour)} bauen`,
    house: colour => `ein ${house(colour)} fertigstellen`,
    twoCards: colour => `mit zwei ${inflected(colour, 'en')} Karten bauen`,
    mixedCards: (one, other) =>
      `mit einer ${inflected(one, 'en')} und einer ${inflected(other, 'en')} Karte bauen, egal welche wofür`,
  },
  ambitions: {
    houses,
    twins: colour => `${inflected(colour, 'e')} Zwillinge`,
    ends: colour => `${inflected(colour, 'e')} Enden`,
    pair: colours => `Paar ${colours}`,
    trio: colours => `Trio ${colours}`,
    palette: 'Palette',
    side: 'ganze Straße',
    secondCard: called => `${called} (2. Karte)`,
  },
  meanings: {
    houses: (pays, colour) => `${pays} für 1 / 2 / 3 fertige ${houses(colour)}`,
    twins: (pays, colour) =>
      `${pays}, wenn in beiden Straßen je ein fertiges, gleich hohes ${house(colour)} steht`,
    ends: (pays, colour) => `${pays} für 1 / 2 / 3 fertige ${houses(colour)} an den Enden der Straßen`,
    pair: (pays, one, other) =>
      `${pays} für 1 / 2 / 3 Paare fertiger Nachbarn, eins ${COLOUR[one]}, eins ${COLOUR[other]}`,
    trio: (pays, ...colours) =>
      `${pays} für 1 / 2 Reihen aus drei fertigen Nachbarn: ${listed(colours.map(colour => COLOUR[colour]))}, egal wie gereiht`,
    palette: pays => `${pays}, wenn eine Straße fertige Häuser in allen fünf Farben hat`,
    side: pays => `${pays}, wenn alle Häuser einer Straße fertig sind`,
  },
};
