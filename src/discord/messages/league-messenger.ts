import { DAY_MS } from '../../core/days.ts';
import type { LeaguePage } from '../../table/leagues/page.ts';
import type { Context } from '../context/context.ts';
import { Channel } from '../rest/channel.ts';
import { ContestMessenger, type ContestMessengerParts } from './contest-messenger.ts';
import { SKEW_MS } from './keeper.ts';
import { endMessage, leagueMessage, roundMessage, threadTitle } from './league.ts';

export interface LeagueMessengerParts extends KeeperParts {
  readonly rest: REST;
  /** Returns the bot's user id. Undefined before the login. */
  readonly self: () => string | undefined;
}

/** Opens the threads of a league's tables, and keeps the league's messages up to date with the database. */
export class LeagueMessenger extends Keeper<UntoldLeague> {
  readonly #parts: LeagueMessengerParts;

  constructor(parts: ContestMessengerParts) {
    super(parts, 'league');
  }

  protected page(id: string): Promise<LeaguePage | undefined> {
    return this.parts.context.table.leagues.page(id);
  }

  /** Opens the missing threads of a league. After an interrupted attempt, finds an open thread by its title. */
  async #openThreads(context: Context, page: LeaguePage, again: boolean): Promise<'threads' | null> {
    const { league, now: round } = page;
    if (league.status !== 'running' || !round) return null;
    for (const { number, threadId, ended } of round.tables) {
      if (threadId !== null || ended) continue;
      const title = threadTitle(context, page, round, number);
      try {
        const thread = (again && (await this.#find(page, title))) || undefined;
        const opened = thread ?? (await context.guilds.openThread(league.channelId, title, false));
        await context.table.leagues.openTable(league.id, { round: round.round, number, threadId: opened });
      } catch (error) {
        if (!isClosed(error) && !isHopeless(error)) throw error;
        context.log.warn(
          { error: logged(error), league: league.id },
          'a thread of a league can not be opened',
        );
        return 'threads';
      }
    }
    return null;
  }

  async #find({ league, now }: LeaguePage, title: string): Promise<string | undefined> {
    const author = this.#parts.self();
    if (author === undefined || !now) return undefined;
    const { guildId, channelId, updatedAt } = league;
    // A thread of this round is no older than the league's last change. The additional week covers every retry.
    const since = Math.min(updatedAt, this.#parts.now()) - 7 * DAY_MS - SKEW_MS;
    return this.#parts.context.guilds.findThread({ guildId, channelId, author }, title, since);
  }

  async #message(context: Context, page: LeaguePage, again: boolean): Promise<string | null> {
    const { id, channelId, messageId, rev } = page.league;
    const channel = new Channel(this.#parts.rest, channelId);
    const message = await leagueMessage(context, page);
    if (messageId !== null && (await channel.edit(messageId, message))) return messageId;
    const nonce = nonceFor(`league/${id}/${messageId === null ? 'first' : rev}`);
    const posted = await this.#post(channel, page, message, nonce, again);
    await context.table.leagues.posted(id, { messageId: posted });
    return posted;
  }

  /** Posts a message for each new round and one for the league's end. Edits the newest of these messages. */
  async #roundMessage(context: Context, page: LeaguePage, again: boolean) {
    const { id, channelId, round, status, roundMessageId, shownRound } = page.league;
    const channel = new Channel(this.parts.rest, channelId);
    const now = page.now;
    if (!now || status === 'closed') return unchanged;
    // The end of the league has a message of its own, after the last round's message, so it counts as one more round.
    const wanted = status === 'over' ? round + 1 : round;
    // The message of the round that was posted last is edited once more, with the result of the round's last table.
    const told = page.history.find(each => each.round === shownRound);
    if (roundMessageId !== null && told)
      await channel.edit(roundMessageId, roundMessage(context, page, told));
    const message = status === 'over' ? await endMessage(context, page) : roundMessage(context, page, now);
    // The message of the league's end is edited too, since a person's data may have been deleted after it was posted.
    if (roundMessageId !== null && status === 'over' && shownRound === wanted)
      await channel.edit(roundMessageId, message);
    if (shownRound >= wanted) return;
    const posted = await this.post(page.league, message, `${wanted}`, again);
    await context.table.leagues.posted(id, { roundMessageId: posted, shownRound: wanted });
  }

  /** Edits messages of earlier rounds after a person's data was deleted, so that the person's name disappears. */
  async #renew(context: Context, page: LeaguePage): Promise<void> {
    const { id, channelId, round: last } = page.league;
    const channel = new Channel(this.parts.rest, channelId);
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
