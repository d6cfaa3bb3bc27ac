import { isPerson } from '../../core/player.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import { isForgotten } from '../../core/stranger.ts';
import type { StoredMatch } from '../../store/index.ts';
import type { Member } from '../people/servers.ts';
import { people, seatOf } from '../rows.ts';
import { gameOf, refuseAtTable, type UnitOfWork } from '../services.ts';
import type { Person } from '../types.ts';
import { divided } from './blocks.ts';
import { type Opening, open, openAndStart, openable } from './lobby.ts';

/** The same people in the same order, the first of them last: the first player moves on. */
const movedOn = ([first, ...others]: readonly Person[]): readonly Person[] =>
  first ? [...others, first] : others;

/**
 * Without those who are forgotten or have left the server, between whom and the asker a block stands, or between whom
 * and another who would be seated: of those two the first to join may.
 */
async function company(
  { repositories }: UnitOfWork,
  match: StoredMatch,
  asker: string,
): Promise<readonly Person[]> {
  const there = movedOn(people(match)).filter(
    ({ id }) => !isForgotten(id) && (id === asker || !match.seats.find(({ userId }) => userId === id)?.gone),
  );
  const strangers = await divided(repositories, there, [asker]);
  const willing = there.filter(person => person.id === asker || !strangers.includes(person));
  const quarrelling = await divided(
    repositories,
    willing,
    willing.map(({ id }) => id),
  );
  return willing.filter(person => !quarrelling.includes(person));
}

/** How somebody wishes for a rematch. */
export interface RematchWish {
  readonly personId: string;
  /** What the person is in the server; absent: nobody asks. */
  readonly member?: Member | undefined;
  /** Another game for the same people, as it is usually played; absent: the same again. */
  readonly other?: string | undefined;
  /** A thread of its own; absent: the channel of the game that ended. */
  readonly thread?: string | undefined;
}

/** What a rematch opens, or the id of the one that there is. */
async function plan(
  unit: UnitOfWork,
  match: StoredMatch,
  { personId, member, other, thread }: RematchWish,
): Promise<Result<Opening | string, Refusal>> {
  if (match.status !== 'over') return refuseAtTable('not-over', { status: match.status });
  const seat = seatOf(match, personId);
  const asker = seat === undefined ? undefined : people(match)[seat];
  if (!asker) return refuseAtTable('not-seated');
  const there = await unit.repositories.matches.rematchOf(match.id);
  if (there) return accept(there.id);
  const { guildId, pace, hints, rated, standIn } = match;
  const { game, options } =
    other === undefined ? match : { game: other, options: gameOf(unit.services, other).defaults };
  return accept({
    game,
    options,
    channelId: thread ?? match.channelId,
    guildId,
    opener: asker,
    seats: match.seats.length,
    pace,
    standIn,
    seating: 'joined',
    hints,
    rated,
    seated: await company(unit, match, personId),
    rematchOf: match.id,
    ...(member && { member }),
    ...(thread !== undefined && { thread: true }),
  });
}

/** Whether no seat would stay free for a person to say yes to. */
const startsAtOnce = (match: StoredMatch, { seated, seats }: Opening): boolean =>
  match.seats.length === 1 || (match.seats.filter(isPerson).length === 1 && seated?.length === seats);

/** What of a wished rematch a thread is to be opened for; undefined: it is there already. */
export async function rematchable(
  unit: UnitOfWork,
  match: StoredMatch,
  wish: RematchWish,
): Promise<Result<Opening | undefined, Refusal>> {
  const planned = await plan(unit, match, { ...wish, thread: match.channelId });
  if (!planned.ok) return planned;
  if (typeof planned.value === 'string') return accept(undefined);
  const able = await openable(unit, planned.value, startsAtOnce(match, planned.value));
  return able.ok ? accept(planned.value) : able;
}

/** The id of the one rematch of an ended game: a second wish for it finds the first's lobby. The others are asked: each joins. */
export async function rematch(
  unit: UnitOfWork,
  match: StoredMatch,
  wish: RematchWish,
): Promise<Result<string, Refusal>> {
  const planned = await plan(unit, match, wish);
  if (!planned.ok || typeof planned.value === 'string') return planned as Result<string, Refusal>;
  const opening = planned.value;
  if (startsAtOnce(match, opening)) return openAndStart(unit, opening);
  const opened = await open(unit, opening);
  if (opened.ok) await unit.repositories.votes.cast(opened.value, 'here', opening.opener.id, unit.at);
  return opened;
}
