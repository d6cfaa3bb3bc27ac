import { setTimeout as sleep } from 'node:timers/promises';
import { liveMatches } from '../../support/reads.ts';
import { bundleBot, registered } from './bot-process.ts';
import { trialDatabase } from './database.ts';
import { Curve, residentOf } from './memory.ts';
import { Traffic } from './traffic.ts';
import type { Outcome, Trial } from './trial.ts';
import { openTrial } from './trial-setup.ts';

const TABLES = 8;

export async function soakDiscord({ games: wanted, seed, say, played }: Trial): Promise<Outcome> {
  await bundleBot();
  const setup = await openTrial(await trialDatabase(), { forgetFiles: true });
  const { store, table, discord, busyness } = setup;
  const bot = setup.newProcess();
  let pictures = 0;
  discord.watch(happening => {
    if (happening.type !== 'message' || happening.change !== 'new') return;
    if (happening.message.attachments.length > 0) pictures += 1;
  });
  const traffic = new Traffic({ played, discord, table, seed, games: wanted });
  const curve = new Curve(wanted, () => residentOf(bot.pid));
  try {
    await bot.go();
    await registered(discord, played?.game.id);
    let over = false;
    traffic.start(Math.min(TABLES, wanted));
    const ended = traffic.done().then(() => {
      over = true;
    });
    for (let second = 0; !over; second++) {
      await sleep(1_000);
      const done = traffic.begun - (await liveMatches(store)).length;
      curve.step(done);
      if (second % 30 === 0) say(`${done} games, ${pictures} pictures, ${curve.soFar}`);
    }
    await ended;
    const games = (await store.matches.ids()).length;
    return busyness.judged(
      {
        figures: { games, actions: traffic.attempts.length, pictures },
        faults: [...discord.complaints, ...new Set(setup.errors())],
        unjudged: [],
      },
      curve.outcome,
    );
  } finally {
    await setup.close();
  }
}
