import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { ordinal } = grammar('fr');

/** A harvest is feminine: "1re", "2e". */
const nth = (round: number): string => ordinal(round).replace('1er', '1re');

const year = (bonus: number): string =>
  bonus > 0 ? `Une belle année : ${bonus} de qualité en plus` : 'Une année ordinaire';

export const story: Phrases['story'] = {
  passed: name => `**${name}** se repose jusqu’à la prochaine vendange.`,
  placed: (name, pieces, column) => `**${name}** engage ${pieces} pour ${column}.`,
  bought: (name, place, price) => `**${name}** achète un domaine à ${place} pour ${price}.`,
  boughtWithVine: (name, place, price, vine) =>
    `**${name}** achète un domaine à ${place} pour ${price}, avec une première ${vine}.`,
  planted: (name, vine, place) => `**${name}** plante à ${place} : ${vine}.`,
  harvesting: (name, bonus) => `**${name}** vendange. ${year(bonus)}.`,
  harvestingByCard: (name, bonus) =>
    `**${name}** vendange, et un fût d’eau-de-vie suffit pour tout le vin. ${year(bonus)}.`,
  gathered: (place, crop) => `${place} donne ${crop}.`,
  gatheredAfter: (place, crop, loaded) => `${place} donne ${crop} ; d’abord chargé à bord : ${loaded}.`,
  crop: (wine, brandy) => `${wine} et ${brandy}`,
  left: place => `${place} n’est pas vendangé : ses fûts attendent encore.`,
  stored: (name, brandy) => `En réserve chez **${name}** : ${brandy}.`,
  storedLess: (name, brandy, lost) => `En réserve chez **${name}** : ${brandy} ; pas de place pour ${lost}.`,
  sailed: (name, from, to) => `**${name}** navigue de ${from} à ${to}.`,
  sailedWith: (name, from, to, cargo) => `**${name}** navigue de ${from} à ${to} et charge ${cargo}.`,
  stopped: name => `**${name}** s’en tient là.`,
  unloaded: (name, lot, side) => `**${name}** débarque ${lot} au chai ${side}.`,
  staysAboard: (name, lot) => `**${name}** garde à bord ${lot}.`,
  rolled: (name, die) => `**${name}** fait vieillir son chai et obtient ${die} au dé.`,
  rolledWith: (name, die, more) =>
    `**${name}** fait vieillir son chai et obtient ${die} au dé, ${die + more} avec la carte.`,
  aged: lots => `Résultat : ${lots}.`,
  agedLot: (lot, laid) => `${lot} → ${laid}`,
  laid: (barrels, category) => `${barrels} en ${category}`,
  raisedTo: (barrels, category) => `${barrels} vers ${category}`,
  raised: barrels => `L’œnologue fait monter ${barrels}.`,
  added: (name, category) => `**${name}** ajoute un fût de ${category}.`,
  sold: (name, sales, points) => `**${name}** vend ${sales} : ${points}.`,
  soldVintage: (name, points) => `**${name}** vend aussitôt un fût de Vintage : ${points}.`,
  soldColheita: (name, points) => `**${name}** vend aussitôt deux fûts de Colheita : ${points}.`,
  tookFirst: (name, from) => `**${name}** prend à **${from}** le jeton de premier joueur.`,
  keptFirst: name => `**${name}** s’assure de commencer aussi la prochaine manche.`,
  discarded: (name, card) => `**${name}** défausse : ${card}.`,
  took: (name, card) => `**${name}** prend parmi les cartes visibles : ${card}.`,
  drew: (name, card) => `**${name}** pioche : ${card}.`,
  drewHidden: name => `**${name}** pioche une carte.`,
  played: (name, card) => `**${name}** joue : ${card}.`,
  grew: (place, lot) => `Plus de fûts à ${place} : maintenant ${lot}.`,
  looked: (name, round, bonus) => `**${name}** regarde le jeton de la manche ${round} : il vaut ${bonus}.`,
  lookedHidden: (name, round) => `**${name}** regarde le jeton de la manche ${round}.`,
  reshuffled: cards => `Nouvelle pioche, mélangée de la défausse : ${cards}.`,
  roundEnded: round => `La ${nth(round)} vendange est finie.`,
  roundBegan: (round, bonus, name, cards) =>
    `La ${nth(round)} vendange commence. ${year(bonus)}. **${name}** joue en premier. Visibles : ${cards}.`,
  ended: 'Sept vendanges au livre.',
};
