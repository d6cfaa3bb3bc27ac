import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';
import { COLOUR } from './colours.ts';

const { plural } = grammar('de');

export const lacking: PortoWords['lacking'] = {
  house: (house, colour, floors) => `${house} ${COLOUR[colour]} (${counts.floors(floors)})`,
  anyHouse: (house, floors) => `${house}, Farbe beliebig (${counts.floors(floors)})`,
  manyHouses: (houses, floors) =>
    `${plural(houses, { one: '# Haus', other: '# Häuser' })} (zusammen ${counts.floors(floors)})`,
  next: (points, houses) => `Für ${points} noch fertigzustellen: ${houses}.`,
  reach: points => `Bis zu ${points} sind noch drin.`,
  full: 'Er ist voll erfüllt.',
  stuck: 'Hier ist nicht mehr zu holen.',
  builtBy: (name, house) => `${name} hat auf ${house} gebaut`,
  completedBy: (name, house) => `${name} hat ${house} fertiggestellt`,
  timer: 'der Timer',
  changed: (contract, before, now, builds) =>
    `**${contract}**: ${before} → ${counts.points(now)} (${builds}).`,
  nearer: (contract, points, houses, builds) =>
    `**${contract}**: näher an ${points}, noch fertigzustellen: ${houses} (${builds}).`,
  farther: (contract, before, most, builds) =>
    `**${contract}**: höchstens noch ${most} statt ${before} möglich (${builds}).`,
};
