import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { ordinal } = grammar('de');

const year = (bonus: number): string =>
  bonus > 0 ? `Ein gutes Jahr: ${bonus} mehr Qualität` : 'Ein Jahr wie andere';

export const story: Phrases['story'] = {
  passed: name => `**${name}** ruht bis zur nächsten Ernte.`,
  placed: (name, pieces, column) => `**${name}** zahlt für „${column}“: ${pieces}.`,
  bought: (name, place, price) => `**${name}** kauft für ${price} eine Quinta in ${place}.`,
  boughtWithVine: (name, place, price, vine) =>
    `**${name}** kauft für ${price} eine Quinta in ${place} und bekommt eine ${vine} dazu.`,
  planted: (name, vine, place) => `**${name}** pflanzt in ${place}: ${vine}.`,
  harvesting: (name, bonus) => `**${name}** erntet. ${year(bonus)}.`,
  harvestingByCard: (name, bonus) =>
    `**${name}** erntet, und ein Fass Brandy reicht für allen Wein. ${year(bonus)}.`,
  gathered: (place, crop) => `${place} gibt ${crop}.`,
  gatheredAfter: (place, crop, loaded) => `${place} gibt ${crop}; vorher an Bord: ${loaded}.`,
  crop: (wine, brandy) => `${wine} und ${brandy}`,
  left: place => `${place} wird nicht geerntet: Dort warten noch Fässer.`,
  stored: (name, brandy) => `Im Vorrat von **${name}**: ${brandy}.`,
  storedLess: (name, brandy, lost) => `Im Vorrat von **${name}**: ${brandy}; ohne Platz: ${lost}.`,
  sailed: (name, from, to) => `**${name}** fährt von ${from} nach ${to}.`,
  sailedWith: (name, from, to, cargo) => `**${name}** fährt von ${from} nach ${to} und lädt ${cargo}.`,
  stopped: name => `**${name}** belässt es dabei.`,
  unloaded: (name, lot, side) => `**${name}** bringt ${lot} in den ${side}-Keller.`,
  staysAboard: (name, lot) => `**${name}** behält ${lot} an Bord.`,
  rolled: (name, die) => `**${name}** lässt den Keller reifen und würfelt eine ${die}.`,
  rolledWith: (name, die, more) =>
    `**${name}** lässt den Keller reifen und würfelt eine ${die}, mit der Karte ${die + more}.`,
  aged: lots => `Daraus wird: ${lots}.`,
  agedLot: (lot, laid) => `${lot} → ${laid}`,
  laid: (barrels, category) => `${barrels} ${category}`,
  raised: barrels => `Der Önologe hebt an: ${barrels}.`,
  raisedTo: (barrels, category) => `${barrels} zu ${category}`,
  added: (name, category) => `**${name}** legt ein Fass ${category} dazu.`,
  sold: (name, sales, points) => `**${name}** verkauft ${sales}: ${points}.`,
  soldVintage: (name, points) => `**${name}** verkauft sofort ein Fass Vintage: ${points}.`,
  soldColheita: (name, points) => `**${name}** verkauft sofort zwei Fässer Colheita: ${points}.`,
  tookFirst: (name, from) => `**${name}** nimmt **${from}** den Startspielermarker ab.`,
  keptFirst: name => `**${name}** sichert sich auch den Beginn der nächsten Runde.`,
  discarded: (name, card) => `**${name}** legt ab: ${card}.`,
  took: (name, card) => `**${name}** nimmt aus der Auslage: ${card}.`,
  drew: (name, card) => `**${name}** zieht: ${card}.`,
  drewHidden: name => `**${name}** zieht eine Karte.`,
  played: (name, card) => `**${name}** spielt: ${card}.`,
  grew: (place, lot) => `Mehr Fässer in ${place}: jetzt ${lot}.`,
  looked: (name, round, bonus) => `**${name}** sieht sich den Chip von Runde ${round} an: eine ${bonus}.`,
  lookedHidden: (name, round) => `**${name}** sieht sich den Chip von Runde ${round} an.`,
  reshuffled: cards => `Neu gemischt zum Stapel: ${cards}.`,
  roundEnded: round => `Die ${ordinal(round)} Ernte ist erzählt.`,
  roundBegan: (round, bonus, name, cards) =>
    `Die ${ordinal(round)} Ernte beginnt. ${year(bonus)}. **${name}** fängt an. Offen: ${cards}.`,
  ended: 'Sieben Ernten stehen im Buch.',
};
