import type { LeaguePictureWords } from './types.ts';

export const portuguese: LeaguePictureWords = {
  league: game => `Liga de ${game}`,
  gathering: people => `${people} até agora`,
  round: (round, rounds) => `Rodada ${round} de ${rounds}`,
  cup: players => (players <= 2 ? 'Final' : players <= 4 ? 'Semifinais' : 'Quartas de final'),
  over: 'Classificação final',
  closed: 'Encerrada',
  points: 'Pontos',
  course: 'rodada a rodada',
  gone: 'saiu',
  row: (place, name, points) => `${place} ${name} ${points}`,
  duel: (one, other, winner) => `${one} – ${other}${winner === null ? '' : `: ${winner}`}`,
};
