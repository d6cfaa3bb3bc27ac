import { grammar } from '../../../../stage/grammar.ts';
import type { LackingWords } from '../lacking.ts';
import { counts } from './cards.ts';

const { plural } = grammar('en');

export const lacking: LackingWords = {
  house: (house, colour, floors) => `${colour} ${house} (${counts.floors(floors)})`,
  anyHouse: (house, floors) => `${house} in any colour (${counts.floors(floors)})`,
  manyHouses: (houses, floors) =>
    `${plural(houses, { one: '# house', other: '# houses' })} (${counts.floors(floors)} in all)`,
  next: (points, houses) => `For ${points}, still to be completed: ${houses}.`,
  reach: points => `It can still reach ${points}.`,
  full: 'It is met in full.',
  stuck: 'It can bring no more on this board.',
  builtBy: (name, house) => `${name} built on ${house}`,
  completedBy: (name, house) => `${name} completed ${house}`,
  timer: 'the Timer',
  changed: (contract, before, now, builds) =>
    `**${contract}**: ${before} → ${counts.points(now)} (${builds}).`,
  nearer: (contract, points, houses, builds) =>
    `**${contract}**: nearer to ${points}, still to be completed: ${houses} (${builds}).`,
  farther: (contract, before, most, builds) =>
    `**${contract}**: can reach ${most} at most now, no longer ${before} (${builds}).`,
};
