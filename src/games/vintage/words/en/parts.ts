/** What is what on the board; titles of its pages where there are several. A sentence tells what it is, what it does, when it counts. */
export const parts = {
  pages: ['The board', "A player's line"] as readonly string[],
  parts: {
    round: { name: 'Round', told: 'A year with one harvest. After the last one the game ends.' },
    chips: {
      name: 'Bonus of the years',
      told: 'A chip a year. The gold one adds to the quality of all wine gathered this year; blue ones are hidden.',
    },
    piles: {
      name: 'Deck and used cards',
      told: 'Left: cards face down. Right: cards that were played or dropped.',
    },
    quinta: {
      name: 'Estate',
      told: 'The banner shows whose it is. With a tower it is planted: it can be harvested, and its price counts at the end.',
    },
    quality: {
      name: 'Quality',
      told: 'What each barrel gathered here has, before the bonus of the year. More is better when it ages.',
    },
    vines: {
      name: 'Vines',
      told: 'One of each colour, O an old vineyard; a cross is a free slot. A full Estate has more quality and points.',
    },
    lot: {
      name: 'Waiting wine',
      told: 'Quality × barrels. The Estate gives nothing more until a boat has loaded it.',
    },
    free: {
      name: 'Free place',
      told: 'Coin: the price in points of an Estate here. Red frame: its quality.',
    },
    harbour: {
      name: 'Harbour',
      told: "The region's name. The dots are the barrels that each Estate here gives a harvest.",
    },
    boat: {
      name: 'Rabelo',
      told: 'Carries lots down to Gaia. A move costs a marker: up one harbour, or down as far as you like.',
    },
    plant: {
      name: 'Plant',
      told: "A column for each vine. A circle's number is its price in markers; the cheapest free one is taken.",
    },
    buy: { name: 'Buy', told: 'Pays for buying an Estate, once a round.' },
    harvest: { name: 'Harvest', told: 'Pays for the harvest of all your planted Estates, once a round.' },
    age: {
      name: 'Age and sell',
      told: 'Pays for a die that is rolled for all your lots in the cellar; full categories are sold.',
    },
    card: { name: 'Take or play a card', told: 'Pays for one card, taken or played.' },
    first: { name: 'Become first player', told: 'Whoever is here begins from the next round on.' },
    display: {
      name: 'Open cards',
      told: 'Take one of them, or the top of the deck. It can be played in a later turn.',
    },
    owner: { name: 'Player', told: 'Sign and name. The arrow shows whose turn it is.' },
    token: { name: 'First player', told: 'Begins this round.' },
    markers: {
      name: 'Markers',
      told: 'Pay for circles and for the boat. They come back every round, and each Estate brings more.',
    },
    overseer: { name: 'Overseer', told: 'Takes any free circle alone, once a round. Pale: used.' },
    brandy: { name: 'Brandy', told: 'Each Estate that gives wine costs one barrel of it.' },
    hand: { name: 'Cards', told: 'How many are in hand. They are played one a turn.' },
    cellar: {
      name: 'Cellar in Gaia',
      told: 'Lots that wait to age: Ruby above, Tawny below. Quality × barrels.',
    },
    warehouse: {
      name: 'Warehouse',
      told: 'Aged barrels, the lowest category at the left. A full group is sold for the points in gold beside it.',
    },
    scored: { name: 'Points so far', told: 'They also pay for Estates.' },
    estates: { name: 'Estates', told: 'Points that planted Estates bring at the end.' },
    barrels: { name: 'Barrels', told: 'Points that barrels left over bring at the end.' },
    gauge: { name: 'Gauge', told: 'The three kinds of points, measured against the highest total.' },
    total: { name: 'Total', told: 'The points if the game ended now. Laurel: nobody has more.' },
    passed: { name: 'Passed', told: 'Does nothing more in this round.' },
  },
};
