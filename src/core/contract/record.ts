import type { z } from 'zod';
import type { SeededDice } from './dice.ts';
import type { Refusal } from './result.ts';
import type { Setting } from './settings.ts';

/** Sign for a card, or another thing of a game, that the record's writer may not know. */
export const UNKNOWN = '?';

/** An error in a record, with the index of the wrong action, if any, and the broken rule. */
export class RecordError extends Error {
  readonly action: number | null;

  constructor(action: number | null, fault: string) {
    super(action === null ? fault : `action ${action}: ${fault}`);
    this.name = 'RecordError';
    this.action = action;
  }
}

/** A chance decision of a record, compared with the one that the seed gives. A recorded `?` agrees with anything. */
export interface ProvenShuffle {
  /** Label of the chance decision's random stream (docs/dice.md). */
  readonly label: string;
  readonly agrees: boolean;
}

export interface Reshuffled {
  readonly order: readonly string[];
}

/**
 * Compares the deal with the seed, then each reshuffle. If the deal differs, the reshuffles are left out, since the seed can't
 * give the shuffled cards.
 * @param alike compares everything of two reshuffles except the order of the cards
 */
export function proven<R extends Reshuffled>(
  deal: readonly ProvenShuffle[],
  recorded: readonly R[],
  derive: () => readonly R[],
  alike: (one: R, other: R) => boolean,
): Proven {
  if (deal.some(({ agrees }) => !agrees)) return { agrees: false, shuffles: deal };
  const derived = derive();
  const later = Array.from(
    { length: Math.max(derived.length, recorded.length) },
    (_, index): ProvenShuffle => {
      const [one, other] = [recorded[index], derived[index]];
      const agrees =
        one !== undefined && other !== undefined && alike(one, other) && fits(one.order, other.order);
      return { label: `reshuffle/${index + 1}`, agrees };
    },
  );
  return { agrees: later.every(({ agrees }) => agrees), shuffles: [...deal, ...later] };
}

/** Result of the command `record prove`. */
export interface Proven {
  readonly agrees: boolean;
  readonly shuffles: readonly ProvenShuffle[];
}

/**
 * Format of a game's portable record: a document that any program can replay. All methods that read a record throw RecordError.
 */
export interface RecordFormat {
  /** Value of the record's field `format`. No two games have the same value. */
  readonly name: string;
  /** Settings of a random game. */
  readonly settings: readonly Omit<Setting, 'labels'>[];
  /** Replays a record, and describes the effect of each action and the end. */
  verify(json: unknown): object;
  /** Lists every legal action after the last action of a record. */
  legal(json: unknown): readonly object[];
  /** Derives all chance decisions of a record from a seed (64 hexadecimal digits), and compares them with the record. */
  prove(json: unknown, seed: string): Proven;
  /**
   * Plays a random game and returns its record; `settings` has a value for each of the format's settings. `seats` absent:
   * the fewest possible.
   */
  random(seats: number | undefined, settings: Readonly<Record<string, string>>, dice: SeededDice): object;
}

/** Finds the format that a record names. Throws RecordError for an unknown format. */
export function formatOf(formats: readonly RecordFormat[], json: unknown): RecordFormat {
  const named = typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
  const found = formats.find(({ name }) => name === named);
  if (found) return found;
  const fault = named === undefined ? 'a record says its format' : `unknown format ${JSON.stringify(named)}`;
  throw new RecordError(null, `${fault}; known: ${formats.map(({ name }) => name).join(', ')}`);
}

/**
 * Checks that a pile has only cards of the whole deck, none more often than the deck has it. `?` may stand for any other
 * card. Returns the fault, if any.
 */
export const pileFault = (
  name: string,
  pile: readonly string[],
  whole: readonly string[],
  exact: boolean,
): string | null => {
  const left = new Map<string, number>();
  for (const card of whole) left.set(card, (left.get(card) ?? 0) + 1);
  for (const card of pile) {
    if (card === UNKNOWN) continue;
    const copies = left.get(card);
    if (copies === undefined) return `${name}: there is no card "${card}"`;
    if (copies === 0) return `${name}: too many cards "${card}"`;
    left.set(card, copies - 1);
  }
  if (exact && pile.length !== whole.length) return `${name}: ${pile.length} cards, not ${whole.length}`;
  return pile.length > whole.length ? `${name}: ${pile.length} cards, at most ${whole.length}` : null;
};

/** Describes the faults in the shape of a record or of an action in it. */
export const explained = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ');

/** Names the rule that an action breaks, with the facts of the refusal. */
export const ruleOf = ({ code, with: details }: Refusal): string => {
  const parts = Object.entries(details).map(([name, value]) => `${name} ${[value].flat().join(' ')}`);
  return parts.length > 0 ? `${code} (${parts.join(', ')})` : code;
};

/** Checks that a recorded pile equals the pile derived from a seed; a recorded `?` agrees with any card. */
export const fits = (recorded: readonly string[], derived: readonly string[]): boolean =>
  recorded.length === derived.length &&
  recorded.every((card, index) => card === UNKNOWN || card === derived[index]);
