import { type APIChannel, type APIRole, GatewayIntentBits, Routes } from 'discord-api-types/v10';
import type { Assumption } from '../stage/assumption.ts';
import { identity } from '../stage/connection.ts';
import { GatewayProbe, shardOf } from '../stage/gateway-probe.ts';
import { CannotAsk, NotTried } from '../stage/outcome.ts';
import type { Stage } from '../stage/stage.ts';
import { about } from './gateway.ts';

type Seen = Readonly<Record<string, boolean>>;

/** Opens a connection that also gets the events about messages. */
async function listening(stage: Stage): Promise<GatewayProbe> {
  const { url, shards } = await about(stage);
  await stage.connection.claimLogin();
  const probe = new GatewayProbe(url);
  const intents = GatewayIntentBits.Guilds | GatewayIntentBits.GuildMessages;
  const shard = [shardOf(stage.guild, shards), shards] as const;
  if (!(await probe.login(identity(stage.parts.token, intents, shard))))
    throw new NotTried('the login of a second connection was not accepted');
  return probe;
}

/** Waits for an event with an id. Returns false where the event does not come in time. */
async function came(probe: GatewayProbe, event: string, id: string): Promise<boolean> {
  const packet = await probe.event(({ t, d }) => {
    const {
      id: own,
      channel_id: channel,
      role,
    } = d as { id?: string; channel_id?: string; role?: { id: string } };
    return t === event && [own, channel, role?.id].includes(id);
  });
  return packet !== undefined;
}

/** Makes a channel with a message, changes and deletes both, and listens to the events. */
const channelScene = (stage: Stage): Promise<Seen> =>
  stage.once('events', async () => {
    const probe = await listening(stage);
    const { requests } = stage;
    const channel = await stage.place.make('contact-events', []);
    const seen: Record<string, boolean> = {};
    const wait = async (event: string, id: string): Promise<void> => {
      seen[event] = await came(probe, event, id);
    };
    await wait('CHANNEL_CREATE', channel);
    await requests.need('PATCH', Routes.channel(channel), { body: { name: 'contact-changed' } });
    await wait('CHANNEL_UPDATE', channel);
    const { id } = await stage.post({ content: 'received' }, undefined, channel);
    await wait('MESSAGE_CREATE', id);
    await stage.edit(id, { content: 'received again' }, undefined, channel);
    await wait('MESSAGE_UPDATE', id);
    await requests.need('PUT', Routes.channelPin(channel, id));
    await wait('CHANNEL_PINS_UPDATE', channel);
    await stage.remove(id, channel);
    await wait('MESSAGE_DELETE', id);
    await requests.need<APIChannel>('DELETE', Routes.channel(channel));
    await wait('CHANNEL_DELETE', channel);
    probe.close();
    return seen;
  });

/** Makes, changes and deletes a role, and listens to the events. */
const roleScene = (stage: Stage): Promise<Seen> =>
  stage.once('roles', async () => {
    if (!stage.may('ManageRoles')) throw new CannotAsk('the bot has no Manage Roles');
    const { connection, requests, guild } = stage;
    const from = connection.packets.length;
    const route = Routes.guildRoles(guild);
    const { id } = await requests.need<APIRole>('POST', route, {
      body: { name: 'contact', permissions: '0' },
    });
    await requests.need('PATCH', Routes.guildRole(guild, id), { body: { name: 'contact again' } });
    await requests.need('DELETE', Routes.guildRole(guild, id));
    const seen: Record<string, boolean> = {};
    for (const event of ['GUILD_ROLE_CREATE', 'GUILD_ROLE_UPDATE', 'GUILD_ROLE_DELETE']) {
      const isIt = (d: unknown): boolean => {
        const { role, role_id } = d as { role?: { id: string }; role_id?: string };
        return (role?.id ?? role_id) === id;
      };
      const packet = await connection
        .event(({ t, d }) => t === event && isIt(d), { from })
        .catch((error: unknown) => {
          if (!(error instanceof NotTried)) throw error;
        });
      seen[event] = packet !== undefined;
    }
    return seen;
  });

const line = (
  id: string,
  event: string,
  assumption: string,
  trial: string,
  scene: (stage: Stage) => Promise<Seen>,
): Assumption => ({
  id: `event-${id}`,
  assumption,
  trial,
  try: async stage => ({ [event]: [(await scene(stage))[event] ?? false, true] }),
});

const ofChannel = (id: string, event: string, assumption: string): Assumption =>
  line(id, event, assumption, 'makes, changes and deletes a channel and a message in it', channelScene);
const ofRole = (id: string, event: string, assumption: string): Assumption =>
  line(id, event, assumption, 'makes, changes and deletes a role', roleScene);

/** Makes an assumption that no run can test, with the reason. */
const unasked = (id: string, assumption: string, why: string): Assumption => ({
  id: `event-${id}`,
  assumption,
  trial: 'no run asks this',
  try: async () => {
    throw new CannotAsk(why);
  },
});

export const events: readonly Assumption[] = [
  ofChannel('channel-new', 'CHANNEL_CREATE', 'A new channel causes a CHANNEL_CREATE.'),
  ofChannel('channel-changed', 'CHANNEL_UPDATE', 'A changed channel causes a CHANNEL_UPDATE.'),
  ofChannel(
    'message-new',
    'MESSAGE_CREATE',
    'With the intent for messages, a new message causes a MESSAGE_CREATE.',
  ),
  ofChannel(
    'message-changed',
    'MESSAGE_UPDATE',
    'With the intent for messages, an edit causes a MESSAGE_UPDATE.',
  ),
  ofChannel('pins', 'CHANNEL_PINS_UPDATE', 'A pinned message causes a CHANNEL_PINS_UPDATE.'),
  ofChannel(
    'message-gone',
    'MESSAGE_DELETE',
    'With the intent for messages, a deleted message causes a MESSAGE_DELETE.',
  ),
  ofChannel('channel-gone', 'CHANNEL_DELETE', 'A deleted channel causes a CHANNEL_DELETE.'),
  ofRole('role-new', 'GUILD_ROLE_CREATE', 'A new role causes a GUILD_ROLE_CREATE.'),
  ofRole('role-changed', 'GUILD_ROLE_UPDATE', 'A changed role causes a GUILD_ROLE_UPDATE.'),
  ofRole('role-gone', 'GUILD_ROLE_DELETE', 'A deleted role causes a GUILD_ROLE_DELETE.'),
  unasked(
    'thread-gone',
    'A deleted thread causes a THREAD_DELETE.',
    'other lines need a bot without Manage Threads',
  ),
  unasked(
    'server-changed',
    'A changed server causes a GUILD_UPDATE.',
    'the run changes nothing of the server itself',
  ),
  unasked(
    'server-left',
    'A server that the bot leaves causes a GUILD_DELETE.',
    'the bot would have to leave the server',
  ),
];
