import type { RefusalCode } from '../../../src/games/green-port/rules/types.ts';
import { greenPortWords } from '../../../src/games/green-port/words/all.ts';
import type { RefusalFacts, TopicId } from '../../../src/games/green-port/words/facts.ts';
import type { refusalIn } from '../../../src/games/green-port/words/refusals.ts';
import type { chapter } from '../../../src/games/green-port/words/topics.ts';
import type { Language } from '../../../src/stage/languages.ts';
import { MESSENGER } from './messenger.ts';
import type { Path, Place } from './place.ts';
import { portoPlace } from './porto.ts';
import { vintagePlace } from './vintage.ts';

/** Where what stood in a folder, or in a file of each language, is said now. */
export interface Moved {
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

const GREEN_PORT = 'src/games/green-port';

/** No cubes and no aim are an empty text, for which the record has a particle and a place between words has another. */
const WITH_PARTICLES = ['takesAway', 'payable', 'refers', 'lacks', 'referred', 'specialised'];

/** Where Green Port says what stood in a file of its languages. */
function greenPort(language: Language, path: Path): Place | undefined {
  const [part, step, inner, ...rest] = path;
  const words = { file: `${GREEN_PORT}/words/all.ts`, path: ['GREEN_PORT_WORDS', language, ...path] };
  const at = (...to: Path): Place => ({ ...words, path: ['GREEN_PORT_WORDS', language, ...to] });
  const isEmpty = path.some(each => Array.isArray(each) && each.includes(''));
  if (language === 'ko' && isEmpty && path.some(each => WITH_PARTICLES.includes(String(each))))
    return undefined;
  switch (part) {
    case 'topics':
      return inner === 'text'
        ? {
            file: `${GREEN_PORT}/words/topics.ts`,
            path: ['chapter'],
            as: said => (said as typeof chapter)(greenPortWords(language), step as TopicId).text,
          }
        : words;
    case 'refusals':
      return step === 'codes'
        ? {
            file: `${GREEN_PORT}/words/refusals.ts`,
            path: ['refusalIn'],
            as: said =>
              (said as typeof refusalIn)(
                greenPortWords(language),
                inner as RefusalCode,
                rest[0]?.[0] as RefusalFacts,
              ),
          }
        : words;
    case 'parts':
      return step === 'pages' ? undefined : at('parts', ...path.slice(2));
    case 'reasons':
      return step === 'objective' || step === 'pile' ? at('terms', ...path.slice(1)) : words;
    case 'finale':
      // Points were a finished text that was made up for the record, and are a number now.
      return ['wins', 'winsBy', 'shared'].includes(String(step)) ? undefined : words;
    case 'terms':
      // Nobody has parts of cubes, or fewer than none.
      return language === 'fr' && step === 'cubes' && [1.5, -2].includes(Number(inner?.[0]))
        ? undefined
        : words;
    // Tables and forms of terms, which sentences used.
    case 'COLOUR':
    case 'SYMBOL':
      return at('terms', part === 'COLOUR' ? 'colours' : 'symbols', ...path.slice(1));
    case 'FEMININE':
    case 'inflected':
      return undefined;
    default:
      return words;
  }
}

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
  moved('src/games/porto/picture/words', 'src/games/porto/picture/words/index.ts', 'PICTURE_WORDS'),
  { from: 'src/games/porto/words', place: portoPlace },
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
  ...MESSENGER,
  { from: `${GREEN_PORT}/words`, place: greenPort },
  {
    from: `${GREEN_PORT}/picture/words`,
    place: (language, [_name, ...path]) => ({
      file: `${GREEN_PORT}/picture/words/index.ts`,
      path: ['PICTURE_WORDS', language, ...path],
      as: said => (path[0] === 'signs' || path[0] === 'powers' ? String(said).split('\n') : said),
    }),
  },
];
