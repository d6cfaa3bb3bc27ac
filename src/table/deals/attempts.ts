import type { DealForm } from '../../core/contract/deals.ts';
import { type AnyGame, gameOf } from '../../core/contract/game.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { DAY_MS } from '../../core/values/days.ts';
import { PRIVATE_PLACE, type StoredAttempt, type StoredDeal, type StoredMatch } from '../../store/index.ts';
import { joinedBy } from '../lobby/add-bot.ts';
import { busy } from '../lobby/gathering.ts';
import { deal as dealOut } from '../lobby/start.ts';
import { noteDone, tooSoon } from '../match/rate-limits.ts';
import { asSeats, meet, rowOf } from '../match/rows.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { Person } from '../match/types.ts';
import { unannounced } from '../match/units-of-work.ts';
import { dealScope, isMarked } from '../people/forgotten-people.ts';

/**
 * Mode of a request to play a deal. `on` continues the open attempt, if there is one. `anew` abandons the open attempt and
 * begins another.
 */
export type Go = 'on' | 'anew';

export interface BegunAttempt {
  readonly match: StoredMatch;
  /** True if this request began the attempt, false if it continues one. */
  readonly news: boolean;
}

/** Returns true if the deal is open for attempts that count: a challenge, or the daily of the present day. */
export const isOn = ({ kind, opensAt }: StoredDeal, at: number): boolean =>
  kind !== 'daily' || (opensAt <= at && at < opensAt + DAY_MS);

/** Returns true if the deal is closed: attempts that end now do not count, and seed and results are public. */
export const isClosed = ({ closesAt }: StoredDeal, at: number): boolean =>
  closesAt !== null && closesAt <= at;

const isOpen = ({ endedAt }: StoredAttempt, match: StoredMatch | undefined): boolean =>
  endedAt === null && match?.status === 'running';

/** Lists the people of a deal's match: the person, and hard bots on all other seats. */
const seatedIn = ({ deals }: AnyGame, form: DealForm, person: Person): readonly Person[] =>
  joinedBy([person], Array(Math.max(0, (deals?.[form]?.seats ?? 1) - 1)).fill('hard'));

/**
 * Begins or continues the person's attempt at a deal. A person has one open attempt at a time, and begins the first attempt
 * only once. A person who deleted their data after the first attempt begins with the second.
 */
export async function attempt(
  unit: UnitOfWork,
  deal: StoredDeal,
  { id: personId, name: here, ownName = here }: Person,
  { go, guildId }: { readonly go: Go; readonly guildId: string | null },
): Promise<Result<BegunAttempt, Refusal>> {
  const { repositories, at, services } = unit;
  // Attempts are compared across servers. So the person's own name is stored, and never the nickname in one server.
  const person = { id: personId, name: ownName };
  await repositories.deals.put(deal);
  const all = await repositories.deals.attempts(deal.id, person.id);
  const last = all.at(-1);
  const lastMatch = last && (await repositories.matches.get(last.matchId));
  const open = last && lastMatch && isOpen(last, lastMatch) ? lastMatch : undefined;
  // The first attempt counts, so it can't be started over.
  if (open && (go === 'on' || (last?.number === 1 && !isClosed(deal, at))))
    return accept({ match: open, news: false });
  const marked = !last && (await isMarked(repositories, dealScope(deal.id), person.id, at));
  const number = (last?.number ?? (marked ? 1 : 0)) + 1;
  const opening = { what: 'open', personId: person.id, scope: 'deals' } as const;
  const hurried = number === 1 ? undefined : await tooSoon(unit, opening);
  // If an attempt is open, the new attempt replaces it. So the person's number of games is checked only where no attempt is
  // open.
  const refused = hurried ?? (open ? undefined : await busy(unit, person.id));
  if (refused) return refused;
  if (number > 1) await noteDone(unit, opening);
  if (open) await repositories.matches.end(open.id, 'cancelled', 'cancel', at);
  const fair = number === 1 && isOn(deal, at);
  const id = services.newId();
  const seated = seatedIn(gameOf(services, deal.game), deal.form, person);
  const match = {
    id,
    game: deal.game,
    options: deal.options,
    channelId: `${PRIVATE_PLACE}${id}`,
    guildId: null,
    openerId: person.id,
    openerName: person.name,
    seatsWanted: seated.length,
    seed: deal.seed,
    salt: deal.salt,
    createdAt: at,
    // The deal's seed decides the order of the seats, so that everybody has the same seat.
    seating: seated.length > 1 ? 'random' : 'joined',
    hints: !fair,
  } as const;
  await repositories.matches.insert(match, asSeats(seated));
  if (!fair) await repositories.matches.setPractised(id);
  await meet(repositories, person);
  const beginning = { matchId: id, name: person.name, fair, begunAt: at };
  const unended = { endedAt: null, points: null, course: null, against: null };
  await repositories.deals.begin({ dealId: deal.id, userId: person.id, number, ...beginning, ...unended });
  if (fair && deal.kind === 'daily' && guildId !== null)
    await repositories.deals.appear(deal.id, guildId, person.id);
  await dealOut(unannounced(unit), await rowOf(repositories, id));
  const begun = await rowOf(repositories, id);
  unit.changed(begun);
  return accept({ match: begun, news: true });
}
