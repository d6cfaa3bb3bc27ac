import { grammar } from '../../../../stage/grammar.ts';

const { ordinal } = grammar('en');

const year = (bonus: number): string =>
  bonus > 0 ? `A good year: ${bonus} more quality` : 'A year like others';

/** The chronicle of seven harvests, a sentence each. Names, lots, places and cards come ready to print. */
export const story = {
  passed: (name: string) => `**${name}** rests until the next harvest.`,
  placed: (name: string, pieces: string, column: string) => `**${name}** spends ${pieces} on ${column}.`,
  bought: (name: string, place: string, price: string) =>
    `**${name}** buys an Estate in ${place} for ${price}.`,
  boughtWithVine: (name: string, place: string, price: string, vine: string) =>
    `**${name}** buys an Estate in ${place} for ${price}, with a first ${vine}.`,
  planted: (name: string, vine: string, place: string) => `**${name}** plants in ${place}: ${vine}.`,
  harvesting: (name: string, bonus: number) => `**${name}** harvests. ${year(bonus)}.`,
  harvestingByCard: (name: string, bonus: number) =>
    `**${name}** harvests, and one barrel of brandy is enough for all wine. ${year(bonus)}.`,
  gathered: (place: string, crop: string) => `${place} gives ${crop}.`,
  gatheredAfter: (place: string, crop: string, loaded: string) =>
    `${place} gives ${crop}; ${loaded} went aboard first.`,
  crop: (wine: string, brandy: string) => `${wine} and ${brandy}`,
  left: (place: string) => `${place} is not harvested: its barrels still wait.`,
  stored: (name: string, brandy: string) => `In the store of **${name}**: ${brandy}.`,
  storedLess: (name: string, brandy: string, lost: string) =>
    `In the store of **${name}**: ${brandy}; ${lost} found no space.`,
  sailed: (name: string, from: string, to: string) => `**${name}** sails from ${from} to ${to}.`,
  sailedWith: (name: string, from: string, to: string, cargo: string) =>
    `**${name}** sails from ${from} to ${to} and loads ${cargo}.`,
  stopped: (name: string) => `**${name}** leaves it at that.`,
  unloaded: (name: string, lot: string, side: string) => `**${name}** brings ${lot} to the ${side} cellar.`,
  staysAboard: (name: string, lot: string) => `**${name}** keeps ${lot} aboard.`,
  rolled: (name: string, die: number) => `**${name}** ages the cellar and rolls a ${die}.`,
  rolledWith: (name: string, die: number, more: number) =>
    `**${name}** ages the cellar and rolls a ${die}, with the card ${die + more}.`,
  /** Each lot with where its barrels went. */
  aged: (lots: string) => `It becomes: ${lots}.`,
  agedLot: (lot: string, laid: string) => `${lot} → ${laid}`,
  laid: (barrels: number, category: string) => `${barrels} ${category}`,
  raised: (barrels: string) => `The enologist raises ${barrels}.`,
  raisedTo: (barrels: number, category: string) => `${barrels} to ${category}`,
  added: (name: string, category: string) => `**${name}** adds a barrel of ${category}.`,
  sold: (name: string, sales: string, points: string) => `**${name}** sells ${sales}: ${points}.`,
  soldVintage: (name: string, points: string) => `**${name}** sells a barrel of Vintage at once: ${points}.`,
  soldColheita: (name: string, points: string) =>
    `**${name}** sells two barrels of Colheita at once: ${points}.`,
  tookFirst: (name: string, from: string) => `**${name}** takes the first player token from **${from}**.`,
  keptFirst: (name: string) => `**${name}** makes sure to begin the next round again.`,
  discarded: (name: string, card: string) => `**${name}** discards ${card}.`,
  took: (name: string, card: string) => `**${name}** takes ${card} from the display.`,
  drew: (name: string, card: string) => `**${name}** draws ${card}.`,
  drewHidden: (name: string) => `**${name}** draws a card.`,
  played: (name: string, card: string) => `**${name}** plays ${card}.`,
  grew: (place: string, lot: string) => `More barrels in ${place}: now ${lot}.`,
  looked: (name: string, round: number, bonus: number) =>
    `**${name}** looks at the chip of round ${round}: it is a ${bonus}.`,
  lookedHidden: (name: string, round: number) => `**${name}** looks at the chip of round ${round}.`,
  reshuffled: (cards: string) => `${cards} are shuffled into a new deck.`,
  roundEnded: (round: number) => `The ${ordinal(round)} harvest is over.`,
  roundBegan: (round: number, bonus: number, name: string, cards: string) =>
    `The ${ordinal(round)} harvest begins. ${year(bonus)}. **${name}** is first. Open: ${cards}.`,
  ended: 'Seven harvests are in the book.',
};
