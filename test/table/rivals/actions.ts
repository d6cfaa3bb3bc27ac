import type { Refusal, Result } from '../../../src/core/contract/result.ts';
import { openStore, type Store } from '../../../src/store/index.ts';
import { TakenUpError } from '../../../src/table/claims.ts';
import type { Notice } from '../../../src/table/match/types.ts';
import { Table } from '../../../src/table/table.ts';
import { toys } from '../../toy/rules/index.ts';

/** An action of the person with the number `who` (from 0), who may have no seat. */
export type RivalAction = { readonly who: number } & (
  | { readonly do: 'join' | 'leave' | 'start' | 'resign' | 'cancel' | 'askUndo' }
  | { readonly do: 'answer'; readonly agrees: boolean }
  | { readonly do: 'undo'; readonly rev?: number }
  | {
      readonly do: 'act';
      readonly action: string;
      readonly rev?: number;
      readonly claim?: string | undefined;
    }
  | { readonly do: 'claim'; readonly claim: string }
  /** Begins to send the message that waited at the beginning of the round. */
  | { readonly do: 'tell' }
);

export type Answer =
  | { readonly done: unknown }
  | { readonly refused: string; readonly with: Refusal['with'] }
  | { readonly takenUp: true };

/** A match and its people in one database. In another database the same match has other ids. */
export interface Evening {
  /** Prefix of every person's id and of every interaction's id. */
  readonly tag: string;
  readonly matchId: string;
  readonly notice: Notice | undefined;
}

export const person = (tag: string, who: number) => ({ id: `${tag}/u${who}`, name: `U${who}` });

/** Opens a table whose clock stands still and whose deals are equal, so that results depend only on the order of actions. */
export async function tableOf(address: string): Promise<{ readonly store: Store; readonly table: Table }> {
  const store = await openStore(address);
  const newSeed = () => new Uint8Array(32).fill(1);
  const table = new Table({ store, games: toys, now: () => 1_000_000, announce: () => {}, newSeed });
  return { store, table };
}

function answered<T>(result: Result<T, Refusal>, shape: (value: T) => unknown = () => true): Answer {
  if (result.ok) return { done: shape(result.value) };
  return { refused: result.refusal.code, with: result.refusal.with };
}

const revs = (moves: readonly { readonly rev: number }[]): readonly number[] => moves.map(({ rev }) => rev);

async function carried(
  table: Table,
  { tag, matchId, notice }: Evening,
  action: RivalAction,
): Promise<Answer> {
  const who = person(tag, action.who);
  switch (action.do) {
    case 'join':
      return answered(await table.join(matchId, who), ({ seats }) => seats.length);
    case 'leave':
      return answered(await table.leave(matchId, who.id), ({ seats }) => seats.length);
    case 'start':
      return answered(await table.start(matchId, who.id), ({ status }) => status);
    case 'resign':
      return answered(await table.resign(matchId, who.id), ({ status, rev }) => [status, rev]);
    case 'cancel':
      return answered(await table.cancel(matchId, who, { moderator: false }), ({ agreed }) => agreed);
    case 'askUndo':
      return answered(await table.requests.askUndo(matchId, who.id), ({ done }) => [done]);
    case 'answer':
      return answered(await table.requests.answer(matchId, who.id, action.agrees), ({ done }) => [done]);
    case 'undo': {
      const { rev } = action;
      return answered(await table.undo(matchId, who.id, { rev }), ({ undone }) => revs(undone));
    }
    case 'act': {
      const seen = { rev: action.rev, claim: action.claim && `${tag}/${action.claim}` };
      const acted = await table.act(matchId, who.id, action.action, seen);
      return answered(acted, ({ sealed, waitingFor, moves }) => ({ sealed, waitingFor, revs: revs(moves) }));
    }
    case 'claim':
      return { done: await table.claim(`${tag}/${action.claim}`) };
    case 'tell': {
      const begun = notice && (await table.outbox.begin(notice));
      return { done: begun ? begun.since : false };
    }
  }
}

/**
 * Does an action at a table, and returns a refusal as an answer.
 * @throws any other error
 */
export async function carryOut(table: Table, evening: Evening, action: RivalAction): Promise<Answer> {
  try {
    const answer = await carried(table, evening, action);
    return JSON.parse(JSON.stringify(answer).replaceAll(evening.tag, '')) as Answer;
  } catch (error) {
    if (error instanceof TakenUpError) return { takenUp: true };
    throw error;
  }
}
