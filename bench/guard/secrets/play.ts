import type { AnyGame } from '../../../src/core/game.ts';
import { commit } from '../../../src/discord/deeds.ts';
import type { Answer } from '../../../src/discord/room.ts';
import { PRIVATE_DECK } from '../../../src/games/porto/cards.ts';
import { porto } from '../../../src/games/porto/index.ts';
import type { Action, Options, PrivateContract, State } from '../../../src/games/porto/types.ts';
import { NO_LIMITS } from '../../../src/match/cooldowns.ts';
import { toMatch } from '../../../src/match/rows.ts';
import { Table } from '../../../src/match/table.ts';
import type { Player } from '../../../src/players/types.ts';
import { presenters } from '../../../src/present/registry.ts';
import { openStore, type StoredMove } from '../../../src/store/index.ts';
import { Chance } from '../chance.ts';
import type { Moment } from './frozen.ts';
import { roomWith, type Voice } from './room.ts';
import { Beside } from './shelf.ts';
import { Troubles } from './troubles.ts';

const HOUR = 3_600_000;

export interface Kind {
  readonly seats: number;
  readonly options: Options;
}

export const KINDS: readonly Kind[] = [
  { seats: 1, options: { variant: 'solo', timer: 28 } },
  { seats: 2, options: { variant: 'standard' } },
  { seats: 3, options: { variant: 'standard' } },
  { seats: 4, options: { variant: 'standard' } },
  { seats: 2, options: { variant: 'family' } },
  { seats: 3, options: { variant: 'family' } },
  { seats: 4, options: { variant: 'family' } },
  { seats: 1, options: { variant: 'solo', timer: 24 } },
];

/** What somebody was told of what they have just done. */
export interface Answered {
  readonly seat: number;
  readonly answer: Answer;
}

/** Everything that decides a game, so that it can be played again. */
export interface Script extends Kind {
  readonly seed: Buffer;
  readonly salt: Buffer;
  /** One number for each decision. */
  readonly chance: () => Chance;
  /** Whose private contracts stay as they are, all others having others; absent: nothing is changed. */
  readonly seenBy?: number | 'table';
}

/** Porto, dealt as ever but for the private contracts of the seats that somebody does not see. */
function gameWith(seenBy: Script['seenBy']): AnyGame {
  const setup: AnyGame['setup'] = (seats, options, dice) => {
    const state = porto.setup(seats, options as Options, dice);
    if (seenBy === undefined || state.variant === 'family') return state;
    const kept = typeof seenBy === 'number' ? (state.players[seenBy]?.dealt ?? []) : [];
    const dealt = state.players.flatMap((player, seat) => (seat === seenBy ? [] : player.dealt));
    const fresh = PRIVATE_DECK.filter(contract => !kept.includes(contract) && !dealt.includes(contract));
    // Those that lay unused come first: as many as there are really are others.
    const pool: PrivateContract[] = [...fresh, ...dealt.toReversed()];
    const players = state.players.map((player, seat) =>
      seat === seenBy ? player : { ...player, dealt: pool.splice(0, player.dealt.length) },
    );
    return { ...state, players } satisfies State;
  };
  return { ...(porto as unknown as AnyGame), setup };
}

/** By place, not by name, where private contracts are chosen: equal in two games that differ in them alone. */
function choose(state: State, seat: number, chance: Chance): Action {
  const legal = porto.legal(state, seat);
  const builds = legal.filter(({ type }) => type === 'build');
  const pick = chance.below(1_000_000);
  const from = builds.length > 0 && pick % 4 > 0 ? builds : legal;
  const action = from[pick % from.length];
  if (action?.type !== 'keep') return action as Action;
  const dealt = state.players[seat]?.dealt ?? [];
  const first = pick % 3;
  return { type: 'keep', contracts: dealt.slice(first, first + 3).toSorted() };
}

/** Stands in by place, too: the bot's own stand-in looks at its seat's private contracts, as it may. */
const standIn: Player = {
  choose(game, view, seat, dice) {
    const world = game.imagine(view, seat, dice) as State;
    return choose(world, seat, new Chance(dice));
  },
};

const PEOPLE = ['Ann', 'Béla', 'Çiğdem', '大輔'].map((name, index) => ({ id: `10${index}`, name }));

async function dealt(table: Table, script: Script): Promise<string> {
  const [opener = { id: '', name: '' }, ...others] = PEOPLE.slice(0, script.seats);
  const where = { channelId: '55', guildId: '7' };
  const opening = { game: 'porto', options: script.options, ...where, opener, seats: script.seats };
  const solo = script.seats === 1;
  const opened = await (solo ? table.openAndStart(opening) : table.open({ ...opening, pace: 'day' }));
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { id } = opened.value;
  for (const other of others) await table.join(id, other);
  if (!solo) await table.start(id, opener.id);
  return id;
}

/** Plays a whole game at the bot's own table, and stops at every moment that somebody could look at. */
export async function play(
  script: Script,
  at: (moment: Moment, answered: Answered | undefined) => Promise<void>,
  voice: Voice = { presenters, language: 'en' },
): Promise<ReadonlyMap<string, number>> {
  const store = await openStore(':memory:');
  const chance = script.chance();
  let now = 1_000_000;
  const table = new Table({
    store,
    games: { porto: gameWith(script.seenBy) },
    players: { porto: standIn },
    now: () => now,
    limits: NO_LIMITS,
    announce: () => {},
    newId: () => 'abcd1234',
    newSeed: () => script.seed,
    newSalt: () => script.salt,
  });
  const id = await dealt(table, script);
  const room = roomWith(table, () => now, voice, []);
  let answered: Answered | undefined;
  let before = { rev: -1, sealed: 0 };
  const [states, moves]: [State[], StoredMove[]] = [[], []];
  const troubles = new Troubles(table, store, id, chance);
  for (let index = 0; ; index++) {
    const row = await store.matches.get(id);
    if (!row) throw new Error('the match is gone');
    const sealed = await store.sealed.list(id, row.rev);
    moves.push(...(await store.moves.list(id, moves.length, row.rev)));
    if (answered && row.rev === before.rev && sealed.length === before.sealed)
      throw new Error(`nothing came of it: ${answered.answer.content}`);
    before = { rev: row.rev, sealed: sealed.length };
    for (let rev = states.length; rev <= row.rev; rev++) {
      states[rev] = (await store.moves.stateAt(id, rev))?.state as State;
    }
    const match = { ...row, state: states[row.rev] };
    const state = (rev: number) => states[rev];
    await at(
      { index, now, match, moves: [...moves], sealed, state, past: state, beside: new Beside(store) },
      answered,
    );
    answered = undefined;
    if (match.status !== 'running') break;
    now += 60_000;
    const waited = await troubles.happen(match);
    now += waited.hours * HOUR;
    if (waited.hours > 0) await table.clock.due();
    if (waited.busy) continue;
    const position = match.state as State;
    const free = (each: number) => !match.seats[each]?.resigned && !sealed.some(({ seat }) => seat === each);
    const seat = porto.toAct(position).find(free) ?? 0;
    const { userId = '', name = '' } = match.seats[seat] ?? {};
    const action = porto.write(choose(position, seat, chance));
    const answer = await commit(room, { match: toMatch(match), seat }, { id: userId, name }, action);
    answered = { seat, answer };
  }
  await store.close();
  return troubles.seen;
}
