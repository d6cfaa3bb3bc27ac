import { runRecord } from '../../src/cli/record/program.ts';
import type { Game, History, Viewer } from '../../src/core/contract/game.ts';
import { formats } from '../../src/games/formats.ts';

const NAMES = ['one', 'two', 'three', 'four'];

export const recording =
  <Recorded, State extends { readonly players: readonly unknown[] }, Action, Event, View, Options>(
    game: Game<State, Action, Event, View, Options>,
  ) =>
  (history: History<State, Action, Event>, viewer: Viewer | 'all' = 'all'): Recorded =>
    JSON.parse(JSON.stringify(game.record?.(history, NAMES.slice(0, history.deal.players.length), viewer)));

/** Runs the command `record` in this process. `read` returns the text of a file or, for "-", of standard input. */
export function runRecordOn(args: readonly string[], read: (name: string) => string) {
  let [out, err] = ['', ''];
  const status = runRecord(args, formats, {
    read,
    out: text => {
      out += text;
    },
    err: line => {
      err += `${line}\n`;
    },
  });
  return { status, out, err };
}

export const runOn = (args: readonly string[], json?: unknown) =>
  runRecordOn(args, () => JSON.stringify(json));
