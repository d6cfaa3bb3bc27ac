import type { FirstScreenWords } from './types.ts';

export const english: FirstScreenWords = {
  name: 'Games',
  heading: 'Which game?',
  note: 'Four people share this playground: press a name above to be that person, or open a tab for each. This is an independent project, neither made nor endorsed by the authors and publishers of the games. If you like playing them here, buy the printed ones.',
  players: (least, most) => `${least}–${most} players`,
  minutes: count => `about ${count} minutes`,
  alone: 'Play alone',
  bot: 'Play the bot',
  two: 'Play both seats',
  open: 'Open a table',
  learn: 'Learn',
  rules: 'Rules',
  picture: game => `The board of ${game} in the middle of a game`,
};
