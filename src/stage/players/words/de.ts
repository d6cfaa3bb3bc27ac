import type { PlayerWords } from './en.ts';

export const german: PlayerWords = {
  strengths: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  people: {
    easy: ['Inês', 'Tomé', 'Rita'],
    medium: ['Duarte', 'Lídia', 'Vasco'],
    hard: ['Amélia', 'Baltasar', 'Leonor'],
  },
  nameless: 'Jemand',
  seat: number => `Platz ${number}`,
};
