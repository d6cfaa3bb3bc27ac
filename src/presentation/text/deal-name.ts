import type { DealForm } from '../../core/contract/deals.ts';
import type { Language } from '../language/languages.ts';
import { SHARED_WORDS } from '../words/index.ts';

interface NamedDeal {
  readonly form: DealForm;
  /** Number of a daily deal. Null: the deal is a challenge, with its code as the id. */
  readonly number: number | null;
  readonly id: string;
}

/** Names a shared deal: "Daily No. 12", "Daily duel No. 3", "Challenge k3m9xw2p". */
export function dealName(
  { language }: { readonly language: Language },
  { form, number, id }: NamedDeal,
): string {
  const { daily, challenge } = SHARED_WORDS[language][form === 'duel' ? 'duels' : 'deals'];
  return number === null ? challenge(id) : daily(number);
}
