import { expect, it } from 'vitest';
import { showMessage } from '../src/page/shown.ts';
import { bot } from './kit.ts';

it('the page shortens links to the local Discord, and no link to another program on this machine', async () => {
  const { discord, channel, ann, onCommand } = await bot();
  const other = 'http://127.0.0.1:9/page?seat=1#key';
  const button = (url: string) => ({ type: 2, style: 5, label: 'Open', url });
  onCommand(async interaction => {
    await interaction.reply({
      components: [{ type: 1, components: [button(other), button(`${discord.url}/attachments/1`)] }],
    });
  });
  await ann.command(channel, 'plain');
  await discord.idle();
  const shown = channel.messages.map(message => JSON.stringify(showMessage(discord, message))).join();
  expect(shown).toContain(other);
  expect(shown).toContain('"/attachments/1"');
});
