import type { Seat } from '../../core/contract/game.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { ContestState, ContestTable, NewMatch, StoredContest } from '../../store/index.ts';
import type { Apart } from '../lobby/blocks.ts';
import { refuseAtTable, type Services } from '../match/services.ts';
import { openerNamed } from '../match/strangers.ts';
import type { Person } from '../match/types.ts';

type ContestOf<State extends ContestState> = State['contest'];
type PersonOf<State extends ContestState> = State['players'][number];
type TableOf<State extends ContestState> = State['tables'][number];

export interface SeatFinish {
  /** Id of the seat's first person. */
  readonly userId: string;
  readonly isBot: boolean;
  readonly rank: number;
  /** True if the person abandoned the game to the stand-in, or to another person. */
  readonly gone: boolean;
  /** True if the person has left the server, and direct messages do not reach them. */
  readonly hasLeftServer: boolean;
  /** Total of the seat. Null: the rules did not end the game. */
  readonly total: number | null;
  /** Score after each round. Empty where the game reports no such scores. */
  readonly course: readonly number[];
}

export interface Runner {
  readonly personId: string;
  /** True if the person has the permission Manage Server. */
  readonly manages: boolean;
}

/** Step of a contest. `end` ends a table, with the finishes of its match by seat; without finishes, the match is deleted. */
export type ContestAction =
  | { readonly type: 'join'; readonly person: Person }
  | { readonly type: 'leave'; readonly personId: string }
  | ({ readonly type: 'start' | 'close' } & Runner)
  | { readonly type: 'end'; readonly table: ContestTable; readonly finishes: readonly SeatFinish[] };

/** Facts that a step needs besides the contest's rows. */
export interface ContestFacts {
  readonly at: number;
  readonly services: Pick<Services, 'games' | 'players' | 'newSeed' | 'newSalt'>;
  /** Returns true for the numbers of two people with a block by name between them. */
  readonly isApart: Apart;
  /** True if the person who joins a league took part before they deleted their data. */
  readonly marked: boolean;
  /** Ratings of the people in the contest's game, by user id. Loaded for the start of a league. */
  readonly ratings: ReadonlyMap<string, number | null>;
  /** Seats of running matches that their people have left, by match. Loaded for the closing of a duplicate. */
  readonly left: ReadonlyMap<string, readonly Seat[]>;
}

/** People of a table's match in the order of its seats, and the fields of the match that depend on the kind of contest. */
export interface TableSeating {
  readonly people: readonly Person[];
  readonly manner: Pick<NewMatch, 'seed' | 'salt' | 'seating' | 'hints' | 'rated'> & Partial<NewMatch>;
}

/** Rules of a kind of contest: pure functions from a state to the next. */
export interface ContestRules<State extends ContestState> {
  readonly fewest: number;
  most(contest: ContestOf<State>, services: Pick<Services, 'games'>): number;
  player(contest: ContestOf<State>, person: Person, number: number, at: number): PersonOf<State>;
  /** Rules for people who come or go while the contest runs. Absent: no person comes or goes then. */
  readonly late?: {
    isIn(player: PersonOf<State>): boolean;
    isWaiting(player: PersonOf<State>): boolean;
    leave(player: PersonOf<State>): PersonOf<State>;
  };
  /** Changes the state after a person has joined. Absent: joining changes nothing else. */
  joined?(state: State, player: PersonOf<State>, facts: ContestFacts): State;
  start(state: State, facts: ContestFacts): Result<State, Refusal>;
  close(state: State, personId: string, facts: Pick<ContestFacts, 'at' | 'left'>): State;
  /** Returns true if the person comes last by closing the contest now. Absent: closing makes no person come last. */
  forfeits?(state: State, personId: string): boolean;
  /** Seats the people of a table. Returns finishes if the table needs no game, and undefined if it must not be opened. */
  seat(
    state: State,
    table: TableOf<State>,
    services: Services,
  ): TableSeating | { readonly finishes: readonly SeatFinish[] } | undefined;
  end(state: State, table: TableOf<State>, finishes: readonly SeatFinish[], facts: ContestFacts): State;
}

export const isLive = ({ status }: Pick<StoredContest, 'status'>): boolean =>
  status === 'gathering' || status === 'running';

export const hasEnded = ({ tables }: Pick<ContestState, 'tables'>): boolean =>
  tables.length > 0 && tables.every(({ endedAt }) => endedAt !== null);

export const nextNumber = (players: ContestState['players']): number =>
  1 + Math.max(0, ...players.map(({ number }) => number));

export const changed = <State extends ContestState>(
  state: State,
  change: Partial<ContestOf<State>>,
): State => ({
  ...state,
  contest: { ...state.contest, ...change },
});

const replaced = <Row>(rows: readonly Row[], row: Row, by: readonly Row[]): readonly Row[] =>
  rows.flatMap(each => (each === row ? by : each));

export const withTable = <State extends ContestState>(
  state: State,
  table: TableOf<State>,
  change: Partial<ContestTable>,
): State => ({ ...state, tables: replaced(state.tables, table, [{ ...table, ...change }]) });

const shut = ({ status }: StoredContest, isOpenLate: boolean): Result<never, Refusal> | undefined => {
  if (status === 'gathering' || (isOpenLate && status === 'running')) return undefined;
  return refuseAtTable(status === 'running' ? 'contest-started' : 'contest-over');
};

/** Refuses people who may not start, change or close a contest: all but its opener and members with Manage Server. */
const forbidden = (contest: StoredContest, { personId, manages }: Runner) =>
  manages || contest.openerId === personId
    ? undefined
    : refuseAtTable('contest-not-opener', openerNamed(contest));

/**
 * Refuses a change of a contest's terms after the start. Before the start, refuses all but the opener and members with the
 * permission Manage Server.
 */
export const arrangingRefused = (contest: StoredContest, by: Runner): Result<never, Refusal> | undefined =>
  shut(contest, false) ?? forbidden(contest, by);

export const closingRefused = (contest: StoredContest, by: Runner): Result<never, Refusal> | undefined =>
  shut(contest, true) ?? forbidden(contest, by);

function join<State extends ContestState>(
  rules: ContestRules<State>,
  state: State,
  person: Person,
  facts: ContestFacts,
): Result<State, Refusal> {
  const { contest, players } = state;
  const { late } = rules;
  const over = shut(contest, late !== undefined);
  if (over) return over;
  const isIn = (player: PersonOf<State>) => late?.isIn(player) ?? true;
  const own = players.find(({ userId }) => userId === person.id);
  if (own && isIn(own)) return refuseAtTable('contest-in', { waits: late?.isWaiting(own) ? 'yes' : 'no' });
  if (own || facts.marked) return refuseAtTable('contest-left');
  const limit = rules.most(contest, facts.services);
  if (players.filter(isIn).length >= limit) return refuseAtTable('contest-full', { limit });
  const player = rules.player(contest, person, nextNumber(players), facts.at);
  const next = { ...state, players: [...players, player] };
  return accept(rules.joined?.(next, player, facts) ?? next);
}

/** Takes a person out of a contest. Before the start, or on the waiting list, their row is deleted. */
function leave<State extends ContestState>(
  { late }: ContestRules<State>,
  state: State,
  personId: string,
): Result<State, Refusal> {
  const { contest, players } = state;
  const over = shut(contest, late !== undefined);
  if (over) return over;
  const own = players.find(({ userId }) => userId === personId);
  if (!own || late?.isIn(own) === false) return refuseAtTable('contest-not-in');
  const stays = late && contest.status === 'running' && !late.isWaiting(own);
  return accept({ ...state, players: replaced(players, own, stays ? [late.leave(own)] : []) });
}

function start<State extends ContestState>(
  rules: ContestRules<State>,
  state: State,
  by: Runner,
  facts: ContestFacts,
): Result<State, Refusal> {
  const refused = arrangingRefused(state.contest, by);
  if (refused) return refused;
  const people = state.players.length;
  if (people < rules.fewest) return refuseAtTable('contest-few', { people, needed: rules.fewest });
  return rules.start(state, facts);
}

/** Makes the next state of a contest, without any effect outside of the state. */
export function step<State extends ContestState>(
  rules: ContestRules<State>,
  state: State,
  action: ContestAction,
  facts: ContestFacts,
): Result<State, Refusal> {
  switch (action.type) {
    case 'join':
      return join(rules, state, action.person, facts);
    case 'leave':
      return leave(rules, state, action.personId);
    case 'start':
      return start(rules, state, action, facts);
    case 'close':
      return closingRefused(state.contest, action) ?? accept(rules.close(state, action.personId, facts));
    case 'end': {
      const { table, finishes } = action;
      const ended: TableOf<State> = { ...table, endedAt: facts.at };
      const tables = replaced<TableOf<State>>(state.tables, table, [ended]);
      return accept(rules.end({ ...state, tables }, ended, finishes, facts));
    }
  }
}
