import { catalogues } from '../../../src/stage/catalogue/index.ts';
import type { ToyCatalogue } from './en.ftl';

export type ToyWords = ToyCatalogue;

export const TOY_WORDS = catalogues<ToyWords>(new URL('.', import.meta.url));

type Refusals = ToyWords['refusals'];

/** The facts of a refusal: `said` is the tile that was bid or the possible bids, and `typed` is the person's text. */
interface RefusalFacts {
  readonly said: string;
  readonly typed: string;
}

/** Each with the facts that it tells. */
const SENTENCES: Readonly<Record<keyof Refusals, (refusals: Refusals, facts: RefusalFacts) => string>> = {
  'not-your-turn': refusals => refusals['not-your-turn'],
  'toy-same-bid': (refusals, { said }) => refusals['toy-same-bid'](said),
  'toy-no-tile': (refusals, { said }) => refusals['toy-no-tile'](said),
  'toy-no-kind': (refusals, { said, typed }) => refusals['toy-no-kind'](said, typed),
  'toy-no-number': (refusals, { typed }) => refusals['toy-no-number'](typed),
  'toy-too-much': (refusals, { typed }) => refusals['toy-too-much'](typed),
  'toy-not-now': (refusals, { said }) => refusals['toy-not-now'](said),
};

const isKnown = (code: string): code is keyof Refusals => Object.hasOwn(SENTENCES, code);

/** Undefined for what is no refusal of the toy's. */
export const refusalIn = ({ refusals }: ToyWords, code: string, facts: RefusalFacts): string | undefined =>
  isKnown(code) ? SENTENCES[code](refusals, facts) : undefined;
