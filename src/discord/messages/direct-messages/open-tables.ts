import type { Listed } from '../../../table/lists.ts';
import type { BegunDirectMessage } from '../../../table/pings/direct-messages.ts';
import { BUTTONS_IN_A_ROW, type Button, buttonRows } from '../../buttons/components.ts';
import type { CustomId } from '../../buttons/custom-id.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { jump } from '../../buttons/match-buttons.ts';
import { type Context, firstLines, gameTitle, MAX_CONTENT, namesOf } from '../../context/context.ts';
import type { PublicMessage } from '../../rest/channel.ts';
import { when } from '../../words/figures.ts';
import { GAMES_WORDS, PEOPLE_WORDS } from '../../words/index.ts';

/** Writes the entry of an open table in a numbered list. @param index number of the entry, counted from 0 */
export function tableEntry(context: Context, match: Listed, index: number): string {
  const words = GAMES_WORDS[context.language].lists;
  const { paces, rated, unrated } = context.words.tables;
  const place = `[${gameTitle(context, match.game)}](${jump(match)}) <#${match.channelId}>`;
  const how = [paces[match.pace], match.rated ? rated : unrated].join(' · ');
  const gathering = words.gathering(match.seats.length, match.seatsWanted, when(match.createdAt));
  return `**${index + 1}.** ${words.together(place, namesOf(match, context.language))}\n-# ${gathering} · ${how}`;
}

export const sitButton = (context: Context, match: Listed, index: number): Button => ({
  label: GAMES_WORDS[context.language].lists.sitAt(index + 1, gameTitle(context, match.game)),
  id: gamesId('open', 'sit', match.id),
  style: 'commit',
});

/**
 * Reason for sending no direct message. `nothing`: the message's content is out of date. `unseen`: the person may not see the
 * channel any more. `unknown`: Discord does not say whether the person may see the channel.
 */
export type Unwritten = 'nothing' | 'unseen' | 'unknown';

const MOST = 200;

/**
 * Returns the id of the button that turns off messages about open tables. The number of the notice (`number`) makes the id
 * unique to its message.
 */
export const hushId = (guildId: string, number: number): CustomId => gamesId('open', 'hush', guildId, number);

async function stillOpen(
  context: Context,
  guildId: string,
  { rows, person }: Pick<BegunDirectMessage, 'rows' | 'person'>,
): Promise<readonly Listed[] | Unwritten> {
  const announced = new Set(rows.map(({ matchId }) => matchId));
  const open = (
    await context.table.archive.openTo({ id: person.id, name: person.name ?? '' }, guildId, MOST)
  ).filter(match => announced.has(match.id));
  const sights = await Promise.all(
    open.map(({ channelId }) => context.guilds.maySee(guildId, channelId, person.id)),
  );
  const seen = open.filter((_, index) => sights[index] === 'yes');
  if (seen.length > 0) return seen;
  return sights.includes('unknown') ? 'unknown' : 'nothing';
}

export async function tablesMessage(
  context: Context,
  guildId: string,
  directMessage: Pick<BegunDirectMessage, 'rows' | 'person'>,
): Promise<PublicMessage | Unwritten> {
  const tables = await stillOpen(context, guildId, directMessage);
  if (typeof tables === 'string') return tables;
  const words = PEOPLE_WORDS[context.language].tables;
  const shown = tables.slice(0, BUTTONS_IN_A_ROW);
  const more = tables.length - shown.length;
  const lines = [
    words.opened(tables.length),
    ...shown.map((match, index) => tableEntry(context, match, index)),
    ...(more > 0 ? [words.more(more)] : []),
  ];
  const [{ id } = { id: 0 }] = directMessage.rows;
  return {
    content: firstLines(lines, MAX_CONTENT),
    rows: [
      ...buttonRows(shown.map((match, index) => sitButton(context, match, index))),
      ...buttonRows([{ label: words.turnOff, id: hushId(guildId, id) }]),
    ],
    pings: [],
  };
}
