import type { AnyGame, Seat } from '../../../src/core/contract/game.ts';
import type { Player } from '../../../src/core/contract/player.ts';
import { LightDice } from '../../../src/core/search/light-dice.ts';
import { playerNamed } from './pairing.ts';
import { outcomeOf } from './tournament.ts';

/** Games of medium against itself from whose records the player learns. The first of their deals, which no pairing plays. */
const RECORDS = 40;
const FIRST_DEAL = 70_001;
/** Legal actions that a record compares with the chosen one. */
const COMPARED = 8;
/** Most legal actions among which the player chooses, drawn at random. */
const MOST_ACTIONS = 250;
const [PASSES, RATE, MOST_RANK] = [8, 0.3, 300];

type Amounts = Map<string, number>;

/** Adds up the numbers, words and lengths of a view by their path. A list with a place for each seat has a path for its own seat. */
function counted(value: unknown, path: string, [seat, seats]: readonly [Seat, number], into: Amounts): void {
  const add = (key: string, amount: number) => into.set(key, (into.get(key) ?? 0) + amount);
  if (typeof value === 'number') add(path, value);
  else if (typeof value === 'string' || value === true) add(`${path}=${value}`, 1);
  else if (Array.isArray(value)) {
    add(`${path}#`, value.length);
    const by = (at: number) => (value.length !== seats ? '' : at === seat ? '/own' : '/other');
    for (const [at, each] of value.entries()) counted(each, `${path}${by(at)}`, [seat, seats], into);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) counted(each, `${path}.${key}`, [seat, seats], into);
}

const legalIn = (game: AnyGame, view: unknown, seat: Seat, dice: LightDice): readonly unknown[] =>
  game.legal(game.imagine(view, seat, dice), seat);

/** Returns what an action changes in its seat's view, and its named parts. */
function changes(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  seats: number,
  actions: readonly unknown[],
  dice: LightDice,
) {
  const world = game.imagine(view, seat, dice);
  const before: Amounts = new Map();
  counted(view, '', [seat, seats], before);
  return actions.map(action => {
    const step = game.apply(world, seat, action, dice);
    const amounts: Amounts = new Map(game.fields(action).map(field => [field.join(' '), 1]));
    amounts.set('worth', game.worth?.(view, seat, action) ?? 0);
    const after: Amounts = new Map();
    if (step.ok) counted(game.view(step.value.state, seat), '', [seat, seats], after);
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const change = (after.get(key) ?? 0) - (before.get(key) ?? 0);
      if (change !== 0) amounts.set(key, change);
    }
    return amounts;
  });
}

/** Ranks actions as records of another player do: each change has a weight, fitted so that the chosen action is likely. */
class FittedChoice {
  readonly #weights: Amounts = new Map();
  /** Sum of the squared slopes of each weight: the larger, the shorter its steps. */
  readonly #squares: Amounts = new Map();

  constructor(game: AnyGame, recorded: Player, seats: number, games: number) {
    const records: Amounts[][] = [];
    const recording: Player = {
      choose: (_, view, seat, dice) => {
        const chosen = recorded.choose(game, view, seat, dice);
        const light = new LightDice(dice.below(2 ** 31, 'player/worlds'));
        const text = game.write(chosen);
        const others = legalIn(game, view, seat, light).filter(action => game.write(action) !== text);
        const compared = light.shuffle(others).slice(0, COMPARED);
        if (compared.length > 0) records.push(changes(game, view, seat, seats, [chosen, ...compared], light));
        return chosen;
      },
    };
    for (let deal = FIRST_DEAL; deal < FIRST_DEAL + games; deal++)
      outcomeOf(game, game.defaults, Array<Player>(seats).fill(recording), deal, deal);
    for (let pass = 0; pass < PASSES; pass++) for (const record of records) this.#learn(record);
  }

  /** Takes a step uphill on the likelihood of the first action among all (softmax). */
  #learn(record: readonly Amounts[]): void {
    const odds = record.map(amounts => Math.exp(this.rank(amounts) - this.rank(record[0] as Amounts)));
    const all = odds.reduce((sum, each) => sum + each, 0);
    const slopes: Amounts = new Map();
    for (const [at, amounts] of record.entries())
      for (const [key, amount] of amounts)
        slopes.set(key, (slopes.get(key) ?? 0) + amount * ((at === 0 ? 1 : 0) - (odds[at] ?? 0) / all));
    for (const [key, slope] of slopes) {
      const square = (this.#squares.get(key) ?? 1) + slope ** 2;
      this.#squares.set(key, square);
      this.#weights.set(key, (this.#weights.get(key) ?? 0) + (RATE * slope) / Math.sqrt(square));
    }
  }

  rank(amounts: Amounts): number {
    let sum = 0;
    for (const [key, amount] of amounts) sum += amount * (this.#weights.get(key) ?? 0);
    return Math.min(Math.max(sum, -MOST_RANK), MOST_RANK);
  }
}

/**
 * Returns a player that is fitted to records of medium alone, when it first chooses.
 * @param games number of recorded games
 */
export function fittedPlayer(id: string, seats: number, games = RECORDS): Player {
  let fitted: FittedChoice | undefined;
  return {
    choose(game, view, seat, dice) {
      fitted ??= new FittedChoice(game, playerNamed(id, 'medium'), seats, games);
      const light = new LightDice(dice.below(2 ** 31, 'player/worlds'));
      const actions = light.shuffle(legalIn(game, view, seat, light)).slice(0, MOST_ACTIONS);
      const ranks = changes(game, view, seat, seats, actions, light).map(each => fitted?.rank(each) ?? 0);
      return actions[ranks.indexOf(Math.max(...ranks))];
    },
  };
}
