import { SeededDice } from '../../core/dice.ts';
import { capital } from '../../stage/language/grammar.ts';
import { distinctKinds, kindsOf } from '../../table/match/position.ts';
import type { ActionKind, Match } from '../../table/match/types.ts';
import { type Context, gameOf } from '../context/context.ts';
import type { Button } from './components.ts';
import { commitId, kindArgument } from './picks.ts';

/** Returns the question to a seat in another's turn, in a few words; undefined in its own turn. */
export function askedAside(context: Context, match: Match, seat: number): string | undefined {
  if (match.turn.seat === null || match.turn.seat === seat) return undefined;
  const kinds = match.position.openers(seat).map(([, value]) => value);
  return gameOf(context, match).presenter.awaits(match.position.view('table'), kinds);
}

type ButtonStyleName = NonNullable<Button['style']>;

/** Returns private buttons, one for each kind of action that the seat has; each opens the panel. */
export function openers(
  context: Context,
  match: Match,
  seat: number,
  style: ButtonStyleName,
): readonly Button[] {
  const { game } = gameOf(context, match);
  return buttonsFor(context, match, kindsOf(game, match.position.legal(seat)), style);
}

/** Lists what is legal in a world imagined from the table's view: the same each time, and without any secret. */
function legalOpenly(context: Context, match: Match, seat: number): readonly unknown[] {
  const { game } = gameOf(context, match);
  const dice = new SeededDice(new Uint8Array(32));
  return game.legal(game.imagine(match.position.view('table'), 'table', dice), seat);
}

/** Returns a seat's only action as far as everybody knows, where its kind is all of its name and its button acts at once. */
function onlyAction(context: Context, match: Match, seats: readonly number[]): unknown {
  const { game, presenter } = gameOf(context, match);
  const [seat, ...others] = seats;
  if (seat === undefined || others.length > 0 || !presenter.atOnce) return undefined;
  const [only, ...more] = legalOpenly(context, match, seat);
  if (only === undefined || more.length > 0 || game.fields(only).length > 1) return undefined;
  return presenter.atOnce(only, match.position.view('table')) ? only : undefined;
}

/**
 * Returns the public button that opens the presser's panel. It names the kind of action where these seats have only one as
 * far as everybody knows, so that it reveals no hidden hand. Where that kind is a single action whose button acts at once in
 * a panel, this button does too.
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
    return [{ label, id: commitId({ game, seating: { match } }, action), style: 'commit' }];
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
