import { isLive } from '../../../table/match/live-clock.ts';
import { lookingFrom } from '../../../table/match/places.ts';
import type { Match } from '../../../table/match/types.ts';
import type { SeatedPerson } from '../../buttons/seated-person.ts';
import { type Context, type ContextParts, contextIn, newestLines } from '../../context/context.ts';
import type { Answer } from '../../ports/answer.ts';
import { BoundedMap } from '../../ports/ports.ts';
import { isReadySoon, logged } from '../../rest/channel.ts';
import { repeatable } from '../try-again.ts';
import { ROOM_FOR_ANSWERS, tellTurns } from './bot-answers.ts';
import { waitingPanel } from './commit.ts';
import { panel } from './panel.ts';

/** Milliseconds for which the bot may edit an answer. Discord accepts edits for 15 minutes. */
const EDITABLE_MS = 14.5 * 60_000;
const MOST = 2_000;

interface OpenPanel {
  readonly context: Context;
  readonly matchId: string;
  readonly personId: string;
  readonly at: number;
  readonly edit: (answer: Answer) => Promise<unknown>;
  readonly end: () => void;
  shown: string;
  rev: number;
  content: string;
  presses: number;
  /** Ends with the newest edit, so that edits of one answer never overtake each other. */
  work: Promise<void>;
}

export interface GivenAnswer {
  readonly context: Context;
  readonly personId: string;
  readonly answer: Answer;
  readonly edit: (answer: Answer) => Promise<unknown>;
}

/**
 * Newest private panels of live games. A panel changes by itself: to the next decision of its person, or to the people whom the
 * game waits for. A restart loses the panels, and the public button opens them again.
 */
export class OpenPanels {
  readonly #context: ContextParts;
  readonly #panels = new BoundedMap<OpenPanel>(MOST, ({ end }) => end());

  constructor(context: ContextParts) {
    this.#context = context;
  }

  /** Keeps an answer that shows a live game, in place of the person's older one. Does nothing for other answers. */
  keep({ context, personId, answer, edit }: GivenAnswer): void {
    const { seating } = answer;
    if (!seating || !isLive(seating.match)) return;
    const { id } = seating.match;
    const at = this.#context.now();
    const kept: OpenPanel = {
      context: contextIn(context, context.language, seating.match.game),
      matchId: id,
      personId,
      at,
      edit,
      end: this.#context.table.following.follow({ matchId: id, userId: personId }, () => this.#look(kept)),
      shown: '',
      rev: seating.match.rev,
      content: answer.content,
      presses: 0,
      work: Promise.resolve(),
    };
    kept.work = this.#shownBy(seating).then(shown => {
      kept.shown = shown;
    });
    this.#panels.set(`${id}/${personId}`, kept);
    this.#look(kept);
  }

  /**
   * Makes the panels of a person wait until a press is answered, since the answer may change the same message. A picture that
   * the bot is still drawing is then out of date.
   */
  pressing(personId: string, answered: Promise<unknown>): void {
    for (const kept of this.#panels.values()) {
      if (kept.personId !== personId) continue;
      kept.presses++;
      kept.work = kept.work
        .then(() => answered)
        .then(
          () => undefined,
          () => undefined,
        );
    }
  }

  #look(kept: OpenPanel): void {
    // Another person's move may have caused this work, and that person may play from another place.
    const standpoint = { personId: kept.personId, channelId: null, guildId: null };
    kept.work = kept.work
      .then(() => lookingFrom(standpoint, () => this.#update(kept)))
      .catch(error => {
        // The person has dismissed the answer, or Discord accepts no more edits.
        this.#drop(kept);
        this.#context.log.debug({ error: logged(error), matchId: kept.matchId }, 'a panel is not followed');
      });
  }

  #drop(kept: OpenPanel): void {
    const key = `${kept.matchId}/${kept.personId}`;
    if (this.#panels.get(key) === kept) this.#panels.delete(key);
  }

  async #update(kept: OpenPanel): Promise<void> {
    const { context, matchId, personId, at, edit } = kept;
    const match = await this.#context.table.get(matchId);
    const seat = match && this.#context.table.seatOf(match, personId);
    const isNewest = this.#panels.get(`${matchId}/${personId}`) === kept;
    if (!match || seat === undefined || !isNewest || this.#context.now() > at + EDITABLE_MS)
      return this.#drop(kept);
    const shown = await this.#shownBy({ match, seat });
    if (shown === kept.shown) return;
    const text = await this.#meanwhile(context, { match, seat }, kept.rev);
    const { presses } = kept;
    const answer = await (isAwaited(shown)
      ? this.#opened(kept, { match, seat }, text)
      : waitingPanel(context, { match, seat }, text === '' ? [] : [text]));
    kept.shown = shown;
    if (isAwaited(shown)) kept.rev = match.rev;
    // After a press, the person sees a later answer in this message.
    if (kept.presses > presses) return;
    if (answer.content !== kept.content || isAwaited(shown)) await edit(answer);
    kept.content = answer.content;
    if (match.status !== 'running') this.#drop(kept);
  }

  /**
   * Makes the panel of a decision. While the bot draws the picture, shows the panel in words, with a note that the picture
   * follows.
   */
  async #opened(kept: OpenPanel, seating: SeatedPerson, meanwhile: string): Promise<Answer> {
    const { context, edit, presses } = kept;
    const remark = meanwhile === '' ? {} : { remark: meanwhile };
    const whole = repeatable(context, () => panel(context, seating, [], remark));
    if (await isReadySoon(whole)) return whole;
    const text = await panel(context, seating, [], { ...remark, painted: false });
    const follows = `-# ${context.words.live.follows}`;
    if (kept.presses === presses) await edit({ ...text, content: `${text.content}\n${follows}` });
    return whole;
  }

  async #meanwhile(context: Context, { match, seat }: SeatedPerson, since: number): Promise<string> {
    const moves = await this.#context.table.moves(match.id, { since, to: match.rev });
    return newestLines(tellTurns(context, match, seat, moves), ROOM_FOR_ANSWERS);
  }

  /** Returns a text that changes with the match's revision, and ends with `true` where the match waits for the seat. */
  async #shownBy({ match, seat }: { readonly match: Match; readonly seat: number }): Promise<string> {
    const running = match.status === 'running' && match.pausedAt === null;
    const awaited = running && (await this.#context.table.awaited(match)).includes(seat);
    return `${match.status} ${match.rev} ${awaited}`;
  }
}

const isAwaited = (shown: string): boolean => shown.endsWith('true');
