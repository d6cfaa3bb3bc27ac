import { grammar } from '../../grammar.ts';
import type { PlayerWords } from './en.ts';

const { listed } = grammar('de');

export const german: PlayerWords = {
  strengths: { easy: 'leicht', medium: 'mittel', hard: 'schwer' },
  people: {
    easy: ['Inês', 'Tomé', 'Rita'],
    medium: ['Duarte', 'Lídia', 'Vasco'],
    hard: ['Amélia', 'Baltasar', 'Leonor'],
  },
  nameless: 'Jemand',
  seat: number => `Platz ${number}`,
  resigned: names =>
    `${listed(names)} ${names.length === 1 ? 'hat aufgegeben und liegt' : 'haben aufgegeben und liegen'} am Ende ganz hinten.`,
};
