import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LocalDiscord, type Person } from 'local-discord';
import { NO_LIMITS } from '../../../src/table/match/limits.ts';
import { advised } from '../../../test/support/advisers.ts';
import { startBot } from '../../../test/support/bot.ts';
import { UNHURRIED } from '../../../test/support/unhurried.ts';
import { fastFolder } from '../../chaos/fast-folder.ts';
import { Chance } from '../chance.ts';
import type { Elsewhere } from '../secrets/elsewhere.ts';
import { setApart } from './apart-table.ts';
import { FileTables } from './file-tables.ts';
import type { Attacked } from './games/attacked.ts';
import { PostgresTables } from './postgres-tables.ts';
import { type Registered, registeredIn } from './registered.ts';
import { sketchesOf } from './sketches.ts';
import type { GameTables } from './state.ts';
import { setTables, type Tables } from './tables.ts';
import type { House, Target } from './target.ts';

export interface Setup extends House {
  readonly registered: readonly Registered[];
  readonly tables: Tables;
  /** All tables, also those in `tables`. */
  readonly targets: readonly Target[];
  readonly people: readonly Person[];
  /** The match of several places, as it is attacked in the channel of each server. */
  readonly apart: readonly Target[];
  readonly reader: Elsewhere;
  readonly database: GameTables;
  readonly errors: readonly string[];
  /** Interactions that people had the right to send. A repetition must have no effect. */
  readonly honest: readonly unknown[];
  close(): Promise<void>;
}

/** Starts the whole bot on a Discord of its own, with games in every state in three servers. */
export async function setUp(
  attacked: Attacked,
  chance: Chance,
  postgres?: () => Promise<string>,
): Promise<Setup> {
  const address = await postgres?.();
  const folder = await mkdtemp(join(fastFolder(), 'porto-strangers-'));
  const path = join(folder, 'porto.sqlite');
  const errors: string[] = [];
  const silent = { debug() {}, info() {}, warn() {} };
  const error = (details: object, message: string) => errors.push(`${message} ${JSON.stringify(details)}`);
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const discord = await LocalDiscord.start({ history: 500, now, answerMs: 60_000, quietMs: 10_000 });
  const deals = new Chance(chance.below(2 ** 31));
  const running = await startBot({
    discord,
    database: address ?? path,
    now,
    newSeed: () => deals.bytes(32),
    pace: UNHURRIED,
    commands: attacked.commands,
    presenters: sketchesOf(attacked.presenters),
    ...attacked.bot,
    // The attacks also request hints, and this player needs no computation for them.
    players: { [attacked.game.id]: advised(attacked.bot.players?.[attacked.game.id]?.steady) },
    limits: NO_LIMITS,
    requestsPerSecond: Number.POSITIVE_INFINITY,
    log: { ...silent, error },
  });
  const house: House = {
    attacked,
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
  const { tables, targets: atOnePlace, honest } = await setTables(house);
  const { targets: apart, reader } = await setApart(house);
  const targets = [...atOnePlace, ...apart];
  const people = discord.people.filter(({ id }) => id !== discord.botId);
  for (const { id, name } of people) {
    await running.table.people.seen({ id, name }, 'en-US');
    await running.table.people.setSettings(id, { learns: true });
    await running.table.people.learn(id);
  }
  await running.quiet();
  const database = address === undefined ? new FileTables(path) : await PostgresTables.open(address);
  const close = async (): Promise<void> => {
    await database.close();
    await running.stop();
    await discord.close();
    await rm(folder, { recursive: true });
  };
  const registered = registeredIn(attacked.commands);
  return { ...house, registered, tables, targets, apart, reader, people, database, errors, honest, close };
}
