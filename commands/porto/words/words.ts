/** How the commands present themselves: each description and choice at most 100 characters. */
export interface CommandWords {
  readonly about: string;
  readonly build: About<'number' | 'colour' | 'house' | 'roof' | 'claim' | 'now'> & {
    /** Offered while typing, as the first choice. */
    readonly claimAll: string;
  };
  readonly draw: About<'cards' | 'now'>;
  readonly hand: About;
  readonly board: About<'turn' | 'view'> & {
    readonly views: Readonly<Record<'picture' | 'wide' | 'text', string>>;
  };
  readonly recap: About;
  readonly game: About;
  readonly log: About<'page'>;
  readonly record: About;
  readonly verify: About;
  readonly replay: About;
  readonly share: About;
  readonly keep: About<'contracts'>;
  readonly timer: About<'number'>;
  readonly undo: About<'answer'> & { readonly answers: Readonly<Record<'agree' | 'refuse', string>> };
  readonly new: About<'variant' | 'seats' | 'pace' | 'order' | 'thread' | 'invite'> & {
    readonly variants: Readonly<Record<'standard' | 'family', string>>;
    readonly paces: Readonly<Record<'none' | 'day' | 'three-days', string>>;
    readonly orders: Readonly<Record<'random' | 'joined', string>>;
  };
  readonly join: About;
  readonly remove: About<'person'>;
  /** A menu on a person: at most 32 characters. */
  readonly challenge: string;
  readonly leave: About;
  readonly start: About;
  readonly solo: About<'timer'> & { readonly timers: Readonly<Record<28 | 26 | 24, string>> };
  readonly cancel: About;
  readonly resign: About;
  readonly nudge: About;
  readonly back: About;
  readonly table: About;
  readonly pause: About;
  readonly unpause: About;
  readonly playFor: About<'person' | 'how'> & {
    readonly hows: Readonly<Record<'play-once' | 'play-until-back', string>>;
  };
  readonly offer: About<'person'>;
  readonly take: About;
  readonly rules: About<'topic'> & {
    /** The choice that is no chapter: a first turn, played in private. */
    readonly learn: string;
    /** Below the first chapter: the names of the others. */
    more(topics: string): string;
  };
}

/** A subcommand and its options. */
type About<Option extends string = never> = Readonly<Record<'about' | Option, string>>;
