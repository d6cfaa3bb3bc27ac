import { setTimeout as sleep } from 'node:timers/promises';
import { MISFORTUNES } from 'local-discord';
import { loggedText, registered } from '../bot-process.ts';
import { TOY } from '../games/toy.ts';
import { random } from '../random.ts';
import type { Run } from '../trial.ts';
import { TrialWorld } from '../world.ts';
import { SeasonSetup } from './setup.ts';

const SHARE = 0.2;
const HANGING = 0.002;
/** Pattern of log lines that no failure of Discord may cause. */
const NEVER = /nobody handled|given up|could not start|stuck|stderr/;

/**
 * Plays leagues, the deal of the day and challenges, with direct messages. Meanwhile a fifth of all requests to Discord fail
 * and its gateway disconnects again and again.
 */
export const seasonFaultsTrial: Run = async ({ games: leagues, seed, say, played = TOY, database }) => {
  const world = await TrialWorld.open(database);
  const { discord } = world;
  const chance = random(seed);
  let exited = false;
  const stage = new SeasonSetup({ played, world, leagues, seed, up: () => !exited });
  const { traffic } = stage;
  const bot = world.process();
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
    const errors = bot.errors.filter(({ msg }) => NEVER.test(msg)).map(loggedText);
    return await stage.judge({
      figures: { 'kinds of trouble': MISFORTUNES.length, ...struck, 'errors logged': bot.errors.length },
      errors: exited ? ['the bot has ended', ...errors] : errors,
      ...{ finished, said },
    });
  } finally {
    stage.close();
    await world.close();
  }
};
