import { isPrivate, type Match } from '../../table/match/types.ts';
import { BUTTONS_IN_A_ROW, type Button, buttonRows, ROWS } from '../buttons/components.ts';
import type { CustomId } from '../buttons/custom-id.ts';
import { partsButtons } from '../buttons/match-buttons.ts';
import type { ComponentRow } from '../ports/answer.ts';
import type { PanelContext } from './panel-context.ts';

const hintId = ({ id, rev }: Match): CustomId => ({ match: id, rev, verb: 'hint', args: [] });

const undoId = ({ id, rev }: Match): CustomId => ({ match: id, rev, verb: 'undo', args: [] });

/**
 * Checks that the panel needs an undo button. A private match has no public board with one, and only a practice game can
 * be undone.
 */
const mayUndo = (match: Match): boolean => isPrivate(match) && match.practised && match.rev > 0;

const isOfButtons = ({ components }: ComponentRow): boolean =>
  components.every(component => !('options' in component) && 'style' in component);

/**
 * Adds the hint button to a panel. In a private game it also adds the buttons that would be on its public board. They have
 * their own row, or fill the rows with space left. Buttons without space are left out, the last ones first.
 */
export function withHint(
  { context, seating: { match }, legal }: PanelContext,
  rows: readonly ComponentRow[],
): readonly ComponentRow[] {
  const hinted = legal.length > 1 && context.table.hints.areOffered(match);
  const buttons: readonly Button[] = [
    ...(hinted ? [{ label: context.words.hints.ask, id: hintId(match) }] : []),
    ...(mayUndo(match) ? [{ label: context.words.board.undo, id: undoId(match) }] : []),
    ...(isPrivate(match) ? partsButtons(context, match) : []),
  ];
  if (buttons.length === 0) return rows;
  const own = buttonRows(buttons);
  if (rows.length < ROWS) return [...rows, ...own];
  return own
    .flatMap(({ components }) => components)
    .reduce((filled, button) => {
      const at = filled.findLastIndex(row => isOfButtons(row) && row.components.length < BUTTONS_IN_A_ROW);
      return filled.map((row, index) =>
        index === at ? { ...row, components: [...row.components, button] } : row,
      );
    }, rows);
}
