import { expect, onTestFinished, test, vi } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { inSlices, SLICE } from '../../src/core/work/slices.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { Outbox } from '../../src/store/repositories/outbox.ts';
import { Turns } from '../support/turns.ts';
import { chooser, press } from './any-game.ts';
import { ANN, accepted, room, running } from './room.ts';

const MOVES = 2 * SLICE;

const noted = (game: AnyGame, did: () => void): AnyGame => ({
  ...game,
  view: (...given) => {
    did();
    return game.view(...given);
  },
  apply: (...given) => {
    did();
    return game.apply(...given);
  },
});

test('between two slices the event loop serves others', async () => {
  const turns = new Turns();
  const items = Array.from({ length: 100 }, (_, index) => index);
  const found: number[] = [];
  const { most, all } = await turns.during(async () => {
    for await (const slice of inSlices(items, 10)) {
      turns.did();
      found.push(...slice);
    }
  });
  expect({ most, all, found }).toEqual({ most: 1, all: 10, found: items });
});

test.each(gamesFrom('shown'))('a long game of %s is looked at and checked in slices', async name => {
  const game = games[name];
  if (!game) throw new Error(`no game ${name}`);
  const turns = new Turns();
  const reads = new Turns();
  const own = noted(game, turns.did);
  const here = await room({ games: { [game.id]: own } });
  here.store.positions.use((_game, _rules, state) => {
    reads.did();
    return state;
  });
  const chance = chooser(7);
  let channel = 0;
  const deal = () => running(here, 2, { game: game.id, options: game.defaults, channelId: `c${++channel}` });
  let match = await deal();
  for (let tries = 0; match.rev < MOVES && tries < 20 * MOVES; tries++)
    match = match.status === 'running' ? await press(here, match, chance) : await deal();
  if (match.status === 'running') accepted(await here.table.cancel(match.id, ANN, { moderator: true }));
  const { id, rev } = match;
  const read = await reads.during(() => here.store.moves.states(id));
  expect(read.all).toBe(rev + 1);
  expect(read.most).toBeLessThanOrEqual(SLICE);
  const looked = await turns.during(() => here.table.views(id, 'table'));
  expect(looked.all).toBe(rev + 1);
  expect(looked.most).toBeLessThanOrEqual(SLICE);
  const checked = await turns.during(async () =>
    expect((await here.table.archive.verify(id))?.differs).toBeNull(),
  );
  expect(checked.all).toBe(rev);
  expect(checked.most).toBeLessThanOrEqual(SLICE);
});

test('the games of a person who goes away learn of it in slices', async () => {
  const here = await room();
  const games = SLICE + 4;
  for (let nth = 0; nth < games; nth++) {
    here.clock.now += 3_600_000;
    await running(here, 2, { channelId: `c${nth}`, guildId: `g${nth}` });
  }
  const turns = new Turns();
  const put = Outbox.prototype.put;
  const spy = vi.spyOn(Outbox.prototype, 'put').mockImplementation(function (this: Outbox, notice) {
    turns.did();
    return put.call(this, notice);
  });
  onTestFinished(() => spy.mockRestore());
  const awayUntil = here.clock.now + 86_400_000;
  const busy = await turns.during(() => here.table.people.setSettings(ANN.id, { awayUntil }));
  expect(busy).toEqual({ most: SLICE, all: games });
});
