import type { PuzzleChoice } from '../../src/core/contract/puzzle.ts';
import { inTenths } from '../../src/core/contract/reasons.ts';
import type { Contrast } from '../../src/core/contract/sequels.ts';
import { sum } from '../../src/core/rules/sum.ts';
import { presenters } from '../../src/games/presenters.ts';
import { foresee } from '../../src/presentation/choosing/preview.ts';
import { sequelOf } from '../../src/presentation/presenter/presenter.ts';
import { Counted, type PlayedOn } from './counted.ts';
import type { Decision } from './decision.ts';
import { withWhy } from './hindrance.ts';
import { pliesOf, seatOf } from './plies.ts';
import type { PuzzleRules } from './rules.ts';
import { usualGame } from './usual-game.ts';

/** Plays an action on in the worlds with the given seeds. */
function playOn(decision: Decision, action: unknown, seeds: readonly number[], turns: number): PlayedOn {
  const { game, view, seat, judge } = decision;
  const played = seeds.map(seed => {
    const worth = judge.playedOn?.(game, view, seat, action, seed, turns);
    if (!worth) throw new Error(`the judge of ${game.id} plays nothing on`);
    return { ...worth, plies: pliesOf(decision, seed, [action, ...(worth.actions ?? [])]) };
  });
  const ends = (term: string): readonly number[] =>
    played.map(({ terms = [] }) => terms.find(({ name }) => name === term)?.value ?? 0);
  const [points, minusOthers] = [ends('points'), ends('others')];
  return {
    own: foresee(game, view, seat, action),
    worlds: played.map(({ plies }) => plies),
    points: sum(points) / seeds.length,
    others: -sum(minusOthers) / seeds.length,
    leads: points.map((own, world) => own + (minusOthers[world] ?? 0)),
  };
}

/** Least difference of two shares that stands in a line, unless nothing else is. */
const CLEAR = 0.15;
/** Least difference of two shares that stands in a line beside a greater one. */
const WIDE = 0.25;
/** Least share of an event that stands in a line where no difference is clear. */
const USUAL = 0.3;
/** Least share and least stake of an event that stands in a line because both actions lead to it. */
const [OFTEN, LARGE] = [0.5, 4];
/** Difference of shares that an answer calls equal. */
const SAME = 0.05;
/** Difference of mean points from which the same event counts as another one. */
const OTHER = 1;
/** Greatest number of events after each action that follow it more often, and greatest number in all. */
const [MOST, MOST_IN_ALL] = [2, 3];
/** Part of its weight that an event keeps if it speaks for the worse action. */
const AGAINST = 0.5;
/** Least weight of a second event, and of an event that speaks for the worse action. */
const [LEAST_MORE, LEAST_AGAINST] = [0.4, 3];
/** Least lead in points at the end that stands in a line. */
const LEAD = 0.3;

interface Candidate {
  readonly contrast: Contrast;
  readonly place: number;
  readonly stake: number;
  /** Difference of the shares, times the stake. */
  readonly weight: number;
  /** True where the event speaks for the better action: an own event after it, or an event of another seat after the other. */
  readonly isFor: boolean;
  readonly isOwn: boolean;
}

/** Gives each wrong choice its line of play. @param seeds seeds of the worlds */
export function withLines(
  decision: Decision,
  choices: readonly PuzzleChoice[],
  seeds: readonly number[],
  rules: PuzzleRules,
): readonly PuzzleChoice[] {
  const [best, ...others] = choices.map(choice => {
    const action = decision.game.read(choice.action);
    if (!action.ok) throw new Error(`${choice.action}: ${action.refusal.code}`);
    return { choice, played: playOn(decision, action.value, seeds, rules.lineTurns) };
  });
  if (!best) return choices;
  return [
    best.choice,
    ...others.map(({ choice: { later: _later, lines: _lines, scores: _scores, ...choice }, played }) => ({
      ...choice,
      ...lineOfPlay(decision, best.played, played, rules),
    })),
  ];
}

/**
 * Chooses the events that tell what follows the best action and another one, and the points at the end of both lines of play.
 * Each action has an event at least, if any event follows it.
 */
export function lineOfPlay(
  { game, seat }: Pick<Decision, 'game' | 'seat'>,
  best: PlayedOn,
  other: PlayedOn,
  { stake, mean, tells, paid }: PuzzleRules,
): Pick<PuzzleChoice, 'later' | 'lines' | 'scores'> {
  const presenter = presenters[game.id]?.('en');
  if (!presenter) throw new Error(`${game.id} has no words`);
  const keyOf = (event: unknown): string => sequelOf(presenter, event, []).key;
  const counted = [new Counted(best, keyOf), new Counted(other, keyOf)] as const;
  const [one, two] = counted;
  const candidate = (
    event: unknown,
    [first, second]: readonly [number, number],
    more: Partial<Candidate>,
  ) => {
    const isOwn = seatOf(event) === seat;
    const signed = stake(event, isOwn);
    const points = Math.abs(signed);
    return {
      contrast: { event, one: first, other: second },
      ...{ isOwn, isFor: (isOwn === first >= second) === signed >= 0, place: 0, stake: points },
      ...{ weight: Math.abs(first - second) * points, ...more },
    };
  };
  const candidates = [...new Set([...one.groups.keys(), ...two.groups.keys()])].flatMap(
    (key): readonly Candidate[] => {
      const shares = [one.share(key), two.share(key)] as const;
      const owns = counted.map(({ own }) => own.has(key));
      const events = counted.map(each => each.event(key, mean));
      // An event that one action itself causes can only come later after the other one.
      const side = owns[0] ? 1 : owns[1] || shares[0] >= shares[1] ? 0 : 1;
      const event = events[side];
      if (owns.every(Boolean) || event === undefined) return [];
      if (owns.some(Boolean)) {
        const share = shares[side] ?? 0;
        const found = candidate(event, side === 0 ? [share, 0] : [0, share], {
          place: counted[side].place(key),
        });
        return found.isOwn && share >= USUAL
          ? [{ ...found, contrast: { ...found.contrast, anyway: true } }]
          : [];
      }
      const more = events.map(each => (each === undefined ? 0 : stake(each, false)));
      const gap = Math.abs((more[0] ?? 0) - (more[1] ?? 0));
      if (Math.min(...shares) < USUAL || gap < OTHER || Math.abs(shares[0] - shares[1]) >= OFTEN)
        return [candidate(event, shares, { place: counted[side].place(key) })];
      // The same event for clearly more points stands as two events.
      return events.map((each, at) => {
        const found = candidate(each, at === 0 ? [shares[0], 0] : [0, shares[1]], {
          ...{ place: counted[at === 0 ? 0 : 1].place(key), weight: gap * Math.min(...shares) },
        });
        return { ...found, isFor: found.isOwn === (more[0] ?? 0) > (more[1] ?? 0) };
      });
    },
  );
  const sides = [0, 1].map(at =>
    candidates.filter(({ contrast: each }) => each.one >= each.other === (at === 0)),
  );
  const written: Candidate[] = [];
  for (const [at, side] of sides.entries()) {
    const found = chosen(side).toSorted((early, late) => early.place - late.place);
    const own = [...(counted[at]?.own ?? [])]
      .filter(([key]) => key !== '')
      .map(([, event]) => candidate(event, at === 0 ? [1, 0] : [0, 1], {}))
      .toSorted((one, other) => other.stake - one.stake);
    const both = sides.flat().filter(each => gapOf(each) < SAME && !written.includes(each));
    const [first = []] = [found, usualOf(side), own.slice(0, 1), usualOf(both)].filter(
      some => some.length > 0,
    );
    written.push(...first);
  }
  const lead = best.points - best.others - (other.points - other.others);
  const scores = {
    own: [inTenths(best.points), inTenths(other.points)] as const,
    others: [inTenths(best.others), inTenths(other.others)] as const,
  };
  const keys = written.map(({ contrast }) => keyOf(contrast.event));
  const wanted = { game, seat, keyOf, tells, paid };
  const later = written.map(({ contrast }, at) => {
    const key = keys[at] ?? '';
    const isTwice = keys.indexOf(key) !== keys.lastIndexOf(key);
    return isTwice ? contrast : withWhy({ ...wanted, key }, contrast, [best, other]);
  });
  const lines = usualGame({ wanted, played: [best, other], counted, stake: event => stake(event, false) });
  return { later, lines, ...(lead >= LEAD && { scores }) };
}

const gapOf = ({ contrast: { one, other } }: Candidate): number => Math.abs(one - other);
const byWeight = (one: Candidate, other: Candidate): number => other.weight - one.weight;

/**
 * Chooses the events after one action: what the other action does at once, what speaks for the better action, and a large own
 * event that follows both actions.
 */
function chosen(candidates: readonly Candidate[]): readonly Candidate[] {
  const later = candidates.filter(({ contrast }) => contrast.anyway).toSorted(byWeight);
  const widest = Math.max(0, ...candidates.filter(({ contrast }) => !contrast.anyway).map(gapOf));
  const least = widest >= WIDE ? WIDE : CLEAR;
  const clear = candidates.filter(each => gapOf(each) >= least && !each.contrast.anyway);
  const fors = clear.filter(({ isFor }) => isFor).toSorted(byWeight);
  const against = clear
    .filter(({ isFor, weight }) => !isFor && weight >= LEAST_AGAINST)
    .map(each => ({ each, weight: each.weight * AGAINST }));
  const more = fors.slice(1).filter(({ weight }) => weight >= LEAST_MORE);
  const rest = [...more.map(each => ({ each, weight: each.weight })), ...against]
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ each }) => each);
  const found = [...fors.slice(0, 1), ...rest].slice(0, MOST);
  const shared = candidates
    .filter(({ isOwn, contrast, stake }) => isOwn && !contrast.anyway && stake >= LARGE)
    .filter(each => gapOf(each) < CLEAR && Math.min(each.contrast.one, each.contrast.other) >= OFTEN)
    .toSorted((one, other) => other.stake - one.stake);
  return [...later.slice(0, 1), ...found, ...shared.slice(0, 1)].slice(0, MOST_IN_ALL);
}

/** Chooses the event with the largest stake that follows either action in many worlds. */
function usualOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const most = ({ contrast: { one, other }, stake }: Candidate): number => Math.max(one, other) * stake;
  return candidates
    .filter(({ contrast: { one, other } }) => Math.max(one, other) >= USUAL)
    .toSorted((one, other) => most(other) - most(one))
    .slice(0, 1);
}
