import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loader, ours, surroundings } from './aside.ts';
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

/** The painter ended with pictures still to be made. */
class PainterGone extends Error {
  override readonly name = 'PainterGone';
}

interface WaitingRequest {
  readonly resolve: (delivery: PainterReply) => void;
  readonly reject: (error: Error) => void;
  readonly patience: NodeJS.Timeout;
}

/** One process; pictures come back in whatever order they are done. */
class Painter {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, WaitingRequest>();
  #gone = false;
  #retired = false;

  constructor() {
    this.#child = fork(fileURLToPath(PAINTER), {
      execArgv: [...SMALL_HEAP, ...loader()],
      env: surroundings(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', message => this.#delivered(message as PainterReply));
    this.#child.once('exit', (code, signal) => this.#ended(`the painter ended (${signal ?? code})`));
    this.#child.once('error', error => this.#ended(`the painter failed: ${error.message}`));
    // The bot's end is not put off by it.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get gone(): boolean {
    return this.#gone || this.#retired;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  make(order: PainterRequest): Promise<PainterReply> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => this.#child.kill('SIGKILL'), PATIENCE_MS);
      this.#waiting.set(order.number, { resolve, reject, patience });
      // With a callback a failure to send is no event of its own; the end of the process tells it.
      this.#child.send(order, error => {
        if (error) this.#ended(`nothing reaches the painter: ${error.message}`);
      });
    });
  }

  /** Makes what it has been asked for, and ends. */
  retire(): void {
    this.#retired = true;
    if (this.#waiting.size === 0 && this.#child.connected) this.#child.disconnect();
  }

  #delivered(delivery: PainterReply): void {
    const waiting = this.#waiting.get(delivery.number);
    if (!waiting) return;
    this.#waiting.delete(delivery.number);
    clearTimeout(waiting.patience);
    waiting.resolve(delivery);
    if (this.#retired) this.retire();
  }

  #ended(why: string): void {
    this.#gone = true;
    for (const { reject, patience } of this.#waiting.values()) {
      clearTimeout(patience);
      reject(new PainterGone(why));
    }
    this.#waiting.clear();
    this.#child.kill('SIGKILL');
  }
}

export interface StudioParts {
  readonly presenters: Presenters;
  readonly warn: (details: object, message: string) => void;
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
    try {
      const { picture, fault } = await this.#made(wish);
      if (fault !== undefined) throw new Error(`${wish.what} of ${wish.game} could not be painted: ${fault}`);
      return picture;
    } catch (error) {
      if (PAINTED[wish.what] === 'needed') throw error;
      this.#parts.warn({ err: error, what: wish.what }, 'a picture is left out');
      return undefined;
    }
  }

  async #made(wish: Omit<PainterRequest, 'number'>): Promise<PainterReply> {
    for (let tries = 1; ; tries++) {
      const painter = this.#current();
      try {
        const delivery = await painter.make({ ...wish, number: ++this.#orders });
        this.#look(painter, delivery.rss);
        return delivery;
      } catch (error) {
        if (tries === 2 || !(error instanceof PainterGone)) throw error;
        this.#parts.warn({ err: error, what: wish.what }, 'the painter is replaced');
      }
    }
  }

  #current(): Painter {
    if (!this.#painter || this.#painter.gone) this.#painter = new Painter();
    return this.#painter;
  }

  #look(painter: Painter, rss: number): void {
    this.#rss = rss;
    if (rss <= (this.#parts.largest ?? LARGEST) || painter !== this.#painter) return;
    this.#parts.warn({ rss }, 'the painter holds too much memory: a new one takes over');
    painter.retire();
    this.#painter = new Painter();
  }
}
