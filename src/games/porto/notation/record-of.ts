import type { Viewer } from '../../../core/contract/game.ts';
import { UNKNOWN } from '../../../core/contract/record.ts';
import { MARKET_SLOTS } from '../rules/box.ts';
import type { Deal } from '../rules/setup.ts';
import type { Kind, PortoHistory, PrivateContract, PublicContract, State } from '../rules/types.ts';
import { type Reshuffle, writeRecord } from './record.ts';

const withoutNull = <Card>(slots: readonly (Card | null)[]): Card[] => slots.filter(card => card !== null);

const dealOf = (state: State): Deal => ({
  variant: state.variant,
  seats: state.players.length,
  tokens: Object.fromEntries(state.houses.map(({ id, ground }) => [id, ground])),
  constructionDeck: [...withoutNull(state.market), ...state.timer, ...state.deck],
  publicContracts: [...withoutNull(state.contracts), ...state.publicDeck],
  privateContracts: state.players.map(({ dealt }) => dealt),
  timerSize: state.timerSize,
});

/**
 * Returns the reshuffles of a game. The order of a new deck begins with the cards that filled slots once the old deck was
 * empty. The cards that are still in the new deck follow.
 */
const reshufflesOf = ({ deal, played }: PortoHistory): Reshuffle[] => {
  let before = deal;
  const reshuffles: Reshuffle[] = [];
  for (const { events: stepEvents, state } of played) {
    const events = stepEvents.flatMap(({ to, event }) => (to === 'all' ? [event] : []));
    const refill = events.find(event => event.type === 'refilled');
    for (const event of events) {
      if (event.type !== 'reshuffled') continue;
      const construction = event.pile === 'construction';
      const added = (construction ? refill?.market : refill?.contracts) ?? [];
      const drawn = added.slice((construction ? before.deck : before.publicDeck).length);
      const left = construction ? state.deck : state.publicDeck;
      reshuffles.push({ pile: event.pile, order: [...drawn.map(({ card }) => card), ...left] });
    }
    before = state;
  }
  return reshuffles;
};

const hideLast = <Card extends string>(cards: readonly Card[], count: number): Card[] =>
  cards.map((card, index) => (index < cards.length - count ? card : (UNKNOWN as Card)));

/** Replaces the face-down cards of each pile by `?`. They are the last cards of the pile's newest order. */
const maskPiles = (
  deal: Deal,
  reshuffles: readonly Reshuffle[],
  now: State,
): { readonly deal: Deal; readonly reshuffles: readonly Reshuffle[] } => {
  const down = { construction: now.deck.length, public: now.publicDeck.length };
  const newest = (pile: Reshuffle['pile']) => reshuffles.findLast(each => each.pile === pile);
  const timerEnd = MARKET_SLOTS + deal.timerSize;
  return {
    deal: {
      ...deal,
      constructionDeck: [
        ...hideLast<Kind>(deal.constructionDeck.slice(0, timerEnd), now.timer.length),
        ...hideLast<Kind>(
          deal.constructionDeck.slice(timerEnd),
          newest('construction') ? 0 : down.construction,
        ),
      ],
      publicContracts: hideLast<PublicContract>(deal.publicContracts, newest('public') ? 0 : down.public),
    },
    reshuffles: reshuffles.map(each =>
      each === newest(each.pile) ? { ...each, order: hideLast(each.order, down[each.pile]) } : each,
    ),
  };
};

const hidden = (cards: readonly PrivateContract[]): PrivateContract[] => hideLast(cards, cards.length);

/** Returns the record of a game: complete, or with `?` for every card that the viewer may not know. */
export const recordOf = (history: PortoHistory, names: readonly string[], viewer: Viewer | 'all'): object => {
  const { played, resigned } = history;
  const deal = dealOf(history.deal);
  const reshuffles = reshufflesOf(history);
  if (viewer === 'all') return writeRecord(deal, names, reshuffles, played, resigned);
  const piles = maskPiles(deal, reshuffles, played.at(-1)?.state ?? history.deal);
  const own = (seat: number) => seat === viewer;
  const known = {
    ...piles.deal,
    privateContracts: deal.privateContracts.map((five, seat) => (own(seat) ? five : hidden(five))),
  };
  const actions = played.map(({ seat, action }) => ({
    seat,
    action:
      action.type === 'keep' && !own(seat) ? { ...action, contracts: hidden(action.contracts) } : action,
  }));
  return writeRecord(known, names, piles.reshuffles, actions, resigned);
};
