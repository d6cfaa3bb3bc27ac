import { agreeing, nextQuestion } from '../present/menu.ts';
import { type Button, buttonRows, OPTIONS_IN_A_SELECT, selectRow } from './components.ts';
import type { CustomId, Verb } from './custom-id.ts';
import { foresee } from './foresee.ts';
import { namesOf } from './people.ts';
import { asPicked, digest, fieldLetter, type Picks, packPicks, writtenAction } from './picks.ts';
import { type Answer, gameOf, type Room, type Row } from './room.ts';
import { refused, type Seating } from './seat.ts';
import { newestLines } from './words.ts';

export interface PanelOptions {
  /** The page of the select; 0 is the first. */
  readonly page?: number;
  /** Said above the question. */
  readonly remark?: string;
}

const NOT_YET = '-# Not done yet. This is what it would bring:';

/** A value as a select's option: Discord takes 100 characters. */
const optionValue = (value: string): string => (value.length > 100 ? digest(value) : value);

/**
 * The private panel of an action: a question at a time, then the button that does it. All that it knows stands in its
 * custom ids. Refused where nothing legal agrees with the picks.
 */
export function panel(room: Room, seating: Seating, picks: Picks, options: PanelOptions = {}): Answer {
  const { match, seat } = seating;
  const { game, presenter } = gameOf(room, match);
  const legal = room.table.legal(match, seat);
  const [first, ...others] = agreeing(game, legal, asPicked(picks));
  if (first === undefined) {
    if (picks.length > 0 && legal.length > 0) return panel(room, seating, [], options);
    return refused(room, { code: 'table/not-to-act', with: { seats: room.table.toAct(match) } }, match);
  }
  const view = room.table.view(match, seat);
  const picked = asPicked(picks);
  const [kind, ...parts] = game
    .fields(first)
    .flatMap(([field, value]) => (Object.hasOwn(picked, field) ? [{ field, value }] : []))
    .map(({ field, value }) => ({ field, label: presenter.value(field, value, view) }));
  const summary = [kind && `**${kind.label}**`, ...parts.map(({ field, label }) => `${field}: ${label}`)];
  const id = (verb: Verb, kept: Picks, before: readonly string[] = []): CustomId =>
    packPicks(game, legal, kept, args => ({
      match: match.id,
      rev: match.rev,
      verb,
      args: [...before, ...args],
    }));
  const ways: Button[] =
    picks.length > 1
      ? [
          { label: 'Back', id: id('back', picks.slice(0, -1)) },
          { label: 'Start over', id: id('over', picks.slice(0, 1)) },
        ]
      : [];
  const question = others.length === 0 ? undefined : nextQuestion(game, legal, asPicked(picks));
  const head = [options.remark, ...summary];
  if (!question) {
    const events = foresee(game, view, seat, first);
    const lines = presenter.story(events, namesOf(match));
    return answer(
      [...head, ...(lines.length > 0 ? [NOT_YET, newestLines(lines, 1200)] : [])],
      buttonRows([
        {
          label: presenter.deed(first, view, events),
          id: { match: match.id, rev: match.rev, verb: 'do', args: [writtenAction(game, match, first)] },
          style: 'commit',
        },
        ...ways,
      ]),
    );
  }
  const pages = Math.ceil(question.values.length / OPTIONS_IN_A_SELECT);
  const page = Math.min(Math.max(0, options.page ?? 0), pages - 1);
  const shown = question.values.slice(page * OPTIONS_IN_A_SELECT, (page + 1) * OPTIONS_IN_A_SELECT);
  const asked = presenter.question(question.field);
  const turning: Button[] =
    pages > 1
      ? [
          { label: '◀ Earlier', id: id('page', picks, [`<${(page + pages - 1) % pages}`]) },
          { label: `More… ▶ (${page + 1} of ${pages})`, id: id('page', picks, [`>${(page + 1) % pages}`]) },
        ]
      : [];
  return answer(
    [...head, asked],
    [
      selectRow(
        id('pick', picks, [fieldLetter(game, legal, question.field)]),
        asked,
        shown.map(value => ({
          label: presenter.value(question.field, value, view),
          value: optionValue(value),
        })),
      ),
      ...buttonRows([...turning, ...ways]),
    ],
  );
}

const answer = (lines: readonly (string | undefined)[], rows: readonly Row[]): Answer => ({
  content: lines.filter(Boolean).join('\n'),
  rows,
});
