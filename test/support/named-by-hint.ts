import type { AnyGame } from '../../src/core/game.ts';
import { thinkerHere, type WrittenLine } from '../../src/core/thinker.ts';
import { advisedBy } from '../../src/discord/panels/hint.ts';
import { type PanelContext, panelContext } from '../../src/discord/panels/panel-context.ts';
import { players } from '../../src/games/players.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import type { Table } from '../../src/table/table.ts';
import type { Match } from '../../src/table/types.ts';
import { roomOf } from './room.ts';

const ROOM = roomOf({} as Table, { presenters });
/** Not alone: values are margins. */
const TWO = [{}, {}];
const thinker = thinkerHere({ games, players });

/** What who is to decide sees, and what a hint would be made of. */
export async function hintFor(
  game: AnyGame,
  state: unknown,
): Promise<{ readonly context: PanelContext; readonly lines: readonly WrittenLine[] }> {
  const [seat = -1] = game.toAct(state);
  const view = game.view(state, seat);
  const legal = game.legal(state, seat);
  const position = { view: () => view, legal: () => game.proposed?.(view, seat, legal) ?? legal };
  const match = { id: 'm1', rev: 1, game: game.id, seats: TWO, position } as unknown as Match;
  const lines = await thinker.lines({
    game: game.id,
    view,
    seat,
    strength: 'hard',
    seed: 1,
    priority: 'hint',
  });
  return { context: panelContext(ROOM, { match, seat }), lines };
}

/** The actions that a hint would name to who is to decide, as the game writes them, the best first. */
export async function namedByHint(game: AnyGame, state: unknown): Promise<readonly string[]> {
  const { context, lines } = await hintFor(game, state);
  return advisedBy(context, lines).map(({ action }) => game.write(action));
}
