import { expect, onTestFinished, test } from 'vitest';
import { roomOf } from '../support/room.ts';
import { errandsOnly } from '../table/errands-game.ts';
import { accepted, at, reload, room, running } from '../table/room.ts';
import { voice } from './errands-voice.ts';
import { Wall } from './recorded-channel.ts';

async function stage() {
  const here = await room({ games: errandsOnly });
  onTestFinished(() => here.store.close());
  const wall = new Wall(() => here.clock.now);
  const { table } = here;
  const context = roomOf(table, { games: errandsOnly, presenters: { errands: () => voice } });
  const delivery = wall.delivery(context, here.store);
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

test('the message of a turn is edited until it is over; then the next one tells that turn, and it alone', async () => {
  const { wall, play, here, match } = await stage();
  expect(await play(0, 'go')).toEqual(['edit 900']);
  expect(await play(0, 'ask')).toEqual(['edit 900', 'post 901']);
  expect(wall.text('900')).toMatch(/seat 0: go\nseat 0: ask\n/);
  expect(wall.text('900')).not.toContain('<@');
  expect(wall.text('901')).toContain(`<@${at(match, 1)}>`);
  expect(await play(1, 'yes')).toEqual(['edit 900']);
  expect(wall.text('900')).toContain('to decide');
  expect(await play(0, 'stop')).toEqual(['post 902', 'edit 900']);
  expect(wall.text('900')).not.toMatch(/seat \d: |to decide/);
  expect(wall.text('902')).toMatch(/seat 0: go\nseat 0: ask\nseat 1: yes\nseat 0: stop\n/);
  expect(wall.text('902')).toContain(`<@${at(match, 1)}>`);
  expect(await reload(here, match)).toMatchObject({ boardMessageId: '902', shownRev: 4 });
});

test('a person with a standing order is not pinged, and its answer is in the turn’s message', async () => {
  const { wall, play, here, match, tell } = await stage();
  expect(await play(0, 'ask')).toEqual(['edit 900', 'post 901']);
  accepted(await here.table.act(match.id, at(match, 1), 'yes', {}, 'yes to 99'));
  expect(await tell()).toEqual(['edit 900']);
  expect(wall.text('900')).not.toContain('standing order');
  expect(await play(0, 'ask')).toEqual(['edit 900']);
  expect(wall.text('900')).toMatch(
    /seat 0: ask\nseat 1: yes\nseat 0: ask\nseat 1: yes \(by standing order\)\n/,
  );
});

test('an event in another message is not told again, and events told together with more stay there', async () => {
  const { wall, act, tell, play } = await stage();
  await act(0, 'stop');
  await act(1, 'stop');
  expect(await tell()).toEqual(['post 901', 'edit 900']);
  expect(await play(0, 'go')).toEqual(['edit 901']);
  expect(wall.text('901')).toMatch(/^seat 0: stop\nseat 1: stop\nseat 0: go\n/);
  await act(0, 'go');
  await act(0, 'stop');
  expect(await tell()).toEqual(['post 902', 'edit 901']);
  expect(wall.text('901')).toBe('seat 0: stop\nseat 1: stop');
  expect(wall.text('902')).toMatch(/^seat 0: go\nseat 0: go\nseat 0: stop\n/);
});

test('one that was deleted in the middle of the turn is posted again, and edited from then on', async () => {
  const { wall, play, here, match } = await stage();
  await play(0, 'go');
  wall.delete('900');
  expect(await play(0, 'go')).toEqual(['post 901']);
  expect(wall.text('901')).toMatch(/seat 0: go\nseat 0: go\n/);
  expect(wall.text('901')).not.toContain('<@');
  expect(await play(0, 'go')).toEqual(['edit 901']);
  expect(await reload(here, match)).toMatchObject({ boardMessageId: '901', shownRev: 3 });
});
