import { createHash } from 'node:crypto';
import { SeededDice } from '../../core/dice.ts';
import type { AnyGame, PlayedAction } from '../../core/game.ts';
import { playerOf, type Strength, strengthsOf } from '../../core/player.ts';
import type { DealPar, StoredDeal } from '../../store/index.ts';
import { gameOf } from '../match/services.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { courseOfSeat } from '../results/attempt.ts';

const STRENGTH = 'hard';
type Played = Omit<DealPar, 'rivals'>;
/** Upper bound that no game's number of decisions reaches. */
const ENDLESS = 1_000;

const seedOf = (id: string, step: number): number =>
  createHash('sha256').update(`par/${id}/${step}`).digest().readUInt32BE() >>> 1;

/**
 * Plays deals with the game's bots, which see only what a person would see. Each result is computed once and stored. After a
 * crash the computation begins again.
 */
export class Pars {
  readonly #units: UnitsOfWork;
  readonly #under = new Map<string, Promise<DealPar | undefined>>();

  constructor(units: UnitsOfWork) {
    this.#units = units;
  }

  isOffered(game: string): boolean {
    return playerOf(game, this.#units.services.players, STRENGTH) !== undefined;
  }

  /**
   * Returns the strong bot's result on a deal. Requests during the computation share one result. Undefined if no bot plays the
   * game.
   */
  of(deal: StoredDeal): Promise<DealPar | undefined> {
    if (deal.par || !this.isOffered(deal.game)) return Promise.resolve(deal.par ?? undefined);
    const known = this.#under.get(deal.id);
    if (known) return known;
    const work = this.#think(deal).finally(() => this.#under.delete(deal.id));
    this.#under.set(deal.id, work);
    return work;
  }

  /** Starts to compute the strong bot's result on a deal, without waiting for it. */
  prepare(deal: StoredDeal): void {
    this.of(deal).catch(this.#units.services.failed);
  }

  async #think(deal: StoredDeal): Promise<DealPar> {
    const { services, store } = this.#units;
    const game = gameOf(services, deal.game);
    const rivals: DealPar['rivals'][number][] = [];
    let strong: Played | undefined;
    for (const strength of strengthsOf(deal.game, services.players)) {
      const played = await this.#played(game, deal, strength);
      rivals.push({ strength, points: played.points });
      if (strength === STRENGTH) strong = played;
    }
    if (!strong) throw new Error(`nobody plays ${deal.game} well`);
    const par = { ...strong, rivals };
    await store.transaction(({ deals }) => deals.setPar(deal.id, par), `deal ${deal.id}`);
    return par;
  }

  async #played(game: AnyGame, deal: StoredDeal, strength: Strength): Promise<Played> {
    const dice = SeededDice.fromHex(deal.seed);
    let state = game.setup(1, deal.options, dice);
    const history = { deal: state, resigned: [] };
    const played: PlayedAction<unknown, unknown, unknown>[] = [];
    for (let step = 0; step < ENDLESS; step++) {
      const [seat] = game.toAct(state);
      if (seat === undefined) {
        const points = game.outcome(state)?.totals[0] ?? 0;
        const course = courseOfSeat(game, { history: { ...history, played } }, 0);
        return { points, course, actions: played.map(({ action }) => game.write(action)) };
      }
      const action =
        game.forced(state, seat) ?? (await this.#chosen(game, strength, deal.id, step, state, seat));
      const made = game.apply(state, seat, action, dice);
      if (!made.ok) throw new Error(`deal ${deal.id}: the par's action ${step}: ${made.refusal.code}`);
      state = made.value.state;
      played.push({ seat, action, told: made.value.told, state });
    }
    throw new Error(`deal ${deal.id} does not end`);
  }

  async #chosen(
    game: AnyGame,
    strength: Strength,
    id: string,
    step: number,
    state: unknown,
    seat: number,
  ): Promise<unknown> {
    const asked = { game: game.id, view: game.view(state, seat), seat, strength } as const;
    const text = await this.#units.services.thinker.choose({
      ...asked,
      seed: seedOf(id, step),
      priority: 'review',
    });
    const read = game.read(text);
    if (!read.ok) throw new Error(`${game.id}: nobody can read ${text}`);
    return read.value;
  }
}
