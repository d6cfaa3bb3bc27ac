import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import type { Store } from '../../src/store/index.ts';
import type { Match, Move } from '../../src/table/match/types.ts';
import { rebuilt } from '../../src/table/results/rebuild.ts';
import { replay } from '../../src/table/results/replay.ts';
import { type Attempt, isConfirmed } from './attempt.ts';
import { type Call, callsAmong } from './calls.ts';
import { decisionsOf } from './decisions.ts';
import type { Evidence } from './evidence.ts';
import { questionFaults } from './expected-lines.ts';
import {
  type Judged,
  judgedPlace,
  NOTHING,
  ownMessages,
  type Saidness,
  sightsOf,
  sum,
} from './judged-place.ts';
import { judgeOrders, undoFaults } from './orders.ts';
import { directMessageFaults, pairingFaults, playable, seenAtPlaces } from './people-apart.ts';
import { callsToQuestions, type QuestionCall } from './questions.ts';
import { repeatedPings } from './repeated-pings.ts';

const key = (match: string, seat: number, rev: number): string => `${match}/${seat}/${rev}`;

/** Returns true if a move is the action of this attempt. The same action at a later revision belongs to another attempt. */
export const means = ({ seat, action, rev, sentAt = rev }: Attempt, move: Move): boolean =>
  seat === move.seat && action === move.action && rev <= move.batch && move.batch <= sentAt;

/** Returns true for a sealed choice that the game's early end made void. Such a choice is not in the log. */
const isVoid = ({ answer = '', rev }: Attempt, { status, endedBy, rev: last }: Match): boolean =>
  status !== 'running' && endedBy !== 'rules' && answer.startsWith('Sealed: ') && rev === last;

function actionFaults(moves: readonly Move[], match: Match, { attempts }: Evidence): string[] {
  const own = attempts.filter(each => each.match === match.id);
  const made = moves.filter(({ by }) => by === 'person' || by === 'undo');
  const faults = made.flatMap(move => {
    const where = key(match.id, move.seat, move.batch);
    const meant = own.some(attempt => means(attempt, move));
    return meant ? [] : [`${where}: nobody did "${move.action}"`];
  });
  const known = new Set<string>();
  for (const attempt of own.filter(isConfirmed)) {
    if (isVoid(attempt, match)) continue;
    const what = `${key(match.id, attempt.seat, attempt.rev)}/${attempt.action}`;
    const count = made.filter(move => means(attempt, move)).length;
    if (count !== 1 && !known.has(what)) faults.push(`${what} was confirmed and is there ${count} times`);
    known.add(what);
  }
  return faults;
}

async function sealedAsMoves({ store }: Evidence, match: Match): Promise<Move[]> {
  if (match.status !== 'running') return [];
  const rows = await store.sealed.list(match.id, match.rev);
  return rows.map(({ seat, action, by }) => ({
    rev: match.rev + 1,
    seat,
    action,
    by: by === 'player' ? by : ('person' as const),
    events: [],
    reveals: false,
    at: 0,
    batch: match.rev,
    restores: null,
    endsTurn: true,
  }));
}

export interface Stories {
  judged: number;
  undone: number;
}

export interface Found {
  readonly moves: number;
  /** Number of games with two places, and with three. */
  readonly apart: readonly [number, number];
  /** Number of moves whose story was judged at each place of a match with several places, by the game. */
  readonly movesApart: Readonly<Record<string, number>>;
  /** Number of requests of which every byte was read for what another place may not learn. */
  readonly read: number;
  readonly confirmed: number;
  readonly judged: Judged;
  readonly twice: readonly string[];
  readonly stories: Readonly<Stories>;
  /** Number of rated games whose ratings were computed again and compared with the stored ratings. */
  readonly rated: number;
  readonly faults: readonly string[];
  readonly unjudged: readonly string[];
}

export const figuresOf = ({
  confirmed,
  moves,
  apart,
  movesApart,
  read,
  stories,
  judged,
  twice,
  rated,
  unjudged,
}: Found) => ({
  'actions confirmed': confirmed,
  'moves in the log': moves,
  'games of two places': apart[0],
  'games of three places': apart[1],
  ...Object.fromEntries(
    Object.entries(movesApart).map(([game, count]) => [`moves judged between places, ${game}`, count]),
  ),
  'requests read for other places': read,
  'stories judged': stories.judged,
  'stories judged, with undos': stories.undone,
  'stories not judged': unjudged.length,
  'rated games, computed again': rated,
  'turns with a message': judged.turns,
  'edits of it': judged.edits,
  'calls by a board or aside': judged.calls,
  'of them aside, in the middle of a turn': judged.aside,
  'standing orders left': judged.ordersLeft,
  'carried out by them': judged.ordersDone,
  'undos of a reveal, agreed to': judged.agreed,
  'calls reported twice': twice.length,
});

/** Returns the first revision of each revision's turn, by revision. */
export async function turnsOf(
  { moves }: Pick<Store, 'moves'>,
  { id, rev }: Pick<Match, 'id' | 'rev'>,
): Promise<readonly number[]> {
  const starts: number[] = [];
  for (let at = 0; at <= rev; at++) starts.push((await moves.snapshot(id, at)).turn.since);
  return starts;
}

/** Judges the undos of a match, and the standing orders of its people. */
async function judgedLog(
  { store, attempts, withdrawals, agreements }: Evidence,
  { id, game: gameId }: Match,
  moves: readonly Move[],
): Promise<{ readonly judged: Judged; readonly faults: readonly string[] }> {
  const game = games[gameId];
  if (!game) throw new Error(`no game ${gameId}`);
  const orders = judgeOrders({
    id,
    game,
    moves,
    states: await store.moves.states(id),
    attempts: attempts.filter(each => each.match === id),
    withdrawals: withdrawals.filter(each => each.match === id),
    means,
  });
  const { seats = [] } = (await store.matches.get(id)) ?? {};
  const people = seats.map(seat => ({ ...seat, id: seat.userId }));
  const undos = undoFaults({ id, moves }, people, (personId, from, to) =>
    agreements.some(
      each => each.match === id && each.personId === personId && each.at >= from && each.at <= to,
    ),
  );
  return {
    judged: { ...NOTHING, ordersLeft: orders.left, ordersDone: orders.carriedOut, agreed: undos.judged },
    faults: [...orders.faults, ...undos.faults],
  };
}

async function betweenFaults({ store, apart, sought, now, elsewhere, messages }: Evidence) {
  if (!apart || !sought || !now) return [];
  return [
    ...(await pairingFaults(store, { apart, sought, now })),
    ...(await directMessageFaults(store, apart, messages)),
    ...(elsewhere?.found ?? []),
  ];
}

export async function verify(evidence: Evidence): Promise<Found> {
  const { store, table, attempts } = evidence;
  const faults: string[] = [];
  const unjudged: string[] = [];
  const stories = { judged: 0, undone: 0 };
  const movesApart = new Map(playable(evidence.apart ?? []).map(game => [game, 0]));
  let count = 0;
  let judged: Judged = NOTHING;
  const twice: string[] = [];
  const known = await Promise.all(
    evidence.matches.map(async id => ({ id, places: await seenAtPlaces(table, id) })),
  );
  const everywhere = known.flatMap(({ places }) => places);
  faults.push(...known.filter(({ places }) => places.length === 0).map(({ id }) => `${id} is gone`));
  for (const { id, places } of known) {
    const [home] = places;
    if (!home) continue;
    const moves = await table.moves(id, { since: 0, to: home.rev });
    count += moves.length;
    if (home.dealt)
      await replay(store, games, id).catch((error: Error) => faults.push(`${id}: ${error.message}`));
    faults.push(...actionFaults([...moves, ...(await sealedAsMoves(evidence, home))], home, evidence));
    const turns = home.dealt ? await turnsOf(store, home) : [];
    const decisions = await decisionsOf(store, id, attempts);
    const calls: Call[] = [];
    const toQuestions: QuestionCall[] = [];
    const found: Saidness[] = [];
    for (const match of places) {
      const own = ownMessages(match, everywhere, evidence);
      const here = callsAmong(own, decisions, [], sightsOf(evidence, match, own));
      calls.push(...here);
      toQuestions.push(...callsToQuestions(own, evidence.asked));
      // The words of a move name its people, who are others at each place.
      const log = [...moves];
      faults.push(...questionFaults(match, log, own, turns));
      found.push(await judgedPlace(evidence, match, { own, moves: log, calls: here, turns }));
    }
    twice.push(...repeatedPings({ calls, toQuestions, nudges: evidence.nudges ?? [] }));
    if (home.dealt) {
      const log = await judgedLog(evidence, home, moves);
      judged = sum(judged, log.judged);
      faults.push(...log.faults);
    }
    for (const place of found) {
      judged = sum(judged, place.judged);
      faults.push(...place.faults);
      unjudged.push(...place.unjudged);
    }
    if (!home.dealt || found.some(place => place.unjudged.length > 0)) continue;
    stories.judged += 1;
    if (places.length > 1) movesApart.set(home.game, (movesApart.get(home.game) ?? 0) + moves.length);
    if (moves.some(({ restores }) => restores !== null)) stories.undone += 1;
  }
  const lost = attempts.filter(({ match }) => !evidence.matches.includes(match));
  faults.push(...lost.filter(isConfirmed).map(({ match }) => `${match} was confirmed and is unknown`));
  for (const [game, judgedMoves] of movesApart)
    if (judgedMoves === 0) faults.push(`${game}: no move between places was judged`);
  const ratings = await rebuilt({ games, players }, store);
  faults.push(...ratings.faults, ...twice, ...(await betweenFaults(evidence)));
  return {
    moves: count,
    apart: [2, 3].map(many => known.filter(({ places }) => places.length === many).length) as [
      number,
      number,
    ],
    movesApart: Object.fromEntries(movesApart),
    read: evidence.elsewhere?.read ?? 0,
    confirmed: attempts.filter(isConfirmed).length,
    judged,
    twice,
    stories,
    rated: ratings.games,
    faults,
    unjudged,
  };
}
