import {
  agreeing,
  asPicked,
  type Bringing,
  type JointOffer,
  known,
  type Picks,
} from '../../../presentation/choosing/menu.ts';
import type { Context } from '../../context/context.ts';
import type { PanelContext } from './panel-context.ts';

/**
 * Writes the points that a choice can bring, as a suffix of the choice's name. Empty where the choice brings no points or they
 * are unknown.
 */
export const gain = ({ words }: Context, { least, most, unsure }: Bringing): string => {
  if (unsure || most === undefined || most === 0) return '';
  return ` · ${least === most ? words.panel.points(most) : words.panel.upTo(most)}`;
};

/** Writes a choice's name with the points that the choice can bring. Does not repeat points that are in the name already. */
export const withGain = (context: Context, name: string, brought: Bringing): string => {
  const points = gain(context, brought);
  return name.endsWith(points) ? name : name + points;
};

/** Writes the least and the most points of a choice, for a button: "6–15 points". */
export const gainBetween = ({ words }: Context, { least, most, unsure }: Bringing): string => {
  if (unsure || most === undefined || most === 0) return '';
  return ` · ${least === undefined || least === most ? words.panel.points(most) : words.panel.between(least, most)}`;
};

/** Number of follow-up actions that count for an action when actions are sorted. */
const PROSPECTS = 3;
const UNJUDGED = Number.NEGATIVE_INFINITY;

interface Ranked {
  readonly action: unknown;
  /** Value that the medium bot gives the action. Minus infinity where the bot does not examine it. */
  readonly judged: number;
  readonly worth: number | undefined;
  readonly later: readonly number[];
  readonly prospects: readonly unknown[];
}

export interface BestAction extends Ranked {
  readonly label: string;
}

const byJudgement = (one: number, other: number): number => (one === other ? 0 : one < other ? 1 : -1);

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

const labelled = (
  { presenter, view, context, mostNow }: PanelContext,
  { action, worth, prospects, later }: Ranked,
) => {
  const [prospect] = prospects;
  // Points that the seat can get even without the action are left out, since they would stand on every button.
  const gains = prospect !== undefined && known(later[0]) > mostNow();
  const then = gains ? { action: prospect, worth: later[0] } : undefined;
  return (
    presenter.describeActionBriefly?.(action, view, worth, then) ??
    presenter.describeAction(action, view) +
      gain(context, { least: worth, most: worth, unsure: worth === undefined })
  );
};

export const shortLabel = (facts: PanelContext, action: unknown): string =>
  labelled(facts, ranked(facts, action));

/** Names an action without its points and its optional parts. Two actions with the same name look alike to a reader. */
export const thingOf = ({ presenter, view }: PanelContext, action: unknown): string =>
  presenter.describeActionBriefly?.(action, view, undefined, undefined) ??
  presenter.describeAction(action, view);

/**
 * Lists the best actions by what the seat sees: by the medium bot's values, then by points, then by the worth of follow-up
 * actions. Lists only the best of several actions with the same name.
 */
export function bestOf(
  facts: PanelContext,
  actions: readonly unknown[],
  most: number,
): readonly BestAction[] {
  const found = new Map<string, BestAction>();
  const looked = actions.filter(action => facts.judged().has(action));
  const others = actions.filter(action => !facts.judged().has(action));
  // The bot examines about ten of a thousand actions. Actions that it leaves out are ranked only where too few were examined.
  for (const some of [looked, others]) {
    if (found.size === most) break;
    for (const each of some.map(action => ranked(facts, action)).sort(byPromise)) {
      if (found.size === most) break;
      const thing = thingOf(facts, each.action);
      if (!found.has(thing)) found.set(thing, { ...each, label: labelled(facts, each) });
    }
  }
  return [...found.values()];
}

/**
 * Orders the options of a panel's question. Options that lead to the medium bot's best actions come first. The other options
 * keep their order.
 */
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
