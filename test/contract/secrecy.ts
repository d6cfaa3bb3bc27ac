import { SeededDice } from '../../src/core/contract/dice.ts';
import {
  certain,
  redealt,
  type Seat,
  type Step,
  type Viewer,
  visibleEvents,
} from '../../src/core/contract/game.ts';
import type { Course } from './course.ts';
import { canonical, demand, freezePlain, pick, same, seedBytes } from './tools.ts';

/** Number of states in which a hidden fact may stay the same. A hidden hand of one card often gets the same card again. */
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
  for (const seat of awaited) checkVisibleEvents(course, viewer, seat, world);
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
function checkVisibleEvents(course: Course, viewer: Viewer, seat: Seat, world: unknown): void {
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
  course.compared += 1;
  const orReveals = 'tells a secret, or the step must set `reveals`';
  same(
    visibleEvents(other.events, viewer),
    visibleEvents(one.events, viewer),
    `what ${viewer} hears of ${text} ${orReveals}`,
  );
  same(
    game.view(other.state, viewer),
    game.view(one.state, viewer),
    `what ${viewer} sees after ${text} ${orReveals}`,
  );
}

/**
 * Checks a step that reveals something: states with equal views after the same action must also have equal events. Of another
 * action all may hear, such as the last card of a deal, after which the view shows only the new deal.
 * @param keeper viewer whose view stays the same in the other states
 */
function checkRevealed(
  course: Course,
  viewer: Viewer,
  seat: Seat,
  action: unknown,
  step: Step<unknown, unknown>,
  keeper = viewer,
): void {
  const { game } = course;
  const [seen, visible] = [canonical(game.view(step.state, viewer)), visibleEvents(step.events, viewer)];
  const text = game.write(action);
  for (let seed = 0; seed < WORLDS_AFTERWARDS; seed++) {
    const world = dealtAgain(course, keeper, seed);
    if (!game.legal(world, seat).some(each => game.write(each) === text)) continue;
    const other = course.tried(world, seat, action);
    if (canonical(game.view(other.state, viewer)) !== seen) continue;
    course.compared += 1;
    same(
      visibleEvents(other.events, viewer),
      visible,
      `what ${viewer} hears of ${text} tells a secret that stays one`,
    );
  }
}

/**
 * Checks the public events of a played step that reveals something. The acting seat keeps its hand in the other states, so it
 * has the same action there. With a hand dealt again it seldom has, and public events once reported every new hand unseen. Other
 * dice in the same state find a hand that the step itself deals.
 */
export function checkPublic(course: Course, seat: Seat, action: unknown): void {
  const { game, state, table } = course;
  const step = course.tried(state, seat, action);
  if (!step.reveals) return;
  checkRevealed(course, 'table', seat, action, step, seat);
  const publicly = (after: unknown): string => canonical(game.view(after, 'table'));
  const secretly = (after: unknown): string => canonical(table.hidden(after, 'table'));
  for (let seed = 0; seed < WORLDS_AFTERWARDS; seed++) {
    const other = course.tried(state, seat, action, new SeededDice(seedBytes(seed)));
    if (publicly(other.state) !== publicly(step.state) || secretly(other.state) === secretly(step.state))
      continue;
    const text = `what table hears of ${game.write(action)} tells what the dice dealt in secret`;
    same(visibleEvents(other.events, 'table'), visibleEvents(step.events, 'table'), text);
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
    visibleEvents(certain(elsewhere), seat),
    visibleEvents(certain(step), seat),
    `${course.game.write(action)} tells what chance decided as certain`,
  );
}

/** Checks that each hidden fact differs from the truth in some of the states that are dealt again, and in some imagined ones. */
export function checkWorldsDiffer(course: Course): void {
  const { game, table, state } = course;
  for (const viewer of course.everyViewer) {
    const hidden = Object.entries(table.hidden(state, viewer));
    const view = game.view(state, viewer);
    const ways: readonly (readonly [way: string, world: (seed: number) => unknown])[] = [
      ['redealt', seed => dealtAgain(course, viewer, seed)],
      ['imagined', seed => game.imagine(view, viewer, new SeededDice(seedBytes(seed)))],
    ];
    for (const [way, world] of ways) {
      const unchanged = new Map(hidden.map(([name, part]) => [name, canonical(part)]));
      for (let seed = 0; seed < TRIES && unchanged.size > 0; seed++) {
        const other = table.hidden(world(seed), viewer);
        for (const [name, part] of unchanged) if (canonical(other[name]) !== part) unchanged.delete(name);
      }
      for (const name of unchanged.keys()) demand(false, `${way} for ${viewer}, ${name} is always the same`);
    }
  }
}
