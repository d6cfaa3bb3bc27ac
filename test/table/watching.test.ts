import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { WATCHED_AT_MOST } from '../../src/table/people/watching.ts';
import { MATCH } from '../support/stored.ts';
import { begin, chooser, playOn } from './porto-room.ts';
import { ANN, accepted, at, BEN, CAT, DAN, opening, type Room, refused, reload, room } from './room.ts';

const FAMILY = { seats: 2, options: { variant: 'family' } };

async function playing(): Promise<{ readonly here: Room; readonly match: Match }> {
  const here = await room({ games });
  return { here, match: await begin(here, FAMILY) };
}

const watch = async ({ table }: Room, { id }: Match, person: Person, mode: 'rounds' | 'end' = 'rounds') =>
  accepted(await table.watching.watch(id, person.id, mode));

async function say({ table }: Room): Promise<readonly (readonly [string, string, number])[]> {
  const said: (readonly [string, string, number])[] = [];
  for (const envelope of (await table.directMessages.outlook()).envelopes) {
    const directMessage = await table.directMessages.begin(envelope);
    if (!directMessage) continue;
    for (const { kind, mark } of directMessage.rows) said.push([directMessage.userId, kind, mark]);
    await table.directMessages.sent(directMessage);
  }
  return said.toSorted();
}

/** Plays a round of two turns. In a family game each turn is one decision. */
const round = (here: Room, match: Match, seed = 1): Promise<Match> => playOn(here, match, chooser(seed), 2);

test('a round that is taken back and ends again is reported once', async () => {
  const { here, match } = await playing();
  await watch(here, match, CAT);
  const now = await round(here, match);
  expect(await say(here)).toEqual([[CAT.id, 'round', 1]]);
  const { seats = [] } = (await here.table.undoable(match.id)) ?? {};
  const [maker = -1] = seats;
  const { request } = accepted(await here.table.requests.askUndo(match.id, at(now, maker)));
  if (request) accepted(await here.table.requests.answer(match.id, at(now, 1 - maker), true));
  const back = await reload(here, match);
  expect(back.rev).toBeGreaterThan(now.rev);
  await playOn(here, back, chooser(3), 1);
  expect(await say(here)).toEqual([]);
});

test('a seated person’s game, a lobby, an ended game and one in direct messages are not followed', async () => {
  const { here, match } = await playing();
  const { table } = here;
  const code = async (id: string, person: Person) =>
    refused(await table.watching.watch(id, person.id, 'rounds')).code;
  expect(await code(match.id, ANN)).toBe('table/watch-seated');
  expect(await code('nothing', CAT)).toBe('table/watch-unseen');
  const lobby = accepted(await table.open(opening({ game: 'porto', channelId: 'c2', opener: DAN })));
  expect(await code(lobby.id, CAT)).toBe('table/not-started');
  const options = { variant: 'solo', timer: 28 };
  const direct = { game: 'porto', options, channelId: 'dm', guildId: null, opener: DAN };
  const alone = accepted(await table.openAndStart(opening({ ...direct, seats: 1 })));
  expect(await code(alone.id, CAT)).toBe('table/watch-unseen');
  const { value: daily } = (await table.deals.today({ game: 'porto', form: 'solo' }, DAN, 'g1')) as {
    value: { deal: { id: string } };
  };
  const own = accepted(await table.deals.begin(daily.deal.id, DAN));
  expect(await code(own.id, CAT)).toBe('table/watch-unseen');
  accepted(await table.resign(match.id, ANN.id));
  expect(await code(match.id, CAT)).toBe('table/over');
});

test('a person who takes a seat follows no more, and the number of followed games is limited', async () => {
  const { here, match } = await playing();
  await watch(here, match, CAT);
  await round(here, match);
  accepted(await here.table.seatChanges.gone(match.id, 1));
  accepted(await here.table.requests.ask(match.id, at(match, 0), { kind: 'offer', seat: 1 }));
  accepted(await here.table.seatChanges.take(match.id, CAT));
  expect(await say(here)).toEqual([]);
  for (let more = 0; more < WATCHED_AT_MOST; more++) {
    const matchId = `m${more}`;
    await here.store.matches.insert({ ...MATCH, id: matchId, channelId: `w${more}` }, []);
    await here.store.watchers.put({ matchId, userId: 'u9', mode: 'end', round: 0, at: more, place: 0 });
  }
  expect(refused(await here.table.watching.watch(match.id, 'u9', 'end'))).toEqual({
    code: 'table/watch-many',
    with: { limit: WATCHED_AT_MOST },
  });
});

test('at the end they wait for a review that a person shares, and hear of it once', async () => {
  const { here, match } = await playing();
  await watch(here, match, CAT);
  accepted(await here.table.resign(match.id, ANN.id));
  expect(await say(here)).toEqual([[CAT.id, 'end', 0]]);
  const row = { rules: 1, edition: '', decisions: [], deal: null, at: 0 };
  for (const seat of [0, 1]) await here.store.reviews.put(match.id, { ...row, seat, shared: false });
  accepted(await here.table.reviews.share(match.id, BEN.id));
  accepted(await here.table.reviews.share(match.id, ANN.id));
  expect(await say(here)).toEqual([[CAT.id, 'review', 0]]);
});

test('it is shown and taken along, gone with who is forgotten, and swept a week after the end', async () => {
  const { here, match } = await playing();
  await watch(here, match, CAT);
  await watch(here, match, DAN);
  await round(here, match);
  expect((await here.table.archive.about(CAT.id)).watching).toMatchObject([
    { matchId: match.id, mode: 'rounds' },
  ]);
  await here.table.housekeeping.forget(CAT.id);
  const about = await here.table.archive.about(CAT.id);
  expect([about.watching, about.directMessages]).toEqual([[], []]);
  expect(await say(here)).toEqual([[DAN.id, 'round', 1]]);
  accepted(await here.table.resign(match.id, ANN.id));
  await say(here);
  here.clock.now += 8 * 86_400_000;
  await here.table.housekeeping.prune(here.clock.now, 30);
  expect((await here.table.archive.about(DAN.id)).directMessages).toEqual([]);
  expect(await here.table.watching.of(match.id, DAN.id)).toBeUndefined();
});
