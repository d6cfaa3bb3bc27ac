import type { Player, Players } from '../../src/core/contract/player.ts';
import { type Thinker, type Thought, thinkerHere } from '../../src/core/search/thinker.ts';
import { cautious } from '../toy/player.ts';
import { toys } from '../toy/rules/index.ts';

export const steady = cautious as unknown as Player;
export const TOY: Players = { toy: { steady, strengths: { easy: steady, medium: steady, hard: steady } } };

/** Makes a thinker whose thoughts end when the test calls `let`. */
export function slowly(players = TOY): {
  readonly thinker: Thinker;
  readonly thoughts: Thought[];
  let: () => void;
} {
  const here = thinkerHere({ games: toys, players });
  const thoughts: Thought[] = [];
  let ends: (() => void)[] = [];
  return {
    thoughts,
    thinker: {
      ...here,
      choose: async thought => {
        thoughts.push(thought);
        await new Promise<void>(resolve => ends.push(resolve));
        return here.choose(thought);
      },
    },
    let() {
      for (const end of ends) end();
      ends = [];
    },
  };
}
