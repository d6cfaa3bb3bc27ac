import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routes } from '../src/routes/index.ts';
import { Judge } from '../src/rules/schema-check.ts';
import { bot, quay, raw, startDiscord } from './kit.ts';

const row = (...components: object[]) => ({ type: 1, components });
const press = (id: string, extra: object = {}) => ({ type: 2, style: 1, label: id, custom_id: id, ...extra });
const text = (content: string) => ({ type: 10, content });
const many = (n: number) => Array.from({ length: n }, (_, i) => i);
const menu = (options: number, extra: object = {}) => ({
  type: 3,
  custom_id: 'menu',
  options: many(options).map(n => ({ label: `${n}`, value: `${n}` })),
  ...extra,
});
const inRow = (...components: object[]) => ({ content: 'x', components: [row(...components)] });
const same = { label: 'a', value: '1' };
const texts = (n: number) => many(n).map(() => text('x'));
const container = (n: number) => ({ type: 17, components: texts(n) });
const media = { url: 'attachment://a.png' };
const V2 = 1 << 15;

describe('a message is refused and complained of', () => {
  it.each<[what: string, body: object, code?: number]>([
    ['nothing in it', {}, 50006],
    ['2,001 characters', { content: 'x'.repeat(2001) }],
    ['content of a wrong type', { content: 7 }],
    ['six rows', { content: 'x', components: many(6).map(n => row(press(`${n}`))) }],
    ['six buttons in a row', inRow(...many(6).map(n => press(`${n}`)))],
    ['an empty row', inRow()],
    ['a custom id twice', inRow(press('a'), press('a', { label: 'b' }))],
    ['no custom id', inRow({ type: 2, style: 1, label: 'a' })],
    ['a custom id of 101', inRow(press('i'.repeat(101), { label: 'a' }))],
    ['an empty custom id', inRow(press('', { label: 'a' }))],
    ['a label of 81', inRow(press('a', { label: 'l'.repeat(81) }))],
    ['neither label nor emoji', inRow(press('a', { label: '' }))],
    ['no emoji at all', inRow(press('a', { emoji: { name: 'house' } }))],
    ['a link with a custom id', inRow(press('a', { style: 5, url: 'https://a.b' }))],
    ['26 options', inRow(menu(26))],
    ['no options', inRow(menu(0))],
    ['an option twice', inRow(menu(1, { options: [same, { ...same, label: 'b' }] }))],
    ['an option label of 101', inRow(menu(1, { options: [{ ...same, label: 'l'.repeat(101) }] }))],
    ['more values than options', inRow(menu(2, { max_values: 3 }))],
    ['a menu beside a button', inRow(menu(2), press('a'))],
    ['V2 without the flag', { components: [text('x')] }],
    ['V2 with content', { content: 'x', flags: V2, components: [text('x')] }],
    ['V2 with nothing', { flags: V2, components: [] }, 50006],
    ['41 components', { flags: V2, components: [container(20), ...texts(20)] }],
    ['4,001 characters of V2', { flags: V2, components: [text('x'.repeat(2000)), text('x'.repeat(2001))] }],
    ['a gallery without its file', { flags: V2, components: [{ type: 12, items: [{ media }] }] }],
    ['6,001 characters of embeds', { embeds: many(2).map(() => ({ description: 'x'.repeat(3001) })) }],
    ['an empty embed', { embeds: [{}] }],
    ['an attachment that is not there', { content: 'x', attachments: [{ id: '0' }] }],
    ['alt text of 1,025', { content: 'x', attachments: [{ id: '0', description: 'x'.repeat(1025) }] }],
    ['an ephemeral flag in a channel', { content: 'x', flags: 64 }],
    ['a nonce of 26', { content: 'x', nonce: 'n'.repeat(26) }],
  ])('%s', async (_, body, code = 50035) => {
    const { discord, channel } = await quay();
    const answer = await raw(discord, 'POST', `/channels/${channel.id}/messages`, body);
    expect(answer).toMatchObject({ status: 400, body: { code } });
    expect(discord.complaints).toEqual([expect.stringContaining(String(code))]);
    expect(channel.messages).toEqual([]);
  });

  it('an edit with a fault is refused and complained of, too', async () => {
    const { discord, channel } = await quay();
    const path = `/channels/${channel.id}/messages`;
    const { body } = await raw(discord, 'POST', path, { content: 'old' });
    const patch = (change: object) => raw(discord, 'PATCH', `${path}/${body.id}`, change);
    expect((await patch({ content: '' })).body.code).toBe(50006);
    expect((await patch({ flags: V2, components: [text('x')] })).body.code).toBe(50035);
    expect((await patch({ content: null, flags: V2, components: [text('x')] })).status).toBe(200);
    expect((await patch({ flags: 0, components: [text('still V2')] })).status).toBe(200);
    expect((await patch({ content: 'back' })).body.code).toBe(50035);
    expect(discord.complaints).toHaveLength(3);
  });
});

it('the same limits, just kept, pass', async () => {
  const { discord, channel } = await quay();
  const post = (body: object) => raw(discord, 'POST', `/channels/${channel.id}/messages`, body);
  const bodies = [
    { content: 'x'.repeat(2000), components: many(5).map(r => row(...many(5).map(c => press(`${r}${c}`)))) },
    inRow(menu(25, { max_values: 25 })),
    { flags: V2, components: [container(19), ...texts(20)] },
    { flags: V2, components: [text('x'.repeat(4000))] },
    { embeds: many(2).map(() => ({ description: 'x'.repeat(3000) })) },
    inRow(press('a', { emoji: { name: '🏠' }, label: '' })),
    { flags: V2, components: [{ type: 9, components: [text('x')], accessory: press('b') }, { type: 14 }] },
  ];
  for (const body of bodies) expect(await post(body)).toMatchObject({ status: 200 });
  expect(discord.complaints).toEqual([]);
});

describe('commands are refused and complained of', () => {
  const option = (name: string, extra: object = {}) => ({ type: 3, name, description: 'd', ...extra });
  const long = many(4).map(n => option(`p${n}`, { description: 'x'.repeat(80) }));
  it.each([
    ['a name with a capital', { name: 'Porto' }],
    ['a name with a blank', { name: 'por to' }],
    ['no description', { description: undefined }],
    ['an option name twice', { options: [option('a'), option('a')] }],
    ['required after optional', { options: [option('a'), option('b', { required: true })] }],
    ['26 options', { options: many(26).map(n => option(`o${n}`)) }],
    ['26 subcommands', { options: many(26).map(n => option(`o${n}`, { type: 1 })) }],
    ['options beside subcommands', { options: [option('a', { type: 1 }), option('b')] }],
    [
      'choices with autocomplete',
      { options: [option('a', { autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] },
    ],
    [
      'a choice value of 101',
      { options: [option('a', { choices: [{ name: 'a', value: 'v'.repeat(101) }] })] },
    ],
    ['8,001 characters', { options: many(25).map(n => option(`o${n}`, { type: 1, options: long })) }],
  ])('%s', async (_, change: object) => {
    const discord = await startDiscord();
    const path = `/applications/${discord.applicationId}/commands`;
    const answer = await raw(discord, 'PUT', path, [{ name: 'porto', description: 'd', ...change }]);
    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(discord.complaints).toHaveLength(1);
    expect(discord.commands()).toEqual([]);
  });

  it('and keep their ids when set again', async () => {
    const { discord, client, guild } = await bot();
    const before = discord.commands().map(c => [c.name, c.id]);
    await client.application.commands.set([
      { name: 'plain', description: 'New words', defaultMemberPermissions: ['ManageGuild'] },
    ]);
    expect(discord.commands().map(c => [c.name, c.id])).toEqual([before[1]]);
    expect(discord.commands()[0]).toMatchObject({
      description: 'New words',
      default_member_permissions: '32',
    });
    const own = await client.application.commands.create({ name: 'here', description: 'd' }, guild.id);
    await own.edit({ description: 'changed' });
    expect((await client.application.commands.fetch({ guildId: guild.id })).map(c => c.description)).toEqual([
      'changed',
    ]);
    await own.delete();
    expect(discord.commands(guild.id)).toEqual([]);
    expect(discord.complaints).toEqual([]);
  });
});

describe('an answer to an interaction is refused and complained of', () => {
  const inputs = (count: number) =>
    many(count).map(n => row({ type: 4, custom_id: `${n}`, style: 1, label: 'a' }));
  it.each([
    ['an update of a command', { type: 7, data: { content: 'x' } }],
    ['choices for a command', { type: 8, data: { choices: [] } }],
    ['an unknown type', { type: 77 }],
    ['a message with nothing in it', { type: 4, data: {} }],
    ['a deferral with V2', { type: 5, data: { flags: V2 } }],
    ['a modal without a title', { type: 9, data: { custom_id: 'm', components: inputs(1) } }],
    ['a modal of six rows', { type: 9, data: { custom_id: 'm', title: 't', components: inputs(6) } }],
  ])('%s', async (_, body) => {
    const { discord, channel, ann, client } = await bot();
    let answer: { status: number } | undefined;
    client.on('interactionCreate', async i => {
      if (!i.isChatInputCommand()) return;
      answer = await raw(discord, 'POST', `/interactions/${i.id}/${i.token}/callback`, body);
      await i.reply('all the same');
    });
    await ann.command(channel, 'plain');
    expect(answer?.status).toBe(400);
    expect(discord.complaints).toHaveLength(1);
  });

  it.each([
    ['26 choices', many(26).map(n => ({ name: `${n}`, value: `${n}` }))],
    ['a name of 101', [{ name: 'n'.repeat(101), value: 'x' }]],
    ['an empty name', [{ name: '', value: 'x' }]],
    ['a number for text', [{ name: 'n', value: 1 }]],
  ])('autocomplete with %s', async (_, choices) => {
    const { discord, channel, ann, client } = await bot();
    client.on('interactionCreate', async i => {
      if (!i.isAutocomplete()) return;
      await raw(discord, 'POST', `/interactions/${i.id}/${i.token}/callback`, { type: 8, data: { choices } });
      await i.respond([]);
    });
    expect(await ann.autocomplete(channel, 'try it', {}, 'house', '')).toEqual([]);
    expect(discord.complaints).toHaveLength(1);
  });
});

describe('other requests', () => {
  it('an unknown route is answered 404 and complained of', async () => {
    const discord = await startDiscord();
    expect(await raw(discord, 'GET', '/guilds/1/boats')).toMatchObject({ status: 404, body: { code: 0 } });
    expect(discord.complaints).toEqual(['GET /guilds/1/boats: unknown route']);
    expect(discord.requests.at(-1)?.problems).toEqual(['unknown route']);
  });

  it('a route of Discord that is not here, or is refused on purpose, gets an answer that says so', async () => {
    const discord = await startDiscord();
    const emojis = await raw(discord, 'GET', '/guilds/1/emojis');
    const missing = 'Discord has GET /guilds/{guild_id}/emojis, local-discord does not: it is not there yet.';
    expect(emojis).toMatchObject({ status: 404, body: { code: 0, message: `404: Not Found. ${missing}` } });
    const { body } = await raw(discord, 'GET', '/voice/regions');
    expect(body.message).toContain('local-discord does not: there is no voice.');
    expect(discord.complaints).toEqual([
      'GET /guilds/1/emojis: Discord has this route, local-discord does not: it is not there yet',
      'GET /voice/regions: Discord has this route, local-discord does not: there is no voice',
    ]);
  });

  it('a broken multipart body or address is answered 4xx', async () => {
    const { discord, channel } = await quay();
    const send = (type: string, body: string) =>
      fetch(`${discord.api}/v10/channels/${channel.id}/messages`, {
        method: 'POST',
        headers: { authorization: `Bot ${discord.token}`, 'content-type': type },
        body,
      });
    const cut = '--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content"';
    expect((await send('multipart/form-data', 'x')).status).toBe(400);
    expect((await send('multipart/form-data; boundary=b', cut)).status).toBe(400);
    expect((await raw(discord, 'GET', '/channels/%E0%A4%A')).status).toBe(404);
    expect(discord.complaints.join()).not.toContain('itself broke');
  });

  it('a strange token, channel, message and user have their own codes', async () => {
    const { discord, channel } = await quay();
    const codes = [
      await raw(discord, 'GET', '/users/@me', undefined, 'wrong'),
      await raw(discord, 'GET', '/channels/123456789012345678'),
      await raw(discord, 'GET', `/channels/${channel.id}/messages/123456789012345678`),
      await raw(discord, 'POST', '/users/@me/channels', { recipient_id: '123456789012345678' }),
      await raw(discord, 'GET', '/applications/123456789012345678/commands'),
    ].map(({ status, body }) => [status, body.code]);
    expect(codes).toEqual([
      [401, 0],
      [404, 10003],
      [404, 10008],
      [404, 10013],
      [404, 10002],
    ]);
    expect(discord.complaints).toEqual([]);
  });

  it('50035 says where, nested as Discord does', async () => {
    const { discord, channel } = await quay();
    const body = inRow(press('a', { label: 'l'.repeat(81) }));
    const answer = await raw(discord, 'POST', `/channels/${channel.id}/messages`, body);
    expect(answer.body.errors).toMatchObject({
      components: { 0: { components: { 0: { label: { _errors: [{ message: expect.any(String) }] } } } } },
    });
  });
});

it('every route is one of Discord’s', async () => {
  // The name is a variable so that TypeScript does not compile the imported package, whose sources fail under this project's
  // settings.
  const name: string = 'discord-api-spec';
  const spec: { pathsList: Readonly<Record<string, readonly string[]>> } = await import(name);
  const strange = routes.filter(({ method, path }) => !spec.pathsList[method.toLowerCase()]?.includes(path));
  expect(strange.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

describe('a long body that has passed', () => {
  const ID = '123456789012345678';
  const command = (change: object = {}) => ({
    id: ID,
    application_id: ID,
    version: ID,
    default_member_permissions: null,
    name: 'house',
    description: 'd',
    type: 1,
    options: many(25).map(n => ({
      type: 1,
      name: `part-${n}`,
      description: 'd'.repeat(100),
      options: many(5).map(m => ({ type: 3, name: `option-${m}`, description: 'e'.repeat(100) })),
    })),
    ...change,
  });

  it('passes again with other ids, and excuses nothing else', async () => {
    const judge = await Judge.load();
    const schema = judge.schema('ApplicationCommandResponse');
    const passes = (change: object) =>
      judge.problems('ApplicationCommandResponse', command(change)).length === 0;
    expect(JSON.stringify(command()).length).toBeGreaterThan(10_000);
    expect([passes({}), passes({ id: '987654321098765432' }), passes({ id: 7 })]).toEqual([
      true,
      true,
      false,
    ]);
    for (const change of [
      { id: 'x'.repeat(18) },
      { id: '12' },
      { name: 7 },
      { type: 'x' },
      { version: null },
    ])
      expect(passes(change), JSON.stringify(change)).toBe(z.safeParse(schema, command(change)).success);
  });
});
