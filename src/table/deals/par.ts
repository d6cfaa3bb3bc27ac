import { createHash } from 'node:crypto';
import { gameOf } from '../../core/contract/game.ts';
import { playerOf, type Strength, strengthsOf } from '../../core/contract/player.ts';
import type { DealPar, StoredDeal } from '../../store/index.ts';
import { duelSeed } from '../match/services.ts';
import { TablePart } from '../match/units-of-work.ts';
import { attemptScores, pointsIn } from './attempt-booking.ts';
import { DealGame } from './deal-game.ts';

const STRENGTH = 'hard';
type Played = Omit<DealPar, 'rivals'>;
/** Upper bound that no game's number of decisions reaches. */
const ENDLESS = 1_000;

const seedOf = (id: string, step: number): number =>
  createHash('sha256').update(`par/${id}/${step}`).digest().readUInt32BE() >>> 1;

/**
 * Plays deals with the game's bots in the person's seat, which see only what a person would see. Each result is computed once
 * and stored. After a crash the computation begins again.
 */
export class Pars extends TablePart {
  readonly #under = new Map<string, Promise<DealPar | undefined>>();

  isOffered(game: string): boolean {
    return playerOf(game, this.services.players, STRENGTH) !== undefined;
  }

  /**
   * Returns the hard bot's result on a deal, computed once for requests at the same time. Undefined: the game has no hard bot,
   * and no result is stored.
   */
  of(deal: StoredDeal): Promise<DealPar | undefined> {
    if (deal.par || !this.isOffered(deal.game)) return Promise.resolve(deal.par ?? undefined);
    const known = this.#under.get(deal.id);
    if (known) return known;
    const work = this.#think(deal).finally(() => this.#under.delete(deal.id));
    this.#under.set(deal.id, work);
    return work;
  }

  /** Starts to compute the hard bot's result on a deal, without waiting for it. */
  prepare(deal: StoredDeal): void {
    this.of(deal).catch(this.services.failed);
  }

  async #think(deal: StoredDeal): Promise<DealPar> {
    const { services, store } = this;
    const rivals: DealPar['rivals'][number][] = [];
    let strong: Played | undefined;
    for (const strength of strengthsOf(deal.game, services.players)) {
      const played = await this.#played(deal, strength);
      rivals.push({ strength, points: played.points });
      if (strength === STRENGTH) strong = played;
    }
    if (!strong) throw new Error(`nobody plays ${deal.game} well`);
    const par = { ...strong, rivals };
    await store.transaction(({ deals }) => deals.setPar(deal.id, par), `deal ${deal.id}`);
    return par;
  }

  async #played(deal: StoredDeal, strength: Strength): Promise<Played> {
    const game = gameOf(this.services, deal.game);
    const going = new DealGame(game, deal);
    for (let step = 0; step < ENDLESS; step++) {
      const acting = going.toAct;
      if (acting.length === 0) {
        const totals = going.outcome?.totals ?? [];
        const own = going.personSeat;
        const scores = attemptScores(game, going, own, { isDuel: totals.length > 1, totals });
        return { points: pointsIn(totals, own) ?? 0, ...scores, actions: going.actions };
      }
      // Seats that choose at the same time choose from the same position.
      const chosen: (readonly [seat: number, action: string])[] = [];
      for (const seat of acting) chosen.push([seat, await this.#chosen(going, deal, strength, seat)]);
      for (const [seat, action] of chosen) going.play(seat, action);
    }
    throw new Error(`deal ${deal.id} does not end`);
  }

  /** Returns the action of a seat. A bot with this strength plays the person's seat, and the hard bot plays the opponent's. */
  async #chosen(going: DealGame, deal: StoredDeal, strength: Strength, seat: number): Promise<string> {
    const forced = going.forced(seat);
    if (forced !== undefined) return forced;
    const moves = going.actions.length;
    const own = seat === going.personSeat;
    return this.services.thinker.choose({
      game: deal.game,
      view: going.view(seat),
      seat,
      strength: own ? strength : STRENGTH,
      seed: own ? seedOf(deal.id, moves) : duelSeed(deal.seed, moves, seat),
      priority: 'review',
      exact: true,
    });
  }
}
