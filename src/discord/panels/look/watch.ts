import { isPrivate, type Match, type WatchMode } from '../../../table/match/types.ts';
import { buttonRows } from '../../buttons/components.ts';
import { watchButtons } from '../../buttons/match-buttons.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import { maySeeInto, type Visit } from '../../context/visit.ts';
import { watchWays } from '../../messages/direct-messages/watched.ts';
import { type Answer, done, turnedAway } from '../../ports/answer.ts';
import { PEOPLE_WORDS } from '../../words/index.ts';
import { greet } from '../greeting.ts';
import { handlers } from '../handlers.ts';

/**
 * Returns whether the person may see the channel of a match, also where the interaction comes from another channel or from
 * direct messages. `unknown`: Discord did not say.
 */
export async function sees(context: Context, visit: Visit, { guildId, channelId }: Match) {
  if (guildId === null) return 'no';
  if (visit.guildId === guildId) return maySeeInto(visit, channelId) ? 'yes' : 'no';
  return visit.place === 'dm' ? context.guilds.maySee(guildId, channelId, visit.person.id) : 'no';
}

/** Checks that a press in direct messages is by a follower of the match who may still see the match's channel. */
export async function follows(context: Context, visit: Visit, match: Match): Promise<boolean> {
  if (visit.place !== 'dm' || isPrivate(match)) return false;
  const watcher = await context.table.watching.of(match.id, visit.person.id);
  return watcher !== undefined && (await sees(context, visit, match)) === 'yes';
}

async function watchPress(
  context: Context,
  visit: Visit,
  match: Match | undefined,
  what: WatchMode | 'stop' = 'rounds',
): Promise<Answer> {
  const words = PEOPLE_WORDS[context.language].watch;
  if (!match || isPrivate(match) || match.withheld)
    return refused(context, { code: 'table/watch-unseen', with: {} });
  if (what === 'stop') {
    const news = await context.table.watching.stop(match.id, visit.person.id);
    const rows = buttonRows(watchButtons(context, match, visit.person.id));
    return { ...done(news ? words.stopped : words.notWatching), rows };
  }
  const sight = await sees(context, visit, match);
  if (sight === 'unknown') return { ...done(words.askThere(`<#${match.channelId}>`)), outcome: 'refused' };
  if (sight === 'no') return refused(context, { code: 'table/watch-unseen', with: {} });
  const begun = await context.table.watching.watch(match.id, visit.person.id, what);
  if (!begun.ok) return refused(context, begun.refusal, match);
  const { news } = begun.value;
  const said = words.watching[what](gameTitle(context, match.game), `<#${match.channelId}>`);
  if (news && visit.place !== 'dm' && (await greet(context, visit.person.id, said)) === 'refused')
    return turnedAway(PEOPLE_WORDS[context.language].closed);
  const board = context.boardLink
    ? [await context.boardLink({ matchId: match.id }, visit.person.id, context.language)]
    : [];
  return { ...done(said), rows: buttonRows([...watchWays(context, match, what), ...board]) };
}

export const presses = handlers({
  watch: ({ context, visit, match, args: [what] }) => watchPress(context, visit, match, what),
});
