import { describe, expect, test } from 'vitest';
import type { Person, SettingsChange } from '../../src/table/match/types.ts';
import type { ServerSettings } from '../../src/table/people/servers.ts';
import { OWNER } from './host/kit.ts';
import { ANN, accepted, at, BEN, CAT, DAY, HOUR, opening, type Room, reload, room, running } from './room.ts';

const HERE = '900000000000000001';
const MANAGER: Person = { id: 'u9', name: 'Mia' };
const MEMBER = { roles: [], managesServer: false } as const;
const DM = { channelId: 'dm', guildId: null, language: null } as const;
const EVERYWHERE = { guildId: HERE, everywhere: true } as const;
const NOON = Date.parse('2026-11-24T12:00Z');

/** Code of a refusal without `table/`, or `done` where the act succeeded. */
type Said = string;
const said = (result: { readonly ok: boolean; readonly refusal?: { readonly code: string } }): Said =>
  result.ok ? 'done' : (result.refusal?.code.replace('table/', '') ?? '');

/** Act that a person begins while a choice allows it, and finishes after the choice has changed. */
interface Choice {
  /** Shows the list or the button, and returns the press. */
  readonly shown: (here: Room) => Promise<() => Promise<Said>>;
  readonly changed: (here: Room) => Promise<unknown>;
  readonly answer: Said;
}

const set = (wishes: Readonly<Record<string, unknown>>) => async (here: Room) =>
  accepted(await here.table.housekeeping.setServer(HERE, MANAGER, wishes));
const choose = (person: Person, change: SettingsChange) => async (here: Room) =>
  accepted(await here.table.people.setSettings(person.id, change));

/** Opens a lobby for other servers. The press is that of the button *Sit down* in a list. */
async function sitting(here: Room): Promise<() => Promise<Said>> {
  const { id } = accepted(await here.table.open(opening(EVERYWHERE)));
  expect(await here.table.everywhere.openTo(BEN.id, null)).toHaveLength(1);
  return async () => said(await here.table.everywhere.sit(id, BEN, DM));
}

async function ended(here: Room): Promise<string> {
  const match = await running(here, 2, { guildId: HERE });
  accepted(await here.table.resign(match.id, BEN.id));
  return match.id;
}

const wish = {
  ...{ game: 'toy', pace: null, seats: null, rated: null, language: null, speaks: 'en' },
  ...{ channelId: 'c7', guildId: HERE },
} as const;

/** Two people look for a game, one of them in a channel of the server. The act is the bot's pairing. */
async function seeking(here: Room): Promise<() => Promise<Said>> {
  accepted(await here.table.finding.seek(ANN, wish));
  accepted(await here.table.finding.seek(BEN, { ...wish, channelId: 'dm', guildId: null }));
  return async () => ((await here.table.finding.pair()) > 0 ? 'done' : 'no game');
}

/** Two seats, of which the second does not decide. The press is that of the button *Nudge*. */
async function nudging(here: Room): Promise<() => Promise<Said>> {
  const match = await running(here, 2, { seating: 'joined' });
  accepted(await here.table.act(match.id, at(match, 0), 'bid 1'));
  here.clock.now += HOUR;
  return async () => said(await here.table.pings.nudge(match.id, ANN.id));
}

/** Invites a person in quiet hours. The act is the ping at their end. */
async function inviting(here: Room): Promise<() => Promise<Said>> {
  accepted(await here.table.people.setSettings(BEN.id, { zone: 'UTC', quiet: { from: '11', to: '14' } }));
  const { id } = accepted(await here.table.open(opening({ invited: [BEN] })));
  await here.table.pings.pingByRequest({ matchId: id, place: 0 }, null);
  return async () => {
    here.clock.now += 2 * HOUR;
    await here.table.dueWork.run();
    return (await here.store.outbox.waiting(id)).some(({ kind }) => kind === 'question') ? 'done' : 'no ping';
  };
}

/** Each choice of a server: what is left of it to press, or why nothing is. */
const OF_SERVER: Readonly<Record<keyof ServerSettings, readonly Choice[] | string>> = {
  language: 'each message is written in the language of its moment',
  pace: 'an opening without a pace takes the pace of its moment',
  place: 'an opening takes the place of its moment',
  morningHour: 'plans the next message anew',
  morningZone: 'plans the next message anew',
  listed: [{ shown: sitting, changed: set({ listed: 'no' }), answer: 'only-here' }],
  strangers: [{ shown: sitting, changed: set({ strangers: 'no' }), answer: 'only-here' }],
  mayOpen: [
    {
      async shown(here) {
        const id = await ended(here);
        return async () => said(await here.table.rematch(id, { personId: ANN.id, member: MEMBER }));
      },
      changed: set({ mayOpen: 'manage-server' }),
      answer: 'may-not-open',
    },
    { shown: seeking, changed: set({ mayOpen: 'manage-server' }), answer: 'no game' },
  ],
  mayCancel: [
    {
      async shown(here) {
        await set({ mayCancel: 'everyone' })(here);
        const { id } = await running(here, 2, { guildId: HERE });
        return async () => {
          const moderator = await here.table.archive.mayCancel(id, CAT.id, MEMBER);
          return said(await here.table.cancel(id, CAT, { moderator }));
        };
      },
      changed: set({ mayCancel: 'manage-server' }),
      answer: 'not-seated',
    },
  ],
  callRole: [
    {
      async shown(here) {
        await set({ callRole: '424242424242424242' })(here);
        const { id } = accepted(await here.table.open(opening({ guildId: HERE })));
        return async () => said(await here.table.pingRole(id, ANN.id));
      },
      changed: set({ callRole: null }),
      answer: 'call-none',
    },
  ],
  morningChannel: [
    {
      async shown(here) {
        await set({ morningChannel: '900000000000000002' })(here);
        await ended(here);
        here.clock.now += DAY;
        expect((await here.table.mornings.outlook()).due).toHaveLength(1);
        return async () => ((await here.table.mornings.outlook()).due.length > 0 ? 'done' : 'no message');
      },
      changed: set({ morningChannel: null }),
      answer: 'no message',
    },
  ],
};

const OF_PERSON: Readonly<Record<keyof SettingsChange, readonly Choice[] | string>> = {
  zone: 'moves the pings that wait (test/table/request-pings.test.ts)',
  quiet: 'moves the pings that wait (test/table/request-pings.test.ts)',
  learns: 'concerns nobody else',
  puzzles: 'read by a program of the operator',
  named: 'each message is made with the names of its moment',
  everywhere: 'changes the lines of the leaderboard (test/table/ratings.test.ts)',
  pings: [
    { shown: nudging, changed: choose(BEN, { pings: false }), answer: 'nudge-nobody' },
    { shown: inviting, changed: choose(BEN, { pings: false }), answer: 'no ping' },
    {
      async shown(here) {
        const { id } = accepted(await here.table.open(opening({ pace: 'live', seats: 2 })));
        accepted(await here.table.join(id, BEN));
        return async () => {
          const [board] = (await here.table.outbox.outlook()).notices;
          const pinged = (board && (await here.table.outbox.begin(board))?.pinged) ?? [];
          const match = await reload(here, { id });
          return pinged.some(seat => at(match, seat) === BEN.id) ? 'done' : 'no ping';
        };
      },
      changed: choose(BEN, { pings: false }),
      answer: 'no ping',
    },
  ],
  awayUntil: [
    {
      shown: nudging,
      changed: async here => choose(BEN, { awayUntil: here.clock.now + DAY })(here),
      answer: 'nudge-nobody',
    },
  ],
  invitations: [
    {
      async shown(here) {
        return async () => said(await here.table.open(opening({ invited: [BEN] })));
      },
      changed: choose(BEN, { invitations: false }),
      answer: 'no-invitations',
    },
    { shown: inviting, changed: choose(BEN, { invitations: false }), answer: 'no ping' },
  ],
  stats: [
    {
      async shown(here) {
        const counted = { game: 'toy', guildId: HERE };
        return async () => said(await here.table.archive.stats(BEN.id, ANN.id, counted));
      },
      changed: choose(BEN, { stats: false }),
      answer: 'stats-private',
    },
    {
      async shown(here) {
        return async () => said(await here.table.archive.ratedGames(BEN.id, ANN.id, HERE));
      },
      changed: choose(BEN, { stats: false }),
      answer: 'stats-private',
    },
    {
      // The person's own button under the year, which posts it for everybody.
      async shown(here) {
        const asked = { askedBy: null, guildId: HERE };
        return async () =>
          said(await here.table.lookBacks.ofPerson(BEN.id, { kind: 'year', year: 2026 }, asked));
      },
      changed: choose(BEN, { stats: false }),
      answer: 'stats-private',
    },
  ],
};

/** Choices that are no setting. */
const OTHERS: Readonly<Record<string, Choice>> = {
  'show a table only here': {
    shown: sitting,
    async changed(here) {
      const [lobby] = await here.store.listings.liveOf(ANN.id);
      accepted(await here.table.everywhere.show(lobby?.id ?? '', ANN.id, false));
    },
    answer: 'only-here',
  },
  'the operator shuts a server': {
    shown: sitting,
    changed: here => here.table.host.run(`block server ${HERE}`, OWNER),
    answer: 'only-here',
  },
  'a block': {
    async shown(here) {
      const { id } = accepted(await here.table.open(opening()));
      return async () => said(await here.table.join(id, BEN));
    },
    changed: async here => accepted(await here.table.people.block(ANN.id, BEN.id)),
    answer: 'unwelcome',
  },
  'a request that is taken back': {
    shown: seeking,
    changed: here => here.table.finding.leave(BEN.id, { game: 'toy', live: false }),
    answer: 'no game',
  },
  'notices turned off': {
    async shown(here) {
      accepted(await here.table.wishes.turnOn(BEN.id, HERE));
      accepted(await here.table.open(opening({ guildId: HERE })));
      return async () => {
        here.clock.now += HOUR;
        return (await here.table.directMessages.outlook()).envelopes.length > 0 ? 'done' : 'no message';
      };
    },
    changed: here => here.table.wishes.turnOff(BEN.id, HERE),
    answer: 'no message',
  },
  'watching ended': {
    async shown(here) {
      const match = await running(here, 2, { guildId: HERE });
      accepted(await here.table.watching.watch(match.id, CAT.id, 'end'));
      accepted(await here.table.resign(match.id, ANN.id));
      return async () =>
        (await here.table.directMessages.outlook()).envelopes.length > 0 ? 'done' : 'no message';
    },
    async changed(here) {
      const [match] = await here.store.matches.ids();
      return here.table.watching.stop(match ?? '', CAT.id);
    },
    answer: 'no message',
  },
};

const all = [
  ...Object.entries({ ...OF_SERVER, ...OF_PERSON }).flatMap(([name, choices]) =>
    typeof choices === 'string'
      ? []
      : choices.map((choice, at) => ({ name: `${name} ${at + 1}`, ...choice })),
  ),
  ...Object.entries(OTHERS).map(([name, choice]) => ({ name, ...choice })),
];

describe('a choice is asked when a person acts, not when the list or the button was made', () => {
  test.each(all)('$name', async ({ shown, changed, answer }) => {
    const before = await room({ now: NOON });
    expect(await (await shown(before))()).toBe('done');
    const after = await room({ now: NOON });
    const press = await shown(after);
    await changed(after);
    expect(await press()).toBe(answer);
  });
});
