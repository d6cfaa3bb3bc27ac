import type { Dice } from './dice.ts';
import type { AnyGame, PlayedAction } from './game.ts';
import { RecordError, type RecordFormat } from './record.ts';

type Recorded = Pick<AnyGame, 'seats' | 'setup' | 'toAct' | 'legal' | 'apply'> &
  Required<Pick<AnyGame, 'record'>>;

type KindWeights = Readonly<Record<string, number>>;

/** Picks a random action: first its kind by the weights, then any action of the kind. */
function randomAction(legal: readonly unknown[], weights: KindWeights, dice: Dice): unknown {
  const kindOf = (action: unknown) => (action as { readonly type: string }).type;
  const kinds = [...new Set(legal.map(kindOf))];
  const weighed = kinds.flatMap(kind => Array<string>(weights[kind] ?? 10).fill(kind));
  const kind = weighed[dice.below(weighed.length, 'play')];
  const among = legal.filter(action => kindOf(action) === kind);
  return among[dice.below(among.length, 'play')];
}

/**
 * Returns the function `random` of a record format. The function plays a game at random, and returns the game's record.
 * @param weights weights of the kinds of action; a kind without a weight has 10
 */
export const randomRecords =
  (
    game: Recorded,
    options: (chosen: Readonly<Record<string, string>>) => unknown,
    weights: KindWeights = {},
  ): RecordFormat['random'] =>
  (seats, settings, dice) => {
    const chosen = options(settings);
    const { min, max } = game.seats(chosen);
    const count = seats ?? min;
    if (count < min || count > max)
      throw new RecordError(null, `--seats: ${min} to ${max} can play, not ${count}`);
    const deal = game.setup(count, chosen, dice);
    const played: PlayedAction<unknown, unknown, unknown>[] = [];
    let state = deal;
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const action = randomAction(game.legal(state, seat), weights, dice);
      const done = game.apply(state, seat, action, dice);
      if (!done.ok) throw new Error(`an action of seat ${seat} is illegal: ${done.refusal.code}`);
      state = done.value.state;
      played.push({ seat, action, events: done.value.events, state });
    }
    const names = Array.from({ length: count }, (_, seat) => `player ${seat + 1}`);
    return game.record({ deal, played, resigned: [] }, names, 'all');
  };
