import { AsyncResource } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { askedBy, FairQueue, runLong, workFor } from '../../core/work/queues.ts';
import type { Language } from '../../presentation/language/languages.ts';
import type { AnyPresenter, Names, Picture } from '../../presentation/presenter/presenter.ts';
import { type TimelapseRequest, timelapse } from '../../presentation/timelapse/index.ts';
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
  /** True for the more detailed picture of the board, where the game has one. */
  readonly wide: boolean;
}

interface WaitingBoard {
  key: string;
  rev: number;
  draw: () => Promise<Picture>;
  picture?: Promise<Picture>;
}

/**
 * Cache and queue of board pictures. One picture of a revision serves the channel and all readers. The queue serves people in
 * turn, and each person's newest request first. Of the present boards of a match's place, only the newest waits. Waiting
 * requests for older boards then get the picture of the newest.
 */
export class BoardPictures {
  readonly #drawn = new LRUCache<string, Promise<Picture>>({ max: KEPT });
  readonly #waiting = new Map<string, WaitingBoard>();
  readonly #painting: FairQueue;
  readonly #lapsing = new Set<string>();
  /** Queue of time-lapses. A separate process makes each time-lapse, one at a time. */
  readonly #processes = new FairQueue(1);

  constructor(painters = 1) {
    this.#painting = new FairQueue(painters);
  }

  public(wanted: Wanted): Promise<Picture> {
    // After an outage the bot draws boards that no person has requested. Such a picture counts as work for the person who
    // opened the game.
    return workFor(askedBy() || wanted.match.opener.id, () => this.#public(wanted));
  }

  #public(wanted: Wanted): Promise<Picture> {
    const { language, match, rev, names, wide, view } = wanted;
    // A choice that is still secret changes the picture without a new revision, so the key contains the view.
    const key = JSON.stringify([match.id, rev, match.status, names, language, wide, view]);
    const drawn = this.#drawn.get(key);
    if (drawn) return drawn;
    // The drawing may begin later, while the bot works for another person. So it is bound to the person who asked for the
    // board.
    const draw = AsyncResource.bind(() => drawing(wanted));
    // A request for an old turn's board gets exactly that board. A request for the present board may get a newer one.
    if (rev !== match.rev) return this.#keep(key, this.#painting.run(draw, NEWEST));
    // Each place waits for its own picture. Incident: a shared picture showed people the names from another place.
    const place = JSON.stringify([match.id, match.place, language, wide]);
    const waiting = this.#waiting.get(place);
    if (!waiting?.picture) return this.#keep(key, this.#wait(place, { key, rev, draw }));
    if (rev < waiting.rev) return waiting.picture;
    this.#drawn.delete(waiting.key);
    Object.assign(waiting, { key, rev, draw });
    return this.#keep(key, waiting.picture);
  }

  /** Returns a picture that only one person may see. The key must identify the position and the person. */
  own(key: readonly unknown[], draw: () => Promise<Picture>): Promise<Picture> {
    const name = JSON.stringify(['own', ...key]);
    return this.#drawn.get(name) ?? this.#keep(name, draw());
  }

  /** Makes a time-lapse. Undefined where the same person already waits for a time-lapse of the same channel. */
  async timelapse(
    channelId: string,
    order: () => Promise<TimelapseRequest>,
    progress: (part: number) => void,
  ): Promise<Buffer | undefined> {
    const key = JSON.stringify([askedBy(), channelId]);
    if (this.#lapsing.has(key)) return undefined;
    this.#lapsing.add(key);
    try {
      return await runLong(() => this.#processes.run(async () => timelapse(await order(), progress)));
    } finally {
      this.#lapsing.delete(key);
    }
  }

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
