import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/context/command.ts';
import { suggest } from '../../src/discord/panels/typing/autocomplete.ts';
import { actByFields, type TypedKind } from '../../src/discord/panels/typing/typed-turn.ts';
import type { In } from '../../src/presentation/language/languages.ts';
import type { AnyPresenter } from '../../src/presentation/presenter/presenter.ts';
import { suggested, verbsIn } from '../definitions/verb.ts';

interface ActingVerb extends TypedKind {
  /** Definition of the subcommand. Its options are the action's fields, and `now` in a game that lists it. */
  readonly definition: SlashCommandSubcommandBuilder;
}

/** Builds a subcommand that plays one kind of action and suggests legal values for its options. */
export const acting = ({ definition, ...kind }: ActingVerb): Subcommand => ({
  definition,
  run: (visit, typed, context) => actByFields(context, visit, typed, kind),
  ...(kind.fields.length > 0 && {
    suggest: (visit, typed, focused, context) => suggest(context, visit, typed, focused, kind),
  }),
});

interface KindWords {
  readonly about: string;
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * Returns a function that builds a subcommand for each of some kinds of action. The catalogue of English texts names the
 * options of each subcommand.
 * @param shown kinds of action that the bot shows in a preview first
 */
export function kindVerbs<Kind extends string>(
  words: In<{ readonly verbs: Readonly<Record<Kind, KindWords>> }>,
  shown: readonly NoInfer<Kind>[],
  whole: NonNullable<AnyPresenter['whole']>,
): (...kinds: readonly Kind[]) => Readonly<Record<string, Subcommand>> {
  const verb = verbsIn(words);
  const one = (type: Kind): Subcommand => {
    const fields = Object.keys(words.en.verbs[type].options ?? {});
    const options = Object.fromEntries(fields.map(field => [field, suggested]));
    const definition = verb(
      type,
      ({ verbs: { [type]: kindWords } }): Readonly<Record<string, string>> & { about: string } => ({
        ...kindWords.options,
        about: kindWords.about,
      }),
      options,
    );
    const written: TypedKind['written'] = (...parts) => whole.write(type, ...parts);
    return acting({ definition, type, fields, written, atOnce: !shown.includes(type) });
  };
  return (...kinds) => Object.fromEntries(kinds.map(kind => [kind, one(kind)]));
}
