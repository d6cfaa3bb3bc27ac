import { randomBytes } from 'node:crypto';
import { type APIMessage, type APIThreadChannel, Routes } from 'discord-api-types/v10';
import type { Acts } from './acts.ts';
import type { Clock } from './clock.ts';
import type { Connection } from './connection.ts';
import type { Own, OwnMessage } from './own.ts';
import type { Permission, Place } from './place.ts';
import type { Answered, File, Method, Requests } from './requests.ts';

/** Picture of one pixel, for messages whose picture does not matter. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const picture = (name: string): File => ({ name, data: PIXEL });

export interface StageParts {
  readonly token: string;
  readonly guild: string;
  readonly connection: Connection;
  readonly requests: Requests;
  readonly place: Place;
  readonly acts: Acts;
  readonly clock: Clock;
  readonly stopped: AbortSignal;
  readonly own: Own;
  /** True where the run waits for minutes until Discord forgets tokens and nonces. */
  readonly patient: boolean;
}

export class Stage {
  readonly parts: StageParts;
  readonly #once = new Map<string, Promise<unknown>>();

  constructor(parts: StageParts) {
    this.parts = parts;
  }

  get requests(): Requests {
    return this.parts.requests;
  }
  get connection(): Connection {
    return this.parts.connection;
  }
  get place(): Place {
    return this.parts.place;
  }
  get acts(): Acts {
    return this.parts.acts;
  }
  get guild(): string {
    return this.parts.guild;
  }

  /** Does the work with this name once. Later calls with the name return the result of the first call. */
  once<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const known = this.#once.get(name) ?? work();
    this.#once.set(name, known);
    return known as Promise<Result>;
  }

  /** Returns the messages of the bot whose author runs contact. They are made once. Throws where the run is stopped. */
  ownMessages(): Promise<readonly OwnMessage[]> {
    const { own, stopped } = this.parts;
    stopped.throwIfAborted();
    const made = this.once('own', async () => (await own.messages?.()) ?? []);
    const end = new Promise<never>((_, reject) =>
      stopped.addEventListener('abort', () => reject(stopped.reason), { once: true }),
    );
    return Promise.race([made, end]);
  }

  wait(milliseconds: number): Promise<void> {
    return this.parts.clock.wait(milliseconds, this.parts.stopped);
  }

  now(): number {
    return this.parts.clock.now();
  }

  nonce(): string {
    return randomBytes(12).toString('hex');
  }

  /** Returns true where the bot has a permission in the whole server. */
  may(permission: Permission): boolean {
    return this.place.may(permission);
  }

  /** Posts a message that must be accepted, in the run's channel or another one. */
  post(body: object, files?: readonly File[], channel = this.place.channel): Promise<APIMessage> {
    return this.requests.need('POST', Routes.channelMessages(channel), { body, ...(files && { files }) });
  }

  tryPost(
    body: object,
    files?: readonly File[],
    channel = this.place.channel,
  ): Promise<Answered<APIMessage>> {
    return this.requests.ask('POST', Routes.channelMessages(channel), { body, ...(files && { files }) });
  }

  edit(
    id: string,
    body: object,
    files?: readonly File[],
    channel = this.place.channel,
  ): Promise<Answered<APIMessage>> {
    return this.requests.ask('PATCH', Routes.channelMessage(channel, id), { body, ...(files && { files }) });
  }

  read(id: string, channel = this.place.channel): Promise<Answered<APIMessage>> {
    return this.requests.ask('GET', Routes.channelMessage(channel, id));
  }

  remove(id: string, channel = this.place.channel): Promise<Answered> {
    return this.requests.ask('DELETE', Routes.channelMessage(channel, id));
  }

  /** Opens a thread in the run's channel. The thread begins without a message. */
  thread(name: string, isPrivate = false): Promise<APIThreadChannel> {
    const body = { name, type: isPrivate ? 12 : 11, ...(isPrivate && { invitable: false }) };
    return this.requests.need('POST', Routes.threads(this.place.channel), { body });
  }

  change(channel: string, body: object): Promise<Answered<APIThreadChannel>> {
    return this.requests.ask('PATCH', Routes.channel(channel), { body });
  }

  /** Sends a request once, for trials that look for a rate limit or a refused token. */
  bare(method: Method, path: string, token = this.parts.token, body?: string): Promise<Answered> {
    return this.requests.bare(method, path, body === undefined ? {} : { body }, token);
  }
}
