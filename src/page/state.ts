import type { Seat } from '../core/contract/game.ts';
import { worthTo } from '../presentation/choosing/menu.ts';
import { firstMarks } from '../presentation/choosing/narrowing.ts';
import { seriesIn } from '../presentation/choosing/series.ts';
import { NOTHING } from '../presentation/choosing/touching.ts';
import { nameOf, plain, resignedText } from '../presentation/text/names.ts';
import { lostChoice, sealedLines } from '../presentation/text/sealed.ts';
import { SHARED_WORDS } from '../presentation/words/index.ts';
import { isLive } from '../table/match/live-clock.ts';
import { eventsFor, standingMoves } from '../table/match/log.ts';
import { asideOf } from '../table/match/position.ts';
import type { Table } from '../table/table.ts';
import { cardsOf } from './cards.ts';
import { ownScene, pictureIn, previewIn, touchIn } from './own-view.ts';
import type { PageClock, PagePreview, PageState, PageStatus } from './protocol.ts';
import { namesAt, type PageSeating, viewerOf } from './seating.ts';
import { WORDS } from './words/index.ts';

/** Largest number of moves whose sentences stand above the picture. */
const MOVES = 12;
/** Largest number of lines about these moves. */
const LINES = 8;

function statusOf({ match, seat }: PageSeating, awaited: readonly Seat[]): PageStatus {
  if (match.status === 'over') return 'over';
  if (match.status !== 'running') return match.status === 'cancelled' ? 'cancelled' : 'gone';
  if (match.pausedAt !== null) return 'paused';
  if (seat === undefined || !match.position.toAct.includes(seat)) return 'waiting';
  return awaited.includes(seat) ? 'yours' : 'sealed';
}

/** Returns the position as the person may see it, with the things that they can touch now. */
export async function pageState(table: Table, seating: PageSeating): Promise<PageState> {
  const { match, seat, game, presenter } = seating;
  const awaited = await table.awaited(match);
  const status = statusOf(seating, awaited);
  const viewer = viewerOf(seating);
  const view = viewer === 'table' ? await table.publicView(match) : match.position.view(viewer);
  const names = namesAt(seating);
  const scene =
    seat === undefined ? presenter.boardScene?.(view, names) : ownScene({ presenter, view, names });
  if (!scene) throw new Error(`${presenter.title} has no board for the page`);
  const own = seat !== undefined && (status === 'yours' || status === 'sealed');
  const legal = own ? match.position.legal(seat) : [];
  const kindOf = (action: unknown): string => game.fields(action)[0]?.[1] ?? '';
  const touch = own
    ? touchIn({ game, presenter, view }, scene, legal, {
        worth: worthTo(game, view, seat),
        isPlain: action => presenter.atOnce?.(action, view) ?? false,
      })
    : NOTHING;
  return {
    status,
    title: presenter.title,
    rev: match.rev,
    ...(await linesOf(table, seating, { status, awaited, view })),
    ...(status === 'yours' && {
      ask: plain(
        `${WORDS[seating.language].yourTurn} ${presenter.awaits(view, [...new Set(legal.map(kindOf))])}`,
      ),
    }),
    ...pictureIn(scene),
    touch,
    marks: firstMarks(touch),
    series: seriesIn({ game, presenter, view }, legal).map(each => ({ ...each, label: plain(each.label) })),
    advises: table.hints.areOffered(match),
    ...(await cardsOf(table, seating)),
    clocks: await clocksOf(table, seating),
  };
}

interface LineFacts {
  readonly status: PageStatus;
  readonly awaited: readonly Seat[];
  readonly view: unknown;
}

/** Returns sentences about the newest moves that still count, then about the awaited people or the end of the game. */
async function linesOf(
  table: Table,
  seating: PageSeating,
  facts: LineFacts,
): Promise<Pick<PageState, 'lines' | 'news'>> {
  const { match, seat, presenter } = seating;
  const names = namesAt(seating);
  const moves = await table.moves(match.id, { since: Math.max(0, match.rev - MOVES), to: match.rev });
  const own = moves.findLastIndex(move => move.seat === seat);
  const sentences = presenter.story(eventsFor(standingMoves(moves.slice(own + 1)), viewerOf(seating)), names);
  const story = sentences.length > LINES ? ['…', ...sentences.slice(1 - LINES)] : sentences;
  const now = [...endedSeats(seating), ...(await nowLines(table, seating, facts))];
  const [news, other] = [story, now].map(lines => lines.flatMap(line => line.split('\n')).map(plain));
  return { lines: [...(news ?? []), ...(other ?? [])], news: news?.length ?? 0 };
}

/**
 * Lists sentences about seats that ended before their game, for which a stand-in plays. Empty after the game, whose result names
 * these seats.
 */
function endedSeats(seating: PageSeating): readonly string[] {
  const { match, language } = seating;
  if (match.status !== 'running') return [];
  const names = namesAt(seating);
  return resignedText(asideOf(match), at => nameOf(names, at, language), language);
}

/** Returns sentences about a seat's own moves since a revision, with the results of chance. */
export async function ownStory(
  table: Table,
  seating: PageSeating,
  since: number,
): Promise<readonly string[]> {
  const { match, seat, presenter } = seating;
  const moves = await table.moves(match.id, { since, to: match.rev });
  const own = standingMoves(moves).filter(move => move.seat === seat);
  return presenter.story(eventsFor(own, viewerOf(seating)), namesAt(seating)).map(plain);
}

async function nowLines(
  table: Table,
  seating: PageSeating,
  { status, awaited, view }: LineFacts,
): Promise<readonly string[]> {
  const { match, seat, language, presenter } = seating;
  const words = WORDS[language];
  const names = namesAt(seating);
  switch (status) {
    case 'yours': {
      const isJoint = match.position.toAct.length > 1;
      const lost = isJoint ? await table.turnedDown(match.id, seat ?? -1) : undefined;
      return [...(lost ? [lostChoice({ ...seating, view }, lost)] : []), ...(presenter.aims?.(view) ?? [])];
    }
    case 'sealed':
      return choiceLines(table, seating, { awaited, view });
    case 'waiting':
      return [words.waiting(awaited.map(at => nameOf(names, at, language)))];
    case 'over':
      if (match.endedBy === 'resignation')
        return [
          givenUp(
            table.winners(match).map(at => nameOf(names, at, language)),
            seating,
          ),
        ];
      // A card has the account of points, which begins with the result.
      return presenter.account ? [] : [presenter.finale(match.position.view('table'), names) ?? words.over];
    case 'cancelled':
      return [SHARED_WORDS[language].beside.cancelled];
    case 'paused':
    case 'gone':
      return [words[status]];
  }
}

const givenUp = (winners: readonly string[], { match, language }: PageSeating): string => {
  const { beside } = SHARED_WORDS[language];
  return match.seats.length === 1 ? beside.givenUp : beside.lastOnes(winners);
};

/** Lists the choice that the seat has sealed, and the seats that still choose. */
async function choiceLines(
  table: Table,
  seating: PageSeating,
  { awaited, view }: Pick<LineFacts, 'awaited' | 'view'>,
): Promise<readonly string[]> {
  const { match, seat = -1, language, game } = seating;
  const chosen = game.read((await table.sealedOf(match.id, seat)) ?? '');
  const names = awaited.map(at => nameOf(namesAt(seating), at, language));
  return chosen.ok ? sealedLines({ ...seating, view }, chosen.value, names) : [];
}

async function clocksOf(table: Table, seating: PageSeating): Promise<readonly PageClock[]> {
  const { match, language } = seating;
  if (!isLive(match) || match.status !== 'running') return [];
  return (await table.waiting(match.id)).flatMap(({ seat, clock }) =>
    clock
      ? [
          {
            name: nameOf(namesAt(seating), seat, language),
            minuteEnds: clock.minuteEnds,
            losesAt: clock.losesAt,
          },
        ]
      : [],
  );
}

/** Returns the results of a legal action. Undefined: the action is not legal at this revision. */
export function pagePreview(seating: PageSeating, text: string): PagePreview | undefined {
  const { match, seat } = seating;
  if (seat === undefined) return undefined;
  const own = { ...seating, seat, view: match.position.view(seat), names: namesAt(seating) };
  return previewIn(own, match.position.legal(seat), text);
}
