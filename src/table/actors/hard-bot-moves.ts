// Each game's bots/strengths.ts sets the budget of a search. thinking/queue.ts lets a search wait for the thinking process.
import { createHash } from 'node:crypto';
import { gameOf, type Seat } from '../../core/contract/game.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { chosen, type MoveThought } from '../../core/search/thinker.ts';
import { askedBy } from '../../core/work/queues.ts';
import { workingAt } from '../../log/log.ts';
import { isPrivate, type Repositories, type StoredMatch, StoreError } from '../../store/index.ts';
import { standingMoves } from '../match/log.ts';
import { thinkers } from '../match/rows.ts';
import { duelSeed, type Services, type UnitOfWork } from '../match/services.ts';
import { type OfMatch, TablePart, type UnitsOfWork } from '../match/units-of-work.ts';
import { Play } from '../moves/play.ts';
import { tellPlayed } from '../moves/tell-moves.ts';
import { redrawOf } from '../outbox/delivery-reports.ts';
import { settleAndFinish } from '../results/end.ts';
import { endTurnOfStandIn } from './stand-in.ts';

interface Thinking {
  readonly seat: Seat;
  readonly rev: number;
}

/** Derives the random seed of a bot's thinking. After a restart, thinking about the same position gives the same result. */
export function thoughtSeed(matchId: string, rev: number, seat: Seat): number {
  return createHash('sha256').update(`thought/${matchId}/${rev}/${seat}`).digest().readUInt32BE() >>> 1;
}

/** Lists the seats that must act and whose bot needs long thinking, as far as the match's row shows. */
export function mayThink(services: Pick<Services, 'games'>, match: StoredMatch): readonly Seat[] {
  if (match.status !== 'running' || match.pausedAt !== null) return [];
  const thinking = thinkers(match);
  if (thinking.size === 0) return [];
  const game = gameOf(services, match.game);
  return game.toAct(match.state).filter(seat => thinking.has(seat));
}

/**
 * Carries out the action that a bot has chosen, if the decision is still open.
 * @returns true if the action was carried out
 */
async function playThought(
  unit: UnitOfWork,
  match: StoredMatch,
  { seat, rev }: Thinking,
  action: string,
): Promise<Result<boolean, Refusal>> {
  const play = new Play(unit, match);
  if (match.status !== 'running' || match.rev !== rev || !(await play.thinking()).includes(seat))
    return accept(false);
  const read = play.game.read(action);
  if (!read.ok) return read;
  const done = await play.playerActs(seat, read.value);
  if (!done.ok) return done;
  await endTurnOfStandIn(unit, match, seat, play);
  await settleAndFinish(unit, play);
  // `tellPlayed` returns false for a choice that is only sealed. The redrawn message then shows which seats have chosen.
  if (!(await tellPlayed(unit, match, play))) await unit.tell(redrawOf(match));
  return accept(true);
}

const keyOf = ({ id, rev }: StoredMatch, seat: Seat): string => `${id} ${rev} ${seat}`;

/** Milliseconds before the first retry of a failed database access. The pause doubles up to `LONGEST_PAUSE_MS`. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Lets hard bots think outside of transactions, once for each seat and revision. The results are not stored, so the bots think
 * again after a crash or an undo.
 */
export class ThinkingSeats extends TablePart {
  readonly #under = new Map<string, Promise<void>>();

  constructor(units: UnitsOfWork) {
    super(units);
    units.whenChanged((match, isSure) => {
      if (!units.isOurs(match)) return;
      if (isSure) this.wake(match);
      else void this.resumeIn(match.id).catch((error: unknown) => this.services.failed(error));
    });
  }

  /** Lets the bots of a match think again after an interruption. */
  async resumeIn(matchId: string): Promise<void> {
    const match = await this.#reading(({ matches }) => matches.get(matchId));
    if (match) this.wake(match);
  }

  /** Lets the bots of all running games think again after a restart of the program. */
  async resume(): Promise<void> {
    const ids = await this.#reading(({ matches }) => matches.withThinkers());
    for (const id of ids) await this.resumeIn(id);
  }

  /** Starts the thinking of all bots that must decide in a match. Bots that think already go on. */
  wake(match: StoredMatch): void {
    for (const seat of mayThink(this.services, match)) {
      const key = keyOf(match, seat);
      if (this.#under.has(key)) continue;
      const thought = workingAt(
        { matchId: match.id },
        () =>
          this.#think(match, seat)
            .catch((error: unknown) => this.services.failed(error))
            .finally(() => this.#under.delete(key)),
        askedBy() || match.openerId,
      );
      this.#under.set(key, thought);
    }
  }

  /**
   * Lets the bots of a match answer in this process, until a person must decide or the match ends. If another process holds the
   * match's shard, both processes think the same, and one of them writes.
   */
  async answered(matchId: string): Promise<void> {
    for (let seen = ''; ; ) {
      const match = await this.#reading(({ matches }) => matches.get(matchId));
      const seats = match ? mayThink(this.services, match) : [];
      if (!match || seats.length === 0) return;
      const keys = seats.map(seat => keyOf(match, seat));
      // The match is unchanged: a bot's thinking has failed, or its choice is sealed until the person has chosen too.
      if (keys.join() === seen) return;
      seen = keys.join();
      this.wake(match);
      await Promise.all(keys.map(key => this.#under.get(key)));
    }
  }

  async idle(): Promise<void> {
    while (this.#under.size > 0) await Promise.all(this.#under.values());
  }

  async #think(match: StoredMatch, seat: Seat): Promise<void> {
    const { id, rev } = match;
    const choices = await this.#reading(({ sealed }) => sealed.list(id, rev), match);
    if (choices.some(choice => choice.seat === seat)) return;
    const seed = await this.#seedOf(match, seat);
    const thought: MoveThought = {
      game: match.game,
      view: gameOf(this.services, match.game).view(match.state, seat),
      seat,
      strength: 'hard',
      seed,
      priority: 'play',
      ...(isPrivate(match) && { exact: true }),
    };
    const play =
      (action: string): OfMatch<boolean> =>
      (unit, now) =>
        playThought(unit, now, { seat, rev }, action);
    const action = thought.exact ? await this.#exactly(thought, match) : await this.#chosen(thought);
    if (action === undefined) return;
    const done = await this.#patiently(() => this.units.change(id, play(action)), match);
    if (done.ok || done.refusal.code === 'table/stale' || done.refusal.code === 'table/no-match') return;
    throw new Error(`match ${id}: what seat ${seat} has thought of was refused: ${done.refusal.code}`);
  }

  async #seedOf(match: StoredMatch, seat: Seat): Promise<number> {
    const { id, rev, seed } = match;
    if (!isPrivate(match)) return thoughtSeed(id, rev, seat);
    const log = await this.#reading(({ moves }) => moves.list(id, 0, rev), match);
    return duelSeed(seed, standingMoves(log).length, seat);
  }

  #reading<T>(work: (repositories: Repositories) => Promise<T>, match?: StoredMatch): Promise<T> {
    return this.#patiently(() => this.store.reading(work), match);
  }

  /**
   * Repeats work while the database is not available. Incident: after a failover of more than half a minute, bots did not move
   * until a restart.
   */
  async #patiently<T>(work: () => Promise<T>, match?: StoredMatch): Promise<T> {
    const { failed, pause } = this.services;
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      try {
        return await work();
      } catch (error) {
        // An error of another type would occur again. If another process has taken over the match's shard, the bots think in
        // that process.
        if (!(error instanceof StoreError) || (match && !this.units.isOurs(match))) throw error;
        if (wait === FIRST_PAUSE_MS)
          failed(new Error('the database failed: it is tried again', { cause: error }));
      }
      await pause(wait);
    }
  }

  /**
   * Returns the action that the bot of a duel chooses. A failed computation is repeated until it succeeds, since any other bot
   * could answer differently than in the other matches of the deal. Undefined if the match has changed meanwhile.
   */
  async #exactly(thought: MoveThought, { id, rev }: StoredMatch): Promise<string | undefined> {
    const { failed, pause, thinker } = this.services;
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      try {
        return await thinker.choose(thought);
      } catch (error) {
        failed(error);
      }
      await pause(wait);
      const now = await this.#reading(({ matches }) => matches.get(id));
      if (now?.status !== 'running' || now.rev !== rev) return undefined;
    }
  }

  /**
   * Returns the action that a bot chooses. If its thinking fails, or waits too long (`thinking/queue.ts`), the medium bot
   * chooses, so that the match can go on.
   */
  async #chosen(thought: MoveThought): Promise<string> {
    try {
      return await this.services.thinker.choose(thought);
    } catch (error) {
      this.services.failed(error);
      return chosen(this.services, { ...thought, strength: 'medium' });
    }
  }
}
