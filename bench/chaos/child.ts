// The bot in a process of its own: everything is loaded first, then it waits for a word, so that a restart is quick.
import { once } from 'node:events';
import 'better-sqlite3';
import 'canvas';
import 'discord.js';
import 'kysely';
import 'p-queue';
import 'pino';
import 'zod';

process.stdout.write('warm\n');
await once(process.stdin, 'data');
process.stdin.destroy();
await import('../../src/main.ts');
