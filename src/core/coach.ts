import { createHash } from 'node:crypto';
import type { Seat } from './game.ts';
import type { Budget, Coach, Players } from './player.ts';
import { type Difference, differences } from './reasons.ts';
import type { WrittenLine } from './thinker.ts';

/** Part of every edition: a judgement made in another way is made again. */
const WAY = 'deals are rolled out, reasons are means of playouts';

/** Returns a short name for the data that hold a player's knowledge. Other data get another name. */
export const editionOf = (...data: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([WAY, ...data]))
    .digest('hex')
    .slice(0, 12);

/** The coach for games that bring none of their own. */
export const COACH: Coach = {
  edition: editionOf(),
  playouts: 2_000,
  candidates: 5,
  turns: 2,
  worlds: 24,
  spread: [14, 4],
};

export const coachOf = (gameId: string, players: Players): Coach =>
  (Object.hasOwn(players, gameId) ? players[gameId]?.coach : undefined) ?? COACH;

interface Looks {
  /** Finds the best line among the candidates. */
  readonly first: Budget;
  /** Compares that line with the action that was played. */
  readonly second: Budget;
  /** Number of decisions looked into: the ones that seem to lose most. The others count as without loss. */
  readonly most: number;
}

/** A difference between candidates with fewer playouts than this means nothing. */
const FEWEST = 3;
/** More playouts for one candidate gain nothing. */
const MOST = 16;

/** @param decisions of all seats together */
export const looksOf = ({ playouts, candidates, turns }: Coach, decisions: number, seats: number): Looks => {
  const all = playouts * seats;
  const tried = candidates + 1;
  const each = all / Math.max(1, decisions) / 2;
  const bounded = Math.round(Math.min(MOST * tried, Math.max(FEWEST * tried, each)));
  return {
    first: { candidates: tried, playouts: bounded, turns },
    second: { candidates: 2, playouts: bounded, turns },
    most: Math.floor(all / bounded / 2),
  };
};

/** A decision of a game. Actions are in the game's notation. */
export interface Decision {
  readonly seat: Seat;
  /** Revision that the decision made, as the log numbers it. */
  readonly rev: number;
  /** Revision of the position that its seat saw: the one before, or an earlier one where several seats chose together. */
  readonly seen: number;
  /** First revision of its turn. */
  readonly turn: number;
  /** True where the seat's person chose the action, and no bot or rule chose it for them. */
  readonly own: boolean;
  readonly played: string;
}

/** A decision with its judgement, by what its seat could see then. Values are points of final margin. */
export interface JudgedDecision extends Decision {
  /** The best action that was found instead. Null: none was better. */
  readonly better: string | null;
  /** Value expected with the best action that was found. */
  readonly value: number;
  /** Points by which the played action is worth less; 0 or more. */
  readonly loss: number;
  /** Points that a random choice among all actions worth a look would have lost on average. */
  readonly lot: number;
  /** Differences in the parts of the better action's value, the largest first; empty where no action was better. */
  readonly reasons: readonly Difference[];
}

/** Asks the player for the values of actions. @param among only these; absent: all worth a look */
export type Weigh = (
  seed: number,
  budget: Budget,
  among?: readonly string[],
) => Promise<readonly WrittenLine[]>;

export const rounded = (points: number): number => Math.round(points * 100) / 100;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** A decision as the evaluation alone judges it, and the actions that are worth a longer look. */
interface Glance {
  readonly judged: JudgedDecision;
  readonly among: readonly string[];
}

/** Judges a decision by the evaluation alone; undefined where there was no choice. */
async function glanced(
  decision: Decision,
  { first }: Looks,
  seed: number,
  weigh: Weigh,
): Promise<Glance | undefined> {
  const { played } = decision;
  const budget = { ...first, playouts: 0 };
  const lines = await weigh(seed, budget);
  const known = lines.some(({ action }) => action === played);
  const [best] = lines;
  if (!best || lines.length + (known ? 0 : 1) < 2) return undefined;
  const pair = known ? lines : await weigh(seed, budget, [best.action, played]);
  const values = lines.map(({ value }) => value);
  const lot = rounded(Math.max(...values) - mean(values));
  const among = lines.slice(0, first.candidates - 1).map(({ action }) => action);
  return { judged: against(decision, lot, best.action, pair), among: [...new Set([...among, played])] };
}

/**
 * Seeks the best action among all worth a look. Then both it and the played one are tried in the same new worlds, which had
 * no part in finding it. So a line found by luck gains nothing.
 */
async function lookedInto(
  { judged, among }: Glance,
  { first, second }: Looks,
  seed: number,
  weigh: Weigh,
): Promise<JudgedDecision> {
  const { played, lot } = judged;
  const [found] = await weigh(seed, first, among);
  if (found === undefined || found.action === played)
    return against(judged, lot, played, found ? [found] : []);
  return against(judged, lot, found.action, await weigh(seed + 1, second, [found.action, played]));
}

/** Judges the played action against another one. @param lines both of them, with their values */
function against(
  { seat, rev, seen, turn, own, played }: Decision,
  lot: number,
  better: string,
  lines: readonly WrittenLine[],
): JudgedDecision {
  const [one, other] = [better, played].map(action => lines.find(line => line.action === action));
  const base = { seat, rev, seen, turn, own, played, lot };
  if (better === played || !one || !other || one.value <= other.value)
    return { ...base, better: null, value: rounded(other?.value ?? 0), loss: 0, reasons: [] };
  return {
    ...base,
    better,
    value: rounded(one.value),
    loss: rounded(one.value - other.value),
    reasons: differences(one, other),
  };
}

/** A decision to judge, and the function that weighs its actions. The seed follows from what its seat saw. */
export interface ToJudge {
  readonly decision: Decision;
  readonly seed: number;
  readonly weigh: Weigh;
}

/**
 * Judges all decisions of a game in which there was a choice, in their order. @param tell takes the number of finished steps
 * and of all steps
 */
export async function judgedAll(
  decisions: readonly ToJudge[],
  coach: Coach,
  seats: number,
  tell: (done: number, all: number) => void = () => {},
): Promise<readonly JudgedDecision[]> {
  const looks = looksOf(coach, decisions.length, seats);
  const all = decisions.length + Math.min(looks.most, decisions.length);
  const glances: { readonly asked: ToJudge; readonly glance: Glance }[] = [];
  for (const [done, asked] of decisions.entries()) {
    tell(done, all);
    const glance = await glanced(asked.decision, looks, asked.seed, asked.weigh);
    if (glance) glances.push({ asked, glance });
  }
  const dearest = glances
    .toSorted((one, other) => other.glance.judged.loss - one.glance.judged.loss)
    .slice(0, looks.most);
  // A decision that was not looked into counts as without loss, since the evaluation alone may be wrong.
  const passed = (judged: JudgedDecision) => ({ ...judged, better: null, loss: 0, reasons: [] });
  const found = new Map<number, JudgedDecision>(
    glances.map(({ glance: { judged } }) => [judged.rev, passed(judged)]),
  );
  for (const [done, { asked, glance }] of dearest.entries()) {
    tell(decisions.length + done, decisions.length + dearest.length);
    found.set(asked.decision.rev, await lookedInto(glance, looks, asked.seed, asked.weigh));
  }
  return [...found.values()];
}
