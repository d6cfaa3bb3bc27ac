import type { Evaluation } from '../../../core/evaluation.ts';
import type { Seat } from '../../../core/game.ts';
import { legal, legalDraws, topBuilds } from '../rules/legal.ts';
import { privatePoints as wonBy } from '../rules/scoring.ts';
import type { Action, State } from '../rules/types.ts';
import { featuresOf, stretchOf } from './features.ts';

/** By stretch, then by feature. */
export type Weights = readonly (readonly number[])[];

export interface PortoWeights {
  /** By number of seats: "1" is solo. */
  readonly seats: Readonly<Record<string, Weights>>;
  /** What a kept contract brought on average in self-play, by its type. */
  readonly keep: Readonly<Record<string, number>>;
}

const marginNow = (state: State, seat: Seat): number => {
  const { players } = state;
  const own = players[seat]?.score ?? 0;
  if (players.length === 1) return own;
  const others = players.reduce((sum, { score }, other) => (other === seat ? sum : sum + score), 0);
  return own - others / (players.length - 1);
};

/** At the end the others' private contracts count as much as any: they are imagined, and would only add noise. */
const atEnd = (state: State, seat: Seat, average: number): number => {
  const own = (state.players[seat]?.kept ?? []).reduce(
    (sum, contract) => sum + wonBy(state.houses, contract),
    0,
  );
  return state.players.length === 1 ? marginNow(state, seat) : marginNow(state, seat) + own - average;
};

/** Of all builds that differ only in which contracts they claim, or in where a token goes that nobody will fetch, one. */
const wideCandidates = (state: State, seat: Seat): readonly Action[] => {
  const all = legal(state, seat);
  const builds = new Map<string, Action>();
  const others: Action[] = [];
  for (const action of all) {
    if (action.type !== 'build') {
      others.push(action);
      continue;
    }
    const key = `${action.number} ${action.colour} ${action.house} ${action.token ?? ''}`;
    const known = builds.get(key);
    const claims = (each: Action | undefined) => (each?.type === 'build' ? (each.fulfil?.length ?? 0) : -1);
    if (claims(action) > claims(known)) builds.set(key, action);
  }
  return [...others, ...builds.values()];
};

export const portoEvaluation = (weights: PortoWeights): Evaluation<State, Action> => {
  const keepValue = (contract: string): number => weights.keep[contract.split('-')[0] ?? ''] ?? 0;
  const average =
    3 *
    (Object.values(weights.keep).reduce((sum, worth) => sum + worth, 0) /
      Math.max(1, Object.keys(weights.keep).length));
  return {
    value(state, seat, from) {
      if (from.phase.type === 'keep')
        return (state.players[seat]?.kept ?? []).reduce((sum, contract) => sum + keepValue(contract), 0);
      if (state.phase.type === 'over') return atEnd(state, seat, state.variant === 'standard' ? average : 0);
      const row = weights.seats[String(state.players.length)]?.[stretchOf(state, seat)] ?? [];
      const features = featuresOf(state, seat, from);
      let value = marginNow(state, seat);
      for (let at = 0; at < features.length; at++) value += (row[at] ?? 0) * (features[at] as number);
      return value;
    },
    terms(state, seat, from) {
      return [{ name: 'points', value: this.value(state, seat, from) }];
    },
    candidates(state, seat, wide) {
      if (state.phase.type !== 'turn') return legal(state, seat);
      if (wide) return wideCandidates(state, seat);
      const found = [...legalDraws(state), ...topBuilds(state, seat)];
      return found.length > 0 ? found : legal(state, seat);
    },
  };
};
