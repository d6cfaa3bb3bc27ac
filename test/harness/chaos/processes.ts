import { setTimeout as sleep } from 'node:timers/promises';
import { playedApart } from './between.ts';
import { bundleBot, registered } from './bot-process.ts';
import { trialDatabase } from './database.ts';
import { comeToRest, judgedGames } from './ending.ts';
import { KillsApart } from './kills-apart.ts';
import { notShown, type OwedBoard, owedBoards } from './owed-boards.ts';
import { eventually, Patience } from './patience.ts';
import { random } from './random.ts';
import { PROCESSES, SHARDS, SharedShards } from './shared-shards.ts';
import { Traffic } from './traffic.ts';
import type { Outcome, Trial } from './trial.ts';
import { openTrial } from './trial-setup.ts';

const PATIENCE_MS = 180_000;
const LONGEST_LULL_MS = 1_500;
/** Longest time until the boards of a killed process's servers are up to date again. */
const SHOWN_BAR_MS = 45_000;

/**
 * Lets three processes of the bot share the shards on one PostgreSQL. Again and again one process is killed and replaced. No
 * action may be lost or doubled, and boards must soon be up to date.
 */
export async function processesTrial({
  games: tables,
  kills,
  seed,
  say,
  played,
  between,
}: Trial): Promise<Outcome> {
  await bundleBot();
  const setup = await openTrial(await trialDatabase('postgres'), { shards: SHARDS });
  const { discord, store, table, seen, busyness } = setup;
  const chance = random(seed);
  const processes = new SharedShards(setup);
  const up = processes.isUp.bind(processes);
  const traffic = new Traffic({ played, between, discord, table, seed, undo: 0.03, up });
  const times: number[] = [];
  const killsApart = new KillsApart(traffic, store);
  try {
    await processes.begin();
    await registered(discord, played?.game.id);
    traffic.start(tables);
    for (let kill = 1; kill <= kills; kill++) {
      const before = traffic.attempts.length;
      await eventually(() => traffic.attempts.length > before + chance.below(6), {
        patience: new Patience(PATIENCE_MS),
        progress: () => discord.requests.length,
      });
      if (kill === Math.ceil(kills / 2)) await playedApart(traffic, PATIENCE_MS);
      await sleep(chance.below(LONGEST_LULL_MS));
      let killedAt = 0;
      let owed: readonly OwedBoard[] = [];
      await processes.replace(chance, async its => {
        killedAt = performance.now();
        await killsApart.count(its, SHARDS);
        owed = await owedBoards(store, its, SHARDS);
      });
      const parts = { patience: new Patience(PATIENCE_MS), progress: () => seen.messages.length };
      await eventually(() => notShown(owed, seen.messages).length === 0, parts);
      times.push(Math.round(performance.now() - killedAt));
      await processes.divided();
      say(
        `${kill} kills, ${traffic.begun} games, ${traffic.attempts.length} actions tried; boards after ${times.at(-1)} ms`,
      );
    }
    const unsaid = await comeToRest(setup, traffic, PATIENCE_MS);
    const games = await judgedGames(setup, traffic);
    const errors = setup.errors();
    return busyness.judged(
      {
        figures: {
          processes: PROCESSES,
          shards: SHARDS,
          kills,
          'slowest boards after a kill, ms': Math.max(...times),
          'errors logged': errors.length,
          ...killsApart.figures,
        },
        faults: [
          ...unsaid,
          ...times.filter(time => time > SHOWN_BAR_MS).map(time => `boards came ${time} ms after the kill`),
          ...discord.complaints,
          ...new Set(errors),
        ],
        unjudged: killsApart.unjudged,
      },
      games,
    );
  } finally {
    await setup.close();
  }
}
