import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/context/command.ts';
import { type Suggesting, suggest } from '../../src/discord/panels/typing/autocomplete.ts';
import { actByFields, type TypedKind } from '../../src/discord/panels/typing/typed-turn.ts';

interface ActingVerb extends TypedKind, Pick<Suggesting, 'narrows'> {
  /** Definition of the subcommand. Its options are the action's fields, and `now` if the person can skip the preview. */
  readonly definition: SlashCommandSubcommandBuilder;
}

/** Builds a subcommand that plays one kind of action and suggests legal values for its options. */
export const acting = ({ definition, narrows, ...kind }: ActingVerb): Subcommand => ({
  definition,
  run: (visit, typed, context) => actByFields(context, visit, typed, kind),
  ...(kind.fields.length > 0 && {
    suggest: (visit, typed, focused, context) =>
      suggest(context, visit, typed, focused, {
        type: kind.type,
        options: kind.fields,
        ...(narrows && { narrows }),
      }),
  }),
});
