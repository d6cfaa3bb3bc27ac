import { expect, test } from 'vitest';
import type { Visit } from '../../src/discord/context/visit.ts';
import { unplayable } from '../../src/discord/panels/lobby/unplayable.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { sharedScene } from './kit.ts';

const alike = sharedScene({ paints: false });

test('a conversation among others takes no table, and a direct message takes a solo game', async () => {
  const { table } = await alike();
  const room = roomOf(table);
  const visit: Visit = {
    person: { id: '1', name: 'Ann' },
    channelId: '2',
    guildId: null,
    place: 'group-dm',
    ...PLAIN,
  };
  expect(unplayable(room, visit, { solo: true })?.content).toContain('private conversation');
  expect(unplayable(room, { ...visit, place: 'dm' }, { solo: true })).toBeUndefined();
});
