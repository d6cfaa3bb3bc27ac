import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { some } from '../../support/test-form.ts';
import { wholeGames } from '../whole-games.ts';
import { PRESENTED } from './spoken.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
/** Most characters of a text in place of a picture. */
const LONGEST = 1_800;
/** Changes of a field that the test looks at. */
const MOST = 8;

type View = Readonly<Record<string, unknown>>;

/** Lists the fields in which two views differ, each with the first view that has the field of the second. */
function* swapped(view: View, other: View): Generator<readonly [field: string, View]> {
  for (const [key, value] of Object.entries(view)) {
    if (key === 'players') {
      const [players, others] = [view.players, other.players] as [readonly View[], readonly View[]];
      for (const [seat, player] of players.entries())
        for (const [field, changed] of swapped(player, others[seat] ?? player))
          yield [`players ${field}`, { ...view, players: players.with(seat, changed) }];
    } else if (JSON.stringify(value) !== JSON.stringify(other[key]))
      yield [key, { ...view, [key]: other[key] }];
  }
}

test.each(PRESENTED)(
  'the text of $id in place of a picture differs where a field of the view does, and is whole',
  ({ game, tables, speak, unsaid = {} }) => {
    const voices = some(LANGUAGES, 2).map(language => speak(language));
    const changes = new Map<string, number>();
    const silent = new Map<string, number>();
    for (const { decisions } of wholeGames(game as AnyGame, tables)) {
      const views = decisions.map(({ state }) => (game as AnyGame).view(state, 'table') as View);
      for (const [at, view] of views.entries())
        for (const [field, changed] of swapped(view, views[at + 1] ?? view)) {
          const count = changes.get(field) ?? 0;
          if (count === MOST) continue;
          changes.set(field, count + 1);
          const isSaid = voices.every(({ text }) => {
            const [before = '…', after = '…'] = [view, changed].map(each => text?.(each, NAMES, LONGEST));
            expect(before).not.toContain('…');
            return before !== after;
          });
          if (!isSaid) silent.set(field, (silent.get(field) ?? 0) + 1);
        }
    }
    // A field may be silent for a while, such as the round of a solo game.
    const missing = [...silent].filter(([field, count]) => 2 * count > (changes.get(field) ?? 0));
    expect(missing.map(([field]) => field).toSorted()).toEqual(Object.keys(unsaid).toSorted());
    expect(changes.size).toBeGreaterThan(9);
  },
);
