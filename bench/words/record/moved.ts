import type { Language } from '../../../src/stage/languages.ts';
import type { Path, Place } from './place.ts';
import { vintagePlace } from './vintage.ts';

/** Where what stood in a folder, or in a file of each language, is said now. */
interface Moved {
  readonly from: string;
  /** Undefined where nobody says so. */
  place(language: Language, path: Path): Place | undefined;
}

/** A folder with one file a language: what it exported was called by the language. @param to what it is below now */
const moved = (from: string, file: string, constant: string, ...to: readonly string[]): Moved => ({
  from,
  place: (language, [_name, ...path]) => ({ file, path: [constant, language, ...to, ...path] }),
});

const STAGE = ['src/stage/words/index.ts', 'STAGE_WORDS'] as const;
const VINTAGE_PICTURES = ['src/games/vintage/picture/words/index.ts'] as const;
const COMMANDS = ['commands/words/index.ts', 'COMMAND_WORDS'] as const;

/** What `spokenIn` is given for the naming of the record. */
const gamesOf = (language: Language, given: unknown): readonly unknown[] => {
  const [{ games, alone }] = given as [{ games: readonly string[]; alone: readonly string[] }];
  return [language, games, alone];
};

/** The first that fits holds. */
export const MOVED: readonly Moved[] = [
  {
    from: 'commands/shared/words/duplicate',
    place: language => ({ file: COMMANDS[0], path: [COMMANDS[1], language, 'shared', 'new', 'duplicate'] }),
  },
  moved('commands/games/words/call-role', ...COMMANDS, 'games', 'server', 'callRole'),
  moved('commands/shared/words', ...COMMANDS, 'shared'),
  moved('commands/games/words', ...COMMANDS, 'games'),
  moved('commands/games/league/words', ...COMMANDS, 'league'),
  moved('commands/porto/words', 'commands/porto/words/index.ts', 'PORTO_COMMAND_WORDS'),
  moved('commands/vintage/words', 'commands/vintage/words/index.ts', 'VINTAGE_COMMAND_WORDS'),
  moved('commands/green-port/words', 'commands/green-port/words/index.ts', 'GREEN_PORT_COMMAND_WORDS'),
  moved('src/playground/words', 'src/playground/words/index.ts', 'WORDS'),
  { from: 'src/games/vintage/words', place: vintagePlace },
  moved('src/games/vintage/picture/words', ...VINTAGE_PICTURES, 'BOARD_WORDS'),
  moved('src/games/vintage/picture/page-words', ...VINTAGE_PICTURES, 'PAGE_WORDS'),
  moved('src/stage/deals/words', ...STAGE, 'deals'),
  moved('src/stage/profile/words', ...STAGE, 'profile'),
  moved('src/stage/review/words', ...STAGE, 'review'),
  {
    from: 'src/stage/leagues/words',
    // As many play in a round of the cup, and nobody's name is empty: else it was made up for the record.
    place: (language, [_name, step = '', ...rest]) =>
      (step === 'cup' && ![2, 4, 8].includes(Number(rest[0]?.[0]))) ||
      (step === 'duel' && rest[0]?.[2] === '')
        ? undefined
        : { file: STAGE[0], path: [STAGE[1], language, 'leagues', step, ...rest] },
  },
  {
    from: 'src/stage/players/words',
    place: (language, [_name, ...path]) => ({
      file: STAGE[0],
      path: [STAGE[1], language, 'players', ...path],
      as: said => (path[0] === 'people' ? String(said).split(', ') : said),
    }),
  },
  {
    from: 'src/discord/words/*/basics.ts',
    place: (language, [_name, naming, ...path]) => ({
      file: 'src/discord/words/index.ts',
      path: ['spokenIn', gamesOf(language, naming), 'words', ...path],
    }),
  },
];
