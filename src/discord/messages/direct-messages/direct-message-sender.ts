import PQueue from 'p-queue';
import { SETTLED_AT } from '../../../core/contract/rating-formula.ts';
import { DAY_MS } from '../../../core/values/days.ts';
import { type LoopStep, PollLoop } from '../../../core/work/loops.ts';
import { workingAt } from '../../../log/log.ts';
import { type Language, languageOf } from '../../../presentation/language/languages.ts';
import type { Match } from '../../../table/match/types.ts';
import { nonceFor } from '../../../table/outbox/notices.ts';
import type { BegunDirectMessage, Envelope } from '../../../table/pings/direct-messages.ts';
import { buttonRows } from '../../buttons/components.ts';
import { type CustomId, makeId } from '../../buttons/custom-id.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { type Context, type ContextParts, contextIn, gameTitle, nameAt } from '../../context/context.ts';
import { logged, type PublicMessage } from '../../rest/channel.ts';
import { type DirectMessages, isRefused } from '../../rest/direct-messages.ts';
import { isClosed, nextAttempt } from '../../rest/refusals.ts';
import { PEOPLE_WORDS } from '../../words/index.ts';
import type { MessengerParts } from '../outbox-messenger.ts';
import { inPlainestForm } from '../plain-channel.ts';
import { hushId, tablesMessage, type Unwritten } from './open-tables.ts';
import { stopId, watchMessage } from './watched.ts';

/** Direct message in its reader's language. `customId`: id of a button in it that no other message has. */
interface Written {
  readonly message: PublicMessage;
  readonly customId: string;
}

/** Returns the id of the button in a message about a found game. The number of the direct message makes the id unique. */
const foundId = (matchId: string, number: number): CustomId => gamesId('find', 'players', matchId, number);

/** Writes the direct message to a person for whom a game was found: the other people with their ratings, and the pace. */
async function foundMessage(
  context: Context,
  match: Match,
  { userId, rows, person }: Pick<BegunDirectMessage, 'userId' | 'rows' | 'person'>,
): Promise<PublicMessage> {
  const words = PEOPLE_WORDS[context.language].find;
  const { paces, rated, unrated } = context.words.tables;
  const ratings = await context.table.finding.ratings(match.id);
  const others = match.seats.filter(({ id }) => id !== userId);
  const lines = others.map(({ seat }) => {
    const [name, rating] = [nameAt(match, seat, context.language), ratings.get(seat)];
    if (!rating) return words.newcomer(name);
    return words.player(name, `${rating.points}${rating.games < SETTLED_AT ? '?' : ''}`);
  });
  const how = [paces[match.pace], match.rated ? rated : unrated].join(' · ');
  return {
    content: [words.found(gameTitle(context, match.game)), ...lines, how].join('\n'),
    rows: buttonRows([{ label: words.players, id: foundId(match.id, rows[0]?.id ?? 0) }]),
    pings: [],
    silent: !person.pings,
  };
}

async function writtenDirectMessage(
  anyContext: ContextParts,
  directMessage: BegunDirectMessage,
): Promise<Written | Unwritten> {
  const language = languageOf(directMessage.person.locale);
  const { about, userId, match, mode = 'rounds' } = directMessage;
  const [{ id } = { id: 0 }] = directMessage.rows;
  const guildId = 'guildId' in about ? about.guildId : (match?.guildId ?? null);
  if (await anyContext.table.host.blocks.isServerBlocked(guildId)) return 'nothing';
  if ('guildId' in about) {
    const message = await tablesMessage(contextIn(anyContext, language), about.guildId, directMessage);
    return typeof message === 'string' ? message : { message, customId: makeId(hushId(about.guildId, id)) };
  }
  if (match && directMessage.rows.some(({ kind }) => kind === 'found')) {
    const message = await foundMessage(contextIn(anyContext, language, match.game), match, directMessage);
    return { message, customId: makeId(foundId(match.id, id)) };
  }
  if (!match || match.guildId === null) return 'nothing';
  const sight = await anyContext.guilds.maySee(match.guildId, match.channelId, userId);
  if (sight !== 'yes') return sight === 'no' ? 'unseen' : 'unknown';
  const kinds = directMessage.rows.map(({ kind }) => kind);
  const round = Math.max(0, ...directMessage.rows.map(({ mark }) => mark));
  const silent = !directMessage.person.pings;
  const news = { id, kinds, round, mode, silent, userId };
  const message = await watchMessage(contextIn(anyContext, language, match.game), match, news);
  return { message, customId: makeId(stopId(match.id, id)) };
}

const AT_ONCE = 4;
const FIRST_WAIT = 1_000;
/**
 * Milliseconds until the next attempt where Discord does not say whether the person may see a channel. The attempts end after a
 * day.
 */
const ASK_AGAIN = 60_000;

export interface DirectMessageSenderParts extends MessengerParts {
  readonly direct: DirectMessages;
}

const keyOf = ({ userId, about }: Envelope): string => JSON.stringify([userId, about]);

export class DirectMessageSender {
  readonly #parts: DirectMessageSenderParts;
  readonly #queue = new PQueue({ concurrency: AT_ONCE });
  readonly #busy = new Set<string>();
  readonly #loop: PollLoop;

  constructor(parts: DirectMessageSenderParts) {
    this.#parts = parts;
    this.#loop = new PollLoop({
      name: 'letters',
      loops: parts.loops,
      longest: parts.longest,
      look: step => workingAt({}, () => this.#look(step)),
      failed: error =>
        parts.context.log.error({ error: logged(error) }, 'direct messages to people could not be read'),
      retryMs: FIRST_WAIT,
      after: (milliseconds, run) => parts.scheduler.after(milliseconds, run),
    });
  }

  open(): void {
    this.#loop.open();
  }

  wake(): void {
    this.#loop.wake();
  }

  /** Takes no more direct messages. Resolves when all begun messages are sent. */
  async close(): Promise<void> {
    await this.#loop.close();
    await this.#queue.onIdle();
  }

  async #look(step: LoopStep): Promise<number> {
    const { context, now } = this.#parts;
    const { envelopes, nextAt = Number.POSITIVE_INFINITY } = await context.table.directMessages.outlook();
    if (step()) for (const envelope of envelopes) this.#take(envelope);
    return envelopes.length > 0 ? Number.POSITIVE_INFINITY : Math.max(0, nextAt - now());
  }

  #take(envelope: Envelope): void {
    const key = keyOf(envelope);
    if (this.#busy.has(key)) return;
    this.#busy.add(key);
    void this.#queue.add(async () => {
      const moved = await this.#handle(envelope);
      this.#busy.delete(key);
      if (moved) this.wake();
      else this.#loop.lookIn(FIRST_WAIT);
    });
  }

  /** Sends a direct message. Returns false where the sending could not begin, and a later attempt follows. */
  async #handle(envelope: Envelope): Promise<boolean> {
    const { context } = this.#parts;
    try {
      if (!this.#loop.isOpen) return false;
      const directMessage = await context.table.directMessages.begin(envelope);
      if (!directMessage) return false;
      await this.#carry(directMessage).catch(error => this.#failed(directMessage, error));
      return true;
    } catch (error) {
      context.log.error({ error: logged(error) }, 'direct messages to people are stuck');
      return false;
    }
  }

  async #carry(directMessage: BegunDirectMessage): Promise<void> {
    const { context, direct, now } = this.#parts;
    const { directMessages } = context.table;
    const written = await writtenDirectMessage(context, directMessage);
    if (written === 'nothing') return directMessages.dropped(directMessage);
    if (written === 'unseen') return directMessages.unseen(directMessage);
    const [first] = directMessage.rows;
    if (written === 'unknown') {
      const old = (first?.at ?? 0) + DAY_MS < now();
      return old
        ? directMessages.dropped(directMessage)
        : directMessages.putOff(directMessage, now() + ASK_AGAIN);
    }
    const nonce = nonceFor(`letter/${directMessage.rows.map(({ id }) => id).join('/')}`);
    const before = { customId: written.customId, since: first?.at ?? 0 };
    const spoken = contextIn(context, languageOf(directMessage.person.locale));
    await inPlainestForm(spoken, written.message, {
      send: form =>
        direct.send(directMessage.userId, form, nonce, directMessage.attempts > 0 ? before : undefined),
      refused: async what => {
        // The plainest form itself says that a filter refused the usual text.
        if (what === 'notPosted') await this.#tellOfRefusal(spoken, directMessage.userId);
      },
      about: { directMessage: first?.id },
    });
    await directMessages.sent(directMessage);
  }

  async #tellOfRefusal(spoken: Context, userId: string): Promise<void> {
    const sentence = (language: Language): string => contextIn(spoken, language).words.errors.notWritten;
    const isNotified = await spoken.whispers?.say(userId, 'notWritten', spoken.language, sentence);
    if (!isNotified) spoken.log.warn({}, 'no person could be informed of a refused direct message');
  }

  async #failed(directMessage: BegunDirectMessage, error: unknown): Promise<void> {
    const { context, now } = this.#parts;
    const { directMessages } = context.table;
    const details = { error: logged(error), attempts: directMessage.attempts };
    if (isRefused(error)) {
      context.log.info(details, 'a person takes no direct messages: nothing more is written to them');
      return directMessages.refused(directMessage.userId);
    }
    const at = directMessage.rows[0]?.at ?? 0;
    const retryAt = isClosed(error) ? null : nextAttempt(error, directMessage.attempts, at, now());
    context.log.error(
      details,
      retryAt === null ? 'a direct message is given up' : 'a direct message will be tried again',
    );
    return retryAt === null
      ? directMessages.dropped(directMessage)
      : directMessages.putOff(directMessage, retryAt);
  }
}
