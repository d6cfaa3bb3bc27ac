import { expect, test } from 'vitest';
import { games as shelf } from '../../src/games/registry.ts';
import type { Match, Move } from '../../src/table/match/types.ts';
import { replay } from '../../src/table/results/replay.ts';
import { truth } from '../support/reads.ts';
import { begin, chooser, game } from './porto-room.ts';
import { ANN, accepted, at, type Room, reload, room } from './room.ts';

const act = async ({ table }: Room, match: Match, seat: number, action: string) =>
  accepted(await table.act(match.id, at(match, seat), action)).match;
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
