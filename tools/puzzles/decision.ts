import type { AnyGame, Seat } from '../../src/core/contract/game.ts';
import { AT_ONCE, judgeOf, type Player, playerOf, type Strength } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import type { PuzzleRules } from './rules.ts';

/** Decision in a played game, in which exactly one seat is to act. */
export interface Decision {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly view: unknown;
  readonly seat: Seat;
  /** Player that values the actions and plays them on. */
  readonly judge: Player;
}

/** Best action at a glance of all actions that do the same, such as the same purchase paid in another way. */
export interface Option {
  /** Key of what the action does. */
  readonly thing: string;
  readonly action: unknown;
  /** Value of the position after the action, by the evaluation alone. */
  readonly value: number;
  /** Points that the action brings now. */
  readonly now: number;
}

export function decisionIn(game: AnyGame, state: unknown): Decision | undefined {
  const [seat, ...others] = game.toAct(state);
  if (seat === undefined || others.length > 0) return undefined;
  const judge = judgeOf(game.id, players);
  if (!judge) throw new Error(`nobody judges ${game.id}`);
  return { game, state, view: game.view(state, seat), seat, judge };
}

export function strong(game: AnyGame, strength: Strength): Player {
  const player = playerOf(game.id, players, strength);
  if (!player) throw new Error(`nobody plays ${game.id}`);
  return player;
}

/** Returns the kind of an action, as the first question of a menu has it. */
export const kindOf = (game: AnyGame, action: unknown): string => game.fields(action)[0]?.[1] ?? '';

/** Number of random rolls and shuffles in which an action must win to count as a sure win. */
const SURE = 12;

/** Plays an action and the seat's forced actions after it. Returns true where the game is over, and only the seat has won. */
function winsWith({ game, state, seat }: Decision, action: unknown, dice: LightDice): boolean {
  for (let now = state, next = action; ; ) {
    const step = game.apply(now, seat, next, dice);
    if (!step.ok) throw new Error(`${game.id}: ${game.write(next)}: ${step.refusal.code}`);
    now = step.value.state;
    const outcome = game.outcome(now);
    if (outcome) return outcome.ranks.every((rank, other) => (rank === 1) === (other === seat));
    const [only, ...others] = game.toAct(now).includes(seat) ? game.legal(now, seat) : [];
    if (only === undefined || others.length > 0) return false;
    next = only;
  }
}

export const winsAtOnce = (decision: Decision, action: unknown): boolean =>
  Array.from({ length: SURE }, (_, seed) => new LightDice(seed + 1)).every(dice =>
    winsWith(decision, action, dice),
  );

/** Names an action as a button does, without its points. */
export function nameOf({ game, view }: Decision, action: unknown): string {
  const presenter = presenters[game.id]?.('en');
  return (
    presenter?.describeActionBriefly?.(action, view, undefined, undefined) ??
    presenter?.describeAction(action, view) ??
    game.write(action)
  );
}

/** Values of a decision's actions at a glance, and the things that are tempting. */
export class Options {
  readonly all: readonly Option[];
  /** Things that bring the most points now; empty where no action brings points. */
  readonly greedy: ReadonlySet<string>;
  /** Thing that the easy player chooses. */
  readonly easy: string;
  /** Thing that the medium player chooses. */
  readonly medium: string;
  readonly #decision: Decision;
  readonly #means: readonly string[];
  readonly #worth: ReadonlyMap<string, number>;

  constructor(decision: Decision, { means = [], meanWorth }: Pick<PuzzleRules, 'means' | 'meanWorth'> = {}) {
    this.#decision = decision;
    this.#means = means;
    const { game, state, view, seat } = decision;
    const legal = game.legal(state, seat);
    const worthOf = (action: unknown): number =>
      game.worth?.(view, seat, action) ?? meanWorth?.(view, seat, action) ?? 0;
    const worth = new Map(legal.map(action => [action, worthOf(action)]));
    this.#worth = new Map(Array.from(worth, ([action, points]) => [game.write(action), points]));
    const most = Math.max(...worth.values());
    const best = most > 0 ? legal.filter(action => worth.get(action) === most) : [];
    const [easy, medium] = (['easy', 'medium'] as const).map(strength =>
      strong(game, strength).choose(game, view, seat, new LightDice(1)),
    );
    this.greedy = new Set(best.map(action => this.thingOf(action)));
    this.easy = this.thingOf(easy);
    this.medium = this.thingOf(medium);
    this.all = this.#grouped([easy, medium, ...best]);
  }

  option(thing: string): Option | undefined {
    return this.all.find(option => option.thing === thing);
  }

  /** Returns the key of what an action does: its name, or its parts without the means. */
  thingOf(action: unknown): string {
    if (this.#means.length === 0) return nameOf(this.#decision, action);
    const parts = this.#decision.game.fields(action).filter(([name]) => !this.#means.includes(name));
    return parts.flat().join(' ');
  }

  /** Lists one option for each thing, the best first. @param tempting actions that count even if the judge overlooks them */
  #grouped(tempting: readonly unknown[]): readonly Option[] {
    const { game, view, seat, judge } = this.#decision;
    const look = (among?: readonly unknown[]) =>
      judge.lines?.(game, view, seat, new LightDice(1), AT_ONCE, among) ?? [];
    const considered = look();
    const seen = new Set(considered.map(({ action }) => game.write(action)));
    const overlooked = tempting.filter(action => !seen.has(game.write(action)));
    const lines = overlooked.length > 0 ? [...considered, ...look(overlooked)] : considered;
    const found = new Map<string, Option>();
    for (const { action, value } of lines) {
      const thing = this.thingOf(action);
      if ((found.get(thing)?.value ?? Number.NEGATIVE_INFINITY) < value)
        found.set(thing, { thing, action, value, now: this.#worth.get(game.write(action)) ?? 0 });
    }
    return [...found.values()].sort((one, other) => other.value - one.value);
  }
}
