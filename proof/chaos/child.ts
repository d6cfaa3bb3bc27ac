// Program that runs the bot in a process of its own. It loads all modules first and then waits for a line on standard input, so
// that a restart is quick.
import { once } from 'node:events';
import 'better-sqlite3';
import 'canvas';
import 'discord.js';
import 'kysely';
import 'p-queue';
import 'pino';
import 'zod';
import './shelf.ts';
import { LeapingClock, liveBy } from './leaping-clock.ts';

process.stdout.write('warm\n');
await once(process.stdin, 'data');
process.stdin.destroy();
const { CHAOS_CLOCK: clock } = process.env;
if (clock !== undefined) liveBy(new LeapingClock(clock));
await import('../../src/main.ts');
