import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

export const status: PortoWords['status'] = {
  categories: { standard: 'Padrão', family: 'Família', solo: timer => `Cronômetro de ${timer}` },
  goal: points => `vence com ${points}`,
  awaits: {
    keep: 'escolher três de cinco contratos privados',
    turn: 'comprar ou construir',
    timer: cards => `construir com ${cards} do Cronômetro`,
    over: 'fim de jogo',
  },
  progress: {
    timer: (left, size) => `Cronômetro ${left} de ${size}`,
    round: n => `rodada ${n}`,
    roundOf: (n, last) => `rodada ${n} de ${last}`,
    lastRound: n => `rodada ${n}, a última`,
  },
};

export const terminal: PortoWords['terminal'] = {
  roofs: placed => `telhados ${placed}`,
  roofsOf: (placed, end) => `telhados ${placed} de ${end}`,
  market: 'Mercado',
  contracts: 'Contratos',
  tiles: 'Peças',
  grounds: '(+ térreos)',
  decks: 'Baralhos',
  cards: counts.cards,
  discarded: n => `${n} no descarte`,
  publicCards: counts.publicContracts,
  points: counts.points,
  claimed: n => `contratos ${n}`,
};
