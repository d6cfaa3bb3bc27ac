import { grammar } from '../../grammar.ts';
import type { ProfileWords } from './types.ts';

const { number, plural } = grammar('es-ES');

export const spanish: Omit<ProfileWords, 'language'> = {
  rating: 'Puntos de rating',
  unrated: 'aún sin rating',
  games: count => plural(count, { one: 'partida', other: 'partidas' }),
  won: 'ganadas',
  streak: 'seguidas',
  streakBest: games => `récord ${number(games)}`,
  best: 'mejor turno',
  course: games => plural(games, { one: '# clasificatoria', other: 'Últimas # clasificatorias' }),
  courseWithPlayers: games =>
    plural(games, { one: '# partida contra el bot', other: '# partidas contra el bot' }),
  noCourse: 'La curva empieza con la primera clasificatoria',
  opponents: 'Rivales más frecuentes',
  against: (games, ahead) => `por delante en ${number(ahead)} de ${number(games)}`,
  favourite: (name, part) => `Color favorito: ${name} ${part}`,
  level: 'Contra jugadores del bot',
  you: 'tú',
  provisional: 'La interrogación queda hasta diez clasificatorias.',
  told: points => `El rating, partida a partida: ${points.join(', ')}`,
  players: told => `Jugadores del bot: ${told.join(', ')}`,
};
