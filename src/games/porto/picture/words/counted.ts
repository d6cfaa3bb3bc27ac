import type { Forms } from '../../../../stage/grammar.ts';
import type { Language } from '../../../../stage/languages.ts';

/** A count with its noun, in the form that the language asks for. */
export const countedIn = (language: Language) => {
  const rules = new Intl.PluralRules(language);
  return (forms: Forms) => (count: number) =>
    (forms[rules.select(count)] ?? forms.other).replace('#', String(count));
};
