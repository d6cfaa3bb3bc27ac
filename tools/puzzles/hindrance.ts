import type { Refusal } from '../../src/core/contract/result.ts';
import type { Contrast } from '../../src/core/contract/sequels.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { type Decision, kindOf } from './decision.ts';
import type { Ply } from './plies.ts';
import type { PuzzleRules } from './rules.ts';

/** Reason why an event is rarer after another action: a refusal of the rules, or what its seat does instead. */
type Hindrance = Pick<Contrast, 'why' | 'instead'>;

/** Most worlds in which a reason is sought, and the share of them that a reason needs. */
const [WORLDS, MOST] = [30, 0.5];
/** Most legal actions that are tried in one decision. */
const TRIED = 200;

export interface Wanted extends Pick<Decision, 'game' | 'seat'>, Pick<PuzzleRules, 'tells'> {
  readonly paid: PuzzleRules['paid'] | undefined;
  /** Key of the event. */
  readonly key: string;
  keyOf(event: unknown): string;
}

/** Returns true where an action leads to the event at once, whatever the dice. */
function leads({ game, key, keyOf }: Wanted, { before, seat }: Ply, action: unknown): boolean {
  const step = game.apply(before, seat, action, new LightDice(1));
  return step.ok && step.value.events.some(({ event }) => keyOf(event) === key);
}

/**
 * Returns the refusal that an action of another world meets, without its lists, which name other actions. A refusal that is not
 * about the means of the action goes first. Undefined: the action is legal, or a reader does not understand the refusal.
 */
function refusalOf(
  { game, tells, paid, seat }: Wanted,
  { action, ...ply }: Ply,
  at: Ply,
): Refusal | undefined {
  const codes = ply.seat === seat ? [...tells.all, ...tells.own] : tells.all;
  const tried = (state: unknown) => game.apply(state, at.seat, action, new LightDice(1));
  if (tried(at.before).ok) return undefined;
  const states = [...(paid ? [paid(at.before, at.seat, action)] : []), at.before];
  const refusal = states
    .flatMap(state => {
      const step = tried(state);
      return step.ok ? [] : [step.refusal];
    })
    .find(({ code }) => codes.includes(code));
  const plain = Object.entries(refusal?.with ?? {}).filter(([, detail]) => !Array.isArray(detail));
  return refusal && { code: refusal.code, with: Object.fromEntries(plain) };
}

/** Finds why a seat does not do in one world what it does in another one. @param ply its action there */
function inWorld(wanted: Wanted, ply: Ply, other: readonly Ply[]): Hindrance | undefined {
  const { game, keyOf } = wanted;
  const kind = kindOf(game, ply.action);
  const reasons: Refusal[] = [];
  // What a rival does in place of a move would be a story of its own.
  const instead = (each: Ply | undefined): Hindrance | undefined => {
    if (ply.seat !== wanted.seat) return undefined;
    const event = each?.events.find(found => keyOf(found) !== '');
    return event === undefined ? undefined : { instead: event };
  };
  const decisions = other.filter((each, number) => number > 0 && each.seat === ply.seat);
  for (const each of decisions) {
    const alike = game
      .legal(each.before, each.seat)
      .filter(action => kindOf(game, action) === kind)
      .slice(0, TRIED);
    if ([ply.action, ...alike].some(action => leads(wanted, each, action))) return instead(each);
    const refusal = each.turn < ply.turn ? undefined : refusalOf(wanted, ply, each);
    if (refusal) reasons.push(refusal);
  }
  const [why] = reasons;
  return why ? { why } : instead(decisions.find(({ turn }) => turn >= ply.turn));
}

/**
 * Finds the most frequent reason why an event of one line of play is rarer in another. Undefined: no reason is frequent.
 * @param worlds worlds of the first line @param others the same worlds in the other line
 */
export function hindranceOf(
  wanted: Wanted,
  worlds: readonly (readonly Ply[])[],
  others: readonly (readonly Ply[])[],
): Hindrance | undefined {
  const { key, keyOf } = wanted;
  const plyIn = (plies: readonly Ply[]) =>
    plies.find(({ events }) => events.some(event => keyOf(event) === key));
  const found = worlds
    .flatMap((plies, world) => {
      const [ply, other = []] = [plyIn(plies), others[world]];
      return ply && !plyIn(other) ? [inWorld(wanted, ply, other)] : [];
    })
    .slice(0, WORLDS);
  const enough = found.length * MOST;
  const keyed = (of: (each: Hindrance) => unknown) =>
    largest(
      found.filter(each => each !== undefined),
      each => JSON.stringify(of(each)),
    );
  const same = keyed(({ why, instead }) => (why ? [why.code, why.with.colour] : keyOf(instead)));
  if (same.length >= enough) return largest(same, each => JSON.stringify(each))[0];
  // Where now this and now another colour is missing, the reason names none.
  const alike = keyed(({ why }) => why?.code ?? '');
  const [{ why } = {}] = alike;
  return why && alike.length >= enough ? { why: { code: why.code, with: {} } } : undefined;
}

/** Returns the largest group of items with the same key. */
function largest<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const groups = Object.values(Object.groupBy(items, keyOf));
  return groups.toSorted((one = [], other = []) => other.length - one.length)[0] ?? [];
}
