import { safeName } from '../../../stage/names.ts';
import { type LeagueWish, LONGEST_NAME } from '../../../table/leagues/opening.ts';
import type { LeaguePage } from '../../../table/leagues/page.ts';
import { buttonRows } from '../../buttons/components.ts';
import { isLeagueDeed, type LeagueDeed, leagueButton } from '../../buttons/league-ids.ts';
import { refused } from '../../buttons/seat.ts';
import { type Context, contextIn, gameTitle } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, done, turnedAway } from '../../ports/answer.ts';
import { handlers, type Press } from '../handlers.ts';
import { unplayable } from '../unplayable.ts';
import { showLeague } from './show.ts';
import { leagueOf, whichLeague } from './which.ts';

/** Handles a button under a league's message, or in a private answer about a league. */
async function leaguePress({ context, visit, id, args: [deed] }: Press<'league'>): Promise<Answer> {
  if (!isLeagueDeed(deed)) return turnedAway(context.words.errors.strangeButton);
  const page = await leagueOf(context, visit, id.match);
  if (!page) return turnedAway(context.words.fair.elsewhere);
  return carriedOut(contextIn(context, context.language, page.league.game), visit, page, deed);
}

/**
 * Carries out a command about a league.
 * @param typed the league's name; absent: the league of this channel, or the only active one
 */
export async function leagueCommand(
  context: Context,
  visit: Visit,
  typed: string | undefined,
  deed: Exclude<LeagueDeed, 'close'> | 'ask-close',
): Promise<Answer> {
  if (visit.place !== 'server') return turnedAway(context.words.leagues.onlyHere);
  const page = await whichLeague(context, visit, typed);
  if (!page) return refused(context, { code: 'table/no-league', with: {} });
  return carriedOut(contextIn(context, context.language, page.league.game), visit, page, deed);
}

async function carriedOut(
  context: Context,
  visit: Visit,
  page: LeaguePage,
  deed: LeagueDeed | 'ask-close',
): Promise<Answer> {
  const { leagues } = context.table;
  const words = context.words.leagues;
  const { id } = page.league;
  const { person, moderator } = visit;
  const name = safeName(page.league.name, context.language);
  switch (deed) {
    case 'join': {
      const joined = await leagues.join(id, person);
      if (!joined.ok) return refused(context, joined.refusal);
      return done(joined.value === 'in' ? words.joined(name) : words.nowWaiting(name));
    }
    case 'leave': {
      const left = await leagues.leave(id, person.id);
      return left.ok ? done(words.left(name)) : refused(context, left.refusal);
    }
    case 'start': {
      const started = await leagues.start(id, person.id, moderator);
      return started.ok ? done(words.started(name)) : refused(context, started.refusal);
    }
    case 'standing':
      return showLeague(context, visit, page);
    case 'ask-close': {
      const may = await leagues.mayClose(id, person.id, moderator);
      if (!may.ok) return refused(context, may.refusal);
      return {
        content: words.closeAsk(name),
        rows: buttonRows([leagueButton(id, 'close', words.close, 'danger')]),
      };
    }
    case 'close': {
      const closed = await leagues.close(id, person, moderator);
      return closed.ok ? done(words.closedNow(name)) : refused(context, closed.refusal);
    }
  }
}

export type OpeningLeague = Pick<
  LeagueWish,
  'game' | 'options' | 'seats' | 'rounds' | 'pace' | 'cup' | 'filled'
> & {
  readonly name?: string | undefined;
};

/** Opens a league in this channel. Its tables will be in threads of the channel. */
export async function openLeagueHere(
  anyContext: Context,
  visit: Visit,
  wish: OpeningLeague,
): Promise<Answer> {
  const context = contextIn(anyContext, anyContext.language, wish.game);
  const { tables, leagues: words } = context.words;
  const { guildId, channelId, person, member, threads } = visit;
  if (guildId === null || visit.place !== 'server') return turnedAway(words.onlyHere);
  if (threads?.here) return turnedAway(tables.alreadyInThread);
  const refusal = unplayable(
    context,
    { ...visit, lacking: threads?.lacking ?? visit.lacking },
    { solo: false },
  );
  if (refusal) return { ...refusal, outcome: 'refused' };
  const name = (wish.name ?? gameTitle(context, wish.game)).slice(0, LONGEST_NAME);
  const opened = await context.table.leagues.open({
    ...wish,
    name,
    guildId,
    channelId,
    opener: person,
    member,
  });
  return opened.ok ? done(words.opened(safeName(name, context.language))) : refused(context, opened.refusal);
}

export const presses = handlers({ league: leaguePress });
