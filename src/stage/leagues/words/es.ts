import type { LeaguePictureWords } from './types.ts';

export const spanish: LeaguePictureWords = {
  league: game => `Liga de ${game}`,
  gathering: people => `${people} hasta ahora`,
  round: (round, rounds) => `Ronda ${round} de ${rounds}`,
  cup: players => (players <= 2 ? 'Final' : players <= 4 ? 'Semifinales' : 'Cuartos de final'),
  over: 'Clasificación final',
  closed: 'Cerrada',
  points: 'Puntos',
  course: 'ronda a ronda',
  gone: 'fuera',
  row: (place, name, points) => `${place} ${name} ${points}`,
  duel: (one, other, winner) => `${one} – ${other}${winner === null ? '' : `: ${winner}`}`,
};
