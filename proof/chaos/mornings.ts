import type { Channel, Guild, LocalDiscord, StoredMessage } from 'local-discord';
import type { Store } from '../../src/store/index.ts';
import { nextMorning } from '../../src/table/people/morning-hour.ts';
import type { Table } from '../../src/table/table.ts';
import { accepted, running } from '../../test/table/room.ts';
import { loggedText } from './bot-process.ts';
import { type Moment, someMoment } from './moments.ts';
import { eventually } from './patience.ts';
import { random } from './random.ts';
import type { Run } from './trial.ts';
import { TrialWorld } from './world.ts';

const PATIENCE_MS = 120_000;
/** Number of mornings. Within a week after the last move, no server counts as quiet. */
const DAYS = 5;
/** Leap of the clock after which Discord has forgotten every nonce. */
const FORGOTTEN_MS = 10 * 60_000;
const HOUR = { morningHour: 8, morningZone: null };

interface Plaza {
  readonly guild: Guild;
  readonly channel: Channel;
  /** Ids of the messages that showed each day. The first button's id names the day. */
  readonly days: Map<string, Set<string>>;
}

/** Notes which messages of a channel show which day, at each post and at each edit. */
function watchPlazas(discord: LocalDiscord, plazas: readonly Plaza[]): void {
  discord.watch(happening => {
    if (happening.type !== 'message' || happening.change === 'deleted') return;
    const { message } = happening;
    const plaza = plazas.find(({ channel }) => channel === message.channel);
    const day = message.buttons[0]?.customId;
    if (!plaza || day === undefined) return;
    plaza.days.set(day, (plaza.days.get(day) ?? new Set()).add(message.id));
  });
}

/** Gives a server a running game and a morning message, so that it is not quiet. */
async function prepare(table: Table, { guild, channel }: Plaza, tables: Channel): Promise<void> {
  const ann = { id: `${BigInt(guild.id) + 1n}`, name: 'Ann' };
  const ben = { id: `${BigInt(guild.id) + 2n}`, name: 'Ben' };
  const place = { channelId: tables.id, guildId: guild.id };
  await running({ table }, [ann, ben], {
    game: 'porto',
    options: { variant: 'family' },
    ...place,
    rated: false,
  });
  accepted(await table.housekeeping.setServer(guild.id, ann, { ...HOUR, morningChannel: channel.id }));
}

async function judge(store: Store, { guild, channel, days }: Plaza, mornings: number): Promise<string[]> {
  const faults: string[] = [];
  if (days.size !== mornings) faults.push(`server ${guild.name}: ${days.size} mornings of ${mornings}`);
  for (const [day, ids] of days)
    if (ids.size !== 1) faults.push(`server ${guild.name}: ${ids.size} messages show ${day}`);
  const left = await store.mornings.parked(guild.id);
  if (left.length > 0) faults.push(`server ${guild.name}: ${left.length} messages are parked`);
  const isShown = ({ id }: StoredMessage) => [...days.values()].some(ids => ids.has(id));
  const others = channel.messages.filter(message => message.buttons.length > 0 && !isShown(message));
  if (others.length > 0) faults.push(`server ${guild.name}: ${others.length} other messages of the bot`);
  return faults;
}

/**
 * Matches the line about a loop that hangs. A leap of the clock ends each long timer, so the watch of a loop that works at this
 * moment ends too, and no time has passed. A loop that hangs leaves a morning without its message, which is a fault.
 */
const LEAPT = /^a loop has got nothing done/;

/**
 * Lets several mornings come for many servers, and kills the bot's process while it posts. In half of the servers a person writes
 * in the channel each day, also between a kill and the restart. Each morning must stand in one message.
 */
export const morningsTrial: Run = async ({ games: servers, kills, seed, say, database }) => {
  const world = await TrialWorld.open(database, { leaps: true });
  const { store, table, discord, clock, busyness } = world;
  const chance = random(seed);
  const eve = discord.addUser({ name: 'Eve' });
  const plazas: Plaza[] = [];
  for (let at = 0; at < servers; at++) {
    const guild = discord.addGuild({ name: `Ribeira ${at + 1}` });
    const plaza = { guild, channel: guild.addChannel({ name: 'plaza' }), days: new Map() };
    await prepare(table, plaza, guild.addChannel({ name: 'tables' }));
    plazas.push(plaza);
  }
  watchPlazas(discord, plazas);
  const talkative = plazas.filter((_, at) => at % 2 === 0);
  const path = new RegExp(`^/channels/(${plazas.map(({ channel }) => channel.id).join('|')})/messages`);
  const moments: readonly Moment[] = [1, 3, servers].map(many => [path, many] as const);
  const errors: string[] = [];
  let [killed, mornings, talks, isSaid] = [0, 0, 0, true];
  let bot = world.process();
  const talk = async (share: number): Promise<void> => {
    for (const { channel } of talkative)
      if (chance.below(share) === 0) {
        await eve.say(channel, 'Good morning!');
        talks += 1;
      }
  };
  const kill = async (): Promise<void> => {
    const next = world.process();
    await someMoment(discord, chance, moments);
    await bot.kill();
    killed += 1;
    errors.push(...bot.errors.map(loggedText));
    await talk(4);
    if (chance.below(4) > 0) clock.leap(FORGOTTEN_MS);
    bot = next;
    bot.go();
    await bot.ready;
  };
  try {
    bot.go();
    await bot.ready;
    while (mornings < DAYS && isSaid) {
      clock.leap(nextMorning(HOUR, clock.now()) - clock.now() + 1_000);
      mornings += 1;
      while (killed < Math.round((kills * mornings) / DAYS)) await kill();
      const all = () => plazas.every(({ days }) => days.size >= mornings);
      isSaid = await eventually(
        async () => all() && (await store.mornings.unannounced(1)).length === 0,
        () => discord.requests.length,
        PATIENCE_MS,
      );
      await discord.idle(200);
      await talk(1);
      say(`${mornings} mornings, ${killed} kills`);
    }
    const found = await Promise.all(plazas.map(plaza => judge(store, plaza, DAYS)));
    errors.push(...bot.errors.map(loggedText));
    const { faults, unjudged } = busyness.sorted([
      ...(isSaid ? [] : ['a morning was never said']),
      ...found.flat(),
      ...discord.complaints,
      ...new Set(errors.filter(line => !LEAPT.test(line))),
    ]);
    const messages = plazas.reduce((sum, { channel }) => sum + channel.messages.length, -talks);
    return {
      figures: { servers, mornings: servers * mornings, kills: killed, messages, talks },
      faults,
      unjudged: [...unjudged, ...new Set(errors.filter(line => LEAPT.test(line)))],
    };
  } finally {
    await world.close();
  }
};
