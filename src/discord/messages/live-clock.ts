import { isPerson } from '../../core/player.ts';
import { isLive } from '../../table/match/live-clock.ts';
import type { Match } from '../../table/match/types.ts';
import type { Context } from '../context/context.ts';
import { mentionAt, nameAt } from '../context/text.ts';
import { when } from '../words/figures.ts';

/** Writes milliseconds as minutes and seconds: 4:05. */
const minutes = (ms: number): string => {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Writes a line for each running clock of a live game. Empty in other games. */
export async function clockLines(context: Context, match: Match): Promise<readonly string[]> {
  if (!isLive(match) || match.status !== 'running') return [];
  const { live } = context.words;
  return (await context.table.waiting(match.id)).flatMap(({ seat, clock }) => {
    if (!clock) return [];
    const name = `**${nameAt(match, seat, context.language)}**`;
    const { minuteEnds, losesAt, reserve } = clock;
    const isOver = minuteEnds <= context.now();
    return isOver
      ? live.reserve(name, when(losesAt))
      : live.minute(name, when(minuteEnds), minutes(reserve), when(losesAt));
  });
}

/** Greets the people of a live game, who are pinged only this once. */
export const liveBegins = (context: Context, match: Match): string =>
  context.words.live.begins(
    match.seats.filter(isPerson).map(({ seat }) => mentionAt(match, seat, context.language)),
  );
