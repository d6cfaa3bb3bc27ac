import { writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { SeededDice } from '../src/core/dice.ts';
import type { AnyGame, Seat } from '../src/core/game.ts';
import { LightDice } from '../src/core/light-dice.ts';
import { type Budget, type Player, playerOf } from '../src/core/player.ts';
import { players } from '../src/games/players.ts';
import { games } from '../src/games/registry.ts';
import type { HintPosition, Tempting } from '../test/support/hint-position.ts';
import type { Metric, Report } from './report.ts';

const DEALS = 200;
const WANTED = 30;
const FEWEST = 20;
const IN_ONE_DEAL = 3;
/** Fewest moves between two chosen positions of one deal. */
const APART = 8;
const SEATS = 2;
/** Own turns of the seat in each playout, as in a hint. */
const TURNS = 2;
/**
 * Stages of a proof that one action beats another. In each stage the lead over so many imagined deals must exceed so many
 * standard errors.
 */
const PROOF: readonly (readonly [worlds: number, errors: number])[] = [
  [60, 0.5],
  [400, 1.5],
  [2_000, 3],
];
const FIRST_WORLD = 1_000_000;
const WORLDS_APART = 1_000;
/** Number of legal actions up to which a hint names all of them. */
const FEW = 3;
const GLANCE: Budget = { candidates: 0, playouts: 0, turns: 0 };

interface Decision {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly view: unknown;
  readonly seat: Seat;
}

const playerNamed = (game: AnyGame, strength: 'medium' | 'hard'): Player => {
  const player = playerOf(game.id, players, strength);
  if (!player) throw new Error(`nobody plays ${game.id}`);
  return player;
};

const rounded = (points: number): number => Math.round(points * 1_000) / 1_000;

class Proofs {
  readonly #decision: Decision;
  readonly #margins = new Map<string, number[]>();

  constructor(decision: Decision) {
    this.#decision = decision;
  }

  /** Returns the lead of `idea` over `other` in points, or undefined if the lead is not proven. */
  ahead(idea: unknown, other: unknown): Tempting | undefined {
    let last: Tempting | undefined;
    for (const [worlds, errors] of PROOF) {
      last = this.#lead(idea, other, worlds);
      if (last.behind <= errors * last.error) return undefined;
    }
    return last;
  }

  #lead(idea: unknown, other: unknown, worlds: number): Tempting {
    const [ones, others] = [this.#played(idea, worlds), this.#played(other, worlds)];
    const leads = ones.slice(0, worlds).map((one, world) => one - (others[world] ?? 0));
    const mean = leads.reduce((sum, lead) => sum + lead, 0) / worlds;
    const variance = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / (worlds - 1);
    const action = this.#decision.game.write(other);
    return { action, behind: rounded(mean), error: rounded(Math.sqrt(variance / worlds)) };
  }

  #played(action: unknown, worlds: number): readonly number[] {
    const { game, view, seat } = this.#decision;
    const { playedOn } = playerNamed(game, 'hard');
    const text = game.write(action);
    const margins = this.#margins.get(text) ?? [];
    this.#margins.set(text, margins);
    for (let world = margins.length; world < worlds; world++)
      margins.push(playedOn?.(game, view, seat, action, FIRST_WORLD + world * WORLDS_APART, TURNS) ?? 0);
    return margins;
  }
}

/**
 * Returns a hint's first action if playouts prove it better than the choice without playouts and than the action with the most
 * immediate points.
 */
function proven(decision: Decision): Pick<HintPosition, 'idea' | 'tempting'> | undefined {
  const { game, state, view, seat } = decision;
  const hard = playerNamed(game, 'hard');
  const legal = game.legal(state, seat);
  if (legal.length <= FEW) return undefined;
  const look = (budget?: Budget) =>
    (hard.lines?.(game, view, seat, new LightDice(1), budget) ?? []).map(({ action }) => action);
  const worth = (action: unknown): number => game.worth?.(view, seat, action) ?? 0;
  const most = Math.max(0, ...legal.map(worth));
  const [idea] = look(players[game.id]?.hint);
  const glanced = look(GLANCE);
  const greedy = most > 0 ? [...glanced, ...legal].find(action => worth(action) === most) : undefined;
  const [first] = glanced;
  if (idea === undefined || game.write(idea) === game.write(first)) return undefined;
  if (most > 0 && worth(idea) === most) return undefined;
  const others = new Map(
    [first, ...(greedy === undefined ? [] : [greedy])].map(one => [game.write(one), one]),
  );
  const proofs = new Proofs(decision);
  const tempting: Tempting[] = [];
  for (const other of others.values()) {
    const behind = proofs.ahead(idea, other);
    if (!behind) return undefined;
    tempting.push(behind);
  }
  return { idea: game.write(idea), tempting };
}

function positionsIn(game: AnyGame, deal: number): readonly HintPosition[] {
  const seed = deal.toString(16).padStart(64, '0');
  const dice = SeededDice.fromHex(seed);
  const medium = playerNamed(game, 'medium');
  const log: string[] = [];
  const found: HintPosition[] = [];
  let state = game.setup(SEATS, game.defaults, dice);
  // The search starts at a different move in each deal, so that the positions come from all parts of a game.
  let from = (deal * 7) % (3 * APART);
  for (let ply = 1; ply < 1_000 && game.outcome(state) === undefined; ply++) {
    const [seat = 0] = game.toAct(state);
    const view = game.view(state, seat);
    const forced = game.forced(state, seat);
    if (forced === undefined && ply >= from) {
      const position = proven({ game, state, view, seat });
      if (position) found.push({ seats: SEATS, seed, log: log.join(' | '), ...position });
      if (position) from = ply + APART;
      if (found.length === IN_ONE_DEAL) break;
    }
    const action = forced ?? medium.choose(game, view, seat, new LightDice(deal * 1_000 + ply));
    const step = game.apply(state, seat, action, dice);
    if (!step.ok) throw new Error(`${game.id}: ${step.refusal.code}`);
    state = step.value.state;
    log.push(game.write(action));
  }
  return found;
}

const fileOf = (game: AnyGame): string => `test/games/${game.id}/hint-positions.json`;

/**
 * Searches for positions in which a hint from playouts differs from a hint without playouts. Tests check hints against these
 * positions.
 */
export async function benchHints({
  games: deals = DEALS,
  game: only,
  write = false,
}: {
  readonly games?: number | undefined;
  readonly game?: string | undefined;
  readonly write?: boolean | undefined;
}): Promise<Report> {
  const metrics: Metric[] = [];
  for (const game of Object.values(games)) {
    if ((only !== undefined && game.id !== only) || !playerOf(game.id, players, 'hard')?.playedOn) continue;
    const found: HintPosition[] = [];
    let deal = 0;
    while (deal < deals && found.length < WANTED) {
      deal += 1;
      found.push(...positionsIn(game, deal));
      process.stderr.write(`${game.id}: ${found.length} positions in ${deal} deals\n`);
      if (write) writeFileSync(fileOf(game), `${JSON.stringify(found, null, 2)}\n`);
      await setImmediate();
    }
    const name = `${game.id}: positions in ${deal} deals`;
    metrics.push({ name, value: found.length, unit: '', bar: FEWEST, holds: found.length >= FEWEST });
  }
  return { bench: 'hints', metrics };
}
