import type { APIEmbed, LocaleString } from 'discord-api-types/v10';
import type { Component } from '../rules/body.ts';
import type { CommandChoice, CommandOption } from '../rules/command-book.ts';
import type { LocalText, PageHome, PageOffer } from './options.ts';

export type { CommandChoice as ShownChoice, CommandOption as ShownOption } from '../rules/command-book.ts';
export type { LocalText } from './options.ts';

/**
 * A person as a tab sees them. This file has the types of the protocol between a browser tab and the local Discord: JSON
 * over a WebSocket.
 */

export interface ShownPerson {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
}

export interface ShownChannel {
  readonly id: string;
  readonly kind: 'text' | 'thread' | 'dm';
  readonly name: string;
  readonly guildId?: string;
  readonly parentId?: string;
  readonly archived?: boolean;
}

export interface ShownGuild {
  readonly id: string;
  readonly name: string;
  readonly preferredLocale: string;
}

export interface ShownUser {
  readonly id: string;
  readonly username: string;
  readonly global_name?: string | null;
  readonly bot?: boolean;
}

export interface ShownAttachment {
  readonly id: string;
  readonly filename: string;
  readonly description?: string;
  readonly content_type?: string;
  readonly size: number;
  readonly url: string;
  readonly width?: number;
  readonly height?: number;
}

/** A message in the form of Discord's API. `viewerId` names the only person who sees an ephemeral message. */
export interface ShownMessage {
  readonly id: string;
  readonly channel_id: string;
  readonly type: number;
  readonly author?: ShownUser;
  readonly content: string;
  /** Time of the message, in ISO 8601. */
  readonly timestamp: string;
  readonly edited_timestamp: string | null;
  readonly mentions: readonly ShownUser[];
  readonly mention_everyone: boolean;
  readonly attachments: readonly ShownAttachment[];
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly Component[];
  readonly pinned: boolean;
  readonly flags: number;
  readonly interaction?: { readonly name: string; readonly user: ShownUser };
  readonly referenced_message?: ShownMessage | null;
  readonly viewerId?: string;
  /** Ids of the users that the message really pinged. */
  readonly pinged: readonly string[];
}

export interface ShownCommand extends Omit<CommandOption, 'type' | 'required'> {
  readonly guild_id?: string;
  readonly contexts?: readonly number[] | null;
}

/** A command in the menu that opens on a person. */
export type ShownMenu = Pick<ShownCommand, 'name' | 'name_localizations' | 'guild_id' | 'contexts'>;

/** An offer of the first screen. Its picture is at `/page/offers/<id>.png`. */
export interface ShownOffer extends Omit<PageOffer, 'picture' | 'starts'> {
  readonly picture?: { readonly alt: LocalText };
  readonly starts: readonly {
    readonly label: LocalText;
    readonly paths: readonly string[];
    readonly serverOnly: boolean;
  }[];
}
export interface ShownHome extends Omit<PageHome, 'offers'> {
  readonly offers: readonly ShownOffer[];
}

/** Unread messages and pings, by person and channel. */
export type Unread = Readonly<Record<string, Readonly<Record<string, UnreadCount>>>>;
export interface UnreadCount {
  readonly messages: number;
  readonly pings: number;
}

/** An entry of the panel for the curious. */
export type Seen = SeenRest | SeenEvent;
export interface SeenRest {
  readonly kind: 'request';
  readonly n: number;
  /** Time of the request or event, in milliseconds since the epoch. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Milliseconds from the request to its answer. */
  readonly took: number;
  readonly body: unknown;
  readonly answer: unknown;
  readonly files: readonly { readonly name: string; readonly size: number }[];
  /** Violations of Discord's schema or rules. Empty: there are none. */
  readonly problems: readonly string[];
}
export interface SeenEvent {
  readonly kind: 'event';
  readonly n: number;
  readonly at: number;
  readonly event: string;
  readonly data: unknown;
}

/** A switch that makes trouble, or changes the world around the bot. */
export interface ShownSwitch {
  readonly id: string;
  readonly label: string;
  readonly needs?: 'channel' | 'message';
  readonly kind: 'action' | 'toggle';
  readonly on: boolean;
}

export interface Snapshot {
  readonly you: string;
  readonly people: readonly ShownPerson[];
  readonly bot: { readonly id: string; readonly name: string; readonly connected: boolean };
  readonly guilds: readonly ShownGuild[];
  readonly channels: readonly ShownChannel[];
  /** The newest messages of each channel, oldest first, at most `PAGE_OF_MESSAGES` of each. */
  readonly messages: readonly ShownMessage[];
  /** Channels that hold more messages than were sent. */
  readonly cut: readonly string[];
  readonly commands: readonly ShownCommand[];
  readonly menus: readonly ShownMenu[];
  readonly home?: ShownHome;
  readonly unread: Unread;
  readonly switches: readonly ShownSwitch[];
  /** Clock of the local Discord, in milliseconds since the epoch. */
  readonly now: number;
}

export type Frame =
  | ({ readonly type: 'snapshot' } & Snapshot)
  | { readonly type: 'message'; readonly message: ShownMessage }
  | { readonly type: 'gone'; readonly messageId: string }
  | {
      readonly type: 'places';
      readonly guilds: readonly ShownGuild[];
      readonly channels: readonly ShownChannel[];
    }
  | { readonly type: 'people'; readonly people: readonly ShownPerson[] }
  | {
      readonly type: 'commands';
      readonly commands: readonly ShownCommand[];
      readonly menus: readonly ShownMenu[];
    }
  | { readonly type: 'unread'; readonly unread: Unread }
  | { readonly type: 'bot'; readonly connected: boolean }
  | { readonly type: 'typing'; readonly channelId: string }
  | { readonly type: 'switches'; readonly switches: readonly ShownSwitch[]; readonly now: number }
  | { readonly type: 'seen'; readonly seen: readonly Seen[] }
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly type: 'refused'; readonly id: number; readonly error: string; readonly failed: boolean };

export type OptionInput =
  | string
  | number
  | boolean
  | { readonly kind: 'person' | 'channel'; readonly id: string }
  | { readonly kind: 'file'; readonly name: string; readonly contentType: string; readonly base64: string };
export type OptionInputs = Readonly<Record<string, OptionInput>>;

/** An action of a person in the tab. The server replies to each with `answer` or `refused`. */
export type Deed =
  | { readonly do: 'be'; readonly personId: string }
  | { readonly do: 'say'; readonly channelId: string; readonly content: string }
  | {
      readonly do: 'command';
      readonly channelId: string;
      readonly path: string;
      readonly options: OptionInputs;
    }
  | {
      readonly do: 'autocomplete';
      readonly channelId: string;
      readonly path: string;
      readonly options: OptionInputs;
      readonly focused: string;
      readonly text: string;
    }
  | {
      /** Starts a game, in `channelId` or else in a channel that the server finds or creates. */
      readonly do: 'start';
      readonly offerId: string;
      readonly start: number;
      readonly channelId?: string;
    }
  | { readonly do: 'menu'; readonly channelId: string; readonly name: string; readonly targetId: string }
  | { readonly do: 'press'; readonly messageId: string; readonly customId: string }
  | {
      readonly do: 'select';
      readonly messageId: string;
      readonly customId: string;
      readonly values: readonly string[];
    }
  | {
      readonly do: 'submit';
      readonly interactionId: string;
      readonly values: Readonly<Record<string, string | boolean | readonly string[]>>;
    }
  | { readonly do: 'dm' }
  | { readonly do: 'add-channel'; readonly name: string }
  | { readonly do: 'add-thread'; readonly channelId: string; readonly name: string }
  | { readonly do: 'locale'; readonly locale: LocaleString }
  | { readonly do: 'server-locale'; readonly guildId: string; readonly locale: LocaleString }
  | { readonly do: 'look'; readonly channelId: string }
  | { readonly do: 'read'; readonly channelId: string }
  | { readonly do: 'earlier'; readonly channelId: string; readonly before: string }
  | { readonly do: 'watch'; readonly on: boolean }
  | { readonly do: 'switch'; readonly switchId: string; readonly channelId: string; readonly on?: boolean };

export interface Ask {
  readonly id: number;
  readonly deed: Deed;
}

/** Answers to actions, by the action's name. All other actions have no answer. */
export interface Answers {
  readonly command: Outcome;
  readonly menu: Outcome;
  readonly start: Outcome & { readonly channelId: string };
  readonly press: Outcome;
  readonly select: Outcome;
  readonly submit: Outcome;
  readonly autocomplete: readonly CommandChoice[];
  readonly dm: { readonly channelId: string };
  readonly 'add-channel': { readonly channelId: string };
  readonly 'add-thread': { readonly channelId: string };
  readonly earlier: { readonly messages: readonly ShownMessage[]; readonly more: boolean };
}
export type AnswerTo<D extends Deed> = D['do'] extends keyof Answers ? Answers[D['do']] : undefined;

/** The result of an interaction, apart from messages. */
export interface Outcome {
  readonly modal?: ShownModal;
}
export interface ShownModal {
  readonly interactionId: string;
  readonly title: string;
  readonly components: readonly Component[];
}

/** Number of messages of a channel in a snapshot, and in each earlier page. */
export const PAGE_OF_MESSAGES = 60;
