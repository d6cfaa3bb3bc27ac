import { type Channel, LocalDiscord, type Person } from 'local-discord';

const CHANNELS_A_SERVER = 4;
/** Timestamp part of the first server's id, from the year 2018. The local Discord gives newer ids, so no id occurs twice. */
const FIRST = 100_000_000_000n;

/** Number of servers whose first channel is reserved for play. */
export const TABLES = 16;

export interface Spot {
  readonly guildId: string;
  readonly channelId: string;
}

export interface Board {
  readonly channel: Channel;
  readonly people: readonly Person[];
}

export interface ScaledWorld {
  readonly discord: LocalDiscord;
  readonly boards: readonly Board[];
  readonly spots: readonly Spot[];
}

export interface WorldSize {
  readonly channels: number;
  readonly shards: number;
  readonly tables: number;
}

/**
 * Makes a local Discord with the same servers at every call, divided evenly among the shards. The players are members of all
 * servers.
 */
export async function scaledWorld({ channels, shards, tables }: WorldSize): Promise<ScaledWorld> {
  const discord = await LocalDiscord.start({
    history: 100,
    quietMs: 1_000,
    answerMs: 60_000,
    forgetFiles: true,
    shards,
    maxConcurrency: shards,
    loginEveryMs: 1,
  });
  const boards: Board[] = [];
  const spots: Spot[] = [];
  for (let left = channels, number = 0; left > 0; left -= CHANNELS_A_SERVER, number++) {
    const id = (FIRST + BigInt(number)) << 22n;
    const guild = discord.addGuild({ name: `Server ${number}`, id: String(id) });
    for (let place = 1; place <= Math.min(CHANNELS_A_SERVER, left); place++) {
      const channel = guild.addChannel({ name: `table-${place}`, id: String(id + BigInt(place)) });
      if (place > 1 || number >= TABLES) spots.push({ guildId: guild.id, channelId: channel.id });
      else if (number < tables) {
        const people = ['Ann', 'Béla'].map(name => discord.addUser({ name: `${name} ${number}` }));
        boards.push({ channel, people });
      }
    }
  }
  return { discord, boards, spots };
}
