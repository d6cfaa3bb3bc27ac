import { expect } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import type { AnyGame, Seat } from '../../src/core/contract/game.ts';
import { finalRanks } from '../../src/core/rules/final-ranks.ts';
import { Course, type Table } from './course.ts';
import { checkOrders, checkPosition, checkSeats, expectRefused } from './legality.ts';
import { checkPublic, checkRedealt, checkViewer, checkWorldsDiffer } from './secrecy.ts';
import { canonical, demand, freezePlain, same } from './tools.ts';

const ENDLESS = 20_000;
/** Chance of 1 in 15 to run the slow checks at a state. */
const SAMPLE = 15;

function roundAt({ game, state, everyViewer }: Course): number {
  const rounds = new Set(everyViewer.map(viewer => game.round?.(game.view(state, viewer)) ?? 0));
  demand(rounds.size === 1, 'the round is the same for every viewer');
  return [...rounds][0] ?? 0;
}

function move(course: Course, seat: Seat): void {
  const { game, dice, known } = course;
  const action = course.choose(game.legal(course.state, seat));
  const round = roundAt(course);
  checkPublic(course, seat, action);
  const { state, events, reveals, goesOn, chance } = course.tried(
    course.state,
    seat,
    freezePlain(action, known),
    dice,
  );
  demand(typeof reveals === 'boolean', 'a step tells whether it reveals');
  demand(typeof goesOn === 'boolean', 'a step tells whether the turn goes on');
  for (const place of chance) demand(place in events, `chance decided ${place}, which was not reported`);
  for (const { to } of events) demand(to === 'all' || course.everySeat.includes(to), `reported to ${to}`);
  freezePlain(events, known, 'events');
  course.log.push({ seat, text: game.write(action) });
  course.played.push({ seat, action, events, state });
  const before = course.state;
  course.state = course.checked(state);
  demand(roundAt(course) >= round, 'no action lowers the round');
  demand(!goesOn || game.toAct(course.state).length > 0, 'a turn that goes on has somebody to decide');
  demand(
    goesOn === course.table.goesOn(before, state),
    `the step of ${game.write(action)} sets goesOn to ${goesOn}, but goesOn of the harness's table returns ${!goesOn}`,
  );
}

function checkAside({ game, table, state, everySeat, everyViewer }: Course): void {
  const outcome = game.outcome(state);
  const { ranks: ranksIn } = table;
  if (!ranksIn || everySeat.length === 1) return;
  for (const viewer of everyViewer) {
    const seen = (resigned: readonly Seat[], stopped: readonly Seat[] | null) =>
      game.view(state, viewer, { resigned, stopped });
    const ranks = ranksIn(seen([], null));
    if (outcome) same(ranks, outcome.ranks, `the ranks that ${viewer} sees`);
    const views = everySeat.flatMap(seat => [seen([seat], null), seen([], [seat])]);
    const different = new Set([...views, seen([], []), seen([], null)].map(canonical));
    demand(different.size === views.length + 2, `${viewer} sees who resigned, and who won so`);
    for (const seat of outcome ? everySeat : [])
      same(
        ranksIn(seen([seat], null)),
        finalRanks(outcome?.ranks ?? [], [seat]),
        `the ranks that ${viewer} sees when seat ${seat} has resigned`,
      );
  }
}

function checkTotals(
  { game, deal, played, everySeat }: Course,
  totals: readonly number[],
  ranks: readonly number[],
) {
  for (const one of everySeat)
    for (const other of everySeat)
      demand(
        (totals[one] ?? 0) <= (totals[other] ?? 0) || (ranks[one] ?? 0) < (ranks[other] ?? 0),
        `seat ${one} has more points than seat ${other} and ranks before it`,
      );
  const parts = game.summary?.({ deal, played, resigned: [] }).parts;
  if (parts)
    same(
      totals,
      everySeat.map(seat => parts.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)),
      'the totals, and what each seat made part by part',
    );
}

function checkEnd(course: Course): void {
  const { game, state, log, everySeat, everyViewer } = course;
  const { totals, ranks } = game.outcome(state) ?? { totals: [], ranks: [] };
  const before = JSON.stringify(state);
  expect([totals.length, ranks.length]).toEqual([course.seats, course.seats]);
  expect(Math.min(...ranks), 'somebody is first').toBe(1);
  for (const rank of ranks) expect(rank).toBe(1 + ranks.filter(other => other < rank).length);
  for (const seat of everySeat) {
    expect(game.legal(state, seat)).toEqual([]);
    expect(game.forced(state, seat)).toBeUndefined();
    const last = game.read(log.at(-1)?.text ?? '');
    expectRefused(course, seat, last.ok && last.value, 'the game is over');
  }
  demand(JSON.stringify(state) === before, 'refusals leave the state');
  for (const viewer of everyViewer) checkViewer(course, viewer);
  for (const viewer of everyViewer) checkRedealt(course, viewer, []);
  checkTotals(course, totals, ranks);
  checkAside(course);
}

/** Replays the game as the bot does: new dice from the saved counters at each action, and actions read from their text. */
function checkReplay({ game, table, seats, seed, log, state: end, dice: thrown }: Course): void {
  let dice = new SeededDice(seed);
  let state = game.setup(seats, table.options, dice);
  for (const { seat, text } of log) {
    dice = new SeededDice(seed, dice.counters);
    const action = game.read(text);
    const result = action.ok ? game.apply(state, seat, action.value, dice) : action;
    if (!result.ok) throw new Error(`refused in the replay: ${text}`);
    state = result.value.state;
  }
  expect(canonical(state)).toBe(canonical(end));
  expect(dice.counters).toEqual(thrown.counters);
}

function checkOlder(course: Course): void {
  const { game, table } = course;
  if (game.rules === 1) return;
  const { older = [] } = table;
  for (let rules = 1; rules < game.rules; rules++) {
    const saved = older.filter(each => each.rules === rules);
    demand(game.migrate !== undefined && saved.length > 0, `states of rules ${rules} are migrated`);
    for (const { seats, state: before } of saved) {
      if (seats !== course.seats) continue;
      course.state = course.checked(game.migrate?.(freezePlain(before, course.known, 'older'), rules));
      const awaited = game.toAct(course.state);
      demand(
        awaited.length > 0 || game.outcome(course.state) !== undefined,
        'a migrated game goes on or is over',
      );
      if (awaited.length > 0) checkSeats(course, awaited);
      if (awaited.length > 0) checkPosition(course, awaited);
      for (const viewer of course.everyViewer) checkViewer(course, viewer);
    }
  }
}

/**
 * Plays a random game, and returns how often public events were compared with those of a state from `redeal`.
 * @throws if the game breaks a law
 */
export function playByTheContract(game: AnyGame, table: Table, seats: number, seed: number): number {
  const course = new Course(game, table, seats, seed);
  const { state: deal } = course;
  checkOlder(course);
  course.state = deal;
  checkWorldsDiffer(course);
  for (;;) {
    if (course.log.length > ENDLESS) throw new Error(`no end after ${ENDLESS} actions`);
    const sampled = course.log.length === 0 || course.below(SAMPLE) === 0;
    const [first, ...others] = game.toAct(course.state);
    if (first === undefined) break;
    const awaited = [first, ...others];
    checkSeats(course, awaited);
    checkOrders(course);
    if (sampled) {
      checkPosition(course, awaited);
      checkAside(course);
      for (const viewer of course.everyViewer) checkViewer(course, viewer);
      for (const viewer of course.everyViewer) checkRedealt(course, viewer, awaited);
    }
    move(course, first);
  }
  checkEnd(course);
  checkReplay(course);
  return course.compared;
}
