import type { LeaguePictureWords } from './types.ts';

export const french: LeaguePictureWords = {
  league: game => `Ligue de ${game}`,
  gathering: people => `${people} pour l’instant`,
  round: (round, rounds) => `Ronde ${round} sur ${rounds}`,
  cup: players => (players <= 2 ? 'Finale' : players <= 4 ? 'Demi-finales' : 'Quarts de finale'),
  over: 'Classement final',
  closed: 'Fermée',
  points: 'Points',
  course: 'manche par manche',
  gone: 'a quitté',
  row: (place, name, points) => `${place} ${name} ${points}`,
  duel: (one, other, winner) => `${one} – ${other}${winner === null ? '' : ` : ${winner}`}`,
};
