import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/context/command.ts';
import { type Suggesting, suggest } from '../../src/discord/panels/autocomplete.ts';
import { actByFields, type TypedKind } from '../../src/discord/panels/typed-fields.ts';

interface ActingVerb extends TypedKind, Pick<Suggesting, 'narrows'> {
  /** Definition with the action's fields as options, and `now` where the preview can be skipped. */
  readonly definition: SlashCommandSubcommandBuilder;
}

/** A verb that is an action of its game: it suggests legal values and carries out what was typed. */
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
