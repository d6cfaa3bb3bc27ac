import { withPictures } from '../../presentation/painter/missing-pictures.ts';
import { BUTTONS_IN_A_ROW, buttonRows, isOfButtons, ROWS } from '../buttons/components.ts';
import { type CustomId, makeId, parseId } from '../buttons/custom-id.ts';
import { type Context, MAX_CONTENT } from '../context/context.ts';
import type { Answer, ComponentRow } from '../ports/answer.ts';

/** Returns the field `again` of an answer: the custom id of the button that makes the answer again. */
export const againBy = (id: CustomId): Pick<Answer, 'again'> => ({ again: makeId(id) });

/**
 * Runs the work that makes an answer. Where the answer's picture has failed, adds a note and a button that makes the answer
 * again.
 * @param pressed custom id of the pressed button, for an answer without `again`
 */
export async function repeatable(
  { words: { errors } }: Context,
  work: () => Promise<Answer>,
  pressed?: string,
): Promise<Answer> {
  const { done: answer, failed } = await withPictures(work);
  if (!failed || answer.file || answer.aloud !== undefined) return answer;
  const note = `-# ⚠️ ${errors.unpainted}`;
  return {
    ...answer,
    content: [answer.content.slice(0, MAX_CONTENT - note.length - 1), note].filter(Boolean).join('\n'),
    rows: withButton(answer.rows ?? [], errors.tryAgain, answer.again ?? pressed),
  };
}

/** Adds a button to rows. A message may have an id only once, so a button with the same id gets the new label instead. */
function withButton(
  rows: readonly ComponentRow[],
  label: string,
  id: string | undefined,
): readonly ComponentRow[] {
  const parsed = id === undefined ? undefined : parseId(id);
  if (!parsed?.ok) return rows;
  const [own] = buttonRows([{ label, id: parsed.id }]);
  const [button] = own?.components ?? [];
  if (!own || !button) return rows;
  const isSame = (other: typeof button) => 'custom_id' in other && other.custom_id === id;
  const there = rows.findIndex(({ components }) => components.some(isSame));
  const replaced = rows.map((row, at) =>
    at === there ? { ...row, components: row.components.map(each => (isSame(each) ? button : each)) } : row,
  );
  if (there >= 0) return replaced;
  if (rows.length < ROWS) return [...rows, own];
  const free = rows.findLastIndex(row => isOfButtons(row) && row.components.length < BUTTONS_IN_A_ROW);
  return rows.map((row, at) => (at === free ? { ...row, components: [...row.components, button] } : row));
}
