import type { Match } from '../../table/match/types.ts';
import type { Button } from '../buttons/components.ts';
import type { SeatedPerson } from '../buttons/seat.ts';
import { nameAt } from '../context/people.ts';
import { gameOf, type Room } from '../context/room.ts';
import { quotable } from '../context/text.ts';
import { missingSeats } from '../messages/board.ts';

/** A choice that a seat has sealed and can still change, for its person alone. */
export interface SealedChoice {
  readonly action: unknown;
  /** Description of the action, and the time until which it can be changed. */
  readonly told: string;
}

/** @param waitingFor the seats whose choice is missing */
export function toldSealed(
  room: Room,
  { match, seat }: SeatedPerson,
  action: unknown,
  waitingFor: readonly number[],
): string {
  const { presenter } = gameOf(room, match);
  const { sealed, stillChoosing } = room.words.panel;
  const others = waitingFor.filter(other => other !== seat).map(other => nameAt(match, other, room.language));
  return [
    sealed(`**${presenter.deed(action, match.position.view(seat))}**`),
    ...(others.length > 0 ? [stillChoosing(others)] : []),
  ].join('\n');
}

/** Returns the sealed choice of a seat; undefined without one. */
export async function sealedBy(room: Room, seating: SeatedPerson): Promise<SealedChoice | undefined> {
  const { match, seat } = seating;
  // A seat that acts alone seals nothing.
  if (match.position.toAct.length < 2) return undefined;
  const text = await room.table.sealedOf(match.id, seat);
  const action = text === undefined ? undefined : gameOf(room, match).game.read(text);
  if (!action?.ok) return undefined;
  return {
    action: action.value,
    told: toldSealed(room, seating, action.value, await missingSeats(room, match)),
  };
}

/** Returns the reason why the seat is asked again; undefined where it is not. */
export async function turnedDown(room: Room, { match, seat }: SeatedPerson): Promise<string | undefined> {
  if (match.position.toAct.length < 2) return undefined;
  const found = await room.table.turnedDown(match.id, seat);
  const { game, presenter } = gameOf(room, match);
  if (found === undefined) return undefined;
  const view = match.position.view(seat);
  const why = presenter.refusal(found.refusal, view);
  const action = game.read(found.action);
  return action.ok
    ? room.words.panel.turnedDown(`**${presenter.deed(action.value, view)}**`, why)
    : room.words.panel.unreadable(quotable(found.action), why);
}

/** Returns the button that opens the panel of a sealed choice. */
export const chooseAgain = ({ words }: Room, { id, rev }: Match): Button => ({
  label: words.panel.chooseAgain,
  id: { match: id, rev, verb: 'open', args: [] },
});
