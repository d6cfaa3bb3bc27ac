import type { BoardWords } from './types.ts';

export const spanish: BoardWords = {
  language: 'es-ES',
  round: round => `Ronda ${round}`,
  lastRound: 'Última',
  theEnd: 'Fin',
  givenUp: 'Abandono',
  calledOff: 'Cancelada',
  won: 'ganó',
  passed: 'pasó',
  harbours: { gaia: 'Gaia', baixo: 'Baixo', cima: 'Cima', superior: 'Superior' },
};
