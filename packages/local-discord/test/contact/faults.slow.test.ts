import { PermissionFlagsBits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { part } from '../form.ts';
import { AtKeyboard } from './at-keyboard.ts';
import type { Bend, Exchange, Packet } from './bend.ts';
import { accepts, answering, arrives, changed, loses, recoded, saying, to } from './bends.ts';
import { Crooked } from './crooked.ts';
import { OWN } from './own.ts';
import { INVITED, standIn } from './stand-in.ts';
import { TWINS } from './twins.ts';

const ROLE = '20000000000000000';
const ROLES = /^\/guilds\/\d+\/roles(?:\/\d+)?$/;

/** Answers requests for roles, and sends the events `sent` about them. */
const roles = (sent: readonly string[]): Bend => ({
  answer({ method, path }: Exchange) {
    if (!ROLES.test(path)) return undefined;
    const event =
      { POST: 'GUILD_ROLE_CREATE', PATCH: 'GUILD_ROLE_UPDATE', DELETE: 'GUILD_ROLE_DELETE' }[method] ?? '';
    const events: readonly Packet[] = [{ t: event, d: { role: { id: ROLE }, role_id: ROLE } }];
    return { status: 200, body: { id: ROLE }, events: events.filter(({ t }) => sent.includes(t)) };
  },
});
const ALL_ROLES = ['GUILD_ROLE_CREATE', 'GUILD_ROLE_UPDATE', 'GUILD_ROLE_DELETE'];

type Fault = readonly [fault: string, bend: Bend | undefined, line: string];

/** Faults of `crooked.slow.test.ts`, which a release tries there too. */
const TWIN_FAULTS: readonly Fault[] = [
  ['a label of a button with 81 characters is accepted', TWINS['most-button-label'], 'most-button-label'],
  ['a custom id with 101 characters is accepted', TWINS['most-custom-id'], 'most-custom-id'],
  ['a suggestion with a name of 101 characters is accepted', TWINS['most-suggestion'], 'most-suggestion'],
  ['a form with a title of 46 characters is accepted', TWINS['most-form-title'], 'most-form-title'],
  ['the event of a new channel never comes', TWINS['event-channel-new'], 'event-channel-new'],
];

/** Faults that were put into a stand-in on purpose, with the line that must find each. */
const FAULTS: readonly Fault[] = [
  ...part(TWIN_FAULTS, 1),
  ['the event of a new role never comes', roles(ALL_ROLES.slice(1)), 'event-role-new'],
  [
    'a command has no authorizing_integration_owners',
    arrives(
      d => d.type === 2 && d.data.type === 1,
      d => {
        delete d.authorizing_integration_owners;
      },
    ),
    'command-arrives',
  ],
  ['a second first answer has another code', recoded(answering('a second answer')), 'answer-twice'],
  ['an empty message is accepted', accepts(saying('')), 'size-empty'],
  [
    'an unknown channel is the code of an unknown message',
    changed(to('GET', /^\/channels\/10000000000000000$/), () => ({ status: 404, body: { code: 10008 } })),
    'unknown-channel',
  ],
  [
    'a resumed session misses an event',
    loses('THREAD_CREATE', ({ name }) => name === 'missed'),
    'gateway-resume',
  ],
];

async function found(bend: Bend, botPermissions: bigint): Promise<readonly string[]> {
  const { discord, run } = await standIn();
  const guild = discord.addGuild({ name: 'Gaia', botPermissions });
  const crooked = await Crooked.start(discord.url, bend);
  const keyboard = new AtKeyboard(discord, guild, bend.keys);
  const { results, report } = await run({ api: crooked.api, guild: guild.id, keyboard, own: OWN });
  await crooked.close();
  expect(report).toMatch(/contact-report\.md$/);
  return Object.entries(results).flatMap(([id, { outcome }]) => (outcome === 'differs' ? [id] : []));
}

test.each(FAULTS)('%s: the line finds it', async (_, bend, line) => {
  if (!bend) throw new Error('no fault');
  const isOfRoles = line.includes('role');
  const permissions = isOfRoles ? INVITED | PermissionFlagsBits.ManageRoles : INVITED;
  expect(await found(bend, permissions)).toEqual([line]);
});

test('a Discord whose events about roles all come has no fault', async () => {
  expect(await found(roles(ALL_ROLES), INVITED | PermissionFlagsBits.ManageRoles)).toEqual([]);
});
