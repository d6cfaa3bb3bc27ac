import { expect, test } from 'vitest';
import { inGames } from '../../support/in-game.ts';
import { family, scene, shown } from '../kit.ts';

// test/evenings/my-data.evening shows the pages, and how a person deletes their data.
test('the export is a file with all that is stored, which nobody else sees', async () => {
  const stage = await scene({ paints: false });
  const { ann, channel, table, discord } = stage;
  await family(stage);
  const answer = shown(await inGames(ann, channel, 'privacy export'));
  expect(answer.ephemeral).toBe(true);
  const [file] = answer.attachments;
  expect(file?.filename).toBe('about-you.json');
  const about = JSON.parse(file?.data.toString() ?? '');
  expect(about).toEqual(JSON.parse(JSON.stringify(await table.archive.about(ann.id))));
  expect(about).toMatchObject({ id: ann.id, name: 'Ann', seats: [{ game: 'porto', status: 'running' }] });
  expect(JSON.stringify(discord.payloads)).not.toContain('about-you');
});
