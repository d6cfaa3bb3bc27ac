import type { Channel, Person } from 'local-discord';
import { expect } from 'vitest';
import { Elsewhere } from '../../proof/guard/secrets/elsewhere.ts';
import { SeededDice } from '../../src/core/contract/dice.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { steadyOf } from '../../src/core/contract/player.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import type { Painted } from '../../src/presentation/painter/order.ts';
import type { AnyPresenter, Picture } from '../../src/presentation/presenter/presenter.ts';
import { openStore } from '../../src/store/index.ts';
import { lookingFrom } from '../../src/table/match/places.ts';
import type { Match } from '../../src/table/match/types.ts';
import { Table } from '../../src/table/table.ts';
import { pressed } from '../support/acts.ts';
import { type Running, type RunningOptions, startBot } from '../support/bot.ts';
import { paintingOtherwise } from '../support/painting-otherwise.ts';
import { accepted } from '../table/room.ts';
import { pixel, SEED } from './kit.ts';

/** Channel of a match, with the person who plays from there. */
export interface PlacedSeat {
  readonly person: Person;
  readonly channel: Channel;
  readonly guildId: string | null;
}

export interface Placed extends Running {
  readonly at: readonly PlacedSeat[];
  readonly game: AnyGame;
  readonly id: string;
  readonly elsewhere: Elsewhere;
}

/** Returns a picture of one pixel, whose alt text has all the texts that the real picture would show. */
function spelt(what: Painted, presenter: AnyPresenter, given: readonly unknown[]): Picture {
  const { alt, ...picture } = pixel(what, presenter, given);
  const names = given.filter(each => Array.isArray(each) && each.every(one => typeof one === 'string'));
  return { ...picture, alt: `${alt} ${JSON.stringify(names)}`.slice(-1_024) };
}

/** Names that occur in no other text of the bot. */
const NAMES = ['Quirrel', 'Zygmunt', 'Oxblood', 'Wexford'];

export const startPlaced = (options: RunningOptions = {}): Promise<Running> =>
  startBot({ newSeed: () => SEED, presenters: paintingOtherwise(presenters, spelt), ...options });

/**
 * Begins a match of two to four people.
 * @param kinds kinds of the places: a server's channel or the person's direct messages
 * @param perPlace number of people at each place
 */
export async function begin(
  running: Running,
  gameId: string,
  kinds: readonly ('server' | 'dm')[],
  options = games[gameId]?.defaults,
  perPlace = 1,
): Promise<Placed> {
  const { discord, table } = running;
  const at: PlacedSeat[] = [];
  for (const [index, kind] of kinds.entries()) {
    const person = discord.addUser({ name: `${NAMES[index]}` });
    const guild = kind === 'server' ? discord.addGuild({ name: `Guild${NAMES[index]}` }) : undefined;
    const channel = guild?.addChannel({ name: `room-${NAMES[index]?.toLowerCase()}` }) ?? (await person.dm());
    const place = { channel, guildId: guild?.id ?? null };
    at.push({ person, ...place });
    for (let more = 1; more < perPlace; more++)
      at.push({ person: discord.addUser({ name: `Friend${more}` }), ...place });
  }
  const channels = [...new Map(at.map(seat => [seat.channel, seat])).values()];
  const places = channels.map(({ channel }) => ({
    channel,
    people: at.flatMap(seat => (seat.channel === channel ? seat.person : [])),
  }));
  const elsewhere = new Elsewhere(discord, places);
  const match = accepted(
    await table.lobby.begin({
      game: gameId,
      options,
      pace: 'day',
      rated: false,
      places: channels.map(({ channel, guildId }) => ({ channelId: channel.id, guildId, language: null })),
      people: at.map(({ person, channel }) => ({
        id: person.id,
        name: person.name,
        place: channels.findIndex(seat => seat.channel === channel),
      })),
    }),
  );
  await running.quiet();
  const game = games[gameId];
  if (!game) throw new Error(`no game ${gameId}`);
  return { ...running, at, game, id: match.id, elsewhere };
}

export const from = <T>({ person, channel, guildId }: PlacedSeat, work: () => T): T =>
  lookingFrom({ personId: person.id, channelId: channel.id, guildId }, work);

/** Returns the match as a person sees it at their place. */
export async function seenBy({ table, id }: Placed, own: PlacedSeat): Promise<Match> {
  const match = await from(own, () => table.get(id));
  if (!match) throw new Error(`no match ${id}`);
  return match;
}

export interface Choice {
  readonly own: PlacedSeat;
  readonly action: unknown;
}

/** Returns a person who must decide, with the decision of the game's steady bot. Undefined: the game has ended. */
export async function nextChoice(placed: Placed): Promise<Choice | undefined> {
  const { at, game, table } = placed;
  for (const own of at) {
    const match = await seenBy(placed, own);
    if (match.status !== 'running') return undefined;
    const seat = match.seats.find(({ id }) => id === own.person.id)?.seat ?? -1;
    if (!(await table.awaited(match)).includes(seat)) continue;
    const dice = new SeededDice(new Uint8Array(32).fill(match.rev % 251));
    return {
      own,
      action: steadyOf(game.id, players).choose(game, match.position.view(seat), seat, dice),
    };
  }
  throw new Error('nobody has to decide');
}

/** Makes a decision by the buttons of the person's own place. */
export async function press(placed: Placed, { own, action }: Choice): Promise<void> {
  const { table, game, quiet } = placed;
  const running = { table: { live: (id: string) => from(own, () => table.live(id)) } };
  await pressed(game, { running, channel: own.channel }, own.person, action);
  await quiet();
}

/** Plays a match to its end, at most `most` decisions. */
export async function playOn(placed: Placed, most = 1_000): Promise<void> {
  for (let left = most; left > 0; left--) {
    const choice = await nextChoice(placed);
    if (!choice) return;
    await press(placed, choice);
  }
}

/**
 * Stops the bot between the commit of a decision and its message, and starts it again on the same database.
 * Each place then shows the decision once: on a new board, or on the old one while the turn goes on.
 */
export async function killed(
  placed: Placed,
  options: RunningOptions & { database: string },
): Promise<Placed> {
  const choice = await nextChoice(placed);
  if (!choice) throw new Error('the game is over');
  const { at, discord, game, id } = placed;
  await placed.stop();
  const boards = () =>
    at.map(({ channel }) => channel.messages.filter(({ attachments }) => attachments.length > 0).length);
  const before = boards();
  const store = await openStore(options.database);
  const table = new Table({ store, games, now: options.now ?? Date.now, announce: () => {} });
  const { own, action } = choice;
  expect((await from(own, () => table.act(id, own.person.id, game.write(action)))).ok).toBe(true);
  const rev = (await from(own, () => table.get(id)))?.rev;
  await store.close();
  const again = { ...placed, ...(await startPlaced({ ...options, discord })) };
  await again.quiet();
  expect([before, before.map(count => count + 1)]).toContainEqual(boards());
  for (const each of at) expect((await seenBy(again, each)).shownRev).toBe(rev);
  return again;
}
