import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { FolderError, LocalDiscord } from 'local-discord';
import { attachPage, type PageOptions } from 'local-discord/page';
import { MovableClock } from './clock.ts';
import { type GamesToOffer, homeOf } from './playground/home.ts';

export { FolderError };

const FOLDER = join('data', 'db', 'playground');
const PEOPLE = ['Ana', 'Bruno', 'Clara', 'Diogo'];
/** Greatest number of requests and events that the page keeps for its list. */
const HISTORY = 500;
const HOUR_MS = 3_600_000;
const HANGUL = 'U+1100-11FF,U+3131-318E,U+A960-A97C,U+AC00-D7FB';
const NANUM = [
  { weight: 400, file: '400Regular/NanumGothic_400Regular.ttf' },
  { weight: 700, file: '700Bold/NanumGothic_700Bold.ttf' },
];
const JAPANESE = 'U+3000-30FF,U+31F0-31FF,U+3400-4DBF,U+4E00-9FFF,U+FF01-FF9F';
const M_PLUS = [
  { weight: 400, file: '400Regular/MPLUSRounded1c_400Regular.ttf' },
  { weight: 700, file: '700Bold/MPLUSRounded1c_700Bold.ttf' },
];
/** Ranges of emoji in Unicode. Squares, stars and hearts are in older blocks of Unicode. */
const EMOJI = 'U+23E9-23FA,U+2600-27BF,U+2B1B-2B1C,U+2B50,U+2B55,U+1F000-1FAFF';
const resolve = createRequire(import.meta.url).resolve;

/**
 * Options of the playground's page: the games to choose from, and fonts with Hangul, kana, kanji and emoji for machines
 * without them.
 */
export const pageOf = (shelf: GamesToOffer): PageOptions => ({
  fonts: [
    ...NANUM.map(({ weight, file }) => ({
      weight,
      file: resolve(`@expo-google-fonts/nanum-gothic/${file}`),
      range: HANGUL,
    })),
    ...M_PLUS.map(({ weight, file }) => ({
      weight,
      file: resolve(`@expo-google-fonts/m-plus-rounded-1c/${file}`),
      range: JAPANESE,
    })),
    {
      weight: 400,
      file: resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
      range: EMOJI,
      last: true,
    },
  ],
  home: homeOf(shelf, PEOPLE),
});
const MOVES = [
  { id: 'hour', label: 'Move time on by an hour', hours: 1 },
  { id: 'day', label: 'Move time on by a day', hours: 24 },
];

export interface PlaygroundOptions {
  /** Preferred port. Where it is taken, the next free one is used. 0: any port. */
  readonly port: number;
  /** Prints a line about a fault in the playground's folder. */
  readonly warn: (line: string) => void;
  readonly shelf: GamesToOffer;
}

/** Playground: a local Discord in a browser tab, with the database of the bot that plays in it. */
export interface Playground {
  readonly url: string;
  readonly apiUrl: string;
  readonly token: string;
  readonly database: string;
  /** Port for the boards in the browser. After a restart it is the same, so that an open board finds the bot again. 0: any port. */
  readonly pagePort: number;
  /** Clock of the playground and of its bot. The page can move it ahead. */
  readonly clock: MovableClock;
  close(): Promise<void>;
}

/** Opens the playground. Rejects with a FolderError where another playground is open in the same folder. */
export async function openPlayground({ port, warn, shelf }: PlaygroundOptions): Promise<Playground> {
  const clock = new MovableClock(join(FOLDER, 'clock.json'));
  const discord = await LocalDiscord.start({
    folder: FOLDER,
    port,
    now: clock.now,
    warn,
    history: HISTORY,
    botName: 'Board games',
    page: opened => attachPage(opened, pageOf(shelf)),
    switches: MOVES.map(({ id, label, hours }) => ({ id, label, run: () => clock.move(hours * HOUR_MS) })),
  });
  if (discord.people.length === 0) for (const name of PEOPLE) discord.addUser({ name });
  if (discord.guilds.length === 0) {
    const guild = discord.addGuild({ name: 'Harbour' });
    for (const name of Object.keys(shelf.games)) guild.addChannel({ name });
  }
  // The playground is saved before the bot starts, since the bot stores the id of its application in a database of its own.
  await discord.saved();
  return {
    url: discord.url,
    apiUrl: discord.api,
    token: discord.token,
    database: join(FOLDER, 'porto.sqlite'),
    pagePort: await ifFree(Number(new URL(discord.url).port) + 1),
    clock,
    close: () => discord.close(),
  };
}

/** Returns the port, or 0 if a program uses it. */
async function ifFree(port: number): Promise<number> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
    return port;
  } catch {
    return 0;
  } finally {
    probe.close();
  }
}
