import { Agent } from 'node:https';
import * as Eris from 'eris';
import { COMMANDS, CONTROLS, FORM, suggestions } from './parts.mjs';

// Only this address differs from that of the real Discord. eris speaks https alone: NODE_EXTRA_CA_CERTS names the certificate.
const { hostname, port } = new URL(process.env.DISCORD_API);
const client = new Eris.Client(`Bot ${process.env.DISCORD_TOKEN}`, {
  intents: ['guilds'],
  rest: { domain: hostname, agent: new Agent({ port }) },
});

client.once('ready', () => client.bulkEditCommands(COMMANDS));
client.on('error', error => console.error(error));
client.on('interactionCreate', async i => {
  if (i instanceof Eris.AutocompleteInteraction) await i.result(suggestions(i.data.options[0].value));
  else if (i instanceof Eris.CommandInteraction) await command(i);
  else if (i instanceof Eris.ModalSubmitInteraction)
    await i.createMessage(`Written: ${i.data.components[0].components[0].value}`);
  else if (i.data.custom_id === 'paint') await i.editParent({ content: `Painted ${i.data.values[0]}.` });
  else await press(i);
});

async function command(i) {
  switch (i.data.name) {
    case 'hello':
      return i.createMessage({ content: `Hello, ${i.data.options[0].value}!`, components: CONTROLS });
    case 'file':
      return i.createMessage({}, { name: 'hello.txt', file: Buffer.from('hello') });
    case 'thread': {
      const thread = await client.createThread(i.channel.id, {
        name: 'Talk',
        type: Eris.Constants.ChannelTypes.GUILD_PUBLIC_THREAD,
      });
      await client.createMessage(thread.id, 'First!');
      return i.createMessage('The thread is open.');
    }
    case 'letter': {
      const dm = await client.getDMChannel(i.member.id);
      await dm.createMessage('A letter.');
      return i.createMessage('The letter is on its way.');
    }
  }
}

async function press(i) {
  const { EPHEMERAL } = Eris.Constants.MessageFlags;
  if (i.data.custom_id === 'wave') await i.editParent({ content: `${i.member.user.mention} waved.` });
  if (i.data.custom_id === 'whisper') await i.createMessage({ content: 'For you alone.', flags: EPHEMERAL });
  if (i.data.custom_id === 'write') await i.createModal(FORM);
}

await client.connect();
