/** Why an action is better or worse than another, each before its points: "brings 3 barrels of quality 6 to Gaia: +1.8". */
export const reasons = {
  said: (reason: string, points: string) => `${reason}: ${points}`,
  points: 'points that are certain',
  ageing: 'what the ageing sells, on average',
  sells: 'sells at once',
  price: 'the price of the Estate, which comes back once it is planted',
  keepsOverseer: 'keeps the overseer',
  spendsOverseer: 'spends the overseer',
  keepsMarkers: 'keeps markers for later',
  spends: (markers: string) => `spends ${markers}`,
  /** Of this round; also that it is not done yet. */
  harvest: 'this round’s harvest can still come',
  harvested: 'this round’s harvest is used up',
  brandy: 'brandy that pays for the next wine',
  lessBrandy: 'less brandy for the next wine',
  /** `barrels` such as "3 barrels". */
  estate: (place: string, barrels: string, quality: number) =>
    `an Estate in ${place}: ${barrels} of quality ${quality} a harvest`,
  firstHarvest: (place: string) => `${place} can then be harvested`,
  nearer: (place: string, vines: number) =>
    `${place} then lacks only ${vines === 1 ? 'one vine' : `${vines} vines`}`,
  estates: 'what the Estates will still yield',
  fullEstate: (place: string) => `five vines in ${place}: better wine and a point`,
  oldVine: (place: string) => `the old vineyard makes the wine of ${place} better`,
  vines: 'vines on the way to a full Estate',
  /** `lots` such as "3 barrels of quality 6". */
  bringsHome: (lots: string) => `brings ${lots} to Gaia`,
  takesAboard: (lots: string) => `takes ${lots} aboard`,
  wineWaits: 'wine that the boat can fetch',
  boat: 'where the boat lies, and what waits for it',
  cellar: 'what lies in the cellar for the next ageing',
  emptiesCellar: 'the cellar is empty then',
  ashore: (lot: string, side: string) => `${lot} in the ${side} cellar`,
  fills: (category: string) => `a barrel of ${category}`,
  warehouse: 'barrels that wait for a sale in the warehouse',
  holds: (card: string) => `a card for later: ${card}`,
  holdsAny: 'a card for later',
  spendsCard: (card: string) => `the card is spent: ${card}`,
  cards: 'the cards in hand',
  begins: 'begins the next round: the cheap circles and the first pick of the cards',
  order: 'who begins the next round',
  /** Of what came of playing on. */
  pointsAhead: 'your points in the next turns',
  othersAhead: 'the others’ points in the next turns',
  piecesAhead: 'markers and the overseer',
  harvestAhead: 'harvests to come',
};
