import { setTimeout } from 'node:timers/promises';
import type { Match } from '../../../src/table/match/types.ts';
import { chooser, press } from '../../table/any-game.ts';
import type { Room } from '../../table/room.ts';
import type { Driver } from './driver.ts';

/** Returns the lines about the newest public message of the changes since the last look. */
export function newestBoard({ seen }: Driver): readonly string[] {
  const lines = seen.look();
  const newest = lines.findLastIndex(line => /^ {2}\+/.test(line));
  return newest < 0 ? lines : lines.slice(newest);
}

/** Waits until the bot has posted an action. If the next action comes sooner, one message reports both. */
async function posted({ bot: { table } }: Driver): Promise<void> {
  while ((await table.outbox.outlook()).notices.length > 0) await setTimeout(1);
}

/**
 * Does actions at the table, without Discord. Returns the lines of the newest board.
 * @param act does one action; undefined ends
 */
export async function playOn(
  driver: Driver,
  begun: Match,
  act: (match: Match) => Promise<Match | undefined>,
): Promise<readonly string[]> {
  for (let match: Match | undefined = begun; match; ) {
    match = await act(match);
    await posted(driver);
  }
  await driver.quiet();
  return newestBoard(driver);
}

/** Does random actions, the same in each run. A game that ends sooner has fewer actions. */
export function byChance(driver: Driver, match: Match, most: number): Promise<readonly string[]> {
  const room = { table: driver.bot.table } as Room;
  const below = chooser(7);
  let left = most;
  return playOn(driver, match, async now => {
    left -= 1;
    return left >= 0 && now.status === 'running' ? press(room, now, below) : undefined;
  });
}
