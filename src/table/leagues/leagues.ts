import type { LeagueState, Repositories, StoredLeague } from '../../store/index.ts';
import { isLive } from '../contests/contest.ts';
import { Contests } from '../contests/contests.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { LEAGUE, type LeagueWish } from './league.ts';
import { type LeaguePage, pageOf } from './page.ts';

const LISTED = 25;

/** Leagues of servers. The tables of each round open automatically. */
export class ServerLeagues extends Contests<LeagueState, LeagueWish> {
  constructor(units: UnitsOfWork) {
    super(units, LEAGUE);
  }

  async page(id: string): Promise<LeaguePage | undefined> {
    const season = await this.store.leagues.load(id);
    return season && pageOf(season, await this.store.leagues.played(id));
  }

  /**
   * Lists the leagues of a server: first the leagues that gather people or are running, then the ended leagues. In both groups
   * the newest comes first.
   */
  async inGuild(
    guildId: string,
  ): Promise<readonly Pick<StoredLeague, 'id' | 'name' | 'game' | 'status' | 'channelId'>[]> {
    const found = await this.store.leagues.inGuild(guildId, LISTED);
    return [...found.filter(isLive), ...found.filter(league => !isLive(league))].map(
      ({ id, name, game, status, channelId }) => ({ id, name, game, status, channelId }),
    );
  }

  /** Lists messages about rounds that still name a person who has deleted their data. */
  outdated(id: string): ReturnType<Repositories['leagues']['outdated']> {
    return this.store.leagues.outdated(id);
  }

  renewed(id: string, round: number): Promise<void> {
    return this.store.transaction(({ leagues }) => leagues.renewed(id, round));
  }
}
