import { gameOf } from '../../core/contract/game.ts';
import { isPerson } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { countDone } from '../match/rate-limits.ts';
import { newDealSeed, refuseAtTable } from '../match/services.ts';
import { isPrivate, type Match, type Person } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';
import { type DealSeries, unoffered } from './daily.ts';

/** Challenges: deals that a person makes, and that everybody can play with their code. */
export class Challenges extends TablePart {
  /** Makes a challenge, and returns its code. @param options absent: the options of the series */
  async make(series: DealSeries, person: Person, options?: unknown): Promise<Result<string, Refusal>> {
    const { services } = this;
    const refused = unoffered(services, series);
    if (refused) return refused;
    const { game, form } = series;
    const settings = gameOf(services, game).deals?.[form];
    const id = services.newId();
    const seeds = newDealSeed(services);
    const made = { day: null, closesAt: null, par: null, userId: person.id };
    return this.units.of(`deal ${id}`, async unit => {
      const { repositories, at } = unit;
      const hurried = await countDone(unit, { what: 'open', personId: person.id, scope: 'deals' });
      if (hurried) return hurried;
      await repositories.deals.put({
        id,
        kind: 'challenge',
        game,
        form,
        options: options ?? settings?.options,
        ...seeds,
        opensAt: at,
        ...made,
      });
      return accept(id);
    });
  }

  /**
   * Makes a challenge from a solo game that has ended. The challenge is a new deal, since the old seed is public. If the match
   * was an attempt at a deal, the method returns that deal.
   */
  async makeFrom(
    matchId: string,
    person: Person,
  ): Promise<Result<{ readonly id: string; readonly fresh: boolean }, Refusal>> {
    const { store } = this;
    const match = await store.matches.get(matchId);
    if (!match) return refuseAtTable('no-match', { match: matchId });
    if (match.withheld) return refuseAtTable('duplicate-on');
    const known = isPrivate(match) ? await store.deals.playedAt(matchId) : undefined;
    if (known) return accept({ id: known.dealId, fresh: false });
    if (match.status !== 'over') return refuseAtTable('not-over', { status: match.status });
    if (match.seats.length > 1) return refuseAtTable('no-solo-deal', { game: match.game });
    const made = await this.make({ game: match.game, form: 'solo' }, person, match.options);
    return made.ok ? accept({ id: made.value, fresh: true }) : made;
  }

  /** Returns true for a match from which `makeFrom` can make a challenge. */
  isPossible({
    game,
    seats,
    status,
    endedBy,
  }: Pick<Match, 'game' | 'seats' | 'status' | 'endedBy'>): boolean {
    return (
      status === 'over' &&
      endedBy === 'rules' &&
      seats.length === 1 &&
      seats.every(isPerson) &&
      unoffered(this.services, { game, form: 'solo' }) === undefined
    );
  }
}
