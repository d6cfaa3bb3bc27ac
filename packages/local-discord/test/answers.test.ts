import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { describe, expect, it } from 'vitest';
import { bot, PICTURE, present } from './kit.ts';

const { Ephemeral } = MessageFlags;

const button = (customId: string, label: string) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId(customId).setLabel(label).setStyle(ButtonStyle.Primary),
  );

describe('a slash command', () => {
  it('carries its subcommand, options, people, files, locales and permissions', async () => {
    const { discord, channel, guild, ann, bob, onCommand, errors } = await bot();
    let seen: Record<string, unknown> = {};
    onCommand(async i => {
      seen = {
        sub: i.options.getSubcommand(),
        word: i.options.getString('word'),
        seats: i.options.getInteger('seats'),
        loud: i.options.getBoolean('loud'),
        friend: i.options.getMember('friend') !== null && i.options.getUser('friend')?.id,
        file: i.options.getAttachment('file')?.name,
        text: await fetch(present(i.options.getAttachment('file')).url).then(r => r.text()),
        locale: i.locale,
        guildLocale: i.guildLocale,
        guildId: i.guildId,
        canAttach: i.appPermissions.has('AttachFiles'),
        limit: i.attachmentSizeLimit,
        context: i.context,
        owner: i.authorizingIntegrationOwners[0],
        isGuild: i.inCachedGuild(),
      };
      await i.reply('seen');
    });
    const file = { name: 'record.txt', data: Buffer.from('abc') };
    await ann.command(channel, 'try it', { word: 'quay', seats: 3, loud: true, friend: bob, file });
    expect(errors).toEqual([]);
    expect(seen).toEqual({
      sub: 'it',
      word: 'quay',
      seats: 3,
      loud: true,
      friend: bob.id,
      file: 'record.txt',
      text: 'abc',
      locale: 'ko',
      guildLocale: 'pt-BR',
      guildId: guild.id,
      canAttach: true,
      limit: 10 * 1024 * 1024,
      context: 0,
      owner: guild.id,
      isGuild: true,
    });
    expect(discord.complaints).toEqual([]);
  });

  it('is answered in public, with the response on request', async () => {
    const { discord, channel, ann, bob, onCommand } = await bot();
    let fetched = '';
    onCommand(async i => {
      const response = await i.reply({ content: `hello ${i.user}`, withResponse: true });
      fetched = present(response.resource?.message).content;
    });
    const answer = await ann.command(channel, 'plain');
    expect(answer.content).toBe(`hello <@${ann.id}>`);
    expect(answer.ephemeral).toBe(false);
    await discord.idle();
    expect(fetched).toBe(answer.content);
    expect(channel.messages).toEqual([answer.message]);
    expect(bob.sees(channel)).toEqual([answer.message]);
    expect(discord.payloads).toMatchObject([{ channelId: channel.id, command: '/plain' }]);
    expect(discord.complaints).toEqual([]);
  });

  it('is answered for one pair of eyes', async () => {
    const { discord, channel, ann, bob, onCommand } = await bot();
    onCommand(i => i.reply({ content: 'secret', flags: Ephemeral }));
    const answer = await ann.command(channel, 'plain');
    expect(answer.ephemeral).toBe(true);
    expect(channel.messages).toEqual([]);
    expect(bob.sees(channel)).toEqual([]);
    expect(bob.ephemerals).toEqual([]);
    expect(ann.ephemerals.map(m => m.content)).toEqual(['secret']);
    expect(ann.sees(channel)).toEqual([answer.message]);
    expect(discord.payloads).toEqual([]);
    expect(discord.privatePayloads).toMatchObject([{ userId: ann.id, body: { content: 'secret' } }]);
  });

  it('is deferred, then edited with a picture and its alt text', async () => {
    const { discord, channel, ann, onCommand } = await bot();
    let thinking: boolean | undefined;
    onCommand(async i => {
      await i.deferReply();
      thinking = channel.messages[0]?.loading;
      const files = [{ attachment: PICTURE, name: 'Câmara board.png', description: 'A board — 3 houses' }];
      await i.editReply({ content: 'done', files });
    });
    const answer = await ann.command(channel, 'plain');
    expect(thinking).toBe(true);
    const [picture] = present(answer.message).attachments;
    expect(picture).toMatchObject({
      filename: 'Câmara_board.png',
      description: 'A board — 3 houses',
      size: PICTURE.length,
      width: 3,
      height: 2,
    });
    const served = await fetch(present(picture).url);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(PICTURE);
    expect(discord.payloads.at(-1)?.files).toEqual([
      { name: 'Câmara_board.png', description: 'A board — 3 houses' },
    ]);
    expect(discord.complaints).toEqual([]);
  });

  it('keeps the ephemerality of its deferral', async () => {
    const { channel, ann, onCommand } = await bot();
    onCommand(async i => {
      await i.deferReply({ flags: Ephemeral });
      await i.editReply('still secret');
    });
    const answer = await ann.command(channel, 'plain');
    expect(answer.ephemeral).toBe(true);
    expect(channel.messages).toEqual([]);
  });

  it('has follow-ups, which can be edited and deleted', async () => {
    const { discord, channel, ann, onCommand, errors } = await bot();
    onCommand(async i => {
      await i.reply('first');
      const second = await i.followUp({ content: 'second', flags: Ephemeral });
      const third = await i.followUp('third');
      await i.editReply({ message: second, content: 'second, edited' });
      await i.deleteReply(third);
      expect((await i.fetchReply()).content).toBe('first');
    });
    const answer = await ann.command(channel, 'plain');
    await discord.idle();
    expect(errors).toEqual([]);
    expect(answer.followUps.map(m => [m.content, m.ephemeral, m.deleted])).toEqual([
      ['second, edited', true, false],
      ['third', false, true],
    ]);
    expect(channel.messages.map(m => m.content)).toEqual(['first']);
    expect(discord.complaints).toEqual([]);
  });

  it('may be used by those who installed the bot for themselves', async () => {
    const { discord, ann, client, onCommand } = await bot();
    await client.application.commands.set([{ name: 'plain', description: 'd', integrationTypes: [0, 1] }]);
    const channel = discord.addGuild({ name: 'Elsewhere', installed: false }).addChannel({ name: 'x' });
    let owners: unknown;
    const results: unknown[] = [];
    onCommand(async i => {
      owners = i.authorizingIntegrationOwners.toJSON();
      await i.reply({ content: 'how to play', flags: Ephemeral });
      for (let n = 0; n < 6; n++)
        await i.followUp({ content: `${n}`, flags: Ephemeral }).catch(error => results.push(error.code));
      await client.channels.fetch(channel.id).catch(error => results.push(error.code));
    });
    await ann.command(channel, 'plain', {}, { userInstalled: true });
    await discord.idle();
    expect(owners).toEqual({ 1: ann.id });
    expect(results).toEqual([40094, 50001]);
  });
});

describe('a press', () => {
  it('edits its message, at once or deferred', async () => {
    const { discord, channel, ann, bob, on, errors } = await bot();
    on(async i => {
      if (i.isChatInputCommand())
        await i.reply({ content: '0', components: [button('now', 'Now'), button('later', 'Later')] });
      else if (i.isButton() && i.customId === 'now') await i.update({ content: `${i.message.content}1` });
      else if (i.isButton()) {
        await i.deferUpdate();
        await i.editReply({ content: `${i.message.content}2`, components: [] });
      }
    });
    const message = present((await ann.command(channel, 'plain')).message);
    expect(message.buttons).toEqual([
      { customId: 'now', label: 'Now', disabled: false, style: 1 },
      { customId: 'later', label: 'Later', disabled: false, style: 1 },
    ]);
    const first = await bob.press(message, 'now');
    expect(first.message).toBe(message);
    expect(message.content).toBe('01');
    await bob.press(message, 'Lat');
    expect(message.content).toBe('012');
    expect(message.buttons).toEqual([]);
    expect(channel.messages).toHaveLength(1);
    expect(errors).toEqual([]);
    expect(discord.complaints).toEqual([]);
  });

  it('may be deferred and lead to nothing but a private word', async () => {
    const { channel, ann, on } = await bot();
    on(async i => {
      if (i.isChatInputCommand()) await i.reply({ content: 'x', components: [button('a', 'A')] });
      else if (i.isButton()) {
        await i.deferUpdate();
        await i.followUp({ content: 'not your turn', flags: Ephemeral });
      }
    });
    const message = present((await ann.command(channel, 'plain')).message);
    const answer = await ann.press(message, 'A');
    expect(answer.message).toBeUndefined();
    expect(answer.text).toBe('not your turn');
    expect(answer.ephemeral).toBe(true);
  });

  it('a press on an ephemeral message changes it for its viewer', async () => {
    const { channel, ann, bob, on } = await bot();
    on(async i => {
      if (i.isChatInputCommand())
        await i.reply({ content: 'x', components: [button('a', 'A')], flags: Ephemeral });
      else if (i.isButton()) await i.update('y');
    });
    const message = present((await ann.command(channel, 'plain')).message);
    await expect(bob.press(message, 'A')).rejects.toThrow(/can't see/);
    await ann.press(message, 'A');
    expect(ann.ephemerals.map(m => m.content)).toEqual(['y']);
  });

  it('can be forged', async () => {
    const { channel, ann, on } = await bot();
    on(async i => {
      if (i.isChatInputCommand()) await i.reply('no buttons');
      else if (i.isButton()) await i.reply({ content: `? ${i.customId}`, flags: Ephemeral });
    });
    const message = present((await ann.command(channel, 'plain')).message);
    expect((await ann.pressRaw(channel, message, 'evil')).content).toBe('? evil');
  });
});

it('a select menu sends its values', async () => {
  const { channel, ann, on, discord } = await bot();
  const menu = new StringSelectMenuBuilder()
    .setCustomId('pick')
    .setPlaceholder('Pick some')
    .setMinValues(1)
    .setMaxValues(2)
    .addOptions([
      { label: 'One', value: '1' },
      { label: 'Two', value: '2' },
      { label: 'Three', value: '3' },
    ]);
  on(async i => {
    if (i.isChatInputCommand())
      await i.reply({
        components: [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)],
        content: 'x',
      });
    else if (i.isStringSelectMenu()) await i.update(i.values.join('+'));
  });
  const message = present((await ann.command(channel, 'plain')).message);
  await expect(ann.select(message, 'pick', ['4'])).rejects.toThrow(/no option "4"; there are: 1, 2, 3/);
  await expect(ann.select(message, 'pick', ['1', '2', '3'])).rejects.toThrow(/1 to 2 values/);
  await expect(ann.select(message, 'other', ['1'])).rejects.toThrow(/"Pick some" \(pick\)/);
  await ann.select(message, 'Pick some', ['3', '1']);
  expect(message.content).toBe('3+1');
  expect(discord.complaints).toEqual([]);
});

it('a modal is opened, filled in and answered', async () => {
  const { channel, ann, on, discord, errors } = await bot();
  const field = (id: string) => new TextInputBuilder().setCustomId(id).setStyle(TextInputStyle.Short);
  const modal = new ModalBuilder()
    .setCustomId('form')
    .setTitle('Form')
    .addLabelComponents(
      new LabelBuilder().setLabel('Name').setTextInputComponent(field('name').setMaxLength(5)),
      new LabelBuilder()
        .setLabel('Town')
        .setTextInputComponent(field('town').setRequired(false).setValue('Porto')),
    );
  on(async i => {
    if (i.isChatInputCommand()) await i.showModal(modal);
    else if (i.isModalSubmit())
      await i.reply(`${i.fields.getTextInputValue('name')} of ${i.fields.getTextInputValue('town')}`);
  });
  const opened = await ann.command(channel, 'plain');
  expect(opened.modal).toMatchObject({ customId: 'form', title: 'Form' });
  await expect(ann.submit(opened, {})).rejects.toThrow(/"name" takes 1 to 5/);
  await expect(ann.submit(opened, { name: 'Ann', age: '9' })).rejects.toThrow(/no field "age"/);
  expect((await ann.submit(opened, { name: 'Ann' })).content).toBe('Ann of Porto');
  expect(errors).toEqual([]);
  expect(discord.complaints).toEqual([]);
});

it('autocomplete offers choices for what is typed so far', async () => {
  const { channel, ann, on, discord } = await bot();
  on(async i => {
    if (!i.isAutocomplete()) return;
    const { name, value } = i.options.getFocused(true);
    await i.respond([{ name: `${name} ${value} ${i.options.getInteger('seats')}`, value: 'L4' }]);
  });
  expect(await ann.autocomplete(channel, 'try it', { seats: 2 }, 'house', 'L')).toEqual([
    { name: 'house L 2', value: 'L4' },
  ]);
  await expect(ann.autocomplete(channel, 'try it', {}, 'word', 'x')).rejects.toThrow(/no autocomplete/);
  expect(discord.complaints).toEqual([]);
});

it('Components V2 come with the edit of a deferred answer', async () => {
  const { channel, ann, onCommand, discord, errors } = await bot();
  onCommand(async i => {
    await i.deferReply();
    const container = new ContainerBuilder()
      .addTextDisplayComponents(new TextDisplayBuilder().setContent(`Board for ${i.user}`))
      .addMediaGalleryComponents(
        new MediaGalleryBuilder().addItems({ media: { url: 'attachment://board.png' }, description: 'alt' }),
      )
      .addActionRowComponents(button('a', 'A'));
    await i.editReply({
      components: [container],
      files: [{ attachment: PICTURE, name: 'board.png' }],
      flags: MessageFlags.IsComponentsV2,
    });
  });
  const message = present((await ann.command(channel, 'plain')).message);
  expect(errors).toEqual([]);
  expect(message.isV2).toBe(true);
  expect(message.text).toBe(`Board for <@${ann.id}>\nalt\nA`);
  expect(message.mentions, 'an edit pings nobody').toEqual([]);
  expect(message.held.mentioned).toEqual([ann.id]);
  const gallery = present(message.components[0]?.components?.[1]);
  expect(gallery.items?.[0]?.media).toMatchObject({ url: message.attachments[0]?.url, width: 3, height: 2 });
  expect(discord.complaints).toEqual([]);
});
