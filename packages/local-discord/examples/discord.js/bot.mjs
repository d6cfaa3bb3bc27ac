import { Client, GatewayIntentBits, MessageFlags } from 'discord.js';
import { COMMANDS, CONTROLS, FORM, suggestions } from './parts.mjs';

// Only this address differs from that of the real Discord.
const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: process.env.DISCORD_API, version: '10' },
});

client.once('clientReady', () => client.application.commands.set(COMMANDS));
client.on('interactionCreate', async i => {
  if (i.isAutocomplete()) await i.respond(suggestions(i.options.getFocused()));
  else if (i.isChatInputCommand()) await command(i);
  else if (i.isButton()) await press(i);
  else if (i.isStringSelectMenu()) await i.update(`Painted ${i.values[0]}.`);
  else if (i.isModalSubmit()) await i.reply(`Written: ${i.fields.getTextInputValue('text')}`);
});

async function command(i) {
  switch (i.commandName) {
    case 'hello':
      return i.reply({ content: `Hello, ${i.options.getString('name')}!`, components: CONTROLS });
    case 'file':
      return i.reply({ files: [{ name: 'hello.txt', attachment: Buffer.from('hello') }] });
    case 'thread': {
      const channel = await client.channels.fetch(i.channelId);
      const thread = await channel.threads.create({ name: 'Talk' });
      await thread.send('First!');
      return i.reply('The thread is open.');
    }
    case 'letter':
      await i.user.send('A letter.');
      return i.reply('The letter is on its way.');
  }
}

async function press(i) {
  if (i.customId === 'wave') await i.update(`${i.user} waved.`);
  if (i.customId === 'whisper') await i.reply({ content: 'For you alone.', flags: MessageFlags.Ephemeral });
  if (i.customId === 'write') await i.showModal(FORM);
}

await client.login(process.env.DISCORD_TOKEN);
