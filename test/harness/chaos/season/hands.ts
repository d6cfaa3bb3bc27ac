import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, LocalDiscord } from 'local-discord';
import type { Store } from '../../../../src/store/index.ts';
import type { Table } from '../../../../src/table/table.ts';
import type { Played } from '../games/played.ts';
import type { Random } from '../random.ts';
import type { Traffic } from '../traffic.ts';

/** The objects that the people of a season share. */
export interface Hands {
  readonly played: Played;
  readonly discord: LocalDiscord;
  /** The database, used for reads only, as is `table`. */
  readonly store: Store;
  readonly table: Table;
  /** Plays the games of new league tables. */
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

/** Repeats an action while the bot is up, until it returns true. An attempt that failed is repeated, too. */
export async function untilDone(hands: Hands, channel: Channel, deed: () => Promise<boolean>): Promise<void> {
  while (!hands.over()) {
    if (hands.up(channel) && (await deed().catch(() => false))) return;
    await sleep(BREATH_MS);
  }
}

/** Resolves with a value, or with undefined where no answer came. */
export const heard = <T>(acting: Promise<T>): Promise<T | undefined> => acting.catch(() => undefined);

export const breathe = (): Promise<void> => sleep(BREATH_MS);
