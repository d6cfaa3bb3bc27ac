import type { AnyGame } from '../../core/contract/game.ts';
import type { Refusal, Result } from '../../core/contract/result.ts';
import type { ContestRows, ContestState, Repositories, StoredContest } from '../../store/index.ts';
import { REACHES } from '../lobby/reaches.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { Person } from '../match/types.ts';
import type { Member, ServerSettings } from '../people/servers.ts';
import { type ContestAction, type ContestFacts, type ContestRules, nextNumber, step } from './contest.ts';

export interface ContestWish {
  readonly game: string;
  /** Options of the game. Absent: the game's usual options. */
  readonly options?: unknown;
  readonly guildId: string;
  readonly channelId: string;
  readonly opener: Person;
  /** Roles and permissions of the opener in the server. Absent: the right to open a table is not checked. */
  readonly member?: Member | undefined;
}

/** Fields of a new contest that depend on its kind. */
export type OwnFields<State extends ContestState> = Omit<State['contest'], keyof StoredContest> &
  Pick<StoredContest, 'pace'>;

/** Kind of contest: its rules, its rows, and how many contests one server may have. */
export interface ContestKind<
  State extends ContestState = ContestState,
  Wish extends ContestWish = ContestWish,
> {
  readonly what: 'league' | 'duplicate';
  readonly rules: ContestRules<State>;
  /** Maximum number of contests of the kind in one server that have not ended. */
  readonly liveAtMost: number;
  rows(repositories: Repositories): ContestRows<State>;
  /**
   * Checks a wish, and returns the fields of the new contest that depend on its kind.
   * @param live the server's contests of the kind that have not ended
   */
  found(
    wish: Wish & { readonly options: unknown },
    game: AnyGame,
    means: Pick<UnitOfWork, 'services'> & {
      readonly server: ServerSettings;
      readonly live: readonly State['contest'][];
    },
  ): Result<OwnFields<State>, Refusal>;
  facts?(unit: UnitOfWork, state: State, action: ContestAction): Promise<Partial<ContestFacts>>;
  /** Changes other rows together with a step, in the same transaction. */
  saved(unit: UnitOfWork, before: State, after: State): Promise<void>;
  /** Returns the line for the server's log, if another person than the opener closes the contest. */
  closing(contest: State['contest']): { readonly act: string; readonly details: Record<string, string> };
}

/** Takes a step of a locked contest, and stores it. */
export async function take<State extends ContestState>(
  unit: UnitOfWork,
  kind: ContestKind<State>,
  state: State,
  action: ContestAction,
): Promise<Result<State, Refusal>> {
  const { repositories, services, at } = unit;
  const { players } = state;
  const comers = action.type === 'join' ? [{ userId: action.person.id, number: nextNumber(players) }] : [];
  const taken = step(kind.rules, state, action, {
    ...{ at, services, marked: false, ratings: new Map(), left: new Map() },
    isApart: await REACHES.seats[kind.what](repositories, [...players, ...comers]),
    ...(await kind.facts?.(unit, state, action)),
  });
  if (taken.ok) await save(unit, kind, state, taken.value);
  return taken;
}

export async function save<State extends ContestState>(
  unit: UnitOfWork,
  kind: ContestKind<State>,
  before: State,
  after: State,
): Promise<void> {
  unit.refresh();
  await kind.rows(unit.repositories).save(before, after, unit.at);
  await kind.saved(unit, before, after);
}
