import { DATABASES } from '../../chaos/database.ts';
import type { Metric, Report, Wishes } from '../report.ts';
import { buildBot } from './bot.ts';
import { Databases } from './databases.ts';
import { benchMatches, PLAYED } from './matches.ts';
import { benchProcesses } from './processes.ts';
import { scaledWorld, TABLES } from './world.ts';

const MATCHES = 10_000;

/** Measures the bot as the container image runs it. Compares many live matches with few, and several processes with one. */
export async function benchScale({ matches = MATCHES, database, only }: Wishes): Promise<Report> {
  const wished = (part: string): boolean => only === undefined || part.includes(only);
  const kinds = DATABASES.filter(kind => database === undefined || kind === database);
  await buildBot();
  const databases = new Databases();
  try {
    // The idle matches and the played matches sum up to `matches`. The first channels of `TABLES` servers are reserved for play
    // and have no idle match.
    const channels = matches - PLAYED + TABLES;
    const { discord, spots } = await scaledWorld({ channels, shards: 1, tables: 0 });
    await discord.close();
    await databases.deal(spots);
    const metrics: Metric[] = [];
    if (wished('matches'))
      for (const kind of kinds) metrics.push(...(await benchMatches(databases, kind, { matches, channels })));
    if (wished('processes') && kinds.includes('postgres'))
      metrics.push(...(await benchProcesses(databases, channels)));
    return { bench: 'scale', metrics };
  } finally {
    await databases.remove();
  }
}
