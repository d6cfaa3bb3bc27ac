import { runRecord } from '../../../src/cli/record/program.ts';
import type { Viewer } from '../../../src/core/game.ts';
import { formats } from '../../../src/games/formats.ts';
import { greenPort } from '../../../src/games/green-port/rules/index.ts';
import type { GreenPortHistory, Variant } from '../../../src/games/green-port/rules/types.ts';
import { game, NAMES } from './games.ts';

export interface Recorded {
  readonly format: string;
  readonly variant: string;
  readonly seats: readonly string[];
  readonly setup: {
    readonly objectives: readonly (readonly string[])[];
    readonly deck: readonly string[];
    readonly tiles?: readonly string[];
  };
  readonly reshuffles: readonly { readonly cause: string; readonly order: readonly string[] }[];
  readonly actions: readonly Readonly<Record<string, unknown>>[];
  readonly resigned?: readonly object[];
}

export const recorded = (history: GreenPortHistory, viewer: Viewer | 'all' = 'all'): Recorded =>
  JSON.parse(
    JSON.stringify(greenPort.record?.(history, NAMES.slice(0, history.deal.players.length), viewer)),
  );
export const whole = (variant: Variant, seats: number, seed: number) => recorded(game(variant, seats, seed));

/** Runs the command `record` with a record on standard input. */
export const run = (args: readonly string[], json?: unknown) => {
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
};
