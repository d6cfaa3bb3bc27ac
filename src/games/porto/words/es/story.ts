import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import type { Work } from '../facts.ts';
import { counts } from './cards.ts';
import { floors } from './colours.ts';

const { plural, ordinal } = grammar('es-ES');

const placed = (done: Work, completing: string): string =>
  `${floors(done.floors, done.colour)} en ${done.house}${done.completed ? completing : ''}`;
const work = (done: Work, completing: string): string => `${placed(done, completing)} (${done.cards})`;
const COMPLETED = ' y completó la casa';
const TO_COMPLETE = ', completando la casa';

export const story: PortoWords['story'] = {
  shares: {
    house: 'casa',
    neighbours: 'vecinas',
    ground: 'ficha de la planta baja',
    roof: 'ficha del tejado',
    contracts: 'contratos',
  },
  built: (name, done, points, shares) =>
    `**${name}** construyó ${work(done, COMPLETED)}: **${points}** — ${shares}.`,
  timerBuilt: done => `El Cronómetro construyó ${work(done, COMPLETED)}, sin puntos.`,
  builtBriefly: (name, done, points) => `**${name}** construyó ${placed(done, COMPLETED)}: **${points}**.`,
  timerBuiltBriefly: done => `El Cronómetro construyó ${placed(done, COMPLETED)}.`,
  claimedBriefly: contracts => `Cumplió: ${contracts}.`,
  tokenTo: (points, roof) => `La ficha de la planta baja (${points}) va al tejado de ${roof}.`,
  tokenLeaves: points =>
    `No hay ningún tejado libre, así que la ficha de la planta baja (${points}) sale del juego.`,
  roofTokenLost: points => `La ficha de ese tejado (${points}) se pierde.`,
  dealt: (name, contracts) => `**${name}** recibió ${contracts}.`,
  kept: (name, contracts) => `**${name}** se quedó con ${contracts}.`,
  keptUnseen: name => `**${name}** eligió tres contratos privados.`,
  drew: (name, cards) => `**${name}** robó ${cards}.`,
  passed: name => `**${name}** pasó: no hay cartas en el mercado y no se puede construir nada.`,
  timerDiscarded: (cards, gone) => `El Cronómetro reveló ${cards}. Descartes: ${gone}.`,
  timerDiscardedNothing: cards => `El Cronómetro reveló ${cards}; no había nada que descartar.`,
  timerIdle: cards => `Las cartas del Cronómetro, ${cards}, no caben en ninguna casa y se descartan.`,
  reshuffledCards: n =>
    plural(n, {
      one: 'La carta descartada forma el nuevo mazo.',
      other: 'Las # cartas descartadas forman el nuevo mazo.',
    }),
  reshuffledContracts: n =>
    plural(n, {
      one: 'El contrato que descartó el Cronómetro forma el nuevo mazo de contratos.',
      other: 'Los # contratos que descartó el Cronómetro forman el nuevo mazo de contratos.',
    }),
  refilled: cards => `Nuevas: ${cards}.`,
  inMarket: slots => `mercado ${slots}`,
  inContracts: (n, slots) => `${n === 1 ? 'contrato' : 'contratos'} ${slots}`,
  endTriggered: (roofs, lastRound) =>
    `El ${ordinal(roofs)} tejado está puesto: esta ronda se juega entera, y la ronda ${lastRound} es la última.`,
  ended: 'La partida terminó.',
};

export const foreseen: PortoWords['foreseen'] = {
  work: done => `${work(done, TO_COMPLETE)}.`,
  timerWork: done => `${work(done, TO_COMPLETE)}, sin puntos.`,
  points: (points, shares) => `**${points}**: ${shares}.`,
  drew: cards => `A tu mano: ${cards}.`,
  preview: 'Vista previa, aún sin hacer:',
  boardNow: 'El tablero ahora:',
  noProspects: 'Con esa mano aún no se puede construir nada.',
  prospects: 'Con esa mano, tal como está el tablero, podrías:',
};

export const finale: PortoWords['finale'] = {
  levels: { apprentice: 'Aprendiz', builder: 'Constructor', 'master-builder': 'Maestro constructor' },
  soloLost: (name, score, goal) =>
    `**${name}** perdió: ${counts.points(score)} antes de los contratos privados, y hacían falta ${goal}.`,
  soloWon: (name, total, level) => `**${name}** ganó con ${counts.points(total)}. Nivel: **${level}**.`,
  wins: (name, total) => `**${name}** gana con ${counts.points(total)}.`,
  winsByContracts: (name, total) =>
    `**${name}** gana con ${counts.points(total)}; desempatan más contratos públicos.`,
  winsByTurn: (name, total) =>
    `**${name}** gana con ${counts.points(total)}; desempata jugar más tarde en la ronda.`,
  claimed: contracts => `cumplió ${contracts}`,
  counted: (score, bonus, contracts) => `${score} + contratos privados ${bonus}: ${contracts}`,
  uncounted: (bonus, contracts) => `los contratos privados habrían dado ${bonus}: ${contracts}`,
};
