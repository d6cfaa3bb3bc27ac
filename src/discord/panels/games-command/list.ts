import { dealName } from '../../../presentation/text/deal-name.ts';
import { playerName } from '../../../presentation/text/names.ts';
import type { OpenAttempt } from '../../../table/deals/page.ts';
import type { Ongoing } from '../../../table/lists.ts';
import { buttonRows } from '../../buttons/components.ts';
import { dealButton } from '../../buttons/contest-ids.ts';
import { jump } from '../../buttons/match-buttons.ts';
import { type Context, gameTitle, namesOf, pagesOf } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { when } from '../../words/figures.ts';
import { GAMES_WORDS } from '../../words/index.ts';
import { closedRemark } from '../greeting.ts';
import { turnButtons } from './pages.ts';
import { yearRemark } from './year.ts';

const ENTRIES_ON_A_PAGE = 8;
/** Maximum number of characters of the entries on a page, not counting the title. */
const ROOM_ON_A_PAGE = 1_800;

function entry(context: Context, game: Ongoing): string {
  const { language } = context;
  const { match, seat, toAct, yours, since } = game;
  const words = GAMES_WORDS[language].lists;
  const names = namesOf(match, language);
  const others = names.filter((_, other) => other !== seat);
  const place = `[${gameTitle(context, match.game)}](${jump(match)})${match.guildId === null ? '' : ` <#${match.channelId}>`}`;
  const only = match.status === 'lobby' ? place : words.alone(place);
  const table = others.length > 0 ? words.together(place, others) : only;
  const turn = (): string => {
    if (match.status === 'lobby') return words.gathering(match.seats.length, match.seatsWanted, when(since));
    if (match.pausedAt !== null) return words.paused(when(match.pausedAt));
    if (yours) return words.yours(when(since));
    const awaited = toAct.map(other => names[other] ?? '').filter(name => name !== '');
    return words.theirs(awaited, when(since));
  };
  return `${turn()}\n-# ${table}`;
}

function dealEntry(context: Context, { game, begunAt, ...deal }: OpenAttempt): string {
  const words = GAMES_WORDS[context.language].lists;
  const place = `${gameTitle(context, game)} · ${dealName(context, deal)}`;
  const bot = playerName('hard', 1, context.language);
  const table = deal.form === 'duel' ? words.together(place, [bot]) : words.alone(place);
  return `${words.yours(when(begunAt))}\n-# ${table}`;
}

/**
 * Lists the person's unfinished deals, and then the person's lobbies and running games in every channel. Of these games, the
 * ones that wait for the person come first.
 */
export async function list(context: Context, visit: Visit, wanted = 0): Promise<Answer> {
  const words = GAMES_WORDS[context.language].lists;
  const games = await context.table.archive.gamesOf(visit.person.id);
  const deals = await context.table.deals.unfinished(visit.person.id);
  const [first] = games;
  const remarks = [await closedRemark(context, visit), await yearRemark(context, visit)].filter(Boolean);
  if (!first && deals.length === 0) return say([context.words.tables.none, ...remarks].join('\n'));
  const entries = [
    ...deals.map(deal => dealEntry(context, deal)),
    ...games.map(game => entry(context, game)),
  ];
  const pages = pagesOf(entries, ENTRIES_ON_A_PAGE, ROOM_ON_A_PAGE);
  const page = Math.min(wanted, pages.length - 1);
  const waiting = deals.length + games.filter(({ yours }) => yours).length;
  const title = [
    words.title(entries.length, waiting),
    ...(pages.length > 1 ? [words.page(page + 1, pages.length)] : []),
  ];
  return {
    content: [title.join(' · '), ...(pages[page] ?? []), ...remarks].join('\n'),
    rows: buttonRows([
      ...(first?.yours ? [{ label: words.first, url: jump(first.match) }] : []),
      ...deals.map(({ id, ...deal }) =>
        dealButton(id, 'play', `${context.words.deals.goOn} · ${dealName(context, { id, ...deal })}`, 'main'),
      ),
      ...turnButtons(context, page, pages.length, 'list'),
    ]),
  };
}
