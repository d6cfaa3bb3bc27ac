/**
 * Reads the statements that a PostgreSQL client sends: https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export class Statements {
  #rest = Buffer.alloc(0);
  #started = false;
  readonly #named = new Map<string, string>();

  /** Returns the texts of the statements that this piece of data completes. */
  read(chunk: Buffer): readonly string[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const found: string[] = [];
    for (;;) {
      // The first message of a connection has no byte for its kind.
      const head = this.#started ? 1 : 0;
      if (this.#rest.length < head + 4) return found;
      const length = head + this.#rest.readInt32BE(head);
      if (this.#rest.length < length) return found;
      const text = this.#started ? this.#statement(this.#rest.subarray(0, length)) : undefined;
      if (text !== undefined) found.push(text);
      this.#started = true;
      this.#rest = this.#rest.subarray(length);
    }
  }

  #statement(message: Buffer): string | undefined {
    const kind = String.fromCharCode(message[0] ?? 0);
    const [first = '', second = ''] = message.subarray(5).toString('latin1').split('\0', 2);
    if (kind === 'Q') return first;
    if (kind === 'P') this.#named.set(first, second);
    // A Bind message contains the portal's name, and then the statement's.
    return kind === 'B' ? this.#named.get(second) : undefined;
  }
}
