import type { Refusal } from '../../../core/contract/result.ts';
import { saidWith } from '../../../presentation/catalogue/index.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import { gameOver, possibleIn, quoted as text } from '../../../presentation/text/refusals.ts';
import { box } from '../rules/box.ts';
import { isColour } from '../rules/cards.ts';
import { REFUSALS, type RefusalCode, type View } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';
import { fieldName, value } from './choices.ts';
import { awaits } from './status.ts';

const isOurs = (code: string): code is RefusalCode => REFUSALS.some(known => known === code);

const possibleAs = (words: GreenPortWords, given: unknown, view: View): string => {
  if (!Array.isArray(given) || given.length === 0) return '';
  const named = given.map(each =>
    isColour(each)
      ? words.terms.colours[each]
      : typeof each === 'number'
        ? words.terms.objective(each)
        : value(words, 'type', String(each), view),
  );
  return possibleIn(words.language, grammar(words.language).listed(named, 'or'));
};

/** Returns the facts that a refusal's sentence can name, in words. A fact that is not known is empty. */
const factsOf = (words: GreenPortWords, details: Refusal['with'], view: View) => {
  const { colour, field, as } = details;
  const [count, given] = [
    details.count ?? details.needed ?? details.asked ?? details.price,
    details.given ?? details.has,
  ];
  return {
    typed: text(details.typed),
    colour: isColour(colour) ? words.terms.colours[colour] : text(colour),
    /** Sentence about the possible alternatives to the refused action. */
    possible: possibleAs(words, details.possible, view),
    awaited: awaits(words, view),
    objective: text(details.objective),
    field: typeof field === 'string' ? fieldName(words, field) : '',
    /** Example of the right spelling, in a span of code. */
    as: typeof as === 'string' ? `\`${as.replaceAll('`', '')}\`` : '',
    /** Number of cubes that the rules ask for; `given` is the number in the refused action. */
    count: text(count),
    given: text(given),
  };
};

/** Writes a refusal as a sentence that names the rule and the possible alternatives. */
export const refusal = (words: GreenPortWords, { code, with: details }: Refusal, view: View): string => {
  if (!isOurs(code)) return words.refusals.notAllowed(awaits(words, view));
  if (code === 'game-over') return gameOver(words.language);
  const facts = factsOf(words, details, view);
  const sentence = saidWith(words.refusals.codes[code], { ...box.prices, ...facts });
  return [sentence, facts.possible].filter(Boolean).join(' ');
};
