import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { onTestFinished } from 'vitest';
import { type ContactParts, contact, type Ended } from '../../src/contact/contact.ts';
import type { Clock } from '../../src/contact/stage/clock.ts';
import { BOT_PERMISSIONS, type Guild, LocalDiscord } from '../../src/index.ts';

const TYPING = 5;

/** Clock that moves only when code waits. */
export class WaitedClock implements Clock {
  #now = Date.now();
  readonly now = (): number => this.#now;
  async wait(milliseconds: number): Promise<void> {
    this.#now += milliseconds;
  }
}

/** Permissions of a bot that was invited with the address that the run prints. */
export const INVITED = BOT_PERMISSIONS | PermissionFlagsBits.ManageChannels;

export interface StandIn {
  readonly discord: LocalDiscord;
  readonly guild: Guild;
  readonly lines: string[];
  readonly folder: string;
  readonly run: (over?: Partial<ContactParts>) => Promise<Ended>;
}

/** Starts a stand-in with a server for runs. Both end with the test. */
export async function standIn(): Promise<StandIn> {
  const clock = new WaitedClock();
  const discord = await LocalDiscord.start({ now: clock.now, quietMs: 20 });
  discord.limitRate({ path: /\/typing$/, limit: TYPING, per: 5_000 });
  const guild = discord.addGuild({ name: 'Ribeira', botPermissions: INVITED });
  const lines: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'contact-'));
  onTestFinished(async () => {
    await discord.close();
    await rm(folder, { recursive: true });
  });
  const run = (over: Partial<ContactParts> = {}): Promise<Ended> =>
    contact({
      token: discord.token,
      api: discord.api,
      guild: guild.id,
      folder,
      version: '0.0.0',
      goOn: false,
      patient: true,
      own: {},
      clock,
      stopped: new AbortController().signal,
      say: line => lines.push(line),
      ...over,
    });
  return { discord, guild, lines, folder, run };
}
