import { globalAgent } from 'node:https';
import {
  ApiHandler,
  AttachmentBuilder,
  Client,
  Command,
  ComponentCommand,
  createStringOption,
  Declare,
  ModalCommand,
  Options,
} from 'seyfert';
import { COMMANDS, CONTROLS, suggestions } from './parts.mjs';

const EPHEMERAL = 64;
const token = process.env.DISCORD_TOKEN;
const api = new URL(process.env.DISCORD_API);

// Only this address differs from that of the real Discord. seyfert's gateway speaks https alone, and ignores the port of an
// address.
globalAgent.options.port = api.port;
const client = new Client({
  getRC: () => ({ token, intents: 1, locations: { base: '.' }, debug: false }),
});
client.setServices({ rest: new ApiHandler({ token, domain: api.origin, baseUrl: 'api/v10' }) });

const name = createStringOption({
  description: 'Whom',
  required: true,
  autocomplete: i => i.respond(suggestions(i.getInput())),
});
const RUN = {
  hello: ctx => ctx.write({ content: `Hello, ${ctx.options.name}!`, components: CONTROLS }),
  file: ctx => {
    const file = new AttachmentBuilder().setName('hello.txt').setFile('buffer', Buffer.from('hello'));
    return ctx.write({ files: [file] });
  },
  thread: async ctx => {
    const thread = await ctx.client.threads.create(ctx.channelId, { name: 'Talk', type: 11 });
    await ctx.client.messages.write(thread.id, { content: 'First!' });
    await ctx.write({ content: 'The thread is open.' });
  },
  letter: async ctx => {
    await ctx.author.write({ content: 'A letter.' });
    await ctx.write({ content: 'The letter is on its way.' });
  },
};
const commands = COMMANDS.map(({ name: called, description, options }) => {
  const made = class extends Command {
    run = RUN[called];
  };
  const declared = Declare({ name: called, description })(made);
  return options ? Options({ name })(declared) : declared;
});

const control = (componentType, customId, run) =>
  class extends ComponentCommand {
    componentType = componentType;
    customId = customId;
    run = run;
  };
// seyfert reads fields in labels alone.
const text = { type: 4, custom_id: 'text', style: 1 };
const FORM = {
  custom_id: 'form',
  title: 'A form',
  components: [{ type: 18, label: 'Your text', component: text }],
};
class Form extends ModalCommand {
  customId = FORM.custom_id;
  run = ctx => ctx.write({ content: `Written: ${ctx.interaction.getInputValue('text', true)}` });
}

client.commands.set(commands);
client.components.set([
  control('Button', 'wave', ctx => ctx.update({ content: `${ctx.author} waved.` })),
  control('Button', 'whisper', ctx => ctx.write({ content: 'For you alone.', flags: EPHEMERAL })),
  control('Button', 'write', ctx => ctx.modal(FORM)),
  control('StringSelect', 'paint', ctx => ctx.update({ content: `Painted ${ctx.interaction.values[0]}.` })),
  Form,
]);
await client.start();
await client.uploadCommands({ applicationId: client.applicationId });
