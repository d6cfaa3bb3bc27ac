import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '../../../src/core/game.ts';
import { UNHURRIED } from '../../../src/discord/turnstile.ts';
import { games } from '../../../src/games/registry.ts';
import {
  type Channel,
  type Guild,
  LocalDiscord,
  type Person,
  type StoredMessage,
} from '../../../src/local-discord/index.ts';
import type { Match } from '../../../src/match/types.ts';
import { type Running, startBot } from '../../../test/support/bot.ts';
import type { Chance } from '../chance.ts';
import { sketches } from './sketches.ts';
import { GameTables } from './state.ts';
import { setTables, type Tables } from './tables.ts';

/** A game under attack. */
export interface Target {
  readonly channel: Channel;
  readonly match: Match;
  /** In the order of its seats. */
  readonly seated: readonly Person[];
  /** Messages of the bot about it, public and private. */
  readonly messages: readonly StoredMessage[];
}

/** Where everything happens. */
export interface House {
  readonly running: Running;
  readonly discord: LocalDiscord;
  readonly chance: Chance;
  /** Everybody may open games there. */
  readonly home: Guild;
  /** Another server. */
  readonly elsewhere: Channel;
  /** Only who has Manage Server may open or cancel games there. */
  readonly guarded: Guild;
  /** Has Manage Server, and sits nowhere. */
  readonly manager: Person;
  /** Everybody who sits anywhere has blocked them. */
  readonly foe: Person;
  /** They sit nowhere, and have no rights. */
  readonly strangers: readonly Person[];
  /** Puts the clock forward, by milliseconds. */
  leap(by: number): void;
}

export interface Stage extends House {
  readonly tables: Tables;
  /** Every table, those with a name of their own among them. */
  readonly targets: readonly Target[];
  /** Everybody there is. */
  readonly people: readonly Person[];
  readonly database: GameTables;
  /** Lines of the log at level error. */
  readonly errors: readonly string[];
  /** Interactions of people who acted by right, which must have no second effect. */
  readonly honest: readonly unknown[];
  close(): Promise<void>;
}

export const gameOf = (match: Match): AnyGame => {
  const game = games[match.game];
  if (!game) throw new Error(`no game is called ${match.game}`);
  return game;
};

/** The people whose decision is waited for. */
export const awaitedAt = ({ match, seated }: Target): readonly Person[] =>
  match.status !== 'running'
    ? []
    : gameOf(match)
        .toAct(match.state)
        .flatMap(seat => seated[seat] ?? []);

/** The whole bot on a Discord of its own, with games in every state under way in three servers. */
export async function setStage(chance: Chance): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'porto-strangers-'));
  const path = join(folder, 'porto.sqlite');
  const errors: string[] = [];
  const silent = { debug() {}, info() {}, warn() {} };
  const error = (details: object, message: string) => errors.push(`${message} ${JSON.stringify(details)}`);
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const discord = await LocalDiscord.start({ history: 500, now });
  const running = await startBot({
    discord,
    database: path,
    now,
    pace: UNHURRIED,
    presenters: sketches,
    requestsPerSecond: Number.POSITIVE_INFINITY,
    log: { ...silent, error },
  });
  const house: House = {
    running,
    discord,
    chance,
    home: discord.addGuild({ name: 'Ribeira' }),
    elsewhere: discord.addGuild({ name: 'Gaia' }).addChannel({ name: 'lodge' }),
    guarded: discord.addGuild({ name: 'Foz' }),
    manager: discord.addUser({ name: 'manager', manageGuild: true }),
    foe: discord.addUser({ name: 'foe' }),
    strangers: Array.from({ length: 12 }, (_, index) => discord.addUser({ name: `stranger-${index}` })),
    leap: by => {
      ahead += by;
    },
  };
  const { tables, targets, honest } = await setTables(house);
  const people = discord.people.filter(({ id }) => id !== discord.botId);
  for (const { id, name } of people) await running.table.people.seen({ id, name }, 'en-US');
  await running.quiet();
  const database = new GameTables(path);
  const close = async (): Promise<void> => {
    database.close();
    await running.stop();
    await discord.close();
    await rm(folder, { recursive: true });
  };
  return { ...house, tables, targets, people, database, errors, honest, close };
}
