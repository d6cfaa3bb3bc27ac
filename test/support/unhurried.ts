import type { ContextParts } from '../../src/discord/context/context.ts';
import type { PersonRate } from '../../src/discord/gateway/press-rate-limit.ts';

/** Rate limits for programs that play faster than people. */
export const UNHURRIED: PersonRate = {
  waiting: Number.POSITIVE_INFINITY,
  inTenSeconds: Number.MAX_SAFE_INTEGER,
};

/** Stands for Discord's servers in tests without a Discord. It knows no members, and opens no thread. */
export const NO_GUILDS: ContextParts['guilds'] = {
  isShutOut: async () => false,
  rolesOf: async () => undefined,
  roleName: () => undefined,
  serverName: () => undefined,
  lackingIn: async () => [],
  isOpenTo: async () => true,
  maySee: async () => 'unknown',
  canPing: async () => 'unknown',
  member: async () => 'unknown',
  met: () => {},
};

/** Stands for Discord's threads in tests without a Discord. */
export const NO_THREADS: ContextParts['threads'] = {
  open: async () => {
    throw new Error('there is no Discord to open a thread in');
  },
  openPrivate: async () => {
    throw new Error('there is no Discord to open a thread in');
  },
  addPerson: async () => false,
  find: async () => undefined,
  rename: async () => {},
};
