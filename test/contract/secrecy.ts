import { expect } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { certain, heard, redealt, type Seat, type Step, type Viewer } from '../../src/core/contract/game.ts';
import type { Course } from './course.ts';
import { canonical, demand, freezePlain, pick, same, seedBytes } from './tools.ts';

const WORLDS = 6;
/**
 * Number of calls of `redeal`, which deals the hidden facts again. A hidden hand of one card often gets the same card again.
 */
const TRIES = 60;
/** Number of states from `redeal` for each step that reveals something. In some games most steps reveal something. */
const WORLDS_AFTERWARDS = 2;

/** Checks that a view is plain JSON, and that a state imagined from the view gives the same view. */
export function checkViewer(course: Course, viewer: Viewer): void {
  const { game, state } = course;
  const view = game.view(state, viewer);
  freezePlain(view, course.known, 'view');
  const world = course.checked(game.imagine(view, viewer, course.otherDice()));
  same(game.view(world, viewer), view, `what ${viewer} sees of an imagined world`);
  same(game.toAct(world), game.toAct(state), 'who is to act in an imagined world');
  if (viewer !== 'table')
    same(game.legal(world, viewer), game.legal(state, viewer), 'what one may do hangs on what one sees');
}

const dealtAgain = (course: Course, viewer: Viewer, seed: number): unknown =>
  course.checked(redealt(course.game, course.state, viewer, new SeededDice(seedBytes(seed))));

/** Checks that the facts hidden from a viewer change nothing in the viewer's view, actions and events. */
export function checkRedealt(course: Course, viewer: Viewer, awaited: readonly Seat[]): void {
  const { game, state } = course;
  const world = dealtAgain(course, viewer, course.below(1_000_000));
  same(game.view(world, viewer), game.view(state, viewer), `what ${viewer} sees tells a secret`);
  same(game.toAct(world), game.toAct(state), 'who is to act tells a secret');
  same(game.outcome(world), game.outcome(state), 'the outcome tells a secret');
  if (viewer !== 'table') {
    same(game.legal(world, viewer), game.legal(state, viewer), `what ${viewer} may do tells a secret`);
    same(game.forced(world, viewer), game.forced(state, viewer), 'what is forced tells a secret');
  }
  for (const seat of awaited) checkHeard(course, viewer, seat, world);
}

/** Returns the same action in another state, or the action at the same index if hidden facts forbid it. */
function likeIn(course: Course, seat: Seat, action: unknown, world: unknown): unknown {
  const { game, state } = course;
  const others = game.legal(world, seat);
  const text = game.write(action);
  const place = game.legal(state, seat).findIndex(each => game.write(each) === text);
  return others.find(other => game.write(other) === text) ?? others[place];
}

/** Checks that a step which reveals nothing gives a viewer the same view and events in both states. */
function checkHeard(course: Course, viewer: Viewer, seat: Seat, world: unknown): void {
  const { game, state } = course;
  const action = pick(game.legal(state, seat), course.below);
  const text = game.write(action);
  const like = likeIn(course, seat, action, world);
  if (like === undefined) return;
  const [one, other] = [course.tried(state, seat, action), course.tried(world, seat, like)];
  if (viewer === seat) checkForeseen(course, seat, action, one, world);
  if (one.reveals || other.reveals) {
    checkRevealed(course, viewer, seat, action, one);
    return;
  }
  course.heard += 1;
  const orReveals = 'tells a secret, or the step must set `reveals`';
  same(heard(other.told, viewer), heard(one.told, viewer), `what ${viewer} hears of ${text} ${orReveals}`);
  same(
    game.view(other.state, viewer),
    game.view(one.state, viewer),
    `what ${viewer} sees after ${text} ${orReveals}`,
  );
}

/** Checks a step that reveals something: states with equal views afterwards must also have equal events. */
function checkRevealed(
  course: Course,
  viewer: Viewer,
  seat: Seat,
  action: unknown,
  step: Step<unknown, unknown>,
): void {
  const { game } = course;
  const [seen, told] = [canonical(game.view(step.state, viewer)), heard(step.told, viewer)];
  for (let seed = 0; seed < WORLDS_AFTERWARDS; seed++) {
    const world = dealtAgain(course, viewer, seed);
    const like = likeIn(course, seat, action, world);
    if (like === undefined) continue;
    const other = course.tried(world, seat, like);
    if (canonical(game.view(other.state, viewer)) !== seen) continue;
    course.heard += 1;
    same(
      heard(other.told, viewer),
      told,
      `what ${viewer} hears of ${game.write(action)} tells a secret that stays one`,
    );
  }
}

/** Checks that events not marked as chance are the same in every state that the actor could be in, with any dice. */
function checkForeseen(
  course: Course,
  seat: Seat,
  action: unknown,
  step: Step<unknown, unknown>,
  world: unknown,
): void {
  const elsewhere = course.tried(world, seat, action, course.otherDice());
  same(
    heard(certain(elsewhere), seat),
    heard(certain(step), seat),
    `${course.game.write(action)} tells what chance decided as certain`,
  );
}

export function checkWorldsDiffer(course: Course): void {
  const { game, table, state } = course;
  for (const viewer of course.everyViewer) {
    const hidden = table.hidden(state, viewer);
    if (Object.keys(hidden).length === 0) continue;
    const unchanged = new Map(Object.entries(hidden).map(([name, part]) => [name, canonical(part)]));
    for (let index = 0; index < TRIES && unchanged.size > 0; index++) {
      const dealt = table.hidden(dealtAgain(course, viewer, index), viewer);
      for (const [name, part] of unchanged) if (canonical(dealt[name]) !== part) unchanged.delete(name);
    }
    for (const name of unchanged.keys()) demand(false, `redealt for ${viewer}, ${name} is always the same`);
    const view = game.view(state, viewer);
    const worlds = Array.from({ length: WORLDS }, (_, index) =>
      canonical(game.imagine(view, viewer, new SeededDice(seedBytes(index)))),
    );
    expect(new Set(worlds).size, `${viewer} imagines different worlds`).toBe(WORLDS);
    expect(worlds, `${viewer} does not guess the truth`).not.toContain(canonical(state));
  }
}
