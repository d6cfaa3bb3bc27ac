import type { Game } from '../contract/game.ts';
import { accept, refuse } from '../contract/result.ts';

interface WithType {
  readonly type: string;
}
type FieldsOf<Action extends WithType, Type> = Action extends WithType
  ? Type extends Action['type']
    ? Omit<Action, 'type'>
    : never
  : never;

/** Kinds of action, each with its fields and their possible values, in the order in which the notation writes them. */
type NotationTable<Action extends WithType> = {
  readonly [Type in Action['type']]: {
    readonly [Field in keyof FieldsOf<Action, Type>]: readonly FieldsOf<Action, Type>[Field][];
  };
};

/**
 * Makes the notation of a game whose actions have a type, and fields with a few possible values: `play 2`. `read` refuses any
 * other text with the code `no-action`, and lists the kinds of action.
 */
export function notationOf<Action extends WithType>(
  table: NotationTable<Action>,
): Pick<Game<never, Action, never, never, never>, 'fields' | 'write' | 'read'> {
  const shapes: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = table;
  const fields = (action: Action) =>
    ['type', ...Object.keys(shapes[action.type] ?? {})].map(
      name => [name, String(action[name as keyof Action])] as const,
    );
  const write = (action: Action) =>
    fields(action)
      .map(([, value]) => value)
      .join(' ');
  return {
    fields,
    write,
    read(text) {
      const [type = '', ...words] = text.split(' ');
      const shape = Object.hasOwn(shapes, type) ? Object.entries(shapes[type] ?? {}) : [];
      const found = shape.map(([name, values], at) => [
        name,
        values.find(each => String(each) === words[at]),
      ]);
      const action = Object.fromEntries([['type', type], ...found]) as Action;
      const isRead = Object.hasOwn(shapes, type) && found.every(([, value]) => value !== undefined);
      return isRead && write(action) === text
        ? accept(action)
        : refuse('no-action', { typed: text, possible: Object.keys(shapes) });
    },
  };
}
