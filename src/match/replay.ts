import { SeededDice } from '../core/dice.ts';
import type { AnyGame } from '../core/game.ts';
import type { Store } from '../store/index.ts';

/**
 * Plays a match again from its seed and its log alone, and compares each revision with what was saved.
 * Throws at the first difference.
 */
export async function replay(store: Store, games: Readonly<Record<string, AnyGame>>, matchId: string) {
  const match = await store.matches.get(matchId);
  const game = match && games[match.game];
  if (!match || !game) throw new Error(`no match ${matchId}`);
  let dice = SeededDice.fromHex(match.seed);
  if (match.seating === 'random') dice.shuffle(match.seats, 'seats');
  let state: unknown = game.setup(match.seats.length, match.options, dice);
  const moves = await store.moves.list(matchId, 0, match.rev);
  const past = new Map([[0, { state, dice: dice.counters }]]);
  const compare = async (rev: number) => {
    const saved = await store.moves.stateAt(matchId, rev);
    if (JSON.stringify(saved?.state) !== JSON.stringify(state)) throw new Error(`revision ${rev} differs`);
  };
  await compare(0);
  for (const [index, move] of moves.entries()) {
    if (move.rev !== index + 1) throw new Error(`revision ${index + 1} is missing`);
    if (move.restores !== null) {
      const then = past.get(move.restores);
      if (move.by !== 'undo' || !then) throw new Error(`revision ${move.rev} restores nothing`);
      state = then.state;
      dice = SeededDice.fromHex(match.seed, then.dice);
      past.set(move.rev, then);
      await compare(move.rev);
      continue;
    }
    const step = game.apply(state, move.seat, game.read(move.action), dice);
    if (!step.ok) throw new Error(`revision ${move.rev} is refused: ${step.refusal.code}`);
    if (JSON.stringify(step.value.told) !== JSON.stringify(move.told)) {
      throw new Error(`revision ${move.rev} tells something else`);
    }
    state = step.value.state;
    past.set(move.rev, { state, dice: dice.counters });
    await compare(move.rev);
  }
  if (moves.length !== match.rev) throw new Error(`${moves.length} moves, revision ${match.rev}`);
  const counters = (of: object) => JSON.stringify(Object.entries(of).toSorted());
  if (counters(match.dice) !== counters(dice.counters)) throw new Error('the dice stopped elsewhere');
  return match;
}
