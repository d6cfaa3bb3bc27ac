import type { AnyGame } from '../../core/game.ts';
import type { Strength } from '../../core/player.ts';
import type { Language } from '../../stage/language/languages.ts';
import type { AnyPresenter, Presenters } from '../../stage/presenter.ts';
import type { AnyStandIn, Match } from '../../table/match/types.ts';
import type { Table } from '../../table/table.ts';
import type { Log, Observer } from '../ports/ports.ts';
import type { DirectMessages } from '../rest/direct-messages.ts';
import type { Guilds } from '../rest/guilds.ts';
import { type Spoken, spokenIn } from '../words/index.ts';
import type { BoardPictures } from './pictures.ts';

/** Where retries wait; the rows stay the truth. */
export interface Scheduler {
  /** Calls `run` after so many milliseconds; returns a way to forget it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** What handlers work with, whoever listens. */
export interface RoomParts {
  readonly table: Table;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly presenters: Presenters;
  /** The games that one person can play. */
  readonly alone: readonly string[];
  readonly pictures: BoardPictures;
  readonly log: Log;
  /** Counts what is done; absent: nobody does. */
  readonly observer?: Observer | undefined;
  /** Which of the bot's connections hears of a server; absent: the only one. */
  readonly shardOf?: (guildId: string | null) => number;
  /** Whether the bot's application is theirs; absent: nobody's is. */
  readonly isOwner?: (personId: string) => Promise<boolean>;
  /** Milliseconds since the epoch. */
  now(): number;
  readonly guilds: Pick<
    Guilds,
    | 'member'
    | 'met'
    | 'openThread'
    | 'openPrivateThread'
    | 'addToThread'
    | 'findThread'
    | 'nameThread'
    | 'maySee'
    | 'canCall'
    | 'roleName'
  >;
  /** Direct messages to people; absent: nobody carries them. */
  readonly direct?: Pick<DirectMessages, 'say'>;
  /** The language of a match's public messages. */
  publicLanguage(match: Match): Promise<Language>;
  /** The language of what all in a server may read. */
  serverLanguage(guildId: string): Promise<Language>;
  /** Nothing is kept of what a person reads. */
  forgetLanguage(personId: string): Promise<void>;
}

/** What every handler works with: the parts, and the language of who listens. */
export interface Room extends RoomParts, Spoken {
  /** What is said from here: the reader's for what is private, the server's for what is public. */
  readonly language: Language;
}

/** The room as it is heard in a language. @param game whose commands are named; absent: all games' */
export function roomIn(parts: RoomParts, language: Language, game?: string): Room {
  const games = game === undefined ? Object.keys(parts.games) : [game];
  return { ...parts, language, ...spokenIn(language, games, parts.alone) };
}

/** The room as a match's channel hears it. */
export const publicRoom = async (room: RoomParts, match: Match): Promise<Room> =>
  roomIn(room, await room.publicLanguage(match), match.game);

/** The rules and the voice of a match's game. Throws when the shelf does not hold it: a broken invariant. */
export function gameOf(room: Room, match: Match): { game: AnyGame; presenter: AnyPresenter } {
  const game = room.games[match.game];
  const presenter = room.presenters[match.game]?.(room.language);
  if (!game || !presenter) throw new Error(`no such game on the shelf: ${match.game}`);
  return { game, presenter };
}

/** Who plays for somebody at this table: where the game has no players of the bot, its rule does. @param chosen by the others */
export const standInOf = (
  { table }: Pick<Room, 'table'>,
  { game, standIn }: Match,
  chosen: Strength | null = null,
): AnyStandIn => (table.strengths(game).length > 0 ? (chosen ?? standIn) : 'steady');

/** What a game is called; its id where the shelf does not hold it. */
export const gameTitle = (
  { presenters, language }: Pick<Room, 'presenters' | 'language'>,
  game: string,
): string => presenters[game]?.(language).title ?? game;
