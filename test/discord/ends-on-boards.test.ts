import { describe, expect, test } from 'vitest';
import { judgeBoards } from '../../proof/chaos/expected-lines.ts';
import { turnsOf } from '../../proof/chaos/verify.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { redrawOf } from '../../src/table/outbox/delivery-reports.ts';
import { TABLES } from '../games/harnesses.ts';
import { paintingOtherwise } from '../support/painting-otherwise.ts';
import { roomOf } from '../support/room.ts';
import { press } from '../table/any-game.ts';
import { ANN, accepted, CAT, reload, room, running } from '../table/room.ts';
import { pixel } from './kit.ts';
import { RecordedChannel } from './recorded-channel.ts';

const LINE = '**Cat** has resigned.';

/** Starts a game of three, with a channel in which its messages arrive. */
async function stage(game: string, place: 'anywhere' | 'edited') {
  const here = await room({ games });
  await here.table.housekeeping.setServer('g1', ANN, { place });
  const recorded = new RecordedChannel(() => here.clock.now);
  const context = roomOf(here.table, { presenters: paintingOtherwise(presenters, pixel) });
  const delivery = recorded.delivery(context, here.store);
  const { id } = await running(here, 3, { game, options: TABLES[game]?.[0]?.options ?? {} });
  const now = () => reload(here, { id });
  const deliver = async (): Promise<void> => {
    for (;;) {
      const [notice] = (await here.table.outbox.outlook()).notices;
      if (!notice) return;
      await delivery.deliver(notice);
    }
  };
  const resign = async (person = CAT): Promise<void> => {
    accepted(await here.table.resign(id, person.id));
    await deliver();
  };
  const redraw = async (): Promise<void> => {
    await here.store.outbox.put({ ...redrawOf(await now()), resigned: [], at: here.clock.now });
    await deliver();
  };
  const newest = async (): Promise<string> => recorded.text((await now()).boardMessageId ?? '');
  const act = async (): Promise<void> => {
    const match = await now();
    const awaited = await here.table.awaited(match);
    await press(
      here,
      match,
      () => 0,
      awaited.find(seat => !match.seats[seat]?.resigned),
    );
    await deliver();
  };
  await deliver();
  /** Returns what the messages report twice, wrongly or never. */
  const misreported = async (): Promise<readonly string[]> => {
    const match = await now();
    return judgeBoards(
      match,
      await here.table.moves(id, { since: 0, to: match.rev }),
      recorded.messages,
      await turnsOf(here.store, match),
    ).faults;
  };
  const turnAt = async (rev: number): Promise<number> =>
    (await here.store.moves.snapshot(id, rev)).turn.since;
  return { recorded, now, resign, redraw, newest, act, misreported, turnAt };
}

describe.each(gamesFrom('shown'))('the end of a seat of %s', game => {
  test('stands in its board after a redraw, an edit and the next board, and in no later board', async () => {
    const { recorded, now, resign, redraw, newest, act } = await stage(game, 'anywhere');
    await resign();
    const text = await newest();
    expect(text).toContain(LINE);
    await redraw();
    expect(await newest()).toBe(text);
    const { boardMessageId } = await now();
    while ((await now()).boardMessageId === boardMessageId) {
      expect(await newest()).toContain(LINE);
      await act();
    }
    expect(recorded.text(boardMessageId ?? '')).toContain(LINE);
    for (const again of [redraw, redraw]) {
      expect(await newest()).not.toContain(LINE);
      await again();
    }
    expect(await newest()).not.toContain(LINE);
  });

  test('stands in a message that is edited all game until the players have ended their turns', async () => {
    const { now, resign, redraw, newest, act } = await stage(game, 'edited');
    await act();
    await resign();
    const from = (await now()).rev;
    expect(await newest()).toContain(LINE);
    await act();
    await redraw();
    expect(await newest()).toContain(LINE);
    for (let most = 60; most > 0 && (await newest()).includes(LINE); most--) await act();
    expect((await now()).rev).toBeGreaterThan(from + 1);
    expect(await newest()).not.toContain(LINE);
    await redraw();
    expect(await newest()).not.toContain(LINE);
  });

  test('in the middle of a turn repeats no action of this turn', async () => {
    const { now, resign, act, misreported, turnAt } = await stage(game, 'anywhere');
    const isBegun = async (): Promise<boolean> => {
      const { rev } = await now();
      return (await turnAt(rev)) < rev && (await turnAt(rev)) === (await turnAt(rev - 1));
    };
    for (let most = 40; most > 0 && !(await isBegun()); most--) await act();
    const { rev, seats, position } = await now();
    const [acts] = position.toAct;
    await resign(seats.find(({ seat }) => seat !== acts) as typeof CAT);
    for (let most = 20; most > 0 && (await turnAt((await now()).rev)) === (await turnAt(rev)); most--)
      await act();
    await act();
    expect(await misreported()).toEqual([]);
  });
});
