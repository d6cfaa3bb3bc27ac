import type { AnyGame, Seat, Viewer } from '../core/game.ts';
import { inSlices } from '../core/slices.ts';
import { nowAt } from '../log/log.ts';
import type { Store, StoredMatch, TurnedDown } from '../store/index.ts';
import { nextOf, type Ongoing, ongoingOf } from './lists.ts';
import { type LogEnd, type Pressed, playedBefore, readEnd, undoneBefore } from './match/log.ts';
import { asideOf, winners } from './match/position.ts';
import { toMatch, toMove } from './match/rows.ts';
import { gameOf, type Services } from './match/services.ts';
import type { Match, Move, Notice, OlderBoard, Undoable } from './match/types.ts';
import { ordersOf } from './play/orders.ts';
import { undoableAt, undoableNow } from './play/undo.ts';
import { agreementIn } from './results/end.ts';

/** Reads matches. It changes and posts nothing. */
export class Reading {
  protected readonly store: Store;
  protected readonly services: Services;

  constructor(store: Store, services: Services) {
    this.store = store;
    this.services = services;
  }

  async get(matchId: string): Promise<Match | undefined> {
    return this.#asMatch(await this.store.matches.get(matchId));
  }

  /** Returns the lobby or running game of a channel. */
  async live(channelId: string): Promise<Match | undefined> {
    return this.#asMatch(await this.store.matches.live(channelId));
  }

  /** Returns the newest match of a channel, even one that has ended. */
  async latest(channelId: string): Promise<Match | undefined> {
    return this.#asMatch(await this.store.matches.latest(channelId));
  }

  /** Returns the game of a channel's live match, or of its newest one. */
  async gameIn(channelId: string): Promise<Pick<Match, 'game' | 'status'> | undefined> {
    return this.store.matches.gameIn(channelId);
  }

  /** Returns the person's next game after `after` that waits for them. Undefined: no other game does. */
  async next(personId: string, after: string): Promise<Ongoing | undefined> {
    const waits = await this.store.waits.ofUser(personId);
    if (waits.every(({ matchId }) => matchId === after)) return undefined;
    return nextOf(ongoingOf(await this.store.listings.liveOf(personId), personId), after);
  }

  /** Returns a viewer's view at a revision. Undefined where there is no such revision. */
  async viewAt(matchId: string, rev: number, viewer: Viewer): Promise<unknown> {
    const [match, then] = await Promise.all([
      this.store.matches.get(matchId),
      this.store.moves.stateAt(matchId, rev),
    ]);
    if (!match || !then) return undefined;
    const aside = rev === match.rev ? asideOf(match) : undefined;
    return this.#game(match).view(then.state, viewer, aside);
  }

  /** Returns the board that was posted before a notice's board. Undefined: there is none, or its row was deleted. */
  async olderBoard(
    match: Match,
    { oldest, since }: Pick<Notice, 'oldest' | 'since'>,
  ): Promise<OlderBoard | undefined> {
    const to = Math.max(since, 0);
    const told = await this.store.moves.toldBefore(match, oldest, to);
    if (!told) return undefined;
    const aside = to === match.rev ? asideOf(match) : undefined;
    const view = this.#game(match).view(told.state, 'table', aside);
    return { since: told.since, to: since, moves: told.moves.map(toMove), view };
  }

  /** Lists a viewer's view of every revision, the deal first. */
  async views(matchId: string, viewer: Viewer): Promise<readonly unknown[]> {
    const match = await this.store.matches.get(matchId);
    // People without a seat may see nothing of a withheld game.
    if (!match || (match.withheld && viewer === 'table')) return [];
    const game = this.#game(match);
    const newest = asideOf(match);
    const views: unknown[] = [];
    for await (const states of inSlices(await this.store.moves.states(matchId)))
      for (const state of states)
        views.push(game.view(state, viewer, views.length === match.rev ? newest : undefined));
    return views;
  }

  /** Lists the seats that have won. Empty before the end. */
  winners(match: Match): readonly Seat[] {
    return winners(match, match.position.outcome);
  }

  seatOf(match: Match, personId: string): Seat | undefined {
    return match.seats.find(seat => seat.id === personId)?.seat;
  }

  /** Lists the seats that have sealed a choice, but never the choices. */
  async sealed(matchId: string): Promise<readonly Seat[]> {
    return (await this.#sealedNow(matchId)).map(choice => choice.seat);
  }

  /**
   * Returns everybody's view of the present position, including which seats have sealed a choice. Undefined before the deal.
   */
  async publicView(match: Match): Promise<unknown> {
    const { toAct } = match.position;
    const awaited = await this.awaited(match);
    return match.position.view(
      'table',
      toAct.filter(seat => !awaited.includes(seat)),
    );
  }

  /** Lists the seats whose choice is still missing. */
  async awaited({ id, rev, position }: Match): Promise<readonly Seat[]> {
    const { toAct } = position;
    // A seat that acts alone seals nothing.
    if (toAct.length < 2) return toAct;
    const sealed = await this.store.sealed.list(id, rev);
    return toAct.filter(seat => sealed.every(choice => choice.seat !== seat));
  }

  /** Returns a seat's own sealed choice. Only the seat's person may see it. */
  async sealedOf(matchId: string, seat: Seat): Promise<string | undefined> {
    return (await this.#sealedNow(matchId)).find(choice => choice.seat === seat)?.action;
  }

  /** Returns a seat's sealed choice that conflicted with those of other seats, with the refusal. Only the seat's person may see it. */
  async turnedDown(matchId: string, seat: Seat): Promise<TurnedDown | undefined> {
    const match = await this.store.matches.get(matchId);
    if (match?.status !== 'running') return undefined;
    return (await this.store.sealed.turnedDown(matchId, match.rev)).find(row => row.seat === seat);
  }

  /** Lists a seat's own standing orders, newest first. Only the seat's person may see them. */
  async ordersOf(matchId: string, seat: Seat): Promise<readonly string[]> {
    const match = await this.store.matches.get(matchId);
    if (!match) return [];
    const game = this.#game(match);
    return ordersOf(this.store, game, match, seat, viewer => game.view(match.state, viewer));
  }

  /** Lists a seat's own standing orders in a match that was read just now. */
  async ordersIn(match: Match, seat: Seat): Promise<readonly string[]> {
    return ordersOf(this.store, this.#game(match), match, seat, viewer => match.position.view(viewer));
  }

  /** Lists the votes to call the game off, of people whose vote counts. */
  async cancelVotes(matchId: string): Promise<readonly string[]> {
    return this.store.votes.list(matchId, 'cancel');
  }

  /**
   * Lists the people, by id, whose votes are needed to call the game off. `deserted` is true where people have left a rated
   * game. It then ends as lost for them.
   */
  async cancelAsks(
    matchId: string,
  ): Promise<{ readonly asked: readonly string[]; readonly deserted: boolean }> {
    const match = await this.store.matches.get(matchId);
    if (!match) return { asked: [], deserted: false };
    const { asked, deserted } = agreementIn(match, this.services.now());
    return { asked: asked.map(({ userId }) => userId), deserted };
  }

  /** Lists the moves of the revisions after `since` and up to `to`. */
  async moves(
    matchId: string,
    span: { readonly since: number; readonly to: number },
  ): Promise<readonly Move[]> {
    return (await this.store.moves.list(matchId, span.since, span.to)).map(toMove);
  }

  /** Lists the moves that this press has made before. Undefined: it has made none. */
  async playedBefore(matchId: string, pressed: Pressed): Promise<readonly Move[] | undefined> {
    const match = await this.store.matches.get(matchId);
    return match && playedBefore(this.store, match, pressed);
  }

  /** Lists the moves that this press has undone before. Undefined: it has undone none. */
  async undoneBefore(
    matchId: string,
    pressed: Omit<Pressed, 'action'>,
  ): Promise<readonly Move[] | undefined> {
    const match = await this.store.matches.get(matchId);
    return match && undoneBefore(this.store, match, pressed);
  }

  /** Reads the end of a match's log, at least all moves after `since`. */
  endOfLog({ id, rev }: Match, since: number): Promise<LogEnd> {
    return readEnd(this.store, id, { since, rev });
  }

  /** Finds the action that could be undone now, from an end of the log that was read before. Undefined: there is none. */
  async undoableIn(match: Match, end: LogEnd): Promise<Undoable | undefined> {
    if (match.status !== 'running') return undefined;
    const { toAct } = match.position;
    const sealed = toAct.length < 2 ? [] : await this.store.sealed.list(match.id, match.rev);
    return undoableAt(this.store, match, { rev: match.rev, sealed: sealed.map(({ seat }) => seat), end });
  }

  /** Finds the action that could be undone now. Undefined: there is none. */
  async undoable(matchId: string): Promise<Undoable | undefined> {
    const match = await this.store.matches.get(matchId);
    return match && undoableNow(this.store, match);
  }

  #asMatch(row: StoredMatch | undefined): Match | undefined {
    if (row) nowAt({ matchId: row.id });
    return row && toMatch(this.services, row);
  }

  #game(match: Pick<StoredMatch, 'game'>): AnyGame {
    return gameOf(this.services, match.game);
  }

  async #sealedNow(matchId: string) {
    const match = await this.store.matches.get(matchId);
    return match?.status === 'running' ? this.store.sealed.list(matchId, match.rev) : [];
  }
}
