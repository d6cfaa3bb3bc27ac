import { grammar } from '../../../../stage/grammar.ts';
import type { GreenPortWords } from '../en/index.ts';
import { COLOUR, terms } from './terms.ts';

const { listed, plural } = grammar('fr');
const cardsOf = (cards: number): string => plural(cards, { one: '# carte', other: '# cartes' });

export const story: GreenPortWords['story'] = {
  picked: (name, colour) => `**${name}** choisit un cube ${COLOUR[colour]}.`,
  reshuffled: cards =>
    `La pioche est vide : ${plural(cards, { one: '# carte défaussée forme', other: '# cartes défaussées forment' })} la nouvelle.`,
  reshuffledAll: cards => `Après le X vert, les ${cards} cartes forment une nouvelle pioche.`,
  revealed: (name, card) => `**${name}** révèle ${card}.`,
  revealing: {
    cards: (name, cards) => `**${name}** révèle ${cardsOf(cards)}.`,
    hire: (name, cards, cubes, parts) =>
      `**${name}** révèle ${cardsOf(cards)} et recrute **${cubes}** (${parts}).`,
    nobody: (name, cards) => `**${name}** révèle ${cardsOf(cards)} et ne recrute personne.`,
    bust: (name, cards) =>
      `**${name}** révèle ${cardsOf(cards)} : flagrant délit, pas de recrutement ce tour-ci.`,
    flip: (name, cards, gone) =>
      `**${name}** révèle ${cardsOf(cards)} et retourne sa tuile : le quai (${gone}) se vide, et le recrutement recommence.`,
  },
  threatened: name => `Flagrant délit, sauf si **${name}** retourne sa tuile.`,
  busted: name => `Flagrant délit pour **${name}** : pas de recrutement ce tour-ci.`,
  flippedAgainstBust: (name, gone) =>
    `**${name}** retourne sa tuile : le quai (${gone}) se vide, et le recrutement recommence.`,
  flippedAgainstLoss: name => `**${name}** retourne sa tuile et ne perd rien.`,
  overLimit: losses => `Trop de cubes : ${listed(losses)}.`,
  loses: (name, count) => `**${name}** en perd ${count}`,
  lost: (name, cubes) => `**${name}** perd ${cubes}.`,
  underdogs: (names, by) =>
    `Un cube de secours pour ${listed(names)} : le moins de ${{ points: 'points', cubes: 'cubes' }[by]}.`,
  helped: (name, colour) => `**${name}** prend un cube ${COLOUR[colour]}.`,
  hired: (name, cubes, parts) => `**${name}** recrute **${cubes}** (${parts}).`,
  inSync: 'Synchro : un cube de chaque autre couleur en plus.',
  hiredNobody: name => `**${name}** ne recrute personne.`,
  gain: {
    cards: count => `cartes ${count}`,
    tile: count => `tuile ${count}`,
    boosts: count => `renfort ${count}`,
  },
  referred: (name, gained, paid, to) => `**${name}** prend ${gained} et donne ${paid} à **${to}**.`,
  passed: name => `**${name}** passe.`,
  pass: names => `${listed(names)} passent.`,
  completed: (name, number, paid, points) =>
    `**${name}** remplit l’${terms.objective(number)} avec ${paid} : **${points}**.`,
  lastRound: 'C’était le dernier Objectif : la manche va jusqu’au bout.',
  bought: (name, headquarters, price) => `**${name}** achète ${headquarters} pour ${price}.`,
  unflipped: (name, paid) => `**${name}** réactive sa tuile pour ${paid}.`,
  specialised: (name, paid, colour) => `**${name}** échange ${paid} contre 1 ${COLOUR[colour]}.`,
  turnEnded: name => `**${name}** finit son tour.`,
  purchased: (name, headquarters) => `À la fin, **${name}** achète ${headquarters}.`,
  ended: 'La partie est finie.',
};

export const finale: GreenPortWords['finale'] = {
  wins: (name, points) => `**${name}** gagne avec ${points}.`,
  winsBy: {
    cubes: (name, points) => `**${name}** gagne avec ${points} ; départage : plus de cubes restants.`,
    cards: (name, points) =>
      `**${name}** gagne avec ${points} ; départage : la carte Objectif la plus haute.`,
  },
  shared: (names, points) => `${listed(names)} partagent la victoire avec ${points}.`,
  left: cubes => `reste : ${cubes}`,
  parts: {
    objectives: points => `Objectifs ${points}`,
    headquarters: points => `QG ${points}`,
    endPurchases: points => `achats de fin ${points}`,
  },
  tie: {
    cubes: (first, second) => `${first} devance ${second} par le nombre de cubes restants.`,
    cards: (first, second) => `${first} devance ${second} par la carte Objectif la plus haute.`,
  },
};
