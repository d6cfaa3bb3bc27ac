import { setTimeout as sleep } from 'node:timers/promises';
import { bundleBot, registered, told } from './bot-process.ts';
import { trialDatabase } from './database.ts';
import { comeToRest, judgedGames } from './ending.ts';
import { eventually, Patience } from './patience.ts';
import { random } from './random.ts';
import { Traffic } from './traffic.ts';
import type { Outcome, Trial } from './trial.ts';
import { openTrial } from './trial-setup.ts';

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
export async function serverTrial({ games: tables, kills, seed, say, played }: Trial): Promise<Outcome> {
  await bundleBot();
  const database = await trialDatabase('postgres');
  const setup = await openTrial(database);
  const { discord, table, busyness } = setup;
  const chance = random(seed);
  const traffic = new Traffic({ played, discord, table, seed, undo: 0.03 });
  const bot = setup.newProcess();
  try {
    await bot.go();
    await registered(discord, played?.game.id);
    traffic.start(tables);
    for (let crash = 1; crash <= kills && !bot.hasEnded; crash++) {
      const before = traffic.attempts.length;
      await eventually(() => traffic.attempts.length > before + chance.below(8), {
        patience: new Patience(PATIENCE_MS),
        progress: () => discord.requests.length,
      });
      await sleep(chance.below(LONGEST_LULL_MS));
      await database.crash?.(chance.below(2) === 0 ? 0 : chance.below(LONGEST_DOWN_MS));
      say(`${crash} crashes, ${traffic.begun} games, ${traffic.attempts.length} actions tried`);
    }
    const unsaid = await comeToRest(setup, traffic, PATIENCE_MS);
    return busyness.judged(
      {
        figures: { 'crashes of the server': kills, 'errors logged': bot.errors.length },
        faults: [
          ...(bot.hasEnded ? ['the bot has ended'] : []),
          ...unsaid,
          ...discord.complaints,
          ...new Set(bot.errors.filter(({ msg }) => msg !== CUT_OFF).map(told)),
        ],
        unjudged: [],
      },
      await judgedGames(setup, traffic),
    );
  } finally {
    await setup.close();
  }
}
