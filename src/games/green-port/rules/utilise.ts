import type { Dice } from '../../../core/contract/dice.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { accept, type Result, refuse } from '../../../core/contract/result.ts';
import { hasPowers } from './box.ts';
import { isColour } from './cards.ts';
import { checkedPayment, minus, plus, sizeOf } from './cubes.ts';
import { type CheckedDraft, changePlayer, draftOf, playerOf, tell } from './draft.ts';
import { noColour } from './hire.ts';
import {
  askedBy,
  colourWithPile,
  isWild,
  leftObjectives,
  objectivePoints,
  powersOf,
  priceOfHeadquarters,
  priceOfObjective,
  priceOfSpecialise,
  priceOfUnflip,
} from './prices.ts';
import {
  COLOURS,
  type Colour,
  type GreenPortRefusal,
  type Objective,
  type Payment,
  type PlayerState,
  type State,
} from './types.ts';

type CheckedPayment = Result<Payment, GreenPortRefusal>;

const exactly = (pay: Payment, count: number): CheckedPayment =>
  sizeOf(pay) === count ? accept(pay) : refuse('pay-exactly', { count, given: sizeOf(pay) });

const objectiveAt = (state: State, number: unknown): Result<Objective, GreenPortRefusal> => {
  const possible = state.objectives.flatMap(({ by }, index) => (by === null ? [index + 1] : []));
  const objective = typeof number === 'number' ? state.objectives[number - 1] : undefined;
  if (!objective) return refuse('no-such-objective', { objective: String(number), possible });
  if (objective.by !== null)
    return refuse('objective-taken', { objective: Number(number), seat: objective.by, possible });
  return accept(objective);
};

/** Checks the payment for an Objective: no more of a colour than its cards ask, and a single colour for the wild card. */
const objectivePayment = (
  state: State,
  player: PlayerState,
  objective: Objective,
  given: unknown,
): CheckedPayment => {
  const pay = checkedPayment(given, player.cubes);
  if (!pay.ok) return pay;
  const colours = Object.keys(pay.value) as Colour[];
  if (isWild(objective)) {
    if (colours.length > 1) return refuse('pay-one-colour', { colours });
  } else {
    const asked = askedBy(objective);
    const wrong = colours.find(colour => (pay.value[colour] ?? 0) > asked[colour]);
    if (wrong !== undefined)
      return refuse('pay-not-asked', {
        colour: wrong,
        asked: asked[wrong],
        given: pay.value[wrong] ?? 0,
      });
  }
  return exactly(pay.value, priceOfObjective(state, player, objective));
};

export const complete = (
  state: State,
  seat: Seat,
  number: unknown,
  given: unknown,
  dice: Dice,
): CheckedDraft => {
  const found = objectiveAt(state, number);
  if (!found.ok) return found;
  const player = playerOf(state, seat);
  const pay = objectivePayment(state, player, found.value, given);
  if (!pay.ok) return pay;
  const draft = draftOf(state, dice);
  const { next } = draft;
  changePlayer(draft, seat, { cubes: minus(player.cubes, pay.value) });
  next.objectives = state.objectives.map(each => (each === found.value ? { ...each, by: seat } : each));
  const points = objectivePoints(found.value);
  tell(draft, { type: 'completed', seat, objective: Number(number), pay: pay.value, points });
  if (!leftObjectives(next)) tell(draft, { type: 'lastRound', round: next.round });
  return accept(draft);
};

export const buy = (state: State, seat: Seat, colour: unknown, boost: unknown, dice: Dice): CheckedDraft => {
  const possible = colourWithPile(state);
  if (!isColour(colour)) return noColour(colour, possible);
  const [value, ...rest] = state.piles[colour];
  if (value === undefined) return refuse('pile-empty', { colour, possible });
  const player = playerOf(state, seat);
  const price = priceOfHeadquarters(state, colour);
  if (player.cubes[colour] < price) return refuse('too-dear', { colour, price, has: player.cubes[colour] });
  const boosts = colour === 'green' && hasPowers(state.variant);
  if (!boosts && boost !== undefined) return refuse('boost-needless', { colour, variant: state.variant });
  if (boosts && boost === undefined) return refuse('boost-missing', { possible: COLOURS });
  if (boost !== undefined && !isColour(boost)) return noColour(boost);
  const draft = draftOf(state, dice);
  const bought = { colour, value, boost: boost ?? null };
  draft.next.piles = { ...state.piles, [colour]: rest };
  changePlayer(draft, seat, {
    cubes: minus(player.cubes, { [colour]: price }),
    headquarters: [...player.headquarters, bought],
  });
  tell(draft, { type: 'bought', seat, price, ...bought });
  return accept(draft);
};

export const unflip = (state: State, seat: Seat, given: unknown, dice: Dice): CheckedDraft => {
  const player = playerOf(state, seat);
  const { tile, cubes } = player;
  if (!tile) return refuse('no-tile');
  if (tile.up) return refuse('tile-up');
  const checked = checkedPayment(given, cubes);
  if (!checked.ok) return checked;
  const pay = exactly(checked.value, priceOfUnflip(state, player));
  if (!pay.ok) return pay;
  const draft = draftOf(state, dice);
  changePlayer(draft, seat, { cubes: minus(cubes, pay.value), tile: { ...tile, up: true } });
  tell(draft, { type: 'unflipped', seat, pay: pay.value });
  return accept(draft);
};

/** Trades three cubes, alike or all different (with a Red Headquarters any two), for one of another colour. */
export const specialise = (
  state: State,
  seat: Seat,
  colour: unknown,
  given: unknown,
  dice: Dice,
): CheckedDraft => {
  if (!isColour(colour)) return noColour(colour);
  const player = playerOf(state, seat);
  const checked = checkedPayment(given, player.cubes);
  if (!checked.ok) return checked;
  const pay = exactly(checked.value, priceOfSpecialise(state, player));
  if (!pay.ok) return pay;
  const kinds = Object.keys(pay.value).length;
  if (powersOf(state, player, 'red') === 0 && kinds !== 1 && kinds !== sizeOf(pay.value))
    return refuse('specialise-mixture', { count: sizeOf(pay.value) });
  if (pay.value[colour] !== undefined) return refuse('specialise-same', { colour });
  const draft = draftOf(state, dice);
  changePlayer(draft, seat, { cubes: plus(minus(player.cubes, pay.value), colour) });
  tell(draft, { type: 'specialised', seat, colour, pay: pay.value });
  return accept(draft);
};
