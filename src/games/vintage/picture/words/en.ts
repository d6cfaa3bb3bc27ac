import type { BoardWords } from './types.ts';

export const english: BoardWords = {
  language: 'en',
  round: round => `Round ${round}`,
  lastRound: 'Last round',
  theEnd: 'The end',
  givenUp: 'Given up',
  calledOff: 'Called off',
  won: 'won',
  passed: 'passed',
  harbours: { gaia: 'Gaia', baixo: 'Baixo', cima: 'Cima', superior: 'Superior' },
};
