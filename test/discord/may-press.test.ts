import { describe, expect, test } from 'vitest';
import type { ButtonVerb } from '../../src/discord/buttons/custom-id.ts';
import type { Context } from '../../src/discord/context/context.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { mayPress } from '../../src/discord/gateway/may-press.ts';
import { PRIVATE_PLACE } from '../../src/store/index.ts';
import type { Match } from '../../src/table/match/types.ts';

const SEATED = '1';
const FOLLOWER = '2';
const STRANGER = '3';

interface Case {
  readonly verb: ButtonVerb;
  readonly by: string;
  readonly at?: string;
  readonly dm?: boolean;
  readonly match?: Partial<Match>;
  /** False: the follower can't see the match's channel any more. */
  readonly sees?: boolean;
}

function may({ verb, by, at = 'here', dm = false, match = {}, sees = true }: Case): Promise<boolean> {
  const room = {
    table: {
      seatOf: (_: Match, id: string) => (id === SEATED ? 0 : undefined),
      watching: { of: async (_: string, id: string) => (id === FOLLOWER ? {} : undefined) },
    },
    guilds: { maySee: async () => (sees ? 'yes' : 'no') },
  } as unknown as Context;
  const visit = {
    person: { id: by, name: 'Ann' },
    channelId: at,
    guildId: dm ? null : 'guild',
    place: dm ? 'dm' : 'server',
  } as Visit;
  const row = { id: 'm', channelId: 'here', guildId: 'guild', withheld: false, ...match } as Match;
  return mayPress({ context: room, visit, match: row, verb });
}

describe('a match in a channel', () => {
  test('its buttons work for all people there, and not in another channel', async () => {
    for (const by of [SEATED, STRANGER])
      for (const verb of ['join', 'board', 'do', 'resign', 'agree'] as const) {
        expect(await may({ verb, by })).toBe(true);
        expect(await may({ verb, by, at: 'other' })).toBe(false);
        expect(await may({ verb, by, at: 'dm', dm: true })).toBe(false);
      }
  });

  test('while others play the same deal elsewhere, only seated people press', async () => {
    const match = { withheld: true };
    expect(await may({ verb: 'board', by: SEATED, match })).toBe(true);
    expect(await may({ verb: 'board', by: STRANGER, match })).toBe(false);
    expect(await may({ verb: 'board', by: SEATED, match, at: 'other' })).toBe(false);
  });

  test('its opener arranges it and pings a role from another channel of the server, and nobody else does', async () => {
    for (const verb of ['call', 'arrange'] as const) {
      expect(await may({ verb, by: SEATED, at: 'other' })).toBe(true);
      expect(await may({ verb, by: STRANGER, at: 'other' })).toBe(false);
      expect(await may({ verb, by: SEATED, at: 'dm', dm: true })).toBe(false);
      expect(await may({ verb, by: SEATED, at: 'other', match: { guildId: 'another' } })).toBe(false);
    }
  });

  test('the button to follow it works in any message', async () => {
    expect(await may({ verb: 'watch', by: STRANGER, at: 'other' })).toBe(true);
    expect(await may({ verb: 'watch', by: STRANGER, at: 'dm', dm: true })).toBe(true);
  });

  test('a follower who may see it opens the review and the parts from a direct message, and nothing else', async () => {
    const at = { at: 'dm', dm: true } as const;
    for (const verb of ['review', 'parts'] as const) {
      expect(await may({ verb, by: FOLLOWER, ...at })).toBe(true);
      expect(await may({ verb, by: FOLLOWER, ...at, sees: false })).toBe(false);
      expect(await may({ verb, by: STRANGER, ...at })).toBe(false);
      expect(await may({ verb, by: FOLLOWER, at: 'other' })).toBe(false);
    }
    for (const verb of ['board', 'hand', 'do'] as const)
      expect(await may({ verb, by: FOLLOWER, ...at })).toBe(false);
  });
});

test('a match in private is for its person alone, with the verbs of a private answer', async () => {
  const channelId = `${PRIVATE_PLACE}m`;
  for (const at of ['here', channelId]) {
    const match = { channelId };
    expect(await may({ verb: 'do', by: SEATED, at, match })).toBe(true);
    expect(await may({ verb: 'undo', by: SEATED, at, match })).toBe(true);
    for (const verb of ['join', 'resign', 'post', 'publish'] as const)
      expect(await may({ verb, by: SEATED, at, match })).toBe(false);
    for (const verb of ['do', 'hand', 'board', 'review'] as const)
      expect(await may({ verb, by: STRANGER, at, match })).toBe(false);
  }
  expect(await may({ verb: 'review', by: FOLLOWER, at: 'dm', dm: true, match: { channelId } })).toBe(false);
});
