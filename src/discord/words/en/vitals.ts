import { grammar } from '../../../stage/grammar.ts';
import type { StoredVitals, Timing, Vitals } from '../../ports.ts';
import { milliseconds, seconds, tenths } from '../figures.ts';

const { number, plural } = grammar('en');

/** A span of milliseconds. */
const span = (ms: number): string =>
  ms < 1_000 ? `${number(milliseconds(ms))} ms` : `${number(seconds(ms))} s`;
const within = (timing: Timing | undefined): string =>
  timing ? `half within ${span(timing.median)}, 95% within ${span(timing.p95)}` : 'none in the last hour';

/** How the whole bot does, a line each: for who runs it. */
export const vitals = {
  title: (since: string) => `**How I do, for you who run me.** This process began ${since}.`,
  interactions: (of: Vitals['interactions']) =>
    `Interactions: **${number(of.answered)}** answered, ${number(of.refused)} refused, ${number(of.stale)} overtaken by play, ${number(of.failed)} failed, ${number(of.late)} too late, ${number(of.slowed)} slowed down, ${number(of.repeated)} came twice.`,
  firstAnswer: (timing: Timing | undefined) => `First answer: ${within(timing)}.`,
  board: (timing: Timing | undefined) => `Board in its channel after a move: ${within(timing)}.`,
  outbox: ({ due, retrying, later, parked, oldest }: StoredVitals['outbox']) =>
    `Messages to be posted: ${number(due)} at once, ${number(retrying)} once more, ${number(later)} at their hour, ${number(parked)} when their channel opens; the oldest that is late waits ${oldest === null ? '0 s' : span(oldest)}.`,
  /** Each game comes with its title. */
  live: (games: readonly (readonly [title: string, running: number, lobbies: number])[], parked: number) =>
    `Games under way: ${games.length === 0 ? 'none' : games.map(([title, running, lobbies]) => `${title} ${number(running)} (lobbies ${number(lobbies)})`).join(', ')}; in closed channels ${number(parked)}.`,
  noDatabase: 'What waits and what is played is not known: the database does not answer.',
  pictures: ({ waiting, failed, timing }: Vitals['pictures']) =>
    `Pictures: ${number(waiting)} under way; ${within(timing)}; ${number(failed)} failed.`,
  thoughts: ({ waiting, hurried, failed, timing }: Vitals['thoughts']) =>
    `Thoughts: ${number(waiting)} under way; ${within(timing)}; ${plural(hurried, { one: '# move', other: '# moves' })} made in a hurry; ${number(failed)} failed.`,
  database: (timing: Timing | undefined) => `Transactions of the database: ${within(timing)}.`,
  eventLoop: ({ p99, worst }: Vitals['eventLoop']) =>
    `Event loop: late by ${span(p99)} at most in 99% of all looks, ${span(worst)} at worst.`,
  requests: ({ perSecond, rateLimits, waitedMs }: Vitals['requests']) =>
    `Requests that Discord counts: ${number(tenths(perSecond))} a second in the last minute, of 50; ${plural(rateLimits, { one: '# wait', other: '# waits' })} for its limits, ${span(waitedMs)} in all.`,
  shards: ({ held, all }: Vitals['shards']) =>
    `Shards that this process holds: ${number(held)} of ${number(all)}.`,
};

export type VitalsWords = typeof vitals;
