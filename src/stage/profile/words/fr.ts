import { grammar } from '../../grammar.ts';
import type { ProfileWords } from './types.ts';

const { number, plural } = grammar('fr');

export const french: Omit<ProfileWords, 'language'> = {
  rating: 'Cote',
  unrated: 'pas encore de cote',
  games: count => plural(count, { one: 'partie', other: 'parties' }),
  won: 'gagnées',
  streak: 'de suite',
  streakBest: games => `record ${number(games)}`,
  best: 'meilleur tour',
  course: games => plural(games, { one: '# partie classée', other: 'Les # dernières parties classées' }),
  courseWithPlayers: games =>
    plural(games, { one: '# partie contre le bot', other: '# parties contre le bot' }),
  noCourse: 'La courbe commence à la première partie classée',
  opponents: 'Rencontres fréquentes',
  against: (games, ahead) => `devant ${number(ahead)} fois sur ${number(games)}`,
  favourite: (name, part) => `Couleur préférée : ${name} ${part}`,
  level: 'Contre les joueurs du bot',
  you: 'toi',
  provisional: 'Le « ? » reste jusqu’à dix parties classées.',
  told: points => `La cote, partie par partie : ${points.join(', ')}`,
  players: told => `Joueurs du bot : ${told.join(', ')}`,
};
