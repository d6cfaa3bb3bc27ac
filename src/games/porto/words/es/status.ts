import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

export const status: PortoWords['status'] = {
  title: 'Porto',
  about: {
    line: 'Roba cartas, construye las casas de colores junto al río y cumple contratos, algunos secretos.',
    credits: 'Un juego de Orlando Sá, publicado por MEBO Games (2019).',
  },
  variants: { standard: 'normal', family: 'familiar', solo: 'solitario' },
  categories: { standard: 'Normal', family: 'Familiar', solo: timer => `Cronómetro de ${timer}` },
  goal: (points, goal) => `${points} de ${goal}`,
  awaits: {
    keep: 'elegir tres de cinco contratos privados',
    turn: 'robar o construir',
    only: { draw: 'robar', build: 'construir', pass: 'pasar' },
    timer: cards => `construir con ${cards} del Cronómetro`,
    over: 'la partida terminó',
  },
  stake: {
    roof: 'Un tejado más trae las últimas rondas.',
    lastButOne: 'Tras esta ronda viene la última.',
    behind: (points, leader) => `Último turno: con ${points} superas a ${leader}.`,
    ahead: (name, points) => `Último turno: ${name} va por delante por ${points}.`,
    privates: 'Falta sumar los contratos privados.',
    short: (cards, points, goal) =>
      `Al Cronómetro le quedan ${cards}; para llegar a ${goal}, faltan ${points}.`,
    reached: (cards, goal) => `Al Cronómetro le quedan ${cards}; la meta de ${goal} está alcanzada.`,
  },
  progress: {
    timer: (left, size) => `Cronómetro ${left} de ${size}`,
    round: n => `ronda ${n}`,
    roundOf: (n, last) => `ronda ${n} de ${last}`,
    lastRound: n => `ronda ${n}, la última`,
  },
};

export const terminal: PortoWords['terminal'] = {
  roofs: placed => `tejados ${placed}`,
  roofsOf: (placed, end) => `tejados ${placed} de ${end}`,
  market: 'Mercado',
  contracts: 'Contratos',
  tiles: 'Piezas',
  grounds: '(+ plantas bajas)',
  legend:
    'En el tablero: las letras son pisos (B G P R Y), · un piso por construir,\n(2) una ficha en una planta baja o un tejado, ^ una pieza de tejado.',
  decks: 'Mazos',
  cards: counts.cards,
  discarded: n => `${n} en el descarte`,
  publicCards: counts.publicContracts,
  points: counts.points,
  claimed: n => `contratos ${n}`,
};
