import { LANGUAGES } from '../../stage/language/languages.ts';
import type { Match } from '../../table/match/types.ts';
import { type Context, contextIn, gameOf } from '../context/context.ts';
import type { Labels } from './input.ts';

/**
 * Returns the labels of a field's values, in the reader's language first, then in all others. A reader may copy a label in
 * any language.
 */
export const labels = (context: Context, match: Match, field: string, view: unknown): Labels => {
  const languages = [context.language, ...LANGUAGES.filter(language => language !== context.language)];
  const presenters = languages.map(language => gameOf(contextIn(context, language), match).presenter);
  return value => presenters.map(presenter => presenter.value(field, value, view));
};
