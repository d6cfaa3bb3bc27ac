import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { ordinal } = grammar('es-ES');

const year = (bonus: number): string =>
  bonus > 0 ? `Un buen año: ${bonus} más de calidad` : 'Un año como tantos';
/** "3.ª": of la vendimia. */
const nth = (round: number): string => ordinal(round).replace('º', 'ª');

export const story: Phrases['story'] = {
  passed: name => `**${name}** descansa hasta la próxima vendimia.`,
  placed: (name, pieces, column) => `**${name}** gasta ${pieces} en ${column}.`,
  bought: (name, place, price) => `**${name}** compra una quinta en ${place} por ${price}.`,
  boughtWithVine: (name, place, price, vine) =>
    `**${name}** compra una quinta en ${place} por ${price}, ya con una ${vine}.`,
  planted: (name, vine, place) => `**${name}** planta en ${place}: ${vine}.`,
  harvesting: (name, bonus) => `**${name}** vendimia. ${year(bonus)}.`,
  harvestingByCard: (name, bonus) =>
    `**${name}** vendimia, y un barril de aguardiente basta para todo el vino. ${year(bonus)}.`,
  gathered: (place, crop) => `${place} da ${crop}.`,
  gatheredAfter: (place, crop, loaded) => `${place} da ${crop}; antes subió a bordo ${loaded}.`,
  crop: (wine, brandy) => `${wine} y ${brandy}`,
  left: place => `${place} se queda sin vendimiar: sus barriles aún esperan.`,
  stored: (name, brandy) => `En el depósito de **${name}**: ${brandy}.`,
  storedLess: (name, brandy, lost) => `En el depósito de **${name}**: ${brandy}; para ${lost} no hubo sitio.`,
  sailed: (name, from, to) => `**${name}** navega de ${from} a ${to}.`,
  sailedWith: (name, from, to, cargo) => `**${name}** navega de ${from} a ${to} y embarca ${cargo}.`,
  stopped: name => `**${name}** lo deja ahí.`,
  unloaded: (name, lot, side) => `**${name}** desembarca ${lot} en la bodega ${side}.`,
  staysAboard: (name, lot) => `**${name}** deja a bordo ${lot}.`,
  rolled: (name, die) => `**${name}** cría su bodega y saca un ${die}.`,
  rolledWith: (name, die, more) => `**${name}** cría su bodega y saca un ${die}, con la carta ${die + more}.`,
  aged: lots => `Se convierte en: ${lots}.`,
  agedLot: (lot, laid) => `${lot} → ${laid}`,
  laid: (barrels, category) => `${barrels} de ${category}`,
  raised: barrels => `El enólogo sube ${barrels}.`,
  raisedTo: (barrels, category) => `${barrels} a ${category}`,
  added: (name, category) => `**${name}** añade un barril de ${category}.`,
  sold: (name, sales, points) => `**${name}** vende ${sales}: ${points}.`,
  soldVintage: (name, points) => `**${name}** vende al instante un barril de Vintage: ${points}.`,
  soldColheita: (name, points) => `**${name}** vende al instante dos barriles de Colheita: ${points}.`,
  tookFirst: (name, from) => `**${name}** le quita a **${from}** la ficha de jugador inicial.`,
  keptFirst: name => `**${name}** se asegura de empezar también la próxima ronda.`,
  discarded: (name, card) => `**${name}** descarta: ${card}.`,
  took: (name, card) => `**${name}** toma de las cartas a la vista: ${card}.`,
  drew: (name, card) => `**${name}** roba del mazo: ${card}.`,
  drewHidden: name => `**${name}** roba una carta del mazo.`,
  played: (name, card) => `**${name}** juega: ${card}.`,
  grew: (place, lot) => `Más barriles en ${place}: ahora ${lot}.`,
  looked: (name, round, bonus) => `**${name}** mira la ficha de la ronda ${round}: es un ${bonus}.`,
  lookedHidden: (name, round) => `**${name}** mira la ficha de la ronda ${round}.`,
  reshuffled: cards => `${cards} se barajan en un mazo nuevo.`,
  roundEnded: round => `Termina la ${nth(round)} vendimia.`,
  roundBegan: (round, bonus, name, cards) =>
    `Empieza la ${nth(round)} vendimia. ${year(bonus)}. **${name}** juega primero. A la vista: ${cards}.`,
  ended: 'Siete vendimias están en el libro.',
};
