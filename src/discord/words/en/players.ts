import { grammar } from '../../../stage/grammar.ts';
import type { Translated } from '../../../stage/languages.ts';

const { listed } = grammar('en');

/** What is said of players of the bot; they are named with their mark and their strength. */
export const players = {
  /** What each strength does, for who chooses. */
  does: {
    easy: (name: string) =>
      `${name} plays as a friendly beginner does: sees the next move, and can be beaten.`,
    medium: (name: string) => `${name} weighs what every move brings now and later.`,
    hard: (name: string) =>
      `${name} tries the best moves out many times before it decides; that takes a few seconds.`,
  },
  /** On the lobby's button, while there is room and afterwards. */
  add: 'Add a player of the bot',
  manage: 'Players of the bot',
  ask: '**Who shall join the table?**',
  full: 'All seats are taken.',
  added: (name: string, taken: number, wanted: number) => `${name} sits at the table, ${taken} of ${wanted}.`,
  /** A player of the bot that stands in. */
  for: (person: string) => `the player of the bot for ${person}`,
  thinking: (names: readonly string[]) =>
    names.length === 1 ? `${listed(names)} is thinking.` : `${listed(names)} are thinking.`,
  /** @param possible strengths, as they are typed */
  unknown: (typed: string, possible: readonly string[]) =>
    `I know no player “${typed}”. There are ${listed(possible)}; several are written as “2 ${possible.at(-1)}” or “${possible.slice(0, 2).join(', ')}”.`,
};

export type PlayersWords = Translated<typeof players>;
