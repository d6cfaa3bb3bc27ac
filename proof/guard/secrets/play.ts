import { type Dice, SeededDice } from '../../../src/core/contract/dice.ts';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import type { Player } from '../../../src/core/contract/player.ts';
import { makeId } from '../../../src/discord/buttons/custom-id.ts';
import { writtenAction } from '../../../src/discord/buttons/picks.ts';
import { openStore, type StoredMatch, type StoredMove } from '../../../src/store/index.ts';
import { NO_LIMITS } from '../../../src/table/match/limits.ts';
import { Table } from '../../../src/table/table.ts';
import { emptyStore } from '../../../test/support/in-memory.ts';
import { running } from '../../../test/table/room.ts';
import { Chance } from '../chance.ts';
import { Door } from './door.ts';
import type { Moment } from './frozen.ts';
import type { Guarded, Kind } from './guarded.ts';
import { Logbook, leaksIn, picksIn } from './logbook.ts';
import { roomWith, type Voice } from './room.ts';
import { Beside } from './shelf.ts';
import { type Sight, written } from './spoken.ts';
import { Troubles } from './troubles.ts';

const HOUR = 3_600_000;
const LONGEST = 2_000;
/** One decision in this many can also leave a standing order. */
const ORDERED = 3;

export interface Answered {
  readonly seat: number;
  readonly sight: Sight;
  readonly logged: readonly string[];
  readonly leaks: readonly string[];
}

export interface Script extends Pick<Kind, 'seats' | 'options'> {
  readonly guarded: Guarded;
  readonly seed: Buffer;
  readonly salt: Buffer;
  readonly database?: (() => Promise<string>) | undefined;
  /** Returns random numbers for the decisions, the same sequence at each call. */
  readonly chance: () => Chance;
  /** Viewer that keeps its secrets while all other seats get other secrets. Absent: all secrets stay unchanged. */
  readonly seenBy?: number | 'table';
}

/** Returns dice of another seed. Each roll also uses the given dice, so that their stored counters stay equal. */
function diceOf(seed: Buffer, dice: Dice): Dice {
  const counters = dice instanceof SeededDice ? dice.counters : {};
  const own = new SeededDice(seed, counters);
  return {
    below(n, label) {
      dice.below(n, label);
      return own.below(n, label);
    },
    shuffle(items, label) {
      dice.shuffle(items, label);
      return own.shuffle(items, label);
    },
  };
}

/** Returns another seed that gives the same order of seats. The table shuffles the seats by the seed that it stores. */
function seedLike({ seed, seats, chance }: Script): Buffer {
  const orderOf = (bytes: Buffer) => new SeededDice(bytes).shuffle([...Array(seats).keys()], 'seats').join();
  const lots = chance();
  for (;;) {
    const other = lots.bytes(32);
    if (orderOf(other) === orderOf(seed)) return other;
  }
}

/**
 * Returns a game that deals by the script's seed. The secrets that the viewer does not see differ, and the stored match has
 * another seed.
 */
function gameWith({ seed, seenBy, guarded }: Script): AnyGame {
  const { game, dealtOtherwise } = guarded;
  if (seenBy === undefined) return game;
  if (!dealtOtherwise) throw new Error(`${game.id} is never played twice`);
  return {
    ...game,
    setup: (seats, options, dice) => dealtOtherwise(game.setup(seats, options, diceOf(seed, dice)), seenBy),
    apply: (state, seat, action, dice) => game.apply(state, seat, action, diceOf(seed, dice)),
  };
}

/** Returns a player that chooses an action by its place in the list. A game's own player may use the secrets of its seat. */
const standInOf = ({ choose }: Guarded): Player => ({
  choose: (game, view, seat, dice) => choose(game.imagine(view, seat, dice), seat, new Chance(dice)),
});

const PEOPLE = ['Ann', 'Béla', 'Çiğdem', '大輔'].map((name, index) => ({ id: `10${index}`, name }));

async function dealt(table: Table, script: Script): Promise<string> {
  const { guarded, options, seats } = script;
  const wish = { game: guarded.game.id, options, channelId: '55', guildId: '7' };
  const pace = seats > 1 && ({ pace: 'day' } as const);
  return (await running({ table }, PEOPLE.slice(0, seats), { ...wish, ...pace })).id;
}

async function commitAction(
  door: Door,
  logbook: Logbook,
  match: StoredMatch,
  seat: number,
  action: unknown,
  { language, game, telling }: Pick<Voice, 'language'> & Pick<Guarded, 'game' | 'telling'>,
): Promise<Answered> {
  const { userId: id = '', name = '' } = match.seats[seat] ?? {};
  const { channelId, guildId, rev } = match;
  const orders = game.orders?.offered(game.view(match.state, seat), seat, action) ?? [];
  const leaves = orders.length > 0 && (match.rev + seat) % ORDERED === 0;
  const args = [writtenAction(game, match, action), ...(leaves ? ['0'] : [])];
  const customId = makeId({ match: match.id, rev, verb: leaves ? 'always' : 'do', args });
  const before = logbook.entries.length;
  const caller = { id, name, channelId, guildId, language };
  const reply = await door.enter(caller, { kind: 'press', customId, chosen: [] });
  const logged = logbook.lines(before);
  return {
    seat,
    sight: written(reply),
    logged,
    leaks: [...leaksIn(logged, match, telling), ...picksIn(logged, [game.write(action), ...args])],
  };
}

export async function play(
  script: Script,
  at: (moment: Moment, answered: Answered | undefined) => Promise<void>,
  voice: Voice = { presenters: script.guarded.presenters(true), language: 'en' },
): Promise<ReadonlyMap<string, number>> {
  const { guarded } = script;
  const { game } = guarded;
  const store = script.database ? await openStore(await script.database()) : await emptyStore();
  const chance = script.chance();
  let now = 1_000_000;
  const again = script.seenBy !== undefined;
  const table = new Table({
    store,
    games: { [game.id]: gameWith(script) },
    players: { [game.id]: { steady: standInOf(guarded) } },
    now: () => now,
    limits: NO_LIMITS,
    announce: () => {},
    newId: () => 'abcd1234',
    newSeed: () => (again ? seedLike(script) : script.seed),
    newSalt: () => (again ? Buffer.from(script.salt.map(byte => byte ^ 0xff)) : script.salt),
  });
  const id = await dealt(table, script);
  const logbook = new Logbook();
  const room = roomWith(table, () => now, voice, logbook, game);
  const door = new Door(room, guarded);
  let answered: Answered | undefined;
  let before = { rev: -1, sealed: 0 };
  const [states, moves]: [unknown[], StoredMove[]] = [[], []];
  const troubles = new Troubles(table, store, id, chance);
  for (let index = 0; ; index++) {
    const row = await store.matches.get(id);
    if (!row) throw new Error('the match is gone');
    const sealed = await store.sealed.list(id, row.rev);
    moves.push(...(await store.moves.list(id, moves.length, row.rev)));
    if (answered && row.rev === before.rev && sealed.length === before.sealed)
      throw new Error(`nothing came of it: ${answered.sight.text} ${answered.logged.join(' ')}`);
    before = { rev: row.rev, sealed: sealed.length };
    for (let rev = states.length; rev <= row.rev; rev++) {
      states[rev] = (await store.moves.stateAt(id, rev))?.state;
    }
    const match = { ...row, state: states[row.rev] };
    const state = (rev: number) => states[rev];
    await at(
      {
        guarded,
        index,
        now,
        match,
        moves: [...moves],
        sealed,
        orders: await store.orders.list(id),
        state,
        past: state,
        beside: new Beside(store),
      },
      answered,
    );
    answered = undefined;
    if (match.status !== 'running') break;
    if (index >= LONGEST) {
      await store.close();
      return new Map([...troubles.seen, ['broken off', 1]]);
    }
    now += 60_000;
    const waited = await troubles.happen(match);
    now += waited.hours * HOUR;
    if (waited.hours > 0) await table.dueWork.run();
    if (waited.busy) continue;
    const free = (each: number) => !match.seats[each]?.resigned && !sealed.some(({ seat }) => seat === each);
    const seat = game.toAct(match.state).find(free) ?? 0;
    const action = guarded.choose(match.state, seat, chance);
    answered = await commitAction(door, logbook, match, seat, action, {
      ...guarded,
      language: voice.language,
    });
  }
  await store.close();
  return troubles.seen;
}
