import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS } from '../../src/core/values/days.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { type BoardPageServer, openBoardPages } from '../../src/page/server.ts';
import type { Match } from '../../src/table/match/types.ts';
import { boardsIn } from '../support/boards.ts';
import type { ShardProcess } from '../support/shard-process.ts';
import { boards, expectOnce, game, PATIENCE, POSTS, world } from '../support/shard-world.ts';
import { some } from '../support/test-form.ts';
import { Visitor } from './site.ts';

/** Milliseconds between two looks of a process for changes of the others. */
const LOOK_MS = 2_000;

async function pagesOf({ table, bot }: ShardProcess): Promise<BoardPageServer> {
  const parts = { table, games, presenters, voice: bot.voice, now: Date.now, log: () => {} };
  const server = await openBoardPages({ ...parts, host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  return server;
}

/** Opens the stream of events of a page. Returns the number of changes that it hears of, and the function that closes it. */
async function listening(page: Visitor) {
  const { body } = await page.get('events');
  let heard = 0;
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const listen = async () => {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read())
      heard += part.value.includes('event: changed') ? 1 : 0;
  };
  listen().catch(() => undefined);
  return { heard: () => heard, end: () => reader?.cancel() };
}

/** Begins a game in a server of the second of two processes, with the page of each person at a process of their own. */
async function apart(kind: 'sqlite' | 'postgres') {
  const here = await world(kind);
  const [one, two] = [await here.begin([0, 1]), await here.begin([2, 3])];
  const [first, second] = [await pagesOf(one), await pagesOf(two)];
  const [, , channel] = here.channels;
  if (!channel) throw new Error('four channels');
  await game(here, channel);
  const match = (await one.table.live(channel.id)) as Match;
  const at = async (server: BoardPageServer, { id: userId }: { readonly id: string }) =>
    Visitor.by(server.url, await server.link({ matchId: match.id, userId, language: 'en' }));
  const [ann, bob] = here.people;
  const pages = { [ann.id]: await at(first, ann), [bob.id]: await at(second, bob) };
  const awaited = async (): Promise<readonly [Visitor, Visitor]> => {
    const now = (await one.table.get(match.id)) as Match;
    const id = now.seats[now.position.toAct[0] ?? 0]?.id ?? '';
    return [pages[id] as Visitor, pages[id === ann.id ? bob.id : ann.id] as Visitor];
  };
  return { ...here, one, two, first, second, channel, match, at, awaited };
}

/** Plays the first action of a page that ends its turn, or makes it wait. */
async function play(page: Visitor): Promise<number> {
  const { state } = await page.state();
  const answer = await page.act('act', { rev: state.rev, action: state.touch.actions[0]?.text });
  expect([answer.said, answer.state.rev > state.rev]).toEqual([undefined, true]);
  return answer.state.rev;
}

describe.each(some(['sqlite', 'postgres'] as const, 1))('pages of several processes, on %s', kind => {
  test('an action on a page of either process shows on the page of the other, and once in the channel', async () => {
    const { discord, channel, awaited } = await apart(kind);
    const acted = new Set<Visitor>();
    for (let turns = 1; turns < 12 && acted.size < 2; turns++) {
      const [actor, other] = await awaited();
      acted.add(actor);
      const { heard } = await listening(other);
      const before = heard();
      const rev = await play(actor);
      await expect.poll(heard).toBeGreaterThan(before);
      expect((await other.state()).state.rev).toBe(rev);
    }
    expect(acted.size).toBe(2);
    await discord.idle(1_500);
    expectOnce(channel, boardsIn(channel).length);
  });

  test('a process that is killed after an act on its page loses nothing: the page at the other process shows it', async () => {
    const { awaited, two, first, second } = await apart(kind);
    const [actor, other] = await awaited();
    const page = other.movedTo(first.url);
    const { heard } = await listening(page);
    const rev = await play(actor.movedTo(second.url));
    await second.close();
    await two.kill();
    await expect.poll(heard).toBeGreaterThan(0);
    expect((await page.state()).state.rev).toBe(rev);
    expect((await actor.movedTo(first.url).state()).state.rev).toBe(rev);
  });

  test('a process that is killed before it posts the act of another process’s page is taken over', async () => {
    const { discord, begin, channel, match, awaited, one, two, first, second } = await apart(kind);
    const third = await begin();
    const silence = discord.fail({ method: 'POST', path: POSTS, drop: true, times: 1_000 });
    const [actor, other] = await awaited();
    const rev = await play(actor.movedTo(first.url));
    await vi.waitFor(async () => {
      const [notice] = await one.store.outbox.waiting(match.id);
      expect(notice?.attempts).toBeGreaterThan(0);
    }, PATIENCE);
    await second.close();
    await two.kill();
    silence();
    expect((await other.movedTo(first.url).state()).state.rev).toBe(rev);
    expectOnce(channel, 1);
    await one.holder.renew();
    await third.pass(40_000);
    await boards(channel, 2);
    await discord.idle(1_500);
    expectOnce(channel, 2);
  });

  test('a process asks Discord about people in a server of another process', async () => {
    const { discord, match, one, two, first, second, at } = await apart(kind);
    const [cat, dan] = [discord.addUser({ name: 'Cat' }), discord.addUser({ name: 'Dan' })];
    dan.timedOutUntil = Date.now() + DAY_MS;
    for (const server of [first, second]) {
      expect((await (await at(server, cat)).state()).state.rev).toBe(match.rev);
      expect((await (await at(server, dan)).get('state')).status).toBe(410);
    }
    const guildId = match.guildId ?? '';
    expect(await one.bot.voice.memberOf(guildId, cat.id)).toEqual(
      await two.bot.voice.memberOf(guildId, cat.id),
    );
  });

  test('asks the database about all its pages at once, and about none where it has none', async () => {
    const { awaited, one, first } = await apart(kind);
    const looks = vi.spyOn(one.store.matches, 'newest');
    const [actor, other] = await awaited();
    await sleep(LOOK_MS * 1.5);
    expect(looks).not.toHaveBeenCalled();
    const ends = [actor, other].map(page => listening(page.movedTo(first.url)));
    await sleep(LOOK_MS * 1.5);
    expect(looks).toHaveBeenCalledTimes(1);
    for (const { end } of await Promise.all(ends)) await end();
    await sleep(LOOK_MS * 1.5);
    const calls = looks.mock.calls.length;
    await sleep(LOOK_MS * 1.5);
    expect(looks).toHaveBeenCalledTimes(calls);
  });
});
