import type { Dice } from '../../../core/contract/dice.ts';
import type { Seat, Step } from '../../../core/contract/game.ts';
import { accept, type Refusal, type Result, refuse } from '../../../core/contract/result.ts';
import { DRAW_LIMIT, KEPT_CONTRACTS, MARKET_SLOTS } from './box.ts';
import { build } from './build.ts';
import { cardValue, kindOrder } from './cards.ts';
import { ascending, type CheckedDraft, changePlayer, draftOf, tell } from './draft.ts';
import { canBuild, isAwaited, toAct } from './legal.ts';
import { timerBuild } from './timer.ts';
import { endTurn } from './turn.ts';
import type { Action, Event, Kind, PlayerState, Slotted, State } from './types.ts';

const withCard = (hand: readonly Kind[], card: Kind): readonly Kind[] => {
  const order = kindOrder(card);
  const index = hand.findIndex(other => kindOrder(other) > order);
  return index < 0 ? [...hand, card] : [...hand.slice(0, index), card, ...hand.slice(index)];
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
  draft.events.push({
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

const pass = (state: State, seat: Seat, dice: Dice): CheckedDraft => {
  if (state.market.some(card => card !== null)) return refuse('must-draw');
  if (canBuild(state, seat)) return refuse('must-build');
  const draft = draftOf(state, dice);
  draft.next.passes += 1;
  tell(draft, { type: 'passed', seat });
  endTurn(draft, seat);
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
  const { next, events, reveals, chance } = done.value;
  return accept({ state: next, events, reveals, goesOn: false, chance });
};
