import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SlashCommandBuilder, SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Person } from 'local-discord';
import { commands } from '../../../commands/index.ts';
import type { SlashCommand } from '../../../src/discord/context/command.ts';
import type { Context } from '../../../src/discord/context/context.ts';
import { BoardPictures } from '../../../src/discord/context/pictures.ts';
import type { Visit } from '../../../src/discord/context/visit.ts';
import { say } from '../../../src/discord/ports/answer.ts';
import { games } from '../../../src/games/registry.ts';
import type { Presenters } from '../../../src/presentation/presenter/presenter.ts';
import { NO_LIMITS } from '../../../src/table/match/limits.ts';
import type { Match } from '../../../src/table/match/types.ts';
import { Table } from '../../../src/table/table.ts';
import { type Running, startBot } from '../../../test/support/bot.ts';
import { UNHURRIED } from '../../../test/support/unhurried.ts';
import { fastFolder } from '../../chaos/fast-folder.ts';
import { Chance } from '../../guard/chance.ts';
import { Crowd, type Sample, type Size } from './crowd.ts';
import { BENCHED, EMPTY, type Place, placeOf, placesOf, samples } from './places.ts';

export const ASKERS = ['player', 'stranger'] as const;
export type Asker = (typeof ASKERS)[number];

export interface Setup {
  readonly room: Context;
  readonly table: Table;
  readonly running: Running;
  readonly crowd: Crowd;
  readonly home: string;
  readonly others: readonly { readonly id: string; readonly name: string; readonly bot: boolean }[];
  /** Puts a fresh copy of the place's sample game into its channel, and returns the person's visit there. */
  visit(asker: Asker, place: Place): { readonly visit: Visit; readonly match: Promise<Match | undefined> };
  close(): Promise<void>;
}

/** Makes a command that records the `visit` and the `room` of its last call. */
export function listener(): { readonly command: SlashCommand; received(): { visit: Visit; room: Context } } {
  let last: { visit: Visit; room: Context } | undefined;
  const definition = new SlashCommandSubcommandBuilder().setName('listen').setDescription('Tells who asks');
  const whole = new SlashCommandBuilder().setName('bench').setDescription('For the bench alone');
  const run = async (visit: Visit, _: unknown, room: Context) => {
    last = { visit, room };
    return say('received');
  };
  return {
    command: {
      name: 'bench',
      toJSON: () => whole.addSubcommand(definition).toJSON(),
      subcommands: { listen: { definition, run } },
    },
    received() {
      if (!last) throw new Error('nobody has spoken');
      return last;
    },
  };
}

const named = ({ id, name }: Person) => ({ id, name, bot: false });

export async function setUp(size: Size, presenters: Presenters): Promise<Setup> {
  const folder = await mkdtemp(join(fastFolder(), 'porto-commands-'));
  const database = join(folder, 'porto.sqlite');
  const ear = listener();
  let seed = 0;
  const running = await startBot({
    database,
    pace: UNHURRIED,
    limits: NO_LIMITS,
    presenters,
    commands: [...commands, ear.command],
    newSeed: () => new Uint8Array(32).fill(++seed),
  });
  const { discord, store } = running;
  const guild = discord.addGuild({ name: 'Ribeira' });
  const channels = Array.from(
    { length: size.home },
    (_, index) => guild.addChannel({ name: `c${index}` }).id,
  );
  const kinds = [...new Set(BENCHED.flatMap(placesOf))];
  const own = kinds.map(place => [place, guild.addChannel({ name: place.replace('/', '-') })] as const);
  const people = ['Ann', 'Béla', 'Cid', 'Dora'].map(name => discord.addUser({ name }));
  const [ann] = people;
  const zoe = discord.addUser({ name: 'Zoe', manageGuild: true });
  const [, first] = own[0] ?? [];
  if (!ann || !first) throw new Error('no stage');
  // This table announces no messages, since only the cost of the request itself is measured.
  const table = new Table({ store, games, now: Date.now, limits: NO_LIMITS, announce: () => {} });
  const parts = { people: people.map(named), chance: new Chance(2026) };
  const made = await samples(table, parts);
  const crowd = new Crowd(database);
  const crowded: Sample[] = [];
  for (const benched of BENCHED) {
    const idOf = (plan: string) => made.get(placeOf(benched, plan)) ?? '';
    for (const [plan, { offers }] of Object.entries(benched.plans(named(ann))))
      if (offers)
        crowd.run(
          `update seats set absent_at = 1, offered_at = ${Date.now()} where match_id = ? and user_id <> ?
           and seat = (select max(seat) from seats as s where s.match_id = seats.match_id and s.user_id <> ?)`,
          idOf(plan),
          ann.id,
          ann.id,
        );
    crowded.push({ matchId: idOf(benched.over), status: 'over' });
    for (const plan of benched.crowd) crowded.push({ matchId: idOf(plan), status: 'running' });
  }
  crowd.fill(size, { samples: crowded, home: guild.id, channels, person: named(ann) });
  crowd.hush();
  const visits: Partial<Record<Asker, Visit>> = {};
  for (const [asker, person] of [
    ['player', ann],
    ['stranger', zoe],
  ] as const) {
    await person.command(first, 'bench listen');
    visits[asker] = ear.received().visit;
  }
  await discord.idle(40);
  let threads = 0;
  const room: Context = {
    ...ear.received().room,
    table,
    pictures: new BoardPictures(),
    threads: {
      open: async () => `thread-${++threads}`,
      openPrivate: async () => `thread-${++threads}`,
      addPerson: async () => true,
      find: async () => undefined,
      rename: async () => {},
    },
    guilds: {
      member: async () => 'unknown',
      isShutOut: async () => false,
      rolesOf: async () => undefined,
      met: () => {},
      maySee: async () => 'yes',
      canPing: async () => 'yes',
      roleName: () => undefined,
      serverName: () => undefined,
      lackingIn: async () => [],
      isOpenTo: async () => true,
    },
  };
  const places = new Map(own.map(([place, { id }]) => [place, id]));
  let fresh = 0;
  return {
    room,
    table,
    running,
    crowd,
    home: guild.id,
    others: people.slice(1).map(named),
    visit(asker, place) {
      const visit = visits[asker];
      const channelId = places.get(place);
      if (!visit || channelId === undefined) throw new Error(`nobody asks: ${asker} in ${place}`);
      // Each game gets a new id, so that no cached picture of an earlier game appears.
      const matchId = `${place.replace('/', '-')}-${++fresh}`;
      crowd.put(
        place === EMPTY ? undefined : made.get(place),
        { channel: channelId, guild: guild.id },
        matchId,
      );
      return { visit: { ...visit, channelId, sentAt: Date.now() }, match: table.get(matchId) };
    },
    async close() {
      crowd.close();
      await running.stop();
      await rm(folder, { recursive: true });
    },
  };
}
