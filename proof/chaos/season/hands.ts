import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, LocalDiscord } from 'local-discord';
import type { Store } from '../../../src/store/index.ts';
import type { Table } from '../../../src/table/table.ts';
import type { Played } from '../games/played.ts';
import type { Random } from '../random.ts';
import type { Traffic } from '../traffic.ts';

export interface Hands {
  readonly played: Played;
  readonly discord: LocalDiscord;
  /** Database of the bot. The trial only reads from it and from `table`. */
  readonly store: Store;
  readonly table: Table;
  readonly traffic: Traffic;
  readonly chance: Random;
  /** Returns true if the bot that serves a channel is running, so that people can press buttons. */
  readonly up: (channel: Channel) => boolean;
  readonly now: () => number;
  readonly over: () => boolean;
}

/** Pause between two actions of a person. The bot slows down a person who is faster for long. */
const BREATH_MS = 220;

/**
 * Repeats an action until it returns true, or until people may start nothing new. Waits while the bot does not run. A failed
 * action is repeated too.
 */
export async function untilDone(hands: Hands, channel: Channel, act: () => Promise<boolean>): Promise<void> {
  while (!hands.over()) {
    if (hands.up(channel) && (await act().catch(() => false))) return;
    await sleep(BREATH_MS);
  }
}

export const ignoringErrors = <T>(acting: Promise<T>): Promise<T | undefined> =>
  acting.catch(() => undefined);

export const breathe = (): Promise<void> => sleep(BREATH_MS);
