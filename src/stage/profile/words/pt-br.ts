import { grammar } from '../../grammar.ts';
import type { ProfileWords } from './types.ts';

const { number, plural } = grammar('pt-BR');

export const portuguese: Omit<ProfileWords, 'language'> = {
  rating: 'Pontos de rating',
  unrated: 'ainda sem rating',
  games: count => plural(count, { one: 'partida', other: 'partidas' }),
  won: 'vitórias',
  streak: 'seguidas',
  streakBest: games => `recorde ${number(games)}`,
  best: 'melhor turno',
  course: games => plural(games, { one: '# partida com rating', other: 'As últimas # partidas com rating' }),
  courseWithPlayers: games =>
    plural(games, { one: '# partida contra o bot', other: '# partidas contra o bot' }),
  noCourse: 'A curva começa na primeira partida com rating',
  opponents: 'Quem mais encontrou',
  against: (games, ahead) => `à frente em ${number(ahead)} de ${number(games)}`,
  favourite: (name, part) => `Cor favorita: ${name} ${part}`,
  level: 'Contra os jogadores do bot',
  you: 'você',
  provisional: 'A interrogação fica até dez partidas com rating.',
  told: points => `O rating, partida a partida: ${points.join(', ')}`,
  players: told => `Jogadores do bot: ${told.join(', ')}`,
};
