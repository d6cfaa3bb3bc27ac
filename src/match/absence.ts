import type { Seat } from '../core/game.ts';
import { accept, type Refusal, type Result } from '../core/result.ts';
import type { Drawers, StoredMatch } from '../store/index.ts';
import { comeBack } from './back.ts';
import { unwelcome } from './blocks.ts';
import { refuseAtTable, type Sitting } from './house.ts';
import { isMotion, leaveSeat, settleMotion, toMotion } from './motions.ts';
import { people } from './rows.ts';
import type { After, Sittings } from './sittings.ts';
import type { Match, Motion, Moved, Person } from './types.ts';
import { ballot, type Proposal, propose, voter } from './voting.ts';

/** The return of a person makes pointless what was asked about their seat. */
async function comeBackInPerson(sitting: Sitting, match: StoredMatch, seat: Seat): Promise<void> {
  const now = await comeBack(sitting, match, seat);
  if (now === match) return;
  for (const motion of await sitting.drawers.requests.openOf(match.id)) {
    if (isMotion(motion) && motion.target === seat) await settleMotion(sitting, motion, 'withdrawn', seat);
  }
}

/** Somebody who does not sit here takes a seat that is on offer. */
async function take(
  sitting: Sitting,
  match: StoredMatch,
  { id, name }: Person,
  wanted: Seat | undefined,
): Promise<Result<Seat, Refusal>> {
  const { drawers, tell } = sitting;
  if (match.status === 'lobby') return refuseAtTable('not-started');
  if (match.status !== 'running') return refuseAtTable('over');
  if (match.seats.some(({ userId }) => userId === id)) return refuseAtTable('already-seated');
  const offered = match.seats.find(
    ({ seat, offeredAt, resigned }) => offeredAt !== null && !resigned && (wanted ?? seat) === seat,
  );
  if (!offered) return refuseAtTable('no-offer');
  const staying = people(match).filter((_, seat) => seat !== offered.seat);
  const refused = await unwelcome(drawers, id, staying);
  if (refused) return refused;
  if (!(await drawers.seats.take(match.id, offered.seat, id, name))) return refuseAtTable('no-offer');
  const news = { matchId: match.id, rev: match.rev };
  const details = { change: 'taken', name: offered.name, id: offered.userId } as const;
  await tell({ ...news, kind: 'seat', seat: offered.seat, details });
  await tell({ ...news, kind: 'board' });
  return accept(offered.seat);
}

/** Votes on who is late or absent, pauses, and who comes instead. */
export class Absence {
  readonly #sittings: Sittings;

  constructor(sittings: Sittings) {
    this.#sittings = sittings;
  }

  /** Carried at once where no other vote is needed. */
  propose(matchId: string, personId: string, proposal: Proposal): Promise<Result<Moved, Refusal>> {
    return this.#sittings.transact(
      matchId,
      (sitting, match) => propose(sitting, match, personId, proposal),
      (match, id, after) => this.#moved(match, id, after),
    );
  }

  /** The asker's own no withdraws the motion; any other voter may change their mind while it is open. */
  ballot(
    matchId: string,
    personId: string,
    motion: number,
    agrees: boolean,
  ): Promise<Result<Moved, Refusal>> {
    return this.#sittings.transact(
      matchId,
      (sitting, match) => ballot(sitting, match, personId, { motion, agrees }),
      (match, id, after) => this.#moved(match, id, after),
    );
  }

  /** Motions whose message is missing or behind, oldest first. */
  async motions(matchId: string): Promise<readonly Motion[]> {
    return this.#read(matchId, drawers => drawers.requests.untold(matchId));
  }

  /** Motions that can be voted on, oldest first. */
  async openMotions(matchId: string): Promise<readonly Motion[]> {
    const motions = await this.#read(matchId, drawers => drawers.requests.openOf(matchId));
    return motions.filter(({ status }) => status === 'open');
  }

  /** @param messageId the message that shows the motion as it was read; null: it needs none. */
  async toldMotion({ id, status }: Motion, messageId: string | null): Promise<void> {
    await this.#sittings.store.requests.told(id, messageId, status !== 'open');
  }

  /** The person of the seat is known to have left the server: the stand-in plays, and the seat may be offered. */
  gone(matchId: string, seat: Seat): Promise<Result<Match, Refusal>> {
    return this.#sittings.change(matchId, async (sitting, match) => {
      if (match.status === 'lobby') return refuseAtTable('not-started');
      if (match.status !== 'running') return refuseAtTable('over');
      const own = match.seats[seat];
      if (!own) return refuseAtTable('bad-seat', { seat });
      if (own.resigned) return refuseAtTable('seat-resigned', { seat });
      if (!own.gone) await leaveSeat(sitting, match, seat, 'gone');
      return accept(undefined);
    });
  }

  /** The person plays their own seat again, and it is not on offer any more; so does acting in it. */
  back(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#sittings.change(matchId, async (sitting, match) => {
      const seat = voter(match, personId);
      if (seat.ok) await comeBackInPerson(sitting, match, seat.value);
      return seat;
    });
  }

  /** @param seat absent: the first that is on offer. */
  take(matchId: string, person: Person, seat?: Seat): Promise<Result<Match, Refusal>> {
    return this.#sittings.change(matchId, (sitting, match) => take(sitting, match, person, seat));
  }

  async #moved(match: Match, id: number, { drawers, row }: After): Promise<Moved> {
    const request = await drawers.requests.get(id);
    if (!request || !isMotion(request)) throw new Error(`motion ${id} is gone`);
    return { match, motion: await toMotion(drawers, row, request, this.#sittings.house.now()) };
  }

  async #read(
    matchId: string,
    rows: (drawers: Drawers) => ReturnType<Drawers['requests']['openOf']>,
  ): Promise<readonly Motion[]> {
    const { store, house } = this.#sittings;
    const match = await store.matches.get(matchId);
    if (!match) return [];
    const motions = (await rows(store)).filter(isMotion);
    return Promise.all(motions.map(motion => toMotion(store, match, motion, house.now())));
  }
}
