import { LRUCache } from 'lru-cache';
import type { AnyGame } from '../../../core/contract/game.ts';
import { worthTo } from '../../../presentation/choosing/menu.ts';
import { foresee } from '../../../presentation/choosing/preview.ts';
import { readingOf, type SearchedText } from '../../../presentation/text/bare.ts';
import type { SeatedPerson } from '../../buttons/seated-person.ts';
import { type Context, gameOf } from '../../context/context.ts';
import { once } from '../turn/panel-context.ts';
import { labels } from './input.ts';

export interface Said {
  readonly label: string;
  readonly readings: readonly SearchedText[];
}

/** Texts of a seat's legal actions in one position and one language. Each text is made when it is first needed. */
export interface ActionTexts {
  readonly legal: readonly unknown[];
  readonly fielded: Pick<AnyGame, 'fields'>;
  worth(action: unknown): number | undefined;
  describe(action: unknown): string;
  describeForeseen(action: unknown): string;
  written(action: unknown): string;
  names(action: unknown): readonly SearchedText[];
  value(field: string, value: string): Said;
}

function made(context: Context, { match, seat }: SeatedPerson, view: unknown): ActionTexts {
  const { game, presenter } = gameOf(context, match);
  const valueLabels = new Map<string, Said>();
  const describe = once(action => presenter.describeAction(action, view));
  const written = once(action => game.write(action));
  return {
    legal: match.position.legal(seat),
    fielded: { fields: once(action => game.fields(action)) },
    worth: once(worthTo(game, view, seat)),
    describe,
    describeForeseen: once(action =>
      presenter.describeAction(action, view, foresee(game, view, seat, action)),
    ),
    written,
    names: once(action => [describe(action), written(action)].map(readingOf)),
    value(field, value) {
      const key = `${field}=${value}`;
      const known = valueLabels.get(key);
      if (known) return known;
      const all = labels(context, match, field, view)(value);
      const said = { label: all[0] ?? value, readings: [...new Set([value, ...all])].map(readingOf) };
      valueLabels.set(key, said);
      return said;
    },
  };
}

/** Number of positions whose texts each bot keeps. A thousand actions take about a megabyte. */
const KEPT = 8;

const keptBy = new WeakMap<object, LRUCache<string, ActionTexts>>();

/**
 * Returns the texts of a seat's legal actions. They are kept for a few positions, since Discord asks for suggestions with each
 * letter. The key contains the seat's view, since a choice that is still secret changes a position without a new revision.
 */
export function actionTexts(context: Context, seating: SeatedPerson): ActionTexts {
  const { match, seat } = seating;
  const view = match.position.view(seat);
  const kept = keptBy.get(context.games) ?? new LRUCache<string, ActionTexts>({ max: KEPT });
  keptBy.set(context.games, kept);
  const key = JSON.stringify([match.id, match.rev, seat, context.language, view]);
  const texts = kept.get(key) ?? made(context, seating, view);
  kept.set(key, texts);
  return texts;
}
