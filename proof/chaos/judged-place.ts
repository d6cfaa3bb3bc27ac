import type { StoredMessage } from 'local-discord';
import { peopleAt } from '../../src/core/contract/player.ts';
import type { Match, Move } from '../../src/table/match/types.ts';
import { boardOf } from './board-versions.ts';
import type { Call } from './calls.ts';
import type { Evidence } from './evidence.ts';
import { isBareBoard, judgeBoards, judgeSoloBoards } from './expected-lines.ts';
import { beforeLateEdits } from './late-edits.ts';
import { type Resigned, resignedIn, turnFaults, turnFigures } from './turn-laws.ts';

const pictureOf = ({ attachments }: StoredMessage): string => attachments[0]?.filename ?? '';

/** Returns true for a message at the place from which the match is seen. A watcher may get boards of a match with one place. */
const isHere = ({ places, channelId }: Match, { channel }: StoredMessage): boolean =>
  places === 1 || channel.id === channelId;

const boards = (match: Match, { messages }: Evidence): readonly StoredMessage[] =>
  messages.filter(message => pictureOf(message).includes(`-${match.id}-`) && isHere(match, message));

/** Returns true if two messages existed at the same time. A message that was deleted may be posted again. */
const stoodBeside = (one: StoredMessage, later: StoredMessage): boolean =>
  one.deletedAt === undefined || one.deletedAt > later.createdAt;

function boardFaults(match: Match, evidence: Evidence, resigned: Resigned): string[] {
  const shown = boards(match, evidence);
  const twice = shown.filter((message, index) => {
    const same = shown
      .slice(0, index)
      .filter(one => pictureOf(one) === pictureOf(message) && stoodBeside(one, message));
    return same.length > resigned(boardOf(pictureOf(message))?.rev ?? 0, message.createdAt);
  });
  const newest = shown.some(message => boardOf(pictureOf(message))?.rev === match.rev);
  return [
    ...twice.map(message => `${pictureOf(message)} was posted twice`),
    ...(newest || !match.dealt ? [] : [`${match.id}: revision ${match.rev} is not shown`]),
  ];
}

/** Returns the messages about a match at the place from which it is seen. */
export function ownMessages(
  match: Match,
  all: readonly Match[],
  { messages }: Evidence,
): readonly StoredMessage[] {
  const here = all.filter(({ channelId }) => channelId === match.channelId);
  const ends = here.map(({ createdAt }) => createdAt).filter(createdAt => createdAt > match.createdAt);
  const next = Math.min(Number.POSITIVE_INFINITY, ...ends);
  return messages.filter(message => {
    const { channel, createdAt } = message;
    // A killed process may have sent a board that arrives only after the next game has begun.
    const board = boardOf(pictureOf(message));
    if (board) return board.match === match.id && isHere(match, message);
    return channel.id === match.channelId && createdAt >= match.createdAt && createdAt < next;
  });
}

export const NOTHING = { turns: 0, edits: 0, calls: 0, aside: 0, ordersLeft: 0, ordersDone: 0, agreed: 0 };
export type Judged = Readonly<typeof NOTHING>;

export const sum = (one: Judged, other: Judged): Judged =>
  Object.fromEntries(
    Object.entries(one).map(([what, count]) => [what, count + other[what as keyof Judged]]),
  ) as Judged;

/** Returns the versions of the boards at the place from which the match is seen. */
export const sightsOf = ({ sights }: Evidence, { id, places }: Match, own: readonly StoredMessage[]) => {
  const ids = new Set(own.map(message => message.id));
  return sights.filter(({ match, messageId }) => match === id && (places === 1 || ids.has(messageId)));
};

interface PlaceEvidence {
  readonly own: readonly StoredMessage[];
  readonly moves: readonly Move[];
  readonly calls: readonly Call[];
  readonly turns: readonly number[];
}

export interface Saidness {
  readonly judged: Judged;
  readonly faults: readonly string[];
  readonly unjudged: readonly string[];
}

/** Judges what the place reported, from which the match is seen: its boards, its story and its calls. */
export async function judgedPlace(
  evidence: Evidence,
  match: Match,
  { own, moves, calls, turns }: PlaceEvidence,
): Promise<Saidness> {
  const { id } = match;
  const nothing = { judged: NOTHING, unjudged: [] };
  const resignedAt = (evidence.resignations ?? []).flatMap(each => (each.match === id ? each.at : []));
  const times = [match.createdAt, ...moves.map(({ at }) => at)];
  const resigned = resignedIn(resignedAt, times, turns);
  const shown = match.parkedAt === null ? boardFaults(match, evidence, resigned) : [];
  if (!match.dealt) return { ...nothing, faults: shown };
  if (own.some(message => isBareBoard(match, moves, message, turns)))
    return {
      ...nothing,
      faults: [],
      unjudged: [`the story of ${id}: a board was posted without its picture`],
    };
  // The lobby's message has a picture too, but reports no actions.
  const drawn = boards(match, evidence).filter(message => boardOf(pictureOf(message)));
  const sights = sightsOf(evidence, match, own);
  const hearing =
    peopleAt(match) === 1
      ? judgeSoloBoards(match, moves, sights, turns)
      : judgeBoards(match, moves, drawn, turns);
  const seen = {
    match: id,
    turns,
    sights,
    calls,
    resigned,
    ...(peopleAt(match) === 1 && { alone: times }),
  };
  const wrong = [...shown, ...hearing.faults, ...turnFaults(seen)];
  if (evidence.withoutLease && wrong.length === hearing.faults.length) {
    const before = beforeLateEdits({ match, moves, turns }, drawn, sights);
    if (wrong.length > 0 && judgeBoards(match, moves, before, turns).faults.length === 0) {
      const why = 'a late edit of one bot put an older text over a newer text of the other';
      return { ...nothing, faults: [], unjudged: [`the story of ${id}: ${why}`] };
    }
  }
  const isFollowed = wrong.length > 0 && (await evidence.store.watchers.list(id)).length > 0;
  if (isFollowed && judgeBoards(match, moves, drawn, turns, true).faults.length === 0) {
    const why = 'who watches asked for newer pictures than its messages showed';
    return { ...nothing, faults: [], unjudged: [`the turns of ${id}: ${why}`] };
  }
  return {
    judged: { ...NOTHING, ...turnFigures(seen) },
    faults: wrong,
    unjudged: hearing.unjudged.map(why => `the story of ${id}: ${why}`),
  };
}
