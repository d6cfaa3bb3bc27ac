import type { Insertable, Selectable } from 'kysely';
import type { DiceCounters } from '../../core/contract/dice.ts';
import type { AddressedEvent, Seat } from '../../core/contract/game.ts';
import { inSlices } from '../../core/work/slices.ts';
import { StaleError } from '../dialect/errors.ts';
import type { Schema } from '../dialect/schema.ts';
import { DROPPED, fromJson, hasChanged, inserting, literal, Repository, toJson } from '../rows/rows.ts';
import type { NewMove, Snapshot, StoredMatch, StoredMove, Turn } from '../types/index.ts';
import { MatchQueries } from './match-queries.ts';
import { ENDED_ROWS, turnOf } from './match-row.ts';
import { postedBoards, type ShownBoard } from './outbox.ts';

const LISTED = [
  'rev',
  'seat',
  'action',
  'by',
  'told',
  'reveals',
  'rules',
  'at',
  'batch',
  'restores',
  'turnSince',
] as const;

type ListedRow = Pick<Selectable<Schema['moves']>, (typeof LISTED)[number]>;

function toMove(matchId: string, row: ListedRow): StoredMove {
  const { rev, seat, action, by, told: text, reveals, rules, at, batch, restores, turnSince } = row;
  const where = `match ${matchId}, revision ${rev}`;
  if (seat === null || action === null || by === null || batch === null)
    throw new Error(`${where}: no action`);
  const events = fromJson(text, `${where}: reported`) as readonly AddressedEvent<unknown>[];
  const endsTurn = (turnSince ?? rev) === rev;
  return {
    rev,
    seat,
    action,
    by,
    events,
    reveals,
    rules,
    at,
    batch,
    restores,
    endsTurn,
  };
}

export const toMoveRow = (
  matchId: string,
  rev: number,
  { turn, events, ...move }: NewMove,
): Insertable<Schema['moves']> => ({
  ...move,
  matchId,
  rev,
  told: toJson(events),
  state: toJson(move.state),
  dice: toJson(move.dice),
  turnSince: turn?.since ?? null,
  turnSeat: turn?.seat ?? null,
});

export const toDealRow = (matchId: string, deal: Snapshot): Insertable<Schema['moves']> => ({
  ...deal,
  matchId,
  rev: 0,
  told: toJson([]),
  reveals: false,
  state: toJson(deal.state),
  dice: toJson(deal.dice),
});

interface KeptState {
  readonly game: string;
  readonly rules: number;
  readonly state: string;
}

/**
 * Log of matches: one row for each revision, with the state after it. After the end of a match, all its states except the
 * newest may be dropped.
 */
export class Moves extends Repository {
  /**
   * Stores a move (law 2 of docs/architecture.md: compare and set). Only a writer that read the newest revision of a running
   * match may store the next revision. Otherwise StaleError or ConflictError is thrown, and the transaction is rolled back.
   */
  async append(matchId: string, seenRev: number, move: NewMove): Promise<StoredMove> {
    await this.check(this.#advance(matchId, seenRev, move.at));
    const rev = seenRev + 1;
    const { state: _, dice: __, turn, ...rest } = move;
    const row = this.db.insertInto('moves').values(toMoveRow(matchId, rev, move));
    await this.write({ execute: () => inserting(row.execute()) });
    return { ...rest, rev, restores: move.restores ?? null, endsTurn: (turn?.since ?? rev) === rev };
  }

  async #advance(matchId: string, seenRev: number, at: number): Promise<void> {
    const newest = this.db
      .updateTable('matches')
      .set(eb => ({ rev: eb('rev', '+', 1), updatedAt: at }))
      .where(eb => eb.and({ id: matchId, rev: seenRev, status: literal('running') }));
    if (!(await hasChanged(newest))) throw new StaleError(`match ${matchId} is not at revision ${seenRev}`);
  }

  /** Lists game actions and undos with revisions after `since` and up to `to`. The deal is left out. */
  async list(matchId: string, since: number, to: number): Promise<readonly StoredMove[]> {
    const rows = await this.db
      .selectFrom('moves')
      .select(LISTED)
      .where('matchId', '=', matchId)
      .where('rev', '>', Math.max(since, 0))
      .where('rev', '<=', to)
      .orderBy('rev')
      .execute();
    return rows.map(row => toMove(matchId, row));
  }

  /** Returns the newest revision at which each seat's person has decided. Seats without a decision are missing. */
  async decided(matchId: string): Promise<ReadonlyMap<Seat, number>> {
    const rows = await this.db
      .selectFrom('moves')
      .select(({ fn }) => ['seat', fn.max('rev').as('rev')])
      .where(eb => eb.and({ matchId, by: 'person' }))
      .groupBy('seat')
      .execute();
    return new Map(rows.map(({ seat, rev }) => [seat ?? 0, rev]));
  }

  /**
   * Reads, in one query, the moves that a match's previous board message shows, and the state after them. Undefined: there is
   * no previous board.
   * @param before id of the present notice's oldest row, which another process may have delivered already
   * @param to last revision that the previous board shows
   */
  async boardBefore(
    { id, game, place = 0 }: Pick<StoredMatch, 'id' | 'game'> & { readonly place?: number },
    before: number,
    to: number,
  ): Promise<(ShownBoard & { readonly moves: readonly StoredMove[]; readonly state: unknown }) | undefined> {
    const board = postedBoards(this.db, { matchId: id, place }).where('id', '<', before).limit(1);
    const since = board.select('since');
    const rows = await this.db
      .selectFrom('moves')
      .select(LISTED)
      .select(eb => [
        since.as('since'),
        board.select('resigned').as('resigned'),
        eb.case().when('rev', '=', to).then(eb.ref('state')).end().as('state'),
      ])
      .where('matchId', '=', id)
      .where('rev', '>=', since)
      .where('rev', '<=', to)
      .orderBy('rev')
      .execute();
    const last = rows.at(-1);
    if (last?.since == null || last.state === null) return undefined;
    const from = last.since;
    return {
      since: from,
      resigned: last.resigned ?? [],
      moves: rows.filter(({ rev }) => rev > Math.max(from, 0)).map(row => toMove(id, row)),
      state: await this.#read({ game, rules: last.rules, state: last.state }, id, to),
    };
  }

  /** Returns the state after each revision, beginning with the deal. A long game has half a megabyte of states. */
  async states(matchId: string): Promise<readonly unknown[]> {
    const rows = await this.#saved(matchId).select('moves.rev').orderBy('moves.rev').execute();
    if (rows.some(({ state }) => state === DROPPED)) return this.#remade(matchId);
    const states: unknown[] = [];
    for await (const slice of inSlices(rows))
      for (const { rev, ...saved } of slice)
        states.push(this.positions.read(saved, `match ${matchId}, revision ${rev}`));
    return states;
  }

  /**
   * Drops all states of an ended match except the newest, since seed and log can recreate them. Returns false, and changes
   * nothing, where the match is not at `seenRev`.
   */
  dropStates(matchId: string, seenRev: number): Promise<boolean> {
    return hasChanged(
      this.changing('moves', { matchId }, { state: DROPPED }).where('rev', '<', ({ selectFrom }) =>
        selectFrom('matches')
          .select('matches.rev')
          .where(eb => eb.and({ 'matches.id': matchId, 'matches.rev': seenRev }))
          .where('matches.status', 'in', ENDED_ROWS),
      ),
    );
  }

  /**
   * Returns the revision of a match at a given time; −1: before the deal. Moves dated later than `now` are included, since they
   * were stored before the clock was set back.
   */
  async standingAt(matchId: string, time: number, now: number): Promise<number> {
    const row = await this.db
      .selectFrom('moves')
      .select(eb => eb.fn.max('rev').as('rev'))
      .where('matchId', '=', matchId)
      .where(eb => eb.or([eb('at', '<=', time), eb('at', '>', now)]))
      .executeTakeFirst();
    return row?.rev ?? -1;
  }

  async stateAt(matchId: string, rev: number): Promise<{ readonly state: unknown } | undefined> {
    const row = await this.#saved(matchId).where('moves.rev', '=', rev).executeTakeFirst();
    return row && { state: await this.#read(row, matchId, rev) };
  }

  /**
   * Returns all data that is stored with a revision. The state is converted to the present rules, while `rules` stays the
   * stored number. Throws where the revision does not exist.
   */
  async snapshot(matchId: string, rev: number): Promise<Snapshot & { readonly turn: Turn }> {
    const where = `match ${matchId}, revision ${rev}`;
    const row = await this.#saved(matchId)
      .select(['moves.dice', 'moves.at', 'moves.turnSince', 'moves.turnSeat'])
      .where('moves.rev', '=', rev)
      .executeTakeFirst();
    if (!row) throw new Error(`${where} is missing`);
    const { turnSince, turnSeat, rules, at } = row;
    return {
      rules,
      at,
      turn: turnOf(rev, { turnSince, turnSeat }),
      state: await this.#read(row, matchId, rev),
      dice: fromJson(row.dice, `${where}: dice`) as DiceCounters,
    };
  }

  async #read(row: KeptState, matchId: string, rev: number): Promise<unknown> {
    if (row.state === DROPPED) return (await this.#remade(matchId))[rev];
    return this.positions.read(row, `match ${matchId}, revision ${rev}`);
  }

  async #remade(matchId: string): Promise<readonly unknown[]> {
    const match = await new MatchQueries(this.db, this.positions, this.shards).get(matchId);
    if (!match) throw new Error(`match ${matchId} is gone`);
    return this.positions.remade(match, async () => ({
      match,
      log: await this.list(matchId, 0, match.rev),
    }));
  }

  #saved(matchId: string) {
    return this.db
      .selectFrom('moves')
      .innerJoin('matches', 'matches.id', 'moves.matchId')
      .select(['matches.game', 'moves.rules', 'moves.state'])
      .where('moves.matchId', '=', matchId);
  }
}
