import type { Player, Players, Strength } from '../../src/core/contract/player.ts';
import { type Thinker, type Thought, thinkerHere } from '../../src/core/search/thinker.ts';
import { cautious } from '../toy/player.ts';
import { toys } from '../toy/rules/index.ts';

export const steady = cautious as unknown as Player;
export const TOY: Players = { toy: { steady, strengths: { easy: steady, medium: steady, hard: steady } } };

/** Makes a bot with its own bid, by which tests recognise it. It takes the first legal action otherwise. */
const bidding = (bid: number): Player => ({
  choose(game, view, seat, dice) {
    const legal = game.legal(game.imagine(view, seat, dice), seat);
    return legal.find(action => game.write(action) === `bid ${bid}`) ?? legal[0];
  },
});

const BIDS: Readonly<Record<Strength | 'steady', number>> = { steady: 1, easy: 1, medium: 2, hard: 3 };
const strengths = { easy: bidding(BIDS.easy), medium: bidding(BIDS.medium), hard: bidding(BIDS.hard) };
export const BIDDING: Players = { toy: { steady: bidding(BIDS.steady), strengths } };

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
