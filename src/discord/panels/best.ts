import { known } from '../../stage/menu.ts';
import type { PanelContext } from './panel-context.ts';
import { gain } from './points.ts';

/** What an action could lead to, as far as it orders the actions. */
const PROSPECTS = 3;

export interface BestAction {
  readonly action: unknown;
  /** Short enough for a button, and of none of the others. */
  readonly label: string;
}

interface Ranked {
  readonly action: unknown;
  readonly worth: number | undefined;
  /** The worth of the best actions that it makes possible. */
  readonly later: readonly number[];
  readonly prospects: readonly unknown[];
}

const byPromise = (one: Ranked, other: Ranked): number => {
  const worth = known(other.worth) - known(one.worth);
  if (worth !== 0) return worth;
  for (let at = 0; at < PROSPECTS; at++) {
    const gap = (other.later[at] ?? 0) - (one.later[at] ?? 0);
    if (gap !== 0) return gap;
  }
  return 0;
};

const ranked = ({ worth, prospects }: PanelContext, action: unknown): Ranked => {
  const found = prospects(action).slice(0, PROSPECTS);
  return { action, worth: worth(action), prospects: found, later: found.map(each => known(worth(each))) };
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

/**
 * The actions that bring most, then those that lead furthest: arithmetic from what the seat sees, the same for everybody.
 * Of those that read the same, the first.
 */
export function bestOf(
  context: PanelContext,
  actions: readonly unknown[],
  most: number,
): readonly BestAction[] {
  const found = new Map<string, BestAction>();
  const inOrder = actions.map(action => ranked(context, action)).sort(byPromise);
  for (const each of inOrder) {
    if (found.size === most) break;
    const { action } = each;
    const label = labelled(context, each);
    if (!found.has(label)) found.set(label, { action, label });
  }
  return [...found.values()];
}
