import type { Refusal } from '../../src/core/contract/result.ts';
import type { Contrast } from '../../src/core/contract/sequels.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import type { PlayedOn } from './counted.ts';
import { type Decision, kindOf, strong } from './decision.ts';
import { type Ply, seatOf } from './plies.ts';
import type { PuzzleRules } from './rules.ts';

/** Maximum number of worlds in which a reason is sought, and share of these worlds that must have the reason. */
const [WORLDS, MOST] = [30, 0.5];
/** Maximum number of legal actions that are tried in one decision. */
const TRIED = 200;
/**
 * Number of worlds in which a reason is checked, greatest number of steps that can refute it, and of positions after each
 * number of steps.
 */
const [CHECKED, STEPS, POSITIONS] = [6, 3, 60];

export interface Wanted
  extends Pick<Decision, 'game' | 'seat'>,
    Pick<PuzzleRules, 'tells' | 'steps' | 'fetches'> {
  readonly paid: PuzzleRules['paid'] | undefined;
  /** Key of the event for which a reason is sought. */
  readonly key: string;
  keyOf(event: unknown): string;
  /**
   * Returns true for an event that does as much as another one, such as a build on the same house with other cards. Absent: no
   * event does.
   */
  serves?(event: unknown, other: unknown): boolean;
}

/**
 * Returns true where an action leads to the event at once, with one fixed seed of the dice.
 * @param served an event that another may replace
 */
function leads(
  { game, key, keyOf, serves }: Wanted,
  { before, seat }: Ply,
  action: unknown,
  served?: unknown,
): boolean {
  const step = game.apply(before, seat, action, new LightDice(1));
  return (
    step.ok &&
    step.value.events.some(
      ({ event }) => keyOf(event) === key || (served !== undefined && serves?.(event, served) === true),
    )
  );
}

/**
 * Returns the refusal that an action of another world meets. Lists in the refusal are left out, since they name other actions.
 * A refusal that is not about the means of the action goes first. Undefined: the action is legal, or a reader would not
 * understand the refusal.
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

/** Lists legal actions of some kinds in a decision, at most `TRIED`. */
const legalIn = (
  game: Wanted['game'],
  { before, seat }: Pick<Ply, 'before' | 'seat'>,
  kinds: readonly string[],
): readonly unknown[] =>
  game
    .legal(before, seat)
    .filter(action => kinds.includes(kindOf(game, action)))
    .slice(0, TRIED);

/** Lists the decisions of a seat in a world, without the first action of the world. */
const decisionsOf = (plies: readonly Ply[], seat: Ply['seat']): readonly Ply[] =>
  plies.filter((each, number) => number > 0 && each.seat === seat);

/**
 * Returns true where steps that only change a seat's means, such as trades, lead to the event after all. Incident: an answer
 * said that cubes were missing, although two trades bring them.
 * @param at a decision of the seat in a world in which the event is missing
 */
function isReached(wanted: Wanted, kind: string, at: Ply): boolean {
  const { game, steps = [] } = wanted;
  const seen = new Set<string>();
  let last: readonly Ply[] = [at];
  for (let number = 0; number < STEPS && last.length > 0; number++) {
    const next = last.flatMap(ply =>
      legalIn(game, ply, steps).flatMap(action => {
        const step = game.apply(ply.before, ply.seat, action, new LightDice(1));
        if (!step.ok || seen.size === seen.add(JSON.stringify(step.value.state)).size) return [];
        return [{ ...ply, before: step.value.state }];
      }),
    );
    last = next.slice(0, POSITIONS);
    if (last.some(ply => legalIn(game, ply, [kind]).some(action => leads(wanted, ply, action)))) return true;
  }
  return false;
}

/** Returns true where steps that only change a seat's means make an action possible in the other world. */
const isAvoidable = (wanted: Wanted, ply: Ply, other: readonly Ply[]): boolean =>
  decisionsOf(other, ply.seat).some(each => isReached(wanted, kindOf(wanted.game, ply.action), each));

/**
 * Finds the refusal that keeps a seat from doing in one world what the seat does in another world.
 * @param ply action of the seat in the other world
 */
function inWorld(wanted: Wanted, ply: Ply, other: readonly Ply[]): Refusal | undefined {
  const { game } = wanted;
  const kind = kindOf(game, ply.action);
  const decisions = decisionsOf(other, ply.seat);
  const served = ply.events.find(event => wanted.keyOf(event) === wanted.key);
  const isLegal = decisions.some(each =>
    [ply.action, ...legalIn(game, each, [kind])].some(action => leads(wanted, each, action, served)),
  );
  if (isLegal) return undefined;
  const [refusal] = decisions.flatMap(each =>
    each.turn < ply.turn ? [] : (refusalOf(wanted, ply, each) ?? []),
  );
  return refusal && afterFetching(wanted, ply, decisions, refusal);
}

/**
 * Returns the refusal that is left where a seat first fetches the card that it misses, in any of its decisions. The other seats
 * then play as medium does. Undefined: with the card, the seat can do what it does in the other world.
 */
function afterFetching(
  { fetches, ...wanted }: Wanted,
  ply: Ply,
  decisions: readonly Ply[],
  refusal: Refusal,
): Refusal | undefined {
  const { game } = wanted;
  const kind = kindOf(game, ply.action);
  let left = refusal;
  for (const { before, seat, turn } of decisions)
    for (const action of game.legal(before, seat).filter(each => fetches?.(each, refusal, ply.action))) {
      const at = nextDecision(game, before, seat, action);
      if (!at) continue;
      const next = { ...ply, before: at, seat, turn };
      if (legalIn(game, next, [kind]).some(each => leads(wanted, next, each))) return undefined;
      left = refusalOf(wanted, ply, next) ?? left;
    }
  return left;
}

/** Returns the state in which a seat decides next after an action. Undefined: the game is over before. */
function nextDecision(game: Wanted['game'], before: unknown, seat: Ply['seat'], first: unknown): unknown {
  let [state, actor, action] = [before, seat, first];
  for (let ply = 1; ; ply++) {
    const step = game.apply(state, actor, action, new LightDice(ply));
    if (!step.ok) throw new Error(`${game.id}: ${game.write(action)}: ${step.refusal.code}`);
    state = step.value.state;
    if (game.outcome(state)) return undefined;
    actor = game.toAct(state)[0] ?? seat;
    const [only, ...others] = game.legal(state, actor);
    if (actor === seat && others.length > 0) return state;
    action =
      actor === seat
        ? only
        : strong(game, 'medium').choose(game, game.view(state, actor), actor, new LightDice(ply));
  }
}

/**
 * Finds the most frequent refusal for which an event of one line of play is rarer in another. Undefined: no refusal is
 * frequent. What the seat does instead is no reason: readers took such an action for an obstacle.
 * @param worlds worlds of the first line
 * @param others the same worlds in the other line
 */
export function hindranceOf(
  wanted: Wanted,
  worlds: readonly (readonly Ply[])[],
  others: readonly (readonly Ply[])[],
): Refusal | undefined {
  const { key, keyOf } = wanted;
  const plyIn = (plies: readonly Ply[]) =>
    plies.find(({ events }) => events.some(event => keyOf(event) === key));
  const missing = worlds
    .flatMap((plies, world) => {
      const [ply, other = []] = [plyIn(plies), others[world]];
      return ply && !plyIn(other) ? [{ ply, other }] : [];
    })
    .slice(0, WORLDS);
  const checked = missing.slice(0, CHECKED);
  const avoidable = wanted.steps ? checked.filter(({ ply, other }) => isAvoidable(wanted, ply, other)) : [];
  if (wanted.steps && avoidable.length * 2 >= checked.length) return undefined;
  const found = missing.map(({ ply, other }) => inWorld(wanted, ply, other));
  const enough = found.length * MOST;
  const keyed = (of: (why: Refusal) => unknown) =>
    largest(
      found.filter(why => why !== undefined),
      why => JSON.stringify(of(why)),
    );
  const same = keyed(why => [why.code, why.with.colour]);
  if (same.length >= enough) return largest(same, why => JSON.stringify(why))[0];
  // The missing colour differs from world to world, so the reason names no colour.
  const alike = keyed(({ code }) => code);
  const [why] = alike;
  return why && alike.length >= enough ? { code: why.code, with: {} } : undefined;
}

/** Adds the reason why an event of a seat is much rarer after one of two actions, if the rules give a reason. */
export function withWhy(
  wanted: Wanted,
  contrast: Contrast,
  [best, other]: readonly [PlayedOn, PlayedOn],
): Contrast {
  const { event, one, other: second } = contrast;
  if (seatOf(event) === undefined) return contrast;
  const [more, less] = one > second ? [best, other] : [other, best];
  const why = hindranceOf(wanted, more.worlds, less.worlds);
  return why && isAbout(why, [best, other]) ? { ...contrast, why } : contrast;
}

/** Returns true where a refusal names no card, or names a card that one of the two actions draws or spends. */
const isAbout = ({ with: { card } }: Refusal, played: readonly PlayedOn[]): boolean =>
  typeof card !== 'string' || played.some(({ own }) => JSON.stringify(own).includes(`"${card}"`));

function largest<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const groups = Object.values(Object.groupBy(items, keyOf));
  return groups.toSorted((one = [], other = []) => other.length - one.length)[0] ?? [];
}
