import type { Worth } from '../../src/core/contract/evaluation.ts';
import { type Difference, differences } from '../../src/core/contract/reasons.ts';
import { sum } from '../../src/core/rules/sum.ts';
import type { Decision } from './decision.ts';

/** Mean lead of an action over another in the same worlds, in points, with its standard error. */
export interface Lead {
  readonly mean: number;
  readonly error: number;
}

/** Returns the mean lead with its standard error. @param leads leads in single worlds, at least two */
export function leadOf(leads: readonly number[]): Lead {
  const mean = sum(leads) / leads.length;
  const variance = sum(leads.map(lead => (lead - mean) ** 2)) / (leads.length - 1);
  return { mean, error: Math.sqrt(variance / leads.length) };
}

const WORLDS_APART = 1_000;

export const seedOfWorld = (first: number, world: number): number => first + world * WORLDS_APART;

/** Playouts of the actions of one decision. All actions meet the same worlds and the same chance. */
export class Playouts {
  readonly #decision: Decision;
  readonly #firstWorld: number;
  readonly #turns: number;
  readonly #played = new Map<string, Worth[]>();

  /** @param turns own turns of the seat in each playout */
  constructor(decision: Decision, firstWorld: number, turns: number) {
    this.#decision = decision;
    this.#firstWorld = firstWorld;
    this.#turns = turns;
  }

  mean(action: unknown, worlds: number): number {
    return this.#of(action, worlds).reduce((sum, { value }) => sum + value, 0) / worlds;
  }

  lead(one: unknown, other: unknown, worlds: number): Lead {
    const [ones, others] = [this.#of(one, worlds), this.#of(other, worlds)];
    return leadOf(ones.map(({ value }, world) => value - (others[world]?.value ?? 0)));
  }

  /** Lists the parts in which the mean value of an action exceeds the mean value of another. */
  reasons(one: unknown, other: unknown, worlds: number): readonly Difference[] {
    return differences(this.#parts(one, worlds), this.#parts(other, worlds));
  }

  #parts(action: unknown, worlds: number): Parameters<typeof differences>[0] {
    const sums = new Map<string, number>();
    for (const { terms = [] } of this.#of(action, worlds))
      for (const { name, value } of terms) sums.set(name, (sums.get(name) ?? 0) + value);
    const terms = Array.from(sums, ([name, sum]) => ({ name, value: sum / worlds }));
    return { terms, playouts: worlds };
  }

  #of(action: unknown, worlds: number): readonly Worth[] {
    const { game, view, seat, judge } = this.#decision;
    const { playedOn } = judge;
    if (!playedOn) throw new Error(`the judge of ${game.id} plays nothing on`);
    const text = game.write(action);
    const played = this.#played.get(text) ?? [];
    this.#played.set(text, played);
    for (let world = played.length; world < worlds; world++)
      played.push(playedOn(game, view, seat, action, seedOfWorld(this.#firstWorld, world), this.#turns));
    return played.slice(0, worlds);
  }
}
