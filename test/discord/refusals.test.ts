import { expect, test, vi } from 'vitest';
import { isLong } from '../support/test-form.ts';
import { family, scene } from './kit.ts';

test('trouble of ours is one neutral sentence, and the log has it without tokens', async () => {
  const stage = await scene({ paints: isLong });
  const [first] = await family(stage);
  vi.spyOn(stage.table, 'latest').mockRejectedValue(new Error('the disk is full'));
  const answer = await first.command(stage.channel, 'porto hand');
  expect(answer.content).toContain('Something went wrong on my side');
  expect(stage.trouble.join()).toContain('an interaction failed');
  expect(stage.trouble.join()).not.toContain(answer.interaction.token);
});

test('a command whose interaction cannot be claimed gets the same sentence, and nothing is done', async () => {
  const stage = await scene({ paints: isLong });
  const [first] = await family(stage);
  vi.spyOn(stage.table, 'claim').mockRejectedValue(new Error('the disk is full'));
  const answer = await first.command(stage.channel, 'porto draw', { cards: '1', now: true });
  expect(answer.content).toContain('Something went wrong on my side');
  expect(stage.trouble.join()).toContain('an interaction failed');
});
