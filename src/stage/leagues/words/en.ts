import type { LeaguePictureWords } from './types.ts';

export const english: LeaguePictureWords = {
  league: game => `${game} league`,
  gathering: people => `${people} so far`,
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  cup: players => (players <= 2 ? 'Final' : players <= 4 ? 'Semi-finals' : 'Quarter-finals'),
  over: 'Final standing',
  closed: 'Closed',
  points: 'Points',
  course: 'round by round',
  gone: 'left',
  row: (place, name, points) => `${place} ${name} ${points}`,
  duel: (one, other, winner) => `${one} – ${other}${winner === null ? '' : `: ${winner}`}`,
};
