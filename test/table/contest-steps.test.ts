import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import type { ContestState } from '../../src/store/index.ts';
import {
  type ContestAction,
  type ContestFacts,
  hasEnded,
  isLive,
  step,
  withTable,
} from '../../src/table/contests/contest.ts';
import type { ContestKind } from '../../src/table/contests/kind.ts';
import { DUPLICATE } from '../../src/table/duplicates/duplicate.ts';
import { LEAGUE } from '../../src/table/leagues/league.ts';
import type { Services } from '../../src/table/match/services.ts';
import { toys } from '../toy/rules/index.ts';
import { accepted } from './room.ts';

const PEOPLE = Array.from({ length: 12 }, (_, at) => ({ id: `u${at}`, name: `Person ${at}` }));
const STATUSES = ['gathering', 'running', 'over', 'closed', 'called-off'];

/** Freezes a value and all values inside of it, so that an assignment to them throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) frozen(inner);
    Object.freeze(value);
  }
  return value;
}

/** Makes a contest as it is stored after its opening. */
function opened(kind: ContestKind, game: AnyGame, services: Services): ContestState {
  const wish = { game: game.id, options: game.defaults, guildId: 'g1', channelId: 'c1', opener: PEOPLE[0] };
  const given = { ...wish, name: 'Autumn', tables: 3, cup: game.seats(game.defaults).min > 2 ? 0 : 4 };
  const own = accepted(kind.found(given as never, game, { services, server: {} as never, live: [] }));
  const stored = { id: 'k1', seed: '', status: 'gathering', openerId: 'u0', openerName: 'Person 0', rev: 1 };
  const contest = { ...wish, ...stored, ...own } as unknown as ContestState['contest'];
  const opener = kind.rules.player(contest, PEOPLE[0] as never, 1, 0);
  return frozen({ contest, players: [opener], tables: [], seats: [] });
}

/** Plays a random contest of a kind to its end, and returns all its states. */
function played(kind: ContestKind, game: AnyGame, seed: number): readonly ContestState[] {
  const dice = new LightDice(seed);
  const services = {
    ...{ games: { [game.id]: game }, players },
    newSeed: () => new Uint8Array(32).fill(seed),
    newSalt: () => new Uint8Array(32).fill(seed + 1),
  } as unknown as Services;
  const facts: ContestFacts = {
    ...{ at: 1, services, isApart: (one, other) => one + other === 3, marked: false },
    ...{ ratings: new Map(), left: new Map() },
  };
  const states = [opened(kind, game, services)];
  const take = (action: ContestAction) => {
    const before = states.at(-1) as ContestState;
    const taken = step(kind.rules, before, action, facts);
    if (taken.ok) states.push(frozen(taken.value));
  };
  for (let turn = 0; turn < 2_000; turn++) {
    const state = states.at(-1) as ContestState;
    const { status } = state.contest;
    const open = state.tables.filter(
      ({ endedAt, matchId }) => endedAt === null && (status === 'running' || matchId !== null),
    );
    if (!isLive(state.contest) && open.length === 0) return states;
    const person = PEOPLE[dice.below(PEOPLE.length)] as (typeof PEOPLE)[number];
    const table = open[dice.below(Math.max(1, open.length))];
    const what = dice.below(status === 'gathering' ? 8 : 60);
    if (what < 5) take({ type: 'join', person });
    else if (what === 5) take({ type: 'leave', personId: person.id });
    else if (what === 6) take({ type: 'start', personId: person.id, manages: true });
    else if (what === 7 && dice.below(9) === 0) take({ type: 'close', personId: person.id, manages: true });
    else if (table && table.matchId === null) {
      const seating = kind.rules.seat(state, table, services);
      if (!seating) throw new Error('a table of this round can not be opened');
      if ('finishes' in seating) take({ type: 'end', table, finishes: seating.finishes });
      else states.push(frozen(withTable(state, table, { matchId: `m${turn}`, threadId: `t${turn}` })));
    } else if (table) {
      const sits = ({ number, player }: (typeof state.seats)[number]) =>
        number === table.number && player !== null;
      const finishes = state.seats.filter(sits).map(({ player }) => ({
        userId: state.players.find(({ number }) => number === player)?.userId ?? '',
        ...{ hasLeftServer: false, course: [], isBot: false, gone: dice.below(9) === 0 },
        ...{ rank: 1 + dice.below(3), total: dice.below(50) },
      }));
      take({ type: 'end', table, finishes: dice.below(20) === 0 ? [] : finishes });
    }
  }
  throw new Error('the contest has no end');
}

const KINDS = [LEAGUE, DUPLICATE] as unknown as readonly ContestKind[];
const GAMES = Object.values({ ...games, ...toys }).filter(game => game.seats(game.defaults).max > 1);
const CASES = KINDS.flatMap(kind => GAMES.map(game => [kind.what, game.id, kind, game] as const));

describe.each(CASES)('a %s of %s', (_what, _id, kind, game) => {
  test('is a game of games: from one state and one action follows one state, and no state is changed', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const states = played(kind, game, seed);
      expect(played(kind, game, seed)).toEqual(states);
      const last = states.at(-1) as ContestState;
      expect(isLive(last.contest)).toBe(false);
      for (const [at, { contest, players, tables, seats }] of states.entries()) {
        const before = states[at - 1] ?? last;
        if (at > 0)
          expect(STATUSES.indexOf(contest.status)).toBeGreaterThanOrEqual(
            STATUSES.indexOf(before.contest.status),
          );
        const numbers = players.map(({ number }) => number);
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const { player } of seats) expect(player === null || numbers.includes(player)).toBe(true);
        for (const { number } of seats) expect(tables.some(table => table.number === number)).toBe(true);
        if (contest.status === 'over') expect(hasEnded({ tables })).toBe(true);
      }
    }
  });
});
