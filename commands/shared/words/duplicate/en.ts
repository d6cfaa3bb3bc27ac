import type { Translated } from '../../../../src/stage/languages.ts';

/** How the same deal at several tables presents itself: at most 100 characters. */
export const english = {
  tables: 'Tables with the same deal, compared at the end; each is a private thread (not rated)',
};

export type DuplicateCommandWords = Translated<typeof english>;
