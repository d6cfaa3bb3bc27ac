import type { Picks } from '../../stage/menu.ts';
import type { Button } from '../buttons/components.ts';
import { commitId } from '../buttons/picks.ts';
import { type BestAction, bestOf, byPromise } from './best.ts';
import { actsAtOnce, kindOf, type PanelContext } from './panel-context.ts';
import { runButtons } from './runs.ts';

/** Number of best actions that are shown of each kind. All are shown where a kind has few. */
const BEST = 3;
export const FEW = 5;
const KINDS_IN_ROWS = 4;

export interface TurnKind {
  readonly picks: Picks;
  readonly actions: readonly unknown[];
}

export interface RankedKind extends TurnKind {
  readonly best: readonly BestAction[];
}

/** Groups legal actions by their kind, in the order in which the game lists them. */
export function turnKinds({ game, legal }: PanelContext): readonly TurnKind[] {
  const kinds = new Map<string, { readonly picks: Picks; readonly actions: unknown[] }>();
  for (const action of legal) {
    const picks = kindOf(game, action);
    const key = picks.flat().join('=');
    const known = kinds.get(key);
    if (known) known.actions.push(action);
    else kinds.set(key, { picks, actions: [action] });
  }
  return [...kinds.values()];
}

/** Checks that each kind of action can have a row of its own. */
export const areInRows = (kinds: readonly TurnKind[]): boolean => kinds.length <= KINDS_IN_ROWS;

/** Finds the best actions of each kind. The kind with the best action comes first. */
export const rankedKinds = (facts: PanelContext, kinds: readonly TurnKind[]): readonly RankedKind[] =>
  kinds
    .map((kind): RankedKind => {
      const inRows = areInRows(kinds);
      const all = kind.actions.length <= (inRows ? FEW : 1);
      const most = all ? kind.actions.length : inRows ? BEST : 1;
      return { ...kind, best: bestOf(facts, kind.actions, most) };
    })
    .sort(({ best: [one] }, { best: [other] }) => (one && other ? byPromise(one, other) : 0));

/** Returns the buttons of a kind's best actions, then those that carry out several steps at once. */
export function bestButtons(facts: PanelContext, { picks, best }: RankedKind): readonly Button[] {
  const { game, presenter, open, view } = facts;
  return [
    ...best.map(
      ({ action, label }): Button =>
        actsAtOnce(facts, action)
          ? { label, id: commitId(facts.game, facts.seating.match, action), style: 'commit' }
          : {
              label,
              id: open(game.fields(action)),
              style: presenter.declines?.(action, view) ? 'quiet' : 'main',
            },
    ),
    ...runButtons(facts, picks),
  ];
}

/** Returns the button to all actions of a kind. */
export function othersButton({ presenter, context, view, open }: PanelContext, { picks }: TurnKind): Button {
  const [[field, kind] = ['', '']] = picks;
  const label = presenter.another?.(kind) ?? context.words.panel.others(presenter.value(field, kind, view));
  return { label, id: open(picks) };
}
