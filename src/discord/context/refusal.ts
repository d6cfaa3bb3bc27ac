import type { Refusal } from '../../core/result.ts';
import type { Language } from '../../stage/language/languages.ts';
import { safeName } from '../../stage/names.ts';
import type { Match } from '../../table/match/types.ts';
import type { Facts } from '../words/facts.ts';
import type { Words } from '../words/index.ts';
import { type Context, contextIn } from './context.ts';
import { nameAt } from './people.ts';

function factsOf({ code, with: details }: Refusal, language: Language, match?: Match): Facts {
  // A number under `seats` is a count, and a list holds seats.
  const named = Array.isArray(details.seats) ? details.seats : [details.seat ?? []].flat();
  const { opener } = details;
  const given = (name: string): number | undefined => {
    const value = details[name];
    return typeof value === 'number' ? value : undefined;
  };
  const strangers = [details.people ?? []].flat().map(name => safeName(String(name), language));
  return {
    people: match ? [...named.map(seat => nameAt(match, Number(seat), language)), ...strangers] : strangers,
    opener: typeof opener === 'string' ? safeName(opener, language) : undefined,
    gathering: match?.status === 'lobby',
    full: match !== undefined && match.seats.length >= match.seatsWanted,
    number: name => {
      const value = given(name);
      if (value === undefined) throw new RangeError(`${code} comes without ${name}`);
      return value;
    },
    given,
    text: name => {
      const value = details[name];
      return typeof value === 'string' ? value : undefined;
    },
    possible: [details.possible ?? []].flat().map(String),
  };
}

const isTableCode = (words: Words['refusals'], code: string): code is keyof Words['refusals'] =>
  Object.hasOwn(words, code);

/** Writes one of the table's own refusals as a sentence. Undefined for a refusal of a game. */
export function tableRefusal(context: Context, refusal: Refusal, match?: Match): string | undefined {
  if (!refusal.code.startsWith('table/')) return undefined;
  const { language } = context;
  const { words } = match ? contextIn(context, language, match.game) : context;
  const code = refusal.code.slice('table/'.length);
  return isTableCode(words.refusals, code)
    ? words.refusals[code](factsOf(refusal, language, match))
    : words.errors.neutral;
}
