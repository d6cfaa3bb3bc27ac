import type { Answer, Channel, Person, StoredMessage } from 'local-discord';

/** Command of a person, or page behind a button. */
type Read = readonly [name: string, ask: (person: Person, channel: Channel) => Promise<Answer>];

const typed = (command: string, options: Parameters<Person['command']>[2] = {}): Read => [
  command,
  (person, channel) => person.command(channel, command, options),
];
/** Presses the button of a page below the newest message that the person sees. */
const pressed = (what: string): Read => [
  what,
  async (person, channel) => {
    const seen = person.sees(channel).at(-1);
    return person.pressRaw(channel, seen as StoredMessage, `1:-:-:games:${what.replaceAll(' ', ':')}`);
  },
];

/** Returns what reads rows of many people and matches, and what shows a person's match of a game. */
export const readsOfMany = (game: string): readonly Read[] => [
  ...['list', 'find', 'leaderboard', 'profile', 'settings', 'server', 'league', 'watch'].map(page =>
    typed(`games ${page}`),
  ),
  typed('games leaderboard', { game, everywhere: true }),
  ...[
    'open',
    'open all',
    'profile stats',
    'year look m12',
    'year look m12 server',
    'privacy',
    'privacy export',
    `puzzle next ${game} 0`,
  ].map(pressed),
  ...['daily', 'board', 'hand', 'game'].map(verb => typed(`${game} ${verb}`)),
];
