import { createHash } from 'node:crypto';
import type { Term } from './evaluation.ts';
import type { Seat } from './game.ts';
import type { Budget, Coach, Players } from './player.ts';

/** A short name of data that hold a player's knowledge: other data, another name. */
export const editionOf = (...data: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 12);

/** Of a game that brings none of its own. */
export const COACH: Coach = {
  edition: '1',
  playouts: 2_000,
  candidates: 5,
  turns: 2,
  spread: [14, 4],
};

export const coachOf = (gameId: string, players: Players): Coach =>
  (Object.hasOwn(players, gameId) ? players[gameId]?.coach : undefined) ?? COACH;

/** How many playouts find the best for one decision, and how many hold it against what was played. */
export interface Looks {
  readonly first: Budget;
  readonly second: Budget;
}

/** A candidate with fewer playouts than this is not told from another. */
const FEWEST = 3;
/** One with more gains nothing. */
const MOST = 16;

/** @param decisions of all seats together */
export const looksOf = ({ playouts, candidates, turns }: Coach, decisions: number, seats: number): Looks => {
  const each = (playouts * seats) / Math.max(1, decisions) / 2;
  const tried = candidates + 1;
  const bounded = Math.round(Math.min(MOST * tried, Math.max(FEWEST * tried, each)));
  return {
    first: { candidates: tried, playouts: bounded, turns },
    second: { candidates: 2, playouts: bounded, turns },
  };
};

/** A decision as it was made. Actions are in the game's notation. */
export interface Decision {
  readonly seat: Seat;
  /** The revision that it made, as the log numbers it. */
  readonly rev: number;
  /** The revision of the position that its seat looked at: the one before, or earlier where several chose together. */
  readonly seen: number;
  /** The first revision of the turn that it belongs to. */
  readonly turn: number;
  /** Its person chose it, and nobody in their stead. */
  readonly own: boolean;
  readonly played: string;
}

/** What came of judging it, by what its seat could see then. Values are points of final margin. */
export interface JudgedDecision extends Decision {
  /** The best that was found in its place; null: nothing better was. */
  readonly better: string | null;
  /** Expected with the best that was found. */
  readonly value: number;
  /** What was played is worth so much less; 0 or more. */
  readonly loss: number;
  /** So much a choice by lot would have lost on average, among all that was worth a look. */
  readonly lot: number;
  /** How the better one's value differs in its parts, what weighs most first; empty where nothing was better. */
  readonly reasons: readonly Term[];
}

/** An action, what it is worth and why; in the game's notation. */
interface Weighed {
  readonly action: string;
  readonly value: number;
  readonly terms: readonly Term[];
}

/** Asks the player what actions are worth. @param among these alone; absent: all worth a look. */
export type Weigh = (seed: number, budget: Budget, among?: readonly string[]) => Promise<readonly Weighed[]>;

const REASONS = 4;
/** Points: less than this in a term is no reason. */
const SLIGHT = 0.05;

export const rounded = (points: number): number => Math.round(points * 100) / 100;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Judges one decision: the best is sought among all worth a look, then held against what was played in worlds that had no
 * part in finding it, the same ones for both; so being found by luck brings the better line nothing. Undefined where there was no
 * choice.
 */
export async function judged(
  decision: Decision,
  { first, second }: Looks,
  seed: number,
  weigh: Weigh,
): Promise<JudgedDecision | undefined> {
  const { played } = decision;
  const glance = await weigh(seed, { ...first, playouts: 0 });
  const known = glance.some(({ action }) => action === played);
  if (glance.length + (known ? 0 : 1) < 2) return undefined;
  const best = glance.slice(0, first.candidates - 1).map(({ action }) => action);
  const [found] = await weigh(seed, first, [...new Set([...best, played])]);
  const values = glance.map(({ value }) => value);
  const lot = rounded(Math.max(...values) - mean(values));
  const value = rounded(found?.value ?? 0);
  const fine = { ...decision, better: null, value, loss: 0, lot, reasons: [] };
  if (found === undefined || found.action === played) return fine;
  const pair = await weigh(seed + 1, second, [found.action, played]);
  const [one, other] = [found.action, played].map(action => pair.find(line => line.action === action));
  if (!one || !other || one.value <= other.value) return { ...fine, value: rounded(other?.value ?? value) };
  return {
    ...fine,
    better: one.action,
    value: rounded(one.value),
    loss: rounded(one.value - other.value),
    reasons: differences(one.terms, other.terms),
  };
}

function differences(better: readonly Term[], played: readonly Term[]): readonly Term[] {
  const names = new Set([...better, ...played].map(({ name }) => name));
  const of = (terms: readonly Term[], name: string): number =>
    terms.reduce((sum, term) => (term.name === name ? sum + term.value : sum), 0);
  return Array.from(names, name => ({ name, value: rounded(of(better, name) - of(played, name)) }))
    .filter(({ value }) => Math.abs(value) >= SLIGHT)
    .sort((one, other) => Math.abs(other.value) - Math.abs(one.value))
    .slice(0, REASONS);
}
