import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Snowflakes } from '../rules/snowflake.ts';
import type { Channel } from './guild.ts';
import type { User } from './user.ts';

interface ActivityWorld {
  readonly ids: Snowflakes;
  readonly origin: string;
  readonly applicationId: string;
  now(): number;
  tell(happening: {
    readonly type: 'activity';
    readonly change: 'joined' | 'left';
    readonly activity: Activity;
    readonly person: User;
  }): void;
}

/**
 * Instance of the application's Activity in a channel. It ends when the last person leaves:
 * https://docs.discord.com/developers/activities/development-guides/multiplayer-experience#activity-instance-management
 */
export class Activity {
  readonly launchId: string;
  readonly channel: Channel;
  readonly #world: ActivityWorld;
  /** People in the instance, with the secret in each one's address. */
  readonly #keys = new Map<User, string>();

  constructor(world: ActivityWorld, channel: Channel) {
    this.#world = world;
    this.launchId = world.ids.next();
    this.channel = channel;
  }

  get id(): string {
    return `i-${this.launchId}-${this.location.id}`;
  }

  get location() {
    const { id, guild } = this.channel;
    return guild === undefined
      ? { id: `pc-${id}`, kind: 'pc' as const, channel_id: id }
      : { id: `gc-${guild.id}-${id}`, kind: 'gc' as const, channel_id: id, guild_id: guild.id };
  }

  get people(): readonly User[] {
    return [...this.#keys.keys()];
  }

  join(person: User): void {
    if (this.#keys.has(person)) return;
    this.#keys.set(person, randomBytes(12).toString('hex'));
    this.#world.tell({ type: 'activity', change: 'joined', activity: this, person });
  }

  leave(person: User): void {
    if (this.#keys.delete(person))
      this.#world.tell({ type: 'activity', change: 'left', activity: this, person });
  }

  /** Returns the person with the secret `key` in the address. */
  personOf(key: string): User | undefined {
    return this.people.find(person => this.#keys.get(person) === key);
  }

  /** Returns the address of the frame that shows the Activity to a person, with the query of Discord's clients. */
  addressFor(person: User): string {
    const key = this.#keys.get(person);
    if (key === undefined) throw new Error(`${person.name} has not joined the activity`);
    const { origin, applicationId } = this.#world;
    const url = new URL(origin);
    url.hostname = `${applicationId}-${key}.localhost`;
    const { location, launchId } = this;
    const query = {
      instance_id: this.id,
      location_id: location.id,
      launch_id: launchId,
      channel_id: location.channel_id,
      ...('guild_id' in location && { guild_id: location.guild_id }),
      frame_id: key,
      platform: 'desktop',
    };
    url.search = new URLSearchParams(query).toString();
    return url.href;
  }
}

/** Seconds for which signed headers hold. */
const HOLDS = 60;
const HOST = /^\d+-([0-9a-f]+)\.localhost(?::\d+)?$/;

/** Running instances of the application's Activity, and the key with which the proxy signs its requests. */
export class Activities {
  /** Address of the Activity's own server, without a slash at the end. Undefined: the application has no Activity. */
  readonly target: string | undefined;
  readonly #world: ActivityWorld;
  readonly #running = new Set<Activity>();
  readonly #privateKey: KeyObject;
  /** Key with which the Activity's server checks the headers of the proxy, as hexadecimal digits. */
  readonly publicKey: string;

  constructor(world: ActivityWorld, target: string | undefined) {
    this.#world = world;
    this.target = target?.replace(/\/$/, '');
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    this.#privateKey = privateKey;
    this.publicKey = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
  }

  get running(): readonly Activity[] {
    for (const activity of this.#running) if (activity.people.length === 0) this.#running.delete(activity);
    return [...this.#running];
  }

  /** Opens the Activity for a person, who joins the instance of the channel if there is one. */
  launch(person: User, channel: Channel): Activity {
    const activity =
      this.running.find(each => each.channel === channel) ?? new Activity(this.#world, channel);
    this.#running.add(activity);
    activity.join(person);
    return activity;
  }

  /** Returns the person for whom a host name of the proxy was made. */
  personAt(host: string): User | undefined {
    const [, key] = HOST.exec(host) ?? [];
    if (key === undefined) return undefined;
    for (const activity of this.running) {
      const person = activity.personOf(key);
      if (person !== undefined) return person;
    }
    return undefined;
  }

  /**
   * Returns the headers that prove for whom the proxy asks. The documents name only the fields for the time. Their two examples
   * have the signature in base64 and in hexadecimal digits; here it is base64:
   * https://docs.discord.com/developers/activities/development-guides/multiplayer-experience#validating-proxy-request-headers
   */
  headersFor(person: User): Readonly<Record<string, string>> {
    const created_at = Math.floor(this.#world.now() / 1000);
    const payload = Buffer.from(
      JSON.stringify({
        application_id: this.#world.applicationId,
        user_id: person.id,
        created_at,
        expires_at: created_at + HOLDS,
      }),
    );
    return {
      'x-signature-ed25519': sign(null, payload, this.#privateKey).toString('base64'),
      'x-signature-timestamp': String(created_at),
      'x-discord-proxy-payload': payload.toString('base64'),
    };
  }
}
