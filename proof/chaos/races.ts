import { setTimeout as sleep } from 'node:timers/promises';
import { commands } from '../../commands/index.ts';
import type { PollLoop } from '../../src/core/work/loops.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { pairingLoop } from '../../src/table/finding/finding.ts';
import { type Running, startBot } from '../../test/support/bot.ts';
import { Patience } from './patience.ts';
import { playedApart } from './people-apart.ts';
import { Traffic } from './traffic.ts';
import type { Run } from './trial.ts';
import { TrialWorld } from './world.ts';

const TABLES = 8;
const ACTIONS = 40;
const PATIENCE_MS = 180_000;
/** Discord's error code for a second answer to an interaction. The slower of the two bots gets it. */
const SECOND_ANSWER = '40060';

/** Opens a bot's search for people who can play together. In the other harnesses the bot's process does that. */
function pairingOf({ table }: Running, failures: string[]): PollLoop {
  const loop = pairingLoop({
    finding: table.finding,
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    failed: error => failures.push(`pairing failed: ${error}`),
    isOurs: () => true,
  });
  loop.open();
  return loop;
}

/** Runs two bots on one database, and both receive all events. Half of all actions come from two devices at the same time. */
export const racesTrial: Run = async ({ games: wanted, seed, say, played, between, database }) => {
  const world = await TrialWorld.open(database, { forgetFiles: true });
  const { table, discord } = world;
  // Normally a lease lets only one process act. These two bots have no lease, as if the lease had failed.
  const options = { discord, database: world.database.place, games, players, presenters, commands };
  const bots = [await startBot(options), await startBot(options)];
  const failures: string[] = [];
  const pairings = bots.map(bot => pairingOf(bot, failures));
  const traffic = new Traffic({ played, between, discord, table, seed, undo: 0.05, twice: 0.5 });
  try {
    traffic.start(TABLES);
    const patience = new Patience(PATIENCE_MS);
    const stuck = () => patience.isOver(traffic.attempts.length);
    for (let second = 1; traffic.attempts.length < wanted * ACTIONS && !stuck(); second++) {
      await sleep(1_000);
      if (second % 30 === 0) say(`${traffic.begun} games, ${traffic.attempts.length} actions tried`);
    }
    await playedApart(traffic, PATIENCE_MS);
    return await world.judge(traffic, () => ({
      withoutLease: true,
      isFault: text => !text.includes(SECOND_ANSWER),
      figures: { bots: bots.length },
      faults: [
        ...(traffic.attempts.length < wanted * ACTIONS ? ['nobody could do anything any more'] : []),
        ...failures,
        ...new Set(bots.flatMap(({ trouble }) => trouble)),
      ],
    }));
  } finally {
    for (const pairing of pairings) await pairing.close();
    for (const bot of bots) await bot.stop();
    await world.close();
  }
};
