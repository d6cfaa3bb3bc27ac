import type { Person } from 'local-discord';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import type { ByButtons } from './by-buttons.ts';
import { LONGEST, type Pressed, type Sought } from './games/pressed.ts';
import { pressesOnPage } from './on-page.ts';

export interface PressedGame {
  readonly sought: readonly { readonly wish: Sought; readonly presses: number }[];
  /** Counted presses for random actions, from the public board. */
  readonly any: readonly number[];
  /** Counted presses for a whole game by a person who leaves the panel open. Undefined: the game did not end. */
  readonly whole: number | undefined;
  /** Counted presses for the same game on the page in a browser, which stays open. */
  readonly onPage: number;
}

/**
 * Returns the presses for an action: `before`, the press that confirms it, and one that opens the panel if the person began at
 * the board.
 */
const counted = (from: Sought['from'], before: number): number => (from === 'board' ? 1 : 0) + before + 1;

export async function play(
  people: readonly Person[],
  player: ByButtons,
  pressed: Pressed,
  seed: number,
  longest = LONGEST,
): Promise<PressedGame> {
  const dice = new SeededDice(new Uint8Array(32).fill(seed));
  const below = (n: number) => dice.below(n, 'wanted');
  const sought: { wish: Sought; presses: number }[] = [];
  const any: number[] = [];
  let [whole, onPage] = [0, 0];
  for (let turn = await player.turn(people); turn; turn = await player.turn(people)) {
    const now = turn;
    const { match, seat, person, legal } = now;
    if (match.rev >= longest) return { sought, any, whole: undefined, onPage };
    const random = legal[below(legal.length)];
    const looks = below(pressed.every) === 0;
    const look = async (actions: readonly unknown[]) =>
      (await player.reach(now, await player.open(person), actions)).presses;
    if (looks) {
      any.push(counted('board', await look([random])));
      for (const wish of pressed.sought(match, seat, random))
        sought.push({ wish, presses: counted(wish.from, await look(wish.actions)) });
    }
    const wanted = pressed.wanted(match, seat, random, below);
    const { panel, isNew } = await player.panel(now);
    const runs = pressed.runs?.(match, seat) ?? [];
    const found = player.run(panel, runs) ?? (await player.reach(now, panel, wanted));
    onPage += await pressesOnPage(player.table, now, pressed.game, { wanted, runs });
    whole += (isNew ? 1 : 0) + found.presses + 1;
    await player.commit(now, found);
  }
  return { sought, any, whole, onPage };
}
