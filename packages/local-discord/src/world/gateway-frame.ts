import { GatewayCloseCodes, GatewayIntentBits } from 'discord-api-types/v10';
import type { RawData } from 'ws';

/** All intents. Below are the privileged ones, which a bot gets only when its owner has switched them on. */
const INTENTS = Object.values(GatewayIntentBits).reduce<number>((sum, bit) => sum | Number(bit), 0);
const PRIVILEGED =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;
/** A frame from a client. */
export interface Frame {
  readonly op: number;
  readonly d: Readonly<Record<string, unknown>>;
}

/** An error that ends the connection with one of Discord's close codes. */
export class Closing extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
}

/** Parses a frame. Throws Closing where it is malformed. */
export function readFrame(raw: RawData): Frame {
  try {
    const frame: unknown = JSON.parse(raw.toString());
    if (isRecord(frame) && typeof frame.op === 'number')
      return { op: frame.op, d: isRecord(frame.d) ? frame.d : {} };
  } catch {
    // Text that is no JSON is refused below, like any other malformed frame.
  }
  throw new Closing(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
}

/** Returns an event without an interaction's token, since that token is a secret for a quarter of an hour. */
export const withoutToken = (data: unknown): unknown =>
  isRecord(data) && 'token' in data ? { ...data, token: ':token' } : data;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses `[id, count]`. Absent: one shard. */
export function readShard(value: unknown): [number, number] | undefined {
  if (value === undefined) return [0, 1];
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [id, count] = value;
  if (!Number.isInteger(id) || !Number.isInteger(count) || !(id >= 0 && id < count)) return undefined;
  return [id, count];
}

/** Returns the number of a guild's shard, for this number of shards. */
export const shardOf = (guildId: string, shards: number): number =>
  Number((BigInt(guildId) >> 22n) % BigInt(shards));

/** Parses intents. Throws Closing for unknown intents, or for those that were not granted. */
export function readIntents(value: unknown, privileged: boolean): number {
  if (typeof value !== 'number' || (value & ~INTENTS) !== 0)
    throw new Closing(GatewayCloseCodes.InvalidIntents, 'Invalid intent(s).');
  if ((value & PRIVILEGED) !== 0 && !privileged)
    throw new Closing(GatewayCloseCodes.DisallowedIntents, 'Disallowed intent(s).');
  return value;
}
