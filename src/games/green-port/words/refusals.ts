import type { Refusal } from '../../../core/result.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import { clipped, escaped, nameOf } from '../../../presentation/text/names.ts';
import { isColour } from '../rules/cards.ts';
import { REFUSALS, type RefusalCode, type View } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';
import { fieldName, value } from './choices.ts';
import { box, type RefusalFacts } from './facts.ts';
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
  return words.refusals.possible(grammar(words.language).listed(named, 'or'));
};

/** Quotes typed text, shortened and escaped. */
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

const { headquarters, specialise, specialiseWithRed } = box.prices;

type Codes = GreenPortWords['refusals']['codes'];

const SENTENCES: Readonly<Record<RefusalCode, (codes: Codes, facts: RefusalFacts) => string>> = {
  'game-over': codes => codes['game-over'],
  'not-your-turn': (codes, { name }) => codes['not-your-turn'](name),
  'wrong-phase': (codes, { awaited }) => codes['wrong-phase'](awaited),
  malformed: (codes, { awaited }) => codes.malformed(awaited),
  'no-such-colour': (codes, { typed }) => codes['no-such-colour'](typed),
  'pick-taken': (codes, { colour }) => codes['pick-taken'](colour),
  'must-reveal': codes => codes['must-reveal'],
  'nothing-to-reveal': codes => codes['nothing-to-reveal'],
  'hire-a-colour': codes => codes['hire-a-colour'],
  'not-in-pool': (codes, { colour }) => codes['not-in-pool'](colour),
  'no-tile': codes => codes['no-tile'],
  'tile-down': codes => codes['tile-down'],
  'tile-up': codes => codes['tile-up'],
  'bad-cubes': (codes, { typed }) => codes['bad-cubes'](typed),
  'not-enough-cubes': (codes, { colour, count, given }) => codes['not-enough-cubes'](colour, count, given),
  'lose-exactly': (codes, { count, given }) => codes['lose-exactly'](count, given),
  'pay-exactly': (codes, { count, given }) => codes['pay-exactly'](count, given),
  'pay-not-asked': (codes, { colour, count, given }) => codes['pay-not-asked'](colour, count, given),
  'pay-one-colour': codes => codes['pay-one-colour'],
  'no-such-objective': (codes, { objective }) => codes['no-such-objective'](objective),
  'objective-taken': (codes, { name, objective }) => codes['objective-taken'](name, objective),
  'pile-empty': (codes, { colour }) => codes['pile-empty'](colour),
  'too-dear': (codes, { colour, count, given }) => codes['too-dear'](colour, count, given, headquarters),
  'boost-missing': codes => codes['boost-missing'],
  'boost-needless': codes => codes['boost-needless'],
  'specialise-mixture': codes => codes['specialise-mixture'](specialise, specialiseWithRed),
  'specialise-same': (codes, { colour }) => codes['specialise-same'](colour),
  'read-action': (codes, { typed, awaited }) => codes['read-action'](typed, awaited),
  'read-colour': (codes, { typed }) => codes['read-colour'](typed),
  'read-cubes': (codes, { typed, as }) => codes['read-cubes'](typed, as),
  'read-objective': (codes, { typed }) => codes['read-objective'](typed),
  'read-missing': (codes, { field, as }) => codes['read-missing'](field, as),
  'read-rest': (codes, { typed, as }) => codes['read-rest'](typed, as),
  'read-spelling': (codes, { as }) => codes['read-spelling'](as),
};

const refusalIn = ({ refusals }: GreenPortWords, code: RefusalCode, facts: RefusalFacts): string =>
  SENTENCES[code](refusals.codes, facts);

/** Writes a refusal as a sentence that names the rule and the possible alternatives. */
export const refusal = (words: GreenPortWords, { code, with: details }: Refusal, view: View): string => {
  if (!isOurs(code)) return words.refusals.notAllowed(awaits(words, view));
  const facts = factsOf(words, details, view);
  return [refusalIn(words, code, facts), facts.possible].filter(Boolean).join(' ');
};
