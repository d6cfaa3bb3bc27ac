import type { Viewer } from '../../../core/contract/game.ts';
import { UNKNOWN } from '../../../core/contract/record.ts';
import type { Deal } from '../rules/setup.ts';
import type { Card, GreenPortHistory, State } from '../rules/types.ts';
import { type Reshuffle, reshufflesIn, writeRecord } from './record.ts';

const dealOf = (state: State): Deal => ({
  variant: state.variant,
  seats: state.players.length,
  objectives: state.objectives.map(({ cards }) => cards),
  deck: state.deck,
  tiles: state.players.flatMap(({ tile }) => tile?.symbol ?? []),
});

/** Counts the revealed cards: one number for the deal's order, then one for the order after each shuffle. */
const turnedUp = ({ played }: GreenPortHistory): readonly number[] => {
  const counts = [0];
  for (const { events } of played) {
    for (const { event } of events) {
      if (event.type === 'reshuffled') counts.push(0);
      if (event.type === 'revealed') counts.push((counts.pop() ?? 0) + 1);
    }
  }
  return counts;
};

const hideAfter = <C extends string>(cards: readonly C[], count = 0): C[] =>
  cards.map((card, index) => (index < count ? card : (UNKNOWN as C)));

/**
 * Returns the record of a game: complete, or with `?` for every card that was never revealed. Cards of earlier deck orders are
 * hidden too, since an undo may bring an earlier order back.
 */
export const recordOf = (
  history: GreenPortHistory,
  names: readonly string[],
  viewer: Viewer | 'all',
): object => {
  const { played, resigned } = history;
  const deal = dealOf(history.deal);
  const reshuffles = reshufflesIn(played);
  if (viewer === 'all') return writeRecord(deal, names, reshuffles, played, resigned);
  const [ofDeal, ...ofShuffles] = turnedUp(history);
  const known = reshuffles.map(
    (each, index): Reshuffle => ({ ...each, order: hideAfter(each.order, ofShuffles[index]) }),
  );
  const deck: readonly Card[] = hideAfter(deal.deck, ofDeal);
  return writeRecord({ ...deal, deck }, names, known, played, resigned);
};
