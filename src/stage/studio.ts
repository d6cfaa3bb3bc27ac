import { ours } from '../workers/aside.ts';
import { ProcessGone, RequestProcess } from '../workers/request-process.ts';
import type { Language } from './languages.ts';
import { PAINTED, type Painted, type PainterReply, type PainterRequest } from './order.ts';
import type { AnyPresenter, Picture, Presenters } from './presenter.ts';

const MB = 1024 * 1024;
/** A painter that holds more makes room for a new one. */
const LARGEST = 220 * MB;
/** Longer than any picture takes: the painter hangs. */
const PATIENCE_MS = 60_000;

/** Megabytes: half of it is in use; without a bound it fills with what nobody needs. */
const SMALL_HEAP = ['--max-old-space-size=40', '--max-semi-space-size=1'];

const PAINTER = ours('../games/painter', import.meta.url);

type Painter = RequestProcess<PainterRequest, PainterReply>;

const newPainter = (): Painter =>
  new RequestProcess({ module: PAINTER, name: 'painter', execArgv: SMALL_HEAP, patienceMs: PATIENCE_MS });

export interface StudioParts {
  readonly presenters: Presenters;
  readonly warn: (details: object, message: string) => void;
  /** A picture was painted, or could not be; milliseconds since it was asked for. */
  readonly painted?: (what: Painted, milliseconds: number) => void;
  /** Bytes; default: 220 MB. */
  readonly largest?: number;
}

/**
 * Pictures are painted in a process of their own: the bot goes on meanwhile, and neither a crash nor the memory of the
 * drawing library is the bot's. A painter that dies is replaced, and what it was at is tried once more.
 */
export class Studio {
  readonly #parts: StudioParts;
  readonly #known = new Map<string, AnyPresenter>();
  #painter: Painter | undefined;
  #orders = 0;
  #unpainted = 0;
  #rss = 0;

  constructor(parts: StudioParts) {
    this.#parts = parts;
  }

  /** Starts the painter, so that the first picture need not wait for it. */
  open(): void {
    this.#current();
  }

  /** The painter ends when it has made what it was asked for. */
  close(): void {
    this.#painter?.retire();
    this.#painter = undefined;
  }

  /** The painter's process id; undefined before the first picture. */
  get pid(): number | undefined {
    return this.#painter?.pid;
  }

  /** Pictures that were asked for and are not there yet. */
  get waiting(): number {
    return this.#unpainted;
  }

  /** Memory that the painter held after its last picture, in bytes. */
  get rss(): number {
    return this.#rss;
  }

  /** The same voices; what they paint is painted over there. */
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

  async #paint(wish: Omit<PainterRequest, 'number'>): Promise<Picture | undefined> {
    const began = performance.now();
    this.#unpainted += 1;
    try {
      const { picture, fault } = await this.#made(wish);
      if (fault !== undefined) throw new Error(`${wish.what} of ${wish.game} could not be painted: ${fault}`);
      return picture;
    } catch (error) {
      if (PAINTED[wish.what] === 'needed') throw error;
      this.#parts.warn({ err: error, what: wish.what }, 'a picture is left out');
      return undefined;
    } finally {
      this.#unpainted -= 1;
      this.#parts.painted?.(wish.what, performance.now() - began);
    }
  }

  async #made(wish: Omit<PainterRequest, 'number'>): Promise<PainterReply> {
    for (let tries = 1; ; tries++) {
      const painter = this.#current();
      try {
        const delivery = await painter.ask({ ...wish, number: ++this.#orders });
        this.#look(painter, delivery.rss);
        return delivery;
      } catch (error) {
        if (tries === 2 || !(error instanceof ProcessGone)) throw error;
        this.#parts.warn({ err: error, what: wish.what }, 'the painter is replaced');
      }
    }
  }

  #current(): Painter {
    if (!this.#painter || this.#painter.gone) this.#painter = newPainter();
    return this.#painter;
  }

  #look(painter: Painter, rss: number): void {
    this.#rss = rss;
    if (rss <= (this.#parts.largest ?? LARGEST) || painter !== this.#painter) return;
    this.#parts.warn({ rss }, 'the painter holds too much memory: a new one takes over');
    painter.retire();
    this.#painter = newPainter();
  }
}
