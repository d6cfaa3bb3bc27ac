import { grammar } from '../../grammar.ts';
import type { PlayerWords } from './en.ts';

const { listed } = grammar('pt-BR');

export const portuguese: PlayerWords = {
  strengths: { easy: 'fácil', medium: 'médio', hard: 'difícil' },
  people: {
    easy: ['Inês', 'Tomé', 'Rita'],
    medium: ['Duarte', 'Lídia', 'Vasco'],
    hard: ['Amélia', 'Baltasar', 'Leonor'],
  },
  nameless: 'Alguém',
  seat: number => `Lugar ${number}`,
  resigned: names =>
    `${listed(names)} ${names.length === 1 ? 'desistiu e fica' : 'desistiram e ficam'} em último.`,
};
