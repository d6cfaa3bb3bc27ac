import { setTimeout as sleep } from 'node:timers/promises';
import { LocalDiscord, MISFORTUNES } from 'local-discord';
import { openStore } from '../../../src/store/index.ts';
import { BotProcess, bundleBot, loggedText, registered } from '../bot-process.ts';
import { trialDatabase } from '../database.ts';
import { TOY } from '../games/toy.ts';
import { Busyness } from '../patience.ts';
import { random } from '../random.ts';
import type { Outcome, Trial } from '../trial.ts';
import { SeasonSetup } from './setup.ts';

const SHARE = 0.2;
const HANGING = 0.002;
/** Pattern of log lines that no failure of Discord may cause. */
const NEVER = /nobody handled|given up|could not start|stuck|stderr/;

/**
 * Plays leagues, the deal of the day and challenges, with direct messages. Meanwhile a fifth of all requests to Discord fail
 * and its gateway disconnects again and again.
 */
export async function seasonFaultsTrial({
  games: leagues,
  seed,
  say,
  played = TOY,
  database: name = 'sqlite',
}: Trial): Promise<Outcome> {
  await bundleBot();
  const database = await trialDatabase(name);
  const store = await openStore(database.place);
  const discord = await LocalDiscord.start({ history: 100, quietMs: 200 });
  const guilds = Array.from({ length: leagues }, (_, at) => discord.addGuild({ name: `Ribeira ${at + 1}` }));
  const chance = random(seed);
  let exited = false;
  const stage = new SeasonSetup({ played, discord, store, seed, guilds, up: () => !exited });
  const { traffic } = stage;
  const busyness = new Busyness();
  const bot = new BotProcess(discord, database.url);
  const struck = { 'gateway drops': 0, 'asked to reconnect': 0, 'invalid sessions': 0 };
  const blow = (): void => {
    const name = chance.among(['gateway drops', 'asked to reconnect', 'invalid sessions'] as const);
    struck[name] += 1;
    if (name === 'gateway drops') discord.dropGateway();
    else if (name === 'asked to reconnect') discord.askToReconnect();
    else discord.invalidateSessions();
  };
  try {
    bot.go();
    await bot.ready;
    void bot.exited.then(() => {
      exited = true;
    });
    await registered(discord, played.game.id);
    const { next } = chance;
    const calm = [
      discord.misfortune({ share: SHARE, random: next }),
      discord.misfortune({
        share: HANGING,
        random: next,
        kinds: [{ hang: true }, { hang: true, afterwards: true }],
      }),
    ];
    stage.start();
    let isStorm = true;
    const storm = (async () => {
      for (let second = 1; isStorm && stage.isPlaying && !exited; second++) {
        await sleep(1_000 + chance.below(2_000));
        blow();
        if (second % 10 === 0)
          say(`${traffic.attempts.length} actions tried, ${stage.messages.length} messages`);
      }
    })();
    const finished = await stage.finished();
    isStorm = false;
    await storm;
    for (const end of calm) end();
    const said = await stage.said();
    const errors = [...new Set(bot.errors.filter(({ msg }) => NEVER.test(msg)).map(loggedText))];
    return await stage.judge({
      figures: { 'kinds of trouble': MISFORTUNES.length, ...struck, 'errors logged': bot.errors.length },
      faults: [
        ...(exited ? ['the bot has ended'] : []),
        ...(said ? [] : ['something was never said']),
        ...errors,
      ],
      unjudged: finished ? [] : ['not all was played to its end'],
      busyness,
    });
  } finally {
    stage.close();
    busyness.stop();
    await bot.kill();
    await discord.close();
    await store.close();
    await database.remove();
  }
}
