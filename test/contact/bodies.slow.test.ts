import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { playedBodies } from '../../tools/contact/bodies.ts';
import { KINDS } from '../../tools/contact/stage/body.ts';

test('the bot’s own messages of every kind are there, of every game, with their pictures', async () => {
  const bodies = await playedBodies();
  for (const kind of KINDS) {
    const of = bodies.filter(body => body.kind === kind);
    expect(
      of.map(({ game }) => game),
      kind,
    ).toEqual(kind === 'league' ? [expect.any(String)] : Object.keys(games));
    for (const { body, files } of of) {
      expect(JSON.stringify(body).length, kind).toBeGreaterThan(300);
      if (kind !== 'panel') expect(files[0]?.data.length, kind).toBeGreaterThan(5_000);
    }
  }
});
