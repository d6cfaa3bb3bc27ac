import type { Store, StoredMatch } from '../../../src/store/index.ts';
import type { MotionKind } from '../../../src/table/match/types.ts';
import type { Table } from '../../../src/table/table.ts';
import type { Chance } from '../chance.ts';

/** Result of a random event: `busy` if no seat acts now, and the hours that pass. */
export interface Waited {
  readonly busy: boolean;
  readonly hours: number;
}

const NOTHING: Waited = { busy: false, hours: 0 };
const BUSY: Waited = { busy: true, hours: 0 };
/** Most random events in a game. The guard compares everything that viewers see after each of them. */
const MOST = 14;
const UNDOS = 5;
const STRANGER = { id: '109', name: 'Eve' };

export class Troubles {
  readonly #table: Table;
  readonly #store: Store;
  readonly #id: string;
  readonly #chance: Chance;
  readonly #resigns: boolean;
  readonly #seen = new Map<string, number>();
  /**
   * `#asked` is true while a question may be open, and `#waited` while a person may be late. The two flags save needless
   * checks.
   */
  #asked = false;
  #waited = false;

  constructor(table: Table, store: Store, id: string, chance: Chance) {
    this.#table = table;
    this.#store = store;
    this.#id = id;
    this.#chance = chance;
    this.#resigns = chance.onceIn(3);
  }

  get seen(): ReadonlyMap<string, number> {
    return this.#seen;
  }

  async happen(match: StoredMatch): Promise<Waited> {
    const answered = (await this.#answer(match)) ?? (await this.#goOn(match));
    if (answered) return answered;
    const all = [...this.#seen.values()].reduce((sum, count) => sum + count, 0);
    // Undos are tried early too, since an undone first choice is itself secret.
    const early = match.rev > 0 && match.rev <= match.seats.length + 2;
    if (all >= MOST || !this.#chance.onceIn(early ? 2 : 6)) return NOTHING;
    if (match.seats.length === 1 || early) return (await this.#undo(match)) ? BUSY : NOTHING;
    const kinds = ['undo', 'undo', 'undo', 'late', 'pause', 'cancel', 'resign'] as const;
    switch (this.#chance.of(kinds)) {
      case 'undo':
        return (await this.#undo(match)) ? BUSY : NOTHING;
      case 'late':
        this.#waited = true;
        return { busy: true, hours: 25 };
      case 'pause':
        return this.#propose(match, 'pause');
      case 'cancel':
        return this.#callOff(match);
      case 'resign':
        return this.#resign(match);
    }
  }

  #note(what: string): void {
    this.#asked = true;
    this.#seen.set(what, (this.#seen.get(what) ?? 0) + 1);
  }

  #anybody({ seats }: StoredMatch, but?: number): { readonly seat: number; readonly userId: string } {
    return this.#chance.of(seats.filter(({ seat, resigned }) => !resigned && seat !== but));
  }

  async #undo(match: StoredMatch): Promise<boolean> {
    const what = await this.#table.undoable(this.#id);
    if (!what || match.pausedAt !== null || (this.#seen.get('undo') ?? 0) >= UNDOS) return false;
    const person = match.seats[this.#chance.of(what.seats)]?.userId ?? '';
    const done = await this.#table.undo(this.#id, person);
    const asked = done.ok ? done : await this.#table.requests.askUndo(this.#id, person);
    if (asked.ok) this.#note('undo');
    return asked.ok;
  }

  async #answer(match: StoredMatch): Promise<Waited | undefined> {
    if (!this.#asked) return undefined;
    const request = await this.#store.requests.newest(this.#id, 'undo');
    const [motion] = await this.#table.requests.open(this.#id);
    const open = request?.status === 'open';
    if (!open && !motion) {
      this.#asked = false;
      return undefined;
    }
    const lot = this.#chance.below(10);
    if (open) {
      if (lot === 9) return NOTHING;
      const yes = lot < 7;
      const missing = match.seats.filter(
        ({ seat, resigned }) =>
          !resigned && seat !== request.seat && !request.answers.some(answer => answer.seat === seat),
      );
      const voter = lot === 8 ? match.seats[request.seat] : this.#chance.of(missing);
      if (match.pausedAt !== null && lot !== 8) return undefined;
      const done = await this.#table.requests.answer(this.#id, voter?.userId ?? '', yes);
      if (done.ok) this.#note(yes ? 'agreed' : 'refused');
      return done.ok ? BUSY : NOTHING;
    }
    if (!motion) return undefined;
    const missing = motion.asked.filter(
      seat => !motion.agreed.includes(seat) && !motion.refused.includes(seat),
    );
    const voter = missing.length > 0 ? this.#chance.of(missing) : motion.seat;
    const yes = missing.length > 0 && lot < 8;
    await this.#table.requests.answer(this.#id, match.seats[voter]?.userId ?? '', yes, {
      request: motion.id,
    });
    return BUSY;
  }

  async #goOn(match: StoredMatch): Promise<Waited | undefined> {
    if (match.pausedAt !== null) return this.#propose(match, 'unpause');
    if (match.seats.length === 1) return undefined;
    const late = await this.#late(match);
    if (late) return late;
    const offered = match.seats.find(({ offeredAt, resigned }) => offeredAt !== null && !resigned);
    if (offered && this.#chance.onceIn(3)) {
      const taken = await this.#table.seatChanges.take(this.#id, STRANGER);
      if (taken.ok) this.#note('taken');
      return taken.ok ? BUSY : undefined;
    }
    const absent = match.seats.find(({ absentAt, resigned }) => absentAt !== null && !resigned);
    if (!absent || !this.#chance.onceIn(8)) return undefined;
    const back = await this.#table.seatChanges.back(this.#id, absent.userId);
    if (back.ok) this.#note('back');
    return back.ok ? BUSY : undefined;
  }

  async #propose(match: StoredMatch, kind: MotionKind, about?: number): Promise<Waited> {
    const { userId } = this.#anybody(match, about);
    const done = await this.#table.requests.ask(this.#id, userId, { kind, seat: about });
    if (done.ok) this.#note(kind);
    return done.ok ? BUSY : NOTHING;
  }

  async #late(match: StoredMatch): Promise<Waited | undefined> {
    if (!this.#waited) return undefined;
    const [wait] = (await this.#table.waiting(this.#id)).filter(({ late }) => late);
    this.#waited = wait !== undefined;
    if (!wait || this.#chance.onceIn(4)) return undefined;
    if (!this.#chance.onceIn(4)) {
      const kinds = ['play-once', 'play-until-back', 'offer'] as const;
      return this.#propose(match, this.#chance.of(kinds), wait.seat);
    }
    const nudged = await this.#table.pings.nudge(this.#id, this.#anybody(match, wait.seat).userId);
    if (nudged.ok) this.#note('nudge');
    return nudged.ok ? BUSY : undefined;
  }

  /** Adds one person's vote to end the game. It never adds the last vote, so the game goes on. */
  async #callOff(match: StoredMatch): Promise<Waited> {
    const { votes } = await this.#table.cancelVote(this.#id);
    const left = match.seats.filter(({ resigned, userId }) => !resigned && !votes.includes(userId));
    if (left.length < 2) return NOTHING;
    const { userId } = this.#chance.of(left);
    const done = await this.#table.cancel(this.#id, { id: userId, name: 'Somebody' }, { moderator: false });
    if (done.ok) this.#note('cancel');
    return done.ok ? BUSY : NOTHING;
  }

  async #resign(match: StoredMatch): Promise<Waited> {
    const early = match.seats.length === 2 && match.rev < 30;
    if (!this.#resigns || this.#seen.has('resign') || early) return NOTHING;
    const done = await this.#table.resign(this.#id, this.#anybody(match).userId);
    if (done.ok) this.#note('resign');
    return done.ok ? BUSY : NOTHING;
  }
}
