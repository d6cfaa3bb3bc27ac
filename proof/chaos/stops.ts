import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalDiscord } from 'local-discord';
import { BotProcess, bundleBot, loggedText, registered } from './bot-process.ts';
import type { Outcome, Trial } from './trial.ts';

/** Starts the bot on one database, lets it answer a command, and stops it with SIGTERM, `kills` times. */
export async function stopsTrial({ kills: wanted, say, played }: Trial): Promise<Outcome> {
  await bundleBot();
  const folder = await mkdtemp(join(tmpdir(), 'porto-stops-'));
  const discord = await LocalDiscord.start({ quietMs: 200, answerMs: 60_000 });
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const person = discord.addUser({ name: 'Ana' });
  const faults: string[] = [];
  let stops = 0;
  let answers = 0;
  try {
    for (; stops < wanted; stops++) {
      const bot = new BotProcess(discord, `file:${join(folder, 'porto.sqlite')}`);
      bot.go();
      await bot.ready;
      await registered(discord, played?.game.id);
      const answer = await person.command(channel, 'games list');
      if (answer?.message) answers += 1;
      const ended = await bot.kill('SIGTERM');
      if (ended !== 0) faults.push(`start ${stops + 1} ended with ${ended}`);
      faults.push(...bot.errors.map(loggedText));
      say(`${stops + 1} starts and stops`);
    }
  } finally {
    await discord.close();
    await rm(folder, { recursive: true });
  }
  if (answers < stops) faults.push(`${stops - answers} commands were not answered`);
  return {
    figures: { 'starts and stops': stops, 'commands answered': answers },
    faults: [...new Set(faults)],
    unjudged: [],
  };
}
