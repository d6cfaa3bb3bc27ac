import { type Thinker, thinkerHere } from '../../src/core/thinker.ts';
import { players } from '../../src/games/players.ts';
import { games } from '../../src/games/registry.ts';

/** Thinks as ever, and answers when it is let. */
export function slowly(answers: (() => void)[]): Thinker {
  const thinker = thinkerHere({ games, players });
  return {
    lines: thought => thinker.lines(thought),
    async choose(thought) {
      await new Promise<void>(resolve => answers.push(resolve));
      return thinker.choose(thought);
    },
  };
}
