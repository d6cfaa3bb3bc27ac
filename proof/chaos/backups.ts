import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../src/games/registry.ts';
import { faultsOf, openStore } from '../../src/store/index.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { Table } from '../../src/table/table.ts';
import { PORTO } from './games/porto.ts';
import { random } from './random.ts';
import { playOne } from './soak-table.ts';
import type { Outcome, Trial } from './trial.ts';

/** Number of backups of which one is checked, since a check reads the whole file. */
const CHECKED = 20;

/** Makes backups of a database file, one after the other, while games are played. Some backups are checked. */
export async function backupsTrial({ games: wanted, seed, say, played = PORTO }: Trial): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'porto-backups-'));
  const store = await openStore(join(folder, 'porto.sqlite'));
  const table = new Table({ store, games, now: Date.now, limits: NO_LIMITS, announce: () => {} });
  const faults: string[] = [];
  let copies = 0;
  let actions = 0;
  try {
    const play = async (): Promise<void> => {
      for (let number = 0; copies < wanted; number++)
        actions += (await playOne(table, played, number, random(seed * 1_000_003 + number))).actions;
    };
    const copy = async (): Promise<void> => {
      for (; copies < wanted; copies++) {
        const path = join(folder, `copy-${copies}.sqlite`);
        await store.copyTo(path);
        if (copies % CHECKED === 0) {
          faults.push(...(await faultsOf(path)));
          say(`${copies + 1} copies, ${actions} actions`);
        }
        await rm(path);
      }
    };
    await Promise.all([play(), copy()]);
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
  return { figures: { copies, actions }, faults, unjudged: [] };
}
