import type { LocalDiscord, LocalDiscordOptions } from 'local-discord';
import { expect, onTestFinished } from 'vitest';
import { patientDiscord, type Running } from '../support/bot.ts';

/** Starts a local Discord for several bots. At the end of the test it closes, and must have no complaints. */
export async function ownDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const discord = await patientDiscord(options);
  onTestFinished(async () => {
    expect(discord.complaints).toEqual([]);
    await discord.close();
  });
  return discord;
}

/** Stops a bot at the end of the test. Discord and the bot's log must have no complaints. */
export function stopsWell(running: Running): void {
  onTestFinished(async () => {
    await running.stop();
    expect(running.discord.complaints).toEqual([]);
    expect(running.trouble).toEqual([]);
  });
}
