import { AsyncResource } from 'node:async_hooks';
import PQueue from 'p-queue';

/** Queues of asynchronous work. Work with the same key runs one after the other, each in the log context of its own request. */
export class Queues {
  readonly #queues = new Map<string, PQueue>();

  get size(): number {
    return this.#queues.size;
  }

  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    return (this.#queues.get(key) ?? this.#begin(key)).add(AsyncResource.bind(task));
  }

  #begin(key: string): PQueue {
    const queue = new PQueue({ concurrency: 1 });
    this.#queues.set(key, queue);
    queue.on('idle', () => this.#queues.delete(key));
    return queue;
  }
}
