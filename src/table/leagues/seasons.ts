import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { LeagueTrouble, Repositories, StoredLeague } from '../../store/index.ts';
import { tend } from '../asking/asking.ts';
import { deal } from '../lobby/lobby.ts';
import { joinedBy } from '../lobby/players.ts';
import { asSeats, rowOf } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Person } from '../match/types.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { walkOver } from './booking.ts';
import { FILLER, isLive, type LeagueWish, openLeague } from './opening.ts';
import { type LeaguePage, pageOf } from './page.ts';
import { presentAt, seasonOf } from './season.ts';
import {
  closeLeague,
  closingRefused,
  type Entered,
  joinLeague,
  leaveLeague,
  startLeague,
} from './taking-part.ts';

const LISTED = 25;
const LOT = 20;

/** League with messages to post or tables to open. */
export type UntoldLeague = Pick<StoredLeague, 'id' | 'rev' | 'attempts' | 'guildId' | 'channelId'>;

/** Leagues of servers. The tables of each round open automatically. */
export class Seasons {
  readonly #units: UnitsOfWork;

  constructor(units: UnitsOfWork) {
    this.#units = units;
  }

  open(wish: LeagueWish): Promise<Result<string, Refusal>> {
    return this.#units.of(`leagues ${wish.guildId}`, unit => {
      unit.refresh();
      return openLeague(unit, wish);
    });
  }

  join(id: string, person: Person): Promise<Result<Entered, Refusal>> {
    return this.#change(id, (unit, league) => joinLeague(unit, league, person));
  }

  leave(id: string, personId: string): Promise<Result<void, Refusal>> {
    return this.#change(id, (unit, league) => leaveLeague(unit, league, personId));
  }

  /** Starts a league. @param manages true if the person has the permission Manage Server */
  start(id: string, personId: string, manages = false): Promise<Result<void, Refusal>> {
    return this.#change(id, (unit, league) => startLeague(unit, league, personId, manages));
  }

  close(id: string, person: Person, manages = false): Promise<Result<void, Refusal>> {
    return this.#change(id, (unit, league) => closeLeague(unit, league, person, manages));
  }

  /** Checks that the person may close a league, before the bot asks for confirmation. */
  async mayClose(id: string, personId: string, manages = false): Promise<Result<void, Refusal>> {
    const league = await this.#units.store.leagues.get(id);
    if (!league) return refuseAtTable('no-league');
    return closingRefused(league, personId, manages) ?? accept(undefined);
  }

  async page(id: string): Promise<LeaguePage | undefined> {
    const { store } = this.#units;
    // The row of the league is read first. If it changes during the other reads, its revision is newer, so it is rendered
    // again.
    const league = await store.leagues.get(id);
    return league && pageOf(await seasonOf(store, league));
  }

  /** Lists the leagues of a server: first leagues that are not over, then the others, newest first. */
  async inGuild(
    guildId: string,
  ): Promise<readonly Pick<StoredLeague, 'id' | 'name' | 'game' | 'status' | 'channelId'>[]> {
    const found = await this.#units.store.leagues.inGuild(guildId, LISTED);
    return [...found.filter(isLive), ...found.filter(league => !isLive(league))].map(
      ({ id, name, game, status, channelId }) => ({ id, name, game, status, channelId }),
    );
  }

  /** Returns the id of the league to which a match belongs. Undefined: the match belongs to no league. */
  async playedAt(matchId: string): Promise<string | undefined> {
    return (await this.#units.store.leagues.tableOf(matchId))?.leagueId;
  }

  /** Lists leagues with something to post or open now. `nextAt` is the time of the next retry. Undefined: no retry waits. */
  async outlook(): Promise<{ readonly due: readonly UntoldLeague[]; readonly nextAt: number | undefined }> {
    const { store, services } = this.#units;
    const now = services.now();
    const rows = (await store.leagues.untold(LOT)).filter(({ guildId }) => store.shards.covers(guildId));
    const later = rows.flatMap(({ retryAt }) => (retryAt !== null && retryAt > now ? retryAt : []));
    const due = rows.filter(({ retryAt }) => retryAt === null || retryAt <= now);
    return {
      due: due.map(({ id, rev, attempts, guildId, channelId }) => ({
        ...{ id, rev, attempts, guildId, channelId },
      })),
      nextAt: later.length === 0 ? undefined : Math.min(...later),
    };
  }

  /** Records that posting begins, since a message may arrive from then on. Returns false if another process posts it. */
  begin(league: Pick<UntoldLeague, 'id' | 'attempts'>): Promise<boolean> {
    return this.#units.store.transaction(({ leagues }) => leagues.begin(league));
  }

  posted(
    id: string,
    messages: Partial<Pick<StoredLeague, 'messageId' | 'roundMessageId' | 'shownRound'>>,
  ): Promise<void> {
    return this.#units.store.transaction(({ leagues }) => leagues.posted(id, messages));
  }

  shown(
    id: string,
    now: Pick<StoredLeague, 'shownRev' | 'messageId' | 'roundMessageId' | 'shownRound' | 'trouble'>,
  ): Promise<void> {
    return this.#units.store.transaction(({ leagues }) => leagues.shown(id, now));
  }

  /** Lists messages about rounds that still name a person who has deleted their data. */
  outdated(id: string): ReturnType<Repositories['leagues']['outdated']> {
    return this.#units.store.leagues.outdated(id);
  }

  renewed(id: string, round: number): Promise<void> {
    return this.#units.store.transaction(({ leagues }) => leagues.renewed(id, round));
  }

  failed(id: string, trouble: LeagueTrouble | null, retryAt: number): Promise<void> {
    return this.#units.store.transaction(({ leagues }) => leagues.failed(id, trouble, retryAt));
  }

  /** Retries refused posts, since the bot may be able to post in the channel or server now. */
  async hurry(where?: { readonly channelId: string } | { readonly guildId: string }): Promise<void> {
    if (await this.#units.store.transaction(({ leagues }) => leagues.hurry(where)))
      this.#units.carrier.refresh?.();
  }

  /**
   * Opens the match of a table in its thread, once, even after several calls. People who left the league get no seat. Returns
   * false if the match must not be opened, or only one person is left.
   */
  async openTable(
    id: string,
    {
      round,
      number,
      threadId,
    }: { readonly round: number; readonly number: number; readonly threadId: string },
  ): Promise<boolean> {
    return this.#units.of(`league ${id}`, async unit => {
      const { leagues } = unit.repositories;
      const league = await leagues.hold(id);
      if (league?.status !== 'running' || league.round !== round) return false;
      const season = await seasonOf(unit.repositories, league);
      const table = season.tables.find(each => each.round === round && each.number === number);
      if (!table || table.matchId !== null || table.endedAt !== null) return false;
      const present = presentAt(season, table);
      if (present.length < 2) {
        await walkOver(
          unit,
          table,
          present.map(({ userId }) => userId),
        );
        return false;
      }
      const matchId = unit.services.newId();
      if (!(await leagues.open(table, { matchId, threadId }))) return false;
      const people = present.map(({ userId, name }): Person => ({ id: userId, name }));
      const free = league.filled && !table.cup ? league.seats - people.length : 0;
      await dealAt(unit, league, { matchId, threadId }, joinedBy(people, Array(free).fill(FILLER)));
      unit.changed(await tend(unit, matchId));
      await leagues.change(id, unit.at);
      return true;
    });
  }

  /** Changes a locked league, and renders its messages after the commit. Changes of one league run one after the other. */
  #change<T>(
    id: string,
    work: (unit: UnitOfWork, league: StoredLeague) => Promise<Result<T, Refusal>>,
  ): Promise<Result<T, Refusal>> {
    return this.#units.of<Result<T, Refusal>>(`league ${id}`, async unit => {
      unit.refresh();
      const league = await unit.repositories.leagues.hold(id);
      return league ? work(unit, league) : refuseAtTable('no-league');
    });
  }
}

/**
 * Opens and deals a rated match without hints, at the league's pace. The person who is highest in the standing counts as the
 * opener.
 */
async function dealAt(
  unit: UnitOfWork,
  league: StoredLeague,
  { matchId, threadId }: { readonly matchId: string; readonly threadId: string },
  people: readonly Person[],
): Promise<void> {
  const { services, repositories, at } = unit;
  const [first] = people;
  if (!first) throw new Error(`league ${league.id}: nobody sits at a table`);
  const { game, options, guildId, pace } = league;
  await repositories.matches.insert(
    {
      ...{ id: matchId, game, options, channelId: threadId, guildId, pace },
      ...{ openerId: first.id, openerName: first.name, seatsWanted: people.length, createdAt: at },
      seed: Buffer.from(services.newSeed()).toString('hex'),
      salt: Buffer.from(services.newSalt()).toString('hex'),
      ...{ seating: 'random', hints: false, rated: true },
    },
    asSeats(people),
  );
  await deal(unit, await rowOf(repositories, matchId));
}
