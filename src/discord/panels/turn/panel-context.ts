import type { AnyGame } from '../../../core/contract/game.ts';
import { known, type Picks, worthTo } from '../../../presentation/choosing/menu.ts';
import { spared } from '../../../presentation/painter/missing-pictures.ts';
import type { AnyPresenter } from '../../../presentation/presenter/presenter.ts';
import { type CustomId, idAt } from '../../buttons/custom-id.ts';
import { packPicks } from '../../buttons/picks.ts';
import type { SeatedPerson } from '../../buttons/seated-person.ts';
import { type Context, gameOf, namesOf } from '../../context/context.ts';
import { type AnswerFile, fileOf } from '../../ports/answer.ts';
import { logged } from '../../rest/channel.ts';

/** Facts for the panel of a seat, limited to what the seat may know. */
export interface PanelContext {
  readonly context: Context;
  readonly seating: SeatedPerson;
  readonly painted: boolean;
  readonly game: AnyGame;
  readonly presenter: AnyPresenter;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  worth(action: unknown): number | undefined;
  /** Returns the medium bot's values of the actions that it examines. Empty where hints are not allowed. */
  judged(): ReadonlyMap<unknown, number>;
  /** True for an action that brings the seat exactly what it costs. The panel does not suggest such an action. */
  isIdle(action: unknown): boolean;
  /** Returns the most points that any legal action brings now. */
  mostNow(): number;
  /** Lists the actions that an action would make possible next, the best first. Empty where the game names none. */
  prospects(action: unknown): readonly unknown[];
  open(picks: Picks): CustomId;
}

export function panelContext(context: Context, seating: SeatedPerson, painted = true): PanelContext {
  const { match, seat } = seating;
  const { game, presenter } = gameOf(context, match);
  const legal = match.position.legal(seat);
  const view = match.position.view(seat);
  const worth = once(worthTo(game, view, seat));
  const isIdle = (action: unknown): boolean => game.isIdle?.(view, seat, action) ?? false;
  return {
    context,
    seating,
    painted,
    game,
    presenter,
    view,
    legal,
    worth,
    mostNow: lazily(() => Math.max(0, ...legal.map(action => known(worth(action))))),
    judged: lazily(
      () => new Map([...judgedBy(context, seating, game, legal)].filter(([action]) => !isIdle(action))),
    ),
    isIdle,
    prospects: once(action => game.prospects?.(view, seat, action) ?? []),
    open: picks => packPicks(game, legal, picks, args => idAt(match, 'open', ...args)),
  };
}

/**
 * Returns the medium bot's values of legal actions. The bot makes its own action objects, so actions are matched by their
 * notation.
 */
function judgedBy(
  context: Context,
  { match, seat }: SeatedPerson,
  game: AnyGame,
  legal: readonly unknown[],
): ReadonlyMap<unknown, number> {
  const rated = legal.length > 1 ? context.table.hints.glance(match, seat) : [];
  if (rated.length === 0) return new Map();
  const values = new Map(rated.map(({ action, value }) => [game.write(action), value]));
  return new Map(
    legal.flatMap(action => {
      const value = values.get(game.write(action));
      return value === undefined ? [] : [[action, value] as const];
    }),
  );
}

const lazily = <Found>(find: () => Found): (() => Found) => {
  const found = once(find);
  return () => found(undefined);
};

/** Caches the results of a function by its argument, since a panel needs the same results several times. */
export const once = <Found>(find: (action: unknown) => Found): ((action: unknown) => Found) => {
  const found = new Map<unknown, { readonly value: Found }>();
  return action => {
    const known = found.get(action) ?? { value: find(action) };
    found.set(action, known);
    return known.value;
  };
};

/** Checks that an action ends the turn, or gives up another action. Its button is grey in every game. */
export const isStop = ({ presenter, view }: PanelContext, action: unknown): boolean =>
  (presenter.declines?.(action, view) || presenter.ends?.(action)) ?? false;

/**
 * Returns the style of a button that commits an action without a preview. Only the medium bot's best action is green. Incident:
 * every such button was green, and a newcomer who pressed green lost 0 to 33.
 */
export const styleAtOnce = (facts: PanelContext, action: unknown): 'commit' | 'quiet' =>
  !isStop(facts, action) && facts.judged().get(action) === Math.max(...facts.judged().values())
    ? 'commit'
    : 'quiet';

/** Checks that a button with the action's name may commit the action without a preview. */
export const actsAtOnce = ({ presenter, view }: PanelContext, action: unknown): boolean =>
  presenter.atOnce?.(action, view) ?? false;

export function kindsAtOnce(facts: PanelContext, legal: readonly unknown[]): readonly string[] {
  const { game, presenter, view } = facts;
  const names = legal
    .filter(action => actsAtOnce(facts, action))
    .flatMap(action => kindOf(game, action).map(([field, kind]) => presenter.value(field, kind, view)));
  return [...new Set(names)];
}

export const kindOf = (game: AnyGame, action: unknown): Picks => game.fields(action).slice(0, 1);

/**
 * Draws the board together with the seat's own hand. Undefined where the game has no such picture, where the panel has none, or
 * where the drawing fails.
 */
export async function turnPicture({
  context,
  seating: { match, seat },
  painted,
  presenter,
  view,
}: PanelContext): Promise<AnswerFile | undefined> {
  const { turnPicture: draw } = presenter;
  if (!draw || !painted) return undefined;
  const names = namesOf(match, context.language);
  const fileName = `${match.game}-${match.id}-${match.rev}-turn.png`;
  const key = [match.id, match.rev, seat, context.language, names];
  const picture = await spared(
    () => context.pictures.own(key, () => draw(view, names, fileName)),
    error => context.log.error({ error: logged(error), matchId: match.id }, 'a panel has no picture'),
  );
  return picture && fileOf(picture);
}
