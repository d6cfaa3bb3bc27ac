import { expect, test } from 'vitest';
import { standIn } from './stand-in.ts';

test('every line is as assumed on the stand-in', async () => {
  const { discord, run, lines } = await standIn();
  const { results, left } = await run();
  console.log(lines.join('\n'));
  await discord.close();
  expect(Object.entries(results).filter(([, { outcome }]) => outcome !== 'as assumed')).toEqual([]);
  expect(left).toEqual([]);
});
