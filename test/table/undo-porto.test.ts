import { expect, test } from 'vitest';
import { games as shelf } from '../../src/games/registry.ts';
import type { Match, Move } from '../../src/table/match/types.ts';
import { replay } from '../../src/table/results/replay.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { truth } from '../support/reads.ts';
import { begin, chooser, game } from './porto-room.ts';
import { ANN, accepted, at, type Room, refused, reload, room } from './room.ts';

const act = async ({ table }: Room, match: Match, seat: number, action: string) =>
  accepted(await table.act(match.id, at(match, seat), action)).match;
const code = async (result: Promise<Parameters<typeof refused>[0]>) => refused(await result).code;
const log = ({ table }: Room, match: Match): Promise<readonly Move[]> =>
  table.moves(match.id, { since: 0, to: 99_999 });

const porto = (here: Room, seats: number, variant: string): Promise<Match> =>
  begin(here, { seats, options: { variant } });

async function play(here: Room, match: Match, wanted: string): Promise<Match> {
  const now = await reload(here, match);
  const [seat = -1] = now.position.toAct;
  const legal = now.position.legal(seat).map(action => game.write(action));
  const plain = (text: string) => text.startsWith(wanted) && !text.includes('claim');
  return act(here, now, seat, legal.find(plain) ?? legal[0] ?? '');
}

test('an undo of the action of another seat is refused, and the refusal names whose action it is', async () => {
  const here = await room({ games: shelf });
  const family = await porto(here, 3, 'family');
  await play(here, family, 'draw');
  const never = await here.table.undo(family.id, at(family, 2));
  expect(refused(never)).toEqual({ code: 'table/undo-not-yours', with: { seats: [0] } });
});

test('a build that claims and refills nothing goes back at once, a draw by consent, to the same refill', async () => {
  const here = await room({ games: shelf });
  let match = await porto(here, 2, 'family');
  const builds = () =>
    match.position
      .legal(match.position.toAct[0] ?? -1)
      .some(action => game.write(action).startsWith('build'));
  for (let turns = 0; !builds() && turns < 20; turns++) match = await play(here, match, 'draw 1');
  const before = match;
  const seat = before.position.toAct[0] ?? -1;
  match = await play(here, match, 'build');
  expect((await log(here, match)).at(-1)).toMatchObject({ reveals: false, seat });
  expect((await here.table.undoable(match.id))?.consent).toBeNull();
  match = accepted(await here.table.undo(match.id, at(match, seat))).match;
  expect(await truth(here, match)).toEqual(await truth(here, before));

  const drawn = await play(here, match, 'draw');
  expect(refused(await here.table.undo(match.id, at(match, seat))).with.reason).toBe('revealed');
  accepted(await here.table.requests.askUndo(match.id, at(match, seat)));
  match = accepted(await here.table.requests.answer(match.id, at(match, 1 - seat), true)).match;
  expect(await truth(here, match)).toEqual(await truth(here, before));
  match = await play(here, match, 'draw');
  expect(await truth(here, match)).toEqual(await truth(here, drawn));
  await replay(here.store, shelf, match.id);
});

test.each([
  ['standard', 3],
  ['family', 2],
  ['solo', 1],
] as const)(
  'a whole random %s game for %i with wishes to undo on the way replays and ends',
  async (variant, seats) => {
    const here = await room({ games: shelf, seed: 5 });
    const below = chooser(11 + seats);
    let match = await porto(here, seats, variant);
    let undone = 0;
    for (let presses = 0; match.status === 'running'; presses++) {
      expect(presses).toBeLessThan(3_000);
      // With this interval, no person reaches the limit of questions.
      here.clock.now += 15 * 60_000;
      const what = below(4) === 0 ? await here.table.undoable(match.id) : undefined;
      const seat = what?.seats[below(what.seats.length)];
      if (what && seat !== undefined) {
        let { done } = accepted(await here.table.requests.askUndo(match.id, at(match, seat)));
        for (const other of match.seats.filter(({ seat: one }) => one !== seat && !done)) {
          const answer = await here.table.requests.answer(match.id, other.id, below(5) > 0);
          if (answer.ok) done = answer.value.done;
        }
        const now = await reload(here, match);
        expect(now.rev).toBe(done ? match.rev + 1 : match.rev);
        if (done)
          expect((await here.store.moves.snapshot(match.id, what.restores)).state).toEqual(
            await truth(here, now),
          );
        if (done) undone += 1;
      }
      const sealed = await here.table.sealed(match.id);
      match = await reload(here, match);
      const awaited = match.position.toAct.filter(other => !sealed.includes(other));
      const next = awaited[below(awaited.length)] ?? -1;
      const legal = match.position.legal(next);
      match = await act(here, match, next, game.write(legal[below(legal.length)]));
    }
    expect(undone).toBeGreaterThan(5);
    expect(match.practised).toBe(seats === 1);
    await replay(here.store, shelf, match.id);
  },
);

test('a solo game goes back step by step to the choice of contracts, and its score then counts as practised', async () => {
  const path = await sharedDatabase();
  let here = await room({ games: shelf, path });
  const dealt = await porto(here, 1, 'solo');
  const boards = [dealt];
  for (let steps = 0; steps < 12; steps++) boards.push(await play(here, dealt, 'draw'));
  expect(boards.at(-1)?.practised).toBe(false);
  const played = await log(here, dealt);
  for (const board of boards.slice(0, -1).toReversed()) {
    const { match } = accepted(await here.table.undo(dealt.id, ANN.id));
    expect(match.practised).toBe(true);
    expect(await truth(here, match)).toEqual(await truth(here, board));
  }
  expect(await code(here.table.undo(dealt.id, ANN.id))).toBe('table/undo-nothing');
  for (const move of played.filter(({ by }) => by === 'person')) {
    accepted(await here.table.act(dealt.id, ANN.id, move.action));
  }
  expect(await truth(here, await reload(here, dealt))).toEqual(await truth(here, boards.at(-1) ?? dealt));
  await replay(here.store, shelf, dealt.id);
  await here.store.close();
  here = await room({ games: shelf, path });
  let match = await reload(here, dealt);
  for (let steps = 0; match.status === 'running' && steps < 500; steps++)
    match = await play(here, match, 'build');
  expect(match).toMatchObject({ status: 'over', practised: true });
  expect(await code(here.table.undo(dealt.id, ANN.id))).toBe('table/undo-over');
});

test('a reshuffle that was undone falls the same way again', async () => {
  const here = await room({ games: shelf });
  let match = await porto(here, 1, 'solo');
  const shuffled = async (now: Match) => (await truth<{ reshuffles: number }>(here, now)).reshuffles;
  let before = match;
  for (let steps = 0; (await shuffled(match)) === 0 && match.status === 'running' && steps < 300; steps++) {
    before = match;
    match = await play(here, match, steps % 3 === 0 ? 'build' : 'draw');
  }
  if ((await shuffled(match)) === 0) throw new Error('this seed has no reshuffle: choose another');
  const moves = await log(here, match);
  const { action } = moves.findLast(move => move.by === 'person') ?? { action: '' };
  const back = accepted(await here.table.undo(match.id, ANN.id)).match;
  expect(await truth(here, back)).toEqual(await truth(here, before));
  const again = accepted(await here.table.act(match.id, ANN.id, action)).match;
  expect(await truth(here, again)).toEqual(await truth(here, match));
  await replay(here.store, shelf, match.id);
});
