import type { Seat } from '../../core/contract/game.ts';
import { countOf, Repository } from '../rows/rows.ts';
import type { StoredHint } from '../types/index.ts';
import type { ResultsOf } from './results.ts';

/** Hints that seats were given, by revision. Several hints for the same decision count as one. */
export class GivenHints extends Repository {
  async put(matchId: string, userId: string, { seat, rev, at }: StoredHint): Promise<void> {
    await this.addRows('hints', { matchId, userId, seat, rev, at });
  }

  /** Counts the hints of each seat. Seats without a hint are left out. */
  async count(matchId: string): Promise<ReadonlyMap<Seat, number>> {
    const rows = await this.db
      .selectFrom('hints')
      .select(({ fn }) => ['seat', fn.countAll<number>().as('hints')])
      .where('matchId', '=', matchId)
      .groupBy('seat')
      .orderBy('seat')
      .execute();
    return new Map(rows.map(({ seat, hints }) => [seat, hints]));
  }

  tally({ game, guildId }: ResultsOf, userId: string): Promise<number> {
    const rows = this.db
      .selectFrom('hints')
      .innerJoin('results', join =>
        join.onRef('results.matchId', '=', 'hints.matchId').onRef('results.userId', '=', 'hints.userId'),
      )
      .where(eb => eb.and({ 'hints.userId': userId, game, counts: true }))
      .$if(guildId !== undefined, query => query.where('guildId', '=', guildId ?? null));
    return countOf(rows);
  }

  async ofUser(userId: string): Promise<readonly (StoredHint & { readonly matchId: string })[]> {
    return this.db
      .selectFrom('hints')
      .innerJoin('matches', 'matches.id', 'hints.matchId')
      .select(['matchId', 'seat', 'hints.rev', 'at'])
      .where('userId', '=', userId)
      .orderBy('number')
      .orderBy('hints.rev')
      .execute();
  }
}
