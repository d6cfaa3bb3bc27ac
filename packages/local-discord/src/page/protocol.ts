import type { APIEmbed, APIUser } from 'discord-api-types/v10';
import type { Component } from '../rules/body.ts';
import type { CommandChoice, CommandOption } from '../rules/command-book.ts';
import type { SwitchState } from '../switches/switches.ts';
import type { PageAction } from './frames.ts';
import type { LocalText, PageHome, PageOffer } from './options.ts';

export type { CommandChoice as ShownChoice, CommandOption as ShownOption } from '../rules/command-book.ts';
export type { SwitchState as ShownSwitch } from '../switches/switches.ts';
export type { Ask, OptionInput, OptionInputs, PageAction } from './frames.ts';
export type { LocalText } from './options.ts';

/** Person in the protocol between a browser tab and the local Discord. The protocol is JSON over a WebSocket. */

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

export type ShownUser = Readonly<Pick<APIUser, 'id' | 'username' | 'global_name' | 'bot'>>;

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

/** Message in the form of Discord's API. `viewerId` names the only person who sees an ephemeral message. */
export interface ShownMessage {
  readonly id: string;
  readonly channel_id: string;
  readonly type: number;
  readonly author?: ShownUser;
  readonly content: string;
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
  /** Ids of the users whom the message pinged, not merely mentioned. */
  readonly pinged: readonly string[];
}

export interface ShownCommand extends Omit<CommandOption, 'type' | 'required'> {
  readonly guild_id?: string;
  readonly contexts?: readonly number[] | null;
}

/** Command in the menu that opens on a person's name. */
export type ShownMenu = Pick<ShownCommand, 'name' | 'name_localizations' | 'guild_id' | 'contexts'>;

/** Activity that a person has open. `url` is the address of its frame. */
export interface ShownActivity {
  readonly channelId: string;
  readonly url: string;
}

/** Offer of the first screen. The offer's picture is at `/page/offers/<id>.png`. */
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

/** Counts of unread messages and pings, by person and channel. */
export type Unread = Readonly<Record<string, Readonly<Record<string, UnreadCount>>>>;
export interface UnreadCount {
  readonly messages: number;
  readonly pings: number;
}

/** Entry of the panel that shows requests and gateway events. */
export type Seen = SeenRest | SeenEvent;
export interface SeenRest {
  readonly kind: 'request';
  readonly n: number;
  /** Time of the request or event, in milliseconds since the epoch. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Milliseconds from the request to the answer. */
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

export interface Snapshot {
  readonly you: string;
  readonly people: readonly ShownPerson[];
  readonly bot: { readonly id: string; readonly name: string; readonly connected: boolean };
  readonly guilds: readonly ShownGuild[];
  readonly channels: readonly ShownChannel[];
  /** Messages of all channels, oldest first: at most the `PAGE_OF_MESSAGES` newest messages of each channel. */
  readonly messages: readonly ShownMessage[];
  /** Ids of channels that hold more messages than were sent to the tab. */
  readonly cut: readonly string[];
  readonly commands: readonly ShownCommand[];
  readonly menus: readonly ShownMenu[];
  /** Name of the Entry Point command. Absent: the bot has none. */
  readonly entryPoint?: string;
  /** Null: the person has no Activity open. */
  readonly activity: ShownActivity | null;
  readonly home?: ShownHome;
  readonly unread: Unread;
  readonly switches: readonly SwitchState[];
  /** Current time of the local Discord, in milliseconds since the epoch. */
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
      readonly entryPoint?: string;
    }
  | { readonly type: 'activity'; readonly activity: ShownActivity | null }
  | { readonly type: 'unread'; readonly unread: Unread }
  | { readonly type: 'bot'; readonly connected: boolean }
  | { readonly type: 'typing'; readonly channelId: string }
  | { readonly type: 'switches'; readonly switches: readonly SwitchState[]; readonly now: number }
  | { readonly type: 'seen'; readonly seen: readonly Seen[] }
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly type: 'refused'; readonly id: number; readonly error: string; readonly failed: boolean };

/** Contents of the server's answers, by the action's name. Answers to all other actions are empty. */
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
export type AnswerTo<D extends PageAction> = D['do'] extends keyof Answers ? Answers[D['do']] : undefined;

export interface Outcome {
  readonly modal?: ShownModal;
}
export interface ShownModal {
  readonly interactionId: string;
  readonly title: string;
  readonly components: readonly Component[];
}

/** Number of messages of a channel in the first snapshot, and in each request for earlier messages. */
export const PAGE_OF_MESSAGES = 60;
