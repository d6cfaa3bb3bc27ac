import type { ReviewPictureWords } from './types.ts';

export const german: Omit<ReviewPictureWords, 'language'> = {
  title: name => `Wie es für ${name} lief`,
  accuracy: points => `Genauigkeit ${points}`,
  ahead: 'vorn',
  behind: 'hinten',
  score: 'am Ende erwartet',
  start: 'Zu Beginn',
  deal: 'Eigene Karten',
  luck: 'Glück',
  others: 'Fehler anderer',
  own: 'Eigene Fehler',
  end: 'Am Ende',
  stopped: 'Beim Abbruch',
  dear: 'Was am meisten kostete',
  turn: number => `Zug ${number}`,
  chances: (best, played) => `Sieg: ${best} → ${played}`,
  course: points => `Erwarteter Endabstand vor jedem Zug: ${points.join(', ')}`,
  played: 'Gespielt',
  better: 'Besser',
};
