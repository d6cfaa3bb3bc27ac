import type { Seat } from '../../../core/contract/game.ts';
import { box } from './box.ts';
import { emptyTable } from './circles.ts';
import { type Draft, tell } from './draft.ts';
import { resultOf } from './scoring.ts';
import type { Card, Phase, PlayerState } from './types.ts';

const finish = (draft: Draft): void => {
  draft.next.phase = { type: 'over' };
  tell(draft, { type: 'ended', result: resultOf(draft.next) });
};

const TURN: Phase = { type: 'turn' };

const isIn = ({ passed, markers, overseer }: PlayerState): boolean => !passed && (markers > 0 || overseer);

/** Returns the next seat clockwise that can still act, possibly the same seat again. Undefined: no seat can act. */
const nextIn = (players: readonly PlayerState[], seat: Seat): Seat | undefined => {
  for (let step = 1; step <= players.length; step++) {
    const other = (seat + step) % players.length;
    const player = players[other];
    if (player && isIn(player)) return other;
  }
  return undefined;
};

const reshuffle = (draft: Draft): void => {
  const { next, dice } = draft;
  next.reshuffles += 1;
  tell(draft, { type: 'reshuffled', cards: next.used.length });
  next.deck = dice.shuffle(next.used, `reshuffle/${next.reshuffles}`);
  next.used = [];
};

/** Draws the top card of the deck. If the deck is empty, the used pile is shuffled first. */
export const drawCard = (draft: Draft): Card => {
  if (draft.next.deck.length === 0) reshuffle(draft);
  const [card, ...rest] = draft.next.deck;
  if (card === undefined) throw new Error('no card is left');
  draft.next.deck = rest;
  return card;
};

const fillDisplay = (draft: Draft): Card[] =>
  Array.from({ length: box.cards.display }, () => drawCard(draft));

/** Prepares a seat for a new round: its pieces return, each new Estate adds a marker, and effects of the old round end. */
const rested = (player: PlayerState): PlayerState => {
  const { markers, markersForAnEstate } = box.start;
  return {
    ...player,
    markers: markers + (player.estates.length - 1) * markersForAnEstate,
    overseer: true,
    passed: false,
    bought: false,
    harvested: false,
    enologists: 0,
  };
};

/** Begins the next round with the seat in `next.first`, which `apply.ts` sets when a seat takes the first player's token. */
const beginRound = (draft: Draft): void => {
  const { next } = draft;
  const open = next.display.filter(card => card !== null);
  next.used = [...next.used, ...open, ...next.aside.map(({ card }) => card)];
  next.aside = [];
  next.players = next.players.map(rested);
  next.table = emptyTable(next.players.length);
  next.round += 1;
  next.phase = TURN;
  next.turn = next.first;
  const display = fillDisplay(draft);
  next.display = display;
  draft.reveals = true;
  draft.uncertain = true;
  const { round, first } = next;
  tell(draft, { type: 'roundBegan', round, first, bonus: next.chips[round - 1] ?? 0, display });
};

const endRound = (draft: Draft): void => {
  const { next } = draft;
  tell(draft, { type: 'roundEnded', round: next.round });
  if (next.round < box.rounds) {
    beginRound(draft);
    return;
  }
  finish(draft);
};

/** Passes the turn to the next seat that can still act. If no seat can, the round ends. */
export const endTurn = (draft: Draft): void => {
  const { next, seat } = draft;
  const following = nextIn(next.players, seat);
  if (following === undefined) {
    endRound(draft);
    return;
  }
  next.turn = following;
  next.phase = TURN;
};
