import type { PlayerWords } from './en.ts';

export const spanish: PlayerWords = {
  strengths: { easy: 'fácil', medium: 'medio', hard: 'difícil' },
  people: {
    easy: ['Inês', 'Tomé', 'Rita'],
    medium: ['Duarte', 'Lídia', 'Vasco'],
    hard: ['Amélia', 'Baltasar', 'Leonor'],
  },
  nameless: 'Alguien',
  seat: number => `Asiento ${number}`,
};
