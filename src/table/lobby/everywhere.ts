import { categoryOf, gameOf } from '../../core/contract/game.ts';
import { isPerson } from '../../core/contract/player.ts';
import { roughly } from '../../core/contract/rating-formula.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { ListedMatch, NewPlace, StoredMatch } from '../../store/index.ts';
import { NOWHERE, PLACES_AT_MOST } from '../match/places.ts';
import { noteDone, tooSoon } from '../match/rate-limits.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import { openerSeen } from '../match/strangers.ts';
import type { Match, Person } from '../match/types.ts';
import { TablePart, type UnitsOfWork } from '../match/units-of-work.ts';
import { serverOf } from '../people/servers.ts';
import { shut } from './gathering.ts';
import { join } from './lobby.ts';
import { REACHES } from './reaches.ts';
import { beginIfFull } from './start.ts';

/** Maximum number of lobbies of other servers in a list. */
const SHOWN_AT_MOST = 25;
/** Maximum number of lobbies that are read from the database for a list. */
const READ_AT_MOST = 200;

/** Lobby of another server, without anything by which the server or its people could be recognised. */
export interface ShownTable
  extends Pick<StoredMatch, 'id' | 'game' | 'options' | 'seatsWanted' | 'pace' | 'rated' | 'createdAt'> {
  readonly taken: number;
  /** Rounded points of the seated people who let others see their statistics. Null: a person without a rating. */
  readonly ratings: readonly (number | null)[];
  /** Locale of the opener, such as `pt-BR`. Null: unknown. */
  readonly locale: string | null;
  /** True if people of other servers may sit down. */
  readonly isOpen: boolean;
}

/** Lets the opener show a lobby in other servers, or stop this. People of other servers who sit there stay. */
async function show(
  { repositories, tell }: UnitOfWork,
  match: StoredMatch,
  { personId, isShown }: { readonly personId: string; readonly isShown: boolean },
): Promise<Result<void, Refusal>> {
  const closed = shut(match, personId);
  if (closed) return closed;
  if (match.openerId !== personId)
    return refuseAtTable('not-opener', { ...openerSeen(match), action: 'show' });
  if (isShown && (await serverOf(repositories, match.guildId)).listed !== 'yes')
    return refuseAtTable('unlisted');
  if (match.everywhere === isShown) return accept(undefined);
  await repositories.matches.setEverywhere(match.id, isShown);
  await tell({ matchId: match.id, kind: 'lobby', rev: match.rev });
  return accept(undefined);
}

/** Lobbies that people of other servers see, and at which they sit down. */
export class Everywhere extends TablePart {
  readonly #isClosed: (guildId: string | null) => Promise<boolean>;

  /** @param isClosed checks that the operator has shut a server out */
  constructor(units: UnitsOfWork, isClosed: (guildId: string | null) => Promise<boolean>) {
    super(units);
    this.#isClosed = isClosed;
  }

  show(matchId: string, personId: string, isShown: boolean): Promise<Result<Match, Refusal>> {
    return this.units.change(matchId, (unit, match) => show(unit, match, { personId, isShown }));
  }

  /**
   * Seats a person who plays from another place. The place becomes one of the match's places.
   * @param from channel in which the person will see the match
   */
  async sit(matchId: string, person: Person, from: NewPlace): Promise<Result<Match, Refusal>> {
    const known = await this.store.matches.get(matchId);
    if (!known) return refuseAtTable('no-match', { match: matchId });
    if (await this.#isClosed(known.guildId)) return refuseAtTable('only-here');
    return this.units.change(matchId, async (unit, match) => {
      const sitting = { what: 'seek', personId: person.id, scope: '' } as const;
      const hurried = await tooSoon(unit, sitting);
      if (hurried) return hurried;
      const seated = await join(unit, match, person, from);
      if (!seated.ok) return seated;
      await noteDone(unit, sitting);
      await beginIfFull(unit, match.id);
      return accept(undefined);
    });
  }

  /**
   * Lists the lobbies of other servers with a seat for a person, oldest first.
   * @param guildId server from which the person looks, whose lobbies are left out
   */
  async openTo(personId: string, guildId: string | null): Promise<readonly ShownTable[]> {
    const isFit = ({ seats, places, ...lobby }: ListedMatch): boolean =>
      lobby.guildId !== guildId &&
      places.length + 2 <= PLACES_AT_MOST &&
      !seats.some(({ userId }) => userId === personId);
    const lobbies = (await this.store.listings.shownGathering(READ_AT_MOST)).filter(isFit);
    const found: ShownTable[] = [];
    for (const lobby of await REACHES.lists.everywhere(this.store, lobbies, {
      id: personId,
      place: NOWHERE,
    })) {
      if (found.length === SHOWN_AT_MOST) break;
      if (await this.#isClosed(lobby.guildId)) continue;
      const table = await this.#shown(lobby.id);
      if (table) found.push(table);
    }
    return found;
  }

  async #shown(matchId: string): Promise<ShownTable | undefined> {
    const { store, services } = this;
    const match = await store.matches.get(matchId);
    if (match?.status !== 'lobby') return undefined;
    const { id, game, options, seats, seatsWanted, pace, rated, createdAt, openerId } = match;
    const category = categoryOf(gameOf(services, game), options);
    const people = await Promise.all(seats.filter(isPerson).map(({ userId }) => store.people.get(userId)));
    const shared = people.filter(({ stats }) => stats).map(person => person.id);
    const rows = await store.ratings.of({ game, category, pool: 'people' }, shared);
    return {
      ...{ id, game, options, seatsWanted, pace, rated, createdAt },
      taken: seats.length,
      ratings: shared.map(userId => {
        const row = rows.find(rated => rated.userId === userId);
        return row ? roughly(row.points) : null;
      }),
      locale: people.find(person => person.id === openerId)?.locale ?? null,
      isOpen: (await serverOf(store, match.guildId)).strangers === 'yes',
    };
  }
}
