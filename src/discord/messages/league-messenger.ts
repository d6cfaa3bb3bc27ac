import { DAY_MS } from '../../core/values/days.ts';
import type { LeaguePage } from '../../table/leagues/page.ts';
import type { Context } from '../context/context.ts';
import { SKEW_MS } from '../rest/channel.ts';
import { ContestMessenger } from './contest-messenger.ts';
import { endMessage, leagueMessage, roundMessage, threadTitle } from './league.ts';
import type { MessengerParts } from './outbox-messenger.ts';

/** Opens the threads of a league's tables. Keeps the leagues' messages up to date with their rows. */
export class LeagueMessenger extends ContestMessenger<'league', LeaguePage> {
  protected readonly noThread = 'a thread of a league can not be opened';

  constructor(parts: MessengerParts) {
    super(parts, 'league');
  }

  protected page(id: string): Promise<LeaguePage | undefined> {
    return this.parts.context.table.leagues.page(id);
  }

  protected threadless(context: Context, page: LeaguePage) {
    const { league, now: round } = page;
    // A thread of this round is no older than the league's last change. The search goes back one more week, which covers every
    // retry.
    const since = Math.min(league.updatedAt, this.parts.now()) - 7 * DAY_MS - SKEW_MS;
    if (!round) return [];
    const missing = round.tables.filter(({ threadId, ended }) => threadId === null && !ended);
    return missing.map(({ number }) => {
      const title = threadTitle(context, page, round, number);
      return {
        ...{ title, since },
        openThread: () => context.guilds.openThread(league.channelId, title, false),
        openTable: (threadId: string) =>
          context.table.leagues.openTable(league.id, { round: round.round, number, threadId }),
      };
    });
  }

  protected async tellPage(context: Context, page: LeaguePage, again: boolean): Promise<void> {
    const { id, messageId } = page.league;
    const posted = await this.show(context, page.league, await leagueMessage(context, page), {
      messageId,
      again,
    });
    if (posted !== messageId) await context.table.leagues.posted(id, { messageId: posted });
    await this.#roundMessage(context, page, again);
    await this.#renew(context, page);
  }

  /** Posts a message for each new round and one for the end. The newest of them is edited. */
  async #roundMessage(context: Context, page: LeaguePage, again: boolean): Promise<void> {
    const { id, round, status, roundMessageId, shownRound } = page.league;
    const channel = this.channelOf(context, page.league);
    const now = page.now;
    if (!now || status === 'closed') return;
    // The end of the league has a message of its own, after the last round's message.
    const wanted = status === 'over' ? round + 1 : round;
    // The message of the last shown round is edited once more, with the result of its last table.
    const told = page.history.find(each => each.round === shownRound);
    if (roundMessageId !== null && told)
      await channel.edit(roundMessageId, roundMessage(context, page, told));
    const message = status === 'over' ? await endMessage(context, page) : roundMessage(context, page, now);
    // The end's message is edited too, since a person's data may have been deleted after it was posted.
    if (roundMessageId !== null && status === 'over' && shownRound === wanted)
      await channel.edit(roundMessageId, message);
    if (shownRound >= wanted) return;
    const posted = await this.post(context, page.league, message, `${wanted}`, again);
    await context.table.leagues.posted(id, { roundMessageId: posted, shownRound: wanted });
  }

  /** Edits messages of earlier rounds after a person's data was deleted, so that the person's name disappears. */
  async #renew(context: Context, page: LeaguePage): Promise<void> {
    const { id, round: last } = page.league;
    const channel = this.channelOf(context, page.league);
    for (const { round, messageId } of await context.table.leagues.outdated(id)) {
      const told = page.history.find(each => each.round === round);
      const message = told
        ? roundMessage(context, page, told)
        : round > last && (await endMessage(context, page));
      if (message) await channel.edit(messageId, message);
      await context.table.leagues.renewed(id, round);
    }
  }
}
