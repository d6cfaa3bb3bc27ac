import { categoryOf, gameOf } from '../../core/contract/game.ts';
import { FRESH, pointsOf, spreadOf } from '../../core/contract/rating-formula.ts';
import { DAY_MS } from '../../core/values/days.ts';
import type { Repositories, StandingSeek, TwoPeople } from '../../store/index.ts';
import { REACHES } from '../lobby/reaches.ts';
import { isLive } from '../match/live-clock.ts';
import type { UnitOfWork } from '../match/services.ts';
import { quietOf, quietUntil } from '../waiting/quiet-hours.ts';
import { isAway } from '../waiting/waits.ts';
import { type Candidate, RULES } from './pairing.ts';

/** Milliseconds for which a game that a person left, without resigning it, delays the person's next pairing. */
const LEFT_WITHIN = 90 * DAY_MS;

/** Returns a lookup of the pairs whose first person has the given id. */
function ofPerson<Pair extends TwoPeople>(pairs: readonly Pair[]): (userId: string) => readonly Pair[] {
  const found = Map.groupBy(pairs, ({ one }) => one);
  return userId => found.get(userId) ?? [];
}

async function restingAt({ people }: Pick<Repositories, 'people'>, at: number): Promise<ReadonlySet<string>> {
  const resting = (await people.seeking()).filter(
    person => isAway(person, at) || quietUntil(quietOf(person), at) !== null,
  );
  return new Set(resting.map(({ id }) => id));
}

/** Returns the people who wait for a game, with the facts that the pairing considers. */
export async function candidatesAt(
  { repositories, services, at }: Pick<UnitOfWork, 'repositories' | 'services' | 'at'>,
  rows: readonly StandingSeek[],
): Promise<readonly Candidate[]> {
  const { seeks } = repositories;
  const ratings = new Map(
    (await seeks.ratings()).map(rating => [`${rating.userId} ${rating.game} ${rating.category}`, rating]),
  );
  const blocks = ofPerson(await REACHES.seats.pairing(repositories));
  const meetings = ofPerson(await seeks.meetings(at - RULES.again));
  const left = await seeks.left(at - LEFT_WITHIN);
  const resting = await restingAt(repositories, at);
  return rows.map(({ name: _, channelId: __, guildId: ___, held, ...row }) => {
    const { userId } = row;
    const game = gameOf(services, row.game);
    const category = categoryOf(game, game.defaults);
    const skill = ratings.get(`${userId} ${game.id} ${category}`) ?? FRESH;
    return {
      ...row,
      points: pointsOf(skill),
      spread: spreadOf(skill),
      met: new Map(meetings(userId).map(({ other, at: met }) => [other, met])),
      blocked: new Set(blocks(userId).map(({ other }) => other)),
      left: left.get(userId) ?? 0,
      // `held`: the channel already shows a game. Quiet hours do not count for a live game, whose people are
      // at their screens.
      rests: held || (resting.has(userId) && !isLive(row)),
    };
  });
}
