import { expect, test } from 'vitest';
import type { SeatedPerson } from '../../src/discord/buttons/seated-person.ts';
import { type ContextParts, contextIn } from '../../src/discord/context/context.ts';
import { Possible } from '../../src/discord/panels/typing/possible-actions.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { foresee } from '../../src/presentation/choosing/preview.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { turns } from '../support/positions.ts';
import { isLong, some } from '../support/test-form.ts';

/** Positions of a game, and actions of a position: all of them in a long run. */
const POSITIONS = isLong ? 200 : 12;
const ACTIONS = 4;
/** Milliseconds for a game in a long run. */
const PATIENCE = 900_000;

test.each(
  some(LANGUAGES, 2).flatMap(language =>
    Object.values(games).map(game => [game.id, language, game] as const),
  ),
)(
  'every action of %s is understood by the words of its button: %s',
  (id, language, game) => {
    const context = contextIn({ games, presenters, alone: [] } as unknown as ContextParts, language);
    const presenter = presenters[id]?.(language);
    let tried = 0;
    let seed = 3;
    for (let left = POSITIONS; left > 0; seed++)
      for (const { seat, view, legal } of turns({ game, seats: 2, options: game.defaults, seed })) {
        if (left-- <= 0) break;
        const position = { legal: () => legal, view: () => view };
        const seating = { match: { id: 'abcdefgh', rev: 1, game: id, position }, seat };
        const possible = new Possible(context, seating as unknown as SeatedPerson);
        for (const action of some(legal, ACTIONS)) {
          const names = [
            presenter?.describeAction(action, view),
            presenter?.describeAction(action, view, foresee(game, view, seat, action)),
          ];
          for (const name of new Set(names)) {
            const meant = possible.meant(name ?? '');
            const alike = meant === undefined ? possible.namesakes(name ?? '') : [meant];
            const found = alike.length > 0 ? alike : possible.matching(name ?? '');
            expect(found.length, `${name}`).toBeGreaterThan(0);
            // Actions with the same name are all meant: the answer asks which of them.
            const strange = found.filter(
              other =>
                presenter?.describeAction(other, view) !== names[0] &&
                presenter?.describeAction(other, view, foresee(game, view, seat, other)) !== name,
            );
            expect(strange.map(game.write), `${name}`).toEqual([]);
            tried += 1;
          }
        }
      }
    expect(tried).toBeGreaterThan(POSITIONS);
  },
  PATIENCE,
);
