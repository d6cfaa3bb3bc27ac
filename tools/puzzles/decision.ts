import type { AnyGame, Seat } from '../../src/core/game.ts';
import { LightDice } from '../../src/core/light-dice.ts';
import { type Budget, type Player, playerOf, type Strength } from '../../src/core/player.ts';
import { players } from '../../src/games/players.ts';
import { presenters } from '../../src/games/presenters.ts';

/** A decision in a played game, in which exactly one seat is to act. */
export interface Decision {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly view: unknown;
  readonly seat: Seat;
  /** Player that values the actions and plays them on. */
  readonly judge: Player;
}

/** An action for all actions of the same name, such as the same purchase with other means: the best of them at a glance. */
export interface Option {
  readonly name: string;
  readonly action: unknown;
  /** Value by the evaluation alone. */
  readonly value: number;
}

const AT_A_GLANCE: Budget = { candidates: 0, playouts: 0, turns: 0 };

export function decisionIn(game: AnyGame, state: unknown): Decision | undefined {
  const [seat, ...others] = game.toAct(state);
  if (seat === undefined || others.length > 0) return undefined;
  return { game, state, view: game.view(state, seat), seat, judge: strong(game, 'hard') };
}

export function strong(game: AnyGame, strength: Strength): Player {
  const player = playerOf(game.id, players, strength);
  if (!player) throw new Error(`nobody plays ${game.id}`);
  return player;
}

/** Returns the kind of an action, as the first question of a menu has it. */
export const kindOf = (game: AnyGame, action: unknown): string => game.fields(action)[0]?.[1] ?? '';

/** Names an action as a button does, without its points. */
export function nameOf({ game, view }: Decision, action: unknown): string {
  const presenter = presenters[game.id]?.('en');
  return (
    presenter?.shortDeed?.(action, view, undefined, undefined) ??
    presenter?.deed(action, view) ??
    game.write(action)
  );
}

/** Values of a decision's actions at a glance, and the actions that are tempting. */
export class Options {
  readonly all: readonly Option[];
  /** Names of the actions that bring the most points now; empty where no action brings points. */
  readonly greedy: ReadonlySet<string>;
  /** Name of the action that the easy player chooses. */
  readonly easy: string;
  /** Name of the action that the medium player chooses. */
  readonly medium: string;

  constructor(decision: Decision) {
    const { game, state, view, seat } = decision;
    const legal = game.legal(state, seat);
    const worth = new Map(legal.map(action => [action, game.worth?.(view, seat, action) ?? 0]));
    const most = Math.max(...worth.values());
    const best = most > 0 ? legal.filter(action => worth.get(action) === most) : [];
    const [easy, medium] = (['easy', 'medium'] as const).map(strength =>
      strong(game, strength).choose(game, view, seat, new LightDice(1)),
    );
    this.greedy = new Set(best.map(action => nameOf(decision, action)));
    this.easy = nameOf(decision, easy);
    this.medium = nameOf(decision, medium);
    this.all = grouped(decision, [easy, medium, ...best]);
  }

  named(name: string): Option | undefined {
    return this.all.find(option => option.name === name);
  }
}

/** Lists one option for each name, the best first. @param tempting actions that are options even if the player overlooks them */
function grouped(decision: Decision, tempting: readonly unknown[]): readonly Option[] {
  const { game, view, seat, judge } = decision;
  const look = (among?: readonly unknown[]) =>
    judge.lines?.(game, view, seat, new LightDice(1), AT_A_GLANCE, among) ?? [];
  const considered = look();
  const seen = new Set(considered.map(({ action }) => game.write(action)));
  const overlooked = tempting.filter(action => !seen.has(game.write(action)));
  const lines = overlooked.length > 0 ? [...considered, ...look(overlooked)] : considered;
  const found = new Map<string, Option>();
  for (const { action, value } of lines) {
    const name = nameOf(decision, action);
    if ((found.get(name)?.value ?? Number.NEGATIVE_INFINITY) < value)
      found.set(name, { name, action, value });
  }
  return [...found.values()].sort((one, other) => other.value - one.value);
}
