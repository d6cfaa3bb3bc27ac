import { type AnyGame, gameOf, type Seat, type Viewer } from '../core/contract/game.ts';
import { inSlices } from '../core/work/slices.ts';
import { nowAt } from '../log/log.ts';
import type { StoredMatch, TurnedDown } from '../store/index.ts';
import { nextOf, type Ongoing, ongoingOf } from './lists.ts';
import { isLive } from './match/live-clock.ts';
import { type LogEnd, type Pressed, playedBefore, readEnd, undoneBefore } from './match/log.ts';
import { idsSeen } from './match/places.ts';
import { asideOf, winners } from './match/position.ts';
import { toMatch, toMove } from './match/rows.ts';
import type { CancelVote, Match, Move, Notice, OlderBoard, Undoable, Waiting } from './match/types.ts';
import { TablePart } from './match/units-of-work.ts';
import { ordersOf } from './moves/orders.ts';
import { undoableAt, undoableNow, unlessBarred } from './moves/undo.ts';
import { agreementIn } from './results/cancel.ts';
import { elapsed, isAway, isLate, lateAt, timesOf } from './waiting/waits.ts';

/** Reads matches. Changes nothing and sends no message. */
export class Reading extends TablePart {
  async get(matchId: string): Promise<Match | undefined> {
    return this.#asMatch(await this.store.matches.get(matchId));
  }

  async live(channelId: string): Promise<Match | undefined> {
    return this.#asMatch(await this.store.matches.live(channelId));
  }

  /** Returns the newest match of a channel, even one that has ended. */
  async latest(channelId: string): Promise<Match | undefined> {
    return this.#asMatch(await this.store.matches.latest(channelId));
  }

  /** Returns the game of a channel's lobby or running match, or otherwise of its newest match. */
  async gameIn(channelId: string): Promise<Pick<Match, 'game' | 'status'> | undefined> {
    return this.store.matches.gameIn(channelId);
  }

  /** Returns the next game after the game `after` that waits for the person. Undefined if none waits. */
  async next(personId: string, after: string): Promise<Ongoing | undefined> {
    const waits = await this.store.waits.ofUser(personId);
    if (waits.every(({ matchId }) => matchId === after)) return undefined;
    return nextOf(ongoingOf(await this.store.listings.liveOf(personId), personId), after);
  }

  /** Returns a viewer's view at a revision. Undefined if there is no such revision. */
  async viewAt(matchId: string, rev: number, viewer: Viewer): Promise<unknown> {
    const [match, then] = await Promise.all([
      this.store.matches.get(matchId),
      this.store.moves.stateAt(matchId, rev),
    ]);
    if (!match || !then) return undefined;
    const aside = rev === match.rev ? asideOf(match) : undefined;
    return this.#game(match).view(then.state, viewer, aside);
  }

  /** Returns the board that was posted before this notice's board. Undefined: there is none, or its row was deleted. */
  async olderBoard(
    match: Match,
    { oldest, since }: Pick<Notice, 'oldest' | 'since'>,
  ): Promise<OlderBoard | undefined> {
    const to = Math.max(since, 0);
    const older = await this.store.moves.boardBefore(match, oldest, to);
    if (!older) return undefined;
    const aside = to === match.rev ? asideOf(match) : undefined;
    const view = this.#game(match).view(older.state, 'table', aside);
    return { ...older, to: since, moves: older.moves.map(toMove), view };
  }

  /** Lists a viewer's view of every revision, beginning with the deal. */
  async views(matchId: string, viewer: Viewer): Promise<readonly unknown[]> {
    const match = await this.store.matches.get(matchId);
    // People without a seat see nothing of a game whose deal is still played at other tables.
    if (!match || (match.withheld && viewer === 'table')) return [];
    const game = this.#game(match);
    const newest = asideOf(match);
    const views: unknown[] = [];
    for await (const states of inSlices(await this.store.moves.states(matchId)))
      for (const state of states)
        views.push(game.view(state, viewer, views.length === match.rev ? newest : undefined));
    return views;
  }

  winners(match: Match): readonly Seat[] {
    return winners(match, match.position.outcome);
  }

  seatOf(match: Match, personId: string): Seat | undefined {
    return match.seats.find(seat => seat.id === personId)?.seat;
  }

  async sealed(matchId: string): Promise<readonly Seat[]> {
    return (await this.#sealedNow(matchId)).map(choice => choice.seat);
  }

  /** Returns the public view of the present position, with the seats that have sealed a choice. Undefined before the deal. */
  async publicView(match: Match): Promise<unknown> {
    const { toAct } = match.position;
    const awaited = await this.awaited(match);
    return match.position.view(
      'table',
      toAct.filter(seat => !awaited.includes(seat)),
    );
  }

  async awaited({ id, rev, position }: Match): Promise<readonly Seat[]> {
    const { toAct } = position;
    // A seat that acts alone seals no choice.
    if (toAct.length < 2) return toAct;
    const sealed = await this.store.sealed.list(id, rev);
    return toAct.filter(seat => sealed.every(choice => choice.seat !== seat));
  }

  /** Returns a seat's sealed choice. Only the seat's person may see it. */
  async sealedOf(matchId: string, seat: Seat): Promise<string | undefined> {
    return (await this.#sealedNow(matchId)).find(choice => choice.seat === seat)?.action;
  }

  /** Returns a seat's sealed choice that conflicted with other seats' choices. Only the seat's person may see it. */
  async turnedDown(matchId: string, seat: Seat): Promise<TurnedDown | undefined> {
    const match = await this.store.matches.get(matchId);
    if (match?.status !== 'running') return undefined;
    return (await this.store.sealed.turnedDown(matchId, match.rev)).find(row => row.seat === seat);
  }

  /** Lists a seat's standing orders, newest first. Only the seat's person may see them. */
  async ordersOf(matchId: string, seat: Seat): Promise<readonly string[]> {
    const match = await this.store.matches.get(matchId);
    if (!match) return [];
    const game = this.#game(match);
    return ordersOf(this.store, game, match, seat, viewer => game.view(match.state, viewer));
  }

  /** Lists a seat's standing orders from a match that the caller has just read. */
  async ordersIn(match: Match, seat: Seat): Promise<readonly string[]> {
    return ordersOf(this.store, this.#game(match), match, seat, viewer => match.position.view(viewer));
  }

  async cancelVote(matchId: string): Promise<CancelVote> {
    const [match, votes] = await Promise.all([
      this.store.matches.get(matchId),
      this.store.votes.list(matchId, 'cancel'),
    ]);
    if (!match) return { votes: [], asked: [], deserted: false };
    const { asked, deserted } = agreementIn(match, this.services.now());
    const ids = asked.map(({ userId }) => userId);
    return { votes: idsSeen(match, votes), asked: idsSeen(match, ids), deserted };
  }

  /** Returns the seats that voted to call a running match off. Undefined without votes. `known`: votes that were read. */
  async cancellation(
    match: Match,
    known?: CancelVote,
  ): Promise<{ readonly agreed: readonly Seat[]; readonly asked: number } | undefined> {
    if (match.status !== 'running' || !match.voted) return undefined;
    const { votes, asked } = known ?? (await this.cancelVote(match.id));
    const needed = match.seats.filter(({ id }) => asked.includes(id));
    const agreed = needed.flatMap(({ id, seat }) => (votes.includes(id) ? [seat] : []));
    return agreed.length > 0 ? { agreed, asked: needed.length } : undefined;
  }

  /** Lists the pending decisions of a match, with their clocks. */
  async waiting(matchId: string): Promise<readonly Waiting[]> {
    const match = await this.store.matches.get(matchId);
    if (match?.status !== 'running') return [];
    const now = this.services.now();
    const rows = await this.store.waits.list(matchId);
    return Promise.all(
      rows.map(async wait => {
        const person = await this.store.people.get(wait.userId);
        return {
          seat: wait.seat,
          since: wait.since,
          waited: elapsed(wait, now),
          lateAt: lateAt(match, wait),
          late: isLate(match, wait, now),
          awayUntil: isAway(person, now) ? person.awayUntil : null,
          prompts: wait.prompts,
          clock: isLive(match) ? timesOf(match, wait) : null,
        };
      }),
    );
  }

  async moves(
    matchId: string,
    span: { readonly since: number; readonly to: number },
  ): Promise<readonly Move[]> {
    return (await this.store.moves.list(matchId, span.since, span.to)).map(toMove);
  }

  async playedBefore(matchId: string, pressed: Pressed): Promise<readonly Move[] | undefined> {
    const match = await this.store.matches.get(matchId);
    return match && playedBefore(this.store, match, pressed);
  }

  async undoneBefore(
    matchId: string,
    pressed: Omit<Pressed, 'action'>,
  ): Promise<readonly Move[] | undefined> {
    const match = await this.store.matches.get(matchId);
    return match && undoneBefore(this.store, match, pressed);
  }

  endOfLog({ id, rev }: Match, since: number): Promise<LogEnd> {
    return readEnd(this.store, id, { since, rev });
  }

  /** Finds the action that could be undone now, from the end of the log (`end`). Undefined: no action can be undone. */
  async undoableIn(match: Match, end: LogEnd): Promise<Undoable | undefined> {
    if (match.status !== 'running') return undefined;
    const { toAct } = match.position;
    const sealed = toAct.length < 2 ? [] : await this.store.sealed.list(match.id, match.rev);
    const at = { rev: match.rev, sealed: sealed.map(({ seat }) => seat), end };
    return unlessBarred(match, await undoableAt(this.store, match, at));
  }

  async undoable(matchId: string): Promise<Undoable | undefined> {
    const match = await this.store.matches.get(matchId);
    return match && unlessBarred(match, await undoableNow(this.store, match));
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
