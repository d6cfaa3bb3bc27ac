import { expect, onTestFinished, test } from 'vitest';
import { boardOf } from '../../proof/chaos/board-versions.ts';
import { judgeSoloBoards } from '../../proof/chaos/expected-lines.ts';
import { turnFaults } from '../../proof/chaos/turn-laws.ts';
import { turnsOf } from '../../proof/chaos/verify.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { players as house } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { NEW_MESSAGE_AFTER_MS } from '../../src/table/moves/tell-moves.ts';
import { paintingOtherwise } from '../support/painting-otherwise.ts';
import { roomOf } from '../support/room.ts';
import { accepted, opening, reload, room } from '../table/room.ts';
import { pixel } from './kit.ts';
import { RecordedChannel } from './recorded-channel.ts';

const unpainted = paintingOtherwise(presenters, pixel, []);
const OPTIONS: Readonly<Record<string, object>> = { porto: { variant: 'family' } };

async function stage(game: string) {
  const here = await room({ games: games as Record<string, AnyGame>, needs: { players: house } });
  onTestFinished(() => here.store.close());
  const { table, clock } = here;
  clock.now = Date.parse('2026-05-04T12:00Z');
  const recorded = new RecordedChannel(() => clock.now);
  const handling = roomOf(table, { games, presenters: unpainted });
  const delivery = recorded.delivery(handling, here.store);
  const rules = games[game];
  if (!rules) throw new Error(`no game ${game}`);
  const options = OPTIONS[game] ?? (rules.defaults as object);
  const wish = { game, options, guildId: null, seats: 2, players: ['easy'], seating: 'joined' } as const;
  const { id } = accepted(await table.openAndStart(opening(wish)));
  const tell = async (): Promise<readonly string[]> => {
    recorded.asked.length = 0;
    await table.thinking.idle();
    for (;;) {
      const [notice] = (await table.outbox.outlook()).notices;
      if (!notice) return [...recorded.asked];
      clock.now = Math.max(clock.now, notice.at + 3_000);
      await delivery.deliver(notice);
    }
  };
  const act = async (): Promise<boolean | undefined> => {
    const now = await reload(here, { id });
    const seat = (await table.awaited(now)).find(each => now.seats[each]?.strength === null);
    if (now.status !== 'running' || seat === undefined) return undefined;
    const [action] = now.position.legal(seat);
    const { moves } = accepted(await table.act(id, now.seats[seat]?.id ?? '', rules.write(action)));
    return moves.some(move => move.endsTurn && move.seat === seat);
  };
  const turn = async (minutes = 1): Promise<readonly string[]> => {
    clock.now += minutes * 60_000;
    const asked: string[] = [];
    for (;;) {
      const ended = await act();
      if (ended === undefined) return asked;
      asked.push(...(await tell()));
      if (ended) return asked;
    }
  };
  return { here, recorded, turn, tell, act, deliver: delivery.deliver.bind(delivery), id };
}

// test/evenings/edited.evening shows what people read.
test.each(gamesFrom('with-bots'))(
  '%s: the judge of the trials reads its one message edit by edit, and finds what is wrong in it',
  async game => {
    const { here, recorded, turn, tell, id } = await stage(game);
    await tell();
    for (let nth = 0; nth < 4; nth++) await turn();
    await turn(NEW_MESSAGE_AFTER_MS / 60_000);
    await turn();
    const match = await reload(here, { id });
    const log = await here.table.moves(id, { since: 0, to: match.rev });
    const turns = await turnsOf(here.store, match);
    const sights = recorded.versions.flatMap(({ filename, ...version }) => {
      const board = boardOf(filename);
      return board ? [{ ...version, ...board }] : [];
    });
    const alone = [match.createdAt, ...log.map(({ at }) => at)];
    const seen = { match: id, turns, sights, calls: [], alone };
    expect(judgeSoloBoards(match, log, sights, turns)).toEqual({ faults: [], unjudged: [] });
    expect(turnFaults(seen)).toEqual([]);

    const last = sights.length - 1;
    const sight = sights[last];
    if (!sight) throw new Error('nothing was reported');
    const faultsOf = (change: Partial<typeof sight>) =>
      judgeSoloBoards(match, log, sights.with(last, { ...sight, ...change }), turns).faults;
    const [first = '', ...rest] = sight.content.split('\n');
    expect(faultsOf({ content: rest.join('\n') })).toHaveLength(1);
    expect(faultsOf({ content: `${first}\n${sight.content}` })).toHaveLength(1);
    expect(faultsOf({ content: sights[last - 2]?.content ?? '' })).toHaveLength(1);
    const second = { ...sight, posted: true, messageId: 'another' };
    expect(turnFaults({ ...seen, sights: [...sights, second] })[0]).toMatch('a second message');
  },
);

test.each(gamesFrom('with-bots'))(
  '%s: an edit that its person has overtaken shows what stands now, with its buttons',
  async game => {
    const { here, recorded, turn, tell, deliver, act, id } = await stage(game);
    await tell();
    await turn();
    await act();
    await here.table.thinking.idle();
    here.clock.now += 3_000;
    const [overtaken] = (await here.table.outbox.outlook()).notices;
    if (!overtaken) throw new Error('nothing is to be reported');
    while (!(await act()));
    await here.table.thinking.idle();
    expect((await reload(here, { id })).rev).toBeGreaterThan(overtaken.rev);
    await deliver(overtaken);
    const then = { text: recorded.text('900'), rows: recorded.rows('900') };
    await tell();
    expect(then).toEqual({ text: recorded.text('900'), rows: recorded.rows('900') });
    expect(then.rows).not.toEqual([]);
  },
);
