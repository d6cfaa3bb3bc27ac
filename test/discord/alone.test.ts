import { expect, onTestFinished, test } from 'vitest';
import { boardOf } from '../../proof/chaos/board-versions.ts';
import { judgeSoloBoards } from '../../proof/chaos/expected-lines.ts';
import { turnFaults } from '../../proof/chaos/turn-laws.ts';
import { turnsOf } from '../../proof/chaos/verify.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { publicStory } from '../../src/discord/messages/board-lines.ts';
import { players as house } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { plain } from '../../src/presentation/text/names.ts';
import { NEW_MESSAGE_AFTER_MS } from '../../src/table/moves/tell-moves.ts';
import type { GamePlace } from '../../src/table/people/servers.ts';
import { AGAIN } from '../../src/table/waiting/decision-pings.ts';
import { paintingOtherwise } from '../support/painting-otherwise.ts';
import { roomOf } from '../support/room.ts';
import { ANN, accepted, BEN, opening, reload, room, running } from '../table/room.ts';
import { pixel } from './kit.ts';
import { RecordedChannel } from './recorded-channel.ts';

const unpainted = paintingOtherwise(presenters, pixel, []);
const OPTIONS: Readonly<Record<string, object>> = { porto: { variant: 'family' } };

async function stage(game: string, people: 1 | 2, seats = 2, place: GamePlace = 'anywhere') {
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
  const players = people === 1 && seats === 2 ? (['easy'] as const) : [];
  accepted(await table.housekeeping.setServer('g1', ANN, { place }));
  const guildId = people === 1 ? null : 'g1';
  const wish = { game, options, guildId, seats, players, seating: 'joined' } as const;
  const match =
    people === 1 ? accepted(await table.openAndStart(opening(wish))) : await running(here, 2, wish);
  const { id } = match;
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
  return { here, recorded, turn, tell, act, deliver: delivery.deliver.bind(delivery), handling, id };
}

test.each(gamesFrom('with-bots'))(
  '%s: a game of one person with the bot is one message, edited',
  async game => {
    const { here, recorded, turn, tell, id } = await stage(game, 1);
    await tell();
    expect(recorded.messages).toHaveLength(1);
    const said: string[] = [];
    for (let nth = 0; nth < 5; nth++) {
      said.push(...(await turn()));
      expect(plain(recorded.text('900'))).toContain(ANN.name);
    }
    expect(said.length).toBeGreaterThan(4);
    expect(new Set(said)).toEqual(new Set(['edit 900']));
    expect(recorded.messages.flatMap(({ mentions }) => mentions)).toEqual([]);
    expect(recorded.text('900')).not.toContain('<@');

    // After a pause the bot posts a new board. The old board keeps the last turn and pings no person.
    const after = await turn(NEW_MESSAGE_AFTER_MS / 60_000);
    expect(after.slice(0, 2)).toEqual(['post 901', 'edit 900']);
    expect(new Set(await turn())).toEqual(new Set(['edit 901']));
    expect(recorded.messages).toHaveLength(2);
    expect((await reload(here, { id })).boardMessageId).toBe('901');
  },
);

test.each(gamesFrom('with-bots'))(
  '%s: it tells the last turn of its person and what the bot did after it',
  async game => {
    const { here, recorded, turn, tell, handling, id } = await stage(game, 1);
    await tell();
    for (let nth = 0; nth < 4; nth++) await turn();
    const match = await reload(here, { id });
    const log = await here.table.moves(id, { since: 0, to: match.rev });
    const person = match.seats.findIndex(({ strength }) => strength === null);
    // A turn belongs to the seat that begins it, even if another seat answers a question in that turn.
    const starts = [0, ...log.filter(({ endsTurn }) => endsTurn).map(({ rev }) => rev)].slice(0, -1);
    const since = starts.findLast(start => log[start]?.seat === person) ?? 0;
    const shown = log.filter(({ rev }) => rev > since);
    expect(shown.some(({ seat }) => seat !== person)).toBe(true);
    const story = publicStory(handling, match, shown).join('\n');
    expect(story).toContain(plain(ANN.name));
    expect(recorded.text('900').startsWith(`${story}\n`)).toBe(true);
  },
);

test.each(gamesFrom('with-bots'))(
  '%s: the judge of the trials reads its one message edit by edit, and finds what is wrong in it',
  async game => {
    const { here, recorded, turn, tell, id } = await stage(game, 1);
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
    const { here, recorded, turn, tell, deliver, act, id } = await stage(game, 1);
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

test.each(Object.keys(games))('%s: among people each turn is a message', async game => {
  const { recorded, turn, tell } = await stage(game, 2);
  await tell();
  for (let nth = 0; nth < 4; nth++)
    expect((await turn()).filter(what => what.startsWith('post')).length).toBeGreaterThan(0);
  expect(recorded.messages.length).toBeGreaterThan(4);
});

test.each(Object.keys(games))(
  '%s: where the server wants it, a game among people is one message, edited, and each person is pinged separately',
  async game => {
    const { here, recorded, turn, tell, handling, id } = await stage(game, 2, 2, 'edited');
    await tell();
    const boards = () =>
      recorded.messages.filter(({ attachments }) => attachments.length > 0).map(({ id }) => id);
    expect(boards()).toEqual(['900']);
    for (let nth = 0; nth < 6; nth++) {
      const before = recorded.messages.length;
      expect(await turn()).toContain('edit 900');
      const calls = recorded.messages.slice(before);
      expect(calls.length).toBeLessThanOrEqual(2);
      for (const { mentions } of calls) expect(mentions).toHaveLength(1);
    }
    expect(boards()).toEqual(['900']);
    const pinged = recorded.messages.flatMap(({ mentions }) => mentions);
    expect(new Set(pinged)).toEqual(new Set([ANN.id, BEN.id]));

    // The board shows only the last turn of each person.
    const match = await reload(here, { id });
    const log = await here.table.moves(id, { since: 0, to: match.rev });
    const ends = log.filter(({ endsTurn }) => endsTurn).map(({ rev }) => rev);
    const story = publicStory(handling, match, log.slice(ends.at(-3)));
    expect(recorded.text('900').startsWith(`${story.join('\n')}\n`)).toBe(true);

    await turn(NEW_MESSAGE_AFTER_MS / 60_000);
    expect(boards()).toHaveLength(2);
  },
);

test.each(Object.keys(games))(
  '%s: a pause and its end edit the board, unless it is too far up',
  async game => {
    const { here, recorded, turn, tell, id } = await stage(game, 2);
    await tell();
    await turn();
    const board = (await reload(here, { id })).boardMessageId ?? '';
    const agree = async (kind: 'pause' | 'unpause') => {
      for (const { id: person } of [ANN, BEN])
        await here.table.requests.ask(id, person, { kind, seat: undefined });
      return tell();
    };
    expect(await agree('pause')).toContain(`edit ${board}`);
    expect(recorded.text(board)).toContain('paused');
    here.clock.now += AGAIN;
    const before = recorded.messages.length;
    expect(await agree('unpause')).toContain(`edit ${board}`);
    expect(recorded.text(board)).not.toContain('paused');
    const since = recorded.messages.slice(before);
    expect(since.flatMap(({ attachments }) => attachments)).toEqual([]);
    expect(since.flatMap(({ mentions }) => mentions)).not.toEqual([]);

    await agree('pause');
    here.clock.now += NEW_MESSAGE_AFTER_MS;
    await agree('unpause');
    expect((await reload(here, { id })).boardMessageId).not.toBe(board);
  },
);
