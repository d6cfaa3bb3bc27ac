import { type Difference, inTenths } from '../../core/contract/reasons.ts';
import type { Contrast } from '../../core/contract/sequels.ts';
import { grammar } from './grammar.ts';
import type { Language } from './languages.ts';

interface ReasonWords {
  readonly language: Language;
  readonly reasons: { said(reason: string, points: string): string };
}

/** Names of other seats in a reason. */
export interface Rivals {
  /** Name of the seat that acts next in the order of the seats. */
  readonly next: string;
  /** Name of the only other seat. Absent with more seats. */
  readonly only?: string;
}

/** @param names names of all seats */
export function rivalsOf(names: readonly string[], seat: number): Rivals {
  const next = names[(seat + 1) % names.length] ?? '';
  return { next, ...(names.length === 2 && { only: next }) };
}

/**
 * Writes a reason with its points, rounded to tenths: "opens L4 to Ann: −3". A plain reason has no
 * points. Undefined where there are no points or no words.
 * @param explain returns the reason for which an action is better, or worse
 */
export function reasonWith(
  { language, reasons }: ReasonWords,
  { value, plain = false }: Pick<Difference, 'value' | 'plain'>,
  explain: (better: boolean) => string | undefined,
): string | undefined {
  const tenths = inTenths(value);
  const said = tenths === 0 ? undefined : explain(tenths > 0);
  if (said === undefined || plain) return said;
  return reasons.said(said, `${tenths > 0 ? '+' : '−'}${grammar(language).number(Math.abs(tenths))}`);
}

/** Least difference of two shares of worlds that explains anything. */
const CLEAR = 0.1;

/**
 * Lists the events of a line of play that speak for the better action, the clearest first: own events that follow it more
 * often, or events of other seats that follow it less often. `isOwn`: events of the seat, or else of the others.
 */
export const eventsFor = <Event>(
  later: readonly Contrast[],
  seat: number,
  isOwn: boolean,
  better: boolean,
): readonly Event[] =>
  later
    .filter(({ event, one, other }) => {
      const isBySeat = (event as { readonly seat?: number }).seat === seat;
      return isBySeat === isOwn && (isOwn === better ? one - other : other - one) >= CLEAR;
    })
    .toSorted((one, other) => Math.abs(other.one - other.other) - Math.abs(one.one - one.other))
    .map(({ event }) => event as Event);

/**
 * Writes a reason with the thing of the clearest event that speaks for it: "cubes you keep (Objective 3)". Undefined where no
 * event names a thing.
 * @param say returns the reason; it receives the seat of an event of another seat
 */
export function withThing<Event>(
  events: readonly Event[],
  thingOf: (event: Event) => string | undefined,
  say: (seat: number | undefined) => string | undefined,
): string | undefined {
  const event = events.find(each => thingOf(each) !== undefined);
  const said = event && say((event as { readonly seat?: number }).seat);
  return event && said && `${said} (${thingOf(event)})`;
}
