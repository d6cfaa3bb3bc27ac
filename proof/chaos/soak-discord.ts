import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LocalDiscord } from 'local-discord';
import { games } from '../../src/games/registry.ts';
import { openStore } from '../../src/store/index.ts';
import { Table } from '../../src/table/table.ts';
import { liveMatches } from '../../test/support/reads.ts';
import { BotProcess, bundleBot, loggedText, registered } from './bot-process.ts';
import { Curve, residentOf } from './memory.ts';
import { Busyness } from './patience.ts';
import { Traffic } from './traffic.ts';
import type { Outcome, Trial } from './trial.ts';

const TABLES = 8;

export async function soakDiscord({ games: wanted, seed, say, played }: Trial): Promise<Outcome> {
  await bundleBot();
  const folder = await mkdtemp(join(tmpdir(), 'porto-soak-'));
  const path = join(folder, 'porto.sqlite');
  const store = await openStore(path);
  const table = new Table({ store, games, now: Date.now, announce: () => {} });
  const discord = await LocalDiscord.start({ history: 100, quietMs: 200, forgetFiles: true });
  const bot = new BotProcess(discord, `file:${path}`);
  let pictures = 0;
  discord.watch(happening => {
    if (happening.type !== 'message' || happening.change !== 'new') return;
    if (happening.message.attachments.length > 0) pictures += 1;
  });
  const traffic = new Traffic({ played, discord, table, seed, games: wanted });
  const curve = new Curve(wanted, () => residentOf(bot.pid));
  const busyness = new Busyness();
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
    busyness.stop();
    await bot.kill();
    await discord.close();
    await store.close();
    await rm(folder, { recursive: true });
  }
}
