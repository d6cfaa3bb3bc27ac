import { distinctKinds, kindsOf } from '../../table/play/position.ts';
import type { ActionKind, Match } from '../../table/types.ts';
import { gameOf, type Room } from '../room.ts';
import type { Button } from './components.ts';
import { kindArgument } from './picks.ts';

type ButtonStyleName = NonNullable<Button['style']>;

/** For one person's eyes: a button for each kind of action that the seat has; it opens the panel. */
export function openers(room: Room, match: Match, seat: number, style: ButtonStyleName): readonly Button[] {
  const { game } = gameOf(room, match);
  return buttonsFor(room, match, kindsOf(game, match.position.legal(seat)), style);
}

/**
 * For everybody's eyes: one button that opens the panel of whoever presses it. It names what is to be done where these seats
 * have but one kind of action as far as everybody knows, or a hidden hand would be told.
 */
export function publicOpeners(
  room: Room,
  match: Match,
  seats: readonly number[],
  style: ButtonStyleName,
): readonly Button[] {
  const kinds = distinctKinds(seats.flatMap(seat => match.position.openers(seat)));
  const [only, ...others] = kinds;
  if (only === undefined) return [];
  const id = { match: match.id, rev: match.rev, verb: 'open', args: [] } as const;
  const { presenter } = gameOf(room, match);
  const label =
    others.length > 0 ? room.words.panel.yourTurn : presenter.value(...only, match.position.view('table'));
  return [{ label, id, style }];
}

function buttonsFor(
  room: Room,
  match: Match,
  kinds: readonly ActionKind[],
  style: ButtonStyleName,
): readonly Button[] {
  const { presenter } = gameOf(room, match);
  const view = match.position.view('table');
  return kinds.map(([field, value]) => ({
    label: presenter.value(field, value, view),
    id: { match: match.id, rev: match.rev, verb: 'open', args: [kindArgument(value)] },
    style,
  }));
}
