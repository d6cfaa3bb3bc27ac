import { grammar } from '../../grammar.ts';
import type { PlayerWords } from './en.ts';

const { listed } = grammar('es-ES');

export const spanish: PlayerWords = {
  strengths: { easy: 'fácil', medium: 'medio', hard: 'difícil' },
  people: {
    easy: ['Inês', 'Tomé', 'Rita'],
    medium: ['Duarte', 'Lídia', 'Vasco'],
    hard: ['Amélia', 'Baltasar', 'Leonor'],
  },
  nameless: 'Alguien',
  seat: number => `Asiento ${number}`,
  resigned: names =>
    `${listed(names)} ${names.length === 1 ? 'abandonó y queda' : 'abandonaron y quedan'} en último lugar.`,
};
