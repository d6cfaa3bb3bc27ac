import { describe, expect, test } from 'vitest';
import { heardOf, type Read } from '../../bench/chaos/story.ts';
import { turnsOf } from '../../bench/chaos/verify.ts';
import '../../bench/chaos/painted-shelf.ts';
import { Chance } from '../../bench/guard/chance.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { Delivery } from '../../src/discord/messages/delivery.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games as registry } from '../../src/games/registry.ts';
import { NO_LIMITS } from '../../src/table/limits.ts';
import type { Match, Move } from '../../src/table/types.ts';
import { Wall } from '../discord/wall.ts';
import { roomOf } from '../support/room.ts';
import { at, reload, room, running } from '../table/room.ts';
import { toys } from '../toy/rules/index.ts';

// A channel as the table and the delivery fill it, while people play faster than they are told, take back and delete.

const games: Readonly<Record<string, AnyGame>> = { ...registry, ...toys };
const OPTIONS: Readonly<Record<string, object>> = { toy: { tiles: 40 }, porto: { variant: 'family' } };
/** Nothing is painted. */
const quick = Object.fromEntries(
  Object.entries(presenters).map(([id, voice]) => [
    id,
    (...[language]: Parameters<typeof voice>) => ({
      ...voice(language),
      picture: async (_view: unknown, _names: unknown, _marked: unknown, name: string) => ({
        file: Buffer.alloc(0),
        name,
        alt: '',
      }),
      ending: async () => undefined,
    }),
  ]),
);

interface Channel {
  readonly match: Match;
  readonly log: readonly Move[];
  readonly boards: readonly Read[];
  readonly turns: readonly number[];
}

async function channel(game: string, seed: number): Promise<Channel> {
  const here = await room({ games, seed, needs: { limits: NO_LIMITS } });
  const { table, clock, store } = here;
  const chance = new Chance(seed);
  const wall = new Wall(() => clock.now);
  const delivery = new Delivery({
    room: roomOf(table, { games, presenters: quick, now: () => clock.now }),
    rest: wall.rest,
    kv: store.kv,
    self: () => '1',
    now: () => clock.now,
  });
  const { id } = await running(here, 3, { game, options: OPTIONS[game] ?? {}, guildId: null });
  const tell = async () => {
    for (;;) {
      const [notice] = (await table.outbox.outlook()).notices;
      if (!notice) return;
      clock.now += 1_000;
      await delivery.deliver(notice);
    }
  };
  const takeBack = async (match: Match) => {
    const person = at(match, (await table.undoable(id))?.seats[0] ?? 0);
    await table.questions.askUndo(id, person);
    for (const other of match.seats) await table.questions.answer(id, other.id, true);
  };
  for (
    let match = await reload(here, { id });
    match.status === 'running';
    match = await reload(here, { id })
  ) {
    clock.now += 60_000;
    if (chance.onceIn(2)) await tell();
    const { boardMessageId } = await reload(here, { id });
    if (chance.onceIn(12) && boardMessageId !== null) {
      wall.delete(boardMessageId);
      await table.outbox.lost(id, boardMessageId);
    }
    if (chance.onceIn(8)) await takeBack(match);
    const { position } = await reload(here, { id });
    const sealed = await table.sealed(id);
    const seat = position.toAct.find(each => !sealed.includes(each)) ?? 0;
    await table.act(id, at(match, seat), games[game]?.write(chance.of(position.legal(seat))) ?? '');
  }
  await tell();
  const match = await reload(here, { id });
  const log = await table.moves(id, { since: 0, to: match.rev });
  const boards = wall.messages.filter(({ attachments }) => attachments[0]?.filename.startsWith(`${game}-`));
  const turns = await turnsOf(store, match);
  await store.close();
  return { match, log, boards, turns };
}

const judged = ({ match, log, boards, turns }: Channel) => heardOf(match, log, boards, turns);

describe.each(['toy', 'porto'])('%s', game => {
  test('each action is told once, however late, with what was taken back and what was deleted', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const heard = await channel(game, seed);
      const undos = heard.log.filter(({ restores }) => restores !== null);
      expect([undos.length > 0, heard.boards.some(({ deletedAt }) => deletedAt)]).toEqual([true, true]);
      expect(judged(heard)).toEqual({ faults: [], unjudged: [] });
    }
  });

  test('a story that is told twice, or lost, is found', async () => {
    const heard = await channel(game, 1);
    const { boards } = heard;
    const found = (index: number, changed: readonly Read[]) => {
      expect(judged({ ...heard, boards: changed }).faults, `board ${index}`).not.toEqual([]);
    };
    const last = boards.length - 1;
    found(last, boards.slice(0, -1));
    for (let index = 2; index < last; index++) {
      const [before, board] = [boards[index - 1], boards[index]];
      if (!before || !board || before.deletedAt || board.deletedAt) continue;
      const [first = '', ...rest] = board.content.split('\n');
      found(index, boards.with(index, { ...board, content: rest.join('\n') }));
      found(index, boards.with(index, { ...board, content: `${first}\n${board.content}` }));
      found(index, boards.with(index, { ...board, content: `${before.content}\n${board.content}` }));
    }
  });
});
