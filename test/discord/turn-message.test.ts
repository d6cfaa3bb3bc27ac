import { expect, onTestFinished, test } from 'vitest';
import { roomOf } from '../support/room.ts';
import { accepted, at, reload, room, running } from '../table/room.ts';
import { stepsOnly } from '../table/steps-game.ts';
import { RecordedChannel } from './recorded-channel.ts';
import { voice } from './steps-voice.ts';

async function stage() {
  const here = await room({ games: stepsOnly });
  onTestFinished(() => here.store.close());
  const recorded = new RecordedChannel(() => here.clock.now);
  const { table } = here;
  const context = roomOf(table, { games: stepsOnly, presenters: { steps: () => voice } });
  const delivery = recorded.delivery(context, here.store);
  const match = await running(here, 2, { game: 'steps', guildId: null });
  const tell = async (): Promise<readonly string[]> => {
    recorded.asked.length = 0;
    for (;;) {
      const [notice] = (await table.outbox.outlook()).notices;
      if (!notice) return [...recorded.asked];
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
  return { here, recorded, match, tell, act, play };
}

test('the message of a turn is edited until it is over; then the next one tells that turn, and it alone', async () => {
  const { recorded, play, here, match } = await stage();
  expect(await play(0, 'go')).toEqual(['edit 900']);
  expect(await play(0, 'ask')).toEqual(['edit 900', 'post 901']);
  expect(recorded.text('900')).toMatch(/seat 0: go\nseat 0: ask\n/);
  expect(recorded.text('900')).not.toContain('<@');
  expect(recorded.text('901')).toContain(`<@${at(match, 1)}>`);
  expect(await play(1, 'yes')).toEqual(['edit 900']);
  expect(recorded.text('900')).toContain('to decide');
  expect(await play(0, 'stop')).toEqual(['post 902', 'edit 900']);
  expect(recorded.text('900')).not.toMatch(/seat \d: |to decide/);
  expect(recorded.text('902')).toMatch(/seat 0: go\nseat 0: ask\nseat 1: yes\nseat 0: stop\n/);
  expect(recorded.text('902')).toContain(`<@${at(match, 1)}>`);
  expect(await reload(here, match)).toMatchObject({ boardMessageId: '902', shownRev: 4 });
});

test('a person with a standing order is not pinged, and its answer is in the turn’s message', async () => {
  const { recorded, play, here, match, tell } = await stage();
  expect(await play(0, 'ask')).toEqual(['edit 900', 'post 901']);
  accepted(await here.table.act(match.id, at(match, 1), 'yes', {}, 'yes to 99'));
  expect(await tell()).toEqual(['edit 900']);
  expect(recorded.text('900')).not.toContain('standing order');
  expect(await play(0, 'ask')).toEqual(['edit 900']);
  expect(recorded.text('900')).toMatch(
    /seat 0: ask\nseat 1: yes\nseat 0: ask\nseat 1: yes \(by standing order\)\n/,
  );
});

test('an event in another message is not reported again, and events reported together with more stay there', async () => {
  const { recorded, act, tell, play } = await stage();
  await act(0, 'stop');
  await act(1, 'stop');
  expect(await tell()).toEqual(['post 901', 'edit 900']);
  expect(await play(0, 'go')).toEqual(['edit 901']);
  expect(recorded.text('901')).toMatch(/^seat 0: stop\nseat 1: stop\nseat 0: go\n/);
  await act(0, 'go');
  await act(0, 'stop');
  expect(await tell()).toEqual(['post 902', 'edit 901']);
  expect(recorded.text('901')).toBe('seat 0: stop\nseat 1: stop');
  expect(recorded.text('902')).toMatch(/^seat 0: go\nseat 0: go\nseat 0: stop\n/);
});

test('one that was deleted in the middle of the turn is posted again, and edited from then on', async () => {
  const { recorded, play, here, match } = await stage();
  await play(0, 'go');
  recorded.delete('900');
  expect(await play(0, 'go')).toEqual(['post 901']);
  expect(recorded.text('901')).toMatch(/seat 0: go\nseat 0: go\n/);
  expect(recorded.text('901')).not.toContain('<@');
  expect(await play(0, 'go')).toEqual(['edit 901']);
  expect(await reload(here, match)).toMatchObject({ boardMessageId: '901', shownRev: 3 });
});
