import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '../../../src/core/game.ts';
import { UNHURRIED } from '../../../src/discord/turnstile.ts';
import { porto } from '../../../src/games/porto/index.ts';
import type { State } from '../../../src/games/porto/types.ts';
import { games } from '../../../src/games/registry.ts';
import {
  type Answer,
  type Channel,
  type Forged,
  LocalDiscord,
  type Person,
  type StoredMessage,
} from '../../../src/local-discord/index.ts';
import { NO_LIMITS } from '../../../src/match/cooldowns.ts';
import type { Match } from '../../../src/match/types.ts';
import { portoVoice } from '../../../src/present/porto/voice.ts';
import { portoWords } from '../../../src/present/porto/words/all.ts';
import { privateName } from '../../../src/present/porto/words/cards.ts';
import { type Running, startBot } from '../../../test/support/bot.ts';
import type { Chance } from '../chance.ts';
import { GameTables } from './state.ts';

/** A game under attack. */
export interface Target {
  readonly channel: Channel;
  readonly match: Match;
  readonly seated: readonly Person[];
  /** Messages of the bot about it, public and private. */
  readonly messages: readonly StoredMessage[];
}

export interface Stage {
  readonly running: Running;
  readonly discord: LocalDiscord;
  readonly tables: GameTables;
  readonly targets: readonly Target[];
  /** They sit nowhere. */
  readonly strangers: readonly Person[];
  /** A channel of another server. */
  readonly elsewhere: Channel;
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

const value = <T>(result: { ok: true; value: T } | { ok: false; refusal: { code: string } }): T => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

/** So many random actions, builds first. */
async function playOn({ table }: Running, begun: Match, actions: number, chance: Chance): Promise<Match> {
  let match = begun;
  const game = gameOf(match);
  for (let done = 0; done < actions && match.status === 'running'; done++) {
    const sealed = await table.sealed(match.id);
    const seat = table.toAct(match).find(each => !sealed.includes(each)) ?? 0;
    const texts = table.legal(match, seat).map(action => game.write(action));
    const builds = texts.filter(text => text.startsWith('build'));
    const action = chance.of(builds.length > 0 ? builds : texts);
    match = value(await table.act(match.id, match.seats[seat]?.id ?? '', action)).match;
  }
  return match;
}

interface Plan {
  readonly variant: 'standard' | 'family' | 'solo';
  readonly seats: number;
  /** −1: stays a lobby. */
  readonly actions: number;
}

const PLANS: readonly Plan[] = [
  { variant: 'standard', seats: 2, actions: 0 },
  { variant: 'standard', seats: 3, actions: 1 },
  { variant: 'standard', seats: 4, actions: 20 },
  { variant: 'family', seats: 2, actions: 12 },
  { variant: 'family', seats: 4, actions: 30 },
  { variant: 'solo', seats: 1, actions: 15 },
  { variant: 'standard', seats: 2, actions: -1 },
  { variant: 'family', seats: 3, actions: 1_000 },
];

async function seat(
  running: Running,
  channel: Channel,
  people: readonly Person[],
  { variant, seats, actions }: Plan,
  chance: Chance,
): Promise<Match> {
  const { table } = running;
  const [opener, ...others] = people;
  const opening = {
    game: 'porto',
    options: { variant },
    channelId: channel.id,
    guildId: channel.guild?.id ?? null,
    opener: { id: opener?.id ?? '', name: opener?.name ?? '' },
    seats,
  };
  if (variant === 'solo') return playOn(running, value(await table.openAndStart(opening)), actions, chance);
  const { id } = value(await table.open(opening));
  for (const other of others) value(await table.join(id, { id: other.id, name: other.name }));
  if (actions < 0) return there(await table.get(id));
  return playOn(running, value(await table.start(id, opener?.id ?? '')), actions, chance);
}

const there = (match: Match | undefined): Match => {
  if (!match) throw new Error('the lobby is gone');
  return match;
};

/** Panels and pages that the seated really opened: what they hold is shown to nobody else, and may be forged all the same. */
async function open(channel: Channel, people: readonly Person[]): Promise<void> {
  const board = channel.messages.at(-1);
  for (const person of people) {
    if (board === undefined) return;
    for (const { customId, label } of board.buttons) {
      if (['Undo', 'Join', 'Leave', 'Start'].includes(label)) continue;
      if (customId) await person.press(board, customId);
    }
  }
}

/** Whoever is to act draws by command: what was sent, where something can be drawn. */
async function draw(
  { running, discord }: Pick<Stage, 'running' | 'discord'>,
  target: Target,
): Promise<unknown> {
  const { match, channel, seated } = target;
  if (match.status !== 'running') return undefined;
  const game = gameOf(match);
  const [seat = 0] = game.toAct(match.state);
  const texts = game.legal(match.state, seat).map(action => game.write(action));
  const person = seated.find(({ id }) => id === match.seats[seat]?.id);
  const cards = texts.find(text => text.startsWith('draw '))?.slice('draw '.length);
  if (cards === undefined || person === undefined) return undefined;
  const options = [{ name: 'cards', type: 3, value: cards }];
  const data = {
    id: discord.applicationId,
    name: 'porto',
    type: 1,
    options: [{ name: 'draw', type: 1, options }],
  };
  const { payload, answer } = discord.forge({ person, channel, type: 2, data });
  await answer;
  const now = await running.table.get(match.id);
  if (now?.rev === match.rev) throw new Error(`an honest draw was not made: ${(await answer).content}`);
  return payload;
}

/** A private contract of another seat that an answer tells, unless the attacker named it. */
export function peeked(stage: Stage, { person, channel, data }: Forged, answer: Answer): string | undefined {
  const target = stage.targets.find(each => each.channel === channel);
  if (target?.match.status !== 'running') return undefined;
  const { players } = target.match.state as State;
  const nameOf = (contract: string): string => privateName(portoWords('en'), contract);
  const isOwn = (seat: number): boolean => target.match.seats[seat]?.id === person.id;
  const dealt = (own: boolean) =>
    players.flatMap((player, seat) => (isOwn(seat) === own ? player.dealt : []));
  // The second copy of a contract is named after the first; a contract's own words may hold another's name ("purple houses").
  const seat = target.match.seats.find(({ id }) => id === person.id)?.seat;
  const page =
    seat === undefined ? '' : portoVoice('en').hand(porto.view(target.match.state as State, seat), []);
  const known = [...dealt(true).map(nameOf), page].join('\n');
  const [told, asked] = [
    `${answer.text} ${JSON.stringify(answer.interaction.choices)}`,
    JSON.stringify(data),
  ];
  return dealt(false).find(
    contract =>
      !asked.includes(contract) &&
      !known.includes(nameOf(contract)) &&
      (told.includes(contract) || told.includes(nameOf(contract))),
  );
}

/** The whole bot on a Discord of its own, with games of every kind under way in two servers. */
export async function setStage(chance: Chance): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'porto-strangers-'));
  const database = join(folder, 'porto.sqlite');
  const errors: string[] = [];
  const silent = { debug() {}, info() {}, warn() {} };
  const error = (details: object, message: string) => errors.push(`${message} ${JSON.stringify(details)}`);
  const discord = await LocalDiscord.start({ history: 500 });
  const running = await startBot({
    discord,
    database,
    pace: UNHURRIED,
    limits: NO_LIMITS,
    requestsPerSecond: Number.POSITIVE_INFINITY,
    log: { ...silent, error },
  });
  const home = discord.addGuild({ name: 'Ribeira' });
  const elsewhere = discord.addGuild({ name: 'Gaia' }).addChannel({ name: 'lodge' });
  const targets: Target[] = [];
  const honest: unknown[] = [];
  for (const [index, plan] of PLANS.entries()) {
    const channel = index === 3 ? elsewhere : home.addChannel({ name: `table-${index}` });
    const people = Array.from({ length: plan.seats }, (_, each) =>
      discord.addUser({ name: `seated-${index}-${each}` }),
    );
    const begun = await seat(running, channel, people, plan, chance);
    await running.quiet();
    const sent = await draw({ running, discord }, { channel, match: begun, seated: people, messages: [] });
    if (sent !== undefined) honest.push(sent);
    await running.quiet();
    const match = there(await running.table.get(begun.id));
    await open(channel, people);
    const messages = people.flatMap(person => person.sees(channel));
    targets.push({ channel, match, seated: people, messages: [...new Set(messages)] });
  }
  const strangers = Array.from({ length: 12 }, (_, index) => discord.addUser({ name: `stranger-${index}` }));
  await running.quiet();
  const tables = new GameTables(database);
  const close = async (): Promise<void> => {
    tables.close();
    await running.stop();
    await discord.close();
    await rm(folder, { recursive: true });
  };
  return { running, discord, tables, targets, strangers, elsewhere, errors, honest, close };
}
