import { accept, type Refusal, type Result } from '../core/result.ts';
import { players } from '../players/registry.ts';
import { ConflictError, type Drawers, type Store } from '../store/index.ts';
import { Absence } from './absence.ts';
import { act } from './act.ts';
import { type AnswerToUndo, answerUndo, askUndo, toRequest } from './asking.ts';
import { Care } from './care.ts';
import { Clock } from './clock.ts';
import { LIMITS } from './cooldowns.ts';
import { cancel, resign } from './ending.ts';
import { invite, remove } from './gathering.ts';
import { type House, modernised, newId, newSalt, newSeed, refuseAtTable, type Sitting } from './house.ts';
import { join, leave, type Opening, open, openAndStart, openable, start } from './lobby.ts';
import { lost, type OwnMessage, ownMessages } from './messages.ts';
import { tend } from './motions.ts';
import { learn, People } from './people.ts';
import { Postbox } from './postbox.ts';
import { rematch } from './rematch.ts';
import { toMatch } from './rows.ts';
import type { Member } from './servers.ts';
import { readMatch, rowOf, Sittings } from './sittings.ts';
import type { Acted, Asking, Cancelling, Match, Person, Seen, Undone } from './types.ts';
import { undo } from './undo.ts';

export interface TableNeeds extends Partial<Omit<House, 'games' | 'now'>>, Pick<House, 'games' | 'now'> {
  readonly store: Store;
  /** Called after a commit that left something to be said; must not throw. */
  readonly announce: (matchId: string) => void;
}

/** Long after an interaction's token has died. */
const CLAIM_MS = 3_600_000;

/**
 * The match room. Whatever changes a match is one transaction in the match's own queue, and is announced after it.
 * Mistakes of people come back as refusals, damage is thrown.
 */
export class Table extends Postbox {
  readonly #sittings: Sittings;
  /** Settings, absences and blocks of people. */
  readonly people: People;
  /** Reminders, nudges, and all else that becomes due. */
  readonly clock: Clock;
  /** Votes, pauses and seats without their person. */
  readonly absence: Absence;
  /** Servers' wishes, forgetting, and what is not kept for ever. */
  readonly care: Care;

  constructor({ store, announce, ...house }: TableNeeds) {
    super(store, { players, newId, newSeed, newSalt, limits: LIMITS, ...house }, announce);
    store.states.use(modernised(this.house));
    this.#sittings = new Sittings(store, this.house, announce);
    this.people = new People(this.#sittings);
    this.clock = new Clock(this.#sittings);
    this.absence = new Absence(this.#sittings);
    this.care = new Care(this.#sittings);
  }

  open(opening: Opening): Promise<Result<Match, Refusal>> {
    return this.#begin(opening, sitting => open(sitting, opening));
  }

  /** Whether it could be opened in a channel without a table; nothing is written. */
  openable(opening: Opening, solo: boolean): Promise<Result<void, Refusal>> {
    return this.#sittings.sit(`channel ${opening.channelId}`, async sitting => {
      const able = await openable(sitting, opening, solo);
      return able.ok ? accept(undefined) : able;
    });
  }

  /** Solo: no lobby. */
  openAndStart(opening: Opening): Promise<Result<Match, Refusal>> {
    return this.#begin(opening, sitting => openAndStart(sitting, opening));
  }

  join(matchId: string, person: Person): Promise<Result<Match, Refusal>> {
    return this.#sittings.change(matchId, (sitting, match) => join(sitting, match, person));
  }

  leave(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#sittings.change(matchId, (sitting, match) => leave(sitting, match, personId));
  }

  /** The opener asks people to the lobby by name. */
  invite(matchId: string, personId: string, invited: readonly Person[]): Promise<Result<Match, Refusal>> {
    return this.#sittings.change(matchId, (sitting, match) => invite(sitting, match, personId, invited));
  }

  /** The opener takes somebody else off the lobby. */
  remove(matchId: string, openerId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#sittings.change(matchId, (sitting, match) => remove(sitting, match, openerId, personId));
  }

  /**
   * The same people again, the first player moved on: one rematch a match, a second call finds the first's.
   * @param member what the person is in the server; absent: nobody asks
   */
  async rematch(matchId: string, personId: string, member?: Member): Promise<Result<Match, Refusal>> {
    const ended = await this.store.matches.get(matchId);
    if (!ended) return refuseAtTable('no-match', { match: matchId });
    return this.#begin(ended, async sitting =>
      rematch(sitting, await rowOf(sitting.drawers, matchId), personId, member),
    );
  }

  start(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#sittings.change(matchId, (sitting, match) => start(sitting, match, personId));
  }

  resign(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#sittings.change(matchId, (sitting, match) => resign(sitting, match, personId));
  }

  /** `agreed` of `needed` votes; the match is cancelled when they are equal. */
  cancel(
    matchId: string,
    person: Person,
    { moderator }: { readonly moderator: boolean },
  ): Promise<Result<Cancelling, Refusal>> {
    return this.#sittings.transact(
      matchId,
      (sitting, match) => cancel(sitting, match, person, moderator),
      async (drawers, agreement) => ({ match: await readMatch(drawers, matchId), ...agreement }),
    );
  }

  /** @param action in the game's notation; @param seen what the person saw: older than now is refused. */
  act(matchId: string, personId: string, action: string, seen: Seen = {}): Promise<Result<Acted, Refusal>> {
    return this.#sittings.transact(
      matchId,
      async (sitting, match) => {
        const acted = await act(sitting, match, { personId, action, ...seen });
        if (acted.ok) await learn(sitting, personId);
        return acted;
      },
      async (drawers, acted) => ({ ...acted, match: await readMatch(drawers, matchId) }),
      seen.rev,
    );
  }

  /** One's own last action, at once; refused with `undo-consent` where the others must agree. */
  undo(matchId: string, personId: string, seen: Seen = {}): Promise<Result<Undone, Refusal>> {
    return this.#sittings.transact(
      matchId,
      (sitting, match) => undo(sitting, match, { personId, ...seen }),
      async (drawers, { undone }) => ({ match: await readMatch(drawers, matchId), undone }),
      seen.rev,
    );
  }

  /** Asks the others, who have 48 hours; what needs no consent is done at once. */
  askUndo(matchId: string, personId: string, seen: Seen = {}): Promise<Result<Asking, Refusal>> {
    return this.#sittings.transact(
      matchId,
      (sitting, match) => askUndo(sitting, match, { personId, ...seen }),
      (drawers, { done }) => this.#asking(drawers, matchId, done),
      seen.rev,
    );
  }

  /** The asker's own no withdraws the request. @param request absent: the open one. */
  answerUndo(
    matchId: string,
    personId: string,
    agrees: boolean,
    { request, sentAt }: { readonly request?: number | undefined; readonly sentAt?: number | undefined } = {},
  ): Promise<Result<Asking, Refusal>> {
    const answer: AnswerToUndo = { personId, agrees, request, sentAt };
    return this.#sittings.transact(
      matchId,
      (sitting, match) => answerUndo(sitting, match, answer),
      (drawers, { done }) => this.#asking(drawers, matchId, done),
    );
  }

  /** The messages that should stand in the match's channel, as far as nothing is about to be told again. */
  async ownMessages(matchId: string): Promise<readonly OwnMessage[]> {
    const match = await this.store.matches.get(matchId);
    return match ? ownMessages(this.store, match, this.house.now()) : [];
  }

  /** A message of ours was deleted by somebody: it is told again, where no newer one stands for it. */
  lost(matchId: string, messageId: string): Promise<void> {
    return this.#sittings.sit(matchId, sitting => lost(sitting, matchId, messageId));
  }

  /** Whether this interaction is ours to carry out: false when it was taken up before, here or in another process. */
  claim(interactionId: string): Promise<boolean> {
    const now = this.house.now();
    return this.store.transaction(drawers => drawers.claims.claim(interactionId, now, now - CLAIM_MS));
  }

  async #asking(drawers: Drawers, matchId: string, done: boolean): Promise<Asking> {
    const match = await rowOf(drawers, matchId);
    const [row, log] = [
      await drawers.requests.newest(matchId, 'undo'),
      await drawers.moves.list(matchId, 0, match.rev),
    ];
    const request = row ? toRequest(match, row, log, this.house.now()) : null;
    return { match: toMatch(match), done, request };
  }

  async #begin(
    { channelId }: Pick<Opening, 'channelId'>,
    work: (sitting: Sitting) => Promise<Result<string, Refusal>>,
  ): Promise<Result<Match, Refusal>> {
    try {
      return await this.#sittings.sit(`channel ${channelId}`, async sitting => {
        const id = await work(sitting);
        if (!id.ok) return id;
        await tend(sitting, id.value);
        return accept(await readMatch(sitting.drawers, id.value));
      });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const live = await this.store.matches.live(channelId);
      if (!live) throw error;
      return refuseAtTable('channel-busy', { matchId: live.id, status: live.status });
    }
  }
}
