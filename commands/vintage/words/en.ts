const pay = 'Markers such as 1, or the overseer on a circle such as overseer-2';

/** How Vintage presents itself and what is its own: each description and choice at most 100 characters. */
export const english = {
  about: 'Vintage: plant vines up the Douro, sail the harvest down, and age it into Port',
  act: 'What else you spend markers on: Estates, vines, cards, the token; or pass',
  step: 'The steps of what you began: a harvest, a voyage, a landing, a card',
  /** The options are named as the fields of the action. */
  verbs: {
    harvest: { about: 'Harvest all planted Estates; then each is asked', options: { pay } },
    sail: {
      about: 'Move your boat for a marker, and load what lies on the way',
      options: { to: 'A harbour, such as Gaia', load: 'Your Estates whose lots come aboard, such as 1,2' },
    },
    age: { about: 'Roll the die, age the cellar, and sell', options: { pay } },
    buy: { about: 'Buy an Estate', options: { place: 'Where, such as Cima Corgo 2', pay } },
    plant: {
      about: 'Plant a vine on an Estate of yours',
      options: { estate: 'Which, such as Cima Corgo 2', vine: 'Which vine, such as red', pay },
    },
    take: {
      about: 'Take an open card, or the top of the deck',
      options: { card: 'Which card', discard: 'With two in hand: which goes', pay },
    },
    play: {
      about: 'Play a card of your hand',
      options: {
        card: 'Which card',
        place: 'Estate with a gift, free action: where to buy',
        bonus: 'Estate with a gift: one point less, or a vine',
        estate: 'Two more barrels, free action: which Estate',
        vine: 'Free action: which vine',
        deed: 'Free action: what it does',
        round: 'Enologist: the round whose chip you see',
        column: 'Vintage barrel: from which Ruby column',
        columns: 'Two Colheita barrels: from which Tawny columns, such as 1,2',
        pay,
      },
    },
    first: { about: 'Take the first player token for the next round', options: { pay } },
    pass: { about: 'Rest for the whole round', options: {} },
    gather: {
      about: 'Say how much wine the Estate gives; the rest is brandy',
      options: { wine: 'Barrels of wine, such as 2' },
    },
    leave: { about: 'Leave an Estate whose barrels wait unharvested', options: {} },
    unload: { about: 'Bring the lot ashore', options: { to: 'Ruby, Tawny, or stays aboard' } },
    add: {
      about: 'Add the barrel of the card to your warehouse',
      options: { side: 'Ruby or Tawny', category: 'The category, such as Reserva' },
    },
    stop: { about: 'Stop the voyage, or the planting', options: {} },
  },
};
