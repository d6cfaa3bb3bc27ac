import { safeName } from '../../stage/names.ts';
import type { Match } from '../../table/match/types.ts';
import { type Context, gameTitle } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import type { Answer } from '../ports/answer.ts';
import { GAMES_WORDS } from '../words/index.ts';

/** Announces publicly that a moderator has called a game off. Not for a game that the moderator plays. */
export async function calledOffAloud(
  context: Context,
  { person }: Visit,
  match: Match,
): Promise<Pick<Answer, 'aloud'>> {
  const own =
    match.status === 'lobby'
      ? match.opener.id === person.id
      : match.seats.every(({ id, resigned }) => resigned || id === person.id);
  if (own || match.guildId === null) return {};
  const language = await context.serverLanguage(match.guildId);
  const words = GAMES_WORDS[language].server;
  return {
    aloud: words.calledOff(
      `**${safeName(person.name, language)}**`,
      gameTitle({ ...context, language }, match.game),
    ),
  };
}
