import type { Dice } from '../../../core/dice.ts';
import type { Seat, Step } from '../../../core/game.ts';
import { accept, type Refusal, type Result, refuse } from '../../../core/result.ts';
import { CONTRACT_SLOTS, DRAW_LIMIT, KEPT_CONTRACTS, MARKET_SLOTS } from './box.ts';
import { cardColour, cardValue, demandOf, kindOrder, meetsDemand } from './cards.ts';
import { changePlayer, type Draft, draftOf, tell } from './draft.ts';
import { canBuild, canBuildTimer, isAwaited, toAct } from './legal.ts';
import { type Placement, place } from './placement.ts';
import { buildPoints } from './scoring.ts';
import { endTimer, endTurn } from './turn.ts';
import type {
  Action,
  Event,
  Kind,
  PlayerState,
  Points,
  PortoRefusal,
  PublicContract,
  Slotted,
  State,
} from './types.ts';

type CheckedDraft = Result<Draft, PortoRefusal>;
type Build = Extract<Action, { type: 'build' }>;
type TimerBuild = Extract<Action, { type: 'timer' }>;

const ascending = (slots: readonly number[]): boolean =>
  slots.every((slot, index) => index === 0 || slot > (slots[index - 1] ?? 0));

const withCard = (hand: readonly Kind[], card: Kind): readonly Kind[] => {
  const order = kindOrder(card);
  const index = hand.findIndex(other => kindOrder(other) > order);
  return index < 0 ? [...hand, card] : [...hand.slice(0, index), card, ...hand.slice(index)];
};

const withoutCards = (hand: readonly Kind[], one: Kind, other: Kind): Result<Kind[], PortoRefusal> => {
  const rest = hand.slice();
  for (const card of [one, other]) {
    const index = rest.indexOf(card);
    if (index < 0) return refuse('not-in-hand', { card: String(card), hand });
    rest.splice(index, 1);
  }
  return accept(rest);
};

const keep = (state: State, seat: Seat, contracts: unknown, dice: Dice): CheckedDraft => {
  const { dealt } = state.players[seat] as PlayerState;
  if (
    !Array.isArray(contracts) ||
    contracts.length !== KEPT_CONTRACTS ||
    new Set(contracts).size !== KEPT_CONTRACTS
  )
    return refuse('keep-three', { count: KEPT_CONTRACTS });
  const foreign = contracts.find(contract => !dealt.includes(contract));
  if (foreign !== undefined) return refuse('not-dealt', { contract: String(foreign), dealt });
  const kept = dealt.filter(contract => contracts.includes(contract)).sort();
  if (kept.some((contract, index) => contract !== contracts[index])) return refuse('malformed');
  const draft = draftOf(state, dice);
  changePlayer(draft, seat, { kept });
  draft.told.push({
    to: seat,
    event: { type: 'kept', seat, contracts: kept },
    others: { type: 'kept', seat },
  });
  if (toAct(draft.next).length === 0) draft.next.phase = { type: 'turn', seat: 0 };
  return accept(draft);
};

const draw = (state: State, seat: Seat, slots: unknown, dice: Dice): CheckedDraft => {
  if (!Array.isArray(slots)) return refuse('malformed');
  if (slots.length === 0) return refuse('draw-nothing');
  if (slots.length > DRAW_LIMIT) return refuse('draw-too-many', { limit: DRAW_LIMIT });
  const wrong = slots.find(slot => !Number.isInteger(slot) || slot < 1 || slot > MARKET_SLOTS);
  if (wrong !== undefined) return refuse('no-such-slot', { slot: String(wrong), slots: MARKET_SLOTS });
  if (!ascending(slots)) return refuse('malformed');
  const cards: Slotted<Kind>[] = [];
  let sum = 0;
  for (const slot of slots) {
    const card = state.market[slot - 1];
    if (!card) return refuse('slot-empty', { slot });
    cards.push({ slot, card });
    sum += cardValue(card);
  }
  if (sum > DRAW_LIMIT) return refuse('draw-over-three', { sum, limit: DRAW_LIMIT });

  const draft = draftOf(state, dice);
  const market = state.market.slice();
  let { hand } = state.players[seat] as PlayerState;
  for (const { slot, card } of cards) {
    market[slot - 1] = null;
    hand = withCard(hand, card);
  }
  draft.next.market = market;
  changePlayer(draft, seat, { hand });
  tell(draft, { type: 'drew', seat, cards });
  endTurn(draft, seat);
  return accept(draft);
};

/**
 * Returns the contracts in the claimed slots. Refuses empty slots, doubles and demands that the build does not meet exactly.
 */
const claims = (
  state: State,
  action: Build,
  built: Placement,
): Result<readonly Slotted<PublicContract>[], PortoRefusal> => {
  const slots: unknown = action.fulfil;
  if (slots === undefined) return accept([]);
  if (!Array.isArray(slots) || slots.length === 0) return refuse('malformed');
  const deed = {
    colour: built.placed.colour,
    floors: built.placed.floors,
    completed: built.placed.completed,
    cards: [cardColour(action.number), cardColour(action.colour)] as const,
  };
  const claimed: Slotted<PublicContract>[] = [];
  for (const slot of slots) {
    if (!Number.isInteger(slot) || slot < 1 || slot > CONTRACT_SLOTS)
      return refuse('no-such-slot', { slot: String(slot), slots: CONTRACT_SLOTS });
    const card = state.contracts[slot - 1];
    if (!card) return refuse('claim-empty', { slot });
    if (claimed.some(other => other.slot === slot)) return refuse('claim-twice', { slot });
    if (!meetsDemand(demandOf(card), deed)) return refuse('claim-not-met', { slot, contract: card });
    claimed.push({ slot, card });
  }
  return ascending(slots) ? accept(claimed) : refuse('malformed');
};

const build = (state: State, seat: Seat, action: Build, dice: Dice): CheckedDraft => {
  const { number, colour } = action;
  const player = state.players[seat] as PlayerState;
  const hand = withoutCards(player.hand, number, colour);
  if (!hand.ok) return hand;
  const built = place(state.houses, action.house, cardColour(colour), cardValue(number), action.token);
  if (!built.ok) return built;
  const claimed = claims(state, action, built.value);
  if (!claimed.ok) return claimed;

  const { houses, placed } = built.value;
  const paid = claimed.value.map(({ slot, card }) => ({ slot, card, vp: demandOf(card).vp }));
  const points: Points = {
    ...buildPoints(built.value),
    contracts: paid.reduce((sum, { vp }) => sum + vp, 0),
  };
  const score =
    player.score + points.house + points.neighbours + points.ground + points.roof + points.contracts;
  const draft = draftOf(state, dice);
  const { next } = draft;
  next.houses = houses;
  next.discards = [...state.discards, number, colour];
  changePlayer(draft, seat, {
    hand: hand.value,
    score,
    claimed: paid.length > 0 ? [...player.claimed, ...paid.map(({ card }) => card)] : player.claimed,
  });
  if (paid.length > 0) {
    next.contracts = state.contracts.map((card, index) =>
      paid.some(({ slot }) => slot === index + 1) ? null : card,
    );
  }
  tell(draft, { type: 'built', seat, number, colour, placed, claimed: paid, points, score });
  endTurn(draft, seat);
  return accept(draft);
};

const pass = (state: State, seat: Seat, dice: Dice): CheckedDraft => {
  if (state.market.some(card => card !== null)) return refuse('must-draw');
  if (canBuild(state, seat)) return refuse('must-build');
  const draft = draftOf(state, dice);
  draft.next.passes += 1;
  tell(draft, { type: 'passed', seat });
  endTurn(draft, seat);
  return accept(draft);
};

const timerIdle = (
  state: State,
  cards: readonly [Kind, Kind],
  action: TimerBuild,
  dice: Dice,
): CheckedDraft => {
  if (action.house !== undefined || action.token !== undefined || action.number !== action.colour)
    return refuse('malformed');
  if (canBuildTimer(state, cards)) return refuse('must-build');
  const draft = draftOf(state, dice);
  draft.next.discards = [...state.discards, ...cards];
  tell(draft, { type: 'timerIdle', timer: cards });
  endTimer(draft);
  return accept(draft);
};

/** Builds with the Timer's cards, step 4 of solo. The build scores nothing, and the token of a completed roof is lost. */
const timerBuild = (
  state: State,
  cards: readonly [Kind, Kind],
  action: TimerBuild,
  dice: Dice,
): CheckedDraft => {
  const { number, colour, house, token } = action;
  if (number === undefined || colour === undefined) return timerIdle(state, cards, action, dice);
  const inTimer =
    (number === cards[0] && colour === cards[1]) || (number === cards[1] && colour === cards[0]);
  if (!inTimer)
    return refuse('not-in-timer', { number: String(number), colour: String(colour), timer: cards });
  if (house === undefined) return refuse('malformed');
  const built = place(state.houses, house, cardColour(colour), cardValue(number), token);
  if (!built.ok) return built;
  const draft = draftOf(state, dice);
  draft.next.houses = built.value.houses;
  draft.next.discards = [...state.discards, ...cards];
  tell(draft, {
    type: 'timerBuilt',
    number,
    colour,
    placed: built.value.placed,
    tokenLost: built.value.roofToken,
  });
  endTimer(draft);
  return accept(draft);
};

const PHASE_OF: Readonly<Record<Action['type'], State['phase']['type']>> = {
  keep: 'keep',
  draw: 'turn',
  build: 'turn',
  pass: 'turn',
  timer: 'timer',
};

const carryOut = (state: State, seat: Seat, action: Action, dice: Dice): CheckedDraft => {
  const { phase } = state;
  if (phase.type === 'over') return refuse('game-over');
  if (!isAwaited(state, seat)) return refuse('not-your-turn', { seats: toAct(state) });
  const asked = PHASE_OF[action?.type];
  if (asked === undefined) return refuse('malformed');
  if (asked !== phase.type) return refuse('wrong-phase', { phase: phase.type, action: action.type });
  switch (action.type) {
    case 'keep':
      return keep(state, seat, action.contracts, dice);
    case 'draw':
      return draw(state, seat, action.slots, dice);
    case 'build':
      return build(state, seat, action, dice);
    case 'pass':
      return pass(state, seat, dice);
    case 'timer':
      return phase.type === 'timer' ? timerBuild(state, phase.cards, action, dice) : refuse('wrong-phase');
  }
};

/** Checks an action by the rules, without the list of legal actions, and carries it out. */
export const apply = (
  state: State,
  seat: Seat,
  action: Action,
  dice: Dice,
): Result<Step<State, Event>, Refusal> => {
  const done = carryOut(state, seat, action, dice);
  if (!done.ok) return done;
  const { next, told, reveals, chance } = done.value;
  return accept({ state: next, told, reveals, goesOn: false, chance });
};
