import type { ReviewPictureWords } from './types.ts';

export const french: Omit<ReviewPictureWords, 'language'> = {
  title: name => `Le bilan pour ${name}`,
  accuracy: points => `précision ${points}`,
  ahead: 'devant',
  behind: 'derrière',
  score: 'attendu à la fin',
  start: 'Au départ',
  deal: 'Propres cartes',
  luck: 'Chance',
  others: 'Erreurs des autres',
  own: 'Propres erreurs',
  end: 'À la fin',
  stopped: 'À l’arrêt',
  dear: 'Ce qui a coûté le plus',
  turn: number => `tour ${number}`,
  chances: (best, played) => `gagner : ${best} → ${played}`,
  course: points => `Écart final attendu avant chaque tour : ${points.join(', ')}`,
  played: 'Joué',
  better: 'Mieux',
};
