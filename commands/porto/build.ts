import { type OptionChoice, type Subcommand, type Typed, text } from '../../src/discord/context/command.ts';
import type { Context } from '../../src/discord/context/context.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import { suggest } from '../../src/discord/panels/typing/autocomplete.ts';
import { TypedTurn } from '../../src/discord/panels/typing/typed-turn.ts';
import type { Answer } from '../../src/discord/ports/answer.ts';
import type { Picks } from '../../src/presentation/choosing/menu.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { flag, neededText, suggested } from '../definitions/verb.ts';
import * as spelling from './spelling.ts';
import { PORTO_COMMAND_WORDS, verb } from './words/index.ts';

const OPTIONS = ['number', 'colour', 'house', 'roof', 'claim'] as const;

const definition = verb('build', words => words.build, {
  number: neededText,
  colour: neededText,
  house: neededText,
  roof: suggested,
  claim: suggested,
  now: flag,
});

/** Checks that a text is the word for "all" in any language. A person may have read the suggestions in another language. */
const isAll = (typed: string): boolean =>
  ['all', ...LANGUAGES.map(language => PORTO_COMMAND_WORDS[language].build.claimAll)].some(
    word => word.toLowerCase() === typed.toLowerCase(),
  );

const size = (claim: string): number => (claim === 'none' ? 0 : claim.split(',').length);

const mostOf = (claims: readonly string[]): string =>
  claims.toSorted((one, other) => size(other) - size(one))[0] ?? 'none';

const parts = (base: Record<string, string>, roof: string | undefined, claim: string | undefined): string =>
  [
    `build ${base.number} ${base.colour} ${base.house}`,
    roof === undefined || roof === 'none' ? '' : ` roof ${roof}`,
    claim === undefined || claim === 'none' ? '' : ` claim ${claim}`,
  ].join('');

const SAMPLE = { number: 'blue-1', colour: 'blue-1', house: 'L3' };

async function run(visit: Visit, typed: Typed, context: Context): Promise<Answer> {
  const turn = await TypedTurn.begin(context, visit, 'build');
  if (!(turn instanceof TypedTurn)) return turn;
  const read = (field: string, spell: (typed: string) => string): string => {
    const given = text(typed, field) ?? '';
    return turn.meaning(field, given, spell(given));
  };
  const base = {
    number: read('number', spelling.card),
    colour: read('colour', spelling.card),
    house: read('house', spelling.house),
  };
  for (const field of ['number', 'colour', 'house'] as const) {
    if (!turn.isReadable(parts({ ...SAMPLE, [field]: base[field] }, undefined, undefined))) {
      return turn.unknown(field, text(typed, field) ?? '', base);
    }
  }
  const roof = text(typed, 'roof') === undefined ? undefined : read('roof', spelling.house);
  if (roof !== undefined && roof !== 'none' && !turn.isReadable(parts(SAMPLE, roof, undefined))) {
    return turn.unknown('roof', text(typed, 'roof') ?? '', base);
  }
  const given = text(typed, 'claim') ?? 'all';
  const asked = isAll(given) ? 'all' : given.toLowerCase();
  const claims = turn.choices('claim', base);
  const claim =
    asked === 'all'
      ? mostOf(claims)
      : asked === 'none'
        ? 'none'
        : turn.meaning('claim', asked, spelling.slots(asked));
  if (!turn.isReadable(parts(SAMPLE, undefined, claim))) {
    return turn.unknown('claim', text(typed, 'claim') ?? '', base);
  }
  const roofs = turn.choices('roof', base);
  if (roof === undefined && roofs.length > 0 && !roofs.includes('none') && claims.includes(claim)) {
    // The claim stands before the picks of `base`, since the panel's back button removes the last pick first.
    const picks: Picks = [['type', 'build'], ['claim', claim], ...Object.entries(base)];
    return panel(context, turn.seating, picks);
  }
  const picked = { ...base, roof: roof ?? roofs[0] ?? 'none', claim };
  const action = turn.settled(picked) ?? parts(base, roof ?? roofs[0], claim);
  return typed.now === true ? turn.carryOut(action, picked) : turn.propose(action, picked);
}

async function suggestions(
  visit: Visit,
  typed: Typed,
  focused: string,
  context: Context,
): Promise<readonly OptionChoice[]> {
  const found = await suggest(context, visit, typed, focused, {
    type: 'build',
    options: OPTIONS,
    silent: ['all'],
    ...(focused === 'claim' && { narrows: spelling.slotsAgree }),
  });
  if (focused === 'roof') return found.filter(({ value }) => value !== 'none');
  if (focused !== 'claim') return found;
  const all: OptionChoice = { name: PORTO_COMMAND_WORDS[context.language].build.claimAll, value: 'all' };
  const soFar = text(typed, 'claim')?.toLowerCase() ?? '';
  return 'all'.startsWith(soFar) && (found.length > 0 || soFar !== '') ? [all, ...found].slice(0, 25) : found;
}

export const build: Subcommand = { definition, run, suggest: suggestions };
