/** A place for the few words that the bot remembers about itself. */
export interface Kv {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
}

/** One that can forget as well. */
export interface Notebook extends Kv {
  delete(key: string): Promise<void>;
}
