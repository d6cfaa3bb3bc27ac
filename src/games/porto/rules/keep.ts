import type { Dice } from '../../../core/contract/dice.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { accept, refuse } from '../../../core/contract/result.ts';
import { KEPT_CONTRACTS } from './box.ts';
import { type CheckedDraft, changePlayer, draftOf } from './draft.ts';
import { toAct } from './legal.ts';
import type { PlayerState, State } from './types.ts';

/** Keeps three of the private contracts that were dealt to a seat. Seat 0 begins when all seats have chosen. */
export const keep = (state: State, seat: Seat, contracts: unknown, dice: Dice): CheckedDraft => {
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
