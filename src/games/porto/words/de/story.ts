import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import type { Work } from '../facts.ts';
import { counts, withPoints } from './cards.ts';
import { floors } from './colours.ts';

const { plural, ordinal } = grammar('de');

const placed = (done: Work, completing: string): string =>
  `${floors(done.floors, done.colour)} auf ${done.house}${done.completed ? completing : ''}`;
const work = (done: Work, completing: string): string => `${placed(done, completing)} (${done.cards})`;
const COMPLETED = ' und stellt das Haus fertig';
const TO_COMPLETE = ', das Haus wird fertig';

export const story: PortoWords['story'] = {
  shares: {
    house: 'Haus',
    neighbours: 'Nachbarn',
    ground: 'Erdgeschossmarker',
    roof: 'Dachmarker',
    contracts: 'Aufträge',
  },
  built: (name, done, points, shares) =>
    `**${name}** baut ${work(done, COMPLETED)}: **${points}** – ${shares}.`,
  timerBuilt: done => `Der Timer baut ${work(done, COMPLETED)}, ohne Punkte.`,
  builtBriefly: (name, done, points) => `**${name}** baut ${placed(done, COMPLETED)}: **${points}**.`,
  timerBuiltBriefly: done => `Der Timer baut ${placed(done, COMPLETED)}.`,
  claimedBriefly: contracts => `Eingelöst: ${contracts}.`,
  tokenTo: (points, roof) => `Der Marker aus dem Erdgeschoss (${points}) kommt auf das Dach von ${roof}.`,
  tokenLeaves: points =>
    `Kein Dach ist frei, also scheidet der Marker aus dem Erdgeschoss (${points}) aus dem Spiel.`,
  roofTokenLost: points => `Der Marker auf dem Dach (${points}) verfällt.`,
  dealt: (name, contracts) => `**${name}** bekommt ${contracts}.`,
  kept: (name, contracts) => `**${name}** behält ${contracts}.`,
  keptUnseen: name => `**${name}** hat drei geheime Aufträge gewählt.`,
  drew: (name, cards) => `**${name}** nimmt ${cards}.`,
  passed: name => `**${name}** passt: Der Markt ist leer, und nichts kann gebaut werden.`,
  timerDiscarded: (cards, gone) => `Der Timer deckt ${cards} auf. Abgelegt: ${gone}.`,
  timerDiscardedNothing: cards => `Der Timer deckt ${cards} auf; abzulegen war nichts.`,
  timerIdle: cards => `Die Karten des Timers, ${cards}, passen auf kein Haus und werden abgelegt.`,
  reshuffledCards: n =>
    plural(n, {
      one: 'Die abgelegte Karte wird zum neuen Stapel.',
      other: 'Aus den # abgelegten Karten wird ein neuer Stapel.',
    }),
  reshuffledContracts: n =>
    plural(n, {
      one: 'Der vom Timer abgelegte Auftrag wird zum neuen Auftragsstapel.',
      other: 'Aus den # vom Timer abgelegten Aufträgen wird ein neuer Auftragsstapel.',
    }),
  refilled: cards => `Neu: ${cards}.`,
  inMarket: slots => `Markt ${slots}`,
  inContracts: (n, slots) => `${n === 1 ? 'Auftrag' : 'Aufträge'} ${slots}`,
  endTriggered: (roofs, lastRound) =>
    `Das ${ordinal(roofs)} Dach ist gesetzt: Diese Runde wird zu Ende gespielt, Runde ${lastRound} ist die letzte.`,
  ended: 'Die Partie ist vorbei.',
};

export const foreseen: PortoWords['foreseen'] = {
  work: done => `${work(done, TO_COMPLETE)}.`,
  timerWork: done => `${work(done, TO_COMPLETE)}, ohne Punkte.`,
  points: (points, shares) => `**${points}**: ${shares}.`,
  drew: cards => `Auf deine Hand: ${cards}.`,
  preview: 'Vorschau, noch nicht gespielt:',
  boardNow: 'Das Brett jetzt:',
  noProspects: 'Mit dieser Hand lässt sich noch nichts bauen.',
  prospects: 'Mit dieser Hand könntest du beim jetzigen Stand:',
};

export const finale: PortoWords['finale'] = {
  levels: { apprentice: 'Lehrling', builder: 'Geselle', 'master-builder': 'Baumeister' },
  soloLost: (name, score, goal) =>
    `**${name}** verliert: ${counts.points(score)} vor den geheimen Aufträgen, nötig waren ${goal}.`,
  soloWon: (name, total, level) => `**${name}** gewinnt mit ${withPoints(total)}. Stufe: **${level}**.`,
  wins: (name, total) => `**${name}** gewinnt mit ${withPoints(total)}.`,
  winsByContracts: (name, total) =>
    `**${name}** gewinnt mit ${withPoints(total)}; bei Gleichstand entschieden mehr öffentliche Aufträge.`,
  winsByTurn: (name, total) =>
    `**${name}** gewinnt mit ${withPoints(total)}; bei Gleichstand entschied der spätere Platz in der Runde.`,
  claimed: contracts => `${contracts} eingelöst`,
  counted: (score, bonus, contracts) => `${score} + geheime Aufträge ${bonus}: ${contracts}`,
  uncounted: (bonus, contracts) => `geheime Aufträge hätten ${bonus} gebracht: ${contracts}`,
};
