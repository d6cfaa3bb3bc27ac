import { createBot, createDesiredPropertiesObject, Intents, InteractionTypes } from 'discordeno';
import { COMMANDS, CONTROLS, FORM, spelt, suggestions } from './parts.mjs';

// Only this address differs from that of the real Discord.
const bot = createBot({
  token: process.env.DISCORD_TOKEN,
  intents: Intents.Guilds,
  rest: { proxy: { baseUrl: process.env.DISCORD_API } },
  gateway: { transportCompression: 'zlib-stream' },
  desiredProperties: createDesiredPropertiesObject({}, true),
  events: {
    ready: () => bot.helpers.upsertGlobalApplicationCommands(COMMANDS),
    interactionCreate: async i => {
      if (i.type === InteractionTypes.ApplicationCommandAutocomplete)
        await i.respond({ choices: suggestions(i.data.options[0].value) });
      else if (i.type === InteractionTypes.ApplicationCommand) await command(i);
      else if (i.type === InteractionTypes.ModalSubmit)
        await i.respond(`Written: ${i.data.components[0].components[0].value}`);
      else if (i.data.customId === 'paint') await i.edit(`Painted ${i.data.values[0]}.`);
      else await press(i);
    },
  },
});

async function command(i) {
  switch (i.data.name) {
    case 'hello':
      return i.respond({
        content: `Hello, ${i.data.options[0].value}!`,
        components: spelt(CONTROLS, 'customId'),
      });
    case 'file':
      return i.respond({ files: [{ name: 'hello.txt', blob: new Blob(['hello']) }] });
    case 'thread': {
      const options = { name: 'Talk', type: 11, autoArchiveDuration: 60 };
      const thread = await bot.helpers.startThreadWithoutMessage(i.channelId, options);
      await bot.helpers.sendMessage(thread.id, { content: 'First!' });
      return i.respond('The thread is open.');
    }
    case 'letter': {
      const dm = await bot.helpers.getDmChannel(i.user.id);
      await bot.helpers.sendMessage(dm.id, { content: 'A letter.' });
      return i.respond('The letter is on its way.');
    }
  }
}

async function press(i) {
  if (i.data.customId === 'wave') await i.edit(`<@${i.user.id}> waved.`);
  if (i.data.customId === 'whisper') await i.respond('For you alone.', { isPrivate: true });
  if (i.data.customId === 'write') await i.respond(spelt(FORM, 'customId'));
}

await bot.start();
