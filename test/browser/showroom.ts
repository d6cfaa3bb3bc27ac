import { setTimeout } from 'node:timers/promises';
import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  Client,
  ComponentType,
  type Interaction,
  MessageFlags,
} from 'discord.js';
import type { LocalDiscord } from 'local-discord';

const [TEXT, WHOLE, YES_NO, PERSON, PLACE] = [3, 4, 5, 6, 7] as const;

const COMMANDS = [
  { name: 'classic', description: 'Text, an embed, buttons and menus' },
  { name: 'v2', description: 'Components V2' },
  { name: 'form', description: 'A form', descriptionLocalizations: { ko: '양식' } },
  { name: 'silent', description: 'Never answers' },
  {
    name: 'slow',
    description: 'Thinks for a while',
    options: [{ type: YES_NO, name: 'private', description: 'For you alone' }],
  },
  {
    name: 'typed',
    description: 'An option of each kind',
    options: [
      { type: WHOLE, name: 'whole', description: 'A whole number', required: true, minValue: 1, maxValue: 9 },
      {
        type: TEXT,
        name: 'fruit',
        description: 'One of three',
        choices: ['apple', 'pear', 'plum'].map(name => ({ name, value: name })),
      },
      { type: PERSON, name: 'who', description: 'Somebody' },
      { type: PLACE, name: 'where', description: 'Some place' },
      { type: TEXT, name: 'word', description: 'Completed as you type', autocomplete: true },
    ],
  },
] as const;

/**
 * Starts a minimal bot whose messages and forms use every feature that the page must show. The bot knows no games.
 * @param thinks called before the bot completes a deferred answer
 */
export async function openShowroom(
  discord: LocalDiscord,
  thinks: () => Promise<unknown>,
): Promise<() => Promise<void>> {
  const client = new Client({ intents: [1], rest: { api: discord.api, version: '10' } });
  client.on('error', () => {});
  client.on('interactionCreate', interaction => answer(interaction, thinks));
  const ready = new Promise<void>(resolve => client.once('clientReady', () => resolve()));
  await client.login(discord.token);
  await ready;
  await client.application?.commands.set([...COMMANDS]);
  return () => client.destroy();
}

const PIXELS = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGO4Y2EBRwzEcQC0gh8RBOFk0AAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { attachment: PIXELS, name: 'red.png', description: 'A red square' };

async function answer(interaction: Interaction, thinks: () => Promise<unknown>): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = String(interaction.options.getFocused());
    // The answer to the first letter is slow, so that it arrives when the page needs it no more.
    await setTimeout(typed.length < 2 ? 700 : 20);
    const words = ['quay', 'quarter', 'queen', 'quiet'].filter(word => word.startsWith(typed));
    await interaction.respond(words.map(name => ({ name: `${name} for ${typed}`, value: name })));
  } else if (interaction.isChatInputCommand()) await carryOut(interaction, thinks);
  else if (interaction.isButton()) await press(interaction);
  else if (interaction.isStringSelectMenu())
    await interaction.reply(`chosen: ${interaction.values.join(' and ')}`);
  else if (interaction.isModalSubmit())
    await interaction.reply(`written: ${interaction.fields.getTextInputValue('title')}`);
}

async function carryOut(
  interaction: ChatInputCommandInteraction,
  thinks: () => Promise<unknown>,
): Promise<void> {
  switch (interaction.commandName) {
    case 'classic':
      await interaction.reply(classic(interaction.user.id, interaction.channelId));
      break;
    case 'v2':
      await interaction.reply(v2());
      break;
    case 'form':
      await interaction.showModal(form());
      break;
    case 'slow':
      await interaction.deferReply(
        interaction.options.getBoolean('private') ? { flags: MessageFlags.Ephemeral } : {},
      );
      await thinks();
      await interaction.editReply('Thought about it.');
      break;
    case 'typed':
      await interaction.reply(
        `typed: ${interaction.options.data.map(option => `${option.name}=${option.value}`).join(' ')}`,
      );
  }
}

async function press(interaction: ButtonInteraction): Promise<void> {
  if (interaction.customId === 'silent') return;
  if (interaction.customId === 'form') return interaction.showModal(form()).then(() => {});
  await setTimeout(300);
  await interaction.update({
    content: `pressed: ${interaction.customId}`,
    embeds: [],
    components: [],
    files: [],
  });
}

/** Returns seconds since the epoch. The extra half hour keeps the display at "in 3 hours" during a test. */
const in3Hours = (): number => Math.floor(Date.now() / 1000) + 3.5 * 3600;

const button = (label: string, style: 1 | 2 | 3 | 4, more: object = {}) =>
  ({ type: ComponentType.Button, custom_id: label.toLowerCase(), label, style, ...more }) as const;

const classic = (userId: string, channelId: string) => ({
  content: [
    '# Heading one\n## Heading two\n**bold** *italic* __under__ ~~gone~~ `code` ||secret||',
    '> a quote\n- first\n- second\n1. one\n2. two\n-# small words',
    `<@${userId}> in <#${channelId}> <t:${in3Hours()}:R>, <https://example.com> [words](https://example.com)`,
    '```\nif (a < b) return "<b>";\n```',
  ].join('\n'),
  embeds: [
    {
      title: 'An embed',
      description: 'With **words**, a colour and fields.',
      color: 0xe8a33d,
      fields: [
        { name: 'Left', value: '1', inline: true },
        { name: 'Right', value: '2', inline: true },
        { name: 'Below', value: 'all of it' },
      ],
      footer: { text: 'the foot' },
    },
  ],
  files: [picture],
  components: [
    {
      type: ComponentType.ActionRow as const,
      components: [
        button('Primary', 1, { emoji: { name: '⚓' } }),
        button('Secondary', 2),
        button('Success', 3),
        button('Danger', 4),
        button('Disabled', 2, { disabled: true }),
      ],
    },
    {
      type: ComponentType.ActionRow as const,
      components: [
        button('Form', 1),
        button('Silent', 2),
        { type: ComponentType.Button as const, style: 5 as const, label: 'Link', url: 'https://example.com' },
      ],
    },
    {
      type: ComponentType.ActionRow as const,
      components: [
        {
          type: ComponentType.StringSelect as const,
          custom_id: 'several',
          placeholder: 'Choose two or three',
          min_values: 2,
          max_values: 3,
          options: ['red', 'green', 'blue', 'yellow'].map(name => ({
            label: name,
            value: name,
            description: `the colour ${name}`,
          })),
        },
      ],
    },
  ],
});

const v2 = () => ({
  flags: MessageFlags.IsComponentsV2 as const,
  files: [picture, { attachment: Buffer.from('a record\n'), name: 'record.txt' }],
  components: [
    {
      type: ComponentType.Container as const,
      accent_color: 0x2f7d57,
      components: [
        {
          type: ComponentType.Section as const,
          components: [
            { type: ComponentType.TextDisplay as const, content: '## A section\nwith a thumbnail' },
          ],
          accessory: {
            type: ComponentType.Thumbnail as const,
            media: { url: 'attachment://red.png' },
            description: 'A small red square',
          },
        },
        { type: ComponentType.Separator as const, divider: true, spacing: 1 as const },
        {
          type: ComponentType.MediaGallery as const,
          items: [{ media: { url: 'attachment://red.png' }, description: 'A red square in a gallery' }],
        },
        { type: ComponentType.File as const, file: { url: 'attachment://record.txt' } },
        { type: ComponentType.ActionRow as const, components: [button('Inside', 3)] },
      ],
    },
  ],
});

const form = () => ({
  custom_id: 'form',
  title: 'A form',
  components: [
    {
      type: ComponentType.Label as const,
      label: 'Title',
      description: 'What it is called',
      component: {
        type: ComponentType.TextInput as const,
        custom_id: 'title',
        style: 1 as const,
        min_length: 3,
        required: true,
      },
    },
    {
      type: ComponentType.Label as const,
      label: 'Words',
      component: {
        type: ComponentType.TextInput as const,
        custom_id: 'words',
        style: 2 as const,
        required: false,
      },
    },
  ],
});
