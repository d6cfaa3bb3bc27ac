import { askedBy } from '../core/asked-by.ts';
import type { Seat } from '../core/game.ts';
import { chosen, type Thought } from '../core/thinker.ts';
import { workingAt } from '../log.ts';
import { type Repositories, type Store, type StoredMatch, StoreError } from '../store/index.ts';
import { mayThink, playThought, thoughtSeed } from './play/thinking.ts';
import { gameOf, type Services } from './services.ts';
import type { OfMatch, UnitsOfWork } from './units-of-work.ts';

/** Between two tries to read or write what the database did not take: doubled up to the longest. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Players of the bot who think long, outside of any transaction: one thought a seat and revision at a time. Nothing of it is
 * kept, so that after a kill or an undo they think again.
 */
export class ThinkingSeats {
  readonly #units: UnitsOfWork;
  readonly #under = new Map<string, Promise<void>>();

  constructor(units: UnitsOfWork) {
    this.#units = units;
    units.whenChanged(match => this.wake(match));
    units.whenUnsure(id => void this.resumeIn(id).catch((error: unknown) => this.#services.failed(error)));
  }

  /** This game's players of the bot go on, where they were thinking when it was left. */
  async resumeIn(matchId: string): Promise<void> {
    const match = await this.#reading(({ matches }) => matches.get(matchId));
    if (match) this.wake(match);
  }

  /** Every running game whose player of the bot was thinking when the bot ended. */
  async resume(): Promise<void> {
    const ids = await this.#reading(({ matches }) => matches.withThinkers());
    for (const id of ids) await this.resumeIn(id);
  }

  /** After the match was changed: whoever is to think now does. */
  wake(match: StoredMatch): void {
    for (const seat of mayThink(this.#services, match)) {
      const key = `${match.id} ${match.rev} ${seat}`;
      if (this.#under.has(key)) continue;
      const thought = workingAt(
        { matchId: match.id },
        () =>
          this.#think(match, seat)
            .catch((error: unknown) => this.#services.failed(error))
            .finally(() => this.#under.delete(key)),
        askedBy() || match.openerId,
      );
      this.#under.set(key, thought);
    }
  }

  /** Resolves when nobody thinks any more. */
  async idle(): Promise<void> {
    while (this.#under.size > 0) await Promise.all(this.#under.values());
  }

  get #store(): Store {
    return this.#units.store;
  }

  get #services(): Services {
    return this.#units.services;
  }

  async #think(match: StoredMatch, seat: Seat): Promise<void> {
    const { id, rev } = match;
    const choices = await this.#reading(({ sealed }) => sealed.list(id, rev), match);
    if (choices.some(choice => choice.seat === seat)) return;
    const thought: Thought = {
      game: match.game,
      view: gameOf(this.#services, match.game).view(match.state, seat),
      seat,
      strength: 'hard',
      seed: thoughtSeed(id, rev, seat),
      priority: 'play',
    };
    const play =
      (action: string): OfMatch<boolean> =>
      (unit, now) =>
        playThought(unit, now, { seat, rev }, action);
    const action = await this.#chosen(thought);
    const done = await this.#patiently(() => this.#units.change(id, play(action)), match);
    if (done.ok || done.refusal.code === 'table/stale' || done.refusal.code === 'table/no-match') return;
    throw new Error(`match ${id}: what seat ${seat} has thought of was refused: ${done.refusal.code}`);
  }

  #reading<T>(work: (repositories: Repositories) => Promise<T>, match?: StoredMatch): Promise<T> {
    return this.#patiently(() => this.#store.reading(work), match);
  }

  /** Incident: after a failover of more than half a minute tables stood still until a restart. */
  async #patiently<T>(work: () => Promise<T>, match?: StoredMatch): Promise<T> {
    const { failed, pause } = this.#services;
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      try {
        return await work();
      } catch (error) {
        // What does not come of the database would fail again. Whoever holds its shard now thinks for it.
        if (!(error instanceof StoreError) || (match && !this.#units.isOurs(match))) throw error;
        if (wait === FIRST_PAUSE_MS)
          failed(new Error('the database failed: it is tried again', { cause: error }));
      }
      await pause(wait);
    }
  }

  /** A table must never stand still for a thought that failed: the medium player decides here then. */
  async #chosen(thought: Thought): Promise<string> {
    try {
      return await this.#services.thinker.choose(thought);
    } catch (error) {
      this.#services.failed(error);
      return chosen(this.#services, { ...thought, strength: 'medium' });
    }
  }
}
