import {
  type CustomId,
  type IdPart,
  type IdShape,
  PARTS,
  readArgs,
  SHAPES,
} from '../../src/discord/buttons/custom-id.ts';
import { GAMES_ACTIONS, type GamesAction } from '../../src/discord/buttons/games-ids.ts';

const isPart = (part: IdPart, text: string): boolean => PARTS[part].test(text);

function fits(parts: IdShape['args'], args: readonly string[]): boolean {
  const [first, ...parted] = parts;
  const [arg, ...rest] = args;
  if (first === undefined) return args.length === 0;
  const part = first.replace(/[?*]$/, '') as IdPart;
  const many = first.endsWith('*');
  if (arg !== undefined && isPart(part, arg) && fits(many ? parts : parted, rest)) return true;
  return (many || first.endsWith('?')) && fits(parted, args);
}

function gamesActionOf(args: readonly string[]): GamesAction | undefined {
  const found = (Object.keys(GAMES_ACTIONS) as GamesAction[]).filter(action => {
    const words = action.split(' ');
    const [parts, values]: [readonly string[], number] = [GAMES_ACTIONS[action], args.length - words.length];
    const needed = parts.filter(part => !part.endsWith('?')).length;
    return words.every((word, at) => args[at] === word) && values >= needed && values <= parts.length;
  });
  return found.sort((one, other) => other.length - one.length)[0];
}

/**
 * Returns true if a custom id has the shape of its verb. Every id in a message must have it, even if no person may use that id.
 */
export function isWellFormed({ match, rev, verb, args }: CustomId): boolean {
  const shape: IdShape = SHAPES[verb];
  if (shape.rev !== (rev !== null) || (shape.of === 'none') !== (match === '-')) return false;
  if (readArgs(verb, args) === undefined) return false;
  return fits(shape.args, args) && (verb !== 'games' || gamesActionOf(args) !== undefined);
}
