import type { Dice } from '../../../src/core/dice.ts';
import type { Viewer } from '../../../src/core/game.ts';
import { CARDS, LETTERS, type State, type View } from './types.ts';

/** The list without as many of each as are known to be elsewhere. */
const less = (all: readonly number[], elsewhere: readonly number[]): readonly number[] =>
  elsewhere.reduce<readonly number[]>((left, item) => left.toSpliced(left.indexOf(item), 1), all);

export function imagine(view: View, viewer: Viewer, dice: Dice): State {
  const own = view.hand ?? [];
  const letters = dice.shuffle(less(LETTERS, [...view.spent, ...own]), 'imagined letters');
  const top = view.top === null ? [] : [view.top];
  const deck = dice.shuffle(less(CARDS, [...view.quay, ...view.out, ...top]), 'imagined deck');
  return {
    phase: view.phase,
    round: view.round,
    tide: view.tide,
    box: view.box,
    tiles: view.tiles,
    bids: view.bids,
    lastBids: view.lastBids,
    scores: view.scores,
    quay: view.quay,
    out: view.out,
    spent: view.spent,
    shuffles: view.shuffles,
    knows: view.knows,
    hands: view.held.map((count, seat) => (seat === viewer ? own : letters.splice(0, count).sort())),
    letters,
    deck: [...top, ...deck],
  };
}
