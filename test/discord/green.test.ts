import { ButtonStyle } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseId } from '../../src/discord/buttons/custom-id.ts';
import { unpackPicks } from '../../src/discord/buttons/picks.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import type { Answer } from '../../src/discord/ports/answer.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { agreeing, asPicked, type Picks } from '../../src/presentation/choosing/menu.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { chance, pick } from '../contract/tools.ts';
import { roomOf } from '../support/room.ts';
import { times } from '../support/test-form.ts';
import { accepted, at, room, running } from '../table/room.ts';

const buttonsOf = ({ rows = [] }: Answer) =>
  rows
    .flatMap(({ components }) => components)
    .flatMap(part => {
      if (!('custom_id' in part && 'style' in part)) return [];
      const parsed = parseId(part.custom_id);
      if (!parsed.ok) throw new Error(part.custom_id);
      return [{ id: parsed.id, style: part.style, label: 'label' in part ? (part.label ?? '') : '' }];
    });

describe.each(Object.values(games))('in the panels of a whole game of $id', game => {
  test('green is only what a preview has shown or the medium bot judges best, and no end of a turn', async () => {
    const here = await room({ games, seed: 3, needs: { players, limits: NO_LIMITS } });
    onTestFinished(() => here.store.close());
    const { table } = here;
    const shown = presenters[game.id]?.('en');
    if (!shown) throw new Error(game.id);
    const context = roomOf(table, { games });
    const below = chance(9);
    const seen = { best: 0, others: 0, ends: 0, previews: 0 };
    let match = await running(here, 2, { game: game.id, options: game.defaults, rated: false });
    for (let turn = 0; turn < times(70, 500) && match.status === 'running'; turn++) {
      const sealed = await table.sealed(match.id);
      const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? -1;
      const legal = match.position.legal(seat);
      const view = match.position.view(seat);
      const values = table.hints.glance(match, seat);
      const best = Math.max(...values.map(({ value }) => value));
      const good = new Set(
        values.filter(({ value }) => value === best).map(({ action }) => game.write(action as never)),
      );
      const look = async (picks: Picks): Promise<void> => {
        const answer = await panel(context, { match, seat }, picks, { painted: false });
        const isPreview = picks.length > 0 && agreeing(game, legal as never, asPicked(picks)).length === 1;
        for (const { id, style, label } of buttonsOf(answer)) {
          if (id.verb === 'open' && picks.length === 0) {
            const further = unpackPicks(game, legal as never, id.args);
            if (further && further.length > 0) await look(further);
          }
          if (id.verb !== 'do') {
            expect([label, style]).not.toEqual([label, ButtonStyle.Success]);
            continue;
          }
          const action = legal.find(each => game.write(each as never) === id.args[0]);
          const stops = action !== undefined && (shown.ends?.(action) || shown.declines?.(action, view));
          if (isPreview) {
            seen.previews++;
            expect([label, style]).toEqual([label, ButtonStyle.Success]);
            continue;
          }
          const isGood = id.args.length === 1 && good.has(id.args[0] ?? '') && !stops;
          seen[stops ? 'ends' : isGood ? 'best' : 'others']++;
          expect([label, style]).toEqual([label, isGood ? ButtonStyle.Success : ButtonStyle.Secondary]);
        }
      };
      await look([]);
      match = accepted(
        await table.act(match.id, at(match, seat), game.write(pick(legal, below) as never)),
      ).match;
    }
    expect(seen.previews).toBeGreaterThan(0);
    if (shown.atOnce) expect([seen.best > 0, seen.others > 0]).toEqual([true, true]);
    if (game.id === 'green-port') expect(seen.ends).toBeGreaterThan(3);
  });
});
