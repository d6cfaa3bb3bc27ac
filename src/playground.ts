import { join } from 'node:path';
import { FolderError, LocalDiscord } from './local-discord/index.ts';
import { attachPage } from './local-discord/page/index.ts';

export { FolderError };

const FOLDER = join('data', 'db', 'playground');
const PEOPLE = ['Ana', 'Bruno', 'Clara', 'Duarte'];
const CHANNELS = ['porto', 'ribeira'];
/** Requests and events that the panel can look back at. */
const HISTORY = 500;

export interface PlaygroundOptions {
  /** wished; the next free one if taken; 0: any */
  readonly port: number;
  readonly now: () => number;
  /** what went wrong in the folder, a line each */
  readonly warn: (line: string) => void;
}

/** A Discord in a browser tab, and where the bot that plays in it keeps its games. */
export interface Playground {
  /** of the page */
  readonly url: string;
  readonly apiUrl: string;
  readonly token: string;
  /** path of the database */
  readonly database: string;
  close(): Promise<void>;
}

/** Rejects with a FolderError when another playground is open here. */
export async function openPlayground({ port, now, warn }: PlaygroundOptions): Promise<Playground> {
  const discord = await LocalDiscord.start({
    folder: FOLDER,
    port,
    now,
    warn,
    history: HISTORY,
    botName: 'Porto',
    page: attachPage,
  });
  if (discord.people.length === 0) for (const name of PEOPLE) discord.addUser({ name });
  if (discord.guilds.length === 0) {
    const guild = discord.addGuild({ name: 'Porto' });
    for (const name of CHANNELS) guild.addChannel({ name });
  }
  // The bot is about to remember in its database who it is here.
  await discord.saved();
  return {
    url: discord.url,
    apiUrl: discord.api,
    token: discord.token,
    database: join(FOLDER, 'porto.sqlite'),
    close: () => discord.close(),
  };
}
