import zlib from 'node:zlib';
import { ChannelTypes, Client, InteractionTypes, MessageFlags } from 'oceanic.js';
import { COMMANDS, CONTROLS, FORM, spelt, suggestions } from './parts.mjs';

/** True from Node 22.15 on. */
const HAS_ZSTD = 'createZstdDecompress' in zlib;

// Only this address differs from that of the real Discord.
const client = new Client({
  auth: `Bot ${process.env.DISCORD_TOKEN}`,
  rest: { baseURL: `${process.env.DISCORD_API}/v10` },
  gateway: { intents: ['GUILDS'], compress: HAS_ZSTD ? 'zstd-stream' : 'zlib-stream' },
});

client.once('ready', () => client.application.bulkEditGlobalCommands(COMMANDS));
client.on('error', error => console.error(error));
client.on('interactionCreate', async i => {
  if (i.type === InteractionTypes.APPLICATION_COMMAND_AUTOCOMPLETE)
    await i.result(suggestions(i.data.options.getFocused(true).value));
  else if (i.type === InteractionTypes.APPLICATION_COMMAND) await command(i);
  else if (i.type === InteractionTypes.MODAL_SUBMIT)
    await i.createMessage({ content: `Written: ${i.data.components.getTextInput('text')}` });
  else if (i.data.customID === 'paint')
    await i.editParent({ content: `Painted ${i.data.values.getStrings()[0]}.` });
  else await press(i);
});

async function command(i) {
  switch (i.data.name) {
    case 'hello':
      return i.createMessage({
        content: `Hello, ${i.data.options.getString('name')}!`,
        components: spelt(CONTROLS, 'customID'),
      });
    case 'file':
      return i.createMessage({ files: [{ name: 'hello.txt', contents: Buffer.from('hello') }] });
    case 'thread': {
      const thread = await client.rest.channels.startThreadWithoutMessage(i.channelID, {
        name: 'Talk',
        type: ChannelTypes.PUBLIC_THREAD,
      });
      await thread.createMessage({ content: 'First!' });
      return i.createMessage({ content: 'The thread is open.' });
    }
    case 'letter': {
      const dm = await i.user.createDM();
      await dm.createMessage({ content: 'A letter.' });
      return i.createMessage({ content: 'The letter is on its way.' });
    }
  }
}

async function press(i) {
  if (i.data.customID === 'wave') await i.editParent({ content: `${i.user.mention} waved.` });
  if (i.data.customID === 'whisper')
    await i.createMessage({ content: 'For you alone.', flags: MessageFlags.EPHEMERAL });
  if (i.data.customID === 'write') await i.createModal(spelt(FORM, 'customID'));
}

await client.connect();
