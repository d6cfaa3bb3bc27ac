import { setTimeout as sleep } from 'node:timers/promises';
import { allSaid } from '../all-said.ts';
import { bundleBot, loggedText } from '../bot-process.ts';
import { dueBoards, notShown } from '../due-boards.ts';
import { Busyness, eventually } from '../patience.ts';
import { playable, playedApart } from '../people-apart.ts';
import type { Outcome, Trial } from '../trial.ts';
import { figuresOf, verify } from '../verify.ts';
import { waitFor } from '../waiting-for-bots.ts';
import { CALM, FAULTS, type Fault } from './faults.ts';
import { type DoneAction, type Member, Setting } from './setting.ts';
import { longestStandstill } from './standstill.ts';

/** Longest time between two confirmed actions that a fault may cause. */
const STANDSTILL_BAR_MS = 20_000;
/** Longest time after a fault until the next confirmed action. After that time, play counts as stuck. */
const PATIENCE_MS = 45_000;
const LONGEST_LULL_MS = 1_500;
/** Longest time after a fault until all boards show the newest revision of their game. */
const BOARDS_BAR_MS = 45_000;

interface Episode {
  readonly fault: Fault;
  readonly from: number;
  readonly to: number;
  readonly log: readonly string[];
  readonly figures: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  readonly unjudged: readonly string[];
}

/** Number of confirmed actions that prove that play goes on. One action may succeed while all others hang. */
const MOST_ACTIONS = 3;

async function goesOn(
  setting: Setting,
  places: Readonly<Record<string, (action: DoneAction) => boolean>>,
  since: number,
  many = MOST_ACTIONS,
): Promise<readonly string[]> {
  const stuck: string[] = [];
  for (const [name, isHere] of Object.entries(places)) {
    let done = 0;
    const hasGoneOn = async () => {
      done = (await setting.doneActions()).filter(action => action.at > since && isHere(action)).length;
      return done >= many;
    };
    if (!(await eventually(hasGoneOn, () => done, PATIENCE_MS))) stuck.push(name);
  }
  return stuck.map(name => `${setting.name}: play does not go on at ${name}`);
}

const byProcess = (members: readonly Member[]) =>
  Object.fromEntries(
    members.map(({ shards }, index) => [
      `the tables of process ${index + 1}`,
      ({ shard }: DoneAction) => shards.has(shard),
    ]),
  );

const byTable = ({ traffic }: Setting) =>
  Object.fromEntries([
    ...traffic.channels.map(({ id, name }) => [name, ({ channelId }: DoneAction) => channelId === id]),
    ...(playable(traffic.apart).length > 0
      ? [['the games between places', ({ isApart }: DoneAction) => isApart]]
      : []),
  ]);

function counted(lines: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => `${count} × ${line}`);
}

async function playedIn(setting: Setting, members: readonly Member[], from: number, to: number) {
  const all = await setting.doneActions();
  const stood = members.map(({ shards }) => {
    const own = all.filter(({ shard }) => shards.has(shard)).map(({ at }) => at);
    return longestStandstill(own, from, to);
  });
  const inPeriod = all.filter(({ at }) => at >= from && at <= to);
  const apart = inPeriod.filter(({ isApart }) => isApart).length;
  return { standstill: Math.max(...stood), confirmed: inPeriod.length, apart };
}

async function strike(setting: Setting, fault: Fault, lines: readonly number[]): Promise<Episode> {
  const { traffic, seen, store, total, name } = setting;
  // The shards are copied at the start, since a process that is silent for long loses its shards to other processes.
  const members = setting.members.map(member => ({ ...member, shards: new Set(member.shards) }));
  const where = `${name}, ${fault.name}`;
  const attempts = traffic.attempts.length;
  const from = Date.now();
  const met = await fault.strike(setting, fault.one ? members.slice(0, 1) : members);
  const healed = Date.now();
  const due = await dueBoards(store, new Set(members.flatMap(({ shards }) => [...shards])), total);
  const behind = notShown(due, seen.messages).length;
  const stuck = await goesOn(setting, byProcess(members), healed);
  const to = Date.now();
  await eventually(
    () => notShown(due, seen.messages).length === 0,
    () => seen.messages.length,
    PATIENCE_MS,
  );
  const boardsMs = Date.now() - healed;
  const { standstill, confirmed, apart } = await playedIn(setting, members, from, to);
  const said = setting.members.map(({ bot }, index) => bot.warnings.slice(lines[index]));
  const loggedAt = met.map(({ bot }) => {
    const own = said[setting.members.findIndex(member => member.bot === bot)] ?? [];
    return own.find(({ msg }) => fault.logged?.test(msg))?.time;
  });
  const silent = fault.logged ? loggedAt.filter(time => time === undefined) : [];
  return {
    fault,
    from,
    to,
    log: counted(said.flat().map(({ msg }) => msg.replaceAll(/\d+/g, '…'))),
    figures: {
      'actions tried': traffic.attempts.length - attempts,
      'actions confirmed': confirmed,
      ...(traffic.apart.length > 0 && { 'actions confirmed between places': apart }),
      'longest standstill, ms': standstill,
      'boards behind': behind,
      'boards stood after, ms': boardsMs,
      'lines in the log': said.flat().length,
      ...(fault.logged && {
        'first line after, ms': Math.max(0, ...loggedAt.map(time => (time ?? from) - from)),
      }),
    },
    faults: [
      ...stuck.map(each => `${each}, after ${fault.name}`),
      ...silent.map(() => `${where}: silence in the log`),
      ...(standstill > STANDSTILL_BAR_MS ? [`stood still for ${standstill} ms: ${where}`] : []),
      ...(boardsMs > BOARDS_BAR_MS ? [`boards came ${boardsMs} ms after: ${where}`] : []),
      ...setting.lost.splice(0),
    ],
    unjudged: met.length > 0 ? [] : [`${where}: it never came about`],
  };
}

const named = (name: string, figures: Outcome['figures']): Outcome['figures'] =>
  Object.fromEntries(Object.entries(figures).map(([what, count]) => [`${name}: ${what}`, count]));

export async function outagesIn(trial: Trial, processes: number, faults: readonly Fault[]): Promise<Outcome> {
  const setting = await Setting.open(trial, processes);
  const busyness = new Busyness();
  try {
    const { discord, store, table, traffic, seen, chance, members, name } = setting;
    const ended: string[] = [];
    for (const { bot } of members)
      void bot.exited.then(code => ended.push(`${name}: a process has ended (${code})`));
    const episodes: Episode[] = [];
    let since = 0;
    await playedApart(traffic, PATIENCE_MS);
    for (const fault of faults) {
      const stuck = await goesOn(setting, byProcess(members), since);
      if (ended.length > 0 || stuck.length > 0) break;
      await sleep(chance.below(LONGEST_LULL_MS));
      const episode = await strike(
        setting,
        fault,
        members.map(({ bot }) => bot.warnings.length),
      );
      episodes.push(episode);
      since = Date.now();
      trial.say(`${name}, ${fault.name}: ${JSON.stringify(episode.figures)}`);
      for (const line of [...episode.log, ...episode.faults]) trial.say(`  ${line}`);
    }
    // A lock that a process left behind stops one game only, so each table is checked.
    const stuck = ended.length > 0 ? [] : await goesOn(setting, byTable(setting), since, 1);
    await traffic.stop();
    const early = [...ended, ...stuck];
    const thoughts = await waitFor(store, () => discord.requests.length);
    const said = await allSaid(discord, store, seen.messages, PATIENCE_MS);
    const matches = await store.matches.ids();
    const found = await verify({ store, table, matches, ...traffic.evidence, ...seen });
    const times: number[] = [];
    for (const id of matches) {
      const rev = (await table.get(id))?.rev ?? 0;
      times.push(...(await table.moves(id, { since: 0, to: rev })).map(({ at }) => at));
    }
    const movesIn = ({ from, to }: Episode): number => times.filter(at => at >= from && at <= to).length;
    const errors = members.flatMap(({ bot }) => bot.errors.map(loggedText));
    const judged = busyness.sorted([
      ...early,
      ...(said ? [] : [`${name}: something was never said`]),
      ...found.faults,
      ...thoughts,
      ...episodes.flatMap(episode => episode.faults),
      ...discord.complaints,
      ...new Set(errors),
    ]);
    const all = {
      games: matches.length,
      'actions tried': traffic.attempts.length,
      ...figuresOf(found),
      'boards and other messages': seen.messages.length,
      'times slower than an idle machine, at most': busyness.most,
    };
    const own = episodes.map(episode =>
      named(`${name}, ${episode.fault.name}`, { ...episode.figures, moves: movesIn(episode) }),
    );
    return {
      figures: Object.assign({}, ...own, named(name, all)),
      faults: judged.faults,
      unjudged: [
        ...found.unjudged,
        ...judged.unjudged,
        ...episodes.flatMap(episode => episode.unjudged),
        ...faults
          .slice(episodes.length)
          .map(fault => `${name}, ${fault.name}: not run, play had not gone on`),
      ],
    };
  } finally {
    busyness.stop();
    await setting.close();
  }
}

/**
 * Runs all faults with one process and with two. If `kills` is smaller than the number of faults, only so many faults run, with
 * two processes.
 */
export async function outagesTrial(trial: Trial): Promise<Outcome> {
  await bundleBot();
  const faults = [CALM, ...FAULTS.slice(0, trial.kills)];
  const outcomes: Outcome[] = [];
  if (trial.kills >= FAULTS.length)
    outcomes.push(
      await outagesIn(
        trial,
        1,
        faults.filter(({ one }) => !one),
      ),
    );
  outcomes.push(await outagesIn(trial, 2, faults));
  return {
    figures: Object.assign({}, ...outcomes.map(({ figures }) => figures)),
    faults: outcomes.flatMap(outcome => outcome.faults),
    unjudged: outcomes.flatMap(outcome => outcome.unjudged),
  };
}
