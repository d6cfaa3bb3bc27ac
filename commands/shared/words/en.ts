/** How every game's table presents itself: each description and choice at most 100 characters. */
export const english = {
  do: {
    about: 'Do anything that you can do now: type a part of it and choose from the list',
    action: 'What you want to do',
    now: 'Do it at once, without looking at what it would bring first',
  },
  hand: { about: 'What only you may see, such as your hand' },
  board: {
    about: 'The board as it is now, or as it was after any turn',
    turn: 'After which turn, as the log numbers them; 0 is the deal',
    view: 'How you would read it',
    views: { picture: 'Picture', wide: 'Wide picture with everything', text: 'Text' },
  },
  recap: { about: 'All that happened since you last acted, for your eyes only' },
  game: { about: 'The game as a whole: its log and its record' },
  log: {
    about: 'Every turn so far, with points; the newest page unless told otherwise',
    page: 'Counted from the beginning',
  },
  record: { about: 'The game as a file that other programs can read; complete after the end' },
  verify: { about: 'Check every shuffle of the game that has ended' },
  replay: { about: 'The game from the deal until now as an animated picture, for your eyes only' },
  share: { about: 'A card of the game with its scores, to save or to pass on' },
  undo: {
    about: 'Take back your last action, or answer somebody who asks to',
    answer: "To another player's wish to take something back",
    answers: { agree: 'agree', refuse: 'refuse' },
  },
  new: {
    about: 'Open a table in this channel',
    seats: (least: number, most: number) =>
      `Seats at most (default: ${most}); the opener may start with ${least}`,
    pace: "How long a turn may take before the others may vote (default: the server's)",
    paces: { none: 'no limit', day: 'a day', 'three-days': 'three days' },
    order: 'Who begins: drawn (default), or as people have joined',
    orders: { random: 'drawn', joined: 'as joined' },
    thread: 'Play in a thread of its own',
    invite: 'Somebody to ask to the table',
  },
  join: { about: 'Take a seat at the table of this channel' },
  remove: { about: 'Take somebody off your table before it starts', person: 'Who' },
  leave: { about: 'Give your seat back before the game starts' },
  start: { about: 'Start the game: the opener, or anybody seated once the table is full' },
  cancel: { about: 'Call the game off: the opener before the start, then all players or Manage Server' },
  resign: { about: 'Give up: your seat is played for you and ranks last' },
  nudge: { about: 'Call those whose turn it is; once in twelve hours' },
  back: { about: 'Play your own seat again after I have played it' },
  table: { about: 'What the players decide together: pauses, and seats of those who are late' },
  pause: { about: 'Ask the others to pause the game' },
  unpause: { about: 'Ask the others to go on after a pause' },
  playFor: {
    about: 'Ask the others to let me play for somebody who is late',
    person: 'Who is late',
    how: 'This turn only (default), or each turn until they are back',
    hows: { 'play-once': 'this turn', 'play-until-back': 'until they are back' },
  },
  offer: { about: 'Ask the others to offer the seat of somebody who is late or gone', person: 'Whose seat' },
  take: { about: 'Take a seat that is on offer in this channel' },
  rules: {
    about: 'The rules, a chapter at a time',
    topic: 'The chapter',
    /** The choice that is no chapter: a first turn, played in private. */
    learn: 'A first turn with you, on an example board',
    /** Below the first chapter: the names of the others. */
    more: (command: string, topics: string) => `More with ${command} ${topics}`,
  },
};
