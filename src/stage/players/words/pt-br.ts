import type { PlayerWords } from './en.ts';

export const portuguese: PlayerWords = {
  strengths: { easy: 'fácil', medium: 'médio', hard: 'difícil' },
  people: {
    easy: ['Inês', 'Tomé', 'Rita'],
    medium: ['Duarte', 'Lídia', 'Vasco'],
    hard: ['Amélia', 'Baltasar', 'Leonor'],
  },
  nameless: 'Alguém',
  seat: number => `Lugar ${number}`,
};
