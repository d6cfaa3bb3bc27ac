import type { Picked } from '../../stage/menu.ts';
import { type Typed, text } from '../context/command.ts';
import type { Context } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import type { Answer } from '../ports/answer.ts';
import { TypedTurn } from './turn.ts';

/** Kind of action that has a command of its own. */
export interface TypedKind {
  /** Kind of action: the value of its first field. */
  readonly type: string;
  /** Names of the command's options, which are the action's other fields. */
  readonly fields: readonly string[];
  /** Returns the game's spelling of a text that is none of the legal values. Absent: such a text is unknown. */
  spell?(field: string, text: string): string;
  /**
   * Writes an action in notation, with samples for fields that were not typed. The rules then give the reason for a
   * refusal.
   */
  written(picked: Picked, view: unknown): string;
  /** True where the action is committed without a preview, even without `now`. */
  readonly atOnce?: boolean;
}

/**
 * Handles an action whose fields were typed as options. A whole action is committed or previewed. For a part of one the
 * panel opens, and a wrong action is refused by the rules.
 */
export async function actByFields(
  context: Context,
  visit: Visit,
  typed: Typed,
  kind: TypedKind,
): Promise<Answer> {
  const turn = await TypedTurn.begin(context, visit, kind.type);
  if (!(turn instanceof TypedTurn)) return turn;
  const { match, seat } = turn.seating;
  const view = match.position.view(seat);
  const picked: Record<string, string> = {};
  for (const field of kind.fields) {
    const given = text(typed, field);
    if (given === undefined) continue;
    const read = turn.read(field, given, kind.spell?.(field, given));
    if (!read.ok) return turn.refuse(field, read.refusal, given);
    const { value } = read;
    // The value is checked together with the fields before it: "tawny" is a category of Tawny alone.
    const isKnown = (each: string): boolean =>
      turn.choices(field).includes(each) || turn.isReadable(kind.written({ ...picked, [field]: each }, view));
    if (value === undefined || !isKnown(value)) return turn.unknown(field, given, picked);
    picked[field] = value;
  }
  if (!turn.isLegal(picked)) return turn.carryOut(kind.written(picked, view), picked);
  const action = turn.settled(picked);
  if (action === undefined) return turn.goOn(picked);
  return kind.atOnce || typed.now === true ? turn.carryOut(action, picked) : turn.propose(action, picked);
}
