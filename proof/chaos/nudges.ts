import type { Channel } from 'local-discord';
import { type Call, STEPS } from './calls.ts';
import { type Decision, decisionsOf, whenElapsed } from './decisions.ts';
import { HABITS } from './people-settings.ts';
import type { RemindersParts } from './reminders-parts.ts';

const HOUR = 3_600_000;
/** Shortest time between two nudges or reminders to a person. */
const APART = 12 * HOUR;
const SLACK_MS = 5_000;
/**
 * Longest time until an unanswered nudge is in the database. It includes rounding, since Discord's timestamps are in whole
 * seconds.
 */
const WRITTEN_MS = 60_000;
/** Longest delay between a saved reminder and its message. A decision in between makes the reminder void. */
const SAID_MS = 120_000;

export interface Nudge {
  readonly match: string;
  readonly by: string;
  readonly at: number;
  readonly answeredAt: number;
  /** True if the bot accepted the nudge. Undefined: no answer came. */
  readonly accepted: boolean | undefined;
  /** Time from which the next nudge is allowed, according to the bot's refusal. */
  readonly until?: number;
  readonly seats: readonly number[];
}

/** Nudge or reminder between the times `from` and `to`. It forbids further nudges for a while. */
interface Prompt {
  readonly from: number;
  readonly to: number;
}

/** Lets people nudge the players for whom they wait, two in a row. It also checks when the bot allowed nudges. */
export class Nudges {
  readonly #parts: RemindersParts;
  readonly tried: Nudge[] = [];
  readonly #refused: Nudge[] = [];

  constructor(parts: RemindersParts) {
    this.#parts = parts;
  }

  async nudge(channel: Channel): Promise<void> {
    const { chance, store, traffic } = this.#parts;
    const match = await store.matches.live(channel.id);
    if (match?.status !== 'running') return;
    const open = (await decisionsOf(store, match.id)).filter(each => each.open);
    const waiting = traffic.people.filter(
      ({ id }) => match.seats.some(each => each.userId === id) && open.every(each => each.userId !== id),
    );
    if (waiting.length === 0) return;
    const first = chance.among(waiting);
    // The bot repeats its answer to the same person for ten seconds. So the second nudge is by another person.
    const second = waiting.find(each => each !== first);
    const deaf = (userId: string) =>
      HABITS[traffic.people.findIndex(({ id }) => id === userId)]?.deaf === true;
    const seats = open.filter(({ userId }) => !deaf(userId)).map(({ seat }) => seat);
    for (const person of second ? [first, second] : [first]) {
      const at = this.#parts.clock.now();
      const answer = await traffic.ask(person, channel, 'nudge');
      const answeredAt = this.#parts.clock.now();
      const [, until] = /You can nudge again <t:(\d+):R>/.exec(answer?.content ?? '') ?? [];
      const accepted = answer?.content.startsWith('Nudged: ');
      const nudge = { match: match.id, by: person.name, at, answeredAt, accepted, seats };
      if (accepted !== false) this.tried.push(nudge);
      else if (until !== undefined) this.#refused.push({ ...nudge, until: Number(until) * 1_000 });
      if (accepted !== true) return;
    }
  }

  /** Checks that twelve hours lie between nudges and reminders, and that the bot refuses no nudge for longer. */
  judge(
    calls: readonly Call[],
    decisions: readonly Decision[],
  ): {
    readonly figures: Readonly<Record<string, number>>;
    readonly faults: readonly string[];
  } {
    const faults: string[] = [];
    const taken = this.tried.filter(({ accepted }) => accepted);
    for (const nudge of taken) {
      const early = this.#promptsOf(nudge.match, calls, nudge).find(
        ({ from, to }) => to <= nudge.at && from > nudge.answeredAt - APART + SLACK_MS,
      );
      if (early) faults.push(`nudged too early: ${line(nudge)}, after ${new Date(early.from).toISOString()}`);
    }
    for (const nudge of this.#refused) {
      const { until = 0, at, match } = nudge;
      const last = until - APART;
      const known = this.#promptsOf(match, calls, nudge).some(
        ({ from, to }) => last >= from - SLACK_MS && last <= to + SLACK_MS,
      );
      // A reminder counts from the time at which it was saved, even if the bot never posted it.
      const isVoid = decisions.some(
        made =>
          made.match === match &&
          whenElapsed(made, STEPS[0] ?? 0) <= last + SLACK_MS &&
          [...made.acts, made.until].some(end => last <= end + SLACK_MS && end <= last + SAID_MS),
      );
      if ((!known && !isVoid) || until <= at - SLACK_MS)
        faults.push(`refused to nudge for too long: ${line(nudge)}, until ${new Date(until).toISOString()}`);
    }
    return {
      figures: { 'nudges taken and judged': taken.length, 'nudges refused and judged': this.#refused.length },
      faults,
    };
  }

  #promptsOf(match: string, calls: readonly Call[], own: Nudge): readonly Prompt[] {
    const nudges = this.tried
      .filter(each => each.match === match && each !== own)
      .map(({ at, answeredAt, accepted }) => ({ from: at, to: accepted ? answeredAt : at + WRITTEN_MS }));
    const reminders = calls.flatMap(({ decision, step, at }): Prompt[] =>
      decision?.match !== match || step === undefined
        ? []
        : [{ from: whenElapsed(decision, STEPS[step - 1] ?? 0), to: at }],
    );
    return [...nudges, ...reminders];
  }
}

const line = ({ match, by, at }: Nudge): string => `${match}, by ${by} at ${new Date(at).toISOString()}`;
