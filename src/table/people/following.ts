import { TablePart, type UnitsOfWork } from '../match/units-of-work.ts';

/** Milliseconds between two looks for changes that other processes have stored. */
const LOOK_MS = 2_000;

/** Match that a message or a page shows to a person. */
interface FollowedMatch {
  readonly matchId: string;
  readonly userId: string;
}

interface Follower extends FollowedMatch {
  readonly changed: () => void;
  /** Text of the match and the person at the last look. */
  seen: string | undefined;
}

/**
 * Reports each change of the matches that messages or pages show. A process gets no news of other processes' changes, so it
 * looks for them in the database while it shows matches.
 */
export class Following extends TablePart {
  readonly #followers = new Set<Follower>();
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  constructor(units: UnitsOfWork) {
    super(units);
    units.whenChanged(({ id, seats }) => {
      for (const { matchId, userId, changed } of this.#followers)
        if (id === matchId || seats.some(seat => seat.userId === userId)) changed();
    });
  }

  /**
   * Calls a function after each change of a match, and of another match in which the person has a seat. Returns the function
   * that ends this.
   */
  follow({ matchId, userId }: FollowedMatch, changed: () => void): () => void {
    const follower: Follower = { matchId, userId, changed, seen: undefined };
    this.#followers.add(follower);
    if (this.store.shards.part) this.#timer ??= setInterval(() => void this.#look(), LOOK_MS).unref();
    return () => {
      this.#followers.delete(follower);
      if (this.#followers.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const followers = [...this.#followers];
    try {
      const newest = await this.store.matches.newest(
        [...new Set(followers.map(({ matchId }) => matchId))],
        [...new Set(followers.map(({ userId }) => userId))],
      );
      for (const follower of followers) {
        const now = `${newest.get(follower.matchId)} ${newest.get(follower.userId)}`;
        if (now !== follower.seen) follower.changed();
        follower.seen = now;
      }
    } catch {
      // The next look finds the same changes, and the store reports a database that can't be reached.
    } finally {
      this.#isLooking = false;
    }
  }
}
