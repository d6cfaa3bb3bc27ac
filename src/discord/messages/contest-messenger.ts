import type { UnannouncedContest } from '../../table/contests/contests.ts';
import { nonceFor } from '../../table/outbox/notices.ts';
import { type Context, contextIn } from '../context/context.ts';
import { logged, type PublicMessage, SKEW_MS } from '../rest/channel.ts';
import { isClosed, isHopeless } from '../rest/refusals.ts';
import { MessageUpdater, type OutdatedRow } from './message-updater.ts';
import type { MessengerParts } from './outbox-messenger.ts';
import { PlainChannel } from './plain-channel.ts';

/** Fields that the pages of a league and of a duplicate (several tables with the same deal) share. */
interface ShownContest extends Pick<UnannouncedContest, 'id' | 'rev' | 'guildId' | 'channelId'> {
  readonly openerId: string;
  readonly game: string;
  readonly status: string;
  readonly trouble: 'closed' | 'threads' | null;
  readonly createdAt: number;
}

interface ThreadlessTable {
  readonly title: string;
  /** Time before which the table's thread can't have been opened, in milliseconds since the epoch. */
  readonly since: number;
  readonly openThread: () => Promise<string>;
  readonly openTable: (threadId: string) => Promise<unknown>;
}

/**
 * Opens the threads for the tables of a contest (a league or a duplicate). Keeps the contest's messages up to date with its row
 * in the database.
 */
export abstract class ContestMessenger<
  What extends 'league' | 'duplicate',
  Page extends Readonly<Record<What, ShownContest>>,
> extends MessageUpdater {
  readonly #what: What;

  constructor(parts: MessengerParts, what: What) {
    super(parts, `${what}s`);
    this.#what = what;
  }

  protected abstract readonly noThread: string;

  protected abstract page(id: string): Promise<Page | undefined>;

  protected abstract threadless(context: Context, page: Page): readonly ThreadlessTable[];

  /** Posts or edits all messages of a contest. @param again true where an earlier attempt may have posted some */
  protected abstract tellPage(context: Context, page: Page, again: boolean): Promise<void>;

  protected async tell({ id, guildId, attempts }: OutdatedRow): Promise<'threads' | null> {
    const { context: anyContext } = this.parts;
    const language = await anyContext.serverLanguage(guildId);
    const before = await this.page(id);
    if (!before) return null;
    const context = contextIn(anyContext, language, before[this.#what].game);
    const again = attempts > 0;
    const trouble = await this.#openThreads(context, before, again);
    const page = (await this.page(id)) ?? before;
    const { rev } = page[this.#what];
    await this.tellPage(context, { ...page, [this.#what]: { ...page[this.#what], trouble } }, again);
    await anyContext.table[`${this.#what}s`].shown(id, { shownRev: trouble ? rev - 1 : rev, trouble });
    return trouble;
  }

  /** Opens the missing threads of a contest. After an interrupted attempt, an open thread is found by its title. */
  async #openThreads(context: Context, page: Page, again: boolean): Promise<'threads' | null> {
    const { id, status, guildId, channelId } = page[this.#what];
    if (status !== 'running') return null;
    for (const { title, since, openThread, openTable } of this.threadless(context, page)) {
      try {
        const found = again ? await context.threads.find({ guildId, channelId }, title, since) : undefined;
        await openTable(found ?? (await openThread()));
      } catch (error) {
        if (!isClosed(error) && !isHopeless(error)) throw error;
        context.log.warn({ error: logged(error), [this.#what]: id }, this.noThread);
        return 'threads';
      }
    }
    return null;
  }

  protected channelOf(context: Context, { channelId, openerId }: ShownContest): PlainChannel {
    return new PlainChannel({ context, rest: this.parts.rest, channelId, actor: async () => openerId });
  }

  /**
   * Edits a message of a contest, or posts it where it does not exist. Returns its id.
   * @param name beginning of the last part of the message's nonce, different for each message of the contest
   */
  protected async show(
    context: Context,
    contest: ShownContest,
    message: PublicMessage,
    {
      messageId,
      name = '',
      again,
    }: { readonly messageId: string | null; readonly name?: string; readonly again: boolean },
  ): Promise<string | null> {
    const channel = this.channelOf(context, contest);
    if (messageId !== null && (await channel.edit(messageId, message))) return messageId;
    return this.post(
      context,
      contest,
      message,
      `${name}${messageId === null ? 'first' : contest.rev}`,
      again,
    );
  }

  /** Posts a message of a contest. After an interrupted attempt, it first looks for the message of that attempt. */
  protected async post(
    context: Context,
    contest: ShownContest,
    message: PublicMessage,
    name: string,
    again: boolean,
  ): Promise<string | null> {
    const { id, createdAt } = contest;
    const channel = this.channelOf(context, contest);
    const author = this.parts.self();
    if (again && author !== undefined) {
      const there = await channel.find(message, { author, after: null, since: createdAt - SKEW_MS });
      if (there !== undefined) return there;
    }
    return channel.post(message, nonceFor(`${this.#what}/${id}/${name}`));
  }
}
