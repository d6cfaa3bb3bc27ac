import { SeededDice } from '../../../src/core/contract/dice.ts';
import type { AnyGame, Outcome } from '../../../src/core/contract/game.ts';
import type { Player } from '../../../src/core/contract/player.ts';
import { LightDice } from '../../../src/core/search/light-dice.ts';
import type { Pairing } from './pairing.ts';

export interface Played {
  readonly games: number;
  readonly wins: number;
  /** Average of the tested player's points minus the mean points of all other seats. In a solo game nothing is subtracted. */
  readonly margin: number;
  /** 95 % interval of `margin`. Each deal counts once, as the mean of its games. Undefined after one deal. */
  readonly spread: readonly [number, number] | undefined;
  /** Durations of the tested player's choices, in milliseconds of a core. Choices with only one action do not count. */
  readonly decisions: readonly number[];
}

/** Returns dice from a number. */
export const seeded = (seed: number): SeededDice => {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, seed);
  return new SeededDice(bytes);
};

const coreMs = (): number => process.cpuUsage().user / 1000;

interface Ended {
  readonly won: boolean;
  readonly margin: number;
}

/** Plays one game. The deal and later chance depend only on the deal number, not on who sits where. */
function played(
  game: AnyGame,
  { seats, options, one, others }: Pairing,
  deal: number,
  seatOfOne: number,
  decisions: number[],
): Ended {
  const players = Array.from({ length: seats }, (_, seat) => (seat === seatOfOne ? one : others));
  const outcome = outcomeOf(game, options, players, deal, deal * 31 + seatOfOne, (seat, milliseconds) => {
    if (seat === seatOfOne) decisions.push(milliseconds);
  });
  const own = outcome.totals[seatOfOne] ?? 0;
  const rest = outcome.totals.filter((_, seat) => seat !== seatOfOne);
  const mean = rest.reduce((sum, total) => sum + total, 0) / Math.max(1, rest.length);
  return { won: outcome.won ?? outcome.ranks[seatOfOne] === 1, margin: own - mean };
}

/**
 * Plays a whole game with one player for each seat.
 * @param decided called after each choice between several actions
 */
export function outcomeOf(
  game: AnyGame,
  options: unknown,
  players: readonly Player[],
  deal: number,
  seed: number,
  decided: (seat: number, milliseconds: number) => void = () => {},
): Outcome {
  const dice = seeded(deal);
  const thoughts = new LightDice(seed);
  let state = game.setup(players.length, options, dice);
  for (;;) {
    const outcome = game.outcome(state);
    if (outcome) return outcome;
    const [seat] = game.toAct(state);
    const player = seat === undefined ? undefined : players[seat];
    if (seat === undefined || !player) throw new Error(`${game.id}: nobody is to act, and it is not over`);
    const view = game.view(state, seat);
    const before = coreMs();
    const action = player.choose(game, view, seat, thoughts);
    if (game.forced(state, seat) === undefined) decided(seat, coreMs() - before);
    const done = game.apply(state, seat, action, dice);
    if (!done.ok) throw new Error(`${game.id}: ${game.write(action)} was refused: ${done.refusal.code}`);
    state = done.value.state;
  }
}

const Z = 1.96;

/** Plays each deal once for every seat that the tested player can have. After each game it yields all results so far. */
export function* tournament(game: AnyGame, pairing: Pairing, games: number): Generator<Played, void> {
  const deals = Math.ceil(games / pairing.seats);
  const decisions: number[] = [];
  const margins: number[] = [];
  let wins = 0;
  for (let deal = 1; deal <= deals; deal++) {
    let margin = 0;
    for (let seat = 0; seat < pairing.seats; seat++) {
      const ended = played(game, pairing, deal, seat, decisions);
      if (ended.won) wins += 1;
      margin += ended.margin;
    }
    margins.push(margin / pairing.seats);
    const mean = margins.reduce((sum, each) => sum + each, 0) / deal;
    yield { games: deal * pairing.seats, wins, margin: mean, spread: spreadOf(margins, mean), decisions };
  }
}

function spreadOf(values: readonly number[], mean: number): readonly [number, number] | undefined {
  if (values.length < 2) return undefined;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  const half = Z * Math.sqrt(variance / values.length);
  return [mean - half, mean + half];
}

export function playAll(game: AnyGame, pairing: Pairing, games: number): Played {
  const last = [...tournament(game, pairing, games)].at(-1);
  if (!last) throw new Error('no game was wished for');
  return last;
}

/** Returns Wilson's 95 % interval of a share, in percent. */
export function interval(wins: number, games: number): readonly [number, number] {
  const share = wins / games;
  const square = Z ** 2 / games;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + square / (4 * games))) / (1 + square);
  return [100 * Math.max(0, middle - half), 100 * Math.min(1, middle + half)];
}
