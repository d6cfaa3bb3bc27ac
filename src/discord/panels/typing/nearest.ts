import type { AnyGame } from '../../../core/contract/game.ts';
import {
  agreeing,
  distinguishing,
  known,
  type Picked,
  worthTo,
} from '../../../presentation/choosing/menu.ts';
import { foresee } from '../../../presentation/choosing/preview.ts';
import { bare } from '../../../presentation/text/bare.ts';
import { kindsOf } from '../../../table/match/position.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { idAt, writeId } from '../../buttons/custom-id.ts';
import { openers } from '../../buttons/match-buttons.ts';
import { packPicks } from '../../buttons/picks.ts';
import type { SeatedPerson } from '../../buttons/seated-person.ts';
import { type Context, gameOf } from '../../context/context.ts';
import type { ComponentRow } from '../../ports/answer.ts';
import { likenessTo } from './input.ts';

/** Sorts words by their similarity to a typed word, the most similar first. Equally similar words keep their order. */
export function nearestWords(typed: string, words: readonly string[]): readonly string[] {
  const like = likenessTo(bare(typed));
  return words
    .map(word => ({ word, like: like(bare(word)) }))
    .sort((one, other) => other.like - one.like)
    .map(({ word }) => word);
}

export function kindsPossible(context: Context, { match, seat }: SeatedPerson): readonly string[] {
  const { game, presenter } = gameOf(context, match);
  const view = match.position.view(seat);
  return kindsOf(game, match.position.legal(seat)).map(kind => presenter.value(...kind, view));
}

/** Returns a button for the preview of each action. Actions of the same name also show the values in which they differ. */
export function previews(
  context: Context,
  { match, seat }: SeatedPerson,
  actions: readonly unknown[],
): readonly Button[] {
  const { game, presenter } = gameOf(context, match);
  const legal = match.position.legal(seat);
  const view = match.position.view(seat);
  const named = actions.map(action => ({
    action,
    name: presenter.describeAction(action, view, foresee(game, view, seat, action)),
  }));
  return named.map(({ action, name }) => {
    const twins = named.filter(other => other.name === name).map(other => other.action);
    const apart = distinguishing(game, action, twins).map(pick => presenter.value(...pick, view));
    return {
      label: context.words.panel.preview([...apart, name].join(' · ')),
      id: packPicks(game, legal, game.fields(action), args => idAt(match, 'open', ...args)),
      style: 'main',
    };
  });
}

/**
 * Returns the legal action of `kind` that is most similar to `asked`. Similar actions have fields in common, and the first
 * field counts most. Among equally similar actions, returns the most valuable one. Undefined: no action is of this kind.
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

/**
 * Returns the buttons under a refusal: one to open the preview of an action, if there is one, and one to open the panel for
 * each legal kind of action.
 */
export function waysOn(
  context: Context,
  { match, seat }: SeatedPerson,
  action: unknown,
): readonly ComponentRow[] {
  const preview = previews(context, { match, seat }, action === undefined ? [] : [action]);
  // A kind's button is left out where it would have the same id as the preview, since Discord accepts no id twice in a
  // message.
  const opened = preview.map(({ id }) => writeId(id));
  const kinds = openers(context, match, seat, 'quiet').filter(({ id }) => !opened.includes(writeId(id)));
  return buttonRows([...preview, ...kinds]);
}
