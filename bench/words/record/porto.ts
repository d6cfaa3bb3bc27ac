import { portoWords } from '../../../src/games/porto/words/all.ts';
import { TOPIC_IDS } from '../../../src/games/porto/words/facts.ts';
import type { Language } from '../../../src/stage/languages.ts';
import type { Path, Place } from './place.ts';

const PORTO = ['src/games/porto/words/all.ts', 'PORTO_WORDS'] as const;

type Work = Readonly<Record<'floors' | 'colour' | 'house' | 'completed' | 'cards', unknown>>;
interface Order {
  readonly floors: unknown;
  readonly colour: unknown;
  readonly house: unknown;
  readonly points?: unknown;
  readonly token?: unknown;
}

const isGiven = (value: unknown): boolean => typeof value !== 'object' && value !== undefined;

/** A build that was one argument is as many as it has parts. */
function portoBuild(name: string, given: readonly unknown[]): readonly unknown[] {
  const at = given.findIndex(value => typeof value === 'object' && value !== null && 'floors' in value);
  const { floors, colour, house, completed, cards } = given[at] as Work;
  const placed = [floors, colour, house, completed];
  return given.toSpliced(at, 1, ...(name.endsWith('Briefly') ? placed : [...placed, cards]));
}

/** A label with a token, and with points where they are known. Nobody knows points of the Timer's builds. */
function portoDeed(language: Language, name: string, order: Order): Place | undefined {
  const [file, constant] = PORTO;
  const { floors, colour, house, points, token } = order;
  if (name === 'timer' && isGiven(points)) return undefined;
  const say = isGiven(points)
    ? ['buildFor', [floors, colour, house, points]]
    : [name, [floors, colour, house]];
  const { movingToken } = portoWords(language).choices;
  return {
    file,
    path: [constant, language, 'choices', ...(say as Path)],
    as: said => (isGiven(token) ? movingToken(String(said), String(token)) : said),
  };
}

/** What stood in the files of the colours: whole sentences have the other forms. */
function portoColour([name, ...rest]: Path): Path | undefined {
  const [colour, gender, number] = rest;
  switch (name) {
    case 'COLOUR':
      if (gender === undefined || (gender === 'masculine' && number === 'one'))
        return ['cards', 'colours', ...rest.slice(0, 1)];
      return number === 'one' ? ['cards', 'ofCard', [colour]] : undefined;
    case 'floors':
    case 'house':
      return ['cards', 'demands', name, ...rest];
    case 'houses':
      return ['cards', 'ambitions', name, ...rest];
    default:
      return undefined;
  }
}

/** Where Porto says now what it said in a file of each language. Undefined where nobody says so. */
export function portoPlace(language: Language, path: Path): Place | undefined {
  const [file, constant] = PORTO;
  const [room, name, ...rest] = path;
  const here = (...steps: Path): Place => ({ file, path: [constant, language, ...steps] });
  const given = rest[0];
  // Nobody draws or places no cards: the record has them in Korean, with a particle after nothing.
  if (
    language === 'ko' &&
    /^(?:drew|timer|timerIdle|timerDiscarded(?:Nothing)?)$/.test(String(rest.length > 1 ? rest[0] : name)) &&
    [rest].flat(2).includes('')
  )
    return undefined;
  switch (room) {
    case 'story':
    case 'foreseen':
      return Array.isArray(given) && /[wW]ork$|[bB]uilt(?:Briefly)?$/.test(String(name))
        ? here(room, String(name), portoBuild(String(name), given))
        : here(...path);
    case 'choices':
      return name === 'build' || name === 'timer'
        ? portoDeed(language, name, (given as readonly Order[])[0] as Order)
        : here(...path);
    case 'alt':
      return name === 'more'
        ? { ...here(...path), as: said => String(said).replaceAll('`', '') }
        : here(...path);
    case 'parts':
      return name === 'pages' ? undefined : here(room, ...rest);
    case 'topics':
      return {
        file: 'src/games/porto/presenter/voice.ts',
        path: [
          'portoVoice',
          [language],
          'topics',
          String((TOPIC_IDS as readonly unknown[]).indexOf(name)),
          ...rest,
        ],
      };
    default: {
      const colour = /^(?:COLOUR|floors|houses?|inflected|withPoints)$/.test(String(room));
      const to = colour ? portoColour(path) : path;
      return to && here(...to);
    }
  }
}
