/** How Porto presents itself and what is its own: each description and choice at most 100 characters. */
export const english = {
  about: 'Porto: build the colourful houses by the river',
  build: {
    about: 'Build floors with two cards of your hand',
    number: 'The card that gives the number of floors, such as red-3',
    colour: 'The card that gives their colour, such as blue-1',
    house: 'The house, such as L4',
    roof: 'The empty roof for the token of a ground floor',
    claim: 'Public contracts: all that are met (default), none, or slots such as 1,3',
    now: 'Build at once, without looking at what it would bring first',
    /** Offered while typing, as the first choice. */
    claimAll: 'All that are met',
  },
  draw: {
    about: 'Draw one to three cards worth 3 or less from the market',
    cards: 'Slots of the market, such as 1,3, or cards, such as blue 2',
    now: 'Draw at once, without looking at what it would bring first',
  },
  keep: {
    about: 'Keep three of your five private contracts; nobody else sees which',
    contracts: 'Three names with commas between, as the list shows them',
  },
  timer: {
    about: "Solo: build with the Timer's two cards",
    number: 'The card that gives the number of floors; the other one gives the colour',
  },
  /** A menu on a person: at most 32 characters. */
  challenge: 'Challenge to Porto',
  variant: {
    about: 'standard (default), or family: without private contracts',
  },
  solo: {
    about: 'Play alone against the Timer, here or in a direct message with me',
    timer: 'Cards in the Timer: fewer are harder (default: 28)',
    timers: { 28: '28 cards', 26: '26 cards, harder', 24: '24 cards, hardest' },
  },
};
