import type { Refusal } from '../core/contract/result.ts';
import type { Language } from '../presentation/language/languages.ts';
import { plain } from '../presentation/text/names.ts';
import type { Match } from '../table/match/types.ts';
import type { Member } from '../table/people/servers.ts';
import type { AnsweredPuzzle, AskedPuzzle } from '../table/puzzles/puzzles.ts';
import type { PageSeating } from './seating.ts';
import { WORDS } from './words/index.ts';

/** Sentences and facts of the bot on Discord, which the page does not import. */
export interface PageVoice {
  /** Returns the roles of a member of a server. Undefined: they are not known. */
  memberOf(guildId: string, personId: string): Promise<Member | undefined>;
  /** Returns the refusal of a person or server that the operator has shut out. Undefined for all others. */
  shutOut(personId: string, guildId: string | null, language: Language): Promise<string | undefined>;
  /** Writes a refusal with Discord's marks. Undefined instead of a match: the refusal is about a puzzle. */
  refusal(refusal: Refusal, match: Match | undefined, language: Language): string;
  /** Writes a puzzle before or after the answer, with Discord's marks. `next`: name of the button to the next puzzle. */
  puzzle(
    puzzle: AskedPuzzle | AnsweredPuzzle,
    language: Language,
  ): { readonly title: string; readonly lines: readonly string[]; readonly next: string };
  /** Returns the sentence that a person has answered all puzzles of a game. */
  solvedAll(done: { readonly game: string; readonly count: number }, language: Language): string;
}

const OVERTAKEN: readonly string[] = ['table/stale', 'table/late', 'table/late-choice', 'table/not-to-act'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const UNITS = [
  ['day', 24 * HOUR],
  ['hour', HOUR],
] as const;

/** Replaces Discord's marks for times with words, such as "in 11 hours". */
export const withTimes = (text: string, language: Language, now: number): string =>
  text.replace(/<t:(\d+):\w>/g, (_mark, seconds) => {
    const left = Number(seconds) * 1_000 - now;
    const [unit, length] =
      UNITS.find(([, least]) => Math.abs(left) > 2 * least) ?? (['minute', MINUTE] as const);
    return new Intl.RelativeTimeFormat(language).format(Math.ceil(left / length), unit);
  });

/** Returns the sentence for a refusal, without markdown. */
export function refusalIn(
  voice: Pick<PageVoice, 'refusal'>,
  { match, seat, language, presenter }: Pick<PageSeating, 'language' | 'presenter'> & Partial<PageSeating>,
  refusal: Refusal,
  now: number,
): string {
  if (OVERTAKEN.includes(refusal.code)) return WORDS[language].stale;
  const said = refusal.code.startsWith('table/')
    ? withTimes(voice.refusal(refusal, match, language), language, now)
    : presenter.refusal(refusal, match?.position.view(seat ?? 'table'));
  return plain(said);
}
