import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';
import { COLOUR } from './colours.ts';

const { plural } = grammar('fr');

export const lacking: PortoWords['lacking'] = {
  house: (house, colour, floors) => `${house} ${COLOUR[colour].feminine.one} (${counts.floors(floors)})`,
  anyHouse: (house, floors) => `${house}, couleur au choix (${counts.floors(floors)})`,
  manyHouses: (houses, floors) =>
    `${plural(houses, { one: '# maison', other: '# maisons' })} (${counts.floors(floors)} en tout)`,
  next: (points, houses) => `Pour ${points}, reste à terminer : ${houses}.`,
  reach: points => `Il peut encore atteindre ${points}.`,
  full: 'Il est rempli au maximum.',
  stuck: 'Il ne peut plus rien rapporter de plus sur ce plateau.',
  builtBy: (name, house) => `${name} a construit sur ${house}`,
  completedBy: (name, house) => `${name} a terminé ${house}`,
  timer: 'le Sablier',
  changed: (contract, before, now, builds) =>
    `**${contract}** : ${before} → ${counts.points(now)} (${builds}).`,
  nearer: (contract, points, houses, builds) =>
    `**${contract}** : plus près de ${points}, reste à terminer : ${houses} (${builds}).`,
  farther: (contract, before, most, builds) =>
    `**${contract}** : ${most} au mieux désormais, et non plus ${before} (${builds}).`,
};
