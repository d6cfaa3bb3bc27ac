/** How /games presents itself: each description and choice at most 100 characters. */
export const english = {
  about: 'All your games, your settings, and care for the server',
  list: { about: 'All your games in every channel, those that wait for you first' },
  stats: {
    about: 'Games, wins, average, best move',
    person: 'Whose, of those who let others look (default: yours)',
  },
  leaderboard: { about: 'Who has won most in this server, and the best alone' },
  /** Of several games, which. */
  game: 'Which game',
  settings: {
    about: 'Calls, quiet hours, being away, invitations, statistics, blocks',
    pings: 'Call you when it is your turn',
    zone: 'Your time zone, such as Europe/Lisbon',
    quietFrom: 'No calls from this time of day on, such as 22:30; off for none',
    quietTo: 'until this one, such as 7:00',
    away: 'The day you are back (2026-12-01) or a number of days, at most 21; off: you are here',
    invitations: 'Whether others may invite you to games',
    stats: 'Whether others see your statistics and you are on leaderboards',
    learn: 'Whether the hours in which you act are counted, so that you are not called at night',
    block: 'Somebody you do not want to play with',
    unblock: 'Somebody whom you have blocked',
  },
  server: {
    about: 'How games go in this server; members with Manage Server change it',
    language: 'The language of boards and other public messages',
    pace: 'How long a turn may take in a new game, unless it is said',
    open: 'Who may open games',
    openRole: 'A role that may open games',
    cancel: 'Who may cancel games of others',
    cancelRole: 'A role that may cancel games of others',
    languages: {
      own: "the server's own",
      en: 'English',
      ko: 'Korean',
      'pt-BR': 'Brazilian Portuguese',
    },
    paces: { none: 'none', day: 'a day a turn', 'three-days': 'three days a turn' },
    powers: { everyone: 'everybody', 'manage-server': 'members with Manage Server' },
  },
  privacy: {
    about: 'What is stored about you: see it, take it with you, have it forgotten',
    action: 'What to do (default: show)',
    actions: { show: 'show', export: 'export as a file', forget: 'forget me' },
  },
  doctor: { about: 'Check what is missing here, and paint a board as a test' },
  glance: {
    about: 'Look at any game that is being played in this server',
    game: 'Players, or the link of a message in the game (default: choose from all)',
  },
};
