import { grammar } from '../../grammar.ts';
import type { DealPictureWords } from './types.ts';

export const spanish: DealPictureWords = {
  daily: number => `Partida del día n.º ${number}`,
  challenge: code => `Desafío ${code}`,
  points: points => grammar('es-ES').plural(points, { one: 'punto', other: 'puntos' }),
  par: points => `par ${points}`,
  parStreet: 'par: jugador fuerte',
  legend: 'Una casa por ronda: cuanto más alta, más puntos',
  streak: days => grammar('es-ES').plural(days, { one: '# día', other: '# días seguidos' }),
  unplayed: 'Un reparto para todos',
  practice: 'práctica',
  race: 'Puntos tras cada ronda',
  street: levels => `Pisos ronda a ronda: ${levels.join(', ')}`,
};
