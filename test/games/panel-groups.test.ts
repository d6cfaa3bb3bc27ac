import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { parseId } from '../../src/discord/buttons/custom-id.ts';
import { readAction, unpackPicks } from '../../src/discord/buttons/picks.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import { kindOf, type PanelContext } from '../../src/discord/panels/turn/panel-context.ts';
import { groupsOf, turnKinds } from '../../src/discord/panels/turn/turn-panel.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { agreeing, asPicked } from '../../src/presentation/choosing/menu.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { decisions } from '../support/decisions.ts';
import { contextFor } from '../support/named-by-hint.ts';
import { times } from '../support/test-form.ts';

const LOOKED = times(12, 100);
const grouping = Object.values(games).filter(({ id }) => presenters[id]?.('en').groups);

function* grouped(game: AnyGame, offered?: object): Generator<PanelContext> {
  let made = 0;
  for (const state of decisions(game)) {
    const [seat = -1] = game.toAct(state);
    const legal = game.legal(state, seat);
    const context = contextFor({ game, view: game.view(state, seat), seat, seats: 2, legal }, offered);
    if (!groupsOf(context, turnKinds(context))) continue;
    yield context;
    if (++made === LOOKED) return;
  }
}

async function rowsOf(context: PanelContext) {
  const { context: room, seating, game, legal } = context;
  const texts = legal.map(action => game.write(action));
  const { rows = [], content } = await panel(room, seating, []);
  const menu = rows.flatMap(({ components }) =>
    components.flatMap(part => ('options' in part ? part.options : [])),
  );
  const buttons = rows.filter(({ components }) => components.every(part => !('options' in part)));
  const kinds = buttons.map(({ components }) =>
    components.map(part => {
      const parsed = parseId('custom_id' in part ? (part.custom_id ?? '') : '');
      if (!parsed.ok) throw new Error('no button');
      const { verb, args } = parsed.id;
      const picks = verb === 'open' ? unpackPicks(game, legal, args) : undefined;
      const done = verb === 'do' ? legal[texts.indexOf(readAction(texts, args[0] ?? ''))] : undefined;
      if (picks && picks.length > 0)
        return agreeing(game, legal, asPicked(picks)).map(action => String(kindOf(game, action)[0]?.[1]));
      return done === undefined ? undefined : [String(kindOf(game, done)[0]?.[1])];
    }),
  );
  return {
    kinds,
    content: content ?? '',
    buttons: kinds.flat().length,
    menu: menu.map(({ value }) => value),
  };
}

test('Vintage has groups', () => {
  expect(grouping.map(({ id }) => id)).toContain('vintage');
});

describe.each(grouping.map(game => [game.id, game] as const))('%s', (id, game: AnyGame) => {
  test('four groups at most, each kind in one of them; names differ in every language', () => {
    for (const language of LANGUAGES) {
      const groups = presenters[id]?.(language).groups ?? [];
      expect(groups.length).toBeLessThanOrEqual(4);
      expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
      const kinds = groups.flatMap(each => each.kinds);
      expect(new Set(kinds).size).toBe(kinds.length);
    }
  });

  test('a turn is a row for each group, named in that order: the best of each kind, and a menu of the kinds with others', async () => {
    const groups = presenters[id]?.('en').groups ?? [];
    for (const context of grouped(game)) {
      const first = await rowsOf(context);
      const named = first.content.split('\n').filter(line => line.startsWith('-# ▸'));
      expect(named).toHaveLength(1);
      const names = named.join().replace('-# ▸ ', '').split(' ▸ ');
      const own = first.kinds.slice(0, names.length);
      for (const [at, name] of names.entries()) {
        const { kinds = [] } = groups.find(each => each.name === name) ?? {};
        for (const reached of (own[at] ?? []).flatMap(each => each ?? [])) expect(kinds).toContain(reached);
      }
      const legal = new Set(context.legal.map(action => String(kindOf(game, action)[0]?.[1])));
      const reached = own.flat(2).filter(kind => kind !== undefined);
      expect(new Set([...reached, ...first.menu])).toEqual(legal);
      // The panel also has a button for the hint and one for the undo.
      expect(first.buttons).toBeLessThanOrEqual(13);
      for (const kind of legal) {
        const all = context.legal.filter(action => kindOf(game, action)[0]?.[1] === kind).length;
        if (!first.menu.includes(kind)) expect(reached.filter(each => each === kind)).toHaveLength(all);
      }
    }
  });

  test('the group with what the medium player judges best comes first', async () => {
    for (const context of grouped(game)) {
      const [best] = [...context.judged()].sort(([, one], [, other]) => other - one);
      const { kinds } = await rowsOf(context);
      if (best) expect(kinds[0]?.flat()).toContain(String(kindOf(game, best[0])[0]?.[1]));
    }
  });
});
