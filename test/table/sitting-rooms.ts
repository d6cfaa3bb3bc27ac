import type { AnyGame } from '../../src/core/contract/game.ts';
import type { Players } from '../../src/core/contract/player.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { NO_LIMITS, type PersonLimits } from '../../src/table/match/limits.ts';
import { scoringPlayers, scorings } from '../support/scoring.ts';
import { quickPlayers } from '../support/slow-thinker.ts';
import { toyPuzzles } from '../toy/puzzles.ts';
import { toy, toys } from '../toy/rules/index.ts';
import type { Action, State } from '../toy/rules/types.ts';
import { TOTAL } from './placed-room.ts';
import { type Room, type RoomOptions, room } from './room.ts';
import { stepsOnly } from './steps-game.ts';
import { BIDDING, TOY } from './thinkers.ts';

/** Toy game in which a roll of the open die counts as revealing nothing. */
export const gentle: AnyGame = {
  ...toy,
  apply: (state, seat, action, dice) => {
    const step = toy.apply(state as State, seat, action as Action, dice);
    const reveals = ['take', 'bid'].includes((action as Action).type);
    return step.ok ? { ...step, value: { ...step.value, reveals } } : step;
  },
} as AnyGame;

/** Game of chosen points in which everybody sees how many points each action brings. */
const gaining = {
  ...scorings.scoring,
  summary: ({ played }: { played: readonly { events: readonly { event: { points: number } }[] }[] }) => ({
    gains: played.map(({ events: [first] }) => first?.event.points ?? 0),
  }),
} as unknown as AnyGame;
/** Player of the game of chosen points that chooses most. */
const most = { choose: () => ({ points: 9 }) };

const PLAYERS = {
  ...{ scoring: scoringPlayers, toy: TOY, bidding: BIDDING, none: {} },
  ...{ house: players, quick: quickPlayers, most: { scoring: { steady: most } } as unknown as Players },
};

/** Room of a sitting, as the text describes it. */
export interface Opened extends Pick<RoomOptions, 'seed' | 'now'> {
  readonly games?: readonly string[];
  readonly limits?: 'none' | Partial<PersonLimits>;
  readonly players?: keyof typeof PLAYERS;
  readonly dailyHour?: number;
  /** Number of puzzles of the toy game. */
  readonly puzzles?: number;
  /** True: the answers say what is announced after a commit, and which notice the process begins at once. */
  readonly announces?: boolean;
  /** Shards of each process, of four in all. Null: all, and it begins no notice at once. Absent: one process has all. */
  readonly processes?: readonly (readonly number[] | null)[];
}

/** Opens the processes of a sitting on one database. They write what they announce into `announced`. */
export async function roomsOf(
  { games: named, limits, players: thinking, dailyHour, puzzles, announces, processes, ...options }: Opened,
  path: string,
  announced: string[],
): Promise<readonly [Room, ...Room[]]> {
  let ids = 0;
  const newId = () => `game${String(++ids).padStart(4, '0')}`;
  const all: Readonly<Record<string, AnyGame>> = { ...games, ...toys, ...scorings, ...stepsOnly };
  const known = named?.flatMap(name => {
    const game = { 'gentle toy': gentle, 'gaining scoring': gaining }[name] ?? all[name];
    return game ? [[game.id, game] as const] : [];
  });
  const process = async (held?: readonly number[] | null): Promise<Room> => {
    const here = await room({
      ...options,
      ...(known && { games: Object.fromEntries(known) }),
      path,
      needs: {
        newId,
        ...(limits && { limits: { ...NO_LIMITS, ...(limits === 'none' ? {} : limits) } }),
        ...(thinking && { players: PLAYERS[thinking] }),
        ...(dailyHour !== undefined && { dailyHour }),
        ...(puzzles !== undefined && { puzzles: game => (game === 'toy' ? toyPuzzles(puzzles) : []) }),
        ...(announces && {
          announce: (matchId, begun) =>
            announced.push(`announced: ${matchId}${begun ? `, begins ${begun.notice.id}` : ''}`),
        }),
        ...(held && { ready: () => true }),
      },
    });
    if (held) here.store.shards.hold({ total: TOTAL, held });
    return here;
  };
  const [first, ...others] = processes ?? [];
  return [await process(first), ...(await Promise.all(others.map(process)))];
}
