import { expect, test } from 'vitest';
import { gameOf } from '../../src/core/contract/game.ts';
import { parseId } from '../../src/discord/buttons/custom-id.ts';
import { unpackPicks } from '../../src/discord/buttons/picks.ts';
import { panelContext } from '../../src/discord/panels/turn/panel-context.ts';
import { turnKinds, turnRows } from '../../src/discord/panels/turn/turn-panel.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { agreeing, asPicked, known } from '../../src/presentation/choosing/menu.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { chance, pick } from '../contract/tools.ts';
import { WITH_BOTS } from '../support/against-easy-bot.ts';
import { roomOf } from '../support/room.ts';
import { accepted, at, room, running } from '../table/room.ts';

/** Largest number of actions of a kind that a panel lists in full, without suggesting any. */
const FEW = 5;
const DECISIONS = 250;

test.each(WITH_BOTS)(
  'a turn of $id suggests only actions that the medium bot examines, and none that is worse than ending the turn',
  async game => {
    const here = await room({ games, needs: { limits: NO_LIMITS, players } });
    let match = await running(here, 2, { game: game.id, options: game.defaults });
    const context = roomOf(here.table, { games, presenters, language: 'en' });
    const below = chance(5);
    let seen = 0;
    for (let turn = 0; turn < DECISIONS && match.status === 'running'; turn++) {
      const sealed = await here.table.sealed(match.id);
      const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? -1;
      const legal = match.position.legal(seat);
      const facts = panelContext(context, { match, seat }, false);
      const kinds = turnKinds(facts);
      const judged = facts.judged();
      if (kinds.length > 1 && judged.size > 0) {
        seen++;
        const shown = turnRows(facts, kinds)
          .flatMap(({ components }) => components)
          .flatMap(part => {
            const parsed = 'custom_id' in part ? parseId(part.custom_id) : undefined;
            if (!parsed?.ok || !['open', 'do'].includes(parsed.id.verb)) return [];
            const { verb, args } = parsed.id;
            const behind =
              verb === 'do'
                ? legal.filter(action => game.write(action) === args[0])
                : agreeing(game, legal, asPicked(unpackPicks(game, legal, args) ?? []));
            return behind.length === 1 ? [behind[0]] : [];
          });
        const alike = (action: unknown) =>
          kinds.find(({ actions }) => actions.includes(action))?.actions ?? [];
        const suggested = shown.filter(action => alike(action).length > FEW);
        // A kind whose only action brings nothing keeps its button, which leads to this action.
        const idle = shown.filter(action => facts.isIdle(action) && alike(action).length > 1);
        expect(idle.map(action => game.write(action))).toEqual([]);
        expect(suggested.filter(action => !judged.has(action)).map(action => game.write(action))).toEqual([]);
        const ending = legal.filter(
          action => facts.presenter.declines?.(action, facts.view) || facts.presenter.ends?.(action),
        );
        const floor = Math.max(...ending.map(action => judged.get(action) ?? Number.NEGATIVE_INFINITY));
        const worse = suggested.filter(
          action => (judged.get(action) ?? 0) < floor && known(facts.worth(action)) <= 0,
        );
        expect(worse.map(action => game.write(action))).toEqual([]);
      }
      const good = [...judged].toSorted(([, one], [, other]) => other - one)[0]?.[0];
      const action = good !== undefined && below(3) > 0 ? good : pick(legal, below);
      match = accepted(
        await here.table.act(match.id, at(match, seat), gameOf({ games }, match.game).write(action)),
      ).match;
    }
    expect(seen).toBeGreaterThan(5);
  },
);
