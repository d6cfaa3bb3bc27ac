import type { Review } from '../../../core/review/review.ts';
import type { Language } from '../../language/languages.ts';
import { SHARED_WORDS } from '../../words/index.ts';
import { signed, tenth } from './words.ts';

/** Writes the overview of a review: where the points of the seat came from. @param name name of the seat's person */
export function overviewLines(
  { account, accuracy, decisions, seats, turns, ended }: Review,
  name: string,
  language: Language,
): readonly string[] {
  const words = SHARED_WORDS[language].overview;
  const change = (value: number): string => signed(value, language);
  const points = seats === 1 ? (value: number): string => tenth(value, language) : change;
  const { start, startSpread, deal, own, others, luck, final } = account;
  return [
    words.title(name),
    ...(accuracy === null ? [] : [words.accuracy(accuracy, decisions)]),
    words.start(points(start), startSpread === null ? undefined : tenth(startSpread, language)),
    ...(deal === null ? [] : [words.deal(change(deal.mean), tenth(deal.spread, language))]),
    words.own(change(own)),
    ...(seats === 1 ? [] : [words.others(change(others))]),
    words.luck(change(luck)),
    ended ? words.final(points(final)) : words.stopped(points(final)),
    ...(turns.length === 0 ? [words.noMistakes] : []),
    seats === 1 ? words.alone : words.margin,
  ];
}
