import { setTimeout as sleep } from 'node:timers/promises';
import {
  AttachmentBuilder,
  type ChatInputCommandInteraction,
  Client,
  GatewayIntentBits,
  MessageFlags,
} from 'discord.js';
import { type Channel, LocalDiscord, type Person } from 'local-discord';
import { presenters } from '../src/games/presenters.ts';
import { Studio } from '../src/presentation/painter/studio.ts';
import { NO_LIMITS } from '../src/table/match/limits.ts';
import { type Running, startBot } from '../test/support/bot.ts';
import {
  actOtherwise,
  begin,
  canBuild,
  drawnIn,
  type Game,
  matchOf,
  readyToBuild,
  turnOf,
} from './builds.ts';
import { type Metric, metric, p99, type Report } from './report.ts';

const WARM = 10;
const ASKED = 80;
const BUILDS = 60;
/** Pause that keeps the pace below discord.js's own limit of 50 requests a second. */
const PACE_MS = 45;

async function timed(person: Person, channel: Channel, path: string): Promise<number> {
  const start = performance.now();
  const answer = await person.command(channel, path);
  const took = performance.now() - start;
  if (answer.message?.attachments.length !== 1)
    throw new Error(`/${path} showed no picture: ${answer.content}`);
  await sleep(PACE_MS);
  return took;
}

interface Bare {
  readonly discord: LocalDiscord;
  readonly person: Person;
  readonly channel: Channel;
  close(): Promise<void>;
}

async function show(interaction: ChatInputCommandInteraction, picture: Buffer): Promise<void> {
  const files = [new AttachmentBuilder(picture, { name: 'picture.png' })];
  const flags = MessageFlags.Ephemeral;
  if (interaction.commandName === 'picture') await interaction.reply({ files, flags });
  else {
    await interaction.deferReply({ flags });
    await interaction.editReply({ files });
  }
}

async function bareBot(picture: Buffer): Promise<Bare> {
  const discord = await LocalDiscord.start();
  const channel = discord.addGuild({ name: 'Bare' }).addChannel({ name: 'bare' });
  const person = discord.addUser({ name: 'Ann' });
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: discord.api, version: '10' },
  });
  client.on('interactionCreate', interaction => {
    if (interaction.isChatInputCommand()) void show(interaction, picture);
  });
  const ready = new Promise<void>(resolve => client.once('clientReady', () => resolve()));
  await client.login(discord.token);
  await ready;
  await client.application?.commands.set([
    { name: 'picture', description: 'A picture at once' },
    { name: 'deferred', description: 'A picture after a deferral' },
  ]);
  const close = async () => {
    await client.destroy();
    await discord.close();
  };
  return { discord, person, channel, close };
}

/** Returns milliseconds from the press that commits a build until the local Discord has stored the public board. */
async function drawn(game: Game, person: Person): Promise<number> {
  const commit = await readyToBuild(game, person);
  const stored = drawnIn(game);
  const start = performance.now();
  const [end] = await Promise.all([stored, commit()]);
  return end - start;
}

async function builds(running: Running, people: readonly Person[]): Promise<number[]> {
  const times: number[] = [];
  for (let number = 1; times.length < WARM + BUILDS; number++) {
    const game = await begin(running, people, `game-${number}`, 'family');
    for (let match = await matchOf(game); match !== undefined; match = await matchOf(game)) {
      const turn = await turnOf(game, match);
      if (canBuild(turn)) {
        times.push(await drawn(game, turn.person));
        await running.quiet();
      } else await actOtherwise(game, match, turn);
      if (times.length >= WARM + BUILDS) break;
    }
  }
  return times.slice(WARM);
}

async function cached(running: Running, people: readonly Person[]): Promise<Metric[]> {
  const { channel } = await begin(running, people, 'cached', 'family');
  const [ann] = people;
  if (ann === undefined) throw new Error('nobody');
  const shown = await ann.command(channel, 'porto board');
  const picture = shown.message?.attachments[0]?.data;
  if (picture === undefined) throw new Error('no board was shown');
  const bare = await bareBot(picture);
  const ours: number[] = [];
  const theirs: number[] = [];
  const deferred: number[] = [];
  // Measurements alternate between the two bots, so that other load on the machine affects both.
  for (let asked = 0; asked < WARM + ASKED; asked++) {
    ours.push(await timed(ann, channel, 'porto board'));
    theirs.push(await timed(bare.person, bare.channel, 'picture'));
    deferred.push(await timed(bare.person, bare.channel, 'deferred'));
  }
  await bare.close();
  const mine = metric('/porto board, cached', 'ms', ours.slice(WARM));
  const least = metric('bare bot, a picture of equal size', 'ms', theirs.slice(WARM));
  return [
    metric('cached against bare', 'times', [mine.value / least.value], { atMost: 3 }),
    mine,
    metric('/porto board, cached, p99', 'ms', [p99(ours.slice(WARM))]),
    least,
    metric('bare bot, p99', 'ms', [p99(theirs.slice(WARM))]),
    metric('bare bot that defers first', 'ms', deferred.slice(WARM)),
  ];
}

export async function benchE2e(): Promise<Report> {
  let seed = 0;
  const studio = new Studio({ presenters, warn: (details, message) => console.error(message, details) });
  const running = await startBot({
    limits: NO_LIMITS,
    newSeed: () => new Uint8Array(32).fill(++seed),
    presenters: studio.presenters,
  });
  running.discord.addGuild({ name: 'Ribeira' });
  const people = ['Ann', 'Béla'].map(name => running.discord.addUser({ name }));
  try {
    const asked = await cached(running, people);
    const times = await builds(running, people);
    const metrics = [
      ...asked,
      metric('a build drawn: from its press to the stored board', 'ms', times, { atMost: 150 }),
      metric('a build drawn, p99', 'ms', [p99(times)]),
    ];
    return { bench: 'e2e', metrics };
  } finally {
    await running.stop();
    studio.close();
  }
}
