import { grammar } from '../../grammar.ts';
import type { DealPictureWords } from './types.ts';

export const english: DealPictureWords = {
  daily: number => `Daily No. ${number}`,
  challenge: code => `Challenge ${code}`,
  points: points => grammar('en').plural(points, { one: 'point', other: 'points' }),
  par: points => `par ${points}`,
  parStreet: 'par: strong player',
  legend: 'A house a round: the taller, the more points',
  streak: days => grammar('en').plural(days, { one: '# day', other: '# days in a row' }),
  unplayed: 'One deal for everybody',
  practice: 'practice',
  race: 'Points after each round',
  street: levels => `Storeys round by round: ${levels.join(', ')}`,
};
