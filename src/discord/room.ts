import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord.js';
import type { AnyGame } from '../core/game.ts';
import type { Language } from '../stage/languages.ts';
import type { AnyPresenter, Picture, Presenters } from '../stage/presenter.ts';
import type { Member } from '../table/people/servers.ts';
import type { Table } from '../table/table.ts';
import type { Match, Person } from '../table/types.ts';
import type { Guilds } from './gateway/guilds.ts';
import type { Permission } from './gateway/permissions.ts';
import type { Pictures } from './messages/pictures.ts';
import { type Spoken, spokenIn } from './words/index.ts';

/** A place for the few words that the bot remembers about itself. */
export interface Kv {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
}

/** One that can forget as well. */
export interface Notebook extends Kv {
  delete(key: string): Promise<void>;
}

/** A pino logger fits. */
export interface Log {
  debug(details: object, message: string): void;
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

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
  readonly pictures: Pictures;
  readonly log: Log;
  /** Milliseconds since the epoch. */
  now(): number;
  readonly guilds: Pick<Guilds, 'member' | 'met' | 'openThread' | 'nameThread'>;
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

/** Where an interaction comes from, as far as play is concerned. */
export type Place = 'server' | 'dm' | 'group-dm' | 'not-installed';

/** Who asks, and where. */
export interface Visit {
  readonly person: Person;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly place: Place;
  /** Has Manage Server. */
  readonly moderator: boolean;
  /** Permissions that the bot would need here and lacks. */
  readonly lacking: readonly Permission[];
  /** Of a place in a server: whether it is a thread, and what the bot would lack for opening one. */
  readonly threads?: { readonly here: boolean; readonly lacking: readonly Permission[] } | undefined;
  /** In a server: what the person is there. */
  readonly member?: Member | undefined;
  /** Whether the person may look into a channel of this server. */
  maySee(channelId: string): boolean;
  /** Other people whom the interaction names, in options or as its target. */
  readonly named?: readonly Named[];
  /** The interaction, where it is to be taken up with what it brings about; absent: it was taken up already. */
  readonly claim?: string | undefined;
  /** When it was sent, by the table's clock: what happened since then was not seen. Absent: now. */
  readonly sentAt?: number;
}

/** Somebody whom an interaction names. */
export interface Named extends Person {
  readonly bot: boolean;
}

export interface AnswerFile {
  readonly name: string;
  readonly data: Buffer;
  /** Of a picture, the alt text; of a file, what it is: at most 1,024 characters. */
  readonly alt: string;
}

/** A picture as Discord takes it. */
export const fileOf = ({ name, file, alt }: Picture): AnswerFile => ({
  name,
  data: file,
  alt: alt.slice(0, 1024),
});

/** A row of buttons, or a select, in Discord's JSON. */
export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A private answer. */
export interface Answer {
  readonly content: string;
  readonly rows?: readonly Row[];
  readonly file?: AnswerFile;
  /** Said to all in the channel afterwards: what a moderator did. */
  readonly aloud?: string;
  /** It was done, and is not a refusal. */
  readonly done?: boolean;
}

export const say = (content: string): Answer => ({ content });

/** What was done. */
export const done = (content: string): Answer => ({ content, done: true });

/** The rules and the voice of a match's game. Throws when the shelf does not hold it: a broken invariant. */
export function gameOf(room: Room, match: Match): { game: AnyGame; presenter: AnyPresenter } {
  const game = room.games[match.game];
  const presenter = room.presenters[match.game]?.(room.language);
  if (!game || !presenter) throw new Error(`no such game on the shelf: ${match.game}`);
  return { game, presenter };
}

/** What a game is called; its id where the shelf does not hold it. */
export const gameTitle = (
  { presenters, language }: Pick<Room, 'presenters' | 'language'>,
  game: string,
): string => presenters[game]?.(language).title ?? game;
