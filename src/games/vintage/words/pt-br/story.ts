import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { ordinal } = grammar('pt-BR');

const year = (bonus: number): string =>
  bonus > 0 ? `Um bom ano: ${bonus} a mais de qualidade` : 'Um ano comum';

export const story: Phrases['story'] = {
  passed: name => `**${name}** descansa até a próxima vindima.`,
  placed: (name, pieces, column) => `**${name}** usa ${pieces} em: ${column}.`,
  bought: (name, place, price) => `**${name}** compra uma quinta em ${place} por ${price}.`,
  boughtWithVine: (name, place, price, vine) =>
    `**${name}** compra uma quinta em ${place} por ${price}, já com uma ${vine}.`,
  planted: (name, vine, place) => `**${name}** planta em ${place}: ${vine}.`,
  harvesting: (name, bonus) => `**${name}** faz a vindima. ${year(bonus)}.`,
  harvestingByCard: (name, bonus) =>
    `**${name}** faz a vindima, e um barril de aguardente basta para todo o vinho. ${year(bonus)}.`,
  gathered: (place, crop) => `${place} dá ${crop}.`,
  gatheredAfter: (place, crop, loaded) => `${place} dá ${crop}; antes embarcou ${loaded}.`,
  crop: (wine, brandy) => `${wine} e ${brandy}`,
  left: place => `${place} fica sem vindima: seus barris ainda esperam.`,
  stored: (name, brandy) => `No depósito de **${name}**: ${brandy}.`,
  storedLess: (name, brandy, lost) => `No depósito de **${name}**: ${brandy}; para ${lost} não houve lugar.`,
  sailed: (name, from, to) => `**${name}** navega de ${from} a ${to}.`,
  sailedWith: (name, from, to, cargo) => `**${name}** navega de ${from} a ${to} e embarca ${cargo}.`,
  stopped: name => `**${name}** para por aqui.`,
  unloaded: (name, lot, side) => `**${name}** desembarca ${lot} na cave de ${side}.`,
  staysAboard: (name, lot) => `**${name}** deixa a bordo ${lot}.`,
  rolled: (name, die) => `**${name}** envelhece a cave e tira ${die} no dado.`,
  rolledWith: (name, die, more) =>
    `**${name}** envelhece a cave e tira ${die} no dado, ${die + more} com a carta.`,
  aged: lots => `Resultado: ${lots}.`,
  agedLot: (lot, laid) => `${lot} → ${laid}`,
  laid: (barrels, category) => `${barrels} de ${category}`,
  raisedTo: (barrels, category) => `${barrels} para ${category}`,
  raised: barrels => `O enólogo faz subir ${barrels}.`,
  added: (name, category) => `**${name}** acrescenta um barril de ${category}.`,
  sold: (name, sales, points) => `**${name}** vende ${sales}: ${points}.`,
  soldVintage: (name, points) => `**${name}** vende na hora um barril de Vintage: ${points}.`,
  soldColheita: (name, points) => `**${name}** vende na hora dois barris de Colheita: ${points}.`,
  tookFirst: (name, from) => `**${name}** toma de **${from}** a ficha de primeiro jogador.`,
  keptFirst: name => `**${name}** garante que começa também a próxima rodada.`,
  discarded: (name, card) => `**${name}** descarta: ${card}.`,
  took: (name, card) => `**${name}** pega da mesa: ${card}.`,
  drew: (name, card) => `**${name}** compra do baralho: ${card}.`,
  drewHidden: name => `**${name}** compra uma carta do baralho.`,
  played: (name, card) => `**${name}** joga: ${card}.`,
  grew: (place, lot) => `Mais barris em ${place}: agora ${lot}.`,
  looked: (name, round, bonus) => `**${name}** olha a ficha da rodada ${round}: vale ${bonus}.`,
  lookedHidden: (name, round) => `**${name}** olha a ficha da rodada ${round}.`,
  reshuffled: cards => `${cards} voltam embaralhadas como novo baralho.`,
  roundEnded: round => `Termina a ${ordinal(round).replace('º', 'ª')} vindima.`,
  roundBegan: (round, bonus, name, cards) =>
    `Começa a ${ordinal(round).replace('º', 'ª')} vindima. ${year(bonus)}. **${name}** joga primeiro. Abertas: ${cards}.`,
  ended: 'Sete vindimas contadas.',
};
