import { grammar } from '../../../presentation/language/grammar.ts';
import { soughtName, unescaped } from '../../../presentation/text/names.ts';
import type { Match } from '../../../table/match/types.ts';
import { buttonRows, OPTIONS_IN_A_SELECT, selectRow } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { jump, watchButtons } from '../../buttons/match-buttons.ts';
import type { OptionChoice } from '../../context/command.ts';
import { type Context, gameTitle, namesOf } from '../../context/context.ts';
import { maySeeInto, type Visit } from '../../context/visit.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { GAMES_WORDS } from '../../words/index.ts';
import { board } from '../look/board.ts';
import { turnButtons } from './pages.ts';

export interface GlanceWish {
  /** Id of a match, link to its channel or to a message there, or a channel. Absent: the answer offers all games. */
  readonly wanted?: string | undefined;
  readonly page?: number | undefined;
}

/** Maximum number of a server's games that the menus offer. A person can name any other game by its channel. */
const MOST_OFFERED = 1_000;
const NAMED_AT_ONCE = 100;

interface Offered {
  readonly ids: readonly string[];
  readonly cut: boolean;
}

async function playedHere({ table }: Context, visit: Visit): Promise<Offered> {
  const { guildId, person } = visit;
  if (guildId === null) return { ids: [], cut: false };
  const live = await table.archive.playedIn(guildId, person.id, MOST_OFFERED);
  const seen = live.filter(game => game.own || maySeeInto(visit, game.channelId));
  return { ids: seen.map(({ id }) => id), cut: live.length === MOST_OFFERED };
}

async function playedThere({ table }: Context, visit: Visit, wanted: string): Promise<Match | undefined> {
  const { guildId, person } = visit;
  const channel = channelIn(wanted);
  const match = (await table.get(wanted)) ?? (channel === undefined ? undefined : await table.live(channel));
  if (match?.status !== 'running' || match.guildId !== guildId) return undefined;
  const own = table.seatOf(match, person.id) !== undefined;
  return own || (!match.withheld && maySeeInto(visit, match.channelId)) ? match : undefined;
}

/** Names a match without markdown: "Chess: Ann, Bob". */
const titleOf = (context: Context, match: Pick<Match, 'game'> & Parameters<typeof namesOf>[0]): string =>
  grammar(context.language).labelled(
    gameTitle(context, match.game),
    namesOf(match, context.language).map(unescaped).join(', '),
  );

const channelIn = (text: string): string | undefined =>
  (/\/channels\/\d+\/(\d+)/.exec(text) ?? /^<?#?(\d+)>?$/.exec(text.trim()))?.[1];

/** Shows the scores and the board of a game in this server, limited to public facts. */
export async function glance(
  context: Context,
  visit: Visit,
  { wanted, page = 0 }: GlanceWish,
): Promise<Answer> {
  const words = GAMES_WORDS[context.language].glance;
  if (visit.guildId === null) return say(words.onlyInServers);
  if (wanted === undefined) return offered(context, visit, page);
  const match = await playedThere(context, visit, wanted);
  if (!match) return offered(context, visit, 0, words.strange);
  const shown = await board(context, visit, { match });
  return {
    ...shown,
    content: `**${gameTitle(context, match.game)}** <#${match.channelId}>\n${shown.content}`,
    rows: buttonRows([
      { label: words.toBoard, url: jump(match) },
      ...watchButtons(context, match, visit.person.id),
      { label: words.others, id: gamesId('glance') },
    ]),
  };
}

async function offered(context: Context, visit: Visit, wanted: number, remark?: string): Promise<Answer> {
  const words = GAMES_WORDS[context.language].glance;
  const { ids, cut } = await playedHere(context, visit);
  if (ids.length === 0) return say(words.none);
  const pages = Math.ceil(ids.length / OPTIONS_IN_A_SELECT);
  const page = Math.min(wanted, pages - 1);
  const shown = ids.slice(page * OPTIONS_IN_A_SELECT, (page + 1) * OPTIONS_IN_A_SELECT);
  const options = (await context.table.archive.titles(shown)).map(match => ({
    label: titleOf(context, match),
    value: match.id,
  }));
  const content = remark ?? words.choose;
  return {
    content: cut ? `${content}\n${words.more(MOST_OFFERED)}` : content,
    rows: [
      selectRow(gamesId('glance'), words.choose, options),
      ...buttonRows(turnButtons(context, page, pages, 'glance')),
    ],
  };
}

/** Suggests running games whose name or players contain the typed text, as many as Discord allows in one list. */
export async function suggestGames(
  context: Context,
  visit: Visit,
  typed: string,
): Promise<readonly OptionChoice[]> {
  const soFar = typed.trim().toLowerCase();
  const { ids } = await playedHere(context, visit);
  const found: OptionChoice[] = [];
  for (let at = 0; at < ids.length && found.length < OPTIONS_IN_A_SELECT; at += NAMED_AT_ONCE) {
    // Only names that are shown are cleaned, since cleaning takes longer than reading names from the database.
    const titles = (await context.table.archive.titles(ids.slice(at, at + NAMED_AT_ONCE))).filter(
      ({ game, seats }) =>
        `${game} ${gameTitle(context, game)}: ${seats.map(seated => soughtName(seated, context.language)).join(', ')}`
          .toLowerCase()
          .includes(soFar),
    );
    found.push(...titles.map(match => ({ name: titleOf(context, match), value: match.id })));
  }
  return found.slice(0, OPTIONS_IN_A_SELECT);
}
