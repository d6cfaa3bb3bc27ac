import type { DiceCounters } from '../../core/dice.ts';
import type { Told } from '../../core/game.ts';
import { StaleError } from '../errors.ts';
import { fromJson, hasChanged, inserting, literal, Repository, toFlag, toJson } from '../rows.ts';
import type { NewMove, Snapshot, StoredMove, Turn } from '../types.ts';
import { turnOf } from './match-queries.ts';

/** The log: one row a revision, with the state after it. */
export class Moves extends Repository {
  /**
   * Law 2, compare and set: only who saw the newest revision of a running match may write the next.
   * Throws StaleError or ConflictError; the caller's transaction is then rolled back.
   */
  async append(matchId: string, seenRev: number, move: NewMove): Promise<StoredMove> {
    if (
      !(await hasChanged(
        this.db
          .updateTable('matches')
          .set(eb => ({ rev: eb('rev', '+', 1), updatedAt: move.at }))
          .where('id', '=', matchId)
          .where('rev', '=', seenRev)
          .where('status', '=', literal('running')),
      ))
    )
      throw new StaleError(`match ${matchId} is not at revision ${seenRev}`);
    const rev = seenRev + 1;
    const { state, dice, turn, ...rest } = move;
    await inserting(
      this.db
        .insertInto('moves')
        .values({
          ...rest,
          matchId,
          rev,
          told: toJson(move.told),
          reveals: toFlag(move.reveals),
          state: toJson(state),
          dice: toJson(dice),
          turnSince: turn?.since ?? null,
          turnSeat: turn?.seat ?? null,
        })
        .execute(),
    );
    return { ...rest, rev, restores: move.restores ?? null };
  }

  /** Game actions and undos with since < rev ≤ to, without the deal. */
  async list(matchId: string, since: number, to: number): Promise<readonly StoredMove[]> {
    const rows = await this.db
      .selectFrom('moves')
      .select(['rev', 'seat', 'action', 'by', 'told', 'reveals', 'rules', 'at', 'batch', 'restores'])
      .where('matchId', '=', matchId)
      .where('rev', '>', Math.max(since, 0))
      .where('rev', '<=', to)
      .orderBy('rev')
      .execute();
    return rows.map(({ seat, action, by, told, reveals, batch, ...rest }) => {
      const where = `match ${matchId}, revision ${rest.rev}`;
      if (seat === null || action === null || by === null || batch === null) {
        throw new Error(`${where}: no action`);
      }
      const events = fromJson(told, `${where}: told`) as readonly Told<unknown>[];
      return { ...rest, seat, action, by, told: events, reveals: reveals === 1, batch };
    });
  }

  /** The state after each revision, the deal's first. */
  async states(matchId: string): Promise<readonly unknown[]> {
    const rows = await this.#saved(matchId).select('moves.rev').orderBy('moves.rev').execute();
    return rows.map(({ rev, ...saved }) => this.positions.read(saved, `match ${matchId}, revision ${rev}`));
  }

  /**
   * The revision that stood at a time, −1 before the deal. What bears a later time than `now` was written before a
   * clock was put back, and stood.
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

  /** The state after a revision; undefined when there is none. */
  async stateAt(matchId: string, rev: number): Promise<{ readonly state: unknown } | undefined> {
    const row = await this.#saved(matchId).where('moves.rev', '=', rev).executeTakeFirst();
    return row && { state: this.positions.read(row, `match ${matchId}, revision ${rev}`) };
  }

  /** All that was kept with a revision; of the rules `rules`, the state as today's have it. Throws when there is none. */
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
      state: this.positions.read(row, where),
      dice: fromJson(row.dice, `${where}: dice`) as DiceCounters,
    };
  }

  #saved(matchId: string) {
    return this.db
      .selectFrom('moves')
      .innerJoin('matches', 'matches.id', 'moves.matchId')
      .select(['matches.game', 'moves.rules', 'moves.state'])
      .where('moves.matchId', '=', matchId);
  }
}
