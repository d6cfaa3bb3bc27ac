import type { ReviewPictureWords } from './types.ts';

export const portuguese: Omit<ReviewPictureWords, 'language'> = {
  title: name => `Como foi para ${name}`,
  accuracy: points => `precisão ${points}`,
  ahead: 'na frente',
  behind: 'atrás',
  score: 'previsto para o fim',
  start: 'No começo',
  deal: 'Cartas próprias',
  luck: 'Sorte',
  others: 'Deslizes alheios',
  own: 'Deslizes próprios',
  end: 'No fim',
  stopped: 'Ao parar',
  dear: 'O que mais custou',
  turn: number => `turno ${number}`,
  chances: (best, played) => `vitória: ${best} → ${played}`,
  course: points => `Margem final prevista antes de cada turno: ${points.join(', ')}`,
  played: 'Jogado',
  better: 'Melhor',
};
