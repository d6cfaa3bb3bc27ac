import { setTimeout as sleep } from 'node:timers/promises';
import { LocalDiscord } from 'local-discord';
import { games } from '../../src/games/registry.ts';
import { openStore } from '../../src/store/index.ts';
import { Table } from '../../src/table/table.ts';
import { allSaid } from './all-said.ts';
import { remember } from './board-versions.ts';
import { BotProcess, bundleBot, loggedText, registered } from './bot-process.ts';
import { trialDatabase } from './database.ts';
import { Busyness, eventually, Patience } from './patience.ts';
import { random } from './random.ts';
import { Traffic } from './traffic.ts';
import type { Outcome, Trial } from './trial.ts';
import { figuresOf, verify } from './verify.ts';
import { waitFor } from './waiting-for-bots.ts';

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
  const store = await openStore(database.place);
  const table = new Table({ store, games, now: Date.now, announce: () => {} });
  const discord = await LocalDiscord.start({ history: 100, quietMs: 200 });
  const { messages, sights, asked } = remember(discord);
  const chance = random(seed);
  const traffic = new Traffic({ played, discord, table, seed, undo: 0.03 });
  const busyness = new Busyness();
  const bot = new BotProcess(discord, database.url);
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
      await eventually(() => traffic.attempts.length > before + chance.below(8), {
        patience: new Patience(PATIENCE_MS),
        progress: () => discord.requests.length,
      });
      await sleep(chance.below(LONGEST_LULL_MS));
      await database.crash?.(chance.below(2) === 0 ? 0 : chance.below(LONGEST_DOWN_MS));
      say(`${crash} crashes, ${traffic.begun} games, ${traffic.attempts.length} actions tried`);
    }
    await traffic.stop();
    const thoughts = await waitFor(store, () => discord.requests.length);
    const said = await allSaid(discord, store, messages, new Patience(PATIENCE_MS));
    const matches = await store.matches.ids();
    const found = await verify({ store, table, matches, ...traffic.evidence, messages, sights, asked });
    const { faults, unjudged } = busyness.sorted([
      ...(ended ? ['the bot has ended'] : []),
      ...(said ? [] : ['something was never said']),
      ...found.faults,
      ...thoughts,
      ...discord.complaints,
      ...new Set(bot.errors.filter(({ msg }) => msg !== CUT_OFF).map(loggedText)),
    ]);
    return {
      figures: {
        'crashes of the server': kills,
        games: matches.length,
        'actions tried': traffic.attempts.length,
        ...figuresOf(found),
        'boards and other messages': messages.length,
        'times slower than an idle machine, at most': busyness.most,
        'errors logged': bot.errors.length,
      },
      faults,
      unjudged: [...found.unjudged, ...unjudged],
    };
  } finally {
    busyness.stop();
    await bot.kill();
    await discord.close();
    await store.close();
    await database.remove();
  }
}
