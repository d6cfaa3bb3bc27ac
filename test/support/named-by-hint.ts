import type { AnyGame, Seat } from '../../src/core/contract/game.ts';
import { thinkerHere, type WrittenLine } from '../../src/core/search/thinker.ts';
import { advisedBy } from '../../src/discord/panels/hint/hint.ts';
import { type PanelContext, panelContext } from '../../src/discord/panels/turn/panel-context.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { Advice } from '../../src/table/actors/hints.ts';
import type { Match } from '../../src/table/match/types.ts';
import type { UnitsOfWork } from '../../src/table/match/units-of-work.ts';
import type { Table } from '../../src/table/table.ts';
import { paintingOtherwise } from './painting-otherwise.ts';
import { roomOf } from './room.ts';

const ADVISING = { hints: new Advice({ services: { games, players } } as unknown as UnitsOfWork) };
const ROOM = roomOf(ADVISING as unknown as Table, {
  presenters: paintingOtherwise(presenters, () => ({
    name: 'p.png',
    file: Buffer.alloc(1),
    alt: 'A picture',
  })),
});
const thinker = thinkerHere({ games, players });

export interface PanelPosition {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seats: number;
  readonly legal: readonly unknown[];
}

/**
 * Makes the context of a panel.
 * @param offered the table's settings of hints and ratings; absent: hints are on, ratings off
 */
export function contextFor(
  { game, view, seat, seats, legal }: PanelPosition,
  offered: Partial<Pick<Match, 'hints' | 'rated'>> = {},
): PanelContext {
  const position = {
    view: () => view,
    legal: () => game.proposed?.(view, seat, legal) ?? legal,
    toAct: [seat],
  };
  const match = {
    id: 'm1',
    rev: 1,
    game: game.id,
    status: 'running',
    channelId: 'c1',
    seats: Array.from({ length: seats }, (_, each) => ({
      seat: each,
      id: `${each}`,
      name: `P${each}`,
      strength: null,
    })),
    turn: { seat, since: 0 },
    hints: true,
    rated: false,
    ...offered,
    position,
  } as unknown as Match;
  return panelContext(ROOM, { match, seat });
}

export async function hintFor(
  game: AnyGame,
  state: unknown,
): Promise<{ readonly context: PanelContext; readonly lines: readonly WrittenLine[] }> {
  const [seat = -1] = game.toAct(state);
  const view = game.view(state, seat);
  const lines = await thinker.lines({
    game: game.id,
    view,
    seat,
    seed: 1,
    priority: 'hint',
  });
  // The context has two seats, since the values of actions are margins only in games of several seats.
  return { context: contextFor({ game, view, seat, seats: 2, legal: game.legal(state, seat) }), lines };
}

/** Returns the actions that a hint would name to the deciding seat, in the game's notation, best first. */
export async function namedByHint(game: AnyGame, state: unknown): Promise<readonly string[]> {
  const { context, lines } = await hintFor(game, state);
  return advisedBy(context, lines).map(({ action }) => game.write(action));
}
