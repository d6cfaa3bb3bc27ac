import type { StoredMessage } from 'local-discord';
import { peopleAt } from '../../../src/core/player.ts';
import { players } from '../../../src/games/bots.ts';
import { games } from '../../../src/games/registry.ts';
import type { Store } from '../../../src/store/index.ts';
import type { Match, Move } from '../../../src/table/match/types.ts';
import { rebuilt } from '../../../src/table/results/rebuild.ts';
import type { Table } from '../../../src/table/table.ts';
import { replay } from '../../table/replay.ts';
import type { Attempt } from './attempt.ts';
import { type Call, callsAmong } from './calls.ts';
import { decisionsOf } from './decisions.ts';
import type { Nudge } from './nudges.ts';
import { judgeOrders, undoFaults, type Withdrawal } from './orders.ts';
import { callsToQuestions } from './questions.ts';
import { repeatedPings } from './repeated-pings.ts';
import { boardOf, type Sight } from './sights.ts';
import { heardAlone, heardOf, isBareBoard, questionFaults } from './story.ts';
import { type Agreement, isConfirmed } from './traffic.ts';
import { turnFaults, turnFigures } from './turn-laws.ts';

export interface Evidence {
  readonly store: Store;
  readonly table: Table;
  readonly matches: readonly string[];
  readonly attempts: readonly Attempt[];
  readonly messages: readonly StoredMessage[];
  readonly sights: readonly Sight[];
  readonly withdrawals: readonly Withdrawal[];
  readonly agreements: readonly Agreement[];
  /** Open question in a message, by the message's id. */
  readonly asked?: ReadonlyMap<string, string>;
  readonly nudges?: readonly Nudge[];
}

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
  const told = new Set<string>();
  for (const attempt of own.filter(isConfirmed)) {
    if (isVoid(attempt, match)) continue;
    const what = `${key(match.id, attempt.seat, attempt.rev)}/${attempt.action}`;
    const count = made.filter(move => means(attempt, move)).length;
    if (count !== 1 && !told.has(what)) faults.push(`${what} was confirmed and is there ${count} times`);
    told.add(what);
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
    told: [],
    reveals: false,
    at: 0,
    batch: match.rev,
    restores: null,
    endsTurn: true,
  }));
}

const pictureOf = ({ attachments }: StoredMessage): string => attachments[0]?.filename ?? '';

const boards = (match: Match, { messages }: Evidence): readonly StoredMessage[] =>
  messages.filter(message => pictureOf(message).includes(`-${match.id}-`));

/** Returns true if two messages existed at the same time. A message that was deleted may be posted again. */
const stoodBeside = (one: StoredMessage, later: StoredMessage): boolean =>
  one.deletedAt === undefined || one.deletedAt > later.createdAt;

function boardFaults(match: Match, evidence: Evidence): string[] {
  const shown = boards(match, evidence);
  const twice = shown.filter((message, index) =>
    shown.slice(0, index).some(one => pictureOf(one) === pictureOf(message) && stoodBeside(one, message)),
  );
  const newest = shown.some(message => boardOf(pictureOf(message))?.rev === match.rev);
  return [
    ...twice.map(message => `${pictureOf(message)} was posted twice`),
    ...(newest || !match.dealt ? [] : [`${match.id}: revision ${match.rev} is not shown`]),
  ];
}

function ownMessages(match: Match, all: readonly Match[], { messages }: Evidence): readonly StoredMessage[] {
  const here = all.filter(({ channelId }) => channelId === match.channelId);
  const ends = here.map(({ createdAt }) => createdAt).filter(createdAt => createdAt > match.createdAt);
  const next = Math.min(Number.POSITIVE_INFINITY, ...ends);
  return messages.filter(message => {
    const { channel, createdAt } = message;
    // A killed process may have sent a board that arrives only after the next game has begun.
    const board = boardOf(pictureOf(message));
    if (board) return board.match === match.id;
    return channel.id === match.channelId && createdAt >= match.createdAt && createdAt < next;
  });
}

export interface Stories {
  judged: number;
  undone: number;
}

const NOTHING = { turns: 0, edits: 0, calls: 0, aside: 0, ordersLeft: 0, ordersDone: 0, agreed: 0 };
export type Judged = Readonly<typeof NOTHING>;

export interface Found {
  readonly moves: number;
  readonly confirmed: number;
  readonly judged: Judged;
  readonly twice: readonly string[];
  readonly stories: Readonly<Stories>;
  /** Number of rated games whose ratings were computed again and compared with the stored ratings. */
  readonly rated: number;
  readonly faults: readonly string[];
  readonly unjudged: readonly string[];
}

export const figuresOf = ({ confirmed, moves, stories, judged, twice, rated, unjudged }: Found) => ({
  'actions confirmed': confirmed,
  'moves in the log': moves,
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
  'calls told twice': twice.length,
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

const sightsOf = ({ sights }: Evidence, { id }: Match): readonly Sight[] =>
  sights.filter(({ match }) => match === id);

async function callsOf(
  evidence: Evidence,
  match: Match,
  own: readonly StoredMessage[],
): Promise<readonly Call[]> {
  const decisions = await decisionsOf(evidence.store, match.id, evidence.attempts);
  return callsAmong(own, decisions, [], sightsOf(evidence, match));
}

interface Heard {
  readonly moves: readonly Move[];
  readonly calls: readonly Call[];
  readonly turns: readonly number[];
}

async function judgedOf(
  evidence: Evidence,
  match: Match,
  { moves, calls, turns }: Heard,
): Promise<{ readonly judged: Judged; readonly faults: readonly string[] }> {
  const { store, attempts, agreements } = evidence;
  const { id } = match;
  const game = games[match.game];
  if (!game) throw new Error(`no game ${match.game}`);
  const sights = sightsOf(evidence, match);
  const times = [match.createdAt, ...moves.map(({ at }) => at)];
  const alone = peopleAt(match) === 1 ? { alone: times } : {};
  const seen = { match: id, turns, sights, calls, ...alone };
  const orders = judgeOrders({
    id,
    game,
    moves,
    states: await store.moves.states(id),
    attempts: attempts.filter(each => each.match === id),
    withdrawals: evidence.withdrawals.filter(each => each.match === id),
    means,
  });
  const undos = undoFaults({ id, moves }, match.seats, (personId, from, to) =>
    agreements.some(
      each => each.match === id && each.personId === personId && each.at >= from && each.at <= to,
    ),
  );
  return {
    judged: {
      ...turnFigures(seen),
      ordersLeft: orders.left,
      ordersDone: orders.carriedOut,
      agreed: undos.judged,
    },
    faults: [...turnFaults(seen), ...orders.faults, ...undos.faults],
  };
}

const sum = (one: Judged, other: Judged): Judged =>
  Object.fromEntries(
    Object.entries(one).map(([what, count]) => [what, count + other[what as keyof Judged]]),
  ) as Judged;

export async function verify(evidence: Evidence): Promise<Found> {
  const { store, table } = evidence;
  const faults: string[] = [];
  const unjudged: string[] = [];
  const stories = { judged: 0, undone: 0 };
  let count = 0;
  let judged: Judged = NOTHING;
  const twice: string[] = [];
  const known = await Promise.all(evidence.matches.map(async id => ({ id, match: await table.get(id) })));
  const matches = known.flatMap(({ match }) => match ?? []);
  faults.push(...known.filter(({ match }) => !match).map(({ id }) => `${id} is gone`));
  for (const match of matches) {
    const { id } = match;
    const moves = await table.moves(id, { since: 0, to: match.rev });
    count += moves.length;
    if (match.dealt)
      await replay(store, games, id).catch((error: Error) => faults.push(`${id}: ${error.message}`));
    const all = [...moves, ...(await sealedAsMoves(evidence, match))];
    faults.push(...actionFaults(all, match, evidence));
    const own = ownMessages(match, matches, evidence);
    const turns = match.dealt ? await turnsOf(store, match) : [];
    faults.push(...questionFaults(match, moves, own, turns));
    const calls = await callsOf(evidence, match, own);
    const toQuestions = callsToQuestions(own, evidence.asked);
    twice.push(...repeatedPings({ calls, toQuestions, nudges: evidence.nudges ?? [] }));
    if (match.dealt && own.some(message => isBareBoard(match, moves, message, turns))) {
      unjudged.push(`the story of ${id}: a board was told without its picture`);
      continue;
    }
    const shown = match.parkedAt === null ? boardFaults(match, evidence) : [];
    if (!match.dealt) {
      faults.push(...shown);
      continue;
    }
    // The lobby's message has a picture too, but reports no actions.
    const told = boards(match, evidence).filter(message => boardOf(pictureOf(message)));
    const heard =
      peopleAt(match) === 1
        ? heardAlone(match, moves, sightsOf(evidence, match), turns)
        : heardOf(match, moves, told, turns);
    const seen = await judgedOf(evidence, match, { moves, calls, turns });
    const wrong = [...shown, ...heard.faults, ...seen.faults];
    const isFollowed = wrong.length > 0 && (await store.watchers.list(id)).length > 0;
    if (isFollowed && heardOf(match, moves, told, turns, true).faults.length === 0) {
      unjudged.push(`the turns of ${id}: who watches asked for newer pictures than its messages told of`);
      continue;
    }
    faults.push(...wrong);
    judged = sum(judged, seen.judged);
    unjudged.push(...heard.unjudged.map(why => `the story of ${id}: ${why}`));
    if (heard.unjudged.length > 0) continue;
    stories.judged += 1;
    if (moves.some(({ restores }) => restores !== null)) stories.undone += 1;
  }
  const lost = evidence.attempts.filter(({ match }) => !evidence.matches.includes(match));
  faults.push(...lost.filter(isConfirmed).map(({ match }) => `${match} was confirmed and is unknown`));
  const ratings = await rebuilt({ games, players }, store);
  faults.push(...ratings.faults, ...twice);
  const confirmed = evidence.attempts.filter(isConfirmed).length;
  return { moves: count, confirmed, judged, twice, stories, rated: ratings.games, faults, unjudged };
}
