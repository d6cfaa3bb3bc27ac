import type { CommandWords } from './words.ts';

export const english: CommandWords = {
  about: 'Porto: build the colourful houses by the river',
  build: {
    about: 'Build floors with two cards of your hand',
    number: 'The card that gives the number of floors, such as red-3',
    colour: 'The card that gives their colour, such as blue-1',
    house: 'The house, such as L4',
    roof: 'The empty roof for the token of a ground floor',
    claim: 'Public contracts: all that are met (default), none, or slots such as 1,3',
    now: 'Build at once, without looking at what it would bring first',
    claimAll: 'All that are met',
  },
  draw: {
    about: 'Draw one to three cards worth 3 or less from the market',
    cards: 'Slots of the market, such as 1,3',
  },
  hand: { about: 'Your hand and your private contracts, for your eyes only' },
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
  replay: { about: 'The game from the deal until now as an animated picture, for your eyes only' },
  share: { about: 'A card of the game with its houses and scores, to save or to pass on' },
  keep: {
    about: 'Keep three of your five private contracts; nobody else sees which',
    contracts: 'Three names with commas between, as the list shows them',
  },
  timer: {
    about: "Solo: build with the Timer's two cards",
    number: 'The card that gives the number of floors; the other one gives the colour',
  },
  undo: {
    about: 'Take back your last action, or answer somebody who asks to',
    answer: "To another player's wish to take something back",
    answers: { agree: 'agree', refuse: 'refuse' },
  },
  new: {
    about: 'Open a table in this channel',
    variant: 'standard (default), or family: without private contracts',
    variants: { standard: 'standard', family: 'family' },
    seats: 'Seats at most (default: 4); the opener may start with 2',
  },
  join: { about: 'Take a seat at the table of this channel' },
  leave: { about: 'Give your seat back before the game starts' },
  start: { about: 'Start the game: the opener, or anybody seated once the table is full' },
  solo: {
    about: 'Play alone against the Timer, here or in a direct message with me',
    timer: 'Cards in the Timer: fewer are harder (default: 28)',
    timers: { 28: '28 cards', 26: '26 cards, harder', 24: '24 cards, hardest' },
  },
  cancel: { about: 'Call the game off: the opener before the start, then all players or Manage Server' },
  resign: { about: 'Give up: your seat is played for you and ranks last' },
  rules: {
    about: 'The rules, a chapter at a time',
    topic: 'The chapter',
    learn: 'A first turn with you, on an example board',
    more: topics => `More with \`/porto rules topic:\` ${topics}`,
  },
};
