import type { BoardWords } from './types.ts';

export const portuguese: BoardWords = {
  language: 'pt-BR',
  round: round => `Rodada ${round}`,
  lastRound: 'Última',
  theEnd: 'Fim',
  givenUp: 'Desistência',
  calledOff: 'Cancelado',
  won: 'venceu',
  passed: 'passou',
  harbours: { gaia: 'Gaia', baixo: 'Baixo', cima: 'Cima', superior: 'Superior' },
};
