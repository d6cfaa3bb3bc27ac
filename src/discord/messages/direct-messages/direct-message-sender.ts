import PQueue from 'p-queue';
import { SETTLED_AT } from '../../../core/contract/ratings.ts';
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

/** Returns the id of the message's button. The number of the letter makes the id unique to its message. */
const foundId = (matchId: string, letter: number): CustomId => gamesId('find', 'players', matchId, letter);

/** Writes the direct message to a person for whom a game was found: the other people with their ratings, and the pace. */
async function foundMessage(
  context: Context,
  match: Match,
  { userId, letters, person }: Pick<BegunDirectMessage, 'userId' | 'letters' | 'person'>,
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
    rows: buttonRows([{ label: words.players, id: foundId(match.id, letters[0]?.id ?? 0) }]),
    pings: [],
    silent: !person.pings,
  };
}

async function writtenLetter(
  anyContext: ContextParts,
  letter: BegunDirectMessage,
): Promise<Written | Unwritten> {
  const language = languageOf(letter.person.locale);
  const { about, userId, match, mode = 'rounds' } = letter;
  const [{ id } = { id: 0 }] = letter.letters;
  const guildId = 'guildId' in about ? about.guildId : (match?.guildId ?? null);
  if (await anyContext.table.host.blocks.isServerBlocked(guildId)) return 'nothing';
  if ('guildId' in about) {
    const message = await tablesMessage(contextIn(anyContext, language), about.guildId, letter);
    return typeof message === 'string' ? message : { message, customId: makeId(hushId(about.guildId, id)) };
  }
  if (match && letter.letters.some(({ kind }) => kind === 'found')) {
    const message = await foundMessage(contextIn(anyContext, language, match.game), match, letter);
    return { message, customId: makeId(foundId(match.id, id)) };
  }
  if (!match || match.guildId === null) return 'nothing';
  const sight = await anyContext.guilds.maySee(match.guildId, match.channelId, userId);
  if (sight !== 'yes') return sight === 'no' ? 'unseen' : 'unknown';
  const kinds = letter.letters.map(({ kind }) => kind);
  const round = Math.max(0, ...letter.letters.map(({ mark }) => mark));
  const silent = !letter.person.pings;
  const told = { id, kinds, round, mode, silent, userId };
  const message = await watchMessage(contextIn(anyContext, language, match.game), match, told);
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
        parts.context.log.error({ error: logged(error) }, 'letters to people could not be read'),
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

  /** Takes no more direct messages. Resolves when those under way are sent. */
  async close(): Promise<void> {
    await this.#loop.close();
    await this.#queue.onIdle();
  }

  async #look(step: LoopStep): Promise<number> {
    const { context, now } = this.#parts;
    const { envelopes, nextAt = Number.POSITIVE_INFINITY } = await context.table.letters.outlook();
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
      const letter = await context.table.letters.begin(envelope);
      if (!letter) return false;
      await this.#carry(letter).catch(error => this.#failed(letter, error));
      return true;
    } catch (error) {
      context.log.error({ error: logged(error) }, 'letters to people are stuck');
      return false;
    }
  }

  async #carry(letter: BegunDirectMessage): Promise<void> {
    const { context, direct, now } = this.#parts;
    const { letters } = context.table;
    const written = await writtenLetter(context, letter);
    if (written === 'nothing') return letters.dropped(letter);
    if (written === 'unseen') return letters.unseen(letter);
    const [first] = letter.letters;
    if (written === 'unknown') {
      const old = (first?.at ?? 0) + DAY_MS < now();
      return old ? letters.dropped(letter) : letters.putOff(letter, now() + ASK_AGAIN);
    }
    const nonce = nonceFor(`letter/${letter.letters.map(({ id }) => id).join('/')}`);
    const before = { customId: written.customId, since: first?.at ?? 0 };
    const spoken = contextIn(context, languageOf(letter.person.locale));
    await inPlainestForm(spoken, written.message, {
      send: form => direct.send(letter.userId, form, nonce, letter.attempts > 0 ? before : undefined),
      refused: async what => {
        // The plainest form itself says that a filter refused the usual text.
        if (what === 'notPosted') await this.#tellOfRefusal(spoken, letter.userId);
      },
      about: { letter: first?.id },
    });
    await letters.sent(letter);
  }

  async #tellOfRefusal(spoken: Context, userId: string): Promise<void> {
    const sentence = (language: Language): string => contextIn(spoken, language).words.errors.notWritten;
    const told = await spoken.whispers?.say(userId, 'notWritten', spoken.language, sentence);
    if (!told) spoken.log.warn({}, 'nobody could be told of a refused direct message');
  }

  async #failed(letter: BegunDirectMessage, error: unknown): Promise<void> {
    const { context, now } = this.#parts;
    const { letters } = context.table;
    const details = { error: logged(error), attempts: letter.attempts };
    if (isRefused(error)) {
      context.log.info(details, 'somebody takes no direct messages: nothing more is written to them');
      return letters.refused(letter.userId);
    }
    const at = letter.letters[0]?.at ?? 0;
    const retryAt = isClosed(error) ? null : nextAttempt(error, letter.attempts, at, now());
    context.log.error(details, retryAt === null ? 'a letter is given up' : 'a letter will be tried again');
    return retryAt === null ? letters.dropped(letter) : letters.putOff(letter, retryAt);
  }
}
