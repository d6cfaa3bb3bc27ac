import { FairQueue } from '../../core/work/queues.ts';
import { moduleUrl } from '../../workers/child-process.ts';
import { ProcessGone, RequestProcess, WorkerHealth } from '../../workers/request-process.ts';
import type { Language } from '../language/languages.ts';
import type { AnyPresenter, Picture, Presenters } from '../presenter/presenter.ts';
import { pictureFailed } from './missing-pictures.ts';
import {
  LARGE,
  PAINTED,
  type Painted,
  type PainterReply,
  type PainterRequest,
  type PictureOrder,
} from './order.ts';

const MB = 1024 * 1024;
/** Bytes of memory above which a painter is replaced. */
const LARGEST = 220 * MB;
/** Milliseconds without a large picture after which their painter ends, so that its memory is free. */
const IDLE_MS = 600_000;

/**
 * Options of Node that limit a painter's heap to 72 megabytes. A heap without a limit fills with garbage. With all games and
 * languages the painter keeps 55 MB. Incident: with a limit of 48 MB painters ended by themselves. Optimised code takes 10 MB
 * and saves no time, since Cairo does the drawing.
 */
const SMALL_HEAP = [
  '--max-old-space-size=72',
  '--max-semi-space-size=1',
  '--optimize-for-size',
  '--no-opt',
  '--no-maglev',
];

const NEWEST = { first: 'newest' } as const;

const PAINTER = moduleUrl('../../games/painter', import.meta.url);

type PictureWish = PictureOrder | { readonly what: 'trial' };
type Painter = RequestProcess<PainterRequest, PainterReply>;

export interface StudioParts {
  readonly presenters: Presenters;
  readonly warn: (details: object, message: string) => void;
  /** Reports a drawn picture, with the milliseconds since it was ordered. */
  readonly painted?: (what: Painted, milliseconds: number) => void;
  readonly failed?: (what: Painted) => void;
  /** Reports that a painter ended by itself or by a signal, or that the studio replaces it for its memory. */
  readonly restarted?: (reason: 'ended' | 'memory') => void;
  /** Milliseconds after which failing painters are tried again. Default: 30,000. */
  readonly againMs?: number | undefined;
  /** Bytes that one painter may hold. Default: 220 MB. */
  readonly largest?: number;
  /** Number of painters besides the one of large pictures, each in a process of its own. Default: one. */
  readonly painters?: number;
  /** Milliseconds without a large picture after which their painter ends. Default: ten minutes. */
  readonly idleMs?: number;
  /** Module that a painter runs. Default: the bot's own module. */
  readonly module?: URL;
}

/**
 * Draws pictures in separate processes. So the bot does other work meanwhile, and the drawing library's crashes and memory do
 * not affect the bot. All orders wait in one queue, in which people take turns; of one person's orders the newest goes first. A
 * painter gets one order at a time. A painter that ends unexpectedly is replaced, and its order is tried once more.
 * One more painter draws all large pictures, in a queue of their own, so that no turn waits for one. It starts with the first
 * large picture, and ends when none has come for a while.
 */
export class Studio {
  readonly #parts: StudioParts;
  readonly #known = new Map<string, AnyPresenter>();
  readonly #queue: FairQueue;
  readonly #largeQueue = new FairQueue(1);
  /** Place of the painter of large pictures, after all others. */
  readonly #forLarge: number;
  #idle: NodeJS.Timeout | undefined;
  readonly #painters: (Painter | undefined)[];
  readonly #rss: number[];
  readonly #health: WorkerHealth;
  #orders = 0;
  #unpainted = 0;
  #closed = false;

  constructor(parts: StudioParts) {
    this.#parts = parts;
    const { painters = 1, againMs } = parts;
    this.#health = new WorkerHealth(againMs);
    this.#queue = new FairQueue(painters);
    this.#forLarge = painters;
    this.#painters = Array.from({ length: painters + 1 }, () => undefined);
    this.#rss = Array.from({ length: painters }, () => 0);
  }

  /**
   * Starts the painters. Each painter draws some pictures, so that the first picture for a person takes no longer than a later
   * one. Resolves after these pictures, and after the trial of one painter. Never rejects.
   */
  async open(first: readonly PictureOrder[] = []): Promise<void> {
    const places = [...this.#painters.keys()].filter(place => place !== this.#forLarge);
    for (const place of places) this.#at(place);
    const trial = this.#health.prove(() => this.#made({ what: 'trial' }));
    await Promise.all([trial, ...places.map(place => this.#practise(place, first))]);
  }

  async #practise(place: number, first: readonly PictureOrder[]): Promise<void> {
    try {
      for (const order of first) if (!this.#closed) await this.#paintedAt(place, order);
    } catch (error) {
      this.#parts.warn({ err: error }, 'a painter could not draw its first pictures');
    }
  }

  /** Returns whether the painters work, and the number of failures in a row. */
  get health(): Pick<WorkerHealth, 'works' | 'failures'> {
    return this.#health;
  }

  /** Lets the painters end after all ordered pictures. */
  close(): void {
    this.#closed = true;
    this.#health.close();
    clearTimeout(this.#idle);
    if (!this.#queue.isIdle || !this.#largeQueue.isIdle) return;
    for (const place of this.#painters.keys()) this.#retire(place);
  }

  get pids(): readonly number[] {
    return this.#painters.flatMap(painter => (painter?.gone === false ? (painter.pid ?? []) : []));
  }

  /** Number of pictures that were ordered and are not done yet. */
  get waiting(): number {
    return this.#unpainted;
  }

  /** Memory in bytes that each painter held after its last picture. */
  get rss(): readonly number[] {
    return this.#rss;
  }

  /** Presenters of all games. The painter processes draw their pictures. */
  get presenters(): Presenters {
    return Object.fromEntries(
      Object.entries(this.#parts.presenters).map(([game, presenterIn]) => [
        game,
        (language: Language) => this.#seated(game, language, presenterIn),
      ]),
    );
  }

  #seated(game: string, language: Language, presenterIn: (language: Language) => AnyPresenter): AnyPresenter {
    const key = `${game} ${language}`;
    const known = this.#known.get(key);
    if (known) return known;
    const presenter = presenterIn(language);
    const painted = (Object.keys(PAINTED) as Painted[]).filter(what => presenter[what] !== undefined);
    const seated: AnyPresenter = {
      ...presenter,
      ...Object.fromEntries(
        painted.map(what => [
          what,
          (...given: readonly unknown[]) => this.#paint({ game, language, what, given }),
        ]),
      ),
    };
    this.#known.set(key, seated);
    return seated;
  }

  async #paint(wish: PictureOrder): Promise<Picture | undefined> {
    const { what } = wish;
    const began = performance.now();
    this.#unpainted += 1;
    try {
      const picture = await this.#made(wish);
      this.#health.done();
      if (picture) this.#parts.painted?.(what, performance.now() - began);
      return picture;
    } catch (error) {
      this.#health.failed(() => this.#made(wish));
      this.#parts.failed?.(what);
      if (PAINTED[what] === 'needed') throw error;
      pictureFailed();
      this.#parts.warn({ err: error, what }, 'a picture is left out');
      return undefined;
    } finally {
      this.#unpainted -= 1;
    }
  }

  async #made(wish: PictureWish): Promise<Picture | undefined> {
    try {
      const { picture, fault } = await (LARGE.has(wish.what)
        ? this.#largeQueue.run(() => this.#paintedLarge(wish), NEWEST)
        : this.#queue.run(place => this.#paintedAt(place, wish), NEWEST));
      if (fault === undefined) return picture;
      const of = wish.what === 'trial' ? '' : ` of ${wish.game}`;
      throw new Error(`${wish.what}${of} could not be painted: ${fault}`);
    } finally {
      if (this.#closed) this.close();
    }
  }

  #paintedLarge(wish: PictureWish): Promise<PainterReply> {
    clearTimeout(this.#idle);
    const leave = (): void => this.#retire(this.#forLarge);
    this.#idle = setTimeout(leave, this.#parts.idleMs ?? IDLE_MS).unref();
    return this.#paintedAt(this.#forLarge, wish);
  }

  #retire(place: number): void {
    this.#painters[place]?.retire();
    this.#painters[place] = undefined;
  }

  async #paintedAt(place: number, wish: PictureWish): Promise<PainterReply> {
    for (let tries = 1; ; tries++) {
      try {
        const delivery = await this.#at(place).ask({ ...wish, number: ++this.#orders });
        this.#look(place, delivery.rss);
        return delivery;
      } catch (error) {
        if (tries === 2 || !(error instanceof ProcessGone)) throw error;
      }
    }
  }

  #at(place: number): Painter {
    const there = this.#painters[place];
    if (there && !there.gone) return there;
    const painter = this.#newPainter();
    this.#painters[place] = painter;
    return painter;
  }

  #newPainter(): Painter {
    return new RequestProcess({
      module: this.#parts.module ?? PAINTER,
      name: 'painter',
      execArgv: SMALL_HEAP,
      ended: details => {
        this.#parts.warn(details, 'a painter has ended: the next picture starts a new one');
        this.#parts.restarted?.('ended');
      },
    });
  }

  #look(place: number, rss: number): void {
    this.#rss[place] = rss;
    if (rss <= (this.#parts.largest ?? LARGEST)) return;
    this.#parts.warn({ rss }, 'the painter holds too much memory: a new one takes over');
    this.#parts.restarted?.('memory');
    this.#painters[place]?.retire();
    this.#painters[place] = this.#newPainter();
  }
}
