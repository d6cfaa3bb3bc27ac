import { setTimeout as sleep } from 'node:timers/promises';
import { type Strength, strengthsOf } from '../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../core/contract/result.ts';
import { thinkerHere } from '../core/search/thinker.ts';
import { ConflictError, type Store, type StoredMatch } from '../store/index.ts';
import { act, leaveOrder } from './actors/act.ts';
import { ThinkingSeats } from './actors/hard-bot-moves.ts';
import { Advice } from './actors/hints.ts';
import { Archive } from './archive.ts';
import { InteractionClaims } from './claims.ts';
import { book } from './contests/booking.ts';
import { bookAttempt } from './deals/attempt-booking.ts';
import { SharedDeals } from './deals/deals.ts';
import { DUPLICATE, DuplicateTables } from './duplicates/duplicate.ts';
import { Conduct } from './finding/conduct.ts';
import { Finding } from './finding/finding.ts';
import { Phrases } from './finding/phrases.ts';
import { HostTools } from './host/host-tools.ts';
import { LEAGUE, ServerLeagues } from './leagues/league.ts';
import { addPlayer } from './lobby/add-bot.ts';
import { arrange } from './lobby/arrange.ts';
import { BetweenPlaces } from './lobby/between-places.ts';
import { Everywhere } from './lobby/everywhere.ts';
import { remove } from './lobby/gathering.ts';
import { join, leave, type Opening, open, openAndStart, openable } from './lobby/lobby.ts';
import { unblocked } from './lobby/reaches.ts';
import { type RematchWish, rematch, rematchable } from './lobby/rematch.ts';
import { pingRole } from './lobby/role-ping.ts';
import { beginIfFull, start } from './lobby/start.ts';
import { LookingBack } from './look-back.ts';
import { LIMITS } from './match/limits.ts';
import { countDone } from './match/rate-limits.ts';
import { rowOf } from './match/rows.ts';
import {
  modernised,
  newId,
  newSalt,
  newSeed,
  refuseAtTable,
  type Services,
  type UnitOfWork,
} from './match/services.ts';
import type { Acted, Cancelling, Carrier, Match, Person, Seen, Undone } from './match/types.ts';
import { UnitsOfWork } from './match/units-of-work.ts';
import { Mornings } from './mornings/mornings.ts';
import { withdrawOrder } from './moves/orders.ts';
import { undo } from './moves/undo.ts';
import { OutboxReports } from './outbox/delivery-reports.ts';
import { beginAtOnce } from './outbox/notices.ts';
import { BoardPages } from './people/board-pages.ts';
import { Following } from './people/following.ts';
import { OpenTableWishes } from './people/open-table-subscriptions.ts';
import { Watching } from './people/watching.ts';
import { Housekeeping } from './personal-data/housekeeping.ts';
import { learn, Profiles } from './personal-data/profiles.ts';
import { DirectMessageQueue } from './pings/direct-messages.ts';
import { DueWork } from './pings/due-work.ts';
import { Pings } from './pings/pings.ts';
import { Puzzles } from './puzzles/puzzles.ts';
import { Reading } from './reading.ts';
import { SeatRequests } from './requests/requests.ts';
import { SeatChanges } from './requests/seat-changes.ts';
import { tend } from './requests/voting.ts';
import { cancel, playOn } from './results/cancel.ts';
import { remade } from './results/replay.ts';
import { resign } from './results/resign.ts';
import { Reviewing } from './results/review.ts';

export interface TableNeeds
  extends Partial<Omit<Services, 'games' | 'now'>>,
    Pick<Services, 'games' | 'now'>,
    Carrier {
  readonly store: Store;
}

/** Maximum milliseconds that an answer to a person waits for the bots of a duel. */
const MOST_WAIT_MS = 120_000;

/** Books an ended or deleted match in its contest or attempt at a deal, in the transaction that ends or deletes the match. */
async function bookContests(unit: UnitOfWork, matchId: string): Promise<void> {
  await book(unit, LEAGUE, matchId);
  await book(unit, DUPLICATE, matchId);
  await bookAttempt(unit, matchId);
}

/** Extends work on a lobby: afterwards a live game begins if its lobby is full. */
const andBegin =
  <Args extends readonly unknown[]>(
    work: (unit: UnitOfWork, match: StoredMatch, ...args: Args) => Promise<Result<void, Refusal>>,
  ) =>
  async (unit: UnitOfWork, match: StoredMatch, ...args: Args): Promise<Result<void, Refusal>> => {
    const done = await work(unit, match, ...args);
    if (done.ok) await beginIfFull(unit, match.id);
    return done;
  };

/** Makes the units of work of a table, with the usual services where `needs` has none. */
function unitsOf({ store, announce, ready, post, refresh, ...given }: TableNeeds): UnitsOfWork {
  const { games, players = {} } = given;
  const services: Services = {
    players,
    puzzles: () => [],
    thinker: thinkerHere({ games, players }),
    failed: () => {},
    delivered: () => {},
    pause: milliseconds => sleep(milliseconds, undefined, { ref: false }),
    newId,
    newSeed,
    newSalt,
    dailyHour: 0,
    limits: LIMITS,
    connectedSince: () => Number.NEGATIVE_INFINITY,
    isShutOut: async () => false,
    directChannel: async () => undefined,
    ...given,
  };
  store.positions.use(modernised(services), remade(services));
  const carrier = {
    announce,
    ...(ready && { ready }),
    ...(post && { post }),
    ...(refresh && { refresh }),
  };
  return new UnitsOfWork(store, services, carrier, { tend, beginAtOnce, ended: bookContests, unblocked });
}

/**
 * Reads and changes matches. Each change is one transaction in the match's own queue. Mistakes of people lead to refusals, and
 * broken data leads to thrown errors.
 */
export class Table extends Reading {
  readonly #claims = new InteractionClaims();
  readonly join = this.units.changing(andBegin(join));
  readonly leave = this.units.changing(leave);
  readonly addPlayer = this.units.changing(andBegin(addPlayer));
  readonly arrange = this.units.changing(arrange);
  readonly remove = this.units.changing(remove);
  readonly pingRole = this.units.changing(pingRole);
  readonly start = this.units.changing(start);
  readonly resign = this.units.changing(resign);
  readonly archive = new Archive(this.units);
  readonly lobby = new BetweenPlaces(this.units);
  readonly everywhere = new Everywhere(this.units, guildId => this.host.blocks.isServerBlocked(guildId));
  readonly lookBacks = new LookingBack(this.units);
  readonly outbox = new OutboxReports(this.units);
  readonly people = new Profiles(this.units);
  readonly dueWork = new DueWork(this.units);
  readonly pings = new Pings(this.units);
  readonly requests = new SeatRequests(this.units);
  readonly hints = new Advice(this.units);
  readonly seatChanges = new SeatChanges(this.units);
  readonly thinking = new ThinkingSeats(this.units);
  readonly reviews = new Reviewing(this.units);
  readonly pages = new BoardPages(this.units);
  readonly following = new Following(this.units);
  readonly wishes = new OpenTableWishes(this.units);
  readonly watching = new Watching(this.units);
  readonly directMessages = new DirectMessageQueue(this.units);
  readonly deals = new SharedDeals(this.units);
  readonly puzzles = new Puzzles(this.units);
  readonly leagues = new ServerLeagues(this.units);
  readonly duplicates = new DuplicateTables(this.units);
  readonly mornings = new Mornings(this.units);
  readonly finding = new Finding(this.units);
  readonly conduct = new Conduct(this.units);
  readonly phrases = new Phrases(this.units);
  readonly housekeeping = new Housekeeping(this.units, this.people);
  readonly host: HostTools = new HostTools(this.units, {
    outbox: this.outbox,
    housekeeping: this.housekeeping,
  });

  constructor(needs: TableNeeds) {
    super(unitsOf(needs));
  }

  open(opening: Opening): Promise<Result<Match, Refusal>> {
    return this.#begin(opening, unit => open(unit, opening));
  }

  /** Checks that the opening would be accepted in a channel without a match. Writes nothing. */
  openable(opening: Opening, solo: boolean): Promise<Result<void, Refusal>> {
    return this.units.of(`channel ${opening.channelId}`, async unit => {
      const able = await openable(unit, opening, solo);
      return able.ok ? accept(undefined) : able;
    });
  }

  openAndStart(opening: Opening): Promise<Result<Match, Refusal>> {
    return this.#begin(opening, unit => openAndStart(unit, opening));
  }

  strengths(game: string): readonly Strength[] {
    return strengthsOf(game, this.services.players);
  }

  async rematch(matchId: string, wish: RematchWish): Promise<Result<Match, Refusal>> {
    const ended = await this.store.matches.get(matchId);
    if (!ended) return refuseAtTable('no-match', { match: matchId });
    return this.#begin(ended, async unit => rematch(unit, await rowOf(unit.repositories, matchId), wish));
  }

  rematchable(matchId: string, wish: RematchWish): Promise<Result<Opening | undefined, Refusal>> {
    return this.units.of(matchId, async unit =>
      rematchable(unit, await rowOf(unit.repositories, matchId), wish),
    );
  }

  /** Votes to call a match off. The match is called off once `agreed` equals `needed`. */
  cancel(
    matchId: string,
    person: Person,
    { moderator }: { readonly moderator: boolean },
  ): Promise<Result<Cancelling, Refusal>> {
    return this.units.transact(
      matchId,
      (unit, match) => cancel(unit, match, person, moderator),
      (match, agreement) => ({ match, ...agreement }),
    );
  }

  /** Counts the post of a picture of the match. Refuses a person who posts too often, and a match that is withheld. */
  shares(matchId: string, personId: string): Promise<Result<void, Refusal>> {
    return this.units.of(matchId, async unit => {
      if ((await unit.repositories.matches.get(matchId))?.withheld) return refuseAtTable('duplicate-on');
      return (await countDone(unit, { what: 'share', personId, scope: matchId })) ?? accept(undefined);
    });
  }

  /** Waits until the bots of a duel have answered, but at most for `MOST_WAIT_MS`. */
  async answers(matchId: string): Promise<void> {
    await Promise.race([this.thinking.answered(matchId), this.services.pause(MOST_WAIT_MS)]);
  }

  playOn(matchId: string, personId: string): Promise<Result<{ readonly news: boolean }, Refusal>> {
    return this.units.transact(
      matchId,
      (unit, match) => playOn(unit, match, personId),
      (_, kept) => kept,
    );
  }

  /**
   * Plays an action. Throws TakenUpError if another call or process has claimed the interaction.
   * @param action text in the game's notation
   * @param seen state that the person saw; the action is refused if this state is out of date
   * @param order standing order that the game offers with this action
   */
  act(
    matchId: string,
    personId: string,
    action: string,
    seen: Seen = {},
    order?: string,
  ): Promise<Result<Acted, Refusal>> {
    return this.units.transact(
      matchId,
      async (unit, match) => {
        const acted = await act(unit, match, { personId, action, order, ...seen });
        if (acted.ok) await learn(unit, personId);
        return acted;
      },
      (match, { known: _, ...acted }) => ({ ...acted, match }),
      { seen: seen.rev, known: ({ known }) => known, first: unit => this.#claims.takeUp(unit, seen.claim) },
    );
  }

  leaveOrder(
    matchId: string,
    personId: string,
    order: string,
  ): Promise<Result<Pick<Acted, 'match' | 'moves'>, Refusal>> {
    return this.units.transact(
      matchId,
      async (unit, match) => {
        const left = await leaveOrder(unit, match, { personId, order });
        if (left.ok) await learn(unit, personId);
        return left;
      },
      (match, { moves }) => ({ match, moves }),
      { known: ({ known }) => known },
    );
  }

  withdrawOrder(matchId: string, personId: string, order: string): Promise<Result<void, Refusal>> {
    return this.units.of(matchId, async unit =>
      withdrawOrder(unit, await rowOf(unit.repositories, matchId), { personId, order }),
    );
  }

  /** Undoes the person's own last action without asking the others. Refuses with `undo-consent` if the others must agree. */
  undo(matchId: string, personId: string, seen: Seen = {}): Promise<Result<Undone, Refusal>> {
    return this.units.transact(
      matchId,
      (unit, match) => undo(unit, match, { personId, ...seen }),
      (match, { undone }) => ({ match, undone }),
      { seen: seen.rev },
    );
  }

  /** Claims an interaction, so that no other process handles it. Returns false if it was claimed before. */
  claim(interactionId: string): Promise<boolean> {
    const at = this.services.now();
    return this.store.transaction(repositories => this.#claims.claim({ repositories, at }, interactionId));
  }

  async #begin(
    { channelId }: Pick<Opening, 'channelId'>,
    work: (unit: UnitOfWork) => Promise<Result<string, Refusal>>,
  ): Promise<Result<Match, Refusal>> {
    try {
      return await this.units.begin(`channel ${channelId}`, work);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const live = await this.store.matches.live(channelId);
      if (!live) throw error;
      return refuseAtTable('channel-busy', { matchId: live.id, status: live.status });
    }
  }
}
