import type { Players } from '../../../src/core/contract/player.ts';
import { players } from '../../../src/games/bots.ts';
import { quickPlayers } from '../../support/slow-thinker.ts';
import { type Done, doLine } from './do-line.ts';
import { Driver } from './driver.ts';
import { type Entry, isRemark, type Scenario } from './plan.ts';

/** Played scenario: its lines with what happened, and the error that ended it early. */
export interface Played {
  readonly scenario: Scenario;
  readonly error: Error | undefined;
}

const NEEDS_DATABASE = /^the bot (?:restarts|stops)/;
/** Lines of a scenario in which bots play, judge and give hints. Of the quick ones the easy bot plays for the hard one. */
const BOTS: Readonly<Record<string, Players>> = { 'with bots': players, 'with quick bots': quickPlayers };
/** Line that names the kinds of pictures that are drawn, and so have their alt texts. */
const PICTURES = /^with the pictures (.+)$/;
const NOT_ANSWERED = /^This interaction failed: .*?, .*?: (.+)$/s;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Joins the lines that people act on at once: a line that begins with `& ` belongs to the line before it. */
function together(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const groups: Entry[][] = [];
  for (const entry of entries)
    if (entry.written.startsWith('& ') && groups.length > 0) groups.at(-1)?.push(entry);
    else groups.push([entry]);
  return groups;
}

async function tried(driver: Driver, { written, at }: Entry): Promise<Done> {
  try {
    return await doLine(driver, written.replace(/^& /, ''));
  } catch (error) {
    const failed = NOT_ANSWERED.exec(messageOf(error))?.[1];
    if (failed !== undefined) return { person: undefined, lines: [`  » This interaction failed: ${failed}`] };
    throw new Error(`line ${at}, ${written}: ${messageOf(error)}`, { cause: error });
  }
}

/** Does the lines of a group at once. Returns what people saw after the bot had done all its work. */
async function happened(driver: Driver, group: readonly Entry[]): Promise<readonly string[]> {
  const done = await Promise.all(group.map(entry => tried(driver, entry)));
  await driver.quiet();
  const actor = done.length === 1 ? done[0]?.person : undefined;
  const texts = done.flatMap(({ lines }) => lines);
  const lines = [
    // The order of what several people do at once differs from run to run.
    ...(done.length === 1 ? texts : texts.sort()),
    ...driver.seen.look(actor),
    ...driver.warnings().map(line => `  log: ${line}`),
  ];
  return lines.length > 0 || actor === undefined ? lines : ['  nothing happens'];
}

const bare = (entries: readonly Entry[]): readonly Entry[] =>
  entries.map(entry => ({ ...entry, recorded: [] }));

async function playWith(driver: Driver, scenario: Scenario): Promise<Played> {
  const entries: Entry[] = [];
  for (const group of together(scenario.entries)) {
    const recorded: string[] = [];
    let failed: Error | undefined;
    if (!group.every(({ written }) => isRemark(written) || written in BOTS || PICTURES.test(written)))
      try {
        recorded.push(...(await happened(driver, group)));
      } catch (error) {
        failed = error instanceof Error ? error : new Error(String(error));
        recorded.push(...driver.seen.look(), `  ! ${failed.message.split('\n')[0]}`);
      }
    entries.push(...bare(group.slice(0, -1)), ...group.slice(-1).map(entry => ({ ...entry, recorded })));
    if (!failed) continue;
    const left = bare(scenario.entries.slice(entries.length));
    return { scenario: { ...scenario, entries: [...entries, ...left] }, error: failed };
  }
  return { scenario: { ...scenario, entries }, error: undefined };
}

/** Plays a scenario line by line with a bot of its own. An error ends it, and stands in the record where it came. */
export async function play(scenario: Scenario): Promise<Played> {
  const lines = scenario.entries.map(({ written }) => written);
  const keepsDatabase = lines.some(line => NEEDS_DATABASE.test(line));
  const bots = BOTS[lines.find(line => line in BOTS) ?? ''];
  const paints = lines.flatMap(line => PICTURES.exec(line)?.[1] ?? [])[0];
  const driver = await Driver.start({ keepsDatabase, bots, paints: paints?.split(', ') ?? [] });
  try {
    return await playWith(driver, scenario);
  } finally {
    await driver.close();
  }
}
