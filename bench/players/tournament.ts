import { SeededDice } from '../../src/core/dice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { LightDice } from '../../src/core/light-dice.ts';
import type { Pairing } from './pairing.ts';

export interface Played {
  readonly games: number;
  readonly wins: number;
  /** Points of the one over the mean of the others, on average; one seat alone: its points. */
  readonly margin: number;
  /** Of the one's decisions between several actions: milliseconds of a core each. */
  readonly decisions: readonly number[];
}

const seeded = (seed: number): SeededDice => {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, seed);
  return new SeededDice(bytes);
};

const coreMs = (): number => process.cpuUsage().user / 1000;

interface Ended {
  readonly won: boolean;
  readonly margin: number;
}

/** One game; the deal and all that comes up later depend on its number alone, not on who sits where. */
function played(
  game: AnyGame,
  pairing: Pairing,
  deal: number,
  seatOfOne: number,
  decisions: number[],
): Ended {
  const dice = seeded(deal);
  const thoughts = new LightDice(deal * 31 + seatOfOne);
  let state = game.setup(pairing.seats, pairing.options, dice);
  for (;;) {
    const outcome = game.outcome(state);
    if (outcome) {
      const own = outcome.totals[seatOfOne] ?? 0;
      const others = outcome.totals.filter((_, seat) => seat !== seatOfOne);
      const mean = others.reduce((sum, total) => sum + total, 0) / Math.max(1, others.length);
      return { won: outcome.won ?? outcome.ranks[seatOfOne] === 1, margin: own - mean };
    }
    const [seat] = game.toAct(state);
    if (seat === undefined) throw new Error(`${game.id}: nobody is to act, and it is not over`);
    const isOne = seat === seatOfOne;
    const player = isOne ? pairing.one : pairing.others;
    const view = game.view(state, seat);
    const before = coreMs();
    const action = player.choose(game, view, seat, thoughts);
    if (isOne && game.forced(state, seat) === undefined) decisions.push(coreMs() - before);
    const done = game.apply(state, seat, action, dice);
    if (!done.ok) throw new Error(`${pairing.name}: ${game.write(action)} was refused: ${done.refusal.code}`);
    state = done.value.state;
  }
}

/** So many games at least; each deal is played once from every seat. */
export function tournament(game: AnyGame, pairing: Pairing, games: number): Played {
  const deals = Math.ceil(games / pairing.seats);
  const decisions: number[] = [];
  let wins = 0;
  let margin = 0;
  for (let deal = 1; deal <= deals; deal++)
    for (let seat = 0; seat < pairing.seats; seat++) {
      const ended = played(game, pairing, deal, seat, decisions);
      if (ended.won) wins += 1;
      margin += ended.margin;
    }
  const count = deals * pairing.seats;
  return { games: count, wins, margin: margin / count, decisions };
}

const Z = 1.96;

/** The 95 % interval of a share by Wilson, in percent. */
export function interval(wins: number, games: number): readonly [number, number] {
  const share = wins / games;
  const square = Z ** 2 / games;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + square / (4 * games))) / (1 + square);
  return [100 * Math.max(0, middle - half), 100 * Math.min(1, middle + half)];
}
