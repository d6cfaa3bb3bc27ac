import type { Term } from '../../../core/contract/evaluation.ts';
import {
  chosenReasons,
  type Difference,
  inTenths,
  LEAST_REASON,
  type ReasonNaming,
} from '../../../core/contract/reasons.ts';
import type { Contrast } from '../../../core/contract/sequels.ts';
import { sum } from '../../../core/rules/sum.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import type { AnyPresenter, Names } from '../../../presentation/presenter/presenter.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import type { Context } from '../../context/context.ts';
import { type ReasonedAction, type SequelLine, sequelTexts } from './sequels.ts';

/** Least difference of two shares of imagined worlds that counts as an explanation. */
const CLEAR = 0.2;
/** Share of imagined worlds below which an event counts as absent. */
const NEVER = 0.05;
/** Part of the first reason's points that a further reason needs at least. */
const NEAR = 0.5;
/** Maximum numbers of reasons, and of things that a reason names. */
const [REASONS, THINGS] = [2, 2];

const seatOf = ({ event }: SequelLine): number | undefined => (event as { readonly seat?: number }).seat;
const gapOf = ({ one, other, points = 1 }: SequelLine): number => (one - other) * points;

/** Adds up the parts about the same topic, the largest sum first. A sum has the name of its largest part. */
function summed(presenter: AnyPresenter, parts: readonly Difference[]): readonly Difference[] {
  const topicOf = ({ name }: Term): string => presenter.sameAs?.[name] ?? name;
  return Object.values(Object.groupBy(parts, topicOf))
    .flatMap((group = []) => {
      const value = inTenths(sum(group.map(part => part.value)));
      const [largest] = group.toSorted((one, other) => (other.value - one.value) * Math.sign(value));
      return largest ? [{ ...largest, value }] : [];
    })
    .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value));
}

/**
 * Lists the events that support a comparison of two actions, the clearest first. Such an event is about a thing that brings the
 * event's seat more in total (with `sign` −1: less).
 * @param sign 1: events that follow the first action more often; −1: less often
 */
const bearing = (sequels: readonly SequelLine[], sign: number): readonly SequelLine[] =>
  sequels
    .filter(event => {
      const { one, other, thing } = event;
      if (!thing) return false;
      const alike = sequels.filter(each => each.thing === thing && seatOf(each) === seatOf(event));
      return sign * (one - other) >= CLEAR && sign * sum(alike.map(gapOf)) > 0;
    })
    .toSorted((one, other) => Math.abs(gapOf(other)) - Math.abs(gapOf(one)));

const thingsOf = ({ language }: Context, events: readonly SequelLine[]): string =>
  grammar(language).listed([...new Set(events.flatMap(({ thing }) => thing || []))].slice(0, THINGS));

/**
 * Returns a sentence about the things from which the first event's seat gets more points, fewer points, or none.
 * @param names absent: the seat is the reader's own
 */
function gets(
  context: Context,
  events: readonly SequelLine[],
  isMore: boolean,
  names?: Names,
): string | undefined {
  const { hints } = context.words;
  const [first] = events;
  if (!first) return undefined;
  const name = names && nameOf(names, seatOf(first) ?? 0, context.language);
  const alike = events.filter(each => seatOf(each) === seatOf(first));
  const isNothing = alike.every(({ one }) => one < NEVER);
  return hints.gets(name, isMore ? 'more' : isNothing ? 'nothing' : 'less', thingsOf(context, alike));
}

/**
 * Returns a sentence with the most important reason of a comparison, without points. The reason names a thing from the lines of
 * play. A second such reason and a reason against the better action follow, if they are not much smaller. If no reason names a
 * thing, the sentence has the most important reason.
 */
export function plainly(
  context: Context,
  { presenter, view, seat, action, names }: ReasonedAction,
  parts: readonly Difference[],
  all: number,
  actionText: string,
  { than, later }: { readonly than: unknown; readonly later: readonly Contrast[] },
): string {
  const { hints } = context.words;
  const sign = Math.sign(all);
  const sequels = sequelTexts(presenter, later, names);
  const [own, others] = [
    sequels.filter(each => seatOf(each) === seat),
    sequels.filter(each => seatOf(each) !== seat),
  ];
  const [events, theirs] = [bearing(own, sign), bearing(others, -sign)];
  const plain = (part: Difference, naming?: ReasonNaming) =>
    presenter.reason?.({ ...part, plain: true, ...(naming && { naming }) }, view, seat, action, names);
  const named = (part: Difference): string | undefined => {
    const topic = presenter.sameAs?.[part.name] ?? part.name;
    if (topic === 'others') return gets(context, theirs, all < 0, names);
    const isPoints = topic === 'points';
    const things = isPoints ? '' : thingsOf(context, events);
    const isInLines = (thing: string): boolean =>
      events.length === 0 || sequels.some(each => each.thing === thing);
    const said = plain(part, { than, events: events.map(({ event }) => event), things, isInLines });
    return said ?? (isPoints ? gets(context, events, all > 0) : undefined);
  };
  const sums = summed(presenter, parts);
  const found = sums.flatMap(part => {
    const text = part.value * sign > 0 ? named(part) : undefined;
    return text === undefined ? [] : [{ text, value: Math.abs(part.value) }];
  });
  const least = Math.max(LEAST_REASON, NEAR * (found[0]?.value ?? 0));
  const against = sums.find(({ name, value }) => ['points', 'others'].includes(name) && value <= -least);
  const contrary = all > 0 && against && plain(against);
  const near = found.filter(({ value }, at) => at === 0 || value >= least).map(({ text }) => text);
  // A sentence without a thing from the lines of play does not help a reader of these lines.
  const isNamed = [...events, ...theirs].some(({ thing = '' }) => near.some(text => text.includes(thing)));
  const clear = gets(context, events, all > 0) ?? gets(context, theirs, all < 0, names);
  const reasons = [...(clear === undefined || isNamed ? [] : [clear]), ...new Set(near)].slice(0, REASONS);
  const reason =
    reasons.length > 0
      ? [...reasons, ...(contrary ? [hints.against(contrary)] : [])].join('; ')
      : chosenReasons(parts, all, part => plain(part))?.reasons[0];
  return reason === undefined
    ? hints.unnamed(actionText, all > 0)
    : hints.because(actionText, all > 0, reason);
}
