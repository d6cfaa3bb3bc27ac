import type { Channel, Guild, OptionValues, Person } from 'local-discord';
import { SeededDice } from '../../src/core/dice.ts';
import { porto } from '../../src/games/porto/rules/index.ts';
import type { Action, View } from '../../src/games/porto/rules/types.ts';
import type { Match } from '../../src/table/types.ts';
import type { Running } from '../../test/support/bot.ts';
import type { ByButtons } from './by-buttons.ts';

export interface Kind {
  readonly path: 'porto solo' | 'porto new';
  readonly options: OptionValues;
  readonly seats: number;
}

export interface PressedTable {
  readonly running: Running;
  readonly channel: Channel;
  readonly people: readonly Person[];
}

/** Presses of one game. */
export interface PressedGame {
  /** Of each best build or draw, from the public board. */
  readonly best: readonly number[];
  /** Of an action picked at random at each decision, from the public board. */
  readonly any: readonly number[];
  /** Of the game, by somebody who leaves the panel open while it goes on. */
  readonly whole: number;
}

export async function openTable(
  running: Running,
  guild: Guild,
  people: readonly Person[],
  { path, options, seats }: Kind,
  name: string,
): Promise<PressedTable> {
  const channel = guild.addChannel({ name });
  const [opener, ...others] = people.slice(0, seats);
  await opener?.command(channel, path, options);
  for (const other of others) await other.command(channel, 'porto join');
  if (path === 'porto new') await opener?.command(channel, 'porto start');
  await running.quiet();
  return { running, channel, people };
}

/** A build for so many points is not put off. */
const WORTH_BUILDING = 8;

const worthOf = (view: View, seat: number, action: Action): number => porto.worth?.(view, seat, action) ?? 0;

/** What a draw leads to: the worth of the best builds with it, best first. */
const furthest = (view: View, seat: number, action: Action): string =>
  (porto.prospects?.(view, seat, action) ?? [])
    .slice(0, 3)
    .map(prospect => String(worthOf(view, seat, prospect)).padStart(3, '0'))
    .join();

/** All builds that bring most, or all draws that lead furthest; of other kinds anything. */
function bestActions(match: Match, seat: number): readonly Action[] {
  const view = match.position.view(seat) as View;
  const legal = match.position.legal(seat) as readonly Action[];
  const builds = legal.filter(({ type }) => type === 'build');
  const draws = legal.filter(({ type }) => type === 'draw');
  const most = Math.max(...builds.map(build => worthOf(view, seat, build)), 0);
  if (builds.length > 0 && (most >= WORTH_BUILDING || draws.length === 0))
    return builds.filter(build => worthOf(view, seat, build) === most);
  if (draws.length === 0) return legal;
  const reach = draws.map(draw => furthest(view, seat, draw));
  const far = reach.reduce((one, other) => (other > one ? other : one));
  return draws.filter((_, at) => reach[at] === far);
}

const isTurn = (actions: readonly Action[]): boolean =>
  actions.every(({ type }) => type === 'build' || type === 'draw');

/**
 * One game: at each decision an action picked at random is looked up (and counted with the press that would commit it), then
 * a best one is made; in every second game the one picked at random.
 */
export async function play(table: PressedTable, player: ByButtons, seed: number): Promise<PressedGame> {
  const { running, people } = table;
  const dice = new SeededDice(new Uint8Array(32).fill(seed));
  const best: number[] = [];
  const any: number[] = [];
  let whole = 0;
  let standing: { readonly seat: number; readonly panel: Awaited<ReturnType<ByButtons['open']>> } | undefined;
  for (let match = await player.match(); match; match = await player.match()) {
    const sealed = await running.table.sealed(match.id);
    const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? -1;
    const person = people.find(({ id }) => id === match.seats.find(each => each.seat === seat)?.id);
    if (!person) throw new Error('nobody is to act');
    const legal = match.position.legal(seat) as readonly Action[];
    const random = legal[dice.below(legal.length, 'wanted')];
    const looked = await player.reach(person, await player.open(person), seat, [random]);
    any.push(1 + looked.presses + 1);
    const wanted = seed % 2 === 0 ? [random] : bestActions(match, seat);
    const panel = standing?.seat === seat ? standing.panel : await player.open(person);
    const found = await player.reach(person, panel, seat, wanted);
    // From the public board, whether the panel stands open or not.
    if (seed % 2 === 1 && isTurn(bestActions(match, seat))) best.push(1 + found.presses + 1);
    whole += (panel === standing?.panel ? 0 : 1) + found.presses + 1;
    await person.press(found.panel, found.commit);
    await running.quiet();
    standing = table.people.length > 0 && goesOn(found.panel) ? { seat, panel: found.panel } : undefined;
  }
  return { best, any, whole };
}

/** Whether an answer asks for the next decision. */
const goesOn = (panel: Awaited<ReturnType<ByButtons['open']>>): boolean =>
  panel.buttons.some(({ customId = '' }) => ['open', 'do'].includes(customId.split(':')[3] ?? ''));
