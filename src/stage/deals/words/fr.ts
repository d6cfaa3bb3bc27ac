import { grammar } from '../../grammar.ts';
import type { DealPictureWords } from './types.ts';

export const french: DealPictureWords = {
  daily: number => `Donne n° ${number}`,
  challenge: code => `Défi ${code}`,
  points: points => grammar('fr').plural(points, { one: 'point', other: 'points' }),
  par: points => `par ${points}`,
  parStreet: 'par : joueur fort',
  legend: 'Une maison par manche : plus haute, plus de points',
  streak: days => grammar('fr').plural(days, { one: '# jour', other: '# jours de suite' }),
  unplayed: 'La même donne pour tous',
  practice: 'entraînement',
  race: 'Points après chaque manche',
  street: levels => `Étages manche par manche : ${levels.join(', ')}`,
};
