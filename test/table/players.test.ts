import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import type { Player, Players, Strength } from '../../src/core/contract/player.ts';
import { chosen, type Thinker, thinkerHere } from '../../src/core/search/thinker.ts';
import { players as house } from '../../src/games/bots.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { UnknownOutcomeError, UnreachableError } from '../../src/store/index.ts';
import type { Match } from '../../src/table/match/types.ts';
import { Table } from '../../src/table/table.ts';
import { toys } from '../toy/rules/index.ts';
import { ANN, accepted, BEN, opening, type Room, reload, room, running } from './room.ts';
import { slowly, steady, TOY } from './thinkers.ts';

const alone = async (here: Room, players: readonly Strength[], game = 'toy') => {
  const options = game === 'porto' ? { variant: 'family' } : {};
  const wish = opening({ game, options, seats: players.length + 1, players, seating: 'joined' });
  return accepted(await here.table.openAndStart(wish));
};

async function playOut(here: Room, match: Match): Promise<Match> {
  let now = match;
  for (let turn = 0; turn < 2_000 && now.status === 'running'; turn++) {
    await here.table.thinking.idle();
    now = await reload(here, now);
    const own = now.seats.find(({ id }) => id === ANN.id)?.seat ?? -1;
    if (now.status !== 'running' || !(await here.table.awaited(now)).includes(own)) continue;
    const game = { ...games, ...toys }[now.game] as AnyGame;
    const [action] = now.position.legal(own);
    accepted(await here.table.act(now.id, ANN.id, game.write(action)));
  }
  return reload(here, now);
}

/** Starts a game in which the hard bot thinks until the test lets it answer. */
async function thinking() {
  const slow = slowly();
  const here = await room({ needs: { players: TOY, thinker: slow.thinker } });
  const match = await alone(here, ['hard']);
  await expect.poll(() => slow.thoughts).toHaveLength(1);
  return { slow, here, match };
}

test('a person and players of the bot begin at once, and play to the end', async () => {
  const here = await room({ games, needs: { players: house } });
  const match = await alone(here, ['easy', 'medium'], 'porto');
  expect(match).toMatchObject({ status: 'running' });
  expect(match.seats.map(({ strength }) => strength).sort()).toEqual(['easy', 'medium', null]);
  const ended = await playOut(here, match);
  expect(ended).toMatchObject({ status: 'over', endedBy: 'rules' });
  const log = await here.table.moves(match.id, { since: 0, to: ended.rev });
  const own = ended.seats.find(({ id }) => id === ANN.id)?.seat;
  for (const { seat, by } of log) expect(by === 'player').toBe(seat !== own && by !== 'forced');
});

test('a bot is shown its seat’s view to think about, and no more', async () => {
  const { slow, here, match } = await thinking();
  const [thought] = slow.thoughts;
  const seat = match.seats.findIndex(({ strength }) => strength === 'hard');
  expect(thought).toEqual({
    game: 'toy',
    view: match.position.view(seat),
    seat,
    strength: 'hard',
    seed: expect.any(Number),
    priority: 'play',
  });
  slow.let();
  await here.table.thinking.idle();
});

test('a thought that comes too late is dropped, since the game went on without it', async () => {
  const { slow, here, match } = await thinking();
  accepted(await here.table.resign(match.id, ANN.id));
  slow.let();
  await here.table.thinking.idle();
  expect(await reload(here, match)).toMatchObject({ status: 'over', endedBy: 'resignation', rev: 0 });
});

test('a thought that fails keeps no table waiting', async () => {
  const failures: unknown[] = [];
  const thinker: Thinker = {
    choose: () => Promise.reject(new Error('the thinking process ended')),
    lines: async () => [],
    rollOut: async () => undefined,
  };
  const here = await room({ needs: { players: TOY, thinker, failed: error => failures.push(error) } });
  const match = await alone(here, ['hard']);
  const ended = await playOut(here, match);
  expect(ended.status).toBe('over');
  expect(failures.length).toBeGreaterThan(3);
});

/**
 * Makes the database fail `times` times while a bot thinks: at the read of the sealed choices, or at the write of the bot's
 * choice.
 */
async function outage(id: string, at: 'read' | 'write', times: number, error: Error) {
  const shelf = { games: { ...games, ...toys }, players: { ...house, ...TOY } };
  const failures: unknown[] = [];
  const pauses: number[] = [];
  const isDown = () => pauses.length < times;
  const down = () => Promise.reject(error);
  const here = await room({
    games: shelf.games,
    needs: {
      players: shelf.players,
      thinker: {
        ...thinkerHere(shelf),
        async choose(thought) {
          if (at === 'write' && isDown()) here.store.transaction = down;
          return chosen(shelf, { ...thought, strength: 'easy' });
        },
      },
      failed: error => failures.push(error),
      pause: async milliseconds => {
        pauses.push(milliseconds);
        if (!isDown())
          Object.assign(here.store, { transaction }) && Object.assign(here.store.sealed, { list });
      },
    },
  });
  const { transaction, sealed } = here.store;
  const { list } = sealed;
  if (at === 'read') sealed.list = down;
  const game = shelf.games[id];
  if (!game) throw new Error(`no game is called ${id}`);
  return { here, game, failures, pauses };
}

test.each([...gamesFrom('with-bots'), 'toy'].flatMap(id => [[id, 'read'] as const, [id, 'write'] as const]))(
  '%s: a thought that meets an outage (%s) is tried again until the database answers',
  async (id, at) => {
    const { here, game, failures, pauses } = await outage(
      id,
      at,
      8,
      new UnreachableError('the database can not be reached'),
    );
    const options = game.defaults as Readonly<Record<string, unknown>>;
    const wanted = { game: id, options, seats: 2, players: ['hard'] as const, seating: 'joined' as const };
    let match = accepted(await here.table.openAndStart(opening(wanted)));
    const own = match.seats.findIndex(({ id: person }) => person === ANN.id);
    await here.table.thinking.idle();
    for (let decision = 0; decision < 20 && pauses.length === 0; decision++) {
      const [action] = match.position.legal(own);
      match = accepted(await here.table.act(match.id, ANN.id, game.write(action))).match;
      await here.table.thinking.idle();
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    expect(failures.map(String)).toEqual(['Error: the database failed: it is tried again']);
    expect(await here.table.awaited(await reload(here, match))).toEqual([own]);
  },
);

test.each(['read', 'write'] as const)(
  'a thought that meets a fault of the program (%s) is reported, and not tried again',
  async at => {
    const { here, game, failures, pauses } = await outage('toy', at, 8, new TypeError('a fault'));
    const options = game.defaults as Readonly<Record<string, unknown>>;
    const wanted = { game: 'toy', options, seats: 2, players: ['hard'] as const, seating: 'joined' as const };
    await here.table.openAndStart(opening(wanted));
    await here.table.thinking.idle();
    expect(pauses).toEqual([]);
    expect(failures.map(String)).toEqual(['TypeError: a fault']);
  },
);

test.each(['kept', 'lost'])(
  'a move of which the database does not say whether it was kept (%s): the bot looks',
  async how => {
    const here = await room({
      needs: { players: TOY, thinker: thinkerHere({ games: toys, players: TOY }) },
    });
    let match = await alone(here, ['hard']);
    await here.table.thinking.idle();
    match = await reload(here, match);
    const { transaction } = here.store;
    here.store.transaction = async (work, key) => {
      here.store.transaction = transaction;
      await transaction
        .call(
          here.store,
          async repositories => {
            await work(repositories);
            if (how === 'lost') throw new Error('rolled back');
          },
          key,
        )
        .catch(() => undefined);
      throw new UnknownOutcomeError('nobody knows');
    };
    here.announced.length = 0;
    const own = match.seats.findIndex(({ id }) => id === ANN.id);
    const [action] = match.position.legal(own);
    const asked = here.table.act(match.id, ANN.id, toys.toy?.write(action) ?? '');
    await expect(asked).rejects.toThrow('nobody knows');
    expect(here.announced).toContain(match.id);
    await expect
      .poll(async () => here.table.awaited(await reload(here, match)), { timeout: 300_000 })
      .toEqual([own]);
    expect((await reload(here, match)).rev > match.rev).toBe(how === 'kept');
  },
);

test('after a restart a player of the bot thinks again', async () => {
  const { here, match } = await thinking();
  // The new table knows no thoughts of the old one, as after a restart.
  const next = new Table({ store: here.store, games: toys, players: TOY, now: () => 1, announce: () => {} });
  await next.thinking.resume();
  await next.thinking.idle();
  const seat = match.seats.findIndex(({ strength }) => strength === 'hard');
  expect(await next.sealed(match.id)).toEqual([seat]);
});

test('taken up after a restart, or from another process, in an outage: whoever was thinking thinks when it ends', async () => {
  const here = await room({ needs: { players: TOY, thinker: slowly().thinker } });
  const match = await alone(here, ['hard']);
  const { matches } = here.store;
  const { withThinkers, get } = matches;
  const down = () => Promise.reject(new UnreachableError('the database can not be reached'));
  Object.assign(matches, { withThinkers: down });
  const failures: unknown[] = [];
  let pauses = 0;
  const next = new Table({
    store: here.store,
    games: toys,
    players: TOY,
    now: () => 1,
    announce: () => {},
    failed: error => failures.push(error),
    pause: async () => {
      pauses += 1;
      if (pauses === 2) Object.assign(matches, { withThinkers, get: down });
      if (pauses === 4) Object.assign(matches, { get });
    },
  });
  await next.thinking.resume();
  await next.thinking.idle();
  expect(await next.sealed(match.id)).toEqual([match.seats.findIndex(({ strength }) => strength === 'hard')]);
  expect([pauses, failures]).toEqual([4, [expect.any(Error), expect.any(Error)]]);
});

test('an action that leads to a long thought is reported with its answer, in one message', async () => {
  const slow = slowly();
  const thinker: Thinker = {
    ...thinkerHere({ games, players: house }),
    async choose(thought) {
      slow.thoughts.push(thought);
      return new Promise(() => {});
    },
  };
  const here = await room({ games, needs: { players: house, thinker } });
  const match = await alone(here, ['hard'], 'porto');
  const porto = games.porto as AnyGame;
  const noticesIn = async (rev: number) =>
    (await here.store.outbox.waiting(match.id)).filter(row => row.rev === rev);
  accepted(await here.table.act(match.id, ANN.id, porto.write(match.position.legal(0)[0])));
  await expect.poll(() => slow.thoughts).toHaveLength(1);
  // The board waits for the thought for at most three seconds, so that an endless thought hides no board.
  expect((await noticesIn(1)).map(({ kind, retryAt }) => [kind, retryAt])).toEqual([
    ['progress', here.clock.now + 3_000],
  ]);
  const next = new Table({
    store: here.store,
    games,
    players: house,
    now: () => here.clock.now,
    announce: () => {},
  });
  await next.thinking.resume();
  await next.thinking.idle();
  expect((await noticesIn(2)).map(({ kind, since, retryAt }) => [kind, since, retryAt])).toEqual([
    ['progress', 1, null],
  ]);
  const { notices } = await next.outbox.outlook();
  expect(notices).toMatchObject([{ matchId: match.id, kind: 'board', rev: 2, since: -1 }]);
});

test('an absent person is played for by the medium bot, or by the published rule where the table wants it', async () => {
  const asked: string[] = [];
  const noting = (name: string): Player => ({
    choose(...given) {
      asked.push(name);
      return steady.choose(...given);
    },
  });
  const players: Players = {
    toy: {
      steady: noting('steady'),
      strengths: { easy: steady, medium: noting('medium'), hard: steady },
    },
  };
  for (const standIn of ['medium', 'steady'] as const) {
    const here = await room({ needs: { players } });
    const match = await running(here, 3, { standIn });
    accepted(await here.table.resign(match.id, BEN.id));
    for (const person of match.seats.filter(({ id }) => id !== BEN.id)) {
      const [action] = (await reload(here, match)).position.legal(person.seat);
      accepted(await here.table.act(match.id, person.id, (toys.toy as AnyGame).write(action)));
    }
    expect(new Set(asked.splice(0))).toEqual(new Set([standIn]));
  }
});
