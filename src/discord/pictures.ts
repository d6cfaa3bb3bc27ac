import PQueue from 'p-queue';
import type { Match } from '../match/types.ts';
import type { Language } from '../present/languages.ts';
import type { AnyPresenter, Names, Picture } from '../present/presenter.ts';
import { type Order, timelapse } from '../present/timelapse/index.ts';

const KEPT = 12;

/** The public pictures drawn last: the same revision is drawn once, for the channel and for whoever asks. */
export class Pictures {
  readonly #drawn = new Map<string, Promise<Picture>>();
  readonly #lapsing = new Set<string>();
  /** One process at a time beside our own. */
  readonly #processes = new PQueue({ concurrency: 1 });

  /** The board that everybody may see. */
  public(
    language: Language,
    presenter: AnyPresenter,
    match: Match,
    rev: number,
    view: unknown,
    names: Names,
    marked: readonly unknown[],
  ): Promise<Picture> {
    return this.#kept([match.id, rev, match.status, names, language], () =>
      presenter.picture(view, names, marked, `${match.game}-${match.id}-${rev}.png`),
    );
  }

  /** The lobby; undefined for a game that has no picture of it. */
  lobby(
    language: Language,
    presenter: AnyPresenter,
    match: Match,
    names: Names,
    options: string,
  ): Promise<Picture> | undefined {
    const { lobby } = presenter;
    const seats = match.status === 'lobby' ? match.seatsWanted : names.length;
    if (!lobby || seats === 0) return undefined;
    return this.#kept([match.id, 'lobby', seats, names, options, language], () =>
      lobby(names, seats, options, `${match.game}-${match.id}-lobby.png`),
    );
  }

  /** A time-lapse, one at a time for each channel; undefined where one is being made already. */
  async timelapse(
    channelId: string,
    order: () => Promise<Order>,
    progress: (part: number) => void,
  ): Promise<Buffer | undefined> {
    if (this.#lapsing.has(channelId)) return undefined;
    this.#lapsing.add(channelId);
    try {
      return await this.#processes.add(async () => timelapse(await order(), progress));
    } finally {
      this.#lapsing.delete(channelId);
    }
  }

  #kept(facts: readonly unknown[], draw: () => Promise<Picture>): Promise<Picture> {
    const key = JSON.stringify(facts);
    const drawn = this.#drawn.get(key);
    this.#drawn.delete(key);
    const picture = drawn ?? draw();
    this.#drawn.set(key, picture);
    picture.catch(() => this.#drawn.delete(key));
    for (const oldest of this.#drawn.keys()) {
      if (this.#drawn.size <= KEPT) break;
      this.#drawn.delete(oldest);
    }
    return picture;
  }
}
