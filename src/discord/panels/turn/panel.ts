import { agreeing, asPicked, known, type Picks } from '../../../presentation/choosing/menu.ts';
import { type JointQuestion, QUESTIONS, questionAfter } from '../../../presentation/choosing/question.ts';
import { capital, grammar } from '../../../presentation/language/grammar.ts';
import { isPrivate, type Match } from '../../../table/match/types.ts';
import {
  BUTTONS_IN_A_ROW,
  type Button,
  buttonRows,
  isOfButtons,
  OPTIONS_IN_A_SELECT,
  ROWS,
} from '../../buttons/components.ts';
import { idAt } from '../../buttons/custom-id.ts';
import { askedAside, partsButtons, touchButton } from '../../buttons/match-buttons.ts';
import { refused, type SeatedPerson } from '../../buttons/seated-person.ts';
import type { Context } from '../../context/context.ts';
import type { Answer, ComponentRow } from '../../ports/answer.ts';
import { sealedBy, turnedDown } from '../sealed.ts';
import { againBy } from '../try-again.ts';
import { bestOf, inOrder } from './best.ts';
import { kindOf, kindsAtOnce, type PanelContext, panelContext, turnPicture } from './panel-context.ts';
import { proposal } from './preview.ts';
import { questionRows } from './question-panel.ts';
import { groupsOf, leadsWithBest, runButtons, turnKinds, turnRows } from './turn-panel.ts';

/**
 * Checks that the panel needs an undo button: a private match has no public board with such a button, and only practice allows
 * undo.
 */
const mayUndo = (match: Match): boolean => isPrivate(match) && match.practised && match.rev > 0;

/**
 * Adds buttons to the rows of a panel. The buttons have a row of their own, or fill other rows of buttons. The last buttons are
 * left out where there is no space.
 */
function withButtons(rows: readonly ComponentRow[], own: readonly ComponentRow[]): readonly ComponentRow[] {
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

/** Adds the hint button to a panel, and in a private game also the buttons that would be under a public board. */
function withHint(
  { context, seating: { match }, legal }: PanelContext,
  rows: readonly ComponentRow[],
): readonly ComponentRow[] {
  const hinted = legal.length > 1 && context.table.hints.areOffered(match);
  const buttons: readonly Button[] = [
    ...(hinted ? [{ label: context.words.hints.ask, id: idAt(match, 'hint') }] : []),
    ...(mayUndo(match) ? [{ label: context.words.board.undo, id: idAt(match, 'undo') }] : []),
    ...(isPrivate(match) ? partsButtons(context, match) : []),
  ];
  return withButtons(rows, buttonRows(buttons));
}

export interface PanelOptions {
  readonly remark?: string;
  /** False for a panel without a picture. Default: true. */
  readonly painted?: boolean;
}

/**
 * Shows the private panel of a turn: its best actions, or one question at a time, and at the end the preview of an action.
 * Custom ids hold the whole state of the panel. The panel starts over where no legal action has all the picks.
 */
export const panel = async (
  context: Context,
  seating: SeatedPerson,
  picks: Picks,
  options: PanelOptions = {},
): Promise<Answer> => {
  const answer = await shown(context, seating, picks, options);
  return {
    ...againBy(panelContext(context, seating, false).open(picks)),
    ...answer,
    rows: await withBoard(context, seating, picks, answer.rows ?? []),
    seating,
  };
};

/**
 * Adds the link to the board in a browser. The link is on the first panel of a turn and on long questions, as high as the rows
 * have space.
 */
async function withBoard(
  context: Context,
  { match, seat }: SeatedPerson,
  picks: Picks,
  rows: readonly ComponentRow[],
): Promise<readonly ComponentRow[]> {
  const personId = match.seats[seat]?.id;
  if (picks.length > 0 && rows.every(isOfButtons)) return rows;
  if (personId === undefined) return rows;
  const board = buttonRows(await touchButton(context, { matchId: match.id }, personId));
  if (rows.length < ROWS) return [...board, ...rows];
  const own = board.flatMap(({ components }) => components);
  const high = rows.find(row => isOfButtons(row) && row.components.length < BUTTONS_IN_A_ROW);
  return rows.map(row => (row === high ? { ...row, components: [...own, ...row.components] } : row));
}

async function shown(
  context: Context,
  seating: SeatedPerson,
  picks: Picks,
  options: PanelOptions,
): Promise<Answer> {
  const { match } = seating;
  const facts = panelContext(context, seating, options.painted);
  const { game, legal } = facts;
  const [first, ...others] = agreeing(game, legal, asPicked(picks));
  if (first === undefined) {
    if (picks.length > 0 && legal.length > 0) return shown(context, seating, [], options);
    return refused(context, { code: 'table/not-to-act', with: { seats: match.position.toAct } }, match);
  }
  const sealed = await sealedBy(context, seating);
  const head = [options.remark, sealed?.text ?? (await turnedDown(context, seating))].filter(
    line => line !== undefined,
  );
  const kinds = turnKinds(facts);
  const leads = leadsWithBest(facts, kinds);
  const back = (before: Picks): Button => ({ label: context.words.panel.back, id: facts.open(before) });
  if (others.length === 0) {
    const { before } = questionAfter(game, legal, picks, facts.worth, questionsIn(facts));
    const to = before.length > 1 || !leads ? before : [];
    const ways = legal.length > 1 ? [...otherwise(facts, first, to), back(to)] : [];
    const [kind, ...parts] = summary(facts, game.fields(first));
    return proposal(facts, first, { head: [...head, kind], picked: parts, ways });
  }
  if (picks.length === 0 && leads) {
    const { yourTurn, judged, mostPoints, pressShows, withoutPreview } = context.words.panel;
    // The order of the buttons says nothing about points where no action brings points now.
    const brings = (): boolean => legal.some(action => (facts.worth(action) ?? 0) > 0);
    const order = facts.judged().size > 0 ? judged : brings() ? mostPoints : '';
    const aside = askedAside(context, match, seating.seat);
    const several = aside === undefined ? yourTurn : capital(aside);
    const heading = kinds.length > 1 ? [`**${several}**`] : summary(facts, kindOf(game, first));
    const file = await turnPicture(facts);
    const atOnce = kindsAtOnce(facts, legal);
    const names = groupsOf(facts, kinds)?.map(({ name }) => `▸ ${name}`) ?? [];
    return {
      content: [
        ...head,
        ...heading,
        ...aimsOf(facts),
        ...waiting(facts),
        ...(names.length > 0 ? [`-# ${names.join(' ')}`] : []),
        `-# ${(atOnce.length > 0 ? withoutPreview(order, atOnce) : pressShows(order)).trimStart()}`,
      ].join('\n'),
      rows: withHint(facts, turnRows(facts, kinds)),
      ...(file && { file }),
    };
  }
  return asking(facts, picks.length > 0 ? picks : kindOf(game, first), head, {
    sealed: sealed?.action,
    back: before => (before.length === 0 && (picks.length === 0 || !leads) ? [] : [back(before)]),
  });
}

interface Asking {
  readonly sealed: unknown;
  back(before: Picks): readonly Button[];
}

async function asking(
  facts: PanelContext,
  picks: Picks,
  head: readonly string[],
  { sealed, back }: Asking,
): Promise<Answer> {
  const { context, game, presenter, legal, worth } = facts;
  const { before, question: asked } = questionAfter(game, legal, picks, worth, questionsIn(facts));
  if (!asked) throw new Error('more than one action is left, and nothing to ask');
  const question = { ...asked, options: inOrder(facts, picks, asked.options) };
  const stands = sealed === undefined ? undefined : game.fields(sealed);
  const file = await turnPicture(facts);
  const [listed = ''] = question.fields;
  const count = new Set(offered(question, listed)).size;
  const runs = picks.length > 1 ? [] : buttonRows(runButtons(facts, picks));
  const rows = [...questionRows(facts, { picks, question, stands, back: back(before) }), ...runs];
  return {
    content: [
      ...head,
      ...summary(facts, picks),
      ...question.fields.map(field => presenter.question(field)),
      ...aimsOf(facts),
      ...question.fields.flatMap(field => presenter.described?.(field, offered(question, field)) ?? []),
      ...(question.options === asked.options ? [] : [`-# ${context.words.panel.judged}`]),
      ...(count > OPTIONS_IN_A_SELECT ? [context.words.panel.further(count)] : []),
    ].join('\n'),
    rows: picks.length > 1 ? rows : withHint(facts, rows),
    ...(file && { file }),
  };
}

const offered = ({ options }: JointQuestion, field: string): readonly string[] =>
  options.flatMap(({ picks }) => picks.flatMap(([name, value]) => (name === field ? value : [])));

/**
 * Returns the button that shows the actions that differ from this one only in the last field. Returns no button where no other
 * action differs so, where the game has no label for the button, or where the back button shows the same actions.
 */
function otherwise(
  { game, presenter, legal, open }: PanelContext,
  action: unknown,
  back: Picks,
): readonly Button[] {
  const fields = game.fields(action);
  const [field = ''] = fields.at(-1) ?? [];
  const before = fields.slice(0, -1);
  const label = before.length > 0 ? presenter.another?.(field) : undefined;
  if (
    label === undefined ||
    back.length === before.length ||
    agreeing(game, legal, asPicked(before)).length < 2
  )
    return [];
  return [{ label, id: open(before) }];
}

/**
 * Returns the maximum number of questions that a panel should ask. A game that groups its actions has a menu of their kinds,
 * which costs a press.
 */
const questionsIn = ({ presenter }: PanelContext): number => (presenter.groups ? QUESTIONS - 1 : QUESTIONS);

const aimsOf = ({ presenter, view }: PanelContext): readonly string[] => presenter.aims?.(view) ?? [];

/**
 * Explains why the panel suggests the end of the turn before actions that bring points. Empty where the panel does not, or the
 * game has no such sentence.
 */
function waiting(facts: PanelContext): readonly string[] {
  const { presenter, legal, worth, mostNow } = facts;
  if (!presenter.waits) return [];
  const [best] = facts.judged().size > 0 ? bestOf(facts, legal, 1) : [];
  const isWaiting = best && presenter.ends?.(best.action) && known(worth(best.action)) === 0 && mostNow() > 0;
  const why = isWaiting ? presenter.waits(mostNow()) : undefined;
  return why === undefined ? [] : [`-# ${why}`];
}

function summary({ presenter, view, context }: PanelContext, picks: Picks): readonly string[] {
  const [kind, ...parts] = picks.map(([field, value]) => ({
    name: presenter.fieldName?.(field) ?? field,
    label: presenter.value(field, value, view),
  }));
  if (!kind) return [];
  return [
    `**${kind.label}**`,
    ...parts.map(({ name, label }) => grammar(context.language).labelled(name, label)),
  ];
}
