import type { Subcommand } from '../../src/discord/context/command.ts';
import { gameTitle, type Room } from '../../src/discord/context/room.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { type Answer, say } from '../../src/discord/ports/answer.ts';
import { isVerb, namingOf } from '../../src/discord/words/naming.ts';

/** Verbs that need no game in the channel. */
const ANYWHERE: readonly string[] = ['new', 'solo', 'rules', 'daily', 'challenge'];

/**
 * A verb of one game, for channels that play this game or none. In another game's channel it names that game's command
 * instead.
 */
export function onlyWhere(game: string, name: string, verb: Subcommand): Subcommand {
  if (ANYWHERE.includes(name)) return verb;
  const elsewhere = async (room: Room, visit: Visit): Promise<Answer | undefined> => {
    const match = await room.table.gameIn(visit.channelId);
    if (!match || match.game === game) return undefined;
    const { command } = namingOf(room.language, [match.game], room.alone);
    const { otherGame, otherGameEnded } = room.words.errors;
    const title = gameTitle(room, match.game);
    return say(
      match.status === 'lobby' || match.status === 'running'
        ? otherGame(title, command(isVerb(name) ? name : 'do'))
        : otherGameEnded(title, command('board')),
    );
  };
  const { suggest } = verb;
  return {
    ...verb,
    run: async (visit, typed, room, meanwhile) =>
      (await elsewhere(room, visit)) ?? verb.run(visit, typed, room, meanwhile),
    ...(suggest && {
      suggest: async (visit, typed, focused, room) =>
        (await elsewhere(room, visit)) ? [] : suggest(visit, typed, focused, room),
    }),
  };
}
