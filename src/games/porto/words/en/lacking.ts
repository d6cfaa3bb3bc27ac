import { grammar } from '../../../../stage/grammar.ts';
import type { Colour } from '../../rules/types.ts';
import { counts } from './cards.ts';

const { plural } = grammar('en');

/** What a private contract brings and lacks. */
export const lacking = {
  house: (house: string, colour: Colour, floors: number) => `${colour} ${house} (${counts.floors(floors)})`,
  /** A house that may have any colour. */
  anyHouse: (house: string, floors: number) => `${house} in any colour (${counts.floors(floors)})`,
  /** More houses than are worth naming, and the floors that they lack together. */
  manyHouses: (houses: number, floors: number) =>
    `${plural(houses, { one: '# house', other: '# houses' })} (${counts.floors(floors)} in all)`,
  /** What is still to be completed for the next step. */
  next: (points: number, houses: string) => `For ${points}, still to be completed: ${houses}.`,
  reach: (points: number) => `It can still reach ${points}.`,
  full: 'It is met in full.',
  stuck: 'It can bring no more on this board.',
  /** Of a build since one last acted; stands in brackets. */
  builtBy: (name: string, house: string) => `${name} built on ${house}`,
  completedBy: (name: string, house: string) => `${name} completed ${house}`,
  timer: 'the Timer',
  /** "Blue houses: 2 → 5 points (Ann completed L3)". */
  changed: (contract: string, before: number, now: number, builds: string) =>
    `**${contract}**: ${before} → ${counts.points(now)} (${builds}).`,
  nearer: (contract: string, points: number, houses: string, builds: string) =>
    `**${contract}**: nearer to ${points}, still to be completed: ${houses} (${builds}).`,
  farther: (contract: string, before: number, most: number, builds: string) =>
    `**${contract}**: can reach ${most} at most now, no longer ${before} (${builds}).`,
};
