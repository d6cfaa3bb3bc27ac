import type { Dice } from '../../../core/contract/dice.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { accept, refuse } from '../../../core/contract/result.ts';
import { box, hasPowers } from './box.ts';
import { coloursIn, hasUnit, isColour, shows, unitColour } from './cards.ts';
import { checkedPayment, countOf, minus, plus, sizeOf } from './cubes.ts';
import { type CheckedDraft, changePlayer, changeTurn, type Draft, draftOf, playerOf, tell } from './draft.ts';
import { inOrder, underdogs } from './scoring.ts';
import {
  type Card,
  COLOURS,
  type Colour,
  type Gain,
  type Phase,
  type PlayerState,
  type State,
} from './types.ts';

type Queue = Extract<Phase, { readonly seats: readonly Seat[] }>;

export const noColour = (typed: unknown, possible: readonly Colour[] = COLOURS) =>
  refuse('no-such-colour', { typed: String(typed), possible });

/** Returns the number of cubes that a seat over the limit loses: half, rounded down; 0 for a seat within the limit. */
export const lossOf = (player: PlayerState): number => {
  const count = countOf(player.cubes);
  return count > box.cubes.limit ? Math.floor(count / 2) : 0;
};

const faceDown = (draft: Draft, seat: Seat): void => {
  const { tile } = playerOf(draft.next, seat);
  if (tile) changePlayer(draft, seat, { tile: { ...tile, up: false } });
};

const nextOf = (draft: Draft, { type, seats }: Queue): Phase | undefined => {
  const rest = seats.slice(1);
  if (rest.length === 0) return undefined;
  draft.next.phase = { type, seats: rest };
  return draft.next.phase;
};

/**
 * Decides which seats gain an underdog cube, before the first of these seats chooses the colour of its cube. Underdog cubes are
 * given at most once a turn.
 */
const giveUnderdogs = (draft: Draft): void => {
  const { next } = draft;
  if (next.turn.underdog) {
    next.phase = { type: 'hire' };
    return;
  }
  const { seats, by } = underdogs(next, next.turn.seat);
  changeTurn(draft, { underdog: true });
  next.phase = { type: 'bonus', seats };
  tell(draft, { type: 'underdogs', seats, by });
};

/** Carries out an orange X: first the losses over the limit, then the underdog cubes. */
const orangeX = (draft: Draft): void => {
  const { next } = draft;
  const losses = inOrder(next.players.length, next.turn.seat)
    .map(seat => ({ seat, count: lossOf(playerOf(next, seat)) }))
    .filter(({ count }) => count > 0);
  if (losses.length === 0) {
    giveUnderdogs(draft);
    return;
  }
  next.phase = { type: 'lose', seats: losses.map(({ seat }) => seat) };
  tell(draft, { type: 'overLimit', losses });
};

const goBust = (draft: Draft, seat: Seat): void => {
  changeTurn(draft, { bust: true });
  draft.next.phase = { type: 'utilise' };
  tell(draft, { type: 'busted', seat, pool: draft.next.pool });
};

const meetBlack = (draft: Draft, seat: Seat): void => {
  if (playerOf(draft.next, seat).tile?.up) {
    draft.next.phase = { type: 'bust' };
    tell(draft, { type: 'threatened', seat });
  } else goBust(draft, seat);
};

/** Shuffles the discards into a new deck, when a card is needed. The cards of the pool stay in the pool. */
const refillDeck = (draft: Draft): void => {
  const { next, dice } = draft;
  next.reshuffles += 1;
  tell(draft, { type: 'reshuffled', cause: 'empty', cards: next.discards.length });
  next.deck = dice.shuffle(next.discards, `reshuffle/${next.reshuffles}`);
  next.discards = [];
};

export const reveal = (state: State, seat: Seat, dice: Dice): CheckedDraft => {
  if (state.deck.length + state.discards.length === 0) return refuse('nothing-to-reveal');
  const draft = draftOf(state, dice);
  const { next } = draft;
  if (next.deck.length === 0) refillDeck(draft);
  const [card] = next.deck;
  if (card === undefined) throw new Error('the deck is empty after a shuffle');
  const harmful = hasUnit(next.pool);
  next.deck = next.deck.slice(1);
  next.pool = [...next.pool, card];
  draft.reveals = true;
  tell(draft, { type: 'revealed', seat, card });
  if (card === 'black') {
    if (harmful) meetBlack(draft, seat);
  } else if (card === 'x-orange') orangeX(draft);
  else if (card === 'x-green') {
    changeTurn(draft, { shuffle: true });
    giveUnderdogs(draft);
  }
  return accept(draft);
};

/** Counts the cubes of a hire: one for each card, one for the tile, one for each boost. A seat always takes all of them. */
export const gainOf = (
  { variant }: Pick<State, 'variant'>,
  { tile, headquarters }: Pick<PlayerState, 'tile' | 'headquarters'>,
  colour: Colour,
  cards: readonly Card[],
): Gain => {
  const { gains } = box;
  const boosts = hasPowers(variant) ? headquarters.filter(({ boost }) => boost === colour).length : 0;
  const symbol = tile?.up ? tile.symbol : undefined;
  return {
    cards: cards.length * gains.card,
    tile: symbol && cards.some(card => shows(card, symbol)) ? gains.tile : 0,
    boosts: boosts * gains.boost,
  };
};

const takeColour = (draft: Draft, seat: Seat, colour: Colour) => {
  const { next } = draft;
  const cards = next.pool.filter(card => unitColour(card) === colour);
  const player = playerOf(next, seat);
  const gain = gainOf(next, player, colour, cards);
  next.pool = next.pool.filter(card => unitColour(card) !== colour);
  next.discards = [...next.discards, ...cards];
  changePlayer(draft, seat, { cubes: plus(player.cubes, colour, gain.cards + gain.tile + gain.boosts) });
  return { cards, gain };
};

/** Asks each other seat that has a cube to refer or pass, once, while Unit cards are left. */
const startRefer = (draft: Draft, active: Seat): void => {
  const { next } = draft;
  const others = inOrder(next.players.length, active).slice(1);
  const able = hasUnit(next.pool) ? others.filter(seat => countOf(playerOf(next, seat).cubes) > 0) : [];
  next.phase = able.length > 0 ? { type: 'refer', seats: able } : { type: 'utilise' };
};

export const hire = (state: State, seat: Seat, colour: unknown, dice: Dice): CheckedDraft => {
  if (state.pool.length === 0) return refuse('must-reveal');
  const possible = coloursIn(state.pool);
  if (colour === undefined) {
    if (possible.length > 0) return refuse('hire-a-colour', { possible });
    const draft = draftOf(state, dice);
    const gain: Gain = { cards: 0, tile: 0, boosts: 0 };
    tell(draft, { type: 'hired', seat, colour: null, cards: [], gain, sync: false });
    startRefer(draft, seat);
    return accept(draft);
  }
  if (!isColour(colour)) return noColour(colour, possible);
  if (!possible.includes(colour)) return refuse('not-in-pool', { colour, possible });
  const draft = draftOf(state, dice);
  const sync = possible.length === COLOURS.length;
  const { cards, gain } = takeColour(draft, seat, colour);
  if (sync) {
    let { cubes } = playerOf(draft.next, seat);
    for (const other of COLOURS) if (other !== colour) cubes = plus(cubes, other, box.gains.inSync);
    changePlayer(draft, seat, { cubes });
  }
  tell(draft, { type: 'hired', seat, colour, cards, gain, sync });
  startRefer(draft, seat);
  return accept(draft);
};

/**
 * Turns the tile down. Against a bust the whole pool is discarded, and Hire starts over in the same turn. Against a loss, no
 * cube is lost.
 */
export const flip = (state: State, seat: Seat, dice: Dice): CheckedDraft => {
  const { tile } = playerOf(state, seat);
  if (!tile) return refuse('no-tile');
  if (!tile.up) return refuse('tile-down', { seat });
  const draft = draftOf(state, dice);
  const { next } = draft;
  faceDown(draft, seat);
  const against = state.phase.type === 'bust' ? 'bust' : 'loss';
  tell(draft, { type: 'flipped', seat, against, discarded: against === 'bust' ? state.pool : [] });
  if (state.phase.type === 'lose') afterLoss(draft, state.phase);
  else {
    next.discards = [...next.discards, ...next.pool];
    next.pool = [];
    next.phase = { type: 'hire' };
  }
  return accept(draft);
};

export const bust = (state: State, seat: Seat, dice: Dice): CheckedDraft => {
  const draft = draftOf(state, dice);
  goBust(draft, seat);
  return accept(draft);
};

const afterLoss = (draft: Draft, phase: Queue): void => {
  if (nextOf(draft, phase) === undefined) giveUnderdogs(draft);
};

export const lose = (state: State, seat: Seat, cubes: unknown, phase: Queue, dice: Dice): CheckedDraft => {
  const player = playerOf(state, seat);
  const lost = checkedPayment(cubes, player.cubes);
  if (!lost.ok) return lost;
  const count = lossOf(player);
  if (sizeOf(lost.value) !== count) return refuse('lose-exactly', { count, given: sizeOf(lost.value) });
  const draft = draftOf(state, dice);
  changePlayer(draft, seat, { cubes: minus(player.cubes, lost.value) });
  tell(draft, { type: 'lost', seat, cubes: lost.value });
  afterLoss(draft, phase);
  return accept(draft);
};

export const bonus = (state: State, seat: Seat, colour: unknown, phase: Queue, dice: Dice): CheckedDraft => {
  if (!isColour(colour)) return noColour(colour);
  const draft = draftOf(state, dice);
  changePlayer(draft, seat, { cubes: plus(playerOf(state, seat).cubes, colour, box.gains.underdog) });
  tell(draft, { type: 'helped', seat, colour });
  if (nextOf(draft, phase) === undefined) draft.next.phase = { type: 'hire' };
  return accept(draft);
};

export const refer = (
  state: State,
  seat: Seat,
  colour: unknown,
  pay: unknown,
  phase: Queue,
  dice: Dice,
): CheckedDraft => {
  const possible = coloursIn(state.pool);
  if (!isColour(colour)) return noColour(colour, possible);
  if (!possible.includes(colour)) return refuse('not-in-pool', { colour, possible });
  const { cubes } = playerOf(state, seat);
  if (!isColour(pay)) return noColour(pay);
  if (cubes[pay] === 0) return refuse('not-enough-cubes', { colour: pay, needed: 1, has: 0 });
  const draft = draftOf(state, dice);
  const { next } = draft;
  const to = next.turn.seat;
  changePlayer(draft, seat, { cubes: minus(cubes, { [pay]: box.prices.refer }) });
  changePlayer(draft, to, { cubes: plus(playerOf(next, to).cubes, pay, box.prices.refer) });
  const { cards, gain } = takeColour(draft, seat, colour);
  tell(draft, { type: 'referred', seat, to, colour, pay, cards, gain });
  if (!hasUnit(next.pool) || nextOf(draft, phase) === undefined) next.phase = { type: 'utilise' };
  return accept(draft);
};

export const pass = (state: State, seat: Seat, phase: Queue, dice: Dice): CheckedDraft => {
  const draft = draftOf(state, dice);
  tell(draft, { type: 'passed', seat });
  if (nextOf(draft, phase) === undefined) draft.next.phase = { type: 'utilise' };
  return accept(draft);
};
