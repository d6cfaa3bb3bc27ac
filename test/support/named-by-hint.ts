import type { AnyGame } from '../../src/core/game.ts';
import type { Budget } from '../../src/core/player.ts';
import { thinkerHere, type WrittenLine } from '../../src/core/thinker.ts';
import { advisedBy } from '../../src/discord/panels/hint.ts';
import { panelContext } from '../../src/discord/panels/panel-context.ts';
import { players } from '../../src/games/players.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import type { Table } from '../../src/table/table.ts';
import type { Match } from '../../src/table/types.ts';
import { roomOf } from './room.ts';

const ROOM = roomOf({} as Table, { presenters });
const thinker = thinkerHere({ games, players });

/** The actions that a hint would name to who is to decide, as the game writes them, the best first. */
export async function namedByHint(
  game: AnyGame,
  state: unknown,
  budget?: Budget,
): Promise<readonly WrittenLine[]> {
  const [seat = -1] = game.toAct(state);
  const view = game.view(state, seat);
  const legal = game.legal(state, seat);
  const position = { view: () => view, legal: () => game.proposed?.(view, seat, legal) ?? legal };
  const match = { id: 'm1', rev: 1, game: game.id, position } as unknown as Match;
  const lines = await thinker.lines({
    game: game.id,
    view,
    seat,
    strength: 'hard',
    seed: 1,
    priority: 'hint',
    ...(budget && { budget }),
  });
  return advisedBy(panelContext(ROOM, { match, seat }), lines).map(({ action, ...line }) => ({
    ...line,
    action: game.write(action),
  }));
}
