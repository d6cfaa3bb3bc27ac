import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { buttonRows } from '../../src/discord/buttons/components.ts';
import type { SeatedPerson } from '../../src/discord/buttons/seated-person.ts';
import { type Context, type ContextParts, contextIn } from '../../src/discord/context/context.ts';
import { previews } from '../../src/discord/panels/typing/nearest.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { type Turn, turns } from '../support/positions.ts';

const POSITIONS = 60;
const BUTTONS = 5;

interface Namesakes extends Turn {
  readonly actions: readonly unknown[];
}

/** Lists the sets of legal actions with one name, in the positions of a random game. */
function* namesakes(context: Context, game: AnyGame): Generator<Namesakes> {
  const presenter = context.presenters[game.id]?.('en');
  let left = POSITIONS;
  for (const turn of turns({ game, seats: 2, options: game.defaults, seed: 5 })) {
    if (left-- === 0) return;
    const named = turn.legal.map(action => ({ action, name: presenter?.describeAction(action, turn.view) }));
    for (const name of new Set(named.map(each => each.name))) {
      const actions = named.flatMap(each => (each.name === name ? [each.action] : []));
      if (actions.length > 1) yield { ...turn, actions: actions.slice(0, BUTTONS) };
    }
  }
}

const labelsOf = (context: Context, game: AnyGame, { seat, view, legal, actions }: Namesakes) => {
  const position = { legal: () => legal, view: () => view };
  const seating = { match: { id: 'abcdefgh', rev: 1, game: game.id, position }, seat };
  const rows = buttonRows(previews(context, seating as unknown as SeatedPerson, actions));
  return rows.flatMap(({ components }) => components.map(button => ('label' in button ? button.label : '')));
};

test.each(LANGUAGES)(
  'buttons for several actions of one name can be distinguished, in every game: %s',
  language => {
    const context = contextIn({ games, presenters, alone: [] } as unknown as ContextParts, language);
    let sets = 0;
    for (const game of Object.values(games))
      for (const found of namesakes(context, game)) {
        const labels = labelsOf(context, game, found);
        expect(labels).toHaveLength(found.actions.length);
        expect(new Set(labels).size, labels.join('\n')).toBe(labels.length);
        sets += 1;
      }
    expect(sets).toBeGreaterThan(0);
  },
);
