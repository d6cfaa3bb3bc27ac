/** Counts how often something happens within one iteration of the event loop. */
export class Turns {
  #now = 0;
  #most = 0;
  #all = 0;

  did = (): void => {
    this.#now += 1;
    this.#all += 1;
    this.#most = Math.max(this.#most, this.#now);
  };

  async during(work: () => Promise<unknown>): Promise<{ readonly most: number; readonly all: number }> {
    [this.#now, this.#most, this.#all] = [0, 0, 0];
    let isDone = false;
    const next = (): void => {
      this.#now = 0;
      if (!isDone) setImmediate(next);
    };
    setImmediate(next);
    await work();
    isDone = true;
    return { most: this.#most, all: this.#all };
  }
}
