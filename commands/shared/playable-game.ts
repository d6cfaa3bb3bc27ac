import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand, Typed } from '../../src/discord/context/command.ts';
import type { Language } from '../../src/stage/language/languages.ts';
import type { AnyPresenter } from '../../src/stage/presenter.ts';

/** What the table must know of a game for its verbs. */
export interface PlayableGame {
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  presenter(language: Language): Pick<AnyPresenter, 'topics' | 'lesson'>;
  /** What is chosen when a table is opened; absent: the game's defaults. */
  readonly options?: {
    add?(definition: SlashCommandSubcommandBuilder): void;
    read(typed: Typed): unknown;
  };
  /** Plays alone, in a game where that can be. */
  readonly solo?: Subcommand;
}
