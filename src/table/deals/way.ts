import { SeededDice } from '../../core/dice.ts';
import type { AnyGame, PlayedAction } from '../../core/game.ts';
import type { StoredDeal } from '../../store/index.ts';

export interface DealStep {
  readonly view: unknown;
  readonly action: unknown;
  readonly score: number;
}

export interface DealWay {
  /** True if the actions are the strong bot's, false if a person's. */
  readonly strong: boolean;
  readonly points: number;
  readonly steps: readonly DealStep[];
}

/**
 * Replays an attempt from the deal's seed, and returns its actions. Each has the view before the action, and the score after
 * it.
 */
export function wayOf(game: AnyGame, deal: StoredDeal, actions: readonly string[]): Omit<DealWay, 'strong'> {
  const { history } = replayedAlone(game, deal, actions);
  const gains = game.summary?.(history)?.gains ?? [];
  let score = 0;
  const steps = history.played.map(({ seat, action }, at) => {
    score += gains[at] ?? 0;
    return { view: game.view(history.played[at - 1]?.state ?? history.deal, seat), action, score };
  });
  const last = history.played.at(-1)?.state ?? history.deal;
  return { points: game.outcome(last)?.totals[0] ?? score, steps };
}

function replayedAlone(game: AnyGame, { id, seed, options }: StoredDeal, actions: readonly string[]) {
  const dice = SeededDice.fromHex(seed);
  const deal = game.setup(1, options, dice);
  const played: PlayedAction<unknown, unknown, unknown>[] = [];
  for (const text of actions) {
    const state = played.at(-1)?.state ?? deal;
    const [seat = 0] = game.toAct(state);
    const action = game.read(text);
    const made = action.ok ? game.apply(state, seat, action.value, dice) : action;
    if (!action.ok || !made.ok) throw new Error(`deal ${id}: ${text} can not be played again`);
    played.push({ seat, action: action.value, told: made.value.told, state: made.value.state });
  }
  return { history: { deal, played, resigned: [] } };
}
