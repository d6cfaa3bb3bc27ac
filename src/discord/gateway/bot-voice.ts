import type { Refusal } from '../../core/contract/result.ts';
import type { Language } from '../../presentation/language/languages.ts';
import type { Match } from '../../table/match/types.ts';
import { type Refusing, wordsFor } from '../buttons/seated-person.ts';
import { type ContextParts, contextIn } from '../context/context.ts';
import { shutOutText } from '../panels/games-command/privacy.ts';

/** Writes a refusal as an answer on Discord says it. */
export const refusalText = (
  parts: Pick<Refusing, 'games' | 'presenters' | 'alone'>,
  refusal: Refusal,
  match: Match,
  language: Language,
): string => wordsFor(contextIn(parts, language, match.game), refusal, match);

/** Returns what the bot says and knows outside of an interaction, for the board in a browser. */
export const botVoiceOf = (parts: ContextParts) => ({
  memberOf: (guildId: string, personId: string) => parts.guilds.rolesOf(guildId, personId),
  shutOut: (personId: string, guildId: string | null, language: Language) =>
    shutOutText({ ...parts, language }, personId, guildId),
  refusal: (refusal: Refusal, match: Match, language: Language) =>
    refusalText(parts, refusal, match, language),
});

export type BotVoice = ReturnType<typeof botVoiceOf>;
