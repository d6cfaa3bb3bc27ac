/** What is what on the board; titles of its pages where there are several. A sentence tells what it is, what it does, when it counts. */
export const parts = {
  pages: [] as readonly string[],
  parts: {
    round: { name: 'Round', told: 'A turn for everybody. Red: the end has begun.' },
    roofs: {
      name: 'Roofs',
      told: 'Completed houses. The number behind the stroke, among several players, begins the end: one more round follows.',
    },
    decks: {
      name: 'Decks',
      told: 'Cards face down: construction cards, and with a seal the public contracts.',
    },
    floors: {
      name: 'Floors',
      told: 'A build scores all floors of the house, and 1 for each neighbour with a floor level with a new one.',
    },
    room: {
      name: 'Room to build',
      told: 'Each open storey takes one floor. A build needs room for all of its floors.',
    },
    ground: {
      name: 'Ground token',
      told: 'Pays whoever places the ground floor, then moves to a free roof.',
    },
    roof: {
      name: 'Roof',
      told: 'Goes on with the last floor. A token there pays whoever completes the house.',
    },
    plate: {
      name: 'House',
      told: 'The name to choose or type it by. Neighbours are the houses beside it in the same street.',
    },
    closed: {
      name: 'House out of play',
      told: 'With few players some are out: nobody builds them, and they are no neighbours.',
    },
    market: { name: 'Market', told: 'Draw one to three cards here, worth 3 or less together.' },
    contracts: {
      name: 'Public contracts',
      told: 'Claim each that your build meets exactly. The coin is what it pays.',
    },
    supply: { name: 'Tiles', told: 'Floors and ground floors (the door) that are left of each colour.' },
    seat: { name: 'Player', told: 'Name and points. The arrow shows whose turn it is.' },
    hand: {
      name: 'Hand',
      told: 'Open to all. A build plays two cards: one gives the number of floors, the other the colour.',
    },
    claimed: { name: 'Claimed', told: 'How many public contracts are claimed. They break ties at the end.' },
    sum: { name: 'Final sum', told: 'Points on the board + private contracts.' },
    ended: { name: 'End', told: 'Who gave up, and who won.' },
    timer: {
      name: 'Timer',
      told: 'Its cards left. After your turn it empties slots and builds with two cards. Without cards the game ends.',
    },
    sand: {
      name: 'Sand',
      told: 'The more sand beside a slot, the likelier the Timer empties it after your turn.',
    },
  },
};
