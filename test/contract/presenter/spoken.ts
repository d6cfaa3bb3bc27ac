import { presenters } from '../../../src/games/presenters.ts';
import { games, gamesFrom } from '../../../src/games/registry.ts';
import { LANGUAGES, type Language } from '../../../src/presentation/language/languages.ts';
import type { AnyPresenter, Paint } from '../../../src/presentation/presenter/presenter.ts';
import { harnessed, TABLES } from '../../games/harnesses.ts';

const parts = await harnessed('presenter');

/** Games with a complete presenter, and the data of their harnesses. */
export const PRESENTED = gamesFrom('shown').map(id => {
  const [presented, game] = [parts[id], games[id]];
  if (!presented || !game) throw new Error(`${id}: its harness has no presenter`);
  const speak = (language: Language, paints?: Paint): AnyPresenter => {
    const presenter = presenters[id]?.(language, paints);
    if (!presenter) throw new Error(`${id} has no presenter in ${language}`);
    return presenter;
  };
  return { ...presented, id, game, speak, tables: TABLES[id] ?? [] };
});
export type Shown = (typeof PRESENTED)[number];

export const SPOKEN = PRESENTED.flatMap(shown =>
  LANGUAGES.map(language => ({ ...shown, language, voice: shown.speak(language) })),
);
