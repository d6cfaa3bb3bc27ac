import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { playedBodies } from '../../tools/contact/bodies.ts';

test('the bot’s own messages of every kind are there, of every game, with their pictures', async () => {
  const bodies = await playedBodies();
  for (const kind of ['lobby', 'board', 'panel', 'end', 'league']) {
    const of = bodies.filter(({ name }) => name.endsWith(`: ${kind}`));
    const played = of.map(({ name }) => name.replace(/,.*/, ''));
    expect(played, kind).toEqual(kind === 'league' ? [expect.any(String)] : Object.keys(games));
    for (const { body, files, isPrivate } of of) {
      expect(JSON.stringify(body).length, kind).toBeGreaterThan(300);
      expect(isPrivate ?? false).toBe(kind === 'panel');
      if (kind !== 'panel') expect(files?.[0]?.data.length, kind).toBeGreaterThan(5_000);
    }
  }
});
