import { join } from 'node:path';
import { type Channel, LocalDiscord, type LocalDiscordOptions } from 'local-discord';
import { expect, onTestFinished } from 'vitest';
import { boardsIn } from './boards.ts';
import { folder } from './folder.ts';
import { guildOf } from './guild-ids.ts';
import { inGame } from './in-game.ts';
import { database } from './postgres.ts';
import { type ShardProcess, startShards } from './shard-process.ts';

export const TOTAL = 4;
export const PATIENCE = { timeout: 300_000, interval: 50 };
/** Pattern of requests that post a public message, either in a channel or through an interaction. */
export const POSTS = /^\/(channels\/\d+\/messages|webhooks\/.+)$/;
/** Limits of Discord that let all shards log in at the same time, and let them log in again soon. */
export const QUICK: LocalDiscordOptions = { maxConcurrency: TOTAL, loginEveryMs: 50 };
export const SEED = new Uint8Array(32).fill(7);

/** Makes a server in each of four shards, with a channel, and two people who play in all servers. */
export async function world(kind: 'sqlite' | 'postgres', limits: LocalDiscordOptions = QUICK) {
  const discord = await LocalDiscord.start({ shards: TOTAL, quietMs: 200, answerMs: 60_000, ...limits });
  const path = kind === 'sqlite' ? join(folder(), 'x.sqlite') : await database();
  const processes: ShardProcess[] = [];
  onTestFinished(async () => {
    for (const process of processes) await process.stop();
    expect(discord.complaints).toEqual([]);
    await discord.close();
  });
  const channels = [0, 1, 2, 3].map(shard =>
    discord.addGuild({ name: `Shard ${shard}`, id: guildOf(shard) }).addChannel({ name: 'porto' }),
  );
  const people = [discord.addUser({ name: 'Ann' }), discord.addUser({ name: 'Bob' })] as const;
  const begin = async (ids?: readonly number[]): Promise<ShardProcess> => {
    const division = { total: TOTAL, ...(ids && { ids }) };
    const process = await startShards({ discord, database: path, division, newSeed: () => SEED });
    processes.push(process);
    return process;
  };
  return { discord, channels, people, begin };
}

export type World = Awaited<ReturnType<typeof world>>;

export const boards = (channel: Channel, count: number): Promise<void> =>
  expect.poll(() => boardsIn(channel)).toHaveLength(count);

/** Starts a family game, which begins directly with a turn. */
export async function game({ people: [ann, bob] }: Pick<World, 'people'>, channel: Channel): Promise<void> {
  await ann.command(channel, 'porto new', { variant: 'family', seats: 2 });
  await inGame(bob, channel, 'porto', 'join');
  await inGame(ann, channel, 'porto', 'start');
  await boards(channel, 1);
}

/** Checks that the channel has `count` boards, and that no board was posted twice. */
export const expectOnce = (channel: Channel, count: number): void => {
  const names = boardsIn(channel).map(({ attachments }) => attachments[0]?.filename);
  expect(names).toHaveLength(count);
  expect(new Set(names).size).toBe(count);
};
