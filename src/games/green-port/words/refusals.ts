import type { Refusal } from '../../../core/result.ts';
import { grammar } from '../../../stage/grammar.ts';
import { clipped, escaped, nameOf } from '../../../stage/names.ts';
import { isColour } from '../rules/cards.ts';
import { REFUSALS, type RefusalCode, type View } from '../rules/types.ts';
import { fieldName, value } from './choices.ts';
import type { GreenPortWords } from './en/index.ts';
import type { RefusalFacts } from './facts.ts';
import { awaits } from './status.ts';

const isOurs = (code: string): code is RefusalCode => REFUSALS.some(known => known === code);

/** Codes whose details say what is possible instead. */
const possibleAs = (words: GreenPortWords, given: unknown, view: View): string => {
  if (!Array.isArray(given) || given.length === 0) return '';
  const named = given.map(each =>
    isColour(each)
      ? words.terms.colours[each]
      : typeof each === 'number'
        ? words.terms.objective(each)
        : value(words, 'type', String(each), view),
  );
  return words.refusals.possible(grammar(words.language).listed(named, 'or'));
};

/** What was typed is quoted short and harmless. */
const text = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number' ? escaped(clipped(String(given), 60, 120)) : '';

const factsOf = (words: GreenPortWords, details: Refusal['with'], view: View): RefusalFacts => {
  const { colour, seat, field, as } = details;
  const [count, given] = [
    details.count ?? details.needed ?? details.asked ?? details.price,
    details.given ?? details.has,
  ];
  return {
    typed: text(details.typed),
    colour: isColour(colour) ? words.terms.colours[colour] : text(colour),
    possible: possibleAs(words, details.possible, view),
    awaited: awaits(words, view),
    name: typeof seat === 'number' ? nameOf([], seat, words.language) : '',
    objective: text(details.objective),
    field: typeof field === 'string' ? fieldName(words, field) : '',
    as: typeof as === 'string' ? `\`${as.replaceAll('`', '')}\`` : '',
    count: text(count),
    given: text(given),
  };
};

/** A refusal as a sentence that names the rule and what is possible. */
export const refusal = (words: GreenPortWords, { code, with: details }: Refusal, view: View): string => {
  if (!isOurs(code)) return words.refusals.notAllowed(awaits(words, view));
  const facts = factsOf(words, details, view);
  return [words.refusals.codes[code](facts), facts.possible].filter(Boolean).join(' ');
};
