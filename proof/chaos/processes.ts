import { setTimeout as sleep } from 'node:timers/promises';
import { registered } from './bot-process.ts';
import { dueBoards, notShown } from './due-boards.ts';
import { Fleet, PROCESSES, SHARDED, SHARDS } from './fleet.ts';
import { KillsApart } from './kills-apart.ts';
import { eventually } from './patience.ts';
import { playedApart } from './people-apart.ts';
import { random } from './random.ts';
import { Traffic } from './traffic.ts';
import type { Run } from './trial.ts';
import { TrialWorld } from './world.ts';

const PATIENCE_MS = 180_000;
const LONGEST_LULL_MS = 1_500;
/** Longest time until the boards of a killed process's servers are up to date again. */
const SHOWN_BAR_MS = 45_000;

/**
 * Lets three processes of the bot share the shards on one PostgreSQL. Again and again one process is killed and replaced. No
 * action may be lost or doubled, and boards must soon be up to date.
 */
export const processesTrial: Run = async ({ games: tables, kills, seed, say, played, between }) => {
  const world = await TrialWorld.open('postgres', SHARDED);
  const { database, store, table, discord } = world;
  const { messages } = world.seen;
  const chance = random(seed);
  const fleet = new Fleet(discord, database.url);
  const traffic = new Traffic({
    played,
    between,
    discord,
    table,
    seed,
    undo: 0.03,
    up: channel => fleet.isUp(channel.guild?.id ?? null),
  });
  const times: number[] = [];
  const killsApart = new KillsApart(traffic, store);
  try {
    await fleet.start();
    await registered(discord, played?.game.id);
    traffic.start(tables);
    for (let kill = 1; kill <= kills; kill++) {
      const before = traffic.attempts.length;
      await eventually(
        () => traffic.attempts.length > before + chance.below(6),
        () => discord.requests.length,
        PATIENCE_MS,
      );
      if (kill === Math.ceil(kills / 2)) await playedApart(traffic, PATIENCE_MS);
      await sleep(chance.below(LONGEST_LULL_MS));
      let killedAt = 0;
      let boardsDue: Awaited<ReturnType<typeof dueBoards>> = [];
      await fleet.replace(chance.below(PROCESSES), async its => {
        killedAt = performance.now();
        await killsApart.count(its, SHARDS);
        boardsDue = await dueBoards(store, its, SHARDS);
      });
      const isShown = () => notShown(boardsDue, messages).length === 0;
      await eventually(isShown, () => messages.length, PATIENCE_MS);
      times.push(Math.round(performance.now() - killedAt));
      await fleet.settled();
      say(
        `${kill} kills, ${traffic.begun} games, ${traffic.attempts.length} actions tried; boards after ${times.at(-1)} ms`,
      );
    }
    return await world.judge(traffic, () => ({
      figures: {
        processes: PROCESSES,
        shards: SHARDS,
        kills,
        'slowest boards after a kill, ms': Math.max(...times),
        'errors logged': fleet.errors.length,
        ...killsApart.figures,
      },
      faults: [
        ...times.filter(time => time > SHOWN_BAR_MS).map(time => `boards came ${time} ms after the kill`),
        ...new Set(fleet.errors),
      ],
      unjudged: killsApart.unjudged,
    }));
  } finally {
    await fleet.close();
    await world.close();
  }
};
