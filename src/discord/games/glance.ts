import type { Match } from '../../match/types.ts';
import { capital } from '../../present/grammar.ts';
import { unescaped } from '../../present/names.ts';
import type { Choice } from '../command.ts';
import { buttonRows, OPTIONS_IN_A_SELECT, selectRow } from '../components.ts';
import { namesOf } from '../people.ts';
import { board } from '../reading.ts';
import { type Answer, type Room, say, type Visit } from '../room.ts';
import { GAMES_WORDS } from '../words/games/index.ts';
import { gamesId } from './id.ts';
import { jump } from './jump.ts';
import { turnButtons } from './pages.ts';

export interface GlanceWish {
  /** A match's id, the address of its channel or of a message in it, or a channel; absent: all are offered. */
  readonly wanted?: string | undefined;
  /** Of those offered, counted from 0. */
  readonly page?: number | undefined;
}

/** The games being played in this server, where the asker may look into their channels. */
async function playedHere(
  { table }: Room,
  { guildId, channelId, person, maySee }: Visit,
): Promise<readonly Match[]> {
  if (guildId === null) return [];
  const live = await table.list();
  return live.filter(
    match =>
      match.guildId === guildId &&
      match.status === 'running' &&
      (match.channelId === channelId ||
        table.seatOf(match, person.id) !== undefined ||
        maySee(match.channelId)),
  );
}

/** "Porto: Ann, Bob", without markdown. */
const titleOf = ({ language }: Room, match: Match): string =>
  `${capital(match.game)}: ${namesOf(match, language).map(unescaped).join(', ')}`;

/** The channel that an address or a mention names. */
const channelIn = (text: string): string | undefined =>
  (/\/channels\/\d+\/(\d+)/.exec(text) ?? /^<?#?(\d+)>?$/.exec(text.trim()))?.[1];

/** Scores and board of any game of this server, as everybody may see them. */
export async function glance(room: Room, visit: Visit, { wanted, page = 0 }: GlanceWish): Promise<Answer> {
  const words = GAMES_WORDS[room.language].glance;
  if (visit.guildId === null) return say(words.onlyInServers);
  const here = await playedHere(room, visit);
  if (wanted === undefined) return offered(room, here, page);
  const channel = channelIn(wanted);
  const match = here.find(({ id, channelId }) => id === wanted || channelId === channel);
  if (!match) return offered(room, here, 0, words.strange);
  const shown = await board(room, visit, { matchId: match.id });
  return {
    ...shown,
    content: `**${capital(match.game)}** <#${match.channelId}>\n${shown.content}`,
    rows: buttonRows([
      { label: words.toBoard, url: jump(match) },
      { label: words.others, id: gamesId('glance') },
    ]),
  };
}

function offered(room: Room, here: readonly Match[], wanted: number, remark?: string): Answer {
  const words = GAMES_WORDS[room.language].glance;
  if (here.length === 0) return say(words.none);
  const pages = Math.ceil(here.length / OPTIONS_IN_A_SELECT);
  const page = Math.min(wanted, pages - 1);
  const options = here
    .slice(page * OPTIONS_IN_A_SELECT, (page + 1) * OPTIONS_IN_A_SELECT)
    .map(match => ({ label: titleOf(room, match), value: match.id }));
  return {
    content: remark ?? words.choose,
    rows: [
      selectRow(gamesId('glance'), words.choose, options),
      ...buttonRows(turnButtons(room, page, pages, 'glance')),
    ],
  };
}

export async function suggestGames(room: Room, visit: Visit, typed: string): Promise<readonly Choice[]> {
  const soFar = typed.trim().toLowerCase();
  return (await playedHere(room, visit))
    .map(match => ({ name: titleOf(room, match), value: match.id }))
    .filter(({ name }) => name.toLowerCase().includes(soFar));
}
