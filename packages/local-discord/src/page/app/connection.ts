import type { AnswerTo, Ask, Frame, PageAction } from '../protocol.ts';

/** Error of an action that the local Discord refused, or that the bot did not answer (`failed`). */
export class Refusal extends Error {
  readonly failed: boolean;

  constructor(message: string, failed: boolean) {
    super(message);
    this.failed = failed;
  }
}

const SOONEST_MS = 300;
const LATEST_MS = 4_000;

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Refusal) => void;
}

type WorldFrame = Exclude<Frame, { type: 'answer' | 'refused' }>;

/** WebSocket of this browser tab. It reconnects by itself, and rejects requests while it is disconnected. */
export class Connection {
  readonly #waiting = new Map<number, Waiting>();
  readonly #onFrame: (frame: WorldFrame) => void;
  readonly #onOnline: (online: boolean) => void;
  readonly #as: () => string | null;
  #socket: WebSocket | undefined;
  #delay = SOONEST_MS;
  #last = 0;

  constructor(parts: {
    onFrame: (frame: WorldFrame) => void;
    onOnline: (online: boolean) => void;
    as: () => string | null;
  }) {
    this.#onFrame = parts.onFrame;
    this.#onOnline = parts.onOnline;
    this.#as = parts.as;
    this.#open();
  }

  ask<D extends PageAction>(action: D): Promise<AnswerTo<D>> {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Refusal('The playground is offline: this was not sent.', false));
        return;
      }
      this.#last += 1;
      const ask: Ask = { id: this.#last, action };
      this.#waiting.set(ask.id, { resolve, reject });
      this.#socket.send(JSON.stringify(ask));
    });
  }

  #open(): void {
    const as = this.#as();
    const query = as === null ? '' : `?as=${encodeURIComponent(as)}`;
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/page/socket${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = SOONEST_MS;
      this.#onOnline(true);
    };
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as Frame);
    socket.onclose = () => {
      this.#onOnline(false);
      for (const { reject } of this.#waiting.values())
        reject(new Refusal('The playground went away before it answered.', false));
      this.#waiting.clear();
      setTimeout(() => this.#open(), this.#delay);
      this.#delay = Math.min(LATEST_MS, this.#delay * 1.6);
    };
  }

  #receive(frame: Frame): void {
    if (frame.type !== 'answer' && frame.type !== 'refused') {
      this.#onFrame(frame);
      return;
    }
    const waiting = this.#waiting.get(frame.id);
    this.#waiting.delete(frame.id);
    if (frame.type === 'answer') waiting?.resolve(frame.value as never);
    else waiting?.reject(new Refusal(frame.error, frame.failed));
  }
}
