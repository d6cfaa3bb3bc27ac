import type { Person } from 'local-discord';

/** Command of a person, with its options. */
type Read = readonly [command: string, options?: Parameters<Person['command']>[2]];

/** Returns the commands that read rows of many people and matches, and those that show a person's match of a game. */
export const readsOfMany = (game: string): readonly Read[] => [
  ['games list'],
  ['games open'],
  ['games open', { everywhere: true }],
  ['games find'],
  ['games stats'],
  ['games leaderboard'],
  ['games leaderboard', { game, everywhere: true }],
  ['games profile'],
  ['games year'],
  ['games year', { server: true }],
  ['games puzzle', { game }],
  ['games settings'],
  ['games server'],
  ['games privacy'],
  ['games privacy', { action: 'export' }],
  ['games league'],
  ['games watch'],
  [`${game} daily`],
  [`${game} board`],
  [`${game} hand`],
  [`${game} game`],
];
