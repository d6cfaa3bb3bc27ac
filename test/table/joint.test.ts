import { expect, test } from 'vitest';
import type { Match } from '../../src/table/match/types.ts';
import { truth } from '../support/reads.ts';
import { accepted, at, type Room, refused, reload, room, running } from './room.ts';
import { stepsOnly } from './steps-game.ts';

async function taking(seats: number): Promise<{ here: Room; match: Match; take: ReturnType<typeof taker> }> {
  const here = await room({ games: stepsOnly });
  const match = await running(here, seats, { game: 'steps', options: { supply: { red: 1, blue: 9 } } });
  await here.store.outbox.delivered({ matchId: match.id, place: 0, kind: 'board', upTo: 9 }, 0);
  for (const wait of await here.store.waits.list(match.id))
    await here.store.waits.change(wait, { pinged: true });
  return { here, match, take: taker(here, match) };
}

const taker =
  ({ table }: Room, match: Match) =>
  (seat: number, colour: string) =>
    table.act(match.id, at(match, seat), colour);

const waitedFor = async ({ table }: Room, { id }: Match) => (await table.waiting(id)).map(({ seat }) => seat);
const taken = async (here: Room, match: Match) =>
  (await truth<{ taken: readonly (string | null)[] }>(here, await reload(here, match))).taken;

test('a choice that does not fit is unsealed and asked for again, alone; nothing is applied or reported of the others', async () => {
  const { here, match, take } = await taking(3);
  accepted(await take(1, 'red'));
  accepted(await take(2, 'blue'));
  const last = accepted(await take(0, 'red'));
  expect(last).toMatchObject({ sealed: true, waitingFor: [1], moves: [] });
  expect(await reload(here, match)).toMatchObject({ rev: 0 });
  expect(await here.table.sealed(match.id)).toEqual([0, 2]);
  expect(await here.table.sealedOf(match.id, 1)).toBeUndefined();
  expect(await waitedFor(here, match)).toEqual([1]);
  expect(await here.table.turnedDown(match.id, 1)).toEqual({
    seat: 1,
    action: 'red',
    refusal: { code: 'steps-none-left', with: {} },
  });
  for (const seat of [0, 2]) expect(await here.table.turnedDown(match.id, seat)).toBeUndefined();
  const notices = await here.store.outbox.waiting();
  expect([...new Set(notices.map(({ kind, seat }) => `${kind} ${seat}`))].sort()).toEqual([
    'ping 1',
    'redraw null',
  ]);
});

test('its seat is pinged once; the same choice is refused at once, another one completes them', async () => {
  const { here, match, take } = await taking(3);
  for (const seat of [1, 2, 0]) accepted(await take(seat, seat === 2 ? 'blue' : 'red'));
  for (let again = 0; again < 2; again++) expect(refused(await take(1, 'red')).code).toBe('steps-none-left');
  expect(await here.table.sealed(match.id)).toEqual([0, 2]);
  const calls = (await here.store.outbox.waiting()).filter(({ kind }) => kind === 'ping');
  expect(calls).toHaveLength(1);
  const done = accepted(await take(1, 'blue'));
  expect(done.moves.map(({ seat, action, by }) => [seat, action, by])).toEqual([
    [0, 'red', 'person'],
    [1, 'blue', 'person'],
    [2, 'blue', 'person'],
  ]);
  expect(await taken(here, match)).toEqual(['red', 'blue', 'blue']);
  expect(await here.table.turnedDown(match.id, 1)).toBeUndefined();
});

test('a seat that would complete the choices with one that does not fit is refused; the others may still change theirs', async () => {
  const { here, match, take } = await taking(2);
  accepted(await take(0, 'red'));
  expect(refused(await take(1, 'red')).code).toBe('steps-none-left');
  expect(await waitedFor(here, match)).toEqual([1]);
  accepted(await take(0, 'blue'));
  accepted(await take(1, 'red'));
  expect(await taken(here, match)).toEqual(['blue', 'red']);
});

test('while a choice is missing nobody learns that theirs would not fit', async () => {
  const { take } = await taking(3);
  accepted(await take(0, 'red'));
  expect(accepted(await take(1, 'red'))).toMatchObject({ sealed: true, waitingFor: [2] });
});

test('a stand-in takes what fits', async () => {
  const { here, match, take } = await taking(3);
  accepted(await take(0, 'red'));
  accepted(await here.table.resign(match.id, at(match, 1)));
  accepted(await take(2, 'blue'));
  expect(await taken(here, match)).toEqual(['red', 'blue', 'blue']);
  const log = await here.table.moves(match.id, { since: 0, to: 9 });
  expect(log.map(({ by }) => by)).toEqual(['person', 'stand-in', 'person']);
});

test('a stand-in that comes first may leave a sealed choice no room: it is asked again, and pinged', async () => {
  const { here, match, take } = await taking(3);
  accepted(await take(1, 'red'));
  accepted(await take(2, 'blue'));
  accepted(await here.table.resign(match.id, at(match, 0)));
  expect(await waitedFor(here, match)).toEqual([1]);
  const calls = (await here.store.outbox.waiting()).filter(({ kind }) => kind === 'ping');
  expect(calls.map(({ seat }) => seat)).toEqual([1]);
  accepted(await take(1, 'blue'));
  expect(await taken(here, match)).toEqual(['red', 'blue', 'blue']);
});
