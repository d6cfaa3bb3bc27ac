import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { REACHES } from '../../src/table/lobby/reaches.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { OWNER } from './host/kit.ts';
import { accepted, opening, type Room, reload, room, running } from './room.ts';

/** Person who acts, and the person whom the act would reach. */
const ACTOR: Person = { id: '111111111111111111', name: 'Ann' };
const OTHER: Person = { id: '222222222222222222', name: 'Ben' };
const THIRD: Person = { id: '333333333333333333', name: 'Cat' };
const FOURTH: Person = { id: '444444444444444444', name: 'Dan' };
const [HERE, THERE] = ['900000000000000001', '900000000000000002'];

/** Kinds of blocks, each made between the two people. */
const BLOCKS = {
  'by name': async ({ table }: Room) => accepted(await table.people.block(OTHER.id, ACTOR.id)),
  'by name, from the other side': async ({ table }: Room) =>
    accepted(await table.people.block(ACTOR.id, OTHER.id)),
  // The block comes from a seat of a match between places, so the person does not learn whom they have blocked.
  'of a hidden person': async ({ table, store }: Room) => {
    for (const id of await store.matches.ids()) {
      const match = await store.matches.get(id);
      const seat = match?.seats.find(({ userId }) => userId === ACTOR.id)?.seat ?? 0;
      if (match && match.places.length > 0) accepted(await table.conduct.toggleBlock(id, OTHER.id, seat));
    }
  },
  'by the operator': async ({ table }: Room) => {
    const { ok, text } = await table.host.run(`block person ${OTHER.id}`, OWNER);
    if (!ok) throw new Error(text);
  },
  "of the server's list": async ({ table }: Room) =>
    accepted(await table.housekeeping.setServer(HERE, FOURTH, { listed: 'no' })),
} as const satisfies Readonly<Record<string, (here: Room) => Promise<unknown>>>;
type BlockKind = keyof typeof BLOCKS;
const KINDS = Object.keys(BLOCKS) as readonly BlockKind[];

interface Attempt {
  /** Kinds of blocks that must hold. The other kinds are about another way, or leave the person no press. */
  readonly held: readonly BlockKind[];
  /** Prepares the attempt, makes the block, and returns true if the act then reaches the other person. */
  readonly reaches: (here: Room, block: () => Promise<unknown>) => Promise<boolean>;
}

const NAMED = ['by name', 'by name, from the other side'] as const;
const at = (channelId: string, guildId: string | null) => ({ channelId, guildId, language: null });
const table = (over: Parameters<typeof opening>[0] = {}) =>
  opening({ opener: ACTOR, guildId: HERE, seats: 2, ...over });

/** Begins a match between two places, each in one person's direct messages. */
const between = async ({ table }: Room, channels: readonly string[], ...people: readonly Person[]) =>
  table.lobby.begin({
    ...{ game: 'toy', options: {}, pace: 'day', rated: false },
    places: channels.map(channel => at(channel, null)),
    people: people.map((person, place) => ({ ...person, place })),
  });

async function ended(here: Room, match: Pick<Match, 'id'>, person: Person): Promise<void> {
  accepted(await here.table.resign(match.id, person.id));
}

const sitsIn = async (here: Room, match: Pick<Match, 'id'>, { id }: Person): Promise<boolean> =>
  (await reload(here, match)).seats.some(seat => seat.id === id);

/** Lists the places to which a match's messages go. */
const announcedPlaces = async ({ store }: Room, matchId: string) =>
  new Set((await store.outbox.waiting(matchId)).map(({ place }) => place));

async function rematched(here: Room, match: Pick<Match, 'id'>, block: () => Promise<unknown>) {
  await block();
  return accepted(await here.table.rematch(match.id, { personId: ACTOR.id }));
}

/** Starts a match at one place. */
const together = (here: Room, ...people: readonly Person[]): Promise<Match> =>
  running(
    here,
    people,
    table({ opener: people[0] ?? ACTOR, seats: people.length, seating: 'joined', pace: 'day' }),
  );

const seek = async ({ table: { finding } }: Room, { id, name }: Person) =>
  accepted(
    await finding.seek(
      { id, name },
      {
        ...{ game: 'toy', pace: null, seats: null, rated: null, language: null, speaks: 'en' },
        ...{ channelId: `seek ${id}`, guildId: null },
      },
    ),
  );

type Asked<Group> = { [Way in keyof Group]: Group[Way] extends string ? never : Way }[keyof Group];

/** Attempts to reach the other person, for each way that asks for a block. */
const WAYS: {
  readonly seats: Readonly<Record<keyof typeof REACHES.seats, readonly Attempt[]>>;
  readonly lists: Readonly<Record<Asked<typeof REACHES.lists>, readonly Attempt[]>>;
  readonly directMessages: Readonly<Record<Asked<typeof REACHES.directMessages>, readonly Attempt[]>>;
} = {
  seats: {
    join: [
      {
        held: NAMED,
        async reaches(here, block) {
          const lobby = accepted(await here.table.open(table({ opener: OTHER })));
          await block();
          return (await here.table.join(lobby.id, ACTOR)).ok;
        },
      },
      {
        // The press comes from another server. A newcomer's block by name counts if it is older than the table, so the lobby opens later.
        held: [...NAMED, 'of a hidden person', "of the server's list"],
        async reaches(here, block) {
          await between(here, ['n', 's'], ACTOR, OTHER);
          await block();
          const lobby = await here.table.open(table({ opener: OTHER, everywhere: true }));
          if (!lobby.ok) return false;
          return (await here.table.everywhere.sit(lobby.value.id, ACTOR, at('dm', null))).ok;
        },
      },
      {
        held: ["of the server's list"],
        async reaches(here, block) {
          const lobby = accepted(await here.table.open(table({ opener: OTHER, everywhere: true })));
          await here.table.everywhere.openTo(ACTOR.id, THERE);
          await block();
          return (await here.table.everywhere.sit(lobby.id, ACTOR, at('c8', THERE))).ok;
        },
      },
    ],
    confirm: [
      {
        held: NAMED,
        async reaches(here, block) {
          const match = await together(here, ACTOR, OTHER);
          await ended(here, match, ACTOR);
          const lobby = await rematched(here, match, async () => {});
          await block();
          return (await here.table.join(lobby.id, OTHER)).ok;
        },
      },
      {
        held: ['of a hidden person'],
        async reaches(here, block) {
          const match = accepted(await between(here, ['n', 's'], ACTOR, OTHER));
          await ended(here, match, ACTOR);
          const lobby = await rematched(here, match, async () => {});
          await block();
          return (await here.table.join(lobby.id, OTHER)).ok;
        },
      },
    ],
    offered: [
      {
        held: NAMED,
        async reaches(here, block) {
          const match = await together(here, OTHER, THIRD, FOURTH);
          await here.store.seats.change(match.id, 2, { offeredAt: 1, absentAt: 1 });
          await block();
          return (await here.table.seatChanges.take(match.id, ACTOR)).ok;
        },
      },
    ],
    invitation: [
      {
        held: [...NAMED, 'by the operator'],
        async reaches(here, block) {
          await block();
          return (await here.table.open(table({ invited: [OTHER] }))).ok;
        },
      },
      {
        // The ping of an invitation that waits for the end of quiet hours.
        held: NAMED,
        async reaches(here, block) {
          const asleep = { zone: 'UTC', quiet: { from: '0', to: '6' } };
          accepted(await here.table.people.setSettings(OTHER.id, asleep));
          const lobby = accepted(await here.table.open(table({ invited: [OTHER] })));
          expect(await here.table.pings.pingByRequest({ matchId: lobby.id, place: 0 }, null)).toEqual([]);
          await block();
          here.clock.now = 6 * 3_600_000;
          await here.table.dueWork.run();
          return (await here.store.outbox.waiting(lobby.id)).some(({ kind }) => kind === 'question');
        },
      },
    ],
    rematch: [
      {
        held: [...NAMED, 'by the operator'],
        async reaches(here, block) {
          const match = await together(here, ACTOR, OTHER);
          await ended(here, match, ACTOR);
          return sitsIn(here, await rematched(here, match, block), OTHER);
        },
      },
      {
        held: ['of a hidden person', 'by the operator'],
        async reaches(here, block) {
          const match = accepted(await between(here, ['n', 's'], OTHER, ACTOR));
          await ended(here, match, ACTOR);
          const lobby = await rematched(here, match, block);
          const row = await here.store.matches.get(lobby.id);
          const channels = [row?.channelId, ...(row?.places ?? []).map(({ channelId }) => channelId)];
          const isAsked = row?.seats.some(({ userId }) => userId === OTHER.id) ?? false;
          // A person without a seat gets no message either, not even one that is edited later.
          expect(channels.includes('n')).toBe(isAsked);
          expect((await announcedPlaces(here, lobby.id)).size).toBe(isAsked ? 2 : 1);
          return isAsked;
        },
      },
    ],
    found: [
      {
        held: [...NAMED, 'of a hidden person'],
        async reaches(here, block) {
          await between(here, ['n', 's'], ACTOR, OTHER);
          await block();
          return (await between(here, ['e', 'w'], OTHER, ACTOR)).ok;
        },
      },
    ],
    pairing: [
      {
        held: [...NAMED, 'of a hidden person', 'by the operator'],
        async reaches(here, block) {
          const match = accepted(await between(here, ['n', 's'], ACTOR, OTHER));
          await ended(here, match, ACTOR);
          await seek(here, ACTOR);
          await seek(here, OTHER);
          await block();
          here.clock.now += 4 * 24 * 3_600_000;
          return (await here.table.finding.pair()) > 0;
        },
      },
    ],
    league: [
      {
        held: NAMED,
        async reaches(here, block) {
          const wish = { game: 'toy', name: 'Autumn', guildId: HERE, channelId: 'c1', opener: ACTOR };
          const id = accepted(await here.table.leagues.open({ ...wish, seats: 2, rounds: 3 }));
          for (const person of [OTHER, THIRD, FOURTH]) accepted(await here.table.leagues.join(id, person));
          await block();
          accepted(await here.table.leagues.start(id, ACTOR.id));
          const pairs = (await here.store.leagues.get(id))?.apart;
          return pairs === '';
        },
      },
    ],
    duplicate: [
      {
        held: NAMED,
        async reaches(here, block) {
          const wish = { game: 'toy', options: {}, guildId: HERE, channelId: 'c1', opener: ACTOR, tables: 2 };
          const id = accepted(await here.table.duplicates.open(wish));
          for (const person of [THIRD, OTHER, FOURTH]) accepted(await here.table.duplicates.join(id, person));
          await block();
          accepted(await here.table.duplicates.start(id, ACTOR.id));
          const seats = await here.store.duplicates.seats(id);
          const tableOf = (player: number) => seats.find(seat => seat.player === player)?.number;
          return tableOf(1) === tableOf(3);
        },
      },
    ],
  },
  lists: {
    open: [
      {
        held: NAMED,
        async reaches(here, block) {
          accepted(await here.table.open(table({ seats: 3 })));
          await block();
          return (await here.table.archive.openTo(OTHER, HERE, 9)).length > 0;
        },
      },
    ],
    everywhere: [
      {
        held: ['by name', 'of a hidden person', "of the server's list"],
        async reaches(here, block) {
          await between(here, ['n', 's'], ACTOR, OTHER);
          await block();
          const lobby = await here.table.open(table({ everywhere: true }));
          if (!lobby.ok) return false;
          return (await here.table.everywhere.openTo(OTHER.id, THERE)).length > 0;
        },
      },
    ],
  },
  directMessages: {
    review: [
      {
        held: NAMED,
        async reaches(here, block) {
          const match = await together(here, ACTOR, THIRD);
          accepted(await here.table.watching.watch(match.id, OTHER.id, 'end'));
          await ended(here, match, THIRD);
          const row = { edition: '', rules: 1, decisions: [], deal: null, at: 0, shared: false };
          await here.store.reviews.put(match.id, { ...row, seat: 0 });
          await block();
          accepted(await here.table.reviews.share(match.id, ACTOR.id));
          return (await here.store.directMessages.waitingFor(OTHER.id)).some(({ kind }) => kind === 'review');
        },
      },
    ],
  },
};

const attempts = Object.entries(WAYS).flatMap(([group, ways]) =>
  Object.entries(ways as Readonly<Record<string, readonly Attempt[]>>).flatMap(([way, all]) =>
    all.map((attempt, number) => ({ name: `${group} ${way} ${number + 1}`, ...attempt })),
  ),
);

describe('a way to another person', () => {
  test.each(attempts)('$name reaches them without a block, and not with one', async ({ held, reaches }) => {
    expect(await reaches(await room(), async () => {})).toBe(true);
    for (const kind of KINDS.filter(each => held.includes(each))) {
      const here = await room();
      expect([kind, await reaches(here, () => BLOCKS[kind](here))]).toEqual([kind, false]);
    }
  });

  test('each kind of block is held by a way', () => {
    expect(KINDS.filter(kind => !attempts.some(({ held }) => held.includes(kind)))).toEqual([]);
  });

  test('asks for blocks through the one table of ways', () => {
    const src = new URL('../../src/', import.meta.url);
    const asking = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith('.ts'))
      .filter(path => {
        const text = readFileSync(new URL(path, src), 'utf8');
        return /import \{[^}]*\} from '[^']*(lobby|\.)\/blocks\.ts'/.test(text) && !path.includes('host');
      });
    expect(asking).toEqual(['table/lobby/reaches.ts']);
  });
});
