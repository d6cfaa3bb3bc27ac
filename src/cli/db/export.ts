import { join } from 'node:path';
import { SeededDice } from '../../core/dice.ts';
import { porto } from '../../games/porto/index.ts';
import { writeRecord } from '../../games/porto/record.ts';
import { RecordingDice } from '../../games/porto/recording-dice.ts';
import { shuffledDeal, stateOf } from '../../games/porto/setup.ts';
import type { Action, Options } from '../../games/porto/types.ts';
import { standingMoves } from '../../match/line.ts';
import {
  makeFolder,
  type Store,
  type StoredMatch,
  type StoredMove,
  StoreError,
  writeWhole,
} from '../../store/index.ts';
import { onCopy } from './aside.ts';

/** A match that was dealt, as a record that needs no seed: what was taken back is not in it. */
function recordOf(match: StoredMatch, log: readonly StoredMove[]): object {
  const dice = new RecordingDice(SeededDice.fromHex(match.seed));
  const deal = shuffledDeal(match.seats.length, match.options as Options, dice);
  const moves = standingMoves(log);
  const plies: { seat: number; action: Action }[] = [];
  let state = stateOf(deal);
  for (const { seat, action: text, rev } of moves) {
    const action = porto.read(text);
    const done = action && porto.apply(state, seat, action, dice);
    if (!action || !done?.ok) throw new Error(`match ${match.id}, revision ${rev} can't be replayed`);
    state = done.value.state;
    plies.push({ seat, action });
  }
  const resigned = match.seats.flatMap(({ seat, resigned }) => {
    if (!resigned) return [];
    const first = moves.findIndex(move => move.seat === seat && move.by === 'stand-in');
    return [{ seat, before: first < 0 ? moves.length : first }];
  });
  const names = match.seats.map(({ name }) => name);
  const record = writeRecord(deal, names, dice.reshuffles, plies);
  return { id: match.id, ...record, ...(resigned.length > 0 && { resigned }) };
}

export interface Exported {
  readonly written: number;
  /** Matches that were never dealt. */
  readonly left: number;
}

/** Every game as a record: a file each in the folder, or a line each. Throws StoreError. */
export async function exportGames(
  path: string,
  folder: string | undefined,
  line: (text: string) => void,
): Promise<Exported> {
  const write = folder === undefined ? (_: string, text: string) => line(text) : into(folder);
  return onCopy(path, store => exportFrom(store, write));
}

async function exportFrom(store: Store, write: (id: string, text: string) => void): Promise<Exported> {
  const count = { written: 0, left: 0 };
  for (const id of await store.matches.ids()) {
    const match = await store.matches.get(id);
    if (match?.game !== porto.id || !match.dealt) {
      count.left += 1;
      continue;
    }
    write(id, JSON.stringify(recordOf(match, await store.moves.list(id, 0, match.rev))));
    count.written += 1;
  }
  return count;
}

function into(folder: string): (id: string, text: string) => void {
  const made = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw new StoreError(`${folder} can't be written: ${error instanceof Error ? error.message : error}`);
    }
  };
  made(() => makeFolder(folder));
  return (id, text) => made(() => writeWhole(join(folder, `${id}.json`), `${text}\n`));
}
