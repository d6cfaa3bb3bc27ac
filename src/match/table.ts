import { accept, type Refusal, type Result } from '../core/result.ts';
import { players } from '../players/registry.ts';
import { ConflictError, type Drawers, StaleError, type Store, type StoredMatch } from '../store/index.ts';
import { act } from './act.ts';
import { type AnswerToUndo, answerUndo, askUndo, toRequest } from './asking.ts';
import { cancel, resign } from './ending.ts';
import { type House, newId, newSalt, newSeed, refuseAtTable, type Sitting } from './house.ts';
import { join, leave, type Opening, open, openAndStart, start } from './lobby.ts';
import { Queues } from './queues.ts';
import { Reading } from './reading.ts';
import { toMatch } from './rows.ts';
import type { Acted, Asking, Cancelling, Match, Notice, Person, Undone, UndoRequest } from './types.ts';
import { undo } from './undo.ts';

export interface TableNeeds extends Partial<Omit<House, 'games' | 'now'>>, Pick<House, 'games' | 'now'> {
  readonly store: Store;
  /** Called after a commit that left something to be said; must not throw. */
  readonly announce: (matchId: string) => void;
}

type OfMatch<T> = (sitting: Sitting, match: StoredMatch) => Promise<Result<T, Refusal>>;

/**
 * The match room. Whatever changes a match is one transaction in the match's own queue, and is announced after it.
 * Mistakes of people come back as refusals, damage is thrown.
 */
export class Table extends Reading {
  readonly #announce: (matchId: string) => void;
  readonly #queues = new Queues();

  constructor({ store, announce, ...house }: TableNeeds) {
    super(store, { players, newId, newSeed, newSalt, ...house });
    this.#announce = announce;
  }

  open(opening: Opening): Promise<Result<Match, Refusal>> {
    return this.#begin(opening, open);
  }

  /** Solo: no lobby. */
  openAndStart(opening: Opening): Promise<Result<Match, Refusal>> {
    return this.#begin(opening, openAndStart);
  }

  join(matchId: string, person: Person): Promise<Result<Match, Refusal>> {
    return this.#change(matchId, (sitting, match) => join(sitting, match, person));
  }

  leave(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#change(matchId, (sitting, match) => leave(sitting, match, personId));
  }

  start(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#change(matchId, (sitting, match) => start(sitting, match, personId));
  }

  resign(matchId: string, personId: string): Promise<Result<Match, Refusal>> {
    return this.#change(matchId, (sitting, match) => resign(sitting, match, personId));
  }

  /** `agreed` of `needed` votes; the match is cancelled when they are equal. */
  cancel(
    matchId: string,
    person: Person,
    { moderator }: { readonly moderator: boolean },
  ): Promise<Result<Cancelling, Refusal>> {
    return this.#transact(matchId, async (sitting, match) => {
      const agreement = await cancel(sitting, match, person, moderator);
      if (!agreement.ok) return agreement;
      return accept({ match: await this.#read(sitting.drawers, matchId), ...agreement.value });
    });
  }

  /** @param action in the game's notation; @param rev what the person saw: older than now is refused. */
  act(
    matchId: string,
    personId: string,
    action: string,
    { rev }: { readonly rev?: number | undefined } = {},
  ): Promise<Result<Acted, Refusal>> {
    return this.#transact(
      matchId,
      async (sitting, match) => {
        const acted = await act(sitting, match, { personId, action, rev });
        if (!acted.ok) return acted;
        return accept({ ...acted.value, match: await this.#read(sitting.drawers, matchId) });
      },
      rev,
    );
  }

  /** One's own last action, at once; refused with `undo-consent` where the others must agree. */
  undo(
    matchId: string,
    personId: string,
    { rev }: { readonly rev?: number | undefined } = {},
  ): Promise<Result<Undone, Refusal>> {
    return this.#transact(
      matchId,
      async (sitting, match) => {
        const done = await undo(sitting, match, { personId, rev });
        if (!done.ok) return done;
        return accept({ match: await this.#read(sitting.drawers, matchId), undone: done.value.undone });
      },
      rev,
    );
  }

  /** Asks the others, who have 48 hours; what needs no consent is done at once. */
  askUndo(
    matchId: string,
    personId: string,
    { rev }: { readonly rev?: number | undefined } = {},
  ): Promise<Result<Asking, Refusal>> {
    return this.#transact(
      matchId,
      async (sitting, match) =>
        this.#asking(sitting, match, await askUndo(sitting, match, { personId, rev })),
      rev,
    );
  }

  /** The asker's own no withdraws the request. @param request absent: the open one. */
  answerUndo(
    matchId: string,
    personId: string,
    agrees: boolean,
    { request }: { readonly request?: number | undefined } = {},
  ): Promise<Result<Asking, Refusal>> {
    const answer: AnswerToUndo = { personId, agrees, request };
    return this.#transact(matchId, async (sitting, match) =>
      this.#asking(sitting, match, await answerUndo(sitting, match, answer)),
    );
  }

  /** @param messageId the message that shows the request as it was read; null: it needs none. */
  async toldRequest({ id, status }: UndoRequest, messageId: string | null): Promise<void> {
    await this.store.requests.told(id, messageId, status !== 'open');
  }

  /** @param messageId the message that tells it now; null where there is none to remember. */
  async delivered({ id, matchId, kind, rev }: Notice, messageId: string | null): Promise<void> {
    await this.store.transaction(async drawers => {
      await drawers.outbox.delivered(matchId, kind, id);
      await drawers.matches.setShown(matchId, {
        ...(kind === 'lobby' && messageId !== null && { lobbyMessageId: messageId }),
        ...(kind === 'board' && messageId !== null && { boardMessageId: messageId }),
        ...((kind === 'board' || kind === 'closed') && { shownRev: rev }),
      });
    });
  }

  /** @param retryAt milliseconds since the epoch; null: hopeless, given up. */
  async failed({ id, matchId, kind }: Notice, error: string, retryAt: number | null): Promise<void> {
    await this.store.transaction(drawers => drawers.outbox.failed(matchId, kind, id, error, retryAt));
  }

  async #read(drawers: Drawers, matchId: string): Promise<Match> {
    const match = await drawers.matches.get(matchId);
    if (!match) throw new Error(`match ${matchId} is gone`);
    return toMatch(match);
  }

  async #asking(
    { drawers, at }: Sitting,
    { id }: StoredMatch,
    asked: Result<{ readonly done: boolean }, Refusal>,
  ): Promise<Result<Asking, Refusal>> {
    if (!asked.ok) return asked;
    const match = await drawers.matches.get(id);
    if (!match) throw new Error(`match ${id} is gone`);
    const [row, log] = [
      await drawers.requests.newest(id, 'undo'),
      await drawers.moves.list(id, 0, match.rev),
    ];
    const request = row ? toRequest(match, row, log, at) : null;
    return accept({ match: toMatch(match), done: asked.value.done, request });
  }

  #change(matchId: string, work: OfMatch<void>): Promise<Result<Match, Refusal>> {
    return this.#transact(matchId, async (sitting, match) => {
      const changed = await work(sitting, match);
      return changed.ok ? accept(await this.#read(sitting.drawers, matchId)) : changed;
    });
  }

  async #begin(
    opening: Opening,
    work: (sitting: Sitting, opening: Opening) => Promise<Result<string, Refusal>>,
  ): Promise<Result<Match, Refusal>> {
    try {
      return await this.#sit(`channel ${opening.channelId}`, async sitting => {
        const id = await work(sitting, opening);
        return id.ok ? accept(await this.#read(sitting.drawers, id.value)) : id;
      });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const live = await this.store.matches.live(opening.channelId);
      if (!live) throw error;
      return refuseAtTable('channel-busy', { matchId: live.id, status: live.status });
    }
  }

  async #transact<T>(matchId: string, work: OfMatch<T>, seen?: number): Promise<Result<T, Refusal>> {
    try {
      return await this.#sit(matchId, async sitting => {
        const match = await sitting.drawers.matches.get(matchId);
        return match ? work(sitting, match) : refuseAtTable('no-match', { match: matchId });
      });
    } catch (error) {
      if (!(error instanceof StaleError || error instanceof ConflictError)) throw error;
      const rev = (await this.store.matches.get(matchId))?.rev ?? 0;
      return refuseAtTable('stale', { rev, seen: seen ?? rev });
    }
  }

  /** Law 1, commit, then tell. */
  #sit<T>(queue: string, work: (sitting: Sitting) => Promise<T>): Promise<T> {
    return this.#queues.run(queue, async () => {
      const told = new Set<string>();
      const at = this.house.now();
      const value = await this.store.transaction(drawers =>
        work({
          house: this.house,
          drawers,
          at,
          tell: async ({ matchId, kind, rev, since = rev, resigned = [] }) => {
            await drawers.outbox.put({ matchId, kind, rev, since, resigned, at });
            told.add(matchId);
          },
        }),
      );
      for (const matchId of told) this.#announce(matchId);
      return value;
    });
  }
}
