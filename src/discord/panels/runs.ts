import type { Picks } from '../../stage/menu.ts';
import type { Button } from '../buttons/components.ts';
import { type CustomId, MAX_LENGTH, writeId } from '../buttons/custom-id.ts';
import { kindOf, type PanelContext } from './panel-context.ts';

/** Returns buttons that each carry out several steps with one press. The first step is of this kind of action. */
export function runButtons(facts: PanelContext, kind: Picks): readonly Button[] {
  const { game, presenter, view, legal, seating } = facts;
  const { id: match, rev } = seating.match;
  const ofKind = (action: unknown): boolean => String(kindOf(game, action)) === String(kind);
  const runs = (presenter.runs?.(view) ?? []).filter(({ actions: [first] }) => ofKind(first));
  if (runs.length === 0) return [];
  const texts = new Set(legal.filter(ofKind).map(action => game.write(action)));
  return runs.flatMap(({ actions, label }): readonly Button[] => {
    const args = actions.map(action => game.write(action));
    const id: CustomId = { match, rev, verb: 'do', args };
    return texts.has(args[0] ?? '') && writeId(id).length <= MAX_LENGTH
      ? [{ label, id, style: 'commit' }]
      : [];
  });
}
