import { agreeing, asPicked, type JointOffer, known, type Picks } from '../../stage/menu.ts';
import type { PanelContext } from './panel-context.ts';
import { gain } from './points.ts';

/** What an action could lead to, as far as it orders the actions. */
const PROSPECTS = 3;
const UNJUDGED = Number.NEGATIVE_INFINITY;

interface Ranked {
  readonly action: unknown;
  /** What the medium player expects of it; behind all others where it does not look at it. */
  readonly judged: number;
  readonly worth: number | undefined;
  /** The worth of the best actions that it makes possible. */
  readonly later: readonly number[];
  readonly prospects: readonly unknown[];
}

export interface BestAction extends Ranked {
  /** Short enough for a button, and of none of the others. */
  readonly label: string;
}

const byJudgement = (one: number, other: number): number => (one === other ? 0 : one < other ? 1 : -1);

/** The better one first. */
export const byPromise = (one: Ranked, other: Ranked): number => {
  const judged = byJudgement(one.judged, other.judged);
  if (judged !== 0) return judged;
  const worth = known(other.worth) - known(one.worth);
  if (worth !== 0) return worth;
  for (let at = 0; at < PROSPECTS; at++) {
    const gap = (other.later[at] ?? 0) - (one.later[at] ?? 0);
    if (gap !== 0) return gap;
  }
  return 0;
};

const ranked = ({ judged, worth, prospects }: PanelContext, action: unknown): Ranked => {
  const found = prospects(action).slice(0, PROSPECTS);
  return {
    action,
    judged: judged().get(action) ?? UNJUDGED,
    worth: worth(action),
    prospects: found,
    later: found.map(each => known(worth(each))),
  };
};

const labelled = ({ presenter, view, room }: PanelContext, { action, worth, prospects, later }: Ranked) => {
  const [prospect] = prospects;
  const then = prospect === undefined ? undefined : { action: prospect, worth: later[0] };
  return (
    presenter.shortDeed?.(action, view, worth, then) ??
    presenter.deed(action, view) + gain(room, { least: worth, most: worth, unsure: worth === undefined })
  );
};

/** An action on one of many buttons. */
export const shortLabel = (context: PanelContext, action: unknown): string =>
  labelled(context, ranked(context, action));

/** What an action is without its points and its optional parts: a reader takes two that agree in it for the same thing. */
export const thingOf = ({ presenter, view }: PanelContext, action: unknown): string =>
  presenter.shortDeed?.(action, view, undefined, undefined) ?? presenter.deed(action, view);

/**
 * The actions that the medium player expects most of; where it does not judge, those that bring most, then those that lead furthest: from
 * what the seat sees. Of those that are the same thing the first.
 */
export function bestOf(
  context: PanelContext,
  actions: readonly unknown[],
  most: number,
): readonly BestAction[] {
  const found = new Map<string, BestAction>();
  const looked = actions.filter(action => context.judged().has(action));
  const others = actions.filter(action => !context.judged().has(action));
  // Of a thousand builds the player looks at ten: what stands behind those is seldom needed.
  for (const some of [looked, others]) {
    if (found.size === most) break;
    for (const each of some.map(action => ranked(context, action)).sort(byPromise)) {
      if (found.size === most) break;
      const thing = thingOf(context, each.action);
      if (!found.has(thing)) found.set(thing, { ...each, label: labelled(context, each) });
    }
  }
  return [...found.values()];
}

/** The options of a question: those that lead to what the medium player expects most of first, the others as they come. */
export function inOrder(
  { game, judged }: PanelContext,
  picks: Picks,
  options: readonly JointOffer[],
): readonly JointOffer[] {
  const values = judged();
  const looked = agreeing(game, [...values.keys()], asPicked(picks));
  if (looked.length === 0) return options;
  return options
    .map(option => {
      const behind = agreeing(game, looked, asPicked(option.picks));
      return { option, judged: Math.max(...behind.map(action => values.get(action) ?? UNJUDGED)) };
    })
    .sort((one, other) => byJudgement(one.judged, other.judged))
    .map(({ option }) => option);
}
