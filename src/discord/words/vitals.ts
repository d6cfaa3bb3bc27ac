import type { Language } from '../../stage/language/languages.ts';
import type { StoredVitals, Timing, Vitals } from '../ports/ports.ts';
import { milliseconds, seconds, tenths } from './figures.ts';
import { GAMES_WORDS } from './index.ts';

/** Returns functions that write sentences about the state of the whole bot. */
export function vitalsIn(language: Language) {
  const words = GAMES_WORDS[language].vitals;
  const span = (ms: number): string =>
    ms < 1_000 ? words.milliseconds(milliseconds(ms)) : words.seconds(seconds(ms));
  const within = (timing: Timing | undefined): string =>
    timing ? words.within(span(timing.median), span(timing.p95)) : words.never;
  return {
    title: words.title,
    interactions: (of: Vitals['interactions']) =>
      words.interactions(of.answered, of.refused, of.stale, of.failed, of.late, of.slowed, of.repeated),
    firstAnswer: (timing: Timing | undefined) => words.firstAnswer(within(timing)),
    board: (timing: Timing | undefined) => words.board(within(timing)),
    outbox: ({ due, retrying, later, parked, oldest }: StoredVitals['outbox']) =>
      words.outbox(due, retrying, later, parked, oldest === null ? words.seconds(0) : span(oldest)),
    /** Lists the games by title, with their running games and lobbies. */
    live: (games: readonly (readonly [title: string, running: number, lobbies: number])[], parked: number) =>
      words.live(
        games.map(game => words.liveGame(...game)),
        parked,
      ),
    noDatabase: words.noDatabase,
    pictures: ({ waiting, failed, timing }: Vitals['pictures']) =>
      words.pictures(waiting, within(timing), failed),
    thoughts: ({ waiting, hurried, failed, timing }: Vitals['thoughts']) =>
      words.thoughts(waiting, within(timing), hurried, failed),
    database: (timing: Timing | undefined) => words.database(within(timing)),
    eventLoop: ({ p99, worst }: Vitals['eventLoop']) => words.eventLoop(span(p99), span(worst)),
    requests: ({ perSecond, rateLimits, waitedMs }: Vitals['requests']) =>
      words.requests(tenths(perSecond), rateLimits, span(waitedMs)),
    shards: ({ held, all }: Vitals['shards']) => words.shards(held, all),
  };
}
