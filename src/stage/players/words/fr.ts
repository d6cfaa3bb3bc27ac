import { grammar } from '../../grammar.ts';
import type { PlayerWords } from './en.ts';

const { listed } = grammar('fr');

export const french: PlayerWords = {
  strengths: { easy: 'facile', medium: 'moyen', hard: 'difficile' },
  people: {
    easy: ['Inês', 'Tomé', 'Rita'],
    medium: ['Duarte', 'Lídia', 'Vasco'],
    hard: ['Amélia', 'Baltasar', 'Leonor'],
  },
  nameless: 'Quelqu’un',
  seat: number => `Place ${number}`,
  resigned: names =>
    `${listed(names)} ${names.length === 1 ? 'a abandonné et finit' : 'ont abandonné et finissent'} en dernier.`,
};
