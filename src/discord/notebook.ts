/** A place for the few words that the bot remembers about itself. */
export interface Notebook {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
}
