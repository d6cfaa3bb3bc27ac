import { SeededDice } from '../../src/core/contract/dice.ts';
import { type AddressedEvent, type AnyGame, visibleEvents } from '../../src/core/contract/game.ts';
import { steadyOf } from '../../src/core/contract/player.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import type { GameEnding, Moment } from '../../src/presentation/presenter/presenter.ts';

interface PlayedStep {
  readonly seat: number;
  readonly action: unknown;
  readonly events: readonly AddressedEvent<unknown>[];
  readonly state: unknown;
}

export interface PlayedGame {
  readonly game: AnyGame;
  readonly deal: unknown;
  readonly played: readonly PlayedStep[];
}

/** Plays a game with stand-in players. The same arguments give the same game each time. */
export function playedGame(
  id: string,
  seats: number,
  seed: number,
  options = games[id]?.defaults,
): PlayedGame {
  const game = games[id];
  if (!game) throw new Error(`no game ${id}`);
  const player = steadyOf(id, players);
  const dice = new SeededDice(Buffer.alloc(32, seed));
  const chance = new SeededDice(Buffer.alloc(32, seed + 1));
  const deal = game.setup(seats, options, dice);
  const played: PlayedStep[] = [];
  for (let [state, [seat]] = [deal, game.toAct(deal)]; seat !== undefined; [seat] = game.toAct(state)) {
    const action = player.choose(game, game.view(state, seat), seat, chance);
    const step = game.apply(state, seat, action, dice);
    if (!step.ok) throw new Error(`${id}: a stand-in's action was refused`);
    state = step.value.state;
    played.push({ seat, action, events: step.value.events, state });
  }
  return { game, deal, played };
}

/** Returns the public views of a game, move by move. */
export const momentsOf = ({ game, deal, played }: PlayedGame): readonly Moment<unknown, unknown>[] => [
  { view: game.view(deal, 'table'), marked: [] },
  ...played.map(({ state, events }) => ({
    view: game.view(state, 'table'),
    marked: visibleEvents(events, 'table'),
  })),
];

export function endingOf({ game, deal, played }: PlayedGame): GameEnding {
  const summary = game.summary?.({ deal, played, resigned: [] });
  if (!summary) throw new Error(`${game.id}: no summary`);
  return { summary, ranks: game.outcome(played.at(-1)?.state)?.ranks };
}
