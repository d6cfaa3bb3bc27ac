import { gameOf, type Seat } from '../../../src/core/contract/game.ts';
import { players } from '../../../src/games/bots.ts';
import { games } from '../../../src/games/registry.ts';
import type { Pace } from '../../../src/store/index.ts';
import { CLOSED_BY_OPERATOR } from '../../../src/table/match/closed-places.ts';
import { lookingFrom } from '../../../src/table/match/places.ts';
import type { TableNeeds } from '../../../src/table/table.ts';
import { guildOf } from '../../support/guild-ids.ts';
import { ANN, accepted, BEN, MINUTE, type Room, room } from '../room.ts';

export const [HOME, AWAY] = [guildOf(0), guildOf(2)];
export const GAMES = Object.keys(games);

/** A table, and channels of Discord that can be shut and opened. */
export interface World extends Room {
  readonly shut: Set<string>;
  /** Channels of servers that the operator has closed. */
  readonly closed: Set<string>;
  /** People who can't use the channels of servers, whoever has shut them out. */
  readonly out: Set<string>;
}

export async function world(needs: Partial<TableNeeds> = {}): Promise<World> {
  const shut = new Set<string>();
  const closed = new Set<string>();
  const out = new Set<string>();
  const here = await room({
    games,
    needs: {
      players,
      isShutOut: async (_guild, channelId, personId) => shut.has(channelId) || out.has(personId),
      directChannel: async personId => `dm-${personId}`,
      ...needs,
    },
  });
  return { ...here, shut, closed, out };
}

export async function deliver({ table, shut, closed }: World): Promise<void> {
  for (let round = 0; round < 30; round++) {
    const { notices } = await table.outbox.outlook();
    if (notices.length === 0) return;
    for (const notice of notices) {
      const begun = await table.outbox.begin(notice);
      const channelId = begun?.match?.channelId ?? '';
      if (shut.has(channelId)) await table.outbox.park(notice, 'Missing Access');
      else if (closed.has(channelId)) await table.outbox.park(notice, CLOSED_BY_OPERATOR);
      else if (begun) await table.outbox.delivered(notice, `m${notice.id}`);
    }
  }
}

/** Lets time pass in small steps, as for a bot that runs all the time. */
export async function pass(here: World, milliseconds: number, step = MINUTE / 2): Promise<void> {
  for (const end = here.clock.now + milliseconds; here.clock.now < end; ) {
    here.clock.now = Math.min(end, here.clock.now + step);
    await here.table.dueWork.run();
    await deliver(here);
  }
}

interface Wish {
  readonly pace?: Pace;
  readonly rated?: boolean;
}

const PLACES = [
  { channelId: 'home', guildId: HOME, language: null },
  { channelId: 'away', guildId: AWAY, language: null },
  { channelId: 'dm-u2', guildId: null, language: null },
];

/** Begins a match of Ann and Ben at the places with these numbers. Both at one place play in its channel. */
export async function between(
  here: World,
  game: string,
  [one, other]: readonly [number, number],
  wish: Wish = {},
) {
  const places = PLACES.filter((_, place) => place === one || place === other);
  const { id } = accepted(
    await here.table.lobby.begin({
      ...{ game, options: gameOf({ games }, game).defaults, pace: 'live', rated: true, ...wish },
      places,
      people: [
        { ...ANN, place: 0 },
        { ...BEN, place: places.length - 1 },
      ],
    }),
  );
  await deliver(here);
  return id;
}

export const rowOf = async ({ store }: World, id: string) => {
  const match = await store.matches.get(id);
  if (!match) throw new Error('no match');
  return match;
};

/** Makes the first decision of a seat. */
export async function decide(here: World, id: string, seat: Seat): Promise<void> {
  const { seats } = await rowOf(here, id);
  const own = seats[seat];
  const seen = () => here.table.get(id);
  const match = await lookingFrom({ place: own?.place ?? 0 }, seen);
  const action = gameOf({ games }, match?.game ?? '').write(match?.position.legal(seat)[0]);
  accepted(await here.table.act(id, own?.userId ?? '', action));
  await deliver(here);
}

export const awaited = async ({ table }: World, id: string): Promise<readonly Seat[]> =>
  (await table.waiting(id)).map(({ seat }) => seat);

/** Lets decisions be made until only Ben must decide. Returns his seat. */
export async function toBen(here: World, id: string): Promise<Seat> {
  const ben = (await rowOf(here, id)).seats.find(({ userId }) => userId === BEN.id)?.seat ?? -1;
  for (let step = 0; step < 60; step++) {
    const waiting = await awaited(here, id);
    if (waiting.length === 1 && waiting[0] === ben) return ben;
    const [next = ben] = waiting.filter(seat => seat !== ben);
    await decide(here, id, next);
  }
  throw new Error('Ben does not have to decide');
}

export const channelOf = async (here: World, id: string, seat: Seat): Promise<string> => {
  const match = await rowOf(here, id);
  const place = match.seats[seat]?.place ?? 0;
  return (match.places.find(each => each.place === place) ?? match).channelId;
};

export const ask = (here: World, id: string, kind: 'offer' | 'play-once' | 'play-until-back', seat: Seat) =>
  here.table.requests.ask(id, ANN.id, { kind, seat });
