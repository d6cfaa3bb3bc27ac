import { AsyncResource } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { askedBy, workFor } from '../../core/asked-by.ts';
import { FairQueue } from '../../core/fair-queue.ts';
import type { Language } from '../../stage/language/languages.ts';
import type { AnyPresenter, Names, Picture } from '../../stage/presenter.ts';
import { type TimelapseRequest, timelapse } from '../../stage/timelapse/index.ts';
import type { Match } from '../../table/match/types.ts';

const KEPT = 24;
const NEWEST = { first: 'newest' } as const;

export interface Wanted {
  readonly language: Language;
  readonly presenter: AnyPresenter;
  readonly match: Match;
  readonly rev: number;
  readonly view: unknown;
  readonly names: Names;
  readonly marked: readonly unknown[];
  /** True for the view with more detail, where the game has one. */
  readonly wide: boolean;
}

/** A board that no painter has begun. */
interface WaitingBoard {
  key: string;
  rev: number;
  draw: () => Promise<Picture>;
  picture?: Promise<Picture>;
}

/**
 * The public boards painted last: each revision is painted once, for the channel and for all who ask. Each painter has one
 * at a time. People take turns, and of one person's boards the newest goes first. Of a match's newest boards only the newest
 * waits, and requests for an older one get it as well.
 */
export class BoardPictures {
  readonly #drawn = new LRUCache<string, Promise<Picture>>({ max: KEPT });
  readonly #waiting = new Map<string, WaitingBoard>();
  readonly #painting: FairQueue;
  readonly #lapsing = new Set<string>();
  /** Queue of other processes, such as time-lapses: one at a time. */
  readonly #processes = new FairQueue(1);

  /** @param painters number of boards that are painted at once */
  constructor(painters = 1) {
    this.#painting = new FairQueue(painters);
  }

  /** Paints the board as everybody may see it. */
  public(wanted: Wanted): Promise<Picture> {
    // Boards without a present asker, as after an outage, count as work for their openers.
    return workFor(askedBy() || wanted.match.opener.id, () => this.#public(wanted));
  }

  #public(wanted: Wanted): Promise<Picture> {
    const { language, match, rev, names, wide, view } = wanted;
    // The view is in the key too, since each sealed choice changes the picture of a revision.
    const key = JSON.stringify([match.id, rev, match.status, names, language, wide, view]);
    const drawn = this.#drawn.get(key);
    if (drawn) return drawn;
    // Bound here, so that it is painted as work of the person who asked for it.
    const draw = AsyncResource.bind(() => drawing(wanted));
    // Requests for an old turn's board get that board; requests for the newest get the newest.
    if (rev !== match.rev) return this.#keep(key, this.#painting.run(draw, NEWEST));
    const place = JSON.stringify([match.id, language, wide]);
    const waiting = this.#waiting.get(place);
    if (!waiting?.picture) return this.#keep(key, this.#wait(place, { key, rev, draw }));
    if (rev < waiting.rev) return waiting.picture;
    this.#drawn.delete(waiting.key);
    Object.assign(waiting, { key, rev, draw });
    return this.#keep(key, waiting.picture);
  }

  /** Paints a picture for one person alone; the key names the position and the person. */
  own(key: readonly unknown[], draw: () => Promise<Picture>): Promise<Picture> {
    const name = JSON.stringify(['own', ...key]);
    return this.#drawn.get(name) ?? this.#keep(name, draw());
  }

  /** Makes a time-lapse; undefined where the same person already waits for one of the same channel. */
  async timelapse(
    channelId: string,
    order: () => Promise<TimelapseRequest>,
    progress: (part: number) => void,
  ): Promise<Buffer | undefined> {
    const key = JSON.stringify([askedBy(), channelId]);
    if (this.#lapsing.has(key)) return undefined;
    this.#lapsing.add(key);
    try {
      return await this.#processes.run(async () => timelapse(await order(), progress));
    } finally {
      this.#lapsing.delete(key);
    }
  }

  /** Counts the boards that no painter has begun. */
  get waiting(): number {
    return this.#painting.waiting;
  }

  #wait(place: string, board: WaitingBoard): Promise<Picture> {
    this.#waiting.set(place, board);
    const picture = this.#painting.run(() => {
      this.#waiting.delete(place);
      return board.draw();
    }, NEWEST);
    board.picture = picture;
    return picture;
  }

  #keep(key: string, picture: Promise<Picture>): Promise<Picture> {
    this.#drawn.set(key, picture);
    picture.catch(() => this.#drawn.get(key) === picture && this.#drawn.delete(key));
    return picture;
  }
}

const drawing = ({ presenter, match, rev, view, names, marked, wide }: Wanted): Promise<Picture> => {
  const name = `${match.game}-${match.id}-${rev}`;
  return wide && presenter.wide
    ? presenter.wide(view, names, marked, `${name}-wide.png`)
    : presenter.picture(view, names, marked, `${name}.png`);
};
