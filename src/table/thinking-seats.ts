import type { Seat } from '../core/game.ts';
import { chosen, type Thought } from '../core/thinker.ts';
import { workingAt } from '../log.ts';
import type { Store, StoredMatch } from '../store/index.ts';
import { mayThink, playThought, thoughtSeed } from './play/thinking.ts';
import { gameOf, type Services } from './services.ts';
import type { OfMatch, UnitsOfWork } from './units-of-work.ts';

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
  }

  /** This game's players of the bot go on, where they were thinking when it was left. */
  async resumeIn(matchId: string): Promise<void> {
    const match = await this.#store.matches.get(matchId);
    if (match) this.wake(match);
  }

  /** Every running game whose player of the bot was thinking when the bot ended. */
  async resume(): Promise<void> {
    for (const id of await this.#store.matches.withThinkers()) await this.resumeIn(id);
  }

  /** After the match was changed: whoever is to think now does. */
  wake(match: StoredMatch): void {
    for (const seat of mayThink(this.#services, match)) {
      const key = `${match.id} ${match.rev} ${seat}`;
      if (this.#under.has(key)) continue;
      const thought = workingAt({ matchId: match.id }, () =>
        this.#think(match, seat)
          .catch((error: unknown) => this.#services.failed(error))
          .finally(() => this.#under.delete(key)),
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
    const sealed = await this.#store.sealed.list(id, rev);
    if (sealed.some(choice => choice.seat === seat)) return;
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
    const done = await this.#units.change(id, play(await this.#chosen(thought)));
    if (done.ok || done.refusal.code === 'table/stale' || done.refusal.code === 'table/no-match') return;
    throw new Error(`match ${id}: what seat ${seat} has thought of was refused: ${done.refusal.code}`);
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
