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
        openThread: () => context.threads.open(league, title, false),
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
    await this.#tellRounds(context, page, again);
  }

  /**
   * Posts a message for each new round and one for the league's end. Edits the newest of these messages, and each message with
   * the name of a person who has deleted their data.
   */
  async #tellRounds(context: Context, page: LeaguePage, again: boolean): Promise<void> {
    const { leagues } = context.table;
    const { id, round, status, roundMessageId, shownRound } = page.league;
    // The end of the league has a message of its own, after the last round's message.
    const wanted = status === 'over' ? round + 1 : round;
    const messageOf = (number: number) => {
      const shown = page.history.find(each => each.round === number);
      return shown ? roundMessage(context, page, shown) : endMessage(context, page);
    };
    const outdated = await leagues.outdated(id);
    const posted = new Map(outdated.map(row => [row.round, row.messageId]));
    if (roundMessageId !== null) posted.set(shownRound, roundMessageId);
    for (const [number, messageId] of posted)
      await this.channelOf(context, page.league).edit(messageId, await messageOf(number));
    for (const row of outdated) await leagues.renewed(id, row.round);
    if (shownRound >= wanted || !page.now || status === 'closed') return;
    const messageId = await this.post(context, page.league, await messageOf(wanted), `${wanted}`, again);
    await leagues.posted(id, { roundMessageId: messageId, shownRound: wanted });
  }
}
