import type { Picked } from '../../stage/menu.ts';
import { type Typed, text } from '../context/command.ts';
import type { Room } from '../context/room.ts';
import type { Visit } from '../context/visit.ts';
import type { Answer } from '../ports/answer.ts';
import { TypedTurn } from './turn.ts';

/** A kind of action that is typed as a command. */
export interface TypedKind {
  /** The value of the first field. */
  readonly type: string;
  /** The options, named as the action's other fields. */
  readonly fields: readonly string[];
  /** The game's own spelling of what is no value that it offers; absent: such a text is unknown. */
  spell?(field: string, text: string): string;
  /** In the notation, with something of its kind for what was not typed: for the rules to refuse. */
  written(picked: Picked, view: unknown): string;
  /** Done without a preview, though `now` was not typed. */
  readonly atOnce?: boolean;
}

/** What was typed of an action: all of it is done or shown first, of a part the panel goes on, a wrong one its rule refuses. */
export async function actByFields(room: Room, visit: Visit, typed: Typed, kind: TypedKind): Promise<Answer> {
  const turn = await TypedTurn.begin(room, visit, kind.type);
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
    // With what was typed before it: "tawny" is a category of Tawny alone.
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
