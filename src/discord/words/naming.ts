import { grammar } from '../../presentation/language/grammar.ts';
import type { Language } from '../../presentation/language/languages.ts';
import { commandName } from '../../presentation/text/names.ts';

/** Verbs that every game's command has. A game that one person can play also has the verb `solo`. */
const VERBS = ['board', 'do', 'game', 'hand', 'hint', 'new', 'rules', 'undo'] as const;
export type Verb = (typeof VERBS)[number];

export const isVerb = (name: string): name is Verb => VERBS.some(verb => verb === name);

/** Names of commands in sentences: those of one game, or those of all games where the sentence is about no single game. */
export interface Naming {
  /**
   * Returns a command with its game: "`/go join`", or for several games "`/go join` or `/chess join`".
   * @param option text after the verb: "`/go rules topic:`"
   */
  command(verb: Verb, option?: string): string;
  /** Command for playing alone. Undefined where none of the games has one. */
  readonly alone: string | undefined;
}

/** Returns the command names for some games. @param alone games that one person can play */
export function namingOf(language: Language, games: readonly string[], alone: readonly string[]): Naming {
  const named = (those: readonly string[], words: string): string =>
    grammar(language).listed(
      those.map(game => `\`${commandName(game, words)}\``),
      'or',
    );
  const solo = games.filter(game => alone.includes(game));
  return {
    command: (verb, option) => named(games, option === undefined ? verb : `${verb} ${option}`),
    alone: solo.length > 0 ? named(solo, 'solo') : undefined,
  };
}
