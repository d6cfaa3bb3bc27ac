import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { Repositories, StoredLeague, StoredLeagueTable } from '../../store/index.ts';
import { Contests } from '../contests/contests.ts';
import { joinedBy } from '../lobby/add-bot.ts';
import { asPerson } from '../match/rows.ts';
import { newDealSeed, refuseAtTable } from '../match/services.ts';
import type { Person } from '../match/types.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { walkOver } from './booking.ts';
import {
  closeLeague,
  closingRefused,
  type Entered,
  joinLeague,
  leaveLeague,
  startLeague,
} from './join-and-close.ts';
import { FILLER, isLive, type LeagueWish, openLeague } from './open-league.ts';
import { type LeaguePage, pageOf } from './page.ts';
import { presentAt, seasonOf } from './season.ts';

const LISTED = 25;

/** Leagues of servers. The tables of each round open automatically. */
export class ServerLeagues extends Contests<StoredLeague, StoredLeagueTable> {
  constructor(units: UnitsOfWork) {
    super(units, 'league', ({ leagues }) => leagues);
  }

  open(wish: LeagueWish): Promise<Result<string, Refusal>> {
    return this.units.of(`leagues ${wish.guildId}`, unit => {
      unit.refresh();
      return openLeague(unit, wish);
    });
  }

  join(id: string, person: Person): Promise<Result<Entered, Refusal>> {
    return this.change(id, (unit, league) => joinLeague(unit, league, person));
  }

  leave(id: string, personId: string): Promise<Result<void, Refusal>> {
    return this.change(id, (unit, league) => leaveLeague(unit, league, personId));
  }

  /**
   * Starts a league.
   * @param manages true if the person has the permission Manage Server
   */
  start(id: string, personId: string, manages = false): Promise<Result<void, Refusal>> {
    return this.change(id, (unit, league) => startLeague(unit, league, personId, manages));
  }

  close(id: string, person: Person, manages = false): Promise<Result<void, Refusal>> {
    return this.change(id, (unit, league) => closeLeague(unit, league, person, manages));
  }

  /** Checks that the person may close a league, before the bot asks for confirmation. */
  async mayClose(id: string, personId: string, manages = false): Promise<Result<void, Refusal>> {
    const league = await this.store.leagues.get(id);
    if (!league) return refuseAtTable('no-league');
    return closingRefused(league, personId, manages) ?? accept(undefined);
  }

  async page(id: string): Promise<LeaguePage | undefined> {
    const { store } = this;
    // The row of the league is read first. If the league changes during the other reads, its revision is then newer than that
    // of the page, so the page is rendered again.
    const league = await store.leagues.get(id);
    return league && pageOf(await seasonOf(store, league), await store.leagues.played(id));
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

  /** Returns the id of the league to which a match belongs. Undefined: the match belongs to no league. */
  async playedAt(matchId: string): Promise<string | undefined> {
    return (await this.store.leagues.tableOf(matchId))?.leagueId;
  }

  /** Lists messages about rounds that still name a person who has deleted their data. */
  outdated(id: string): ReturnType<Repositories['leagues']['outdated']> {
    return this.store.leagues.outdated(id);
  }

  renewed(id: string, round: number): Promise<void> {
    return this.store.transaction(({ leagues }) => leagues.renewed(id, round));
  }

  /**
   * Opens the match of a table in its thread, once. People who left the league get no seat. If only one person remains, this
   * person wins without a game.
   */
  openTable(
    id: string,
    {
      round,
      number,
      threadId,
    }: { readonly round: number; readonly number: number; readonly threadId: string },
  ): Promise<boolean> {
    return this.openMatch(id, async (unit, league) => {
      if (league.round !== round) return undefined;
      const season = await seasonOf(unit.repositories, league);
      const table = season.tables.find(each => each.round === round && each.number === number);
      if (!table || table.matchId !== null || table.endedAt !== null) return undefined;
      const present = presentAt(season, table);
      if (present.length < 2) {
        await walkOver(
          unit,
          table,
          present.map(({ userId }) => userId),
        );
        return undefined;
      }
      const people = present.map(asPerson);
      const free = league.filled && !table.cup ? league.seats - people.length : 0;
      return {
        ...{ table, threadId, people: joinedBy(people, Array(free).fill(FILLER)) },
        manner: () => ({
          ...newDealSeed(unit.services),
          ...{ seating: 'random', hints: false, rated: true },
        }),
      };
    });
  }
}
