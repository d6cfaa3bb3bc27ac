/** Silence in milliseconds after which a run reports what it is doing. */
const SILENCE_MS = 20_000;
/** A run on a busy machine may take this many times its usual time. */
const BUSY = 6;
/** Fewest minutes after which a run is ended. */
const LEAST_LIMIT = 15;

export interface Run {
  /** Reports a finished part, such as "3 of 12: porto, solo". */
  readonly step: (what: string) => void;
  readonly end: () => void;
}

interface Clock {
  readonly now: () => number;
  readonly say: (line: string) => void;
  readonly exit: () => void;
  /** Calls the work each second, and returns a function that ends the calls. */
  readonly each: (work: () => void) => () => void;
}

const REAL: Clock = {
  now: () => performance.now(),
  say: line => void process.stderr.write(`${line}\n`),
  exit: () => process.exit(1),
  each: work => {
    const timer = setInterval(work, 1_000).unref();
    return () => clearInterval(timer);
  },
};

/** Returns the minutes after which a run is ended that usually takes `minutes`. */
export const limitOf = (minutes: number): number => Math.max(LEAST_LIMIT, minutes * BUSY);

/**
 * Reports how long a run takes and what it is doing, and ends a run that exceeds its limit.
 * @param minutes usual time on two quiet cores; undefined for a run of another size, which has no limit
 */
export function beginRun(name: string, minutes: number | undefined, clock: Clock = REAL): Run {
  const begun = clock.now();
  let reportedAt = begun;
  let newest = 'the start';
  const seconds = (): number => Math.round((clock.now() - begun) / 1_000);
  const say = (line: string): void => {
    reportedAt = clock.now();
    clock.say(`${name}, ${seconds()} s: ${line}`);
  };
  const look = (): void => {
    if (minutes !== undefined && clock.now() - begun > limitOf(minutes) * 60_000) {
      say(`not done after ${limitOf(minutes)} minutes, newest part: ${newest}`);
      clock.exit();
    } else if (clock.now() - reportedAt >= SILENCE_MS) say(`still running, newest part: ${newest}`);
  };
  say(
    minutes === undefined
      ? 'a size of its own, whose time is not known'
      : `about ${minutes} min on two quiet cores, ${limitOf(minutes)} min at most`,
  );
  const end = clock.each(look);
  return {
    step: what => {
      newest = what;
      say(what);
      look();
    },
    end,
  };
}
