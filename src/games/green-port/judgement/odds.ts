import { hasUnit } from '../rules/cards.ts';
import type { Card, View } from '../rules/types.ts';

/** Exact chances of the next reveal, as counts of equally likely cards. */
interface Odds {
  /** Cards that the next card can be: those of the deck, or of the discards where the deck is empty. */
  readonly next: readonly Card[];
  /** Number of possible next cards that would be a bust. */
  readonly busts: number;
}

/** Returns the chances of the next reveal. All seats know them, since the contents of the deck are known. */
export const oddsOf = ({ pool, unseen, discards }: Pick<View, 'pool' | 'unseen' | 'discards'>): Odds => {
  const next = unseen.length > 0 ? unseen : discards;
  return { next, busts: hasUnit(pool) ? next.filter(card => card === 'black').length : 0 };
};
