import { codeOf } from './errors.ts';
import { isLost } from './postgres.ts';

/**
 * Minimum number of answers and minimum milliseconds for one measurement of the network. Only the quickest answer counts, since
 * a busy server delays some answers, but a slow network delays all.
 */
const LOOKED_AT = 20;
const LOOK_MS = 5_000;
/** Round-trip time in milliseconds from which the network counts as slow. A button press then takes about half a second. */
const SLOW_MS = 50;
const QUICK_MS = 25;
/** SQLSTATE code of a server that refuses writes for a while, such as a standby. The server still answers reads. */
const READ_ONLY = '25006';
/**
 * Error message of a closed connection. The bot closes a connection whose session is read-only, so the database may still be
 * reachable.
 */
const ENDED = /^Connection terminated/;

/** Period of one kind of trouble. Its beginning and its end are reported. */
class Spell {
  readonly #say: (line: string) => void;
  #since: number | undefined;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  get lasts(): boolean {
    return this.#since !== undefined;
  }

  begins(line: string): void {
    if (this.lasts) return;
    this.#since = performance.now();
    this.#say(line);
  }

  ends(line: (seconds: number) => string): void {
    if (this.#since === undefined) return;
    const seconds = Math.round((performance.now() - this.#since) / 1_000);
    this.#since = undefined;
    this.#say(line(seconds));
  }
}

/**
 * Reports each trouble with the database once, even where several connections have the same trouble. A server that has never
 * answered is reported by the function that opens the database.
 */
export class TroubleLog {
  readonly #away: Spell;
  readonly #readOnly: Spell;
  readonly #slow: Spell;
  readonly #now: () => number;
  #answered = false;
  #quickest = Number.POSITIVE_INFINITY;
  #looked = 0;
  #lookedSince = 0;

  constructor(say: (line: string) => void = () => {}, now: () => number = () => performance.now()) {
    this.#now = now;
    this.#away = new Spell(say);
    this.#readOnly = new Spell(say);
    this.#slow = new Spell(say);
  }

  met(error: unknown): void {
    if (!this.#answered || !isLost(error)) return;
    const reason = error instanceof Error ? error.message : String(error);
    const waits = `(${reason}): work waits for it and is tried again`;
    if (codeOf(error) === READ_ONLY) this.#readOnly.begins(`the database can not be written ${waits}`);
    else if (!(this.#readOnly.lasts && ENDED.test(reason)))
      this.#away.begins(`the database does not answer ${waits}`);
  }

  /**
   * Records that the database has answered.
   * @param milliseconds time since the statement was sent
   * @param wrote true where the statement has written something
   */
  answered(milliseconds: number, wrote: boolean): void {
    this.#answered = true;
    this.#away.ends(seconds => `the database answers again after ${seconds} s`);
    // Incident: a server was read-only for four seconds, but still answered reads. Each answered read ended the trouble, so 618
    // lines were logged.
    if (wrote) this.#readOnly.ends(seconds => `the database can be written again after ${seconds} s`);
    this.#time(milliseconds);
  }

  #time(milliseconds: number): void {
    if (this.#looked === 0) this.#lookedSince = this.#now();
    this.#quickest = Math.min(this.#quickest, milliseconds);
    this.#looked += 1;
    if (this.#looked < LOOKED_AT || this.#now() - this.#lookedSince < LOOK_MS) return;
    const quickest = Math.round(this.#quickest);
    const answers = `the quickest of ${this.#looked} answers took ${quickest} ms`;
    this.#looked = 0;
    this.#quickest = Number.POSITIVE_INFINITY;
    if (quickest >= SLOW_MS) this.#slow.begins(`the database is slow: ${answers}`);
    if (quickest <= QUICK_MS) this.#slow.ends(() => `the database is quick again: ${answers}`);
  }
}
