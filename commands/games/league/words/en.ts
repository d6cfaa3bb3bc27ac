import type { Translated } from '../../../../src/stage/languages.ts';

/** How /games league presents itself: each description and choice at most 100 characters. */
export const english = {
  about: 'Leagues: a season for 4 to 32 people of this server',
  open: 'Open a league in this channel; its games start by themselves, in threads',
  join: 'Take part; once it has started, join its waiting list',
  leave: 'Take part no more; a game of yours that runs goes on',
  show: 'The standing as a picture, the tables of this round, and your own game',
  start: 'Start it: who opened it, or members with Manage Server',
  close: 'Close it before its end: who opened it, or members with Manage Server',
  league: 'Which league (default: the one of this channel)',
  name: "What it is called (default: the game's name)",
  seats: 'People at a table at most (default: 4, or as many as the game takes)',
  rounds: 'Rounds before the cup (default: by the number of people)',
  pace: 'How long a turn may take (default: a day)',
  cup: 'A knock-out of the best at the end (default: none)',
  variant: 'Rules of the game (default: its usual ones)',
  fill: 'A seat that stays free at a table is taken by a medium player of the bot (default: no)',
  paces: { day: 'a day a turn', 'three-days': 'three days a turn' },
  cups: (size: number): string => (size === 0 ? 'none' : `of the best ${size}`),
};

export type LeagueCommandWords = Translated<typeof english>;
