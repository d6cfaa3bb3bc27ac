import { createHash } from 'node:crypto';
import { type AnyGame, gameOf, type Seat } from '../../core/contract/game.ts';
import { type Coach, judgeOf } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { coachOf, judgedAll, type ToJudge, type Weigh } from '../../core/review/coach.ts';
import { type DealWorth, worthOf } from '../../core/review/deal-worth.ts';
import { type Review, reviewOf } from '../../core/review/review.ts';
import type { RolledOut } from '../../core/search/thinker.ts';
import { runLong } from '../../core/work/queues.ts';
import type { StoredMatch, StoredReview } from '../../store/index.ts';
import { outcomeOf, winners } from '../match/position.ts';
import { seatOf } from '../match/rows.ts';
import { refuseAtTable } from '../match/services.ts';
import { TablePart } from '../match/units-of-work.ts';
import { tellOfReview } from '../people/watching.ts';
import { decisionsOf, type SeenDecision } from './decisions.ts';

/** Receives the progress of a review: steps so far, and all steps. */
export type ReviewProgress = (done: number, all: number) => void;

export interface SeatReview {
  readonly review: Review;
  readonly own: boolean;
  readonly shared: boolean;
}

interface UnderWay {
  readonly judged: () => Promise<readonly StoredReview[]>;
  readonly watchers: Set<ReviewProgress>;
}

/** Derives the random seed of a judgement from the view alone, so that equal views are judged alike. */
const seedOf = ({ view, seat }: Pick<SeenDecision, 'view' | 'seat'>): number =>
  createHash('sha256')
    .update(JSON.stringify(['review', view, seat]))
    .digest()
    .readUInt32BE() >>> 2;

/** Distance between the seeds of two imagined worlds. Each world uses its own seed and the seeds after that. */
const APART = 10_000;

export class Reviewing extends TablePart {
  readonly #under = new Map<string, UnderWay>();

  areOffered({ game }: Pick<StoredMatch, 'game'>): boolean {
    return judgeOf(game, this.services.players)?.lines !== undefined;
  }

  /** Returns the review of the person's own seat, or otherwise the first shared review. */
  async of(
    matchId: string,
    personId: string,
    progress: ReviewProgress = () => {},
  ): Promise<Result<SeatReview, Refusal>> {
    const { store } = this;
    const match = await store.matches.get(matchId);
    if (!match) return refuseAtTable('no-match', { match: matchId });
    const able = hasEnded(match);
    if (!able.ok) return able;
    if (!this.areOffered(match)) return refuseAtTable('review-no-judge', { game: match.game });
    const own = seatOf(match, personId);
    const kept = await store.reviews.list(matchId);
    const seat = own ?? kept.find(({ shared }) => shared)?.seat;
    if (seat === undefined) return refuseAtTable('review-not-yours');
    const known = this.#isFresh(match, kept) ? kept : await this.#judged(match, progress);
    const review = this.#reviewOf(match, seat, known);
    const shared = kept.some(row => row.seat === seat && row.shared);
    return review ? accept({ review, own: own !== undefined, shared }) : refuseAtTable('review-nothing');
  }

  async isShared(matchId: string): Promise<boolean> {
    return (await this.store.reviews.list(matchId)).some(({ shared }) => shared);
  }

  async share(matchId: string, personId: string): Promise<Result<void, Refusal>> {
    return this.units.of(matchId, async unit => {
      const { repositories } = unit;
      const match = await repositories.matches.get(matchId);
      const seat = match && seatOf(match, personId);
      if (match === undefined || seat === undefined) return refuseAtTable('review-not-yours');
      if (match.withheld) return refuseAtTable('duplicate-on');
      if (!(await repositories.reviews.share(matchId, seat))) return refuseAtTable('review-nothing');
      await tellOfReview(unit, match, personId);
      return accept(undefined);
    });
  }

  #reviewOf(match: StoredMatch, seat: Seat, rows: readonly StoredReview[]): Review | undefined {
    const { services } = this;
    const outcome = outcomeOf(gameOf(services, match.game), match);
    const all = rows.flatMap(({ decisions }) => decisions).sort((one, other) => one.rev - other.rev);
    const result = outcome && { totals: outcome.totals, won: winners(match, outcome) };
    const deal = rows.find(row => row.seat === seat)?.deal ?? undefined;
    return reviewOf(all, seat, match.seats.length, this.#coachOf(match), result, deal);
  }

  #coachOf({ game }: StoredMatch): Coach {
    return coachOf(game, this.services.players);
  }

  /** Returns true if every seat has a review by the present rules and the bot's present version. */
  #isFresh(match: StoredMatch, rows: readonly StoredReview[]): boolean {
    const { rules } = gameOf(this.services, match.game);
    const { edition } = this.#coachOf(match);
    return (
      rows.length === match.seats.length && rows.every(row => row.rules === rules && row.edition === edition)
    );
  }

  /** Reviews a match. Requests for the same match share one computation. */
  #judged(match: StoredMatch, progress: ReviewProgress): Promise<readonly StoredReview[]> {
    const under = this.#under.get(match.id) ?? this.#taken(match);
    under.watchers.add(progress);
    return runLong(under.judged);
  }

  #taken(match: StoredMatch): UnderWay {
    const watchers = new Set<ReviewProgress>();
    let work: Promise<readonly StoredReview[]> | undefined;
    const judged = (): Promise<readonly StoredReview[]> => {
      work ??= this.#judge(match, (done, all) => {
        for (const watcher of watchers) watcher(done, all);
      }).finally(() => this.#under.delete(match.id));
      return work;
    };
    const under = { judged, watchers };
    this.#under.set(match.id, under);
    return under;
  }

  async #judge(match: StoredMatch, tell: ReviewProgress): Promise<readonly StoredReview[]> {
    const { store, services } = this;
    const game = gameOf(services, match.game);
    const coach = this.#coachOf(match);
    const decisions: ToJudge[] = [];
    for await (const seen of decisionsOf(store, game, match)) {
      const { view: _, ...decision } = seen;
      decisions.push({ decision, seed: seedOf(seen), weigh: this.#weigh(game, seen) });
    }
    let last = 0;
    const found = await judgedAll(decisions, coach, match.seats.length, (done, all) => {
      last = all;
      tell(done, all + coach.worlds * match.seats.length);
    });
    const deals =
      found.length === 0
        ? []
        : await this.#deals(match, game, coach, (done, all) => tell(last + done, last + all));
    const rows = match.seats.map(({ seat }) => ({
      seat,
      rules: game.rules,
      edition: coach.edition,
      decisions: found.filter(decision => decision.seat === seat),
      deal: deals[seat] ?? null,
      shared: false,
      at: services.now(),
    }));
    const kept = this.units.of(match.id, async ({ repositories }) => {
      if (!(await repositories.matches.get(match.id))) return;
      for (const row of rows) await repositories.reviews.put(match.id, row);
    });
    // A review that is not kept, since another program locks the database, is made again.
    await this.isSoon(kept);
    return rows;
  }

  /** Computes the expected result of each seat at the deal: once from the seat's own view, and once from the public view. */
  async #deals(
    match: StoredMatch,
    game: AnyGame,
    { worlds }: Coach,
    tell: ReviewProgress,
  ): Promise<readonly (DealWorth | undefined)[]> {
    const { store, services } = this;
    const { state } = await store.moves.snapshot(match.id, 0);
    const open = game.view(state, 'table');
    const deals: (DealWorth | undefined)[] = [];
    for (const { seat } of match.seats) {
      const view = game.view(state, seat);
      const asked = { game: game.id, view, open, seat, priority: 'review' } as const;
      const first = seedOf({ view, seat });
      const found: RolledOut[] = [];
      for (let world = 0; world < worlds; world++) {
        tell(seat * worlds + world, worlds * match.seats.length);
        const one = await services.thinker.rollOut({ ...asked, seed: first + world * APART });
        if (one === undefined) break;
        found.push(one);
      }
      deals.push(worthOf(found));
    }
    return deals;
  }

  #weigh(game: AnyGame, { view, seat }: SeenDecision): Weigh {
    const { thinker } = this.services;
    const asked = { game: game.id, view, seat, priority: 'review' } as const;
    return (seed, budget, among) => thinker.lines({ ...asked, seed, budget, ...(among && { among }) });
  }
}

/** Checks that the game has ended. A review of a running game could help its players. */
function hasEnded({ status, dealt, withheld }: StoredMatch): Result<void, Refusal> {
  if (status === 'running') return refuseAtTable('review-running');
  if (withheld) return refuseAtTable('duplicate-on');
  if (!dealt) return refuseAtTable(status === 'cancelled' ? 'never-started' : 'not-started');
  return accept(undefined);
}
