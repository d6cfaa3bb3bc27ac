import type { Rated } from '../../core/contract/evaluation.ts';
import { gameOf, type Seat } from '../../core/contract/game.ts';
import { playerOf, strengthsOf } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { LightDice } from '../../core/search/light-dice.ts';
import type { WrittenLine } from '../../core/search/thinker.ts';
import type { StoredMatch } from '../../store/index.ts';
import { StoredPosition } from '../match/position.ts';
import { playingSeat, rowOf } from '../match/rows.ts';
import { refuseAtTable, type Services } from '../match/services.ts';
import type { Match, Seen } from '../match/types.ts';
import { BusyError, TablePart } from '../match/units-of-work.ts';
import { thoughtSeed } from './hard-bot-moves.ts';

export interface Hint {
  /** Good actions with their reasons, best first. */
  readonly lines: readonly WrittenLine[];
  /** Count of the hints that the seat has had in this match, this one included. */
  readonly used: number;
}

/** Returns why the match offers no hints. Undefined if the match offers hints. */
function without(
  { players }: Pick<Services, 'players'>,
  { game, hints, rated }: Pick<Match, 'game' | 'hints' | 'rated'>,
): Result<never, Refusal> | undefined {
  if (strengthsOf(game, players).length === 0) return refuseAtTable('no-hints', { why: 'game' });
  if (rated) return refuseAtTable('no-hints', { why: 'rated' });
  return hints ? undefined : refuseAtTable('no-hints', { why: 'off' });
}

/** Returns the seat of a person, and refuses a person who may not ask for a hint now. */
function advised(
  services: Services,
  match: StoredMatch,
  personId: string,
  rev: number | undefined,
): Result<Seat, Refusal> {
  const seat = playingSeat(match, personId);
  if (!seat.ok) return seat;
  const none = without(services, match);
  if (none) return none;
  if (match.pausedAt !== null) return refuseAtTable('paused');
  if (rev !== undefined && rev !== match.rev) return refuseAtTable('stale', { rev: match.rev, seen: rev });
  const { toAct } = new StoredPosition(services, match);
  return toAct.includes(seat.value) ? seat : refuseAtTable('not-to-act', { seats: toAct });
}

/** Hints to a person who must decide. The bot counts them, and no other person sees them while the game runs. */
export class Advice extends TablePart {
  areOffered(match: Pick<Match, 'game' | 'hints' | 'rated'>): boolean {
    return without(this.services, match) === undefined;
  }

  /**
   * Rates a seat's actions quickly with the medium bot, best first. The rating uses only the seat's view, and is equal for
   * every call about one revision. Empty if the match offers no hints, or the game has no such bot.
   */
  glance(
    match: Pick<Match, 'id' | 'rev' | 'game' | 'hints' | 'rated' | 'position'>,
    seat: Seat,
  ): readonly Rated<unknown>[] {
    const { services } = this;
    if (without(services, match)) return [];
    const dice = new LightDice(thoughtSeed(match.id, match.rev, seat));
    const medium = playerOf(match.game, services.players, 'medium');
    return medium?.glance?.(gameOf(services, match.game), match.position.view(seat), seat, dice) ?? [];
  }

  /**
   * Gives a hint from the view of the seat. The game's judge chooses the actions (`judge` in core/search/thinker.ts). A second
   * request gets the same hint, since the dice depend on match, revision and seat. Refuses as stale, and does not count, if the
   * match changes meanwhile. Throws BusyError, and does not count, while another program locks the database.
   */
  async ask(matchId: string, personId: string, { rev }: Seen = {}): Promise<Result<Hint, Refusal>> {
    const { store, services } = this;
    const match = await store.matches.get(matchId);
    if (!match) return refuseAtTable('no-match', { match: matchId });
    const seat = advised(services, match, personId, rev);
    if (!seat.ok) return seat;
    const lines = await services.thinker.lines({
      game: match.game,
      view: new StoredPosition(services, match).view(seat.value),
      seat: seat.value,
      seed: thoughtSeed(matchId, match.rev, seat.value),
      priority: 'hint',
    });
    let isOver = false;
    const counted = this.units.of(matchId, async ({ repositories, at }) => {
      const now = await rowOf(repositories, matchId);
      if (isOver) return refuseAtTable('stale', { rev: now.rev, seen: match.rev });
      const still = advised(services, now, personId, match.rev);
      if (!still.ok) return still;
      if (lines.length > 0)
        await repositories.hints.put(matchId, personId, { seat: still.value, rev: match.rev, at });
      const used = await repositories.hints.count(matchId);
      return accept({ lines, used: used.get(still.value) ?? 0 });
    });
    if (await this.isSoon(counted)) return counted;
    isOver = true;
    throw new BusyError('a hint is shown only after it was counted');
  }

  used(matchId: string): Promise<ReadonlyMap<Seat, number>> {
    return this.store.hints.count(matchId);
  }
}
