import { agreeing, asPicked, type JointOffer, type Picks } from '../../../presentation/choosing/menu.ts';
import { type JointQuestion, SIDE_BY_SIDE } from '../../../presentation/choosing/question.ts';
import { type Button, buttonRows, OPTIONS_IN_A_SELECT, selectRow } from '../../buttons/components.ts';
import { idAt } from '../../buttons/custom-id.ts';
import { commitId, digest, fieldLetter, packPicks } from '../../buttons/picks.ts';
import type { ComponentRow } from '../../ports/answer.ts';
import { alwaysWays, offeredWith, orderDoor } from '../standing-orders.ts';
import { gainBetween, withGain } from './best.ts';
import { actsAtOnce, type PanelContext, styleAtOnce } from './panel-context.ts';

/** Number of options up to which a question has buttons instead of a select, however long the labels are. */
const FEW = 5;

export interface QuestionPlace {
  readonly picks: Picks;
  readonly question: JointQuestion;
  /** Sealed choice of the seat, which the panel marks among the options. */
  readonly stands: Picks | undefined;
  readonly back: readonly Button[];
}

/** Returns the rows of a question. The options are buttons, or a select where there are too many for buttons. */
export function questionRows(facts: PanelContext, place: QuestionPlace): readonly ComponentRow[] {
  const { question, picks, back } = place;
  const { options } = question;
  const small = options.length <= FEW || (options.length <= SIDE_BY_SIDE && facts.presenter.short);
  if (!small) return selecting(facts, place);
  const lone = options.map(option => onlyAction(facts, [...picks, ...option.picks]));
  // Each button commits its action without a preview. So these rows also have the buttons for standing orders, which other
  // panels show under the preview. Where several options have such buttons, one button leads to all standing orders.
  const each =
    options.length <= FEW && lone.every(action => action !== undefined)
      ? lone.map(action => alwaysWays(facts.context, facts.seating, action)).filter(ways => ways.length > 0)
      : [];
  const always = each.length > 1 ? orderDoor(facts.context, facts.seating) : each.flat();
  const buttons = optionButtons(facts, picks, options, { stands: place.stands, always: always.length > 0 });
  return [...buttonRows([...buttons, ...back]), ...buttonRows(always)];
}

/**
 * Returns the options of a question as buttons. Options with the same short name get their full names.
 * @param always true where other buttons offer standing orders that repeat the options
 */
export function optionButtons(
  facts: PanelContext,
  picks: Picks,
  options: readonly JointOffer[],
  { stands, always = false }: { readonly stands?: Picks | undefined; readonly always?: boolean } = {},
): readonly Button[] {
  const { presenter, view, open } = facts;
  const labels = options.map(option => optionLabel(facts, option));
  return options.map((option, at): Button => {
    const label = labels[at] ?? '';
    const alone = labels.indexOf(label) === labels.lastIndexOf(label);
    const whole = option.picks.map(([field, value]) => presenter.value(field, value, view)).join(' · ');
    const said = alone ? label : whole + gainBetween(facts.context, option);
    const action = onlyAction(facts, [...picks, ...option.picks]);
    if (action !== undefined && (always || offeredWith(facts.context, facts.seating, action).length === 0))
      return {
        label: said,
        id: commitId(facts.game, facts.seating.match, action),
        style: styleAtOnce(facts, action),
      };
    return {
      label: said,
      id: open([...picks, ...option.picks]),
      ...(stands && standsFor(option, stands) && { style: 'main' }),
    };
  });
}

/** Returns the only legal action with these picks, where a button may commit it without a preview. Undefined otherwise. */
function onlyAction(facts: PanelContext, picks: Picks): unknown {
  const { game, presenter, legal } = facts;
  if (!presenter.atOnce) return undefined;
  const [action, ...others] = agreeing(game, legal, asPicked(picks));
  return others.length === 0 && action !== undefined && actsAtOnce(facts, action) ? action : undefined;
}

const standsFor = ({ picks }: JointOffer, stands: Picks): boolean =>
  picks.every(([field, value]) => stands.some(([name, chosen]) => name === field && chosen === value));

function optionLabel({ context, presenter, view }: PanelContext, option: JointOffer): string {
  const [only, ...more] = option.picks;
  const said = option.picks
    .map(([field, value]) => presenter.short?.(field, value, view) ?? presenter.value(field, value, view))
    .filter(text => text !== '')
    .join(' · ');
  const label = said || (only && more.length === 0 ? presenter.value(...only, view) : '');
  return (label || context.words.panel.none) + gainBetween(context, option);
}

function selecting(facts: PanelContext, { question, picks, stands, back }: QuestionPlace) {
  const { context, game, presenter, view, legal, seating } = facts;
  const { match } = seating;
  const [field = ''] = question.fields;
  const letter = fieldLetter(game, legal, field);
  const values = new Map<string, JointOffer>();
  for (const option of question.options) {
    const value = option.picks[0]?.[1];
    if (value !== undefined && !values.has(value)) values.set(value, option);
  }
  return [
    selectRow(
      packPicks(game, legal, picks, args => idAt(match, 'pick', letter, ...args)),
      presenter.question(field),
      [...values].slice(0, OPTIONS_IN_A_SELECT).map(([value, option]) => ({
        label: withGain(context, presenter.value(field, value, view), option),
        value: value.length > 100 ? digest(value) : value,
        chosen: stands?.some(([name, chosen]) => name === field && chosen === value) ?? false,
      })),
    ),
    ...buttonRows(back),
  ];
}
