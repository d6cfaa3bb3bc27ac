/** How the commands present themselves: each description and choice at most 100 characters. */
export interface CommandWords {
  readonly about: string;
  readonly build: About<'number' | 'colour' | 'house' | 'roof' | 'claim' | 'now'> & {
    /** Offered while typing, as the first choice. */
    readonly claimAll: string;
  };
  readonly draw: About<'cards'>;
  readonly hand: About;
  readonly board: About<'turn' | 'view'> & {
    readonly views: Readonly<Record<'picture' | 'wide' | 'text', string>>;
  };
  readonly recap: About;
  readonly game: About;
  readonly log: About<'page'>;
  readonly replay: About;
  readonly share: About;
  readonly keep: About<'contracts'>;
  readonly timer: About<'number'>;
  readonly undo: About<'answer'> & { readonly answers: Readonly<Record<'agree' | 'refuse', string>> };
  readonly new: About<'variant' | 'seats'> & {
    readonly variants: Readonly<Record<'standard' | 'family', string>>;
  };
  readonly join: About;
  readonly leave: About;
  readonly start: About;
  readonly solo: About<'timer'> & { readonly timers: Readonly<Record<28 | 26 | 24, string>> };
  readonly cancel: About;
  readonly resign: About;
  readonly rules: About<'topic'> & {
    /** The choice that is no chapter: a first turn, played in private. */
    readonly learn: string;
    /** Below the first chapter: the names of the others. */
    more(topics: string): string;
  };
}

/** A subcommand and its options. */
type About<Option extends string = never> = Readonly<Record<'about' | Option, string>>;
