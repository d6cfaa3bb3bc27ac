import { type APIInteraction, GatewayDispatchEvents } from 'discord-api-types/v10';
import type { Connection } from './connection.ts';
import { NotTried } from './outcome.ts';

/** Request to the person at the keyboard, either to do something in Discord or to say what Discord shows. */
export interface Request {
  readonly id: string;
  readonly text: string;
  /** Seconds after which the run goes on without the person. */
  readonly seconds: number;
  readonly kind: 'action' | 'question';
}

export type Key = 'yes' | 'no' | 'skip' | 'over';

export interface Keyboard {
  /** Shows a request until the person presses a key, the time is over, or `done` is aborted. */
  ask(request: Request, done: AbortSignal): Promise<Key>;
}

const SECONDS = 120;

/** Requests to the person at the keyboard. Without a keyboard each request is skipped. */
export class Acts {
  readonly #connection: Connection;
  readonly #keyboard: Keyboard | undefined;
  readonly #stopped: AbortSignal;

  constructor(connection: Connection, keyboard: Keyboard | undefined, stopped: AbortSignal) {
    this.#connection = connection;
    this.#keyboard = keyboard;
    this.#stopped = stopped;
  }

  /**
   * Asks the person to do something, and waits for the event of the gateway that `fits` accepts. Throws NotTried where the
   * person skips the request.
   */
  async event<Data>(id: string, text: string, fits: (t: string, d: unknown) => boolean): Promise<Data> {
    if (!this.#keyboard) throw new NotTried('needs a person');
    const done = new AbortController();
    const until = AbortSignal.any([done.signal, this.#stopped]);
    const from = this.#connection.packets.length;
    let key: Key | undefined;
    void this.#keyboard.ask({ id, text, seconds: SECONDS, kind: 'action' }, until).then(pressed => {
      key = pressed;
      done.abort();
    });
    try {
      const within = Number.POSITIVE_INFINITY;
      return await this.#connection.event<Data>(({ t, d }) => fits(t, d), { from, within, until });
    } catch (error) {
      this.#stopped.throwIfAborted();
      if (!(error instanceof NotTried)) throw error;
      throw new NotTried(key === 'over' ? 'the time was over' : 'skipped');
    } finally {
      done.abort();
    }
  }

  /** Asks the person to do something that causes an interaction. */
  interaction<Kind extends APIInteraction>(
    id: string,
    text: string,
    fits: (interaction: Kind) => boolean,
  ): Promise<Kind> {
    const isIt = (t: string, d: unknown): boolean =>
      t === GatewayDispatchEvents.InteractionCreate && fits(d as Kind);
    return this.event<Kind>(id, text, isIt);
  }

  /** Asks a question about what Discord shows. Throws NotTried where the person skips it. */
  async isSeen(id: string, text: string): Promise<boolean> {
    if (!this.#keyboard) throw new NotTried('needs a person');
    const key = await this.#keyboard.ask({ id, text, seconds: SECONDS, kind: 'question' }, this.#stopped);
    this.#stopped.throwIfAborted();
    if (key === 'yes' || key === 'no') return key === 'yes';
    throw new NotTried(key === 'over' ? 'the time was over' : 'skipped');
  }
}
