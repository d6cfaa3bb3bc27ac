import type { Picks } from '../../stage/menu.ts';
import type { Button } from '../buttons/components.ts';
import { type CustomId, MAX_LENGTH, writeId } from '../buttons/custom-id.ts';
import { kindOf, type PanelContext } from './panel-context.ts';

/** Returns buttons that carry out several steps with one press, among those that begin with this kind of action. */
export function runButtons(context: PanelContext, kind: Picks): readonly Button[] {
  const { game, presenter, view, legal, seating } = context;
  const { id: match, rev } = seating.match;
  const texts = new Set(legal.map(action => game.write(action)));
  return (presenter.runs?.(view) ?? []).flatMap(({ actions, label }): readonly Button[] => {
    const [first] = actions;
    const args = actions.map(action => game.write(action));
    const id: CustomId = { match, rev, verb: 'do', args };
    const isOfKind = String(kindOf(game, first)) === String(kind);
    return isOfKind && texts.has(args[0] ?? '') && writeId(id).length <= MAX_LENGTH
      ? [{ label, id, style: 'commit' }]
      : [];
  });
}
