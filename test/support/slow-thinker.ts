import type { Players } from '../../src/core/contract/player.ts';
import { type Thinker, thinkerHere } from '../../src/core/search/thinker.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';

/** The games' bots, with the easy bot in place of the hard one and of the judge, so that a test plays a duel in little time. */
export const quickPlayers: Players = Object.fromEntries(
  Object.entries(players).map(([game, { strengths, judge: _, ...rest }]) => [
    game,
    strengths ? { ...rest, strengths: { ...strengths, hard: strengths.easy } } : rest,
  ]),
);

/** Makes a thinker that waits before each choice. The next function in `answers` lets it continue. */
export function slowly(answers: (() => void)[]): Thinker {
  const thinker = thinkerHere({ games, players });
  return {
    ...thinker,
    async choose(thought) {
      await new Promise<void>(resolve => answers.push(resolve));
      return thinker.choose(thought);
    },
  };
}
