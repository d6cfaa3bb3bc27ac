import { earliest, literal } from '../rows/rows.ts';
import type { LeagueState, PlayedSeat, StoredLeague, StoredLeagueMessage } from '../types/index.ts';
import { type ContestColumns, ContestRows, type Leaver, type Nobody } from './contests.ts';

/** Seat of a league match whose person has taken too long for a decision. */
export interface LateSeat {
  readonly matchId: string;
  readonly seat: number;
}

/** Leagues, which are seasons of matches within a server, with their people and tables. */
export class Leagues extends ContestRows<LeagueState> {
  protected readonly kind: ContestColumns = {
    what: 'league',
    table: ['round', 'number'],
    seat: 'place',
  };

  override async posted(id: string, messages: Partial<StoredLeague>): Promise<void> {
    await super.posted(id, messages);
    const { roundMessageId: messageId = null, shownRound: round } = messages;
    if (messageId === null || round === undefined) return;
    const row = { leagueId: id, round, messageId, outdated: false };
    await this.upsert('leagueMessages', row, ['leagueId', 'round'], { messageId });
  }

  async outdated(leagueId: string): Promise<readonly Pick<StoredLeagueMessage, 'round' | 'messageId'>[]> {
    const rows = this.db.selectFrom('leagueMessages').select(['round', 'messageId']);
    return rows.where('leagueId', '=', leagueId).where('outdated', '=', true).orderBy('round').execute();
  }

  async renewed(leagueId: string, round: number): Promise<void> {
    await this.changing('leagueMessages', { leagueId, round }, { outdated: false }).execute();
  }

  /**
   * Lists seats that have exceeded the time limit of a decision, and seats with a stopped clock that have waited since
   * `stoodSince` or longer. Paused matches, matches with a closed channel and seats with a stand-in are left out.
   */
  async late(stoodSince: number): Promise<readonly LateSeat[]> {
    const rows = this.#waited().select(['waits.matchId', 'waits.seat']);
    const over = rows.where(({ or, eb, and }) =>
      or([
        eb('overdue', '=', true),
        and([eb('stoppedAt', 'is not', null), eb('resting', '=', false), eb('since', '<=', stoodSince)]),
      ]),
    );
    return this.own(over, 'waits.matchId').orderBy('waits.matchId').orderBy('waits.seat').execute();
  }

  /** Lists the seats of a league's matches, with the fields that show how a person lost a seat. */
  async played(leagueId: string): Promise<readonly PlayedSeat[]> {
    return this.db
      .selectFrom('leagueTables')
      .innerJoin('seats', 'seats.matchId', 'leagueTables.matchId')
      .select(['seats.matchId', 'userId', 'dealtTo', 'resigned', 'absentAt', 'spentMs', 'gone'])
      .where('leagueId', '=', leagueId)
      .execute();
  }

  /** Returns the time since which the longest-waiting seat with a stopped clock has waited. Undefined: no clock is stopped. */
  async longestStill(): Promise<number | undefined> {
    const rows = this.#waited()
      .select(({ fn }) => fn.min('since').as('at'))
      .where('stoppedAt', 'is not', null)
      .where('resting', '=', false);
    return earliest(this.own(rows, 'waits.matchId'));
  }

  async ofUser(userId: string) {
    const played = await this.db
      .selectFrom('leaguePlayers')
      .innerJoin('leagues', 'leagues.id', 'leaguePlayers.leagueId')
      .select(['leagueId', 'leagues.name as league', 'guildId', 'game', 'status', 'leaguePlayers.number'])
      .select(['state', 'bonus', 'vanished', 'rating', 'joinedAt'])
      .where('userId', '=', userId)
      .orderBy('joinedAt')
      .orderBy('leagueId')
      .execute();
    return { played, opened: await this.opened(userId) };
  }

  protected async forgetPlayer(id: string, player: Leaver<LeagueState>, nobody: Nobody): Promise<void> {
    const { apart = null } = (await this.get(id)) ?? {};
    const others = apart?.split(',').filter(pair => !pair.split(' ').includes(`${player.number}`));
    if (others) await this.changing('leagues', { id }, { apart: others.join(',') }).execute();
    const state = player.state === 'out' ? 'out' : 'left';
    await this.changePlayer(id, player, { userId: nobody.id, name: nobody.name, rating: null, state });
    await this.changing('leagueMessages', { leagueId: id }, { outdated: true }).execute();
  }

  /**
   * Selects the awaited decisions in league matches. The subquery makes SQLite begin with the tables of leagues, which are few
   * even among many games.
   */
  #waited() {
    return this.db
      .selectFrom('waits')
      .where('waits.matchId', 'in', ({ selectFrom }) =>
        selectFrom('leagueTables')
          .select('matchId')
          .where('matchId', 'is not', null)
          .where('endedAt', 'is', null)
          .$castTo<{ matchId: string }>(),
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('matches')
            .innerJoin('seats', 'seats.matchId', 'matches.id')
            .select('id')
            .whereRef('matches.id', '=', 'waits.matchId')
            .whereRef('seats.seat', '=', 'waits.seat')
            .where('matches.status', '=', literal('running'))
            .where('matches.pausedAt', 'is', null)
            .where('matches.parkedAt', 'is', null)
            .where('seats.resigned', '=', false)
            .where('seats.absentAt', 'is', null),
        ),
      );
  }
}
