import type { Subcommand } from '../../src/discord/context/command.ts';
import { type Context, gameTitle } from '../../src/discord/context/context.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { type Answer, say } from '../../src/discord/ports/answer.ts';
import { isVerb, namingOf } from '../../src/discord/words/naming.ts';

/** Subcommands that also work in a channel where another game is played. */
const ANYWHERE: readonly string[] = ['new', 'solo', 'rules', 'daily'];

/** Wraps a subcommand of one game. In a channel of another game, it refuses and names that game's command. */
export function onlyWhere(game: string, name: string, verb: Subcommand): Subcommand {
  if (ANYWHERE.includes(name)) return verb;
  const elsewhere = async (context: Context, visit: Visit): Promise<Answer | undefined> => {
    const match = await context.table.gameIn(visit.channelId);
    if (!match || match.game === game) return undefined;
    const { command } = namingOf(context.language, [match.game], context.alone);
    const { otherGame, otherGameEnded } = context.words.errors;
    const title = gameTitle(context, match.game);
    return say(
      match.status === 'lobby' || match.status === 'running'
        ? otherGame(title, command(isVerb(name) ? name : 'do'))
        : otherGameEnded(title, command('board')),
    );
  };
  const { suggest } = verb;
  return {
    ...verb,
    run: async (visit, typed, context, meanwhile) =>
      (await elsewhere(context, visit)) ?? verb.run(visit, typed, context, meanwhile),
    ...(suggest && {
      suggest: async (visit, typed, focused, context) =>
        (await elsewhere(context, visit)) ? [] : suggest(visit, typed, focused, context),
    }),
  };
}
