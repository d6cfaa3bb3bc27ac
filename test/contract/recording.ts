import { runRecord } from '../../src/cli/record/program.ts';
import type { Game, History, Viewer } from '../../src/core/game.ts';
import { formats } from '../../src/games/formats.ts';

const NAMES = ['one', 'two', 'three', 'four'];

export const recording =
  <Recorded, State extends { readonly players: readonly unknown[] }, Action, Event, View, Options>(
    game: Game<State, Action, Event, View, Options>,
  ) =>
  (history: History<State, Action, Event>, viewer: Viewer | 'all' = 'all'): Recorded =>
    JSON.parse(JSON.stringify(game.record?.(history, NAMES.slice(0, history.deal.players.length), viewer)));

export function runOn(args: readonly string[], json?: unknown) {
  let [out, err] = ['', ''];
  const status = runRecord(args, formats, {
    read: () => JSON.stringify(json),
    out: text => {
      out += text;
    },
    err: line => {
      err += `${line}\n`;
    },
  });
  return { status, out, err };
}
