import { grammar } from '../../grammar.ts';
import type { ProfileWords } from './types.ts';

const { number, plural } = grammar('en');

export const english: Omit<ProfileWords, 'language'> = {
  rating: 'Rating',
  unrated: 'no rating yet',
  games: count => plural(count, { one: 'game', other: 'games' }),
  won: 'won',
  streak: 'in a row',
  streakBest: games => `longest ${number(games)}`,
  best: 'best turn',
  course: games => plural(games, { one: '# rated game', other: 'The last # rated games' }),
  courseWithPlayers: games =>
    plural(games, { one: '# game against the bot', other: '# games against the bot' }),
  noCourse: 'The curve begins with the first rated game',
  opponents: 'Met most often',
  against: (games, ahead) => `ahead in ${number(ahead)} of ${number(games)}`,
  favourite: (name, part) => `Favourite colour: ${name} ${part}`,
  level: 'Against players of the bot',
  you: 'you',
  provisional: 'A question mark stands until ten rated games.',
  told: points => `The rating, game by game: ${points.join(', ')}`,
  players: told => `Players of the bot: ${told.join(', ')}`,
};
