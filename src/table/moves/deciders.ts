import type { AnyGame, Seat } from '../../core/contract/game.ts';
import { type Player, playerOf, type Strength, steadyOf } from '../../core/contract/player.ts';
import { isPrivate, type MadeBy, type StoredMatch } from '../../store/index.ts';
import { playedSeats, thinkers } from '../match/rows.ts';
import { otherDice, type Services } from '../match/services.ts';

export interface ChosenAction {
  readonly action: unknown;
  readonly by: MadeBy;
}

export type ChoicesMade = ReadonlyMap<Seat, ChosenAction>;

/** Determines who decides for each seat: a person, a bot, a stand-in, or the rules if only one choice is left. */
export class Deciders {
  readonly #services: Services;
  readonly #match: StoredMatch;
  readonly #game: AnyGame;
  readonly #played: ReadonlySet<Seat>;
  readonly #thinkers: ReadonlySet<Seat>;

  constructor(services: Services, match: StoredMatch, game: AnyGame) {
    this.#services = services;
    this.#match = match;
    this.#game = game;
    this.#played = playedSeats(match);
    this.#thinkers = thinkers(match);
  }

  isForced(state: unknown, seat: Seat): boolean {
    return this.#game.forced(state, seat) !== undefined;
  }

  /** Lists the acting seats whose person must still decide. */
  missing(state: unknown, acting: readonly Seat[], sealed: ChoicesMade): readonly Seat[] {
    return this.#open(state, acting, sealed).filter(
      seat => this.#strengthOf(seat) === null && !this.#played.has(seat),
    );
  }

  /** Lists the acting seats for which a hard bot must still decide, on its own seat or as stand-in. */
  thinking(state: unknown, acting: readonly Seat[], sealed: ChoicesMade): readonly Seat[] {
    return this.#open(state, acting, sealed).filter(seat => this.#thinkers.has(seat));
  }

  /** Lists the acting seats of easy and medium bots, which need no time to think. */
  ready(state: unknown, acting: readonly Seat[], sealed: ChoicesMade): readonly Seat[] {
    return this.#open(state, acting, sealed).filter(seat => {
      const strength = this.#strengthOf(seat);
      return strength !== null && strength !== 'hard';
    });
  }

  /** Returns a seat's choice: the sealed one, the only one left by the rules, or one that a bot or stand-in makes now. */
  choiceOf(state: unknown, rev: number, seat: Seat, sealed: ChoicesMade, standIn?: Strength): ChosenAction {
    const chosen = sealed.get(seat);
    if (chosen) return chosen;
    const forced = this.#game.forced(state, seat);
    return forced === undefined
      ? this.chosenFor(state, rev, seat, standIn)
      : { action: forced, by: 'forced' };
  }

  /**
   * Chooses an action for a seat. The seat's easy or medium bot makes the choice, or else a stand-in.
   * @param standIn absent: the seat's own stand-in
   */
  chosenFor(state: unknown, rev: number, seat: Seat, standIn?: Strength): ChosenAction {
    const view = this.#game.view(state, seat);
    // Tables with the same deal get the same dice, so that equal views lead to equal decisions of the bots. In a duel, undone
    // moves raise the revision and must change no decision.
    const { duplicateId, id, seed } = this.#match;
    const dice = isPrivate(this.#match)
      ? otherDice(`${seed}/${JSON.stringify(view)}`, 0, seat)
      : otherDice(duplicateId ?? id, rev, seat);
    const own = this.#strengthOf(seat) ?? standIn ?? this.#match.seats[seat]?.standIn ?? null;
    return { action: this.#playerFor(own).choose(this.#game, view, seat, dice), by: this.by(seat) };
  }

  by(seat: Seat): 'player' | 'stand-in' {
    return this.#strengthOf(seat) === null ? 'stand-in' : 'player';
  }

  #open(state: unknown, acting: readonly Seat[], sealed: ChoicesMade): readonly Seat[] {
    return acting.filter(seat => !sealed.has(seat) && !this.isForced(state, seat));
  }

  #strengthOf(seat: Seat): Strength | null {
    return this.#match.seats[seat]?.strength ?? null;
  }

  #playerFor(strength: Strength | null): Player {
    const { players } = this.#services;
    const { game, standIn } = this.#match;
    // A hard bot thinks only outside of the transaction. Within it, the medium bot takes its place.
    const wanted = strength === 'hard' ? 'medium' : (strength ?? (standIn === 'medium' ? 'medium' : null));
    return (wanted && playerOf(game, players, wanted)) ?? steadyOf(game, players);
  }
}
