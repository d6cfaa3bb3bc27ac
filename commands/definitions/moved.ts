/** Maps several former subcommands to the present ones. @param group group of the former subcommands; empty: none */
const moved = (
  group: string,
  names: string,
  place: (name: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(names.split(' ').map(name => [`${group} ${name}`.trim(), place(name)]));

const doing = (group: string, kinds: string) => moved(group, kinds, kind => `do action:${kind}`);

/** Former subcommands of every game. A new challenge is a button of the archive, which the page of a deal opens. */
const OF_GAMES = {
  challenge: 'daily',
  ...moved('', 'recap nudge back resign cancel leave remove start join', () => 'game'),
  ...moved('game', 'log replay review share record verify', () => 'game'),
  ...moved('table', 'pause unpause play-for offer take', () => 'game'),
};

/**
 * Subcommands of earlier versions, by command. The value is the subcommand that does the same now. Discord still shows a former
 * subcommand to a person whose app has not loaded the new list.
 */
export const MOVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  porto: { ...OF_GAMES, ...doing('', 'keep timer') },
  'green-port': {
    ...OF_GAMES,
    ...doing('answer', 'pick flip bust lose bonus refer pass'),
    ...doing('spend', 'complete buy unflip specialise'),
  },
  vintage: {
    ...OF_GAMES,
    ...doing('act', 'buy plant take play first pass'),
    ...doing('step', 'gather leave unload add stop'),
  },
  games: {
    glance: 'watch',
    open: 'find',
    privacy: 'settings',
    doctor: 'server',
    ...moved('', 'stats year', () => 'profile'),
    'league new': 'new-league',
    ...moved('league', 'join leave show start close', () => 'league'),
  },
};
