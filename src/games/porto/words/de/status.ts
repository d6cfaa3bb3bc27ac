import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

export const status: PortoWords['status'] = {
  title: 'Porto',
  about: {
    line: 'Nimm Karten, baue die bunten Häuser am Fluss und löse Aufträge ein, manche davon geheim.',
    credits: 'Ein Spiel von Orlando Sá, erschienen bei MEBO Games (2019).',
  },
  variants: { standard: 'Standard', family: 'Familie', solo: 'Solo' },
  categories: { standard: 'Standard', family: 'Familie', solo: timer => `Timer ${timer}` },
  goal: (points, goal) => `${points} von ${goal}`,
  awaits: {
    keep: 'drei von fünf geheimen Aufträgen wählen',
    turn: 'Karten nehmen oder bauen',
    only: { draw: 'Karten nehmen', build: 'bauen', pass: 'passen' },
    timer: cards => `mit ${cards} vom Timer bauen`,
    over: 'das Spiel ist aus',
  },
  stake: {
    roof: 'Noch ein Dach, und die letzten Runden beginnen.',
    lastButOne: 'Nach dieser Runde kommt die letzte.',
    behind: (points, leader) => `Letzter Zug: ${points} mehr, und du überholst ${leader}.`,
    ahead: (name, points) => `Letzter Zug: ${name} führt (Vorsprung: ${points}).`,
    privates: 'Die geheimen Aufträge kommen noch dazu.',
    short: (cards, points, goal) => `Noch im Timer: ${cards}; bis ${goal} noch: ${points}.`,
    reached: (cards, goal) => `Noch im Timer: ${cards}; das Ziel von ${goal} ist erreicht.`,
  },
  progress: {
    timer: (left, size) => `Timer ${left} von ${size}`,
    round: n => `Runde ${n}`,
    roundOf: (n, last) => `Runde ${n} von ${last}`,
    lastRound: n => `Runde ${n}, die letzte`,
  },
};

export const terminal: PortoWords['terminal'] = {
  roofs: placed => `Dächer ${placed}`,
  roofsOf: (placed, end) => `Dächer ${placed} von ${end}`,
  market: 'Markt',
  contracts: 'Aufträge',
  tiles: 'Plättchen',
  grounds: '(+ Erdgeschosse)',
  legend:
    'Auf dem Brett: Buchstaben sind Etagen (B G P R Y), · eine noch zu bauende,\n(2) ein Marker im Erdgeschoss oder auf dem Dach, ^ ein Dachplättchen.',
  decks: 'Stapel',
  cards: counts.cards,
  discarded: n => `${n} abgelegt`,
  publicCards: counts.publicContracts,
  points: counts.points,
  claimed: n => `Aufträge ${n}`,
};
