import { Repository } from '../rows/rows.ts';
import { LIVE_ROWS } from './match-row.ts';

export interface OutboxFigures {
  /** Number of messages that may be sent now and have not been tried yet. */
  readonly due: number;
  /** Number of messages that were tried at least once without success. */
  readonly retrying: number;
  /** Number of messages whose earliest time to be sent is in the future. */
  readonly later: number;
  readonly parked: number;
  /** Time since which the oldest due or failed message has waited, in milliseconds since the epoch. Null: no message is due. */
  readonly since: number | null;
}

export interface LiveFigures {
  readonly game: string;
  readonly lobbies: number;
  readonly running: number;
  readonly parked: number;
}

/** Sums over the whole database for the operator. They contain no data of a single person. */
export class Figures extends Repository {
  async outbox(now: number): Promise<OutboxFigures> {
    const rows = await this.db
      .selectFrom('outbox')
      .select(({ fn, eb }) => [
        'status',
        eb.case().when('attempts', '>', 0).then(eb.lit(1)).else(eb.lit(0)).end().as('tried'),
        eb.case().when('retryAt', '>', now).then(eb.lit(1)).else(eb.lit(0)).end().as('later'),
        fn.countAll<number>().as('count'),
        fn.min('at').as('at'),
        // A message with an earliest time to be sent counts as waiting only from that time on.
        fn.min(fn.coalesce('retryAt', 'at')).as('oldest'),
      ])
      .where('status', 'in', ['waiting', 'parked'])
      .groupBy(['status', 'tried', 'later'])
      .execute();
    const of = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is);
    const sum = (some: typeof rows) => some.reduce((all, { count }) => all + count, 0);
    const due = of(({ status, tried, later }) => status === 'waiting' && tried === 0 && later === 0);
    const retrying = of(({ status, tried }) => status === 'waiting' && tried === 1);
    const since = [...due.map(({ oldest }) => oldest), ...retrying.map(({ at }) => at)];
    return {
      due: sum(due),
      retrying: sum(retrying),
      later: sum(of(({ status, tried, later }) => status === 'waiting' && tried === 0 && later === 1)),
      parked: sum(of(({ status }) => status === 'parked')),
      since: since.length === 0 ? null : Math.min(...since),
    };
  }

  async live(): Promise<readonly LiveFigures[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select(({ fn }) => [
        'game',
        'status',
        fn.countAll<number>().as('count'),
        fn.count<number>('parkedAt').as('parked'),
      ])
      .where('status', 'in', LIVE_ROWS)
      .groupBy(['game', 'status'])
      .orderBy('game')
      .execute();
    return [...new Set(rows.map(({ game }) => game))].map(game => {
      const own = rows.filter(row => row.game === game);
      const counted = (status: string) => own.find(row => row.status === status)?.count ?? 0;
      return {
        game,
        lobbies: counted('lobby'),
        running: counted('running'),
        parked: own.reduce((all, { parked }) => all + parked, 0),
      };
    });
  }
}
