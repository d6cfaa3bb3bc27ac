import type { AnyGame } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';
import type { Language } from '../../presentation/language/languages.ts';
import type { AnyPresenter, Presenters } from '../../presentation/presenter/presenter.ts';
import type { AnyStandIn, Match } from '../../table/match/types.ts';
import type { Table } from '../../table/table.ts';
import type { Log, Observer } from '../ports/ports.ts';
import type { DirectMessages } from '../rest/direct-messages.ts';
import type { Guilds } from '../rest/guilds.ts';
import { type Spoken, spokenIn } from '../words/index.ts';
import type { BoardPictures } from './pictures.ts';

/** Clock that starts retries. The database stores the work to retry, so a restart loses nothing. */
export interface Scheduler {
  after(milliseconds: number, run: () => void): () => void;
}

/** Services and settings that handlers of interactions use, whatever the language. */
export interface ContextParts {
  readonly table: Table;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly presenters: Presenters;
  readonly alone: readonly string[];
  readonly pictures: BoardPictures;
  readonly log: Log;
  /** Receives measurements for the metrics. Absent: nothing is measured. */
  readonly observer?: Observer | undefined;
  /** Returns the shard that receives a server's events. Absent: the bot has only one shard. */
  readonly shardOf?: (guildId: string | null) => number;
  /** Address for support, which the operator has set. Absent: there is none. */
  readonly supportUrl?: string | undefined;
  /** Checks that a person owns the bot's application. Absent: no person counts as an owner. */
  readonly isOwner?: (personId: string) => Promise<boolean>;
  now(): number;
  readonly guilds: Pick<Guilds, keyof Guilds>;
  /** Sends direct messages. Absent: the bot sends none. */
  readonly direct?: Pick<DirectMessages, 'say' | 'channelOf'>;
  publicLanguage(match: Match): Promise<Language>;
  serverLanguage(guildId: string): Promise<Language>;
  forgetLanguage(personId: string): Promise<void>;
}

/** Services and settings that a handler uses, with the texts in the reader's language. */
export interface Context extends ContextParts, Spoken {
  /** Language of the texts: the reader's for private texts, the server's for public ones. */
  readonly language: Language;
}

/** Returns the context in a language. @param game the game whose command names the texts contain; absent: all games */
export function contextIn(parts: ContextParts, language: Language, game?: string): Context {
  const games = game === undefined ? Object.keys(parts.games) : [game];
  return { ...parts, language, ...spokenIn(language, games, parts.alone) };
}

export const publicContext = async (context: ContextParts, match: Match): Promise<Context> =>
  contextIn(context, await context.publicLanguage(match), match.game);

/** Returns the rules and the presenter of a match's game. Throws for an unknown game. */
export function gameOf(context: Context, match: Match): { game: AnyGame; presenter: AnyPresenter } {
  const game = context.games[match.game];
  const presenter = context.presenters[match.game]?.(context.language);
  if (!game || !presenter) throw new Error(`no such game on the shelf: ${match.game}`);
  return { game, presenter };
}

/**
 * Returns the stand-in that plays for absent people at a table. A game without bots has only the stand-in `steady`, its own
 * simple rule.
 * @param chosen strength that a vote has chosen
 */
export const standInOf = (
  { table }: Pick<Context, 'table'>,
  { game, standIn }: Match,
  chosen: Strength | null = null,
): AnyStandIn => (table.strengths(game).length > 0 ? (chosen ?? standIn) : 'steady');

export const gameTitle = (
  { presenters, language }: Pick<Context, 'presenters' | 'language'>,
  game: string,
): string => presenters[game]?.(language).title ?? game;
