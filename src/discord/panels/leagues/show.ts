import { safeName } from '../../../stage/names.ts';
import { isLive } from '../../../table/leagues/opening.ts';
import type { LeaguePage } from '../../../table/leagues/page.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { leagueButton } from '../../buttons/league-ids.ts';
import type { Context } from '../../context/context.ts';
import { firstLines, MAX_CONTENT } from '../../context/text.ts';
import type { Visit } from '../../context/visit.ts';
import {
  leagueHead,
  leaguePicture,
  leagueState,
  roundLines,
  roundName,
  threadLink,
} from '../../messages/league.ts';
import type { Answer } from '../../ports/answer.ts';

/** Returns the buttons that the person may use in a league. */
function waysOn(
  context: Context,
  { league, standing, waiting }: LeaguePage,
  personId: string,
): readonly Button[] {
  const words = context.words.leagues;
  if (!isLive(league)) return [];
  const own = standing.find(({ person }) => person.id === personId);
  const takesPart = own?.state === 'in' || waiting.some(({ id }) => id === personId);
  const opener = league.openerId === personId;
  return [
    ...(takesPart
      ? [leagueButton(league.id, 'leave', words.leave)]
      : own === undefined
        ? [leagueButton(league.id, 'join', words.join, 'main')]
        : []),
    ...(opener && league.status === 'gathering'
      ? [leagueButton(league.id, 'start', words.start, 'commit')]
      : []),
  ];
}

/** Says at which table of the league the person plays now. */
function ownGame(context: Context, { league, now, standing, waiting }: LeaguePage, personId: string) {
  const words = context.words.leagues;
  if (league.status !== 'running' || !now) return [];
  const table = now.tables.find(({ seats }) => seats.some(({ person }) => person.id === personId));
  if (table)
    return [
      table.ended
        ? words.ownOver
        : table.threadId === null
          ? words.ownComing
          : words.ownGame(threadLink(table.threadId)),
    ];
  const own = standing.find(({ person }) => person.id === personId);
  if (own?.state === 'in') return [words.ownBye];
  return waiting.some(({ id }) => id === personId) ? [] : [words.notIn];
}

/** Shows the standing of a league with its details, privately. */
export async function showLeague(context: Context, { person }: Visit, page: LeaguePage): Promise<Answer> {
  const words = context.words.leagues;
  const { league, standing, now } = page;
  const picture = await leaguePicture(context, page);
  const gathering = league.status === 'gathering';
  // The standing is also written in words, for readers who can't see the picture.
  const rows = gathering
    ? []
    : standing.map(({ place, person: { name }, points, games, state }) => {
        const row = words.row(place, safeName(name, context.language), points, games);
        return state === 'left' || state === 'out' ? `${row} (${words.gone})` : row;
      });
  const lines = [
    ...leagueHead(context, page).slice(0, gathering ? 4 : 2),
    ...leagueState(context, page),
    ...(league.trouble === 'closed' ? [words.shut] : []),
    ...(league.trouble === 'threads' ? [words.noThreads] : []),
    ...ownGame(context, page, person.id),
    ...(now && league.status === 'running'
      ? [`**${roundName(context, page, now)}**`, ...roundLines(context, now)]
      : []),
    ...rows,
  ];
  return {
    content: firstLines(lines, MAX_CONTENT),
    ...(picture && { file: picture }),
    rows: buttonRows(waysOn(context, page, person.id)),
  };
}
