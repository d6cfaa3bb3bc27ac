import type { Context } from '../context/context.ts';
import { GAMES_WORDS } from '../words/index.ts';

/** Returns the line with the operator's address for support. Empty where the operator has set none. */
export const supportLine = ({
  language,
  supportUrl,
}: Pick<Context, 'language' | 'supportUrl'>): readonly string[] =>
  supportUrl === undefined ? [] : [GAMES_WORDS[language].operator.support(`<${supportUrl}>`)];
