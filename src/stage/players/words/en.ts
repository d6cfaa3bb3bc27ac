import { grammar } from '../../grammar.ts';
import type { Translated } from '../../languages.ts';

const { listed } = grammar('en');

/** How people and players of the bot are called. */
export const english = {
  /** How strong one is, in a word. */
  strengths: { easy: 'easy', medium: 'medium', hard: 'hard' },
  /** What they are called: the same people in every language, so that all at a table speak of the same ones. */
  people: {
    easy: ['Inês', 'Tomé', 'Rita'],
    medium: ['Duarte', 'Lídia', 'Vasco'],
    hard: ['Amélia', 'Baltasar', 'Leonor'],
  },
  /** Shown for a name that has nothing visible in it. */
  nameless: 'Somebody',
  /** Where nobody's name is known. */
  seat: (number: number) => `Seat ${number}`,
  /** Who resigned, where somebody has won or may yet. */
  resigned: (names: readonly string[]) =>
    `${listed(names)} resigned and ${names.length === 1 ? 'ranks' : 'rank'} last.`,
};

export type PlayerWords = Translated<typeof english>;
