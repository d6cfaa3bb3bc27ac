import type { ReviewPictureWords } from './types.ts';

export const spanish: Omit<ReviewPictureWords, 'language'> = {
  title: name => `Cómo le fue a ${name}`,
  accuracy: points => `precisión ${points}`,
  ahead: 'por delante',
  behind: 'por detrás',
  score: 'previsto al final',
  start: 'Al empezar',
  deal: 'Cartas propias',
  luck: 'Suerte',
  others: 'Fallos ajenos',
  own: 'Fallos propios',
  end: 'Al final',
  stopped: 'Al detenerse',
  dear: 'Lo que más costó',
  turn: number => `turno ${number}`,
  chances: (best, played) => `ganar: ${best} → ${played}`,
  course: points => `Margen final previsto antes de cada turno: ${points.join(', ')}`,
  played: 'Jugado',
  better: 'Mejor',
};
