import { setTimeout as sleep } from 'node:timers/promises';
import { type Interaction, LocalDiscord } from 'local-discord';
import { shardOf } from '../../../../src/core/shards.ts';
import { openStore } from '../../../../src/store/index.ts';
import { BotProcess, bundleBot, registered, told } from '../bot-process.ts';
import { trialDatabase } from '../database.ts';
import { TOY } from '../games/toy.ts';
import { someMoment } from '../moments.ts';
import { owedIn } from '../owed.ts';
import { Busyness, eventually, Patience } from '../patience.ts';
import { random } from '../random.ts';
import type { Outcome, Trial } from '../trial.ts';
import { SeasonSetup } from './setup.ts';

const SHARDS = 6;
const PROCESSES = 3;
const PATIENCE_MS = 180_000;
const LIFE = 40;

const guildIdOf = ({ fields }: Interaction): string | null => fields.channel.guild?.id ?? null;

/**
 * Plays leagues and deals with three processes that share the shards on one PostgreSQL. Again and again one process is killed.
 */
export async function seasonProcessesTrial({
  games: leagues,
  kills,
  seed,
  say,
  played = TOY,
}: Trial): Promise<Outcome> {
  await bundleBot();
  const database = await trialDatabase('postgres');
  const store = await openStore(database.place);
  const discord = await LocalDiscord.start({
    ...{ history: 100, quietMs: 200, shards: SHARDS, maxConcurrency: SHARDS, loginEveryMs: 50 },
  });
  const guilds = Array.from({ length: leagues }, (_, at) => discord.addGuild({ name: `Ribeira ${at + 1}` }));
  const chance = random(seed);
  const owed = owedIn(discord);
  const isUp = (guildId: string | null): boolean =>
    discord.shards.some(([shard]) => shard === shardOf(guildId, SHARDS));
  const stage = new SeasonSetup({
    ...{ played, discord, store, seed, guilds },
    up: channel => isUp(channel.guild?.id ?? null),
  });
  const { traffic } = stage;
  const busyness = new Busyness();
  const begin = () => new BotProcess(discord, database.url, undefined, `auto/${SHARDS}`);
  const bots = Array.from({ length: PROCESSES }, begin);
  const errors: string[] = [];
  const allHeld = (): boolean =>
    new Set(bots.flatMap(bot => [...bot.held])).size === SHARDS &&
    Array.from({ length: SHARDS }).every((_, shard) => discord.shards.some(([each]) => each === shard));
  const settled = async (): Promise<void> => {
    const parts = { patience: new Patience(PATIENCE_MS), progress: () => discord.requests.length };
    if (!(await eventually(allHeld, parts))) throw new Error('the shards are not divided');
  };
  const giveUp = (shards: ReadonlySet<number>): void => {
    for (const interaction of [...owed])
      if (shards.has(shardOf(guildIdOf(interaction), SHARDS))) interaction.fail('the bot was killed');
  };
  let killed = 0;
  try {
    for (const bot of bots) bot.go();
    await settled();
    await registered(discord, played.game.id);
    stage.start();
    while (killed < kills && stage.isPlaying) {
      await stage.answered(chance.below(LIFE));
      await someMoment(discord, chance);
      const place = chance.below(PROCESSES);
      const victim = bots[place];
      if (!victim) continue;
      const its = new Set(victim.held);
      await victim.kill();
      killed += 1;
      await sleep(30);
      giveUp(its);
      errors.push(...victim.errors.map(told));
      const next = begin();
      bots[place] = next;
      next.go();
      await settled();
      say(`${killed} kills, ${traffic.attempts.length} actions tried, ${stage.messages.length} messages`);
    }
    const finished = await stage.finished();
    const said = await stage.said();
    for (const bot of bots) errors.push(...bot.errors.map(told));
    return await stage.judge({
      figures: { processes: PROCESSES, shards: SHARDS, kills: killed, 'errors logged': errors.length },
      faults: [...(said ? [] : ['something was never said']), ...new Set(errors)],
      unjudged: finished ? [] : ['not all was played to its end'],
      busyness,
    });
  } finally {
    stage.close();
    busyness.stop();
    for (const bot of bots) await bot.kill();
    await discord.close();
    await store.close();
    await database.remove();
  }
}
