import { setTimeout as sleep } from 'node:timers/promises';
import { PermissionFlagsBits } from 'discord.js';
import { type Channel, type LocalDiscord, MISFORTUNES, type StoredMessage } from 'local-discord';
import type { Table } from '../../src/table/table.ts';
import { loggedText, registered } from './bot-process.ts';
import { eventually, Patience } from './patience.ts';
import { playedApart, seenAtPlaces, seenIn } from './people-apart.ts';
import { type Random, random } from './random.ts';
import { Traffic } from './traffic.ts';
import type { Run } from './trial.ts';
import { figuresOf, verify } from './verify.ts';
import { waitFor } from './waiting-for-bots.ts';
import { TrialWorld } from './world.ts';

const TABLES = 12;
const SHARE = 0.2;
const ACTIONS = 40;
/** Fewest confirmed actions of a trial for each of its matches. */
const CONFIRMED = 10;
/** Pattern of log lines that no failure of Discord may cause. */
const NEVER = /nobody handled|given up|could not start|stuck|stderr/;
/**
 * Pattern of a harmless error in discord.js: Discord confirms the resumption of a session that was invalidated meanwhile. A new
 * session is already starting.
 */
const LATE_RESUME = /handlers\/RESUMED\.js/;
const PATIENCE_MS = 180_000;
/** Index of the person between places whose channel is deleted, in a game of three. */
const APART_GONE = 1;
/** Revision of this person's game that comes first. */
const BEFORE_GONE = 3;

interface Scene {
  readonly discord: LocalDiscord;
  readonly traffic: Traffic;
  readonly table: Table;
  readonly messages: readonly StoredMessage[];
  readonly chance: Random;
}

type Blow = (scene: Scene) => unknown;

const live = ({ discord, traffic }: Scene): Channel[] =>
  traffic.allChannels.filter(({ id }) => discord.channel(id) !== undefined);

async function withoutPermission(scene: Scene): Promise<void> {
  const channel = scene.chance.among(live(scene));
  const bit = scene.chance.among([
    PermissionFlagsBits.SendMessages,
    PermissionFlagsBits.AttachFiles,
    PermissionFlagsBits.ViewChannel,
  ]);
  channel.botPermissions &= ~bit;
  await sleep(1_000 + scene.chance.below(4_000));
  channel.botPermissions |= bit;
}

/** Disturbances that happen from time to time. Besides these, some requests fail all the time. */
const BLOWS: Readonly<Record<string, Blow>> = {
  'gateway drops': ({ discord }) => discord.dropGateway(),
  'asked to reconnect': ({ discord }) => discord.askToReconnect(),
  'invalid sessions': ({ discord }) => discord.invalidateSessions(),
  'deleted messages': async scene => {
    const there = scene.messages.slice(-20).filter(({ deleted }) => !deleted);
    if (there.length === 0) return;
    await scene.discord.useSwitch('delete-message', { message: scene.chance.among(there) });
  },
  'lost permissions': withoutPermission,
};

async function storm(scene: Scene, over: () => boolean): Promise<Record<string, number>> {
  const struck: Record<string, number> = Object.fromEntries(Object.keys(BLOWS).map(name => [name, 0]));
  const lasting: Promise<unknown>[] = [];
  while (!over()) {
    await sleep(500 + scene.chance.below(2_000));
    const name = scene.chance.among(Object.keys(BLOWS));
    struck[name] = (struck[name] ?? 0) + 1;
    lasting.push(Promise.resolve(BLOWS[name]?.(scene)));
  }
  await Promise.all(lasting);
  return struck;
}

async function departures({ traffic, table }: Scene, over: () => boolean): Promise<void> {
  while (traffic.begun < TABLES / 2 && !over()) await sleep(100);
  traffic.people[5]?.leave();
  traffic.channels[1]?.remove();
  while (traffic.begun < TABLES && !over()) await sleep(100);
  traffic.channels[4]?.remove();
  // The other places of this person's game go on.
  const apart = traffic.apart[APART_GONE];
  if (!apart) return;
  const rev = async () => (await seenIn(apart.channel, () => table.live(apart.channel.id)))?.rev ?? 0;
  while ((await rev()) < BEFORE_GONE && !over()) await sleep(100);
  apart.channel.remove();
}

async function until(isSo: () => Promise<boolean>, progress: () => unknown, what: string): Promise<string[]> {
  return (await eventually(isSo, progress, PATIENCE_MS)) ? [] : [`after the storm: ${what}`];
}

/** Plays games while a fifth of all requests to Discord fail and its gateway disconnects again and again. */
export const faultsTrial: Run = async ({ games: wanted, seed, say, played, between, database }) => {
  const world = await TrialWorld.open(database);
  const { store, table, discord, seen } = world;
  const { messages } = seen;
  const chance = random(seed);
  const bot = world.process();
  let exited = false;
  let requests = 0;
  discord.watch(({ type }) => {
    if (type === 'request') requests += 1;
  });
  const traffic = new Traffic({ played, between, discord, table, seed, undo: 0.03, twice: 0.1 });
  const scene = { discord, traffic, table, messages, chance };
  const everywhere = async () =>
    (await Promise.all((await store.matches.ids()).map(id => seenAtPlaces(table, id)))).flat();
  try {
    bot.go();
    await bot.ready;
    void bot.exited.then(() => {
      exited = true;
    });
    await registered(discord, played?.game.id);
    const random = chance.next;
    const calm = [
      discord.misfortune({ share: SHARE, random }),
      discord.misfortune({ share: 0.002, random, kinds: [{ hang: true }, { hang: true, afterwards: true }] }),
    ];
    traffic.start(wanted < TABLES ? 2 : TABLES);
    let over = false;
    let second = 0;
    const gone = departures(scene, () => over);
    const blows = storm(scene, () => over);
    const patience = new Patience(PATIENCE_MS);
    const going = () => !exited && !patience.isOver(traffic.attempts.length);
    const enough = () =>
      traffic.attempts.length >= wanted * ACTIONS && traffic.confirmed >= wanted * CONFIRMED;
    while (!enough() && going()) {
      await sleep(1_000);
      if (++second % 10 === 0)
        say(`${traffic.begun} games, ${traffic.attempts.length} actions tried, ${requests} requests`);
    }
    const stuck = !exited && !enough();
    if (!exited) await playedApart(traffic, PATIENCE_MS);
    over = true;
    const struck = await blows;
    await gone;
    await traffic.stop();
    for (const end of calm) end();
    const faults = [
      ...(stuck ? ['nobody could do anything any more'] : []),
      ...(await waitFor(store, () => requests)),
      ...(await until(
        async () => (await store.outbox.waiting()).length === 0,
        () => messages.length,
        'something was never said',
      )),
      ...(await until(
        async () => {
          const [ann] = traffic.people;
          const [channel] = live(scene);
          const answer = channel && ann?.command(channel, traffic.command('board')).catch(() => undefined);
          return (await answer) !== undefined;
        },
        () => true,
        'the bot answers nobody',
      )),
      // The first notice that is delivered ends a game's parked state. Later notices may still be waiting.
      ...(await until(
        async () => {
          const places = await everywhere();
          const isOpen = places.every(
            match => match.parkedAt === null || discord.channel(match.channelId) === undefined,
          );
          return isOpen && (await store.outbox.waiting()).length === 0;
        },
        () => messages.length,
        'a game is parked though its channel is open, or something was never said',
      )),
      ...(exited ? ['the bot has ended'] : []),
    ];
    const matches = await store.matches.ids();
    const found = await verify({ store, table, matches, ...traffic.evidence, ...seen });
    const errors = [...new Set(bot.errors.filter(({ msg }) => NEVER.test(msg)).map(loggedText))];
    const parked = (await everywhere()).filter(({ parkedAt }) => parkedAt !== null);
    return {
      figures: {
        games: matches.length,
        requests,
        'kinds of trouble': MISFORTUNES.length,
        ...struck,
        'deleted channels': 2,
        'places parked': parked.length,
        'actions tried': traffic.attempts.length,
        ...figuresOf(found),
        'boards and other messages': messages.length,
        'errors logged': bot.errors.length,
      },
      faults: [
        ...faults,
        ...found.faults,
        ...discord.complaints,
        ...errors.filter(line => !LATE_RESUME.test(line)),
      ],
      unjudged: [...found.unjudged, ...errors.filter(line => LATE_RESUME.test(line))],
    };
  } finally {
    await world.close();
  }
};
