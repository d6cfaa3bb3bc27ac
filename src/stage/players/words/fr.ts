import type { PlayerWords } from './en.ts';

export const french: PlayerWords = {
  strengths: { easy: 'facile', medium: 'moyen', hard: 'difficile' },
  people: {
    easy: ['Inês', 'Tomé', 'Rita'],
    medium: ['Duarte', 'Lídia', 'Vasco'],
    hard: ['Amélia', 'Baltasar', 'Leonor'],
  },
  nameless: 'Quelqu’un',
  seat: number => `Place ${number}`,
};
