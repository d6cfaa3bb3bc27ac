import type { Seat } from '../../core/contract/game.ts';
import { isForgotten, isPerson } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { DAY_MS } from '../../core/values/days.ts';
import {
  PHRASES,
  type Phrase,
  type Repositories,
  type StoredMatch,
  type StoredSeat,
} from '../../store/index.ts';
import { placeNumbers, placeSeen, sideOf } from '../match/places.ts';
import { countDone } from '../match/rate-limits.ts';
import { seatOf } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Match } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';
import { redrawOf } from '../outbox/delivery-reports.ts';

/** Phrase that a place shows, with the seat of its speaker. */
export interface ShownPhrase {
  readonly seat: Seat;
  readonly phrase: Phrase;
}

/** Maximum number of phrases between two decisions of a person. After the end of the game the number doubles. */
const MOST = 3;
/** Days after the end of a game in which people may still send phrases. */
const DAYS_AFTER = 7;

type Reads = Pick<Repositories, 'people' | 'seatBlocks'>;

/**
 * Checks that a person has blocked another person of their match. A block by name counts for a person at the same place, and a
 * block of the seat for a person at another place.
 */
export async function isBlocked(
  { people, seatBlocks }: Reads,
  { id }: Pick<StoredMatch, 'id'>,
  own: StoredSeat,
  other: StoredSeat,
): Promise<boolean> {
  const blocked = await (sideOf(own.place) === sideOf(other.place)
    ? people.blockedBy(own.userId)
    : seatBlocks.inMatch(own.userId, id));
  return blocked.includes(other.userId);
}

/** Lists the people at a place who could read a phrase of a seat. The seat's own person is left out. */
const readersAt = ({ seats }: StoredMatch, place: number, speaker: Seat): readonly StoredSeat[] =>
  seats.filter(
    own => own.place === place && own.seat !== speaker && isPerson(own) && !isForgotten(own.userId),
  );

/**
 * Checks that a place shows a seat's phrase. All people at a place read the same message. So the phrase is hidden only where
 * each of them hides phrases or has blocked the speaker.
 */
async function isShown(reads: Reads, match: StoredMatch, place: number, seat: Seat): Promise<boolean> {
  const speaker = match.seats[seat];
  for (const reader of readersAt(match, place, seat))
    if (speaker && !reader.hidesPhrases && !(await isBlocked(reads, match, reader, speaker))) return true;
  return false;
}

/**
 * Checks that a phrase still stands. It stands until every other person has decided once more, and so may have read it.
 * @param decided newest revision at which each seat's person decided
 */
function stands(match: StoredMatch, { seat, said }: StoredSeat, decided: ReadonlyMap<Seat, number>): boolean {
  if (said === null) return false;
  const others = match.seats.filter(own => own.seat !== seat && isPerson(own) && !own.resigned);
  return others.length === 0 || others.some(own => (decided.get(own.seat) ?? 0) <= said.rev);
}

/** Refuses a phrase in a match with one place, before the start, a week after the end, or beyond the maximum number. */
function refusedAt({ at }: UnitOfWork, { status, places, updatedAt }: StoredMatch, times: number) {
  if (places.length === 0) return refuseAtTable('phrases-here');
  if (status === 'lobby') return refuseAtTable('not-started');
  const isOver = status !== 'running';
  if (isOver && at > updatedAt + DAYS_AFTER * DAY_MS) return refuseAtTable('over');
  return times > (isOver ? 2 * MOST : MOST)
    ? refuseAtTable('phrases-many', { limit: MOST, status })
    : undefined;
}

/** Makes a place show a match's phrases again, after a person there has changed which phrases they see. */
export async function showPhrases(unit: UnitOfWork, match: StoredMatch, place: number): Promise<void> {
  if (match.seats.some(({ said }) => said !== null)) await unit.tell({ ...redrawOf(match), place });
}

/** Sends set phrases from people of a match to its other places. The bot passes on nothing else that a person writes. */
export class Phrases extends TablePart {
  /**
   * Sends a phrase to all places where another person reads it.
   * @param number number of the phrase in `PHRASES`, counted from 1
   */
  say(matchId: string, personId: string, number: number): Promise<Result<Phrase, Refusal>> {
    return this.units.of(matchId, async unit => {
      const { matches, moves, seats } = unit.repositories;
      const match = await matches.get(matchId);
      if (!match) return refuseAtTable('no-match', { match: matchId });
      const own = match.seats[seatOf(match, personId) ?? -1];
      if (!own) return refuseAtTable('not-seated');
      const phrase = PHRASES[number - 1];
      if (phrase === undefined) return refuseAtTable('no-phrase');
      const { seat, said } = own;
      const decided = await moves.decided(matchId);
      // The second press of a double click changes nothing.
      if (said?.phrase === phrase && stands(match, own, decided)) return accept(phrase);
      const times = said && (decided.get(seat) ?? 0) <= said.rev ? said.times + 1 : 1;
      const wrong =
        refusedAt(unit, match, times) ??
        (await countDone(unit, { what: 'phrase', personId, scope: matchId }));
      if (wrong) return wrong;
      await seats.change(matchId, seat, { said: { phrase, rev: match.rev, at: unit.at, times } });
      for (const place of placeNumbers(match))
        if (await isShown(unit.repositories, match, place, seat))
          await unit.tell({ ...redrawOf(match), place });
      return accept(phrase);
    });
  }

  /**
   * Hides all phrases of a match from a person, or shows them again. Returns `others` where phrases stay, since other people at
   * the same place read them.
   */
  toggle(matchId: string, personId: string): Promise<Result<'shown' | 'hidden' | 'others', Refusal>> {
    return this.units.of(matchId, async unit => {
      const { matches, seats } = unit.repositories;
      const match = await matches.get(matchId);
      if (!match) return refuseAtTable('no-match', { match: matchId });
      const own = match.seats[seatOf(match, personId) ?? -1];
      if (!own) return refuseAtTable('not-seated');
      if (match.places.length === 0) return refuseAtTable('phrases-here');
      const hidesPhrases = !own.hidesPhrases;
      await seats.change(matchId, own.seat, { hidesPhrases });
      await showPhrases(unit, match, own.place);
      if (!hidesPhrases) return accept('shown');
      return accept(
        readersAt(match, own.place, own.seat).some(other => !other.hidesPhrases) ? 'others' : 'hidden',
      );
    });
  }

  /** Lists the phrases that stand in a match's message at the place from which the match is seen, oldest first. */
  async shown({ id, spoken }: Pick<Match, 'id' | 'spoken'>): Promise<readonly ShownPhrase[]> {
    const { store } = this;
    const match = spoken ? await store.matches.get(id) : undefined;
    if (!match) return [];
    const decided = await store.moves.decided(id);
    const shown: (ShownPhrase & { readonly at: number })[] = [];
    for (const own of match.seats) {
      const { seat, said } = own;
      if (said && stands(match, own, decided) && (await isShown(store, match, placeSeen(match), seat)))
        shown.push({ seat, phrase: said.phrase, at: said.at });
    }
    return shown.toSorted((one, other) => one.at - other.at).map(({ seat, phrase }) => ({ seat, phrase }));
  }
}
