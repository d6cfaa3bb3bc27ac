import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/context/command.ts';
import { type Suggesting, suggest } from '../../src/discord/panels/typing/autocomplete.ts';
import { actByFields, type TypedKind } from '../../src/discord/panels/typing/typed-turn.ts';

interface ActingVerb extends TypedKind, Pick<Suggesting, 'narrows'> {
  /** Definition of the subcommand. It has the action's fields as options, and `now` where the preview can be skipped. */
  readonly definition: SlashCommandSubcommandBuilder;
}

/** Builds a verb that plays an action of its game. It suggests legal values and handles what was typed. */
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
