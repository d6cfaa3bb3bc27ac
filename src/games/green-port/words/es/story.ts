import { grammar } from '../../../../stage/grammar.ts';
import type { GreenPortWords } from '../en/index.ts';
import { COLOUR, terms } from './terms.ts';

const { listed, plural } = grammar('es-ES');
const cardsOf = (cards: number): string => plural(cards, { one: '# carta', other: '# cartas' });

export const story: GreenPortWords['story'] = {
  picked: (name, colour) => `**${name}** elige un cubo ${COLOUR[colour]}.`,
  reshuffled: cards =>
    `El mazo se acabó: ${plural(cards, { one: '# carta descartada forma', other: '# cartas descartadas forman' })} el nuevo.`,
  reshuffledAll: cards => `Tras la X verde, las ${cards} cartas se barajan en un mazo nuevo.`,
  revealed: (name, card) => `**${name}** revela ${card}.`,
  revealing: {
    cards: (name, cards) => `**${name}** revela ${cardsOf(cards)}.`,
    hire: (name, cards, cubes, parts) =>
      `**${name}** revela ${cardsOf(cards)} y contrata **${cubes}** (${parts}).`,
    nobody: (name, cards) => `**${name}** revela ${cardsOf(cards)} y no contrata a nadie.`,
    bust: (name, cards) =>
      `**${name}** revela ${cardsOf(cards)} y sufre una redada: no contrata en este turno.`,
    flip: (name, cards, gone) =>
      `**${name}** revela ${cardsOf(cards)} y gira la ficha: se va el muelle (${gone}) y se vuelve a contratar desde cero.`,
  },
  threatened: name => `Es una redada, salvo que **${name}** gire la ficha.`,
  busted: name => `Redada para **${name}**: no contrata en este turno.`,
  flippedAgainstBust: (name, gone) =>
    `**${name}** gira la ficha: se va el muelle (${gone}) y se vuelve a contratar desde cero.`,
  flippedAgainstLoss: name => `**${name}** gira la ficha y no pierde nada.`,
  overLimit: losses => `Demasiados cubos: ${listed(losses)}.`,
  loses: (name, count) => `**${name}** pierde ${count}`,
  lost: (name, cubes) => `**${name}** pierde ${cubes}.`,
  underdogs: (names, by) =>
    `Cubo de consuelo para ${listed(names)}: menos ${{ points: 'puntos', cubes: 'cubos' }[by]}.`,
  helped: (name, colour) => `**${name}** toma un cubo ${COLOUR[colour]}.`,
  hired: (name, cubes, parts) => `**${name}** contrata **${cubes}** (${parts}).`,
  inSync: 'Sincronía: también un cubo de cada otro color.',
  hiredNobody: name => `**${name}** no contrata a nadie.`,
  gain: {
    cards: count => `cartas ${count}`,
    tile: count => `ficha ${count}`,
    boosts: count => `refuerzo ${count}`,
  },
  referred: (name, gained, paid, to) => `**${name}** toma ${gained} y da ${paid} a **${to}**.`,
  passed: name => `**${name}** pasa.`,
  pass: names => `${listed(names)} pasan.`,
  completed: (name, number, paid, points) =>
    `**${name}** cumple el ${terms.objective(number)} con ${paid}: **${points}**.`,
  lastRound: 'Era el último objetivo: la ronda se juega hasta el final.',
  bought: (name, headquarters, price) => `**${name}** compra ${headquarters} por ${price}.`,
  unflipped: (name, paid) => `**${name}** recupera la ficha por ${paid}.`,
  specialised: (name, paid, colour) => `**${name}** cambia ${paid} por 1 ${COLOUR[colour]}.`,
  turnEnded: name => `**${name}** termina el turno.`,
  purchased: (name, headquarters) => `Al final, **${name}** compra ${headquarters}.`,
  ended: 'La partida terminó.',
};

export const finale: GreenPortWords['finale'] = {
  wins: (name, points) => `**${name}** gana con ${points}.`,
  winsBy: {
    cubes: (name, points) => `**${name}** gana con ${points}; desempate: más cubos restantes.`,
    cards: (name, points) => `**${name}** gana con ${points}; desempate: la carta de objetivo más alta.`,
  },
  shared: (names, points) => `${listed(names)} comparten la victoria con ${points}.`,
  left: cubes => `quedan: ${cubes}`,
  parts: {
    objectives: points => `objetivos ${points}`,
    headquarters: points => `sedes ${points}`,
    endPurchases: points => `compras finales ${points}`,
  },
  tie: {
    cubes: (first, second) => `${first} queda por delante de ${second} por más cubos restantes.`,
    cards: (first, second) => `${first} queda por delante de ${second} por la carta de objetivo más alta.`,
  },
};
