import type { BoardWords } from './types.ts';

export const german: BoardWords = {
  language: 'de',
  round: round => `Runde ${round}`,
  lastRound: 'Letzte Runde',
  theEnd: 'Ende',
  givenUp: 'Aufgegeben',
  calledOff: 'Abgesagt',
  won: 'gewinnt',
  passed: 'gepasst',
  harbours: { gaia: 'Gaia', baixo: 'Baixo', cima: 'Cima', superior: 'Superior' },
};
