import { setTimeout as sleep } from 'node:timers/promises';
import { liveMatches } from '../../test/support/reads.ts';
import { loggedText, registered } from './bot-process.ts';
import { Curve, residentOf } from './memory.ts';
import { Traffic } from './traffic.ts';
import type { Run } from './trial.ts';
import { TrialWorld } from './world.ts';

const TABLES = 8;

export const soakDiscord: Run = async ({ games: wanted, seed, say, played }) => {
  const world = await TrialWorld.open('sqlite', { forgetFiles: true });
  const { store, table, discord, busyness } = world;
  const bot = world.process();
  let pictures = 0;
  discord.watch(happening => {
    if (happening.type !== 'message' || happening.change !== 'new') return;
    if (happening.message.attachments.length > 0) pictures += 1;
  });
  const traffic = new Traffic({ played, discord, table, seed, games: wanted });
  const curve = new Curve(wanted, () => residentOf(bot.pid));
  try {
    bot.go();
    await bot.ready;
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
      if (second % 30 === 0) {
        const { most, now } = curve.figures;
        say(`${done} games, ${pictures} pictures, ${now.toFixed(0)} MB now, ${most.toFixed(0)} MB at most`);
      }
    }
    await ended;
    const { tenth, most, end } = curve.figures;
    const found = [...curve.faults, ...discord.complaints, ...new Set(bot.errors.map(loggedText))];
    const { faults, unjudged } = busyness.sorted(found);
    return {
      figures: {
        games: (await store.matches.ids()).length,
        actions: traffic.attempts.length,
        pictures,
        'MB after the first tenth': Math.round(tenth),
        'MB at most': Math.round(most),
        'MB at the end': Math.round(end),
      },
      faults,
      unjudged: [...curve.unjudged, ...unjudged],
    };
  } finally {
    await world.close();
  }
};
