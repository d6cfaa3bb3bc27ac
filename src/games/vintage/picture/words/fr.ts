import type { BoardWords } from './types.ts';

export const french: BoardWords = {
  language: 'fr',
  round: round => `Manche ${round}`,
  lastRound: 'Dernière',
  theEnd: 'Fin',
  givenUp: 'Abandon',
  calledOff: 'Annulée',
  won: 'gagne',
  passed: 'a passé',
  harbours: { gaia: 'Gaia', baixo: 'Baixo', cima: 'Cima', superior: 'Superior' },
};
