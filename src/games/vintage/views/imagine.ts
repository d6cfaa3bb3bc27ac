import type { Dice } from '../../../core/contract/dice.ts';
import type { Viewer } from '../../../core/contract/game.ts';
import { without } from '../../../core/rules/without.ts';
import { box, DECK } from '../rules/box.ts';
import { sortedCards } from '../rules/hand.ts';
import type { Card, PlayerState, PlayerView, State, View } from '../rules/types.ts';

/** Lists the cards whose place the viewer does not know: the cards in the deck, and those that other seats drew secretly. */
const unseenCards = (view: View): Card[] =>
  without(DECK, [
    ...view.display,
    ...view.used,
    ...view.aside.map(({ card }) => card),
    ...view.players.flatMap(({ known }) => known),
    ...(view.drawn ?? []),
  ]);

const playerOf = ({ hidden: _, ...open }: PlayerView, drawn: readonly Card[]): PlayerState => ({
  ...open,
  drawn,
});

/**
 * Returns a random state that fits what the viewer sees. The chips of later rounds, the deck and the other seats' drawn cards
 * are random.
 */
export const imagine = (view: View, viewer: Viewer, dice: Dice): State => {
  const cards = dice.shuffle(unseenCards(view), 'imagine/cards');
  const chips = dice.shuffle(without(box.chips.bonus, view.chips), 'imagine/chips');
  const players = view.players.map((player, seat) =>
    playerOf(player, seat === viewer ? (view.drawn ?? []) : sortedCards(cards.splice(0, player.hidden))),
  );
  return {
    variant: view.variant,
    phase: view.phase,
    round: view.round,
    turn: view.turn,
    first: view.first,
    table: view.table,
    display: view.display,
    used: view.used,
    aside: view.aside,
    reshuffles: view.reshuffles,
    chips: view.chips.map(bonus => bonus ?? (chips.pop() as number)),
    deck: cards,
    players,
  };
};

/** Returns a state in which the chips of later rounds, the deck and the other seats' drawn cards are dealt again at random. */
export const redeal = (state: State, viewer: Viewer, dice: Dice): State => {
  const isOwn = (seat: number) => seat === viewer;
  const others = state.players.flatMap(({ drawn }, seat) => (isOwn(seat) ? [] : drawn));
  const cards = dice.shuffle([...others, ...state.deck], 'redeal/cards');
  const looked = viewer === 'table' ? [] : (state.players[viewer]?.looked ?? []);
  const known = state.chips.map((bonus, index) =>
    index < state.round || looked.includes(index + 1) ? bonus : null,
  );
  const chips = dice.shuffle(without(box.chips.bonus, known), 'redeal/chips');
  return {
    ...state,
    chips: known.map(bonus => bonus ?? (chips.pop() as number)),
    players: state.players.map((player, seat) =>
      isOwn(seat) ? player : { ...player, drawn: sortedCards(cards.splice(0, player.drawn.length)) },
    ),
    deck: cards,
  };
};
