import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from 'local-discord';
import type { StoredMatch } from '../../src/store/index.ts';
import type { Match } from '../../src/table/match/types.ts';
import { setSettings } from '../../test/support/menus.ts';
import { liveMatches } from '../../test/support/reads.ts';
import { type Call, callsAmong, ON_ITS_WAY_MS, STEPS } from './calls.ts';
import { type Decision, decisionsOf, elapsed, restsAt, whenElapsed } from './decisions.ts';
import { type Nudge, Nudges } from './nudges.ts';
import { placesOf } from './people-apart.ts';
import { HABITS, type Habit, reigns } from './people-settings.ts';
import { Questions } from './questions.ts';
import { hash } from './random.ts';
import type { RemindersParts } from './reminders-parts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Hours that people at a slow table take for a decision, chosen at random. Three of seven decisions are made without delay. */
const TAKES = [0, 0, 0, 14, 26, 50, 100];
/**
 * Hours by which the clock leaps: less than, equal to, or far more than the time until a reminder. After a long leap only the
 * newest reminder is posted.
 */
const LEAPS = [3, 7, 11, 12, 13, 13, 26, 49];
const PACES = ['none', 'day', 'three-days'];
const PACE_MS: Readonly<Record<string, number>> = { day: DAY, 'three-days': 3 * DAY };
const PATIENCE_MS = 120_000;
/** Time after a ping in which the bot does not ping the same person again, if the person has not decided meanwhile. */
const AGAIN_MS = 10 * MINUTE;

const stepsBy = (waited: number): number => STEPS.filter(step => waited >= step).length;

/** Returns the decisions of the people who play from this place. */
const decisionsAt = (
  { seats }: Pick<StoredMatch, 'seats'>,
  { place }: { readonly place: number },
  decisions: readonly Decision[],
): readonly Decision[] => decisions.filter(({ seat }) => seats[seat]?.place === place);

interface Due {
  readonly what: string;
  readonly isSaid: (call: Call) => boolean;
}

interface Standing {
  readonly pace: string;
  readonly now: number;
  /** True if no new ping is due: the person was just pinged, and an undo has since removed the reason. */
  readonly putOff: boolean;
}

/**
 * Simulates people who think for long, sleep, turn off pings, or nudge. It also knows which messages the bot must send them.
 */
export class Reminders {
  readonly #parts: RemindersParts;
  readonly #seen = new Map<string, number>();
  readonly #nudges: Nudges;
  readonly #questions: Questions;
  readonly #due = new Set<string>();
  readonly #lost = new Set<string>();
  #leaps = 0;

  constructor(parts: RemindersParts) {
    this.#parts = parts;
    this.#nudges = new Nudges(parts);
    this.#questions = new Questions(parts);
  }

  static pace(table: number): string {
    return PACES[table % PACES.length] ?? 'none';
  }

  async settle(channel: Channel): Promise<void> {
    for (const [index, { settings }] of HABITS.entries()) {
      const person = this.#parts.traffic.people[index];
      if (person) await setSettings(person, channel, settings);
    }
  }

  /** Returns true if the person acts now. At some tables people take hours or days. The position alone determines how long. */
  willing(table: number, match: Match, seat: number): boolean {
    if (table % 4 === 0 || table % 3 === 0) return true;
    const now = this.#parts.clock.now();
    const key = `${match.id}/${match.rev}/${seat}`;
    const first = this.#seen.get(key) ?? now;
    this.#seen.set(key, first);
    const takes = TAKES[(hash(`${key}/takes`) >>> 0) % TAKES.length] ?? 0;
    return now - first >= takes * HOUR;
  }

  /**
   * Makes the clock leap ahead. No person may be busy during the leap.
   * @param hours number of hours; absent: random
   */
  leap(hours?: number): void {
    const { clock, chance } = this.#parts;
    clock.leap((hours ?? chance.among(LEAPS)) * HOUR + chance.below(30) * MINUTE);
    this.#leaps += 1;
  }

  async nudges(): Promise<void> {
    const { chance, traffic } = this.#parts;
    for (const channel of traffic.channels) {
      if (chance.below(2) === 0) await this.#nudges.nudge(channel);
      if (chance.below(3) === 0) await this.#questions.ask(channel);
    }
  }

  /**
   * Waits until every person with an open decision has got all messages that are due. A message that takes too long counts as
   * lost. Earlier reminders may be missing, since the bot posts only the newest after an outage.
   */
  async checkpoint(): Promise<void> {
    const began = performance.now();
    const since = new Map<string, number>();
    for (;;) {
      const now = performance.now();
      const missing = (await this.#missing()).map(({ what }) => what);
      if (now - began < PATIENCE_MS) for (const what of missing) since.set(what, since.get(what) ?? now);
      const waited = missing.filter(what => since.has(what) && !this.#lost.has(what));
      if (waited.length === 0) return;
      for (const what of waited) if (now - (since.get(what) ?? now) > PATIENCE_MS) this.#lost.add(what);
      await sleep(250);
    }
  }

  async #missing(): Promise<readonly Due[]> {
    const { store, clock } = this.#parts;
    const running = (await liveMatches(store)).filter(({ status }) => status === 'running');
    const missing: Due[] = [];
    for (const due of await this.#questions.missing(running)) {
      this.#due.add(due.what);
      missing.push(due);
    }
    for (const match of running) {
      const decisions = await decisionsOf(store, match.id);
      const calls = placesOf(match).flatMap(place =>
        this.#calls(place.channelId, decisionsAt(match, place, decisions)),
      );
      const log = await store.moves.list(match.id, 0, match.rev);
      const undone = log.flatMap(({ by, at }) => (by === 'undo' ? at : []));
      for (const decision of decisions.filter(({ open }) => open)) {
        const putOff = calls.some(
          ({ userId, at }) =>
            userId === decision.userId &&
            at > clock.now() - AGAIN_MS &&
            undone.some(then => then >= at - MINUTE),
        );
        for (const due of this.#dueOf(decision, { pace: match.pace, now: clock.now(), putOff })) {
          this.#due.add(due.what);
          if (!calls.some(call => call.decision === decision && due.isSaid(call))) missing.push(due);
        }
      }
    }
    return missing;
  }

  #dueOf(decision: Decision, { pace, now, putOff }: Standing): readonly Due[] {
    const { match, seat, from, since, alone, userId, acts } = decision;
    const acted = acts.at(-1);
    const waited = elapsed(decision, now);
    // Only messages after the seat's last action still count. A person who has begun to act needs no ping.
    const stands = (at: number): boolean => at >= (acted ?? since);
    const habit = this.#habit(userId);
    const where = `${match}, seat ${seat}, decision of revision ${from}`;
    const due: Due[] = [];
    const limit = PACE_MS[pace];
    if (limit !== undefined && waited >= limit && stands(whenElapsed(decision, limit)))
      due.push({ what: `${where}: overdue`, isSaid: ({ kind }) => kind === 'overdue' });
    if (habit === undefined || habit.deaf || reigns(habit.quiet, now)) return due;
    const step = stepsBy(waited);
    if (step > 0 && stands(whenElapsed(decision, STEPS[step - 1] ?? 0)))
      due.push({ what: `${where}: reminder ${step}`, isSaid: call => call.step === step });
    if (!alone && !putOff && acted === undefined)
      due.push({ what: `${where}: a call`, isSaid: ({ kind }) => kind !== 'overdue' });
    for (const nudge of this.#nudges.tried) {
      const { accepted, seats, at } = nudge;
      if (!accepted || nudge.match !== match || !seats.includes(seat) || !stands(at)) continue;
      // A nudge by another person counts too, if its message came after this nudge.
      const isSaid = (call: Call) => call.kind === 'nudge' && call.at >= at;
      due.push({ what: `${where}: nudge by ${nudge.by} at ${at}`, isSaid });
    }
    return due;
  }

  #calls(channelId: string, decisions: readonly Decision[]): readonly Call[] {
    const { messages, sights, traffic } = this.#parts;
    const here = messages.filter(({ channel }) => channel.id === channelId);
    return callsAmong(here, decisions, traffic.people, sights);
  }

  #habit(userId: string): Habit | undefined {
    return HABITS[this.#parts.traffic.people.findIndex(({ id }) => id === userId)];
  }

  /** Number of reminders that were due at a checkpoint. */
  get due(): number {
    return [...this.#due].filter(what => /: reminder/.test(what)).length;
  }

  get nudged(): readonly Nudge[] {
    return this.#nudges.tried;
  }

  /** Checks that every ping was due to its person. The file `repeated-pings.ts` checks for double pings. */
  async verify(): Promise<{
    readonly figures: Readonly<Record<string, number>>;
    readonly faults: readonly string[];
  }> {
    const { store, traffic, messages } = this.#parts;
    const decisions: Decision[] = [];
    const calls: Call[] = [];
    for (const channel of traffic.allChannels) {
      const here: Decision[] = [];
      for (const id of await store.matches.ids()) {
        const match = await store.matches.get(id);
        const place = match && placesOf(match).find(({ channelId }) => channelId === channel.id);
        if (place) here.push(...decisionsAt(match, place, await decisionsOf(store, id, traffic.attempts)));
      }
      decisions.push(...here);
      calls.push(...this.#calls(channel.id, here));
    }
    const spacing = this.#nudges.judge(calls, decisions);
    const asked = this.#questions.judge();
    const strange = calls.flatMap(call => this.#strange(call));
    const count = (kind: Call['kind']) => calls.filter(call => call.kind === kind).length;
    const figures = {
      'leaps of the clock': this.#leaps,
      'decisions waited for': decisions.length,
      'reminders due at a checkpoint': this.due,
      'reminders reported': count('reminder') + count('note'),
      'first calls reported': count('board') + count('ping'),
      'nudges reported': count('nudge'),
      'lateness reported': count('overdue'),
      ...spacing.figures,
      ...asked.figures,
      'calls lost': this.#lost.size,
      'calls to nobody': strange.length,
    };
    const unread = messages.filter(
      ({ channel, mentions }) => mentions.length > 0 && !traffic.allChannels.includes(channel),
    );
    return {
      figures,
      faults: [
        ...[...this.#lost].map(what => `never said: ${what}`),
        ...strange,
        ...spacing.faults,
        ...asked.faults,
        ...unread.map(({ content }) => `said somewhere else: ${content}`),
      ],
    };
  }

  #strange({ kind, decision, userId, at, text, pinged, step, by }: Call): readonly string[] {
    const line = `${new Date(at).toISOString()} "${text.split('\n').at(-1)}"`;
    if (decision === undefined) return [`pinged though nobody is waited for: ${line}`];
    const habit = this.#habit(userId);
    const faults: string[] = [];
    if (at > decision.until + ON_ITS_WAY_MS) faults.push(`pinged after the decision: ${line}`);
    if (kind === 'overdue') return pinged ? [...faults, `pinged where only reported: ${line}`] : faults;
    if (!pinged) faults.push(`named and not pinged: ${line}`);
    if (habit?.deaf) faults.push(`pinged a person who wants no pings: ${line}`);
    if (reigns(habit?.quiet, at) && reigns(habit?.quiet, at - MINUTE))
      faults.push(`pinged in quiet hours: ${line}`);
    if (restsAt(decision, at, ON_ITS_WAY_MS))
      faults.push(`pinged while others are asked in its turn: ${line}`);
    const waited = (then: number) => stepsBy(elapsed(decision, then));
    if (step !== undefined && step > waited(at)) faults.push(`reminded too early: ${line}`);
    if (step !== undefined && step < waited(at - MINUTE))
      faults.push(`an old reminder beside a newer one: ${line}`);
    if (kind === 'nudge' && !this.#nudges.tried.some(each => each.match === decision.match && each.by === by))
      faults.push(`nobody nudged: ${line}`);
    return faults;
  }
}
