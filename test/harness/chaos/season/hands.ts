import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, LocalDiscord } from 'local-discord';
import type { Store } from '../../../../src/store/index.ts';
import type { Table } from '../../../../src/table/table.ts';
import type { Played } from '../games/played.ts';
import type { Random } from '../random.ts';
import type { Traffic } from '../traffic.ts';

/** The places, tools and time with which people of a season play. */
export interface Hands {
  readonly played: Played;
  readonly discord: LocalDiscord;
  /** only read from, both */
  readonly store: Store;
  readonly table: Table;
  /** plays what a league news */
  readonly traffic: Traffic;
  readonly chance: Random;
  /** True where the bot of a channel is up, so that buttons can be pressed. */
  readonly up: (channel: Channel) => boolean;
  readonly now: () => number;
  /** True where nothing new is started any more. */
  readonly over: () => boolean;
}

/** Pause between two actions of a person. The bot asks a person who is faster for long to slow down. */
const BREATH_MS = 220;

/** Does something again and again while the bot is there, until it says that it is done. What is lost on the way is tried again. */
export async function untilDone(hands: Hands, channel: Channel, deed: () => Promise<boolean>): Promise<void> {
  while (!hands.over()) {
    if (hands.up(channel) && (await deed().catch(() => false))) return;
    await sleep(BREATH_MS);
  }
}

/** Undefined where no answer came. */
export const heard = <T>(acting: Promise<T>): Promise<T | undefined> => acting.catch(() => undefined);

export const breathe = (): Promise<void> => sleep(BREATH_MS);
