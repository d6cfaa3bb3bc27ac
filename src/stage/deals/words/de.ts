import { grammar } from '../../grammar.ts';
import type { DealPictureWords } from './types.ts';

export const german: DealPictureWords = {
  daily: number => `Tagespartie Nr. ${number}`,
  challenge: code => `Herausforderung ${code}`,
  points: points => grammar('de').plural(points, { one: 'Punkt', other: 'Punkte' }),
  par: points => `Par ${points}`,
  parStreet: 'Par: starker Bot',
  legend: 'Ein Haus je Runde: je höher, desto mehr Punkte',
  streak: days => grammar('de').plural(days, { one: '# Tag', other: '# Tage in Folge' }),
  unplayed: 'Dasselbe für alle',
  practice: 'Übung',
  race: 'Punkte nach jeder Runde',
  street: levels => `Etagen Runde für Runde: ${levels.join(', ')}`,
};
