import type { AnyGame, History } from '../../core/contract/game.ts';
import { formatOf, RecordError, type RecordFormat } from '../../core/contract/record.ts';
import { chosen, type Thinkers } from '../../core/search/thinker.ts';
import { DealGame } from '../../table/deals/deal-game.ts';
import { duelSeed } from '../../table/match/services.ts';

export interface CheckedAnswers {
  /** Count of the bot's decisions that were checked. */
  readonly answers: number;
  readonly agrees: boolean;
  /** Index of the first action that the bot would not have chosen. Null: there is none. */
  readonly differs: number | null;
}

interface AskedDecision {
  readonly view: unknown;
  readonly moves: number;
  readonly forced: string | undefined;
}

const actionsOf = (record: unknown): readonly unknown[] => {
  const actions = typeof record === 'object' && record !== null && 'actions' in record ? record.actions : [];
  return Array.isArray(actions) ? actions : [];
};

const seatsOf = (record: unknown): readonly string[] => {
  const seats = typeof record === 'object' && record !== null && 'seats' in record ? record.seats : [];
  return Array.isArray(seats) ? seats.map(String) : [];
};

/** Returns the game's action in a record's notation, from the history that ends with it. */
const written = (game: AnyGame, history: History<unknown, unknown, unknown>, names: readonly string[]) =>
  JSON.stringify(actionsOf(game.record?.(history, names, 'all')).at(-1));

/**
 * Replays the record of a duel from the deal's seed, and computes each choice of the bot again (docs/daily.md). The record's
 * person may have chosen anything legal. Throws RecordError if the record is no duel on this seed.
 */
export function checkedAnswers(
  thinkers: Thinkers,
  formats: readonly RecordFormat[],
  record: unknown,
  seed: string,
): CheckedAnswers {
  const { name } = formatOf(formats, record);
  const game = Object.values(thinkers.games).find(({ id }) => name === `${id}-record`);
  const settings = game?.deals?.duel;
  if (!game || !settings) throw new RecordError(null, `${name}: the game has no duels`);
  const names = seatsOf(record);
  if (names.length !== settings.seats) throw new RecordError(null, 'a duel has two seats');
  const going = new DealGame(game, { id: 'record', seed, options: settings.options, form: 'duel' });
  const bot = 1 - going.personSeat;
  const given = actionsOf(record).map(action => JSON.stringify(action));
  let asked: AskedDecision | undefined;
  let answers = 0;
  for (const [index, wanted] of given.entries()) {
    const acting = going.toAct;
    const [seat] = acting;
    if (seat === undefined) throw new RecordError(index, 'the game is over before this action');
    // Seats that choose at the same time choose from the position before the first of them.
    if (acting.includes(bot)) asked ??= { view: going.view(bot), moves: index, forced: going.forced(bot) };
    const text = going.legal(seat).find(each => written(game, going.tried(seat, each), names) === wanted);
    if (text === undefined) throw new RecordError(index, 'is not possible in a duel on this seed');
    if (seat === bot && asked) {
      const { view, moves, forced } = asked;
      const thought = { game: game.id, view, seat, strength: 'hard', priority: 'review' } as const;
      const answer = forced ?? chosen(thinkers, { ...thought, seed: duelSeed(seed, moves, seat) });
      if (answer !== text) return { answers, agrees: false, differs: index };
      answers += 1;
      asked = undefined;
    }
    going.play(seat, text);
  }
  return { answers, agrees: true, differs: null };
}
