import { DiscordAPIError, type REST, Routes } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { Delivery } from '../../src/discord/messages/delivery.ts';
import { roomOf } from '../support/room.ts';
import { errandsOnly } from '../table/errands.ts';
import { accepted, at, reload, room, running } from '../table/room.ts';
import { voice } from './errands-voice.ts';

/** A channel that remembers what stands in it, and what was asked of it. */
class Wall {
  readonly asked: string[] = [];
  readonly texts = new Map<string, string>();

  get rest(): REST {
    return {
      get: async () => [],
      post: async (_route: string, { body }: { body: { content: string } }) => {
        const id = `${900 + this.texts.size}`;
        this.texts.set(id, body.content);
        this.asked.push(`post ${id}`);
        return { id };
      },
      patch: async (route: `/${string}`, { body }: { body: { content?: string } }) => {
        const id = [...this.texts.keys()].find(each => route === Routes.channelMessage('c1', each));
        if (id === undefined) throw this.#unknown(route);
        if (body.content === undefined) return {};
        this.texts.set(id, body.content);
        this.asked.push(`edit ${id}`);
        return {};
      },
      delete: async () => ({}),
    } as unknown as REST;
  }

  #unknown(url: string): Error {
    const raw = { code: 10008, message: 'Unknown Message' };
    return new DiscordAPIError(raw, 10008, 404, 'PATCH', url, {});
  }
}

async function stage() {
  const here = await room({ games: errandsOnly });
  onTestFinished(() => here.store.close());
  const wall = new Wall();
  const { table } = here;
  const delivery = new Delivery({
    room: roomOf(table, { games: errandsOnly, presenters: { errands: () => voice } }),
    rest: wall.rest,
    kv: here.store.kv,
    self: () => '1',
    now: () => here.clock.now,
  });
  const match = await running(here, 2, { game: 'errands', guildId: null });
  const tell = async (): Promise<readonly string[]> => {
    wall.asked.length = 0;
    for (;;) {
      const [notice] = (await table.outbox.outlook()).notices;
      if (!notice) return [...wall.asked];
      await delivery.deliver(notice);
    }
  };
  const act = async (seat: number, action: string) =>
    accepted(await table.act(match.id, at(match, seat), action));
  const play = async (seat: number, action: string) => {
    await act(seat, action);
    return tell();
  };
  expect(await tell()).toEqual(['post 900']);
  return { here, wall, match, tell, act, play };
}

test('the message of a turn is edited until it is over, and tells all of it', async () => {
  const { wall, play, here, match } = await stage();
  expect(await play(0, 'go')).toEqual(['edit 900']);
  expect(await play(0, 'ask')).toEqual(['edit 900', 'post 901']);
  expect(wall.texts.get('900')).toMatch(/seat 0: go\nseat 0: ask\n/);
  expect(wall.texts.get('900')).not.toContain('<@');
  expect(wall.texts.get('901')).toContain(`<@${at(match, 1)}>`);
  expect(await play(1, 'yes')).toEqual(['edit 900']);
  expect(await play(0, 'stop')).toEqual(['post 902']);
  expect(wall.texts.get('902')).toMatch(/seat 0: go\nseat 0: ask\nseat 1: yes\nseat 0: stop\n/);
  expect(wall.texts.get('902')).toContain(`<@${at(match, 1)}>`);
  expect(await reload(here, match)).toMatchObject({ boardMessageId: '902', shownRev: 4 });
});

test('what stands in another message is not told again, and what it told with more stays in it', async () => {
  const { wall, act, tell, play } = await stage();
  await act(0, 'stop');
  await act(1, 'stop');
  expect(await tell()).toEqual(['post 901']);
  expect(await play(0, 'go')).toEqual(['edit 901']);
  expect(wall.texts.get('901')).toMatch(/^seat 0: stop\nseat 1: stop\nseat 0: go\n/);
  await act(0, 'go');
  await act(0, 'stop');
  expect(await tell()).toEqual(['post 902']);
  expect(wall.texts.get('902')).toMatch(/^seat 0: go\nseat 0: go\nseat 0: stop\n/);
});

test('one that was deleted in the middle of the turn is posted again, and edited from then on', async () => {
  const { wall, play, here, match } = await stage();
  await play(0, 'go');
  wall.texts.delete('900');
  wall.texts.set('x', '');
  wall.texts.set('y', '');
  expect(await play(0, 'go')).toEqual(['post 902']);
  expect(wall.texts.get('902')).toMatch(/seat 0: go\nseat 0: go\n/);
  expect(wall.texts.get('902')).not.toContain('<@');
  expect(await play(0, 'go')).toEqual(['edit 902']);
  expect(await reload(here, match)).toMatchObject({ boardMessageId: '902', shownRev: 3 });
});
