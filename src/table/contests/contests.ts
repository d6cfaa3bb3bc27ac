import { gameOf, ofGame } from '../../core/contract/game.ts';
import { isForgotten } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { ContestState, ContestTrouble, ParkedWhere, StoredContest } from '../../store/index.ts';
import { deal } from '../lobby/start.ts';
import { countDone } from '../match/rate-limits.ts';
import { asSeats, meet, rowOf } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Person } from '../match/types.ts';
import { TablePart, type UnitsOfWork } from '../match/units-of-work.ts';
import { may, serverOf } from '../people/servers.ts';
import { tend } from '../requests/voting.ts';
import { type ContestAction, closingRefused, type TableSeating, withTable } from './contest.ts';
import { type ContestKind, type ContestWish, save, take } from './kind.ts';

const LOT = 20;

/** Contest with messages to post or tables to open. */
export type UnannouncedContest = Pick<StoredContest, 'id' | 'rev' | 'attempts' | 'guildId' | 'channelId'>;

type Entered = 'in' | 'waiting';

/** Contests of one kind: people gather, tables open, results are booked and published, the contest closes. */
export abstract class Contests<State extends ContestState, Wish extends ContestWish> extends TablePart {
  protected readonly kind: ContestKind<State, Wish>;

  constructor(units: UnitsOfWork, kind: ContestKind<State, Wish>) {
    super(units);
    this.kind = kind;
  }

  protected get rows() {
    return this.kind.rows(this.store);
  }

  /** Opens a contest in which its opener takes part. Returns its id. */
  open(wish: Wish): Promise<Result<string, Refusal>> {
    return this.units.of(`${this.kind.what}s ${wish.guildId}`, unit => this.opened(unit, wish));
  }

  /** Opens a contest in a transaction that locks the openings of the server. */
  protected async opened(unit: UnitOfWork, wish: Wish): Promise<Result<string, Refusal>> {
    const { repositories, services, at } = unit;
    const { what, rules, liveAtMost } = this.kind;
    const { game, guildId, channelId, opener, member } = wish;
    if (!ofGame(services.games, game)) return refuseAtTable('no-such-game', { game });
    const played = gameOf(services, game);
    const { options = played.defaults } = wish;
    const rows = this.kind.rows(repositories);
    const [server, live] = [await serverOf(repositories, guildId), await rows.live(guildId)];
    const own = this.kind.found({ ...wish, options }, played, { services, server, live });
    if (!own.ok) return own;
    if (member && !may(server.mayOpen, member)) return refuseAtTable('may-not-open', { who: server.mayOpen });
    if (live.length >= liveAtMost) return refuseAtTable(`${what}s-many`, { limit: liveAtMost });
    const hurried = await countDone(unit, { what: 'open', personId: opener.id, scope: guildId });
    if (hurried) return hurried;
    const contest: State['contest'] = {
      ...{ id: services.newId(), game, options, guildId, channelId, seed: '', status: 'gathering' },
      ...{ openerId: opener.id, openerName: opener.name, rev: 1, shownRev: 0, messageId: null },
      ...{ trouble: null, attempts: 0, retryAt: null, createdAt: at, updatedAt: at },
      ...own.value,
    };
    await meet(repositories, opener);
    await rows.insert(contest, rules.player(contest, opener, 1, at));
    unit.refresh();
    return accept(contest.id);
  }

  async join(id: string, person: Person): Promise<Result<Entered, Refusal>> {
    const joined = await this.#step(id, { type: 'join', person });
    if (!joined.ok) return joined;
    const own = joined.value.players.find(({ userId }) => userId === person.id);
    return accept(own && this.kind.rules.late?.isWaiting(own) ? 'waiting' : 'in');
  }

  leave(id: string, personId: string): Promise<Result<unknown, Refusal>> {
    return this.#step(id, { type: 'leave', personId });
  }

  /**
   * Starts a contest.
   * @param manages true if the person has the permission Manage Server
   */
  start(id: string, personId: string, manages = false): Promise<Result<unknown, Refusal>> {
    return this.#step(id, { type: 'start', personId, manages });
  }

  /** Closes a contest before its end. Running games go on. The server's log names a closer who is not the opener. */
  close(id: string, person: Person, manages = false): Promise<Result<unknown, Refusal>> {
    return this.#step(
      id,
      { type: 'close', personId: person.id, manages },
      async ({ repositories, at }, { contest }) => {
        if (contest.openerId === person.id) return;
        const act = { guildId: contest.guildId, userId: person.id, name: person.name, matchId: null };
        await repositories.servers.log({ ...act, ...this.kind.closing(contest), at });
      },
    );
  }

  /**
   * Checks that the person may close a contest, before the bot asks for confirmation. `forfeits` is true if the person's own
   * seat would come last.
   */
  async mayClose(
    id: string,
    personId: string,
    manages = false,
  ): Promise<Result<{ readonly forfeits: boolean }, Refusal>> {
    const { what, rules } = this.kind;
    const state = await this.rows.load(id);
    if (!state) return refuseAtTable(`no-${what}`);
    const refused = closingRefused(state.contest, { personId, manages });
    return refused ?? accept({ forfeits: rules.forfeits?.(state, personId) ?? false });
  }

  /** Returns the id of the contest to which a match belongs. Undefined: the match belongs to no contest of this kind. */
  playedAt(matchId: string): Promise<string | undefined> {
    return this.rows.playedAt(matchId);
  }

  /**
   * Opens the match of a table in its thread, once, even after several calls. The first person at the table who is no bot
   * counts as the opener. Returns false if the match must not be opened.
   */
  openTable(
    id: string,
    { threadId, ...key }: { readonly round?: number; readonly number: number; readonly threadId: string },
  ): Promise<boolean> {
    const { kind } = this;
    return this.units.of(`${kind.what} ${id}`, async unit => {
      const state = await kind.rows(unit.repositories).hold(id);
      const table = state?.tables.find(each =>
        Object.entries(key).every(([column, value]) => Reflect.get(each, column) === value),
      );
      if (state?.contest.status !== 'running' || !table) return false;
      if (table.matchId !== null || table.endedAt !== null) return false;
      const seating = kind.rules.seat(state, table, unit.services);
      if (seating && 'finishes' in seating) await take(unit, kind, state, { type: 'end', table, ...seating });
      if (!seating || 'finishes' in seating) return false;
      // Dealing may end the match at once, and the end books the table by this id. So the id is stored before the deal.
      const matchId = unit.services.newId();
      await save(unit, kind, state, withTable(state, table, { matchId, threadId }));
      await this.#deal(unit, state.contest, { ...seating, matchId, threadId });
      return true;
    });
  }

  async #deal(
    unit: UnitOfWork,
    { id, game, options, guildId, pace }: StoredContest,
    {
      people,
      manner,
      matchId,
      threadId,
    }: TableSeating & { readonly matchId: string; readonly threadId: string },
  ): Promise<void> {
    const { repositories, at } = unit;
    const first = people.find(({ strength, id: userId }) => !strength && !isForgotten(userId)) ?? people[0];
    if (!first) throw new Error(`${this.kind.what} ${id}: nobody sits at a table`);
    await repositories.matches.insert(
      {
        ...{ id: matchId, game, options, channelId: threadId, guildId, pace },
        ...{ openerId: first.id, openerName: first.name, seatsWanted: people.length, createdAt: at },
        ...manner,
      },
      asSeats(people),
    );
    await deal(unit, await rowOf(repositories, matchId));
    unit.changed(await tend(unit, matchId));
  }

  /** Lists contests with something to post or open now. `nextAt` is the time of the next retry. Undefined: no retry waits. */
  async outlook(): Promise<{
    readonly due: readonly UnannouncedContest[];
    readonly nextAt: number | undefined;
  }> {
    const { store, services } = this;
    const now = services.now();
    const rows = (await this.rows.unannounced(LOT)).filter(({ guildId }) => store.shards.covers(guildId));
    const later = rows.flatMap(({ retryAt }) => (retryAt !== null && retryAt > now ? retryAt : []));
    const due = rows.filter(({ retryAt }) => retryAt === null || retryAt <= now);
    return {
      due: due.map(({ id, rev, attempts, guildId, channelId }) => ({
        ...{ id, rev, attempts, guildId, channelId },
      })),
      nextAt: later.length === 0 ? undefined : Math.min(...later),
    };
  }

  /** Records that posting begins: a message may arrive from then on. Returns false if another process has begun. */
  begin(contest: Pick<UnannouncedContest, 'id' | 'attempts'>): Promise<boolean> {
    return this.store.transaction(all => this.kind.rows(all).begin(contest));
  }

  posted(id: string, messages: Partial<State['contest']>): Promise<void> {
    return this.store.transaction(all => this.kind.rows(all).posted(id, messages));
  }

  shown(id: string, now: Pick<StoredContest, 'shownRev' | 'trouble'>): Promise<void> {
    return this.store.transaction(all => this.kind.rows(all).shown(id, now));
  }

  failed(id: string, trouble: ContestTrouble | null, retryAt: number): Promise<void> {
    return this.store.transaction(all => this.kind.rows(all).failed(id, trouble, retryAt));
  }

  /** Retries refused posts, since the bot may be able to post in the channel or server now. */
  async hurry(where?: ParkedWhere): Promise<void> {
    if (await this.store.transaction(all => this.kind.rows(all).hurry(where))) this.units.carrier.refresh?.();
  }

  /** Takes a step of a contest, and renders its messages after the commit. Steps of one contest run one after the other. */
  #step(
    id: string,
    action: ContestAction,
    also: (unit: UnitOfWork, before: State) => Promise<void> = async () => {},
  ): Promise<Result<State, Refusal>> {
    return this.units.of(`${this.kind.what} ${id}`, async unit => {
      const state = await this.kind.rows(unit.repositories).hold(id);
      if (!state) return refuseAtTable(`no-${this.kind.what}`);
      const taken = await take(unit, this.kind, state, action);
      if (taken.ok && action.type === 'join') await meet(unit.repositories, action.person);
      if (taken.ok) await also(unit, state);
      return taken;
    });
  }
}
