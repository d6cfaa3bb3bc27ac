import { expect, onTestFinished, test } from 'vitest';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { chance, pick } from '../contract/tools.ts';
import { roomOf } from '../support/room.ts';
import { times } from '../support/test-form.ts';
import { accepted, at, room, running } from '../table/room.ts';

const URL = 'http://127.0.0.1/';

test.each(Object.values(games))(
  'the first panel of each turn of $id has the hint and the link to the board, however many rows it has',
  async game => {
    const here = await room({ games, seed: 3, needs: { players, limits: NO_LIMITS } });
    onTestFinished(() => here.store.close());
    const boardLink = async () => ({ label: 'Open the board', url: URL });
    const context = { ...roomOf(here.table, { games }), boardLink };
    const below = chance(9);
    let match = await running(here, 2, { game: game.id, options: game.defaults, rated: false });
    for (let turn = 0; turn < times(60, 500) && match.status === 'running'; turn++) {
      const sealed = await here.table.sealed(match.id);
      const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? -1;
      const legal = match.position.legal(seat);
      const { rows = [] } = await panel(context, { match, seat }, [], { painted: false });
      const parts = rows.flatMap(({ components }) => components);
      expect(rows.length).toBeLessThanOrEqual(5);
      expect(parts.some(part => 'url' in part && part.url === URL)).toBe(true);
      if (legal.length > 1) expect(parts.some(part => 'label' in part && part.label === 'Hint')).toBe(true);
      const acted = await here.table.act(match.id, at(match, seat), game.write(pick(legal, below) as never));
      match = accepted(acted).match;
    }
  },
);
