import { expect, test } from 'vitest';
import { LIMITS } from '../../../src/table/match/limits.ts';
import { isLong } from '../../support/test-form.ts';
import { accepted, opening } from '../../table/room.ts';
import { said, sharedScene, shown } from '../kit.ts';

const alike = sharedScene({ paints: isLong });

test('as many games as one person may play, with the longest names, are paged within what Discord takes', async () => {
  const stage = await alike();
  const { table, ann, bob, channel, guild } = stage;
  const people = [0, 1, 2].map(index => ({ id: `77${index}`, name: '_*'.repeat(40) + index }));
  for (let index = 0; index < LIMITS.liveGames; index++) {
    const opener = index === 0 ? { id: ann.id, name: 'Ann' } : { id: `88${index}`, name: 'Opener' };
    const place = { channelId: `1234567890123456${index + 10}`, guildId: guild.id, opener };
    const asked = opening({ game: 'porto', options: { variant: 'family' }, ...place });
    const { id } = accepted(await table.open(asked));
    if (index > 0) await table.join(id, { id: ann.id, name: 'Ann' });
    for (const person of people.slice(0, 2)) await table.join(id, person);
  }
  const answer = shown(await ann.command(channel, 'games list'));
  expect(answer.content).toContain(`**Your ${LIMITS.liveGames} games** · page 1 of`);
  const pages = Number(/of (\d+)/.exec(answer.content)?.[1]);
  expect(pages).toBeGreaterThan(3);
  let entries = 0;
  for (let page = 1; page <= pages; page++) {
    expect(answer.content).toContain(`page ${page} of ${pages}`);
    expect(answer.content.length).toBeLessThanOrEqual(2_000);
    entries += answer.content.split('\n').filter(line => line.startsWith('Gathering')).length;
    if (page < pages) await ann.press(answer, 'Later');
  }
  expect(entries).toBe(LIMITS.liveGames);
  await ann.press(answer, '◀ Earlier');
  expect(answer.content).toContain(`page ${pages - 1} of ${pages}`);
  expect(await said(bob, channel, 'games list')).toContain('no game under way');
});
