import { expect, test } from 'vitest';
import type { Player } from '../../src/core/contract/player.ts';
import type { Thinker, Thought, WrittenLine } from '../../src/core/search/thinker.ts';
import { truth } from '../support/reads.ts';
import { toyPlayers } from '../toy/player.ts';
import { toy } from '../toy/rules/index.ts';
import type { State } from '../toy/rules/types.ts';
import { accepted, at, type Room, refused, room, running } from './room.ts';

const LINE: WrittenLine = { action: 'bid 3', value: 1, terms: [], playouts: 0 };
const PLAYERS = { toy: toyPlayers as unknown as { readonly steady: Player } };

async function thinking(lines: (here: Room, thought: Thought) => Promise<readonly WrittenLine[]>) {
  const thoughts: Thought[] = [];
  const thinker: Thinker = {
    choose: () => Promise.reject(new Error('nobody of the bot plays here')),
    lines: thought => {
      thoughts.push(thought);
      return lines(here, thought);
    },
    rollOut: async () => undefined,
  };
  const here = await room({ needs: { players: PLAYERS, thinker } });
  const match = await running(here, 2);
  return { here, match, thoughts };
}

test('the thinker gets the view of the asking seat, the same each time', async () => {
  const { here, match, thoughts } = await thinking(async () => [LINE]);
  for (let time = 0; time < 2; time++)
    expect(accepted(await here.table.hints.ask(match.id, at(match, 1)))).toEqual({ lines: [LINE], used: 1 });
  const state = await truth<State>(here, match);
  const [first, second] = thoughts;
  expect(first).toMatchObject({ game: 'toy', seat: 1, priority: 'hint' });
  expect(first?.view).toEqual(toy.view(state, 1, { resigned: [], stopped: null }));
  expect(second).toEqual(first);
});

test('where the game moves on while it is thought about, it is stale, and not counted', async () => {
  const { here, match } = await thinking(async ({ table }) => {
    for (const seat of [0, 1]) accepted(await table.act(match.id, at(match, seat), `bid ${seat + 1}`));
    return [LINE];
  });
  const { code } = refused(await here.table.hints.ask(match.id, at(match, 0)));
  expect(code).toBe('table/stale');
  expect((await here.table.hints.used(match.id)).size).toBe(0);
});

test('a thinker without lines uses up no hint, and its trouble is thrown', async () => {
  const silent = await thinking(async () => []);
  expect(accepted(await silent.here.table.hints.ask(silent.match.id, at(silent.match, 0)))).toEqual({
    lines: [],
    used: 0,
  });
  const broken = await thinking(async () => {
    throw new Error('no thought');
  });
  await expect(broken.here.table.hints.ask(broken.match.id, at(broken.match, 0))).rejects.toThrow(
    'no thought',
  );
  expect((await broken.here.table.hints.used(broken.match.id)).size).toBe(0);
});

test('each decision counts once, each seat for itself, and those of a match go with it', async () => {
  const { here, match } = await thinking(async () => [LINE]);
  const ask = (seat: number) => here.table.hints.ask(match.id, at(match, seat));
  await ask(0);
  await ask(0);
  await ask(1);
  for (const seat of [0, 1]) accepted(await here.table.act(match.id, at(match, seat), `bid ${seat + 1}`));
  accepted(await ask(1));
  expect(refused(await ask(0)).code).toBe('table/not-to-act');
  expect(await here.table.hints.used(match.id)).toEqual(
    new Map([
      [0, 1],
      [1, 2],
    ]),
  );
});
