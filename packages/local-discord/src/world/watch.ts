import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Activity } from '../resources/activity.ts';
import type { Change, Channel, Guild, StoredMessage } from '../resources/guild.ts';
import type { Interaction } from '../resources/interaction.ts';
import type { User } from '../resources/user.ts';
import type { SeenRequest } from './seen-request.ts';

/**
 * Event in the local Discord. Its people, channels and messages are the live objects, not copies.
 * - `message`: reported for everyone who sees its channel, or for `message.viewer` alone.
 *   `message.loading` means that Discord shows "thinking…".
 * - `typing`: the bot shows "is typing" in the channel (for 10 s or until its next message).
 * - `interaction`: `deferred` means that the bot has acknowledged without an answer. The deferred
 *   update of a pressed message shows no "thinking…". `answered` follows with the answer. `failed` has its reason in
 *   `interaction.failure`.
 * - `activity`: a person has opened or left the application's Activity.
 * - `commands`: the registered commands of a guild, or the global ones, have changed.
 * - `request`: a request is finished, with its answer and its problems.
 * - `gateway`: an event was sent to the bot.
 * - `connection`: a bot has logged in, or has disconnected for good.
 * - `switches`: the list of switches has changed.
 */
export type Happening =
  | {
      readonly type: 'message';
      readonly change: Change;
      readonly message: StoredMessage;
    }
  | { readonly type: 'typing'; readonly channel: Channel }
  | {
      readonly type: 'interaction';
      readonly stage: 'opened' | 'deferred' | 'answered' | 'failed';
      readonly interaction: Interaction;
    }
  | { readonly type: 'person'; readonly change: 'new' | 'changed'; readonly person: User }
  | { readonly type: 'guild'; readonly change: 'new' | 'changed'; readonly guild: Guild }
  | { readonly type: 'channel'; readonly change: Change; readonly channel: Channel }
  | {
      readonly type: 'activity';
      readonly change: 'joined' | 'left';
      readonly activity: Activity;
      readonly person: User;
    }
  | { readonly type: 'commands'; readonly guildId: string | undefined }
  | { readonly type: 'request'; readonly request: SeenRequest }
  | { readonly type: 'gateway'; readonly event: SeenEvent }
  | { readonly type: 'connection'; readonly connected: boolean }
  | { readonly type: 'complaint'; readonly text: string }
  | { readonly type: 'switches' };

export interface SeenEvent {
  /** Time of the event by the injected clock, in milliseconds since the epoch. */
  readonly at: number;
  /** Name of the event, such as `MESSAGE_CREATE`. A control frame has the name `op 7` or `op 9`. */
  readonly name: string;
  readonly shard: number;
  readonly seq: number | undefined;
  /** Data of the event, without interaction tokens. */
  readonly data: unknown;
}

export type Listener = (happening: Happening) => void;

/** Browser page that the local Discord serves at `/` and `/page/*`, with WebSockets at `/page/*`. */
export interface Page {
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void | Promise<void>;
}

/** Listeners for events. An error in one listener does not stop the other listeners. */
export class Watchers {
  readonly #listeners = new Set<Listener>();
  readonly #broke: (error: unknown) => unknown;

  constructor(broke: (error: unknown) => unknown) {
    this.#broke = broke;
  }

  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(happening: Happening): void {
    for (const listener of [...this.#listeners])
      try {
        listener(happening);
      } catch (error) {
        this.#broke(error);
      }
  }
}
