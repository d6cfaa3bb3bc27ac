import type { Term } from '../../../core/contract/evaluation.ts';
import {
  chosenReasons,
  type Difference,
  differences,
  inTenths,
  LEAST_REASON,
} from '../../../core/contract/reasons.ts';
import { contrasts } from '../../../core/contract/sequels.ts';
import type { WrittenLine } from '../../../core/search/thinker.ts';
import { foresee } from '../../../presentation/choosing/preview.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import { signed, tenth } from '../../../presentation/pictures/review/words.ts';
import { sequelOf } from '../../../presentation/presenter/presenter.ts';
import { YOU } from '../../../presentation/text/names.ts';
import type { Hint } from '../../../table/actors/hints.ts';
import type { Match } from '../../../table/match/types.ts';
import { BusyError } from '../../../table/match/units-of-work.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { idAt } from '../../buttons/custom-id.ts';
import { awaited, refused, type SeatedPerson, seatHere } from '../../buttons/seated-person.ts';
import { type Context, fitted, namesOf } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { seatHandlers } from '../handlers.ts';
import { againBy } from '../try-again.ts';
import { bestOf, shortLabel, thingOf } from '../turn/best.ts';
import { stale } from '../turn/commit.ts';
import { panel } from '../turn/panel.ts';
import { kindOf, type PanelContext, panelContext } from '../turn/panel-context.ts';
import { foreseenPicture } from '../turn/preview.ts';
import { plainly } from './headline.ts';
import { type ReasonedAction, sequelLines } from './sequels.ts';

/**
 * Explains why an action is worth more or less than another action. Each reason has its points, and all points add up to the
 * difference. A rest of less than `LEAST_REASON` points is left out, since it has no name.
 */
export function reasonsFor(
  { words, language }: Context,
  { presenter, view, seat, action, names }: ReasonedAction,
  parts: readonly Difference[],
  all: number,
): readonly string[] {
  const say = (part: Term): string | undefined => presenter.reason?.(part, view, seat, action, names);
  const found = chosenReasons(parts, all, say);
  if (!found) return [];
  const rest = Math.abs(found.rest) < LEAST_REASON ? [] : [words.hints.rest(signed(found.rest, language))];
  return [...found.reasons, ...rest];
}

const ACTIONS = 3;

interface Advised extends Omit<WrittenLine, 'action'> {
  readonly action: unknown;
  readonly label: string;
}

export async function hintHere(context: Context, visit: Visit): Promise<Answer> {
  const seated = await seatHere(context, visit);
  if (seated.ok) return hint(context, visit, seated.value, seated.value.match.rev);
  return refused(context, seated.refusal, await context.table.latest(visit.channelId));
}

/**
 * Lists privately the best actions for the presser's decision.
 * @param rev revision that the button was made for
 * @param exactly true where the hint has all reasons, with their points
 */
export async function hint(
  context: Context,
  { person }: Visit,
  seating: SeatedPerson,
  rev: number,
  exactly = false,
): Promise<Answer> {
  const { match, seat } = seating;
  if (rev !== match.rev) return stale(context, seating, []);
  const facts = panelContext(context, seating);
  const { hints } = context.words;
  const lone = facts.legal.length === 1 && context.table.hints.areOffered(match);
  if (lone && !awaited(seating) && match.pausedAt === null)
    return panel(context, seating, [], { remark: hints.only });
  const asked = await context.table.hints.ask(match.id, person.id, { rev }).catch(error => {
    if (error instanceof BusyError) return undefined;
    throw error;
  });
  if (!asked) return busy(context, match);
  if (asked.ok) return answered(facts, asked.value, exactly);
  if (asked.refusal.code !== 'table/stale') return refused(context, asked.refusal, match, seat);
  const now = (await context.table.get(match.id)) ?? match;
  return stale(context, { match: now, seat }, [], asked.refusal);
}

/** Answer while another program locks the database. The bot must count a hint before it shows the hint. */
const busy = ({ words: { errors } }: Context, match: Match): Answer => ({
  content: errors.busy,
  rows: buttonRows([{ label: errors.tryAgain, id: idAt(match, 'hint') }]),
  outcome: 'refused',
});

async function answered(facts: PanelContext, { lines, used }: Hint, exactly: boolean): Promise<Answer> {
  const { context, game, view, seating, open } = facts;
  const { hints, panel: words } = context.words;
  const advised = advisedBy(facts, lines);
  const [best] = advised;
  if (!best) return say(hints.none);
  const alone = seating.match.seats.length === 1;
  const file = await foreseenPicture(facts, foresee(game, view, seating.seat, best.action));
  const buttons = advised.map(
    ({ action, label }, place): Button => ({
      label: grammar(context.language).labelled(`${place + 1}`, label),
      id: open(game.fields(action)),
      style: place === 0 ? 'main' : 'quiet',
    }),
  );
  return {
    content: fitted(
      [
        hints.title,
        ...explained(facts, advised, exactly),
        `-# ${exactly ? `${alone ? hints.scoreMeans : hints.marginMeans} ` : ''}${hints.press}`,
        `-# ${hints.counted(used)}`,
      ].join('\n'),
    ),
    rows: buttonRows([
      ...buttons,
      ...(exactly ? [] : [{ label: hints.exactly, id: idAt(seating.match, 'hint', '1') }]),
      { label: words.back, id: open([]) },
    ]),
    ...(file && { file }),
    ...againBy(idAt(seating.match, 'hint', ...(exactly ? ['1'] : []))),
  };
}

/**
 * Lists the actions of a hint, with a sentence for each comparison of two actions.
 * @param exactly true where the list has the value of each action, and the points of all reasons
 */
export function explained(
  facts: PanelContext,
  advised: readonly Advised[],
  exactly: boolean,
): readonly string[] {
  const { context, presenter, game, view, seating } = facts;
  const { hints } = context.words;
  const alone = seating.match.seats.length === 1;
  const actionTexts = advised.map(({ action }) =>
    presenter.describeAction(action, view, foresee(game, view, seating.seat, action)),
  );
  return advised.flatMap((each, place) => {
    const worth = alone
      ? hints.score(tenth(each.value, context.language))
      : hints.margin(signed(each.value, context.language));
    // The second action has the reasons of the first, with their signs turned.
    const other = place === 0 ? 1 : 0;
    const why =
      place === 1
        ? []
        : whyOf(facts, each, advised[other], [actionTexts[place], actionTexts[other]], exactly);
    return [
      `${place + 1}. **${actionTexts[place]}**${exactly ? ` · ${worth}` : ''}`,
      ...why.map(sentence => `   ${sentence}`),
    ];
  });
}

/**
 * Chooses the actions of a hint: the best ones, each with a different name. The last place belongs to the panel's first action,
 * so that the reader learns what speaks against it. If that action is among the others already, and they are all of one kind,
 * the last place belongs to an action of another kind.
 */
export function advisedBy(facts: PanelContext, lines: Hint['lines']): readonly Advised[] {
  const { game, legal } = facts;
  const byText = new Map(legal.map(action => [game.write(action), action]));
  const found = new Map<string, Advised>();
  for (const line of lines) {
    const action = byText.get(line.action);
    if (action === undefined) continue;
    const thing = thingOf(facts, action);
    if (!found.has(thing)) found.set(thing, { ...line, action, label: shortLabel(facts, action) });
  }
  const all = [...found.values()];
  const first = all.slice(0, ACTIONS - 1);
  const kinds = first.map(({ action }) => kindOf(game, action).flat().join('='));
  const isAnother = ({ action }: Advised) => !kinds.includes(kindOf(game, action).flat().join('='));
  const rest = all.slice(ACTIONS - 1);
  const leading = bestOf(facts, legal, 1)[0];
  const led = leading && found.get(thingOf(facts, leading.action));
  const last =
    rest.find(each => each === led) ??
    (new Set(kinds).size === 1 ? rest.find(isAnother) : undefined) ??
    rest[0];
  return last ? [...first, last] : first;
}

/**
 * Explains why an action is worth less than the best action, or why the best action is worth more than the second. Empty where
 * there is no other action.
 */
function whyOf(
  { context, presenter, view, seating: { match, seat } }: PanelContext,
  advised: Advised,
  other: Advised | undefined,
  [ownText = '', actionText]: readonly [own: string | undefined, other: string | undefined],
  exactly: boolean,
): readonly string[] {
  if (!other || actionText === undefined) return [];
  const all = inTenths(inTenths(advised.value) - inTenths(other.value));
  if (Math.abs(all) < LEAST_REASON)
    return [context.words.hints.even(actionText, advised.playouts > 0 && other.playouts > 0)];
  const { language } = context;
  const names = namesOf(match, language).map((name, at) => (at === seat ? YOU[language] : name));
  const reasoned = { presenter, view, seat, action: advised.action, names };
  const parts = differences(advised, other);
  if (exactly) return [figures(context, reasoned, parts, all, actionText)];
  const later = contrasts(advised, other, event => sequelOf(presenter, event, names).key);
  return [
    plainly(context, reasoned, parts, all, actionText, { than: other.action, later }),
    ...sequelLines(context, reasoned, later, [ownText, actionText]),
  ];
}

/** Returns a sentence with the reasons of a comparison and their points. */
function figures(
  context: Context,
  reasoned: ReasonedAction,
  parts: readonly Difference[],
  all: number,
  actionText: string,
): string {
  const { hints } = context.words;
  const reasons = reasonsFor(context, reasoned, parts, all);
  if (reasons.length === 0) return hints.noReason(actionText, signed(all, context.language));
  return grammar(context.language).sentence(hints.comparedWith(actionText, reasons.join('; ')));
}

export const presses = seatHandlers({
  hint: ({ context, visit, seating, rev, args: [exactly] }) =>
    hint(context, visit, seating, rev, exactly !== undefined),
});
