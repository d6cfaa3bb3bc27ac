import { isPerson } from '../../core/player.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { StoredMatch } from '../../store/index.ts';
import type { Member } from '../people/servers.ts';
import { people, seatOf } from '../rows.ts';
import { gameOf, refuseAtTable, type UnitOfWork } from '../services.ts';
import type { Person } from '../types.ts';
import { divided } from './blocks.ts';
import { type Opening, open, openAndStart } from './lobby.ts';
import { isForgotten } from './strangers.ts';

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

/**
 * The id of the one rematch of an ended game: a second wish for it finds the first's lobby. The others are asked: each joins.
 * @param other another game for the same people, as it is usually played; absent: the same again
 */
export async function rematch(
  unit: UnitOfWork,
  match: StoredMatch,
  personId: string,
  member?: Member,
  other?: string,
): Promise<Result<string, Refusal>> {
  if (match.status !== 'over') return refuseAtTable('not-over', { status: match.status });
  const seat = seatOf(match, personId);
  const asker = seat === undefined ? undefined : people(match)[seat];
  if (!asker) return refuseAtTable('not-seated');
  const there = await unit.repositories.matches.rematchOf(match.id);
  if (there) return accept(there.id);
  const { channelId, guildId, pace, hints, rated, standIn } = match;
  const { game, options } =
    other === undefined ? match : { game: other, options: gameOf(unit.services, other).defaults };
  const alone = match.seats.length === 1;
  const opening: Opening = {
    game,
    options,
    channelId,
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
  };
  const persons = match.seats.filter(isPerson);
  if (alone || (persons.length === 1 && opening.seated?.length === opening.seats))
    return openAndStart(unit, opening);
  const opened = await open(unit, opening);
  if (opened.ok) await unit.repositories.votes.cast(opened.value, 'here', asker.id, unit.at);
  return opened;
}
