import type { Picked } from '../../stage/menu.ts';
import { type Typed, text } from '../context/command.ts';
import type { Context } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import type { Answer } from '../ports/answer.ts';
import { TypedTurn } from './turn.ts';

/** A kind of action that is typed as a command. */
export interface TypedKind {
  /** The value of the first field. */
  readonly type: string;
  /** The options, named as the action's other fields. */
  readonly fields: readonly string[];
  /** Returns the game's own spelling of a text that is none of its offered values. Absent: such a text is unknown. */
  spell?(field: string, text: string): string;
  /** Writes the action in notation, with samples for what was not typed, so that the rules refuse it. */
  written(picked: Picked, view: unknown): string;
  /** True where it is carried out without a preview, even without `now`. */
  readonly atOnce?: boolean;
}

/**
 * Handles typed fields: a whole action is carried out or previewed, the panel goes on with a part, and the rules refuse a
 * wrong one.
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
    // Checked together with the fields before it: "tawny" is a category of Tawny alone.
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
