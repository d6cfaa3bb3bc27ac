import { grammar } from '../../../../stage/grammar.ts';
import type { GreenPortWords } from '../en/index.ts';
import { COLOUR, inflected, terms } from './terms.ts';

const { listed, plural } = grammar('de');
const cardsOf = (cards: number): string => plural(cards, { one: '# Karte', other: '# Karten' });

export const story: GreenPortWords['story'] = {
  picked: (name, colour) => `**${name}** wählt einen ${inflected(colour, 'en')} Würfel.`,
  reshuffled: cards =>
    `Der Stapel ist leer: ${plural(cards, { one: 'Die abgelegte Karte wird', other: 'Die # abgelegten Karten werden' })} zum neuen.`,
  reshuffledAll: cards => `Nach dem grünen X werden alle ${cards} Karten zu einem neuen Stapel gemischt.`,
  revealed: (name, card) => `**${name}** deckt auf: ${card}.`,
  revealing: {
    cards: (name, cards) => `**${name}** deckt ${cardsOf(cards)} auf.`,
    hire: (name, cards, cubes, parts) =>
      `**${name}** deckt ${cardsOf(cards)} auf und heuert **${cubes}** an (${parts}).`,
    nobody: (name, cards) => `**${name}** deckt ${cardsOf(cards)} auf und heuert niemanden an.`,
    bust: (name, cards) => `**${name}** deckt ${cardsOf(cards)} auf: Razzia! Kein Anheuern in diesem Zug.`,
    flip: (name, cards, gone) =>
      `**${name}** deckt ${cardsOf(cards)} auf und dreht das Plättchen um: Die Auslage (${gone}) ist weg, und das Anheuern beginnt neu.`,
  },
  threatened: name => `Das ist eine Razzia, wenn **${name}** nicht das Plättchen umdreht.`,
  busted: name => `Razzia! **${name}** heuert in diesem Zug niemanden an.`,
  flippedAgainstBust: (name, gone) =>
    `**${name}** dreht das Plättchen um: Die Auslage (${gone}) ist weg, und das Anheuern beginnt neu.`,
  flippedAgainstLoss: name => `**${name}** dreht das Plättchen um und verliert nichts.`,
  overLimit: losses => `Zu viele Würfel: ${listed(losses)}.`,
  loses: (name, count) => `**${name}** verliert ${count}`,
  lost: (name, cubes) => `**${name}** verliert ${cubes}.`,
  underdogs: (names, by) =>
    `Ein Trostwürfel für ${listed(names)}: wenigste ${{ points: 'Punkte', cubes: 'Würfel' }[by]}.`,
  helped: (name, colour) => `**${name}** nimmt einen ${inflected(colour, 'en')} Würfel.`,
  hired: (name, cubes, parts) => `**${name}** heuert **${cubes}** an (${parts}).`,
  inSync: 'Im Einklang: auch je ein Würfel der anderen Farben.',
  hiredNobody: name => `**${name}** heuert niemanden an.`,
  gain: {
    cards: count => `Karten ${count}`,
    tile: count => `Plättchen ${count}`,
    boosts: count => `Verstärkung ${count}`,
  },
  referred: (name, gained, paid, to) => `**${name}** wirbt ${gained} ab und gibt **${to}** ${paid}.`,
  passed: name => `**${name}** passt.`,
  pass: names => `${listed(names)} passen.`,
  completed: (name, number, paid, points) =>
    `**${name}** erledigt ${terms.objective(number)} mit ${paid}: **${points}**.`,
  lastRound: 'Das war der letzte Auftrag: Die Runde wird zu Ende gespielt.',
  bought: (name, headquarters, price) => `**${name}** kauft für ${price}: ${headquarters}.`,
  unflipped: (name, paid) => `**${name}** dreht für ${paid} das Plättchen zurück.`,
  specialised: (name, paid, colour) => `**${name}** tauscht ${paid} gegen 1 ${COLOUR[colour]}.`,
  turnEnded: name => `**${name}** beendet den Zug.`,
  purchased: (name, headquarters) => `Am Ende kauft **${name}**: ${headquarters}.`,
  ended: 'Die Partie ist vorbei.',
};

/** Points come ready: after "mit" they are dative. */
const dative = (points: string): string => points.replace(/Punkte$/, 'Punkten');

export const finale: GreenPortWords['finale'] = {
  wins: (name, points) => `**${name}** gewinnt mit ${dative(points)}.`,
  winsBy: {
    cubes: (name, points) =>
      `**${name}** gewinnt mit ${dative(points)}; bei Gleichstand entschieden mehr übrige Würfel.`,
    cards: (name, points) =>
      `**${name}** gewinnt mit ${dative(points)}; bei Gleichstand entschied die höhere Auftragskarte.`,
  },
  shared: (names, points) => `${listed(names)} teilen sich den Sieg mit ${dative(points)}.`,
  left: cubes => `übrig: ${cubes}`,
  parts: {
    objectives: points => `Aufträge ${points}`,
    headquarters: points => `Hauptquartiere ${points}`,
    endPurchases: points => `am Ende gekauft ${points}`,
  },
  tie: {
    cubes: (first, second) => `${first} liegt vor ${second}: mehr übrige Würfel.`,
    cards: (first, second) => `${first} liegt vor ${second}: die höhere Auftragskarte.`,
  },
};
