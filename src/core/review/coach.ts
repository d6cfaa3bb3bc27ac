import { createHash } from 'node:crypto';
import { ofGame, type Seat } from '../contract/game.ts';
import type { Budget, Coach, Players } from '../contract/player.ts';
import { type Difference, differences } from '../contract/reasons.ts';
import { type Contrast, contrasts } from '../contract/sequels.ts';
import { sum } from '../rules/sum.ts';
import type { WrittenLine } from '../search/thinker.ts';

/**
 * Name of the method of judging. The name is part of every edition (`editionOf`), so games that were judged by another method
 * are judged again.
 */
const WAY = 'deals are rolled out, reasons are means of playouts';

/**
 * Returns the edition of a bot's data: a short hash of the data and of the method of judging. Different data have different
 * editions.
 */
export const editionOf = (...data: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([WAY, ...data]))
    .digest('hex')
    .slice(0, 12);

/** Default settings for judging a game's decisions, for games without settings of their own. */
export const COACH: Coach = {
  edition: editionOf(),
  playouts: 2_000,
  candidates: 5,
  turns: 2,
  worlds: 24,
  spread: [14, 4],
};

export const coachOf = (gameId: string, players: Players): Coach => ofGame(players, gameId)?.coach ?? COACH;

interface Looks {
  /** Budget for finding the best action among the candidates. */
  readonly first: Budget;
  /** Budget for comparing the best action found with the played one. */
  readonly second: Budget;
  /**
   * Maximum number of decisions that are examined with playouts, the costliest first. All other decisions count as without
   * loss.
   */
  readonly most: number;
}

/** Fewest playouts of each candidate: with fewer, a difference between candidates means nothing. */
const FEWEST = 3;
/** Maximum number of playouts of each candidate; more of them gain nothing. */
const MOST = 16;

/** Divides a game's playouts among its decisions. @param decisions number of decisions of all seats together */
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
  /** Revision that the decision led to, as the match's log numbers it. */
  readonly rev: number;
  /**
   * Revision of the position that the seat saw when it decided: the one before `rev`, or an earlier one where several seats
   * chose together.
   */
  readonly seen: number;
  /** First revision of the turn that the decision belongs to. */
  readonly turn: number;
  /** True where the seat's person chose the action; false where a bot or a rule chose it. */
  readonly own: boolean;
  readonly played: string;
}

/**
 * A decision and its judgement. The judgement uses only what the seat could see at that time. Values are in points of final
 * margin.
 */
export interface JudgedDecision extends Decision {
  /** The best action that was found, where it is better than the played one. Null: none is better. */
  readonly better: string | null;
  /** Value expected with the best action that was found, which may be the played one. */
  readonly value: number;
  /** Points by which the played action is worth less than the best one; 0 or more. */
  readonly loss: number;
  /** Points that a random choice among the candidate actions would have lost on average. */
  readonly lot: number;
  /**
   * Parts of the value in which the better action and the played action differ, with the difference in points, the largest
   * first. Empty where no action was better.
   */
  readonly reasons: readonly Difference[];
  /** Events that follow one of the two actions more often than the other. Absent: the loss is small, or none are known. */
  readonly later?: readonly Contrast[];
}

/** Least loss in points that counts as a mistake. */
export const DEAR = 0.5;

/** Function that values actions for the judge. @param among actions to value; absent: all that the bot considers */
export type Weigh = (
  seed: number,
  budget: Budget,
  among?: readonly string[],
) => Promise<readonly WrittenLine[]>;

export const rounded = (points: number): number => Math.round(points * 100) / 100;

const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

/** A decision as the evaluation alone judges it, and the actions (`among`) that playouts should compare. */
interface Glance {
  readonly judged: JudgedDecision;
  readonly among: readonly string[];
}

/** Judges a decision by the evaluation alone, without playouts; undefined where there was no choice. */
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
 * Searches for the best action with playouts, and compares it with the played action in new worlds. So an action that only had
 * luck in the search gains nothing.
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

/** Judges the played action against another action. @param lines the two actions with their values */
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
  const loss = rounded(one.value - other.value);
  const later = loss < DEAR ? [] : contrasts(one, other);
  return {
    ...{ ...base, better, value: rounded(one.value), loss, reasons: differences(one, other) },
    ...(later.length > 0 && { later }),
  };
}

/** A decision to judge, and the function that values its actions. The seed depends only on what the seat saw. */
export interface ToJudge {
  readonly decision: Decision;
  readonly seed: number;
  readonly weigh: Weigh;
}

/**
 * Judges all decisions of a game in which there was a choice, in their order.
 * @param tell receives the numbers of finished steps and of all steps
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
  // A decision that was not examined with playouts counts as without loss, since the evaluation alone may be wrong.
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
