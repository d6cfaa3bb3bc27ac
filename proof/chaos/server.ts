import { setTimeout as sleep } from 'node:timers/promises';
import { loggedText, registered } from './bot-process.ts';
import { eventually } from './patience.ts';
import { random } from './random.ts';
import { Traffic } from './traffic.ts';
import type { Run } from './trial.ts';
import { TrialWorld } from './world.ts';

const PATIENCE_MS = 180_000;
const LONGEST_LULL_MS = 3_000;
/** Longest time that the database server is down. The bot answers the requests of that period after the restart. */
const LONGEST_DOWN_MS = 2_000;
/** Log line about a heartbeat that a crash of the server interrupted. It is no fault, since the bot tries again. */
const CUT_OFF = 'the database can not be written';

/**
 * Kills PostgreSQL again and again during play and restarts it, sometimes after a while. The bot's process must survive, answer
 * every request, and neither lose nor double an action.
 */
export const serverTrial: Run = async ({ games: tables, kills, seed, say, played }) => {
  const world = await TrialWorld.open('postgres');
  const { database, table, discord } = world;
  const chance = random(seed);
  const traffic = new Traffic({ played, discord, table, seed, undo: 0.03 });
  const bot = world.process();
  let ended = false;
  void bot.exited.then(() => {
    ended = true;
  });
  try {
    bot.go();
    await bot.ready;
    await registered(discord, played?.game.id);
    traffic.start(tables);
    for (let crash = 1; crash <= kills && !ended; crash++) {
      const before = traffic.attempts.length;
      await eventually(
        () => traffic.attempts.length > before + chance.below(8),
        () => discord.requests.length,
        PATIENCE_MS,
      );
      await sleep(chance.below(LONGEST_LULL_MS));
      await database.crash?.(chance.below(2) === 0 ? 0 : chance.below(LONGEST_DOWN_MS));
      say(`${crash} crashes, ${traffic.begun} games, ${traffic.attempts.length} actions tried`);
    }
    return await world.judge(traffic, () => ({
      figures: { 'crashes of the server': kills, 'errors logged': bot.errors.length },
      faults: [
        ...(ended ? ['the bot has ended'] : []),
        ...new Set(bot.errors.filter(({ msg }) => msg !== CUT_OFF).map(loggedText)),
      ],
    }));
  } finally {
    await world.close();
  }
};
