import { type APIChannel, type APIGatewayBotInfo, GatewayIntentBits, Routes } from 'discord-api-types/v10';
import type { Assumption } from '../stage/assumption.ts';
import { identity } from '../stage/connection.ts';
import { GatewayProbe, shardOf } from '../stage/gateway-probe.ts';
import { NotTried } from '../stage/outcome.ts';
import type { Stage } from '../stage/stage.ts';

const HELLO = 10;
const HEARTBEAT = 1;
const HEARTBEAT_ACK = 11;
const IDENTIFY = 2;
const PRESENCE = 3;
const RESUME = 6;
/** Number that no kind of frame has. */
const UNKNOWN = 99;
/** Close code of a client that wants to resume its session. */
const RESUMABLE = 4200;

export const about = (stage: Stage): Promise<APIGatewayBotInfo> =>
  stage.once('gateway', () => stage.requests.need<APIGatewayBotInfo>('GET', Routes.gatewayBot()));

async function greeted(stage: Stage): Promise<{ probe: GatewayProbe; interval: unknown }> {
  const probe = new GatewayProbe((await about(stage)).url);
  const hello = await probe.frame(HELLO);
  return { probe, interval: (hello?.d as { heartbeat_interval?: unknown } | undefined)?.heartbeat_interval };
}

const identityOf = async (stage: Stage, token = stage.parts.token): Promise<object> => {
  const { shards } = await about(stage);
  return identity(token, GatewayIntentBits.Guilds, [shardOf(stage.guild, shards), shards]);
};

interface Ready {
  readonly guilds: readonly { readonly id: string; readonly unavailable?: boolean }[];
  readonly session_id: string;
  readonly resume_gateway_url: string;
}
interface GuildCreate {
  readonly id: string;
  readonly members: readonly unknown[];
  readonly channels: readonly APIChannel[];
}

interface Session {
  readonly ready: Ready;
  readonly guild: GuildCreate;
  readonly order: readonly string[];
  readonly resumed: readonly string[];
  readonly missed: boolean;
}

/** Logs in on a connection of its own, loses it, misses an event, and resumes. */
async function session(stage: Stage): Promise<Session> {
  await stage.connection.claimLogin();
  const { probe } = await greeted(stage);
  probe.send(IDENTIFY, await identityOf(stage));
  const created = await probe.event(
    ({ t, d }) => t === 'GUILD_CREATE' && (d as GuildCreate).id === stage.guild,
  );
  const ready = (await probe.event(({ t }) => t === 'READY'))?.d as Ready | undefined;
  if (!ready || !created) throw new NotTried('the login of a second connection was not accepted');
  const { events: order, last } = probe;
  probe.close(RESUMABLE);
  await probe.closed();
  const { id } = await stage.thread('missed');
  const again = new GatewayProbe(ready.resume_gateway_url);
  await again.frame(HELLO);
  again.send(RESUME, { token: stage.parts.token, session_id: ready.session_id, seq: last });
  await again.event(({ t }) => t === 'RESUMED');
  const missed = again.events.includes('THREAD_CREATE')
    ? await again.event(({ t, d }) => t === 'THREAD_CREATE' && (d as { id: string }).id === id)
    : undefined;
  const { events: resumed } = again;
  again.close();
  return { ready, guild: created.d as GuildCreate, order, resumed, missed: missed !== undefined };
}

const once = (stage: Stage): Promise<Session> => stage.once('session', () => session(stage));

export const gateway: readonly Assumption[] = [
  {
    id: 'gateway-hello',
    assumption: 'The gateway asks for a heartbeat every 41.25 seconds.',
    trial: 'opens a connection',
    async try(stage) {
      const { probe, interval } = await greeted(stage);
      probe.close();
      return { milliseconds: [interval, 41_250] };
    },
  },
  {
    id: 'gateway-heartbeat',
    assumption: 'The gateway acknowledges a heartbeat before the login.',
    trial: 'sends a heartbeat on a new connection',
    async try(stage) {
      const { probe } = await greeted(stage);
      probe.send(HEARTBEAT, null);
      const acknowledged = await probe.frame(HEARTBEAT_ACK);
      probe.close();
      return { acknowledged: [acknowledged !== undefined, true] };
    },
  },
  {
    id: 'gateway-not-logged-in',
    assumption: 'A frame that needs a login closes the connection with 4003.',
    trial: 'sends a presence on a new connection',
    async try(stage) {
      const { probe } = await greeted(stage);
      probe.send(PRESENCE, { since: null, activities: [], status: 'online', afk: false });
      return { code: [await probe.closed(), 4003] };
    },
  },
  {
    id: 'gateway-token',
    assumption: 'A wrong token closes the connection with 4004.',
    trial: 'logs in once with a wrong token',
    async try(stage) {
      const { probe } = await greeted(stage);
      probe.send(IDENTIFY, await identityOf(stage, 'not.a.token'));
      return { code: [await probe.closed(), 4004] };
    },
  },
  {
    id: 'gateway-opcode',
    assumption: 'A frame of an unknown kind closes the connection with 4001.',
    trial: 'sends such a frame on a new connection',
    async try(stage) {
      const { probe } = await greeted(stage);
      probe.send(UNKNOWN, null);
      return { code: [await probe.closed(), 4001] };
    },
  },
  {
    id: 'gateway-about',
    assumption:
      'The address of the gateway comes with the advised shards and with a limit of 1,000 logins a day.',
    trial: 'asks for the address',
    async try(stage) {
      const { shards, session_start_limit: limit } = await about(stage);
      return {
        shards: [shards >= 1, true],
        logins: [limit.total, 1_000],
        left: [limit.remaining <= limit.total && limit.reset_after >= 0, true],
        'at once': [limit.max_concurrency >= 1, true],
      };
    },
  },
  {
    id: 'gateway-ready',
    assumption: 'READY names the servers as unavailable, and a GUILD_CREATE for each follows.',
    trial: 'logs in on a second connection',
    async try(stage) {
      const { ready, order } = await once(stage);
      const named = ready.guilds.find(({ id }) => id === stage.guild);
      return {
        unavailable: [named?.unavailable, true],
        order: [order.indexOf('READY') < order.indexOf('GUILD_CREATE'), true],
      };
    },
  },
  {
    id: 'gateway-guild',
    assumption:
      'Without the intent for members, GUILD_CREATE has the channels, and of the members the bot alone.',
    trial: 'logs in on a second connection',
    async try(stage) {
      const { guild } = await once(stage);
      const channels = guild.channels.some(({ id }) => id === stage.place.channel);
      return { 'has the channel': [channels, true], members: [guild.members.length, 1] };
    },
  },
  {
    id: 'gateway-resume',
    assumption: 'A resumed session gets the events that it missed, and then RESUMED.',
    trial: 'drops the second connection, opens a thread, and resumes',
    async try(stage) {
      const { resumed, missed } = await once(stage);
      return { 'the missed event': [missed, true], last: [resumed.at(-1), 'RESUMED'] };
    },
  },
];
