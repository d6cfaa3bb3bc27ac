import type { BegunLetter } from '../../../table/attention/letters.ts';
import type { Listed } from '../../../table/lists.ts';
import { BUTTONS_IN_A_ROW, buttonRows } from '../../buttons/components.ts';
import type { CustomId } from '../../buttons/custom-id.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import type { Context } from '../../context/context.ts';
import { firstLines, MAX_CONTENT } from '../../context/text.ts';
import type { PublicMessage } from '../../rest/channel.ts';
import { PEOPLE_WORDS } from '../../words/index.ts';
import { sitButton, tableEntry } from '../table-entries.ts';

/**
 * Reason for sending no direct message. `nothing`: the news is out of date. `unseen`: the person may not see the channel
 * any more. `unknown`: Discord does not say.
 */
export type Unwritten = 'nothing' | 'unseen' | 'unknown';

/** Most open tables of a server that are read. */
const MOST = 200;

/**
 * Returns the id of the button that turns off messages about open tables. The notice's number makes the id unique to its
 * message.
 */
export const hushId = (guildId: string, letter: number): CustomId => gamesId('open', 'hush', guildId, letter);

/** Lists the announced tables that still have a seat for the person, in channels that the person may see. */
async function stillOpen(
  context: Context,
  guildId: string,
  { letters, person }: Pick<BegunLetter, 'letters' | 'person'>,
): Promise<readonly Listed[] | Unwritten> {
  const told = new Set(letters.map(({ matchId }) => matchId));
  const open = (
    await context.table.archive.openTo({ id: person.id, name: person.name ?? '' }, guildId, MOST)
  ).filter(match => told.has(match.id));
  const sights = await Promise.all(
    open.map(({ channelId }) => context.guilds.maySee(guildId, channelId, person.id)),
  );
  const seen = open.filter((_, index) => sights[index] === 'yes');
  if (seen.length > 0) return seen;
  return sights.includes('unknown') ? 'unknown' : 'nothing';
}

/** Writes the direct message about tables that have opened in a server, with a button to join each. */
export async function tablesMessage(
  context: Context,
  guildId: string,
  letter: Pick<BegunLetter, 'letters' | 'person'>,
): Promise<PublicMessage | Unwritten> {
  const tables = await stillOpen(context, guildId, letter);
  if (typeof tables === 'string') return tables;
  const words = PEOPLE_WORDS[context.language].tables;
  const shown = tables.slice(0, BUTTONS_IN_A_ROW);
  const more = tables.length - shown.length;
  const lines = [
    words.opened(tables.length),
    ...shown.map((match, index) => tableEntry(context, match, index)),
    ...(more > 0 ? [words.more(more)] : []),
  ];
  const [{ id } = { id: 0 }] = letter.letters;
  return {
    content: firstLines(lines, MAX_CONTENT),
    rows: [
      ...buttonRows(shown.map((match, index) => sitButton(context, match, index))),
      ...buttonRows([{ label: words.turnOff, id: hushId(guildId, id) }]),
    ],
    pings: [],
  };
}
