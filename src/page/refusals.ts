import type { Refusal } from '../core/contract/result.ts';
import type { Language } from '../presentation/language/languages.ts';
import { plain } from '../presentation/text/names.ts';
import type { Match } from '../table/match/types.ts';
import type { Member } from '../table/people/servers.ts';
import type { PageSeating } from './seating.ts';
import { WORDS } from './words/index.ts';

/** What the bot says and knows on Discord, which the page does not import. */
export interface PageVoice {
  /** Returns the roles of a member of a server. Undefined: they are not known. */
  memberOf(guildId: string, personId: string): Promise<Member | undefined>;
  /** Returns the refusal of a person or server that the operator has shut out. Undefined for all others. */
  shutOut(personId: string, guildId: string | null, language: Language): Promise<string | undefined>;
  /** Writes a refusal with Discord's marks. */
  refusal(refusal: Refusal, match: Match, language: Language): string;
}

const OVERTAKEN: readonly string[] = ['table/stale', 'table/late', 'table/late-choice', 'table/not-to-act'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Writes Discord's marks for times as a reader of plain text needs them: "in 11 hours". */
export const withTimes = (text: string, language: Language, now: number): string =>
  text.replace(/<t:(\d+):\w>/g, (_mark, seconds) => {
    const left = Number(seconds) * 1_000 - now;
    const [unit, length] = left > 2 * HOUR ? (['hour', HOUR] as const) : (['minute', MINUTE] as const);
    return new Intl.RelativeTimeFormat(language).format(Math.max(1, Math.ceil(left / length)), unit);
  });

/** Says why an act is refused. */
export function refusalIn(
  voice: Pick<PageVoice, 'refusal'>,
  { match, seat, language, presenter }: PageSeating,
  refusal: Refusal,
  now: number,
): string {
  if (OVERTAKEN.includes(refusal.code)) return WORDS[language].stale;
  const said = refusal.code.startsWith('table/')
    ? withTimes(voice.refusal(refusal, match, language), language, now)
    : presenter.refusal(refusal, match.position.view(seat ?? 'table'));
  return plain(said);
}
