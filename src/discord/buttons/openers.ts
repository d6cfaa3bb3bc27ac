import { SeededDice } from '../../core/dice.ts';
import { capital } from '../../stage/language/grammar.ts';
import { distinctKinds, kindsOf } from '../../table/match/position.ts';
import type { ActionKind, Match } from '../../table/match/types.ts';
import { type Context, gameOf } from '../context/context.ts';
import type { Button } from './components.ts';
import { commitId, kindArgument } from './picks.ts';

/** Returns in a few words what a seat is asked in another seat's turn. Undefined in its own turn. */
export function askedAside(context: Context, match: Match, seat: number): string | undefined {
  if (match.turn.seat === null || match.turn.seat === seat) return undefined;
  const kinds = match.position.openers(seat).map(([, value]) => value);
  return gameOf(context, match).presenter.awaits(match.position.view('table'), kinds);
}

type ButtonStyleName = NonNullable<Button['style']>;

/** Returns private buttons that open the panel: one for each kind of action that is legal for the seat. */
export function openers(
  context: Context,
  match: Match,
  seat: number,
  style: ButtonStyleName,
): readonly Button[] {
  const { game } = gameOf(context, match);
  return buttonsFor(context, match, kindsOf(game, match.position.legal(seat)), style);
}

/**
 * Lists the seat's legal actions in a world imagined from the public view. It reveals no secret and is the same at each
 * call.
 */
function legalOpenly(context: Context, match: Match, seat: number): readonly unknown[] {
  const { game } = gameOf(context, match);
  const dice = new SeededDice(new Uint8Array(32));
  return game.legal(game.imagine(match.position.view('table'), 'table', dice), seat);
}

/**
 * Returns the seat's only action, judged by public information alone. Undefined unless its kind is its whole name and its
 * button may commit it at once.
 */
function onlyAction(context: Context, match: Match, seats: readonly number[]): unknown {
  const { game, presenter } = gameOf(context, match);
  const [seat, ...others] = seats;
  if (seat === undefined || others.length > 0 || !presenter.atOnce) return undefined;
  const [only, ...more] = legalOpenly(context, match, seat);
  if (only === undefined || more.length > 0 || game.fields(only).length > 1) return undefined;
  return presenter.atOnce(only, match.position.view('table')) ? only : undefined;
}

/**
 * Returns the public button that opens the presser's panel. It names the kind of action where public information leaves
 * these seats only one kind, so that it reveals no hand. It commits the action itself where that kind has one action only,
 * and the panel's button would commit it too.
 */
export function publicOpeners(
  context: Context,
  match: Match,
  seats: readonly number[],
  style: ButtonStyleName,
): readonly Button[] {
  const kinds = distinctKinds(seats.flatMap(seat => match.position.openers(seat)));
  const [only, ...others] = kinds;
  if (only === undefined) return [];
  const id = { match: match.id, rev: match.rev, verb: 'open', args: [] } as const;
  const { game, presenter } = gameOf(context, match);
  const action = others.length > 0 ? undefined : onlyAction(context, match, seats);
  if (action !== undefined) {
    const label = presenter.value(...only, match.position.view('table'));
    return [{ label, id: commitId(game, match, action), style: 'commit' }];
  }
  const [aside, ...more] = [...new Set(seats.map(seat => askedAside(context, match, seat)))];
  const several = aside !== undefined && more.length === 0 ? capital(aside) : context.words.panel.yourTurn;
  const label = others.length > 0 ? several : presenter.value(...only, match.position.view('table'));
  return [{ label, id, style }];
}

function buttonsFor(
  context: Context,
  match: Match,
  kinds: readonly ActionKind[],
  style: ButtonStyleName,
): readonly Button[] {
  const { presenter } = gameOf(context, match);
  const view = match.position.view('table');
  return kinds.map(([field, value]) => ({
    label: presenter.value(field, value, view),
    id: { match: match.id, rev: match.rev, verb: 'open', args: [kindArgument(value)] },
    style,
  }));
}
