import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { NewPlace } from '../../store/index.ts';
import { PLACES_AT_MOST } from '../match/places.ts';
import { rowOf } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Match, Pace, Person } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';
import { busy } from './gathering.ts';
import { store, wrongSeats } from './lobby.ts';
import { REACHES } from './reaches.ts';
import { deal } from './start.ts';

export interface Between {
  readonly game: string;
  readonly options: unknown;
  readonly pace: Pace;
  readonly rated: boolean;
  /** True if seats may ask for hints. Default: true. */
  readonly hints?: boolean;
  /** Channels in which the match is played: one to four. The first one is the home. */
  readonly places: readonly NewPlace[];
  /** People with the number of their place. Each place has at least one person. */
  readonly people: readonly (Person & { readonly place: number })[];
}

/** Throws if people and places do not fit together, which is a mistake of the caller. */
function check({ places, people }: Between): void {
  const channels = new Set(places.map(({ channelId }) => channelId));
  const seated = new Set(people.map(({ place }) => place));
  const fits = channels.size === places.length && places.every((_, place) => seated.has(place));
  if (places.length === 0 || places.length > PLACES_AT_MOST || seated.size !== places.length || !fits)
    throw new Error(`${people.length} people do not fit ${places.length} places`);
}

/** Returns why these people may not play together. Undefined if they may. The refusal names no person. */
async function hindrance(unit: UnitOfWork, { people }: Between): Promise<Result<never, Refusal> | undefined> {
  const ids = people.map(({ id }) => id);
  if (await REACHES.seats.found(unit.repositories, ids)) return refuseAtTable('unwelcome');
  return busy(unit, ...ids);
}

/**
 * Opens and deals a match in the transaction, with a board for each place. Writes nothing and refuses if a channel has a match
 * already (the refusal's `place` is its index in `places`). Also refuses if a person plays too many matches, or has blocked another.
 */
export async function beginBetween(unit: UnitOfWork, between: Between): Promise<Result<string, Refusal>> {
  check(between);
  const { places, people, ...rest } = between;
  const [home, ...others] = places;
  const [opener] = people;
  if (!home || !opener) throw new Error('a match needs a place and a person');
  const { repositories } = unit;
  const seats = people.length;
  const wrong = wrongSeats(unit.services, { ...rest, seats }) ?? (await hindrance(unit, between));
  if (wrong) return wrong;
  await repositories.places.lockChannels(places.map(({ channelId }) => channelId));
  for (const [place, { channelId }] of places.entries()) {
    const live = await repositories.matches.live(channelId);
    if (live) return refuseAtTable('channel-busy', { matchId: live.id, status: live.status, place });
  }
  const { channelId, guildId } = home;
  const id = await store(unit, {
    ...rest,
    channelId,
    guildId,
    opener,
    seats,
    seated: people,
    places: others,
  });
  await deal(unit, await rowOf(repositories, id));
  return accept(id);
}

export class BetweenPlaces extends TablePart {
  /** Opens and deals a match in a transaction of its own. */
  begin(between: Between): Promise<Result<Match, Refusal>> {
    return this.units.begin(`channel ${between.places[0]?.channelId}`, unit => beginBetween(unit, between));
  }
}
