import { type OptionChoice, type Subcommand, text } from '../../src/discord/context/command.ts';
import type { TypedKind } from '../../src/discord/panels/typing/typed-turn.ts';
import { whole } from '../../src/games/porto/presenter/whole-action.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import type { AnyPresenter } from '../../src/presentation/presenter/presenter.ts';
import { flag, neededText, suggested } from '../definitions/verb.ts';
import { acting } from '../shared/acting.ts';
import { PORTO_COMMAND_WORDS, verb } from './words/index.ts';

export const { write }: NonNullable<AnyPresenter['whole']> = whole;

/** Checks that a text is the word for "all" in any language. A person may have read the suggestions in another language. */
const isAll = (typed: string): boolean =>
  ['all', ...LANGUAGES.map(language => PORTO_COMMAND_WORDS[language].build.claimAll)].some(
    word => word.toLowerCase() === typed.toLowerCase(),
  );

const size = (claim: string): number => (claim === 'none' ? 0 : claim.split(',').length);

/** Returns the value of an option that the person left out: the largest claim of contracts, and no token for the roof. */
const usual: NonNullable<TypedKind['usual']> = (field, typed, choices) => {
  if (field === 'claim' && (typed === undefined || isAll(typed)))
    return choices.toSorted((one, other) => size(other) - size(one))[0] ?? 'none';
  return field === 'roof' && typed === undefined ? choices.find(roof => roof === 'none') : undefined;
};

const own = acting({
  definition: verb('build', words => words.build, {
    number: neededText,
    colour: neededText,
    house: neededText,
    roof: suggested,
    claim: suggested,
    now: flag,
  }),
  type: 'build',
  fields: ['number', 'colour', 'house', 'roof', 'claim'],
  written: (...parts) => write('build', ...parts),
  usual,
});

/** Subcommand that builds. The bot does not suggest the roof `none`, since a person gets it by leaving the option out. */
export const build: Subcommand = {
  ...own,
  suggest: async (visit, typed, focused, context) => {
    const found = (await own.suggest?.(visit, typed, focused, context)) ?? [];
    if (focused !== 'claim') return found.filter(({ value }) => focused !== 'roof' || value !== 'none');
    const all: OptionChoice = { name: PORTO_COMMAND_WORDS[context.language].build.claimAll, value: 'all' };
    const soFar = text(typed, 'claim')?.toLowerCase() ?? '';
    return 'all'.startsWith(soFar) && (found.length > 0 || soFar !== '')
      ? [all, ...found].slice(0, 25)
      : found;
  },
};
