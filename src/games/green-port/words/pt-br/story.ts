import { grammar } from '../../../../stage/grammar.ts';
import type { GreenPortWords } from '../en/index.ts';
import { COLOUR, terms } from './terms.ts';

const { listed, plural } = grammar('pt-BR');
const cardsOf = (cards: number): string => plural(cards, { one: '# carta', other: '# cartas' });

export const story: GreenPortWords['story'] = {
  picked: (name, colour) => `**${name}** escolhe um cubo ${COLOUR[colour]}.`,
  reshuffled: cards =>
    `O baralho acabou: ${plural(cards, { one: '# carta descartada forma', other: '# cartas descartadas formam' })} o novo.`,
  reshuffledAll: cards => `Depois do X verde, todas as ${cards} cartas formam um novo baralho.`,
  revealed: (name, card) => `**${name}** revela ${card}.`,
  revealing: {
    cards: (name, cards) => `**${name}** revela ${cardsOf(cards)}.`,
    hire: (name, cards, cubes, parts) =>
      `**${name}** revela ${cardsOf(cards)} e contrata **${cubes}** (${parts}).`,
    nobody: (name, cards) => `**${name}** revela ${cardsOf(cards)} e não contrata ninguém.`,
    bust: (name, cards) => `**${name}** revela ${cardsOf(cards)} e cai em flagrante: não contrata nesta vez.`,
    flip: (name, cards, gone) =>
      `**${name}** revela ${cardsOf(cards)} e vira a ficha: as cartas abertas (${gone}) saem e a contratação recomeça.`,
  },
  threatened: name => `É flagrante, a não ser que **${name}** vire a ficha.`,
  busted: name => `**${name}** cai em flagrante: não contrata nesta vez.`,
  flippedAgainstBust: (name, gone) =>
    `**${name}** vira a ficha: as cartas abertas (${gone}) saem e a contratação recomeça.`,
  flippedAgainstLoss: name => `**${name}** vira a ficha e não perde nada.`,
  overLimit: losses => `Cubos demais: ${listed(losses)}.`,
  loses: (name, count) => `**${name}** perde ${count}`,
  lost: (name, cubes) => `**${name}** perde ${cubes}.`,
  underdogs: (names, by) =>
    `Cubo de consolo para ${listed(names)}: menos ${{ points: 'pontos', cubes: 'cubos' }[by]}.`,
  helped: (name, colour) => `**${name}** pega um cubo ${COLOUR[colour]}.`,
  hired: (name, cubes, parts) => `**${name}** contrata **${cubes}** (${parts}).`,
  inSync: 'Sincronia: também um cubo de cada outra cor.',
  hiredNobody: name => `**${name}** não contrata ninguém.`,
  gain: {
    cards: count => `cartas ${count}`,
    tile: count => `ficha ${count}`,
    boosts: count => `reforço ${count}`,
  },
  referred: (name, gained, paid, to) => `**${name}** pega ${gained} e dá ${paid} a **${to}**.`,
  passed: name => `**${name}** passa.`,
  pass: names => `${listed(names)} passam.`,
  completed: (name, number, paid, points) =>
    `**${name}** cumpre o ${terms.objective(number)} com ${paid}: **${points}**.`,
  lastRound: 'Era o último objetivo: a rodada é jogada até o fim.',
  bought: (name, headquarters, price) => `**${name}** compra ${headquarters} por ${price}.`,
  unflipped: (name, paid) => `**${name}** levanta a ficha por ${paid}.`,
  specialised: (name, paid, colour) => `**${name}** troca ${paid} por 1 ${COLOUR[colour]}.`,
  turnEnded: name => `**${name}** encerra a vez.`,
  purchased: (name, headquarters) => `No fim, **${name}** compra ${headquarters}.`,
  ended: 'A partida terminou.',
};

export const finale: GreenPortWords['finale'] = {
  wins: (name, points) => `**${name}** vence com ${points}.`,
  winsBy: {
    cubes: (name, points) => `**${name}** vence com ${points}; desempate: mais cubos restantes.`,
    cards: (name, points) => `**${name}** vence com ${points}; desempate: a carta de objetivo mais alta.`,
  },
  shared: (names, points) => `${listed(names)} dividem a vitória com ${points}.`,
  left: cubes => `restam: ${cubes}`,
  parts: {
    objectives: points => `objetivos ${points}`,
    headquarters: points => `sedes ${points}`,
    endPurchases: points => `compras finais ${points}`,
  },
  tie: {
    cubes: (first, second) => `${first} fica à frente de ${second} por ter mais cubos restantes.`,
    cards: (first, second) => `${first} fica à frente de ${second} pela carta de objetivo mais alta.`,
  },
};
