import { setTimeout as sleep } from 'node:timers/promises';
import { type Strength, strengthsOf } from '../core/player.ts';
import { accept, type Refusal, type Result } from '../core/result.ts';
import { type Thinker, thinkerHere } from '../core/thinker.ts';
import { nowAt } from '../log/log.ts';
import { ConflictError, type Store } from '../store/index.ts';
import { act, leaveOrder } from './acting/act.ts';
import { Advice } from './acting/hints.ts';
import { ThinkingSeats } from './acting/thinking-seats.ts';
import { Archive } from './archive.ts';
import { Absence } from './asking/absence.ts';
import { tend } from './asking/asking.ts';
import { Questions } from './asking/questions.ts';
import { Letters } from './attention/letters.ts';
import { Clock } from './attention/nudge.ts';
import { bookContests } from './contests.ts';
import { SoloDeals } from './deals/deals.ts';
import { DuplicateTables } from './duplicates/duplicates.ts';
import { Seasons } from './leagues/seasons.ts';
import { remove } from './lobby/gathering.ts';
import { join, leave, type Opening, open, openAndStart, openable, start } from './lobby/lobby.ts';
import { addPlayer } from './lobby/players.ts';
import { type RematchWish, rematch, rematchable } from './lobby/rematch.ts';
import { callRole } from './lobby/role-call.ts';
import { LIMITS } from './match/limits.ts';
import { rowOf, toMatch } from './match/rows.ts';
import {
  modernised,
  newId,
  newSalt,
  newSeed,
  refuseAtTable,
  type Services,
  type UnitOfWork,
} from './match/services.ts';
import { noteDone, tooSoon } from './match/too-soon.ts';
import type { Acted, Cancelling, Carrier, Match, Person, Seen, Undone } from './match/types.ts';
import { UnitsOfWork } from './match/units-of-work.ts';
import { beginAtOnce } from './outbox/notices.ts';
import { OutboxReports } from './outbox/outbox.ts';
import { Watching } from './people/watching.ts';
import { OpenTableWishes } from './people/wishes.ts';
import { Housekeeping } from './personal-data/housekeeping.ts';
import { learn, Profiles } from './personal-data/profiles.ts';
import { withdrawOrder } from './play/orders.ts';
import { undo } from './play/undo.ts';
import { Reading } from './reading.ts';
import { cancel, playOn, resign } from './results/end.ts';
import { remade } from './results/replay.ts';
import { Reviewing } from './results/review.ts';

export interface TableNeeds
  extends Partial<Omit<Services, 'games' | 'now'>>,
    Pick<Services, 'games' | 'now'>,
    Carrier {
  readonly store: Store;
}

/** Milliseconds for which a claim is kept, far longer than an interaction's token is valid. */
const CLAIM_MS = 3_600_000;
/** Milliseconds between two deletions of old claims. */
const TIDY_MS = 60_000;

/** Thrown where another process or call has claimed this interaction, and answers it. */
export class TakenUpError extends Error {
  override readonly name = 'TakenUpError';
}

/**
 * Reads and changes matches. Each change is one transaction in the match's own queue, announced after its commit. Mistakes
 * of people give refusals, and damage throws.
 */
export class Table extends Reading {
  readonly #units: UnitsOfWork;
  #tidiedAt = Number.NEGATIVE_INFINITY;
  /** Reads all games of a person, ended games, and servers. */
  readonly archive: Archive;
  /** Messages to post, and their results. */
  readonly outbox: OutboxReports;
  /** Settings, absences and blocks of people. */
  readonly people: Profiles;
  /** Reminders, nudges, and other work that becomes due. */
  readonly clock: Clock;
  /** Requests between seats. */
  readonly questions: Questions;
  /** Hints to a person for their decision. */
  readonly hints: Advice;
  /** Changes of a seat's person: leaving, coming back, taking an offered seat. */
  readonly absence: Absence;
  /** Bots that think for long. */
  readonly thinking: ThinkingSeats;
  /** Reviews of ended games. */
  readonly reviews: Reviewing;
  /** Subscriptions of people to open tables. */
  readonly wishes: OpenTableWishes;
  /** Followers of games without a seat. */
  readonly watching: Watching;
  /** Direct messages to send, and their results. */
  readonly letters: Letters;
  /** Deals that many people play, each alone. */
  readonly deals: SoloDeals;
  /** Leagues of a server's people. */
  readonly leagues: Seasons;
  /** Duplicates: the same deal at several tables. */
  readonly duplicates: DuplicateTables;
  /** Settings of servers, deletion of people's data, and retention. */
  readonly housekeeping: Housekeeping;

  constructor({ store, announce, ready, post, refresh, ...services }: TableNeeds) {
    const { games, players = {} } = services;
    const thinker = thinkerHere({ games, players });
    const house = {
      players,
      thinker,
      failed: () => {},
      delivered: () => {},
      pause: (milliseconds: number) => sleep(milliseconds, undefined, { ref: false }),
      newId,
      newSeed,
      newSalt,
      dailyHour: 0,
      limits: LIMITS,
    };
    super(store, { ...house, ...services });
    store.positions.use(modernised(this.services), remade(this.services));
    const carrier = {
      announce,
      ...(ready && { ready }),
      ...(post && { post }),
      ...(refresh && { refresh }),
    };
    this.#units = new UnitsOfWork(store, this.services, carrier, { tend, beginAtOnce, ended: bookContests });
    this.archive = new Archive(store, this.services);
    this.outbox = new OutboxReports(this.#units);
    this.people = new Profiles(this.#units);
    this.clock = new Clock(this.#units);
    this.questions = new Questions(this.#units);
    this.hints = new Advice(this.#units);
    this.absence = new Absence(this.#units);
    this.reviews = new Reviewing(this.#units);
    this.wishes = new OpenTableWishes(this.#units);
    this.watching = new Watching(this.#units);
    this.letters = new Letters(this.#units);
    this.deals = new SoloDeals(this.#units);
    this.leagues = new Seasons(this.#units);
    this.duplicates = new DuplicateTables(this.#units);
    this.thinking = new ThinkingSeats(this.#units);
    this.housekeeping = new Housekeeping(this.#units, this.people);
  }

  open(opening: Opening): Promise<Result<Match, Refusal>> {
    return this.#begin(opening, unit => open(unit, opening));
  }

  /** Checks that a match could be opened in a channel that has none. It writes nothing. */
  openable(opening: Opening, solo: boolean): Promise<Result<void, Refusal>> {
    return this.#units.of(`channel ${opening.channelId}`, async unit => {
      const able = await openable(unit, opening, solo);
      return able.ok ? accept(undefined) : able;
    });
  }

  /** Opens a match without a lobby, and starts it at once. */
  openAndStart(opening: Opening): Promise<Result<Match, Refusal>> {
    return this.#begin(opening, unit => openAndStart(unit, opening));
  }

  join(matchId: string, person: Person): Promise<Result<Match, Refusal>> {
    return this.#units.change(matchId, (unit, match) => join(unit, match, person));
  }

  leave(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#units.change(matchId, (unit, match) => leave(unit, match, personId));
  }

  /** Adds a bot at the request of a seated person. */
  addPlayer(matchId: string, personId: string, strength: Strength): Promise<Result<Match, Refusal>> {
    return this.#units.change(matchId, (unit, match) => addPlayer(unit, match, personId, strength));
  }

  /** Lists the strengths of the bots for a game. Empty where the game has no bots. */
  strengths(game: string): readonly Strength[] {
    return strengthsOf(game, this.services.players);
  }

  /** Thinker for hints and reviews. */
  get thinker(): Thinker {
    return this.services.thinker;
  }

  /** Removes another person at the opener's request, or a bot at any seated person's. */
  remove(matchId: string, openerId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#units.change(matchId, (unit, match) => remove(unit, match, openerId, personId));
  }

  /**
   * Opens a rematch for the same people, with the next first player. A match has one rematch, and a second request returns
   * the same one.
   */
  async rematch(matchId: string, wish: RematchWish): Promise<Result<Match, Refusal>> {
    const ended = await this.store.matches.get(matchId);
    if (!ended) return refuseAtTable('no-match', { match: matchId });
    return this.#begin(ended, async unit => rematch(unit, await rowOf(unit.repositories, matchId), wish));
  }

  /**
   * Checks that a rematch may be opened in a new thread, and returns its opening. Undefined where the rematch exists
   * already.
   */
  rematchable(matchId: string, wish: RematchWish): Promise<Result<Opening | undefined, Refusal>> {
    return this.#units.of(matchId, async unit =>
      rematchable(unit, await rowOf(unit.repositories, matchId), wish),
    );
  }

  /** Mentions the role that the server has set for lobbies. */
  callRole(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#units.change(matchId, (unit, match) => callRole(unit, match, personId));
  }

  start(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#units.change(matchId, (unit, match) => start(unit, match, personId));
  }

  resign(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#units.change(matchId, (unit, match) => resign(unit, match, personId));
  }

  /** Votes to call a match off. It is called off when `agreed` equals `needed`. */
  cancel(
    matchId: string,
    person: Person,
    { moderator }: { readonly moderator: boolean },
  ): Promise<Result<Cancelling, Refusal>> {
    return this.#units.transact(
      matchId,
      (unit, match) => cancel(unit, match, person, moderator),
      (match, agreement) => ({ match, ...agreement }),
    );
  }

  /** Checks that the person may post a card of the match now. Refused where that happens too often. */
  shares(matchId: string, personId: string): Promise<Result<void, Refusal>> {
    return this.#units.of(matchId, async unit => {
      if ((await unit.repositories.matches.get(matchId))?.withheld) return refuseAtTable('duplicate-on');
      const sharing = { what: 'share', personId, scope: matchId } as const;
      const hurried = await tooSoon(unit, sharing);
      if (hurried) return hurried;
      await noteDone(unit, sharing);
      return accept(undefined);
    });
  }

  /** Withdraws all votes for calling the game off. */
  playOn(matchId: string, personId: string): Promise<Result<{ readonly news: boolean }, Refusal>> {
    return this.#units.transact(
      matchId,
      (unit, match) => playOn(unit, match, personId),
      (_, kept) => kept,
    );
  }

  /**
   * Plays an action. Throws TakenUpError where the interaction of the request was claimed before.
   * @param action in the game's notation
   * @param seen state that the person saw; an older one is refused
   * @param order standing order that comes with the action, one of those that the game offers for it
   */
  act(
    matchId: string,
    personId: string,
    action: string,
    seen: Seen = {},
    order?: string,
  ): Promise<Result<Acted, Refusal>> {
    return this.#units.transact(
      matchId,
      async (unit, match) => {
        const acted = await act(unit, match, { personId, action, order, ...seen });
        if (acted.ok) await learn(unit, personId);
        return acted;
      },
      (match, { known: _, ...acted }) => ({ ...acted, match }),
      { seen: seen.rev, known: ({ known }) => known, first: unit => this.#takeUp(unit, seen.claim) },
    );
  }

  /** Stores a standing order that comes without an action, and returns the moves that it makes at once. */
  leaveOrder(
    matchId: string,
    personId: string,
    order: string,
  ): Promise<Result<Pick<Acted, 'match' | 'moves'>, Refusal>> {
    return this.#units.transact(
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

  /** Withdraws a standing order of the person's own seat. */
  withdrawOrder(matchId: string, personId: string, order: string): Promise<Result<void, Refusal>> {
    return this.#units.of(matchId, async unit =>
      withdrawOrder(unit, await rowOf(unit.repositories, matchId), { personId, order }),
    );
  }

  /** Undoes the person's own last action at once. Refused with `undo-consent` where the others must agree. */
  undo(matchId: string, personId: string, seen: Seen = {}): Promise<Result<Undone, Refusal>> {
    return this.#units.transact(
      matchId,
      (unit, match) => undo(unit, match, { personId, ...seen }),
      (match, { undone }) => ({ match, undone }),
      { seen: seen.rev },
    );
  }

  /** Claims an interaction. Returns false where it was claimed before, here or in another process. */
  claim(interactionId: string): Promise<boolean> {
    const at = this.services.now();
    return this.store.transaction(repositories => this.#claim({ repositories, at }, interactionId));
  }

  /** Claims the interaction of a request. Throws TakenUpError where it was claimed before. */
  async #takeUp(unit: UnitOfWork, interactionId: string | undefined): Promise<void> {
    if (interactionId !== undefined && !(await this.#claim(unit, interactionId)))
      throw new TakenUpError(interactionId);
  }

  /** Claims an interaction. Old claims are deleted only once a minute, not with each claim. */
  #claim(
    { repositories, at }: Pick<UnitOfWork, 'repositories' | 'at'>,
    interactionId: string,
  ): Promise<boolean> {
    const tidy = Math.abs(at - this.#tidiedAt) >= TIDY_MS;
    if (tidy) this.#tidiedAt = at;
    return repositories.claims.claim(interactionId, at, tidy ? at - CLAIM_MS : undefined);
  }

  async #begin(
    { channelId }: Pick<Opening, 'channelId'>,
    work: (unit: UnitOfWork) => Promise<Result<string, Refusal>>,
  ): Promise<Result<Match, Refusal>> {
    try {
      return await this.#units.of(`channel ${channelId}`, async unit => {
        const id = await work(unit);
        if (!id.ok) return id;
        nowAt({ matchId: id.value });
        const begun = await tend(unit, id.value);
        unit.changed(begun);
        return accept(toMatch(this.services, begun));
      });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const live = await this.store.matches.live(channelId);
      if (!live) throw error;
      return refuseAtTable('channel-busy', { matchId: live.id, status: live.status });
    }
  }
}
