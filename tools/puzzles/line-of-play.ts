import type { PuzzleChoice } from '../../src/core/contract/puzzle.ts';
import { inTenths } from '../../src/core/contract/reasons.ts';
import type { Contrast } from '../../src/core/contract/sequels.ts';
import { presenters } from '../../src/games/presenters.ts';
import { foresee } from '../../src/presentation/choosing/preview.ts';
import { sequelText } from '../../src/presentation/presenter/presenter.ts';
import type { Decision } from './decision.ts';
import type { PuzzleRules } from './rules.ts';

/** Worlds of the lines of play: the first of those of the proof. */
export const TOLD_WORLDS = 100;

/** An action that was played on in many worlds. */
export interface PlayedOn {
  /** Events that the action certainly causes. */
  readonly own: readonly unknown[];
  /** Events that followed, world by world. */
  readonly worlds: readonly (readonly unknown[])[];
  /** Points of the seat, and the mean of the other seats, at the end. */
  readonly points: number;
  readonly others: number;
}

/** Plays an action on in the worlds with the given seeds. */
export function playOn(
  { game, view, seat, judge }: Decision,
  action: unknown,
  seeds: readonly number[],
  turns: number,
): PlayedOn {
  const played = seeds.map(seed => {
    const worth = judge.playedOn?.(game, view, seat, action, seed, turns);
    if (!worth) throw new Error(`the judge of ${game.id} plays nothing on`);
    return worth;
  });
  const mean = (term: string): number =>
    played.reduce((sum, { terms = [] }) => sum + (terms.find(({ name }) => name === term)?.value ?? 0), 0) /
    seeds.length;
  return {
    own: foresee(game, view, seat, action),
    worlds: played.map(({ events = [] }) => events),
    points: mean('points'),
    others: -mean('others'),
  };
}

/** Events that mean the same, counted over the worlds of one action. */
interface Group {
  worlds: number;
  places: number;
  readonly variants: Map<string, number>;
}

/** Least difference of two shares that is told, unless nothing else is. */
const CLEAR = 0.15;
/** Least share of an event that is told where no difference is clear. */
const USUAL = 0.3;
/** Least share and least stake of an event that is told because both actions lead to it. */
const [OFTEN, LARGE] = [0.5, 4];
/** Greatest number of events after each action. */
const MOST = 2;
/** Part of its weight that an event keeps if it speaks for the worse action. */
const AGAINST = 0.5;
/** Least weight of an event that speaks for the worse action. */
const LEAST_AGAINST = 1;
/** Least lead in points at the end that is told. */
const LEAD = 0.3;

interface Candidate {
  readonly contrast: Contrast;
  readonly place: number;
  readonly stake: number;
  /** Difference of the shares, times the stake. */
  readonly weight: number;
  readonly isFor: boolean;
}

/** Counts the events after one action. */
class Counted {
  readonly groups = new Map<string, Group>();
  readonly own: ReadonlySet<string>;
  readonly #worlds: number;

  constructor({ own, worlds }: PlayedOn, keyOf: (event: unknown) => string) {
    this.own = new Set(own.map(keyOf));
    this.#worlds = worlds.length;
    for (const events of worlds) {
      const seen = new Set<string>();
      for (const [place, event] of events.entries()) {
        const key = keyOf(event);
        if (key === '') continue;
        const group = this.groups.get(key) ?? { worlds: 0, places: 0, variants: new Map() };
        this.groups.set(key, group);
        const text = JSON.stringify(event);
        group.variants.set(text, (group.variants.get(text) ?? 0) + 1);
        if (seen.has(key)) continue;
        seen.add(key);
        group.worlds += 1;
        group.places += place / events.length;
      }
    }
  }

  share(key: string): number {
    return Math.round((100 * (this.groups.get(key)?.worlds ?? 0)) / this.#worlds) / 100;
  }

  place(key: string): number {
    const { places, worlds } = this.groups.get(key) ?? { places: 0, worlds: 1 };
    return places / worlds;
  }
}

/**
 * Chooses the events that tell what follows the best action and another one, and the points at the end of both lines of play.
 * Each action has an event at least, if any event follows it.
 */
export function lineOfPlay(
  { game, seat }: Pick<Decision, 'game' | 'seat'>,
  best: PlayedOn,
  other: PlayedOn,
  { stake, mean }: PuzzleRules,
): Pick<PuzzleChoice, 'later' | 'scores'> {
  const presenter = presenters[game.id]?.('en');
  if (!presenter) throw new Error(`${game.id} has no words`);
  const keyOf = (event: unknown): string => sequelText(presenter, event, [], true);
  const counted = [new Counted(best, keyOf), new Counted(other, keyOf)] as const;
  const [one, two] = counted;
  const keys = new Set([...one.groups.keys(), ...two.groups.keys()]);
  const candidates = [...keys].flatMap((key): readonly Candidate[] => {
    const shares = [one.share(key), two.share(key)] as const;
    const isOwn = [one.own.has(key), two.own.has(key)] as const;
    if (isOwn[0] && isOwn[1]) return [];
    const anyway = isOwn[0] || isOwn[1];
    const isOfSeat = (text: string) => (JSON.parse(text) as { readonly seat?: unknown }).seat === seat;
    // An event that one action itself causes can only come later after the other one.
    const [first, second] = anyway ? [isOwn[0] ? 0 : shares[0], isOwn[1] ? 0 : shares[1]] : shares;
    const side = first >= second ? 0 : 1;
    const variants = [...(counted[side].groups.get(key)?.variants ?? [])];
    const [most] = variants.toSorted(([, few], [, many]) => many - few);
    if (!most || (anyway && !isOfSeat(most[0]))) return [];
    const all = variants.map(([text, count]) => ({ event: JSON.parse(text) as unknown, count }));
    const event = mean?.(JSON.parse(most[0]), all) ?? JSON.parse(most[0]);
    const isFor = ((event as { readonly seat?: unknown }).seat === seat) === (side === 0);
    const contrast = { event, one: first, other: second, ...(anyway && { anyway }) };
    const points = stake(event);
    return [
      {
        ...{ contrast, isFor, stake: points },
        ...{ place: counted[side].place(key), weight: Math.abs(first - second) * points },
      },
    ];
  });
  const later = [0, 1].flatMap(side =>
    chosen(
      candidates.filter(
        ({ contrast: { one, other } }) => one >= other === (side === 0),
      ),
    ).toSorted((early, late) => early.place - late.place),
  );
  const scores = {
    own: [inTenths(best.points), inTenths(other.points)] as const,
    others: [inTenths(best.others), inTenths(other.others)] as const,
  };
  const lead = best.points - best.others - (other.points - other.others);
  return { later: later.map(({ contrast }) => contrast), ...(lead >= LEAD && { scores }) };
}

const gapOf = ({ contrast: { one, other } }: Candidate): number => Math.abs(one - other);
const byWeight = (one: Candidate, other: Candidate): number => other.weight - one.weight;

/**
 * Chooses the events after one action: what speaks for the better action goes first. A large event that follows both actions is
 * told too.
 */
function chosen(candidates: readonly Candidate[]): readonly Candidate[] {
  const clear = candidates.filter(each => gapOf(each) >= CLEAR && !(each.contrast.anyway && gapOf(each) < USUAL));
  const fors = clear.filter(({ isFor }) => isFor).toSorted(byWeight);
  const against = clear
    .filter(({ isFor, weight }) => !isFor && weight >= LEAST_AGAINST)
    .map(each => ({ ...each, weight: each.weight * AGAINST }));
  const rest = [...fors.slice(1), ...against].toSorted(byWeight);
  const found = [...fors.slice(0, 1), ...rest].slice(0, MOST);
  const shared = candidates
    .filter(({ contrast: { one, other, anyway }, stake }) => !anyway && Math.min(one, other) >= OFTEN && stake >= LARGE)
    .filter(each => gapOf(each) < CLEAR)
    .toSorted((one, other) => other.stake - one.stake)
    .slice(0, 1);
  if (found.length + shared.length > 0) return [...found, ...shared];
  const usual = candidates.filter(({ contrast }) => Math.max(contrast.one, contrast.other) >= USUAL);
  const most = (each: Candidate): number => Math.max(each.contrast.one, each.contrast.other) * each.stake;
  return (usual.length > 0 ? usual : candidates).toSorted((one, other) => most(other) - most(one)).slice(0, 1);
}
