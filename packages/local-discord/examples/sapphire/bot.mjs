import {
  Command,
  container,
  InteractionHandler,
  InteractionHandlerTypes,
  SapphireClient,
} from '@sapphire/framework';
import { GatewayIntentBits, MessageFlags } from 'discord.js';
import { COMMANDS, CONTROLS, FORM, suggestions } from './parts.mjs';

// Only this address differs from that of the real Discord.
const client = new SapphireClient({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: process.env.DISCORD_API, version: '10' },
  baseUserDirectory: null,
});

const RUN = {
  hello: i => i.reply({ content: `Hello, ${i.options.getString('name')}!`, components: CONTROLS }),
  file: i => i.reply({ files: [{ name: 'hello.txt', attachment: Buffer.from('hello') }] }),
  thread: async i => {
    const channel = await client.channels.fetch(i.channelId);
    const thread = await channel.threads.create({ name: 'Talk' });
    await thread.send('First!');
    await i.reply('The thread is open.');
  },
  letter: async i => {
    await i.user.send('A letter.');
    await i.reply('The letter is on its way.');
  },
};
for (const definition of COMMANDS) {
  const { name, description } = definition;
  const piece = class extends Command {
    constructor(context, options) {
      super(context, { ...options, name, description });
    }
    registerApplicationCommands(registry) {
      registry.registerChatInputCommand(definition);
    }
    chatInputRun = RUN[name];
    autocompleteRun = i => i.respond(suggestions(i.options.getFocused()));
  };
  await container.stores.loadPiece({ store: 'commands', name, piece });
}

const HANDLERS = [
  ['Button', 'wave', i => i.update(`${i.user} waved.`)],
  ['Button', 'whisper', i => i.reply({ content: 'For you alone.', flags: MessageFlags.Ephemeral })],
  ['Button', 'write', i => i.showModal(FORM)],
  ['SelectMenu', 'paint', i => i.update(`Painted ${i.values[0]}.`)],
  ['ModalSubmit', 'form', i => i.reply(`Written: ${i.fields.getTextInputValue('text')}`)],
];
for (const [kind, customId, run] of HANDLERS) {
  const piece = class extends InteractionHandler {
    constructor(context, options) {
      super(context, { ...options, interactionHandlerType: InteractionHandlerTypes[kind] });
    }
    parse = i => (i.customId === customId ? this.some() : this.none());
    run = run;
  };
  await container.stores.loadPiece({ store: 'interaction-handlers', name: customId, piece });
}

await client.login(process.env.DISCORD_TOKEN);
