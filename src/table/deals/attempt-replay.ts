import type { AnyGame } from '../../core/contract/game.ts';
import type { StoredDeal } from '../../store/index.ts';
import { pointsIn } from './attempt-booking.ts';
import { DealGame } from './deal-game.ts';

export interface AttemptStep {
  readonly view: unknown;
  readonly action: unknown;
  /** Score before the next step of the person's seat; in a duel, the lead over the bot. */
  readonly score: number;
}

export interface AttemptReplay {
  /** True if the actions are the hard bot's, false if a person's. */
  readonly strong: boolean;
  readonly points: number;
  readonly steps: readonly AttemptStep[];
}

/**
 * Replays an attempt from the deal's seed, and returns the actions of the person's seat. Each has the view before the action,
 * and the score after it. In a duel the bot's actions are left out: they follow from the person's, and the bot's hidden cards
 * stay hidden.
 */
export function replayOf(
  game: AnyGame,
  deal: StoredDeal,
  actions: readonly string[],
): Omit<AttemptReplay, 'strong'> {
  const going = new DealGame(game, deal);
  const own = going.personSeat;
  const views: unknown[] = [];
  for (const text of actions) {
    const [seat = 0] = going.toAct;
    views.push(going.view(own));
    going.play(seat, text);
  }
  const { history } = going;
  const gains = game.summary?.(history)?.gains ?? [];
  let score = 0;
  const steps: AttemptStep[] = [];
  for (const [at, { seat, action }] of history.played.entries()) {
    score += seat === own ? (gains[at] ?? 0) : -(gains[at] ?? 0);
    const last = steps.at(-1);
    if (seat === own) steps.push({ view: views[at], action, score });
    else if (last) steps[steps.length - 1] = { ...last, score };
  }
  return { points: pointsIn(going.outcome?.totals, own) ?? score, steps };
}
