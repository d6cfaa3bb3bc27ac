import type { Seat } from '../core/contract/game.ts';
import { accountOf } from '../presentation/text/account.ts';
import { nameOf, plain } from '../presentation/text/names.ts';
import { SHARED_WORDS } from '../presentation/words/index.ts';
import { eventsFor } from '../table/match/log.ts';
import type { MatchRequest } from '../table/match/types.ts';
import { type SeatWay, type WayDone, waysOf } from '../table/seat-ways.ts';
import type { Table } from '../table/table.ts';
import type { PageCard, PageWay } from './protocol.ts';
import { namesAt, type PageSeating, viewerOf } from './seating.ts';
import { WORDS } from './words/index.ts';

/** Largest number of sentences about the moves that an undo would take back. */
const LINES = 4;
const NEXT = 'next';
const REVIEW = 'review';

/** Returns the name of a way in requests of the page. Equal ways have equal names. */
export const nameOfWay = (way: SeatWay): string => Object.values(way).join('-');

/** Returns the questions of a match to a seat, and its buttons. A page without a seat reads and has no buttons. */
export async function cardsOf(
  table: Table,
  seating: PageSeating,
): Promise<{ readonly cards: readonly PageCard[]; readonly ways: readonly PageWay[] }> {
  const { match, seat, language } = seating;
  const facts = await waysOf(table, match, seat);
  const ways = (fits: (way: SeatWay) => boolean): readonly PageWay[] =>
    facts.ways.filter(fits).map(way => shownWay(seating, way, facts.cancellation !== undefined));
  const { requests, cancellation } = facts;
  const late = new Set(facts.ways.flatMap(way => (way.kind === 'propose' ? (way.seat ?? []) : [])));
  const name = (at: Seat): string => nameOf(namesAt(seating), at, language);
  const others = await elsewhere(table, seating);
  return {
    cards: [
      ...requests.map(request => ({
        lines: requestLines(table, seating, request),
        ways: ways(way => (way.kind === 'answer' || way.kind === 'withdraw') && way.request === request.id),
      })),
      ...(cancellation
        ? [
            {
              lines: [
                SHARED_WORDS[language].beside.wouldCancel(
                  cancellation.agreed.map(name),
                  cancellation.agreed.length,
                  cancellation.asked,
                ),
              ],
              ways: ways(({ kind }) => kind === 'cancel' || kind === 'play-on'),
            },
          ]
        : []),
      ...[...late].map(at => ({
        lines: [WORDS[language].missing(name(at))],
        ways: ways(way => way.kind === 'propose' && way.seat === at),
      })),
      ...(await ending(table, seating)),
    ].map(card => ({ ...card, lines: card.lines.flatMap(line => line.split('\n')).map(plain) })),
    ways: [
      ...ways(way => ['undo', 'return', 'rematch', 'nudge'].includes(way.kind) || goesOn(way)),
      ...others,
      ...[
        ...ways(way => way.kind === 'propose' && way.seat === undefined && !goesOn(way)),
        ...ways(({ kind }) => kind === 'resign' || (kind === 'cancel' && !cancellation)),
      ].map(way => ({ ...way, rare: true })),
    ],
  };
}

/** Returns true for the way out of a pause, which is the next thing to do. */
const goesOn = (way: SeatWay): boolean => way.kind === 'propose' && way.motion === 'unpause';

async function elsewhere(table: Table, { match, seat, language }: PageSeating): Promise<readonly PageWay[]> {
  const personId = seat === undefined ? undefined : match.seats[seat]?.id;
  if (personId === undefined) return [];
  const { overview, beside } = SHARED_WORDS[language];
  const reviews = match.status === 'over' && table.reviews.areOffered(match);
  const next = await table.next(personId, match.id);
  const isAwaited = seat !== undefined && match.status === 'running' && match.position.toAct.includes(seat);
  return [
    ...(reviews ? [{ name: REVIEW, label: overview.button, kind: '' } as const] : []),
    ...(next ? [{ name: NEXT, label: beside.next, kind: isAwaited ? '' : 'commit' } as const] : []),
  ];
}

async function ending(table: Table, seating: PageSeating): Promise<readonly PageCard[]> {
  const { match, language, presenter } = seating;
  const ended = match.status === 'over' ? await table.archive.ending(match.id) : undefined;
  if (!ended) return [];
  const view = match.position.view('table');
  const lines = accountOf(presenter, view, ended, namesAt(seating), language);
  return lines.length > 0 ? [{ lines, ways: [] }] : [];
}

function requestLines(table: Table, seating: PageSeating, request: MatchRequest): readonly string[] {
  const { kind, seat, target, standIn, agreed, needed, refused, undone } = request;
  const { match, language, presenter } = seating;
  const { undo, votes } = SHARED_WORDS[language];
  const names = namesAt(seating);
  const asker = nameOf(names, seat, language);
  const about = target === null ? '' : nameOf(names, target, language);
  const how = table.strengths(match.game).length > 0 ? (standIn ?? match.standIn) : 'steady';
  const head = kind === 'undo' ? undo.asks(asker) : votes.asks[kind](asker, about, how);
  const story = presenter.story(eventsFor(undone, viewerOf(seating)), names).slice(-LINES);
  return [head, ...story, votes.soFar(agreed.length, needed, refused.length)];
}

/** Returns the button of a way. `isAsked` is true while a vote to call the match off is open. */
function shownWay({ language }: PageSeating, way: SeatWay, isAsked: boolean): PageWay {
  const { beside, seats, undo, votes } = SHARED_WORDS[language];
  const words = WORDS[language];
  const name = nameOfWay(way);
  switch (way.kind) {
    case 'answer':
      return way.agrees
        ? { name, label: undo.agree, kind: 'commit' }
        : { name, label: undo.refuse, kind: 'danger' };
    case 'withdraw':
      return { name, label: words.withdraw, kind: '' };
    case 'undo': {
      const sure = way.asks
        ? { question: words.undoAsks, label: undo.ask }
        : { question: undo.askPractice, label: undo.practise };
      return { name, label: words.undo, kind: '', ...((way.asks || way.practises) && { sure }) };
    }
    case 'propose':
      return { name, label: votes.propose[way.motion], kind: '' };
    case 'cancel': {
      const { askCancel, agreeCancel, openCancel } = beside;
      return isAsked
        ? { name, label: agreeCancel, kind: 'danger' }
        : {
            ...{ name, label: openCancel, kind: 'danger' },
            sure: { question: plain(askCancel(way.how)), label: openCancel },
          };
    }
    case 'resign': {
      const question = plain(beside.askResign(way.effect, way.others));
      return { name, label: beside.resigning, kind: 'danger', sure: { question, label: beside.resign } };
    }
    case 'nudge':
      return { name, label: beside.nudge, kind: '' };
    case 'play-on':
      return { name, label: beside.playOn, kind: '' };
    case 'return':
      return { name, label: seats.comeBack, kind: 'commit' };
    case 'rematch':
      return { name, label: beside.rematch, kind: 'commit' };
  }
}

/** Returns a sentence about the effect of a way. Undefined where the new state shows the effect. */
export function saidOf(
  seating: PageSeating,
  way: SeatWay,
  { match, request, seats = [] }: WayDone,
): string | undefined {
  const { language } = seating;
  const { beside, votes } = SHARED_WORDS[language];
  if (way.kind === 'nudge')
    return plain(beside.nudged(seats.map(at => nameOf(namesAt(seating), at, language))));
  if (way.kind === 'rematch') return match?.status === 'lobby' ? WORDS[language].rematchOpen : undefined;
  if (!request) return undefined;
  if (request.status === 'agreed') return plain(votes.carried);
  if (request.status === 'withdrawn') return plain(votes.youWithdrew);
  if (way.kind !== 'answer') return plain(votes.youAsked);
  return plain(way.agrees ? votes.youAgreed : votes.youRefused);
}
