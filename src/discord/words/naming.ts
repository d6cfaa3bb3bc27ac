import { grammar } from '../../stage/language/grammar.ts';
import type { Language } from '../../stage/language/languages.ts';
import { commandName } from '../../stage/names.ts';

/** Verbs of every game's command, as sentences name them; some games have one for playing alone as well. */
export const VERBS = [
  'back',
  'board',
  'cancel',
  'do',
  'game log',
  'game record',
  'game replay',
  'game review',
  'game share',
  'game verify',
  'hand',
  'hint',
  'join',
  'leave',
  'new',
  'nudge',
  'recap',
  'remove',
  'resign',
  'rules',
  'start',
  'table offer',
  'table pause',
  'table play-for',
  'table take',
  'table unpause',
  'undo',
] as const;
export type Verb = (typeof VERBS)[number];

export const isVerb = (name: string): name is Verb => VERBS.some(verb => verb === name);

/** Names of commands in sentences: those of one game, or of all games where none is meant yet. */
export interface Naming {
  /** Returns "`/go join`", or "`/go join` or `/chess join`". @param option follows the verb: "`/go rules topic:`" */
  command(verb: Verb, option?: string): string;
  /** Command for playing alone; undefined where no game can be played so. */
  readonly alone: string | undefined;
}

/** @param alone those of the games that can be played alone */
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
