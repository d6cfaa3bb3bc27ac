import { expect, test } from 'vitest';
import { AtKeyboard } from './at-keyboard.ts';
import { SMALL } from './small-bodies.ts';
import { standIn } from './stand-in.ts';

test('every line is as assumed on the stand-in', async () => {
  const { discord, guild, run, lines } = await standIn();
  const keyboard = new AtKeyboard(discord, guild);
  const { results, left } = await run({ keyboard, bodies: async () => SMALL });
  console.log(lines.join('\n'));
  console.log(
    discord.complaints.filter(c => c.includes('our own')),
    keyboard.asked.join(' '),
  );
  await discord.close();
  expect(Object.entries(results).filter(([, { outcome }]) => outcome !== 'as assumed')).toEqual([]);
  expect(left).toEqual([]);
});
