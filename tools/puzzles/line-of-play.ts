import type { PuzzleChoice } from '../../src/core/contract/puzzle.ts';
import { inTenths } from '../../src/core/contract/reasons.ts';
import { sum } from '../../src/core/rules/sum.ts';
import { presenters } from '../../src/games/presenters.ts';
import { foresee } from '../../src/presentation/choosing/preview.ts';
import { sequelOf } from '../../src/presentation/presenter/presenter.ts';
import { fits } from './clear.ts';
import { Counted, type PlayedOn } from './counted.ts';
import { decidingEvents } from './deciding.ts';
import type { Decision } from './decision.ts';
import { leadOf } from './playouts.ts';
import { pliesOf, seatOf } from './plies.ts';
import type { PuzzleRules } from './rules.ts';
import { thought } from './thinking-seat.ts';
import { usualGame } from './usual-game.ts';

/** Least lead at the end, in points, from which an answer shows the scores. */
const LEAD = 0.3;

/** Part of the loss that must be left after the seat has thought again, after both actions. */
const HOLDS = 0.4;

/** Counts the other seats that act in imagined games. */
const rivalsIn = ({ worlds }: PlayedOn): number => new Set(worlds.flat().map(({ seat }) => seat)).size - 1;

/** Plays an imagined game in each world with one of the given seeds, beginning with an action. */
function playOn(decision: Decision, action: unknown, seeds: readonly number[], rules: PuzzleRules): PlayedOn {
  const { game, view, seat } = decision;
  const played = seeds.map(seed => {
    const line = thought(decision, action, seed, rules);
    return { ...line, plies: pliesOf(decision, seed, [action, ...line.actions]) };
  });
  const ends = (term: string): readonly number[] =>
    played.map(({ terms }) => terms.find(({ name }) => name === term)?.value ?? 0);
  const [points, minusOthers] = [ends('points'), ends('others')];
  return {
    own: foresee(game, view, seat, action),
    worlds: played.map(({ plies }) => plies),
    points: sum(points) / seeds.length,
    others: -sum(minusOthers) / seeds.length,
    values: played.map(({ value }) => value),
  };
}

/**
 * Gives each wrong choice its line of play, and leaves out choices for which the seat can make up. Deciding events that
 * contradict the loss are left out.
 * @param seeds seeds of the worlds
 */
export function withLines(
  decision: Decision,
  choices: readonly PuzzleChoice[],
  seeds: readonly number[],
  rules: PuzzleRules,
): readonly PuzzleChoice[] {
  const [best, ...others] = choices.map(choice => {
    const action = decision.game.read(choice.action);
    if (!action.ok) throw new Error(`${choice.action}: ${action.refusal.code}`);
    return { choice, played: playOn(decision, action.value, seeds, rules) };
  });
  if (!best) return choices;
  return [
    best.choice,
    ...others.flatMap(({ choice: { action, behind, error, reasons }, played }) => {
      const line = lineOfPlay(decision, best.played, played, rules, behind);
      if (!line) return [];
      const { deciding, ...rest } = line;
      const plain = { action, behind, error, reasons, ...rest };
      const choice = deciding ? { ...plain, deciding } : plain;
      return fits(decision, best.choice, choice, rules, rivalsIn(best.played)) ? choice : plain;
    }),
  ];
}

/**
 * Returns true where an action still leads another by a part of the loss, after the seat has thought again. A lead that is too
 * small by less than its standard error counts.
 */
export function holds(best: PlayedOn, other: PlayedOn, behind: number): boolean {
  const { mean, error } = leadOf(best.values.map((value, world) => value - (other.values[world] ?? 0)));
  return mean + error >= HOLDS * behind;
}

/**
 * Explains the difference between the best action and another one: the deciding events, one imagined game after each action,
 * and the points at the end. Empty: no imagined game shows the loss. Undefined: the seat can make up for the loss.
 * @param behind points that the other action loses
 */
export function lineOfPlay(
  { game, seat }: Pick<Decision, 'game' | 'seat'>,
  best: PlayedOn,
  other: PlayedOn,
  rules: PuzzleRules,
  behind: number,
): Pick<PuzzleChoice, 'deciding' | 'lines' | 'scores'> | undefined {
  if (!holds(best, other, behind)) return undefined;
  const presenter = presenters[game.id]?.('en');
  if (!presenter) throw new Error(`${game.id} has no words`);
  const { tells, paid, stake, steps, fetches } = rules;
  const keyOf = (event: unknown): string => sequelOf(presenter, event, []).key;
  const counted = [new Counted(best, keyOf), new Counted(other, keyOf)] as const;
  const thingOf = (event: unknown): string => sequelOf(presenter, event, []).thing ?? '';
  const serves = (event: unknown, one: unknown): boolean =>
    seatOf(event) === seat &&
    thingOf(one) !== '' &&
    thingOf(event) === thingOf(one) &&
    stake(event, true) >= stake(one, true);
  const means = { ...(steps && { steps }), ...(fetches && { fetches }) };
  const wanted = { game, seat, keyOf, thingOf, tells, paid, serves, ...means };
  const compared = { wanted, played: [best, other], counted, rivals: rivalsIn(best) } as const;
  const deciding = decidingEvents(compared, rules);
  const lines = usualGame(compared, deciding, event => stake(event, seatOf(event) === seat), behind);
  if (!lines) return {};
  const lead = best.points - best.others - (other.points - other.others);
  const scores = {
    own: [inTenths(best.points), inTenths(other.points)] as const,
    others: [inTenths(best.others), inTenths(other.others)] as const,
  };
  return { ...(deciding.length > 0 && { deciding }), lines, ...(lead >= LEAD && { scores }) };
}
