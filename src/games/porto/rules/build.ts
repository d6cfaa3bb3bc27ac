import type { Dice } from '../../../core/contract/dice.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { accept, type Result, refuse } from '../../../core/contract/result.ts';
import { CONTRACT_SLOTS } from './box.ts';
import { cardColour, cardValue, demandOf, meetsDemand } from './cards.ts';
import { ascending, type CheckedDraft, changePlayer, draftOf, tell } from './draft.ts';
import { type Placement, place } from './placement.ts';
import { buildPoints } from './scoring.ts';
import { endTurn } from './turn.ts';
import type {
  Action,
  Kind,
  PlayerState,
  Points,
  PortoRefusal,
  PublicContract,
  Slotted,
  State,
} from './types.ts';

type Build = Extract<Action, { type: 'build' }>;

const withoutCards = (hand: readonly Kind[], one: Kind, other: Kind): Result<Kind[], PortoRefusal> => {
  const rest = hand.slice();
  for (const card of [one, other]) {
    const index = rest.indexOf(card);
    if (index < 0) return refuse('not-in-hand', { card: String(card), hand });
    rest.splice(index, 1);
  }
  return accept(rest);
};

/** Returns the contracts in the claimed slots. Refuses empty slots, doubles and demands that the build doesn't meet exactly. */
const claims = (
  state: State,
  action: Build,
  built: Placement,
): Result<readonly Slotted<PublicContract>[], PortoRefusal> => {
  const slots: unknown = action.fulfil;
  if (slots === undefined) return accept([]);
  if (!Array.isArray(slots) || slots.length === 0) return refuse('malformed');
  const build = {
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
    if (!meetsDemand(demandOf(card), build)) return refuse('claim-not-met', { slot, contract: card });
    claimed.push({ slot, card });
  }
  return ascending(slots) ? accept(claimed) : refuse('malformed');
};

/** Checks a build's hand and claims, and carries it out. The function `place` checks house, colour, supply and roof. */
export const build = (state: State, seat: Seat, action: Build, dice: Dice): CheckedDraft => {
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
