import type { ReviewPictureWords } from './types.ts';

export const english: Omit<ReviewPictureWords, 'language'> = {
  title: name => `How it went for ${name}`,
  accuracy: points => `accuracy ${points}`,
  ahead: 'ahead',
  behind: 'behind',
  score: 'expected at the end',
  start: 'At the deal',
  deal: 'Own cards',
  luck: 'Luck',
  others: "Others' slips",
  own: 'Own slips',
  end: 'At the end',
  stopped: 'When it stopped',
  dear: 'What cost most',
  turn: number => `turn ${number}`,
  chances: (best, played) => `to win: ${best} → ${played}`,
  course: points => `Expected final margin before each turn: ${points.join(', ')}`,
  played: 'Played',
  better: 'Better',
};
