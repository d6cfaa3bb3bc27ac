import type { Refusal } from '../../core/contract/result.ts';
import type { Language } from '../../presentation/language/languages.ts';
import type { Match } from '../../table/match/types.ts';
import type { AnsweredPuzzle, AskedPuzzle } from '../../table/puzzles/puzzles.ts';
import { wordsFor } from '../buttons/seated-person.ts';
import { type ContextParts, contextIn, gameTitle } from '../context/context.ts';
import { shutOutText } from '../panels/games-command/privacy.ts';
import { headOf, puzzleFacts, questionLines } from '../panels/games-command/puzzle.ts';
import { resultLines } from '../panels/games-command/puzzle-answer.ts';

/** Returns the bot's sentences and facts for the board in a browser, where no interaction gives a context. */
export const botVoiceOf = (parts: ContextParts) => ({
  memberOf: (guildId: string, personId: string) => parts.guilds.rolesOf(guildId, personId),
  shutOut: (personId: string, guildId: string | null, language: Language) =>
    shutOutText({ ...parts, language }, personId, guildId),
  refusal: (refusal: Refusal, match: Match | undefined, language: Language) =>
    wordsFor(contextIn(parts, language, match?.game), refusal, match),
  puzzle: (puzzle: AskedPuzzle | AnsweredPuzzle, language: Language) => {
    const asked = 'asked' in puzzle ? puzzle.asked : puzzle;
    const facts = puzzleFacts(contextIn(parts, language, asked.game), asked);
    const lines = 'asked' in puzzle ? resultLines(facts, puzzle) : questionLines(facts);
    return { title: headOf(facts), lines, next: facts.context.words.puzzles.next };
  },
  solvedAll: ({ game, count }: { readonly game: string; readonly count: number }, language: Language) => {
    const context = contextIn(parts, language);
    return context.words.puzzles.done(gameTitle(context, game), count);
  },
});

export type BotVoice = ReturnType<typeof botVoiceOf>;
