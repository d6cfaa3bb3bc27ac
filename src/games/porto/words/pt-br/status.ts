import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

export const status: PortoWords['status'] = {
  title: 'Porto',
  about: {
    line: 'Compre cartas, construa as casas coloridas da Ribeira e cumpra contratos, alguns deles secretos.',
    credits: 'Um jogo de Orlando Sá, publicado pela MEBO Games (2019).',
  },
  variants: { standard: 'padrão', family: 'família', solo: 'solo' },
  categories: { standard: 'Padrão', family: 'Família', solo: timer => `Cronômetro de ${timer}` },
  goal: (points, goal) => `${points} de ${goal}`,
  awaits: {
    keep: 'escolher três de cinco contratos privados',
    turn: 'comprar ou construir',
    only: { draw: 'comprar', build: 'construir', pass: 'passar' },
    timer: cards => `construir com ${cards} do Cronômetro`,
    over: 'fim de jogo',
  },
  stake: {
    roof: 'Mais um telhado traz as últimas rodadas.',
    lastButOne: 'Depois desta rodada vem a última.',
    behind: (points, leader) => `Última vez: com ${points} você passa ${leader}.`,
    ahead: (name, points) => `Última vez: ${name} está na frente por ${points}.`,
    privates: 'Os contratos privados ainda somam.',
    short: (cards, points, goal) => `Restam ${cards} no Cronômetro; falta chegar a ${goal}: ${points}.`,
    reached: (cards, goal) => `Restam ${cards} no Cronômetro; a meta de ${goal} foi alcançada.`,
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
  legend:
    'No tabuleiro: as letras são andares (B G P R Y), · um andar por construir,\n(2) uma ficha no térreo ou no telhado, ^ uma peça de telhado.',
  decks: 'Baralhos',
  cards: counts.cards,
  discarded: n => `${n} no descarte`,
  publicCards: counts.publicContracts,
  points: counts.points,
  claimed: n => `contratos ${n}`,
};
