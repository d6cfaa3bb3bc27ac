import type { RoomParts } from '../../src/discord/context/room.ts';
import type { PersonRate } from '../../src/discord/gateway/rate-limiter.ts';

/** For programs that play faster than people do. */
export const UNHURRIED: PersonRate = {
  waiting: Number.POSITIVE_INFINITY,
  inTenSeconds: Number.MAX_SAFE_INTEGER,
};

/** For who looks at messages without a Discord: nothing is known of members, and no thread can be opened. */
export const NO_GUILDS: RoomParts['guilds'] = {
  roleName: () => undefined,
  maySee: async () => 'unknown',
  canCall: async () => 'unknown',
  member: async () => 'unknown',
  met: () => {},
  openThread: async () => {
    throw new Error('there is no Discord to open a thread in');
  },
  openPrivateThread: async () => {
    throw new Error('there is no Discord to open a thread in');
  },
  addToThread: async () => false,
  findThread: async () => undefined,
  nameThread: async () => {},
};
