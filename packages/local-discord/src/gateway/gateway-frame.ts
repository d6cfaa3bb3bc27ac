import { GatewayCloseCodes, GatewayIntentBits } from 'discord-api-types/v10';
import type { RawData } from 'ws';
import { parseJson } from '../rules/json.ts';
import { readTransport, type Transport } from './compression.ts';

/** Bits of all intents. A bot gets the privileged ones only after its owner has switched them on. */
const INTENTS = Object.values(GatewayIntentBits).reduce<number>((sum, bit) => sum | Number(bit), 0);
const PRIVILEGED =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;
export interface Frame {
  readonly op: number;
  readonly d: Readonly<Record<string, unknown>>;
}

/** Error that closes the gateway connection with one of Discord's close codes. */
export class Closing extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
}

/**
 * Returns the transport compression that the address of a new connection asks for. Throws `Closing` for a version, an encoding
 * or a compression that this gateway lacks: https://docs.discord.com/developers/events/gateway#connecting
 */
export function readAddress(asked: URLSearchParams): Transport | undefined {
  const encoding = asked.get('encoding') ?? 'json';
  if ((asked.get('v') ?? '10') !== '10')
    throw new Closing(GatewayCloseCodes.InvalidAPIVersion, 'Invalid API version.');
  if (encoding !== 'json')
    throw new Closing(GatewayCloseCodes.DecodeError, `encoding=${encoding} is not there: use encoding=json`);
  try {
    return readTransport(asked.get('compress'));
  } catch (error) {
    throw new Closing(GatewayCloseCodes.DecodeError, (error as Error).message);
  }
}

/** Parses a gateway frame. Throws `Closing` where the frame is malformed. */
export function readFrame(raw: RawData): Frame {
  try {
    const frame = parseJson(raw.toString());
    if (isRecord(frame) && typeof frame.op === 'number')
      return { op: frame.op, d: isRecord(frame.d) ? frame.d : {} };
  } catch {
    // Text that is not JSON is refused below, like any other malformed frame.
  }
  throw new Closing(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
}

/** Returns an event's data without an interaction's token, which is a secret for 15 minutes. */
export const withoutToken = (data: unknown): unknown =>
  isRecord(data) && 'token' in data ? { ...data, token: ':token' } : data;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses `[shard id, number of shards]`. An absent value means one shard. */
export function readShard(value: unknown): [number, number] | undefined {
  if (value === undefined) return [0, 1];
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [id, count] = value;
  if (!Number.isInteger(id) || !Number.isInteger(count) || !(id >= 0 && id < count)) return undefined;
  return [id, count];
}

/** Returns the id of the shard that gets a guild's events. */
export const shardOf = (guildId: string, shards: number): number =>
  Number((BigInt(guildId) >> 22n) % BigInt(shards));

/** Parses intents. Throws `Closing` for unknown intents, and for privileged intents that the bot does not have. */
export function readIntents(value: unknown, privileged: boolean): number {
  if (typeof value !== 'number' || (value & ~INTENTS) !== 0)
    throw new Closing(GatewayCloseCodes.InvalidIntents, 'Invalid intent(s).');
  if ((value & PRIVILEGED) !== 0 && !privileged)
    throw new Closing(GatewayCloseCodes.DisallowedIntents, 'Disallowed intent(s).');
  return value;
}
