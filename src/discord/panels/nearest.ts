import type { AnyGame } from '../../core/game.ts';
import { foresee } from '../../stage/foresee.ts';
import { agreeing, known, type Picked, worthTo } from '../../stage/menu.ts';
import { kindsOf } from '../../table/match/position.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { writeId } from '../buttons/custom-id.ts';
import { openers } from '../buttons/openers.ts';
import { packPicks } from '../buttons/picks.ts';
import type { SeatedPerson } from '../buttons/seat.ts';
import { type Context, gameOf } from '../context/context.ts';
import type { ComponentRow } from '../ports/answer.ts';
import { likenessTo } from './input.ts';

/** Names that are offered instead of an unknown one. */
const NEAREST = 3;

/** Returns the words most like the typed one; equals stay in the given order. */
export function nearestWords(typed: string, words: readonly string[]): readonly string[] {
  const like = likenessTo(typed);
  return words
    .map(word => ({ word, like: like(word) }))
    .sort((one, other) => other.like - one.like)
    .slice(0, NEAREST)
    .map(({ word }) => word);
}

/** Lists the kinds of action that a seat has now, in words. */
export function kindsPossible(context: Context, { match, seat }: SeatedPerson): readonly string[] {
  const { game, presenter } = gameOf(context, match);
  const view = match.position.view(seat);
  return kindsOf(game, match.position.legal(seat)).map(kind => presenter.value(...kind, view));
}

/** Returns a button for each of these actions, which opens its preview. */
export function previews(
  context: Context,
  { match, seat }: SeatedPerson,
  actions: readonly unknown[],
): readonly Button[] {
  const { game, presenter } = gameOf(context, match);
  const legal = match.position.legal(seat);
  const view = match.position.view(seat);
  return actions.map(action => ({
    label: context.words.panel.preview(presenter.deed(action, view, foresee(game, view, seat, action))),
    id: packPicks(game, legal, game.fields(action), args => ({
      match: match.id,
      rev: match.rev,
      verb: 'open',
      args,
    })),
    style: 'main',
  }));
}

/**
 * Returns the nearest legal action: it shares most with the wanted one, earlier parts counting more. Among equals it is the
 * one that brings most.
 */
export function nearestTo(
  { match, seat }: SeatedPerson,
  game: AnyGame,
  kind: Picked,
  asked: Picked,
): unknown {
  const legal = match.position.legal(seat);
  const view = match.position.view(seat);
  const shared = (action: unknown): number =>
    game
      .fields(action)
      .reduce((sum, [field, value], index) => sum + (asked[field] === value ? 1 / (index + 1) : 0), 0);
  const worth = worthTo(game, view, seat);
  let nearest: { readonly action: unknown; readonly shared: number; readonly worth: number } | undefined;
  for (const action of agreeing(game, legal, kind)) {
    const found = { action, shared: shared(action), worth: known(worth(action)) };
    const gap = nearest ? found.shared - nearest.shared || found.worth - nearest.worth : 1;
    if (gap > 0) nearest = found;
  }
  return nearest?.action;
}

/** Returns the buttons under a refusal: the preview of an action, if there is one, then the panels of possible kinds. */
export function waysOn(
  context: Context,
  { match, seat }: SeatedPerson,
  action: unknown,
): readonly ComponentRow[] {
  const preview = previews(context, { match, seat }, action === undefined ? [] : [action]);
  // Where the nearest is the only action of its kind, the kind's button would open the same preview, and Discord takes no id twice.
  const opened = preview.map(({ id }) => writeId(id));
  const kinds = openers(context, match, seat, 'quiet').filter(({ id }) => !opened.includes(writeId(id)));
  return buttonRows([...preview, ...kinds]);
}
