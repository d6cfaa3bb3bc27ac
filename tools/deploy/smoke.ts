import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LocalDiscord } from 'local-discord';
import { asksForTurn, Newcomer, newestBoard } from '../../test/support/newcomer.ts';

/** Command that starts a checkout's bot, which then uses the SQLite file in `DATABASE_URL`. */
export const BUILT = [process.execPath, 'dist/run/main.js'];

const PATIENCE_MS = 300_000;
/** Maximum number of decisions in the solo game. */
const LONGEST = 900;
/** Result of a solo game in English. */
const RESULT = /\b(?:won with|lost:) \d/;
/** Number of bytes that the picture of every drawn board exceeds. */
const SMALLEST_PICTURE = 5_000;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** Waits until a condition is true. Throws if the bot ends first, or if the time is over. */
async function until(what: string, child: ChildProcess, holds: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !holds(); await sleep(100)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the bot ended (${child.exitCode ?? child.signalCode}) before ${what}`);
    if (Date.now() > end) throw new Error(`${what} did not happen in ${PATIENCE_MS / 1_000} s`);
  }
}

/** Plays a solo game, from the command that opens it to its end. Returns the number of decisions. */
async function play(discord: LocalDiscord, child: ChildProcess): Promise<number> {
  const [guild] = discord.guilds;
  if (!guild) throw new Error('the local Discord has no server');
  const channel = guild.addChannel({ name: 'smoke' });
  const person = discord.addUser({ name: 'Smoke' });
  await person.command(channel, 'porto solo');
  await discord.idle();
  const newcomer = new Newcomer(person, channel);
  const isOver = () => RESULT.test(newestBoard(channel)?.text ?? '');
  let decisions = 0;
  for (; decisions <= LONGEST; decisions++) {
    await until('the next board', child, () => isOver() || asksForTurn(channel));
    if (isOver()) break;
    // Without the process that draws pictures, the bot plays on slowly, with boards as text.
    if (decisions === 0) drawn(discord);
    await newcomer.decide();
    await discord.idle();
  }
  if (!isOver()) throw new Error('the game has no end');
  if (decisions < 20) throw new Error(`the game ended after ${decisions} decisions`);
  return decisions;
}

function drawn(discord: LocalDiscord): number {
  const pictures = discord.guilds.flatMap(({ channels }) =>
    channels.flatMap(({ messages }) => messages.flatMap(({ attachments }) => attachments)),
  );
  const bad = pictures.filter(
    ({ data }) => data.length < SMALLEST_PICTURE || !PNG.equals(data.subarray(0, 4)),
  );
  if (bad.length > 0) throw new Error(`${bad.length} of ${pictures.length} attachments are no pictures`);
  if (pictures.length === 0) throw new Error('no message has a picture');
  return pictures.length;
}

/**
 * Starts a bot by a command, plays a game with it on a local Discord, and ends it by SIGTERM. Throws at the first fault. The
 * bot must receive the environment variables that are set here.
 */
export async function smoke([program = '', ...args]: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'smoke-'));
  const discord = await LocalDiscord.start({ answerMs: PATIENCE_MS });
  discord.addGuild({ name: 'Smoke' });
  const env = {
    ...process.env,
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.api,
    NO_PROXY: '*',
    DATABASE_URL: `file:${join(folder, 'smoke.sqlite')}`,
  };
  const began = performance.now();
  const child = spawn(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const gone = once(child, 'exit');
  try {
    const commands = () => discord.commands().length;
    await until('the registration of its commands', child, () => commands() > 1);
    const secondsToStart = Math.round((performance.now() - began) / 100) / 10;
    const decisions = await play(discord, child);
    const pictures = drawn(discord);
    const [complaint] = discord.complaints;
    if (complaint) throw new Error(`the bot broke a rule of Discord: ${JSON.stringify(complaint)}`);
    child.kill('SIGTERM');
    await Promise.race([gone, sleep(PATIENCE_MS, undefined, { ref: false })]);
    if (child.exitCode !== 0)
      throw new Error(`after SIGTERM the bot ended with ${child.exitCode ?? child.signalCode ?? 'nothing'}`);
    return { decisions, pictures, secondsToStart };
  } finally {
    child.kill('SIGKILL');
    await discord.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
