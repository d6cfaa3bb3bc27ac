/** What is what on the board; titles of its pages where there are several. A sentence tells what it is, what it does, when it counts. */
export const parts = {
  pages: [] as readonly string[],
  parts: {
    round: { name: 'Round', told: 'A turn for everybody. Red: the last round.' },
    progress: {
      name: 'Objectives done',
      told: 'When all are ticked, the round is played to its end and the game is over.',
    },
    deck: {
      name: 'Deck',
      told: 'Cards face down. Round arrows: all cards are shuffled when this turn ends.',
    },
    sign: {
      name: 'Sign on the crane',
      told: 'What is asked now. Before a reveal: how likely the next card is a bust.',
    },
    pool: {
      name: 'Pool',
      told: 'Cards revealed this turn, a stack a colour. One colour is hired; the number on a plate is what a hire brings.',
    },
    sync: {
      name: 'In Sync',
      told: 'All four colours are there: a hire brings a cube of each other colour too.',
    },
    tape: { name: 'Bust', told: 'A black card came: no hire this turn, unless a tile is flipped.' },
    offered: {
      name: 'Start cubes',
      told: 'Before the first turn everybody picks one, the last in turn order first.',
    },
    unseen: {
      name: 'Hidden cards',
      told: 'Cards of each colour that the deck still holds. A square is a card.',
    },
    others: { name: 'Black and X', told: 'Black cards, green X and orange X that the deck still holds.' },
    objective: {
      name: 'Objective',
      told: 'Pay these cubes to complete it, in your turn. The coin is what it brings.',
    },
    done: { name: 'Done', told: 'Completed by the one named here: nobody else can.' },
    headquarters: {
      name: 'Headquarters',
      told: 'The top one of a colour. Coin: points. Figure: its price now. Below the sign: its power, which lasts.',
    },
    seat: { name: 'Player', told: 'Name and points. The arrow shows whose turn it is.' },
    crew: {
      name: 'Crew',
      told: 'Cubes of each colour. They pay for everything, and those kept stay for the next turn.',
    },
    tile: {
      name: 'Tile',
      told: 'Up: hiring its symbol brings a cube more, and it can be flipped out of a bust. Grey: it is down.',
    },
    houses: {
      name: 'Houses',
      told: 'Headquarters that are owned, with their number. +B: a green one that boosts blue.',
    },
    crowd: { name: 'All cubes', told: 'Their sum. Red: so many that an orange X takes half.' },
    ended: { name: 'End', told: 'Who gave up, and who won.' },
  },
};
