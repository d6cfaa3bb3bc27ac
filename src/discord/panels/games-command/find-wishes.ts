import { LANGUAGES } from '../../../presentation/language/languages.ts';
import type { OwnSeek, SeekKind, SeekWish } from '../../../table/finding/finding.ts';
import { type Button, buttonRows, valueRow } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import type { Context } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import type { Answer } from '../../ports/answer.ts';
import { GAMES_WORDS, PEOPLE_WORDS } from '../../words/index.ts';

export type SeekChange = Partial<Pick<SeekWish, 'seats' | 'rated' | 'language' | 'channelId' | 'guildId'>>;

const ANY = 'any';

export const speedOf = ({ live }: SeekKind): readonly [] | readonly ['live'] => (live ? ['live'] : []);

/** Reads a choice in a menu of wishes. Undefined for another menu, or for a value that the menu does not have. */
export function wishIn(
  { games }: Context,
  game: string,
  what: string,
  value: string,
): SeekChange | undefined {
  const isAny = value === ANY;
  const language = LANGUAGES.find(each => each === value);
  if (what === 'seats' && (isAny || sizesOf({ games }, game).includes(Number(value))))
    return { seats: isAny ? null : Number(value) };
  if (what === 'rated' && ['yes', 'no', ANY].includes(value))
    return { rated: isAny ? null : value === 'yes' };
  return what === 'language' && (isAny || language) ? { language: language ?? null } : undefined;
}

/** Lists the numbers of people, from two on, that a game allows. */
function sizesOf({ games }: Pick<Context, 'games'>, game: string): readonly number[] {
  const known = games[game];
  const { min, max } = known?.seats(known.defaults) ?? { min: 2, max: 1 };
  return Array.from({ length: max }, (_, at) => at + 1).filter(size => size >= Math.max(2, min));
}

/** Shows the menus for a person's wishes about a request, and a button for the place where the game will be shown. */
export function wishesPage(
  context: Context,
  { place }: Visit,
  seek: OwnSeek,
  { lines, leave }: { readonly lines: readonly string[]; readonly leave: Button },
): Answer {
  const { find: words, everywhere, tables } = PEOPLE_WORDS[context.language];
  const { languages } = GAMES_WORDS[context.language].server;
  const at = [seek.game, ...speedOf(seek)] as const;
  const moved =
    seek.guildId !== null
      ? { label: everywhere.playDirect, id: gamesId('find', 'direct', ...at) }
      : { label: everywhere.playHere, id: gamesId('find', 'here', ...at) };
  return {
    content: lines.join('\n'),
    rows: [
      valueRow(gamesId('find', 'seats', ...at), `${seek.seats ?? ANY}`, [
        [ANY, words.anySeats],
        ...sizesOf(context, seek.game).map(size => [`${size}`, words.seats(size)] as const),
      ]),
      valueRow(gamesId('find', 'rated', ...at), seek.rated === null ? ANY : seek.rated ? 'yes' : 'no', [
        [ANY, words.anyRated],
        ['yes', words.rated],
        ['no', words.unrated],
      ]),
      valueRow(gamesId('find', 'language', ...at), seek.language ?? ANY, [
        [ANY, words.anyLanguage],
        ...LANGUAGES.map(each => [each, words.language(languages[each])] as const),
      ]),
      ...buttonRows([
        ...(place === 'server' || seek.guildId !== null ? [moved] : []),
        leave,
        { label: tables.back, id: gamesId('find') },
      ]),
    ],
  };
}
