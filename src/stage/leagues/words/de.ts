import type { LeaguePictureWords } from './types.ts';

export const german: LeaguePictureWords = {
  league: game => `${game}-Liga`,
  gathering: people => `bisher ${people}`,
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  cup: players => (players <= 2 ? 'Finale' : players <= 4 ? 'Halbfinale' : 'Viertelfinale'),
  over: 'Endstand',
  closed: 'Geschlossen',
  points: 'Punkte',
  course: 'Runde für Runde',
  gone: 'ausgeschieden',
  row: (place, name, points) => `${place} ${name} ${points}`,
  duel: (one, other, winner) => `${one} – ${other}${winner === null ? '' : `: ${winner}`}`,
};
