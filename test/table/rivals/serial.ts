import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Store } from '../../../src/store/index.ts';
import type { Table } from '../../../src/table/table.ts';
import { type Answer, carryOut, type Evening, person, type RivalAction } from './actions.ts';

export interface Answered {
  readonly action: RivalAction;
  readonly answer: Answer;
}

export interface World {
  readonly store: Store;
  readonly table: Table;
}

export async function opened(world: World): Promise<Evening> {
  const tag = randomUUID();
  const opening = {
    game: 'toy',
    options: {},
    channelId: tag,
    guildId: 'g1',
    opener: person(tag, 0),
    seats: 3,
  };
  const begun = await world.table.open(opening);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return atNextRound(world, { tag, matchId: begun.value.id, notice: undefined });
}

/** Returns the state of the simulated evening with the message that now waits, which actions of the next round may send. */
export async function atNextRound({ table }: World, evening: Evening): Promise<Evening> {
  const { notices } = await table.outbox.outlook();
  return { ...evening, notice: notices.find(({ matchId }) => matchId === evening.matchId) };
}

export async function settle(
  { table }: World,
  { notice }: Evening,
  round: readonly Answered[],
): Promise<void> {
  const begun = round.some(
    ({ action, answer }) => action.do === 'tell' && 'done' in answer && answer.done !== false,
  );
  if (begun && notice) await table.outbox.delivered(notice, 'message');
}

/** Returns all saved data of a match without ids, so that the test can compare two databases. */
export async function contents({ store }: World, { tag, matchId }: Evening): Promise<unknown> {
  const match = await store.matches.get(matchId);
  if (!match) throw new Error(`no match ${matchId}`);
  const { status, endedBy, rev, state, dice, seats, turn, practised } = match;
  const rows = await store.outbox.waiting(matchId);
  return JSON.parse(
    JSON.stringify({
      match: { status, endedBy, rev, state, dice, seats, turn, practised },
      moves: await store.moves.list(matchId, 0, rev),
      sealed: await store.sealed.list(matchId, rev),
      cancelling: await store.votes.list(matchId, 'cancel'),
      asked: (await store.requests.openOf(matchId)).map(({ kind, rev: about, seat, answers }) => [
        kind,
        about,
        seat,
        answers,
      ]),
      unannounced: rows.map(({ kind, rev: of, since, seat }) => [kind, of, since, seat]),
    }).replaceAll(tag, ''),
  );
}

export interface Round {
  readonly answered: readonly Answered[];
  readonly contents: unknown;
}

const hasEffect = ({ answer }: Answered): boolean => 'done' in answer && answer.done !== false;

/** Returns the revision after which the action took effect. In most rounds, its order is already right. */
function hint({ answer }: Answered): number {
  const [rev] = /\d+(?=\]\}*$)/.exec(JSON.stringify(answer)) ?? [];
  return rev === undefined ? 0 : Number(rev);
}

const announcedTwice = (round: readonly Answered[]): boolean =>
  round.filter(each => each.action.do === 'tell' && hasEffect(each)).length > 1;

/**
 * Checks what a single process can't show: each interaction was processed once, and each message was sent once. Returns the
 * actions without repeated interactions, or undefined for a fault.
 */
function takenUpOnce(round: readonly Answered[]): readonly Answered[] | undefined {
  if (announcedTwice(round)) return undefined;
  const claimOf = ({ action }: Answered) => ('claim' in action ? action.claim : undefined);
  const tookUp = ({ action, answer }: Answered) =>
    action.do === 'claim' ? isDeepStrictEqual(answer, { done: true }) : !('takenUp' in answer);
  const claims = new Set(round.flatMap(each => claimOf(each) ?? []));
  for (const claim of claims)
    if (round.filter(each => claimOf(each) === claim && tookUp(each)).length !== 1) return undefined;
  return round
    .filter(each => each.action.do !== 'claim' && tookUp(each))
    .map(({ action, answer }) => ({
      action: action.do === 'act' ? { ...action, claim: undefined } : action,
      answer,
    }));
}

/** Most steps of the search for an order of one round. A correct round needs about ten, and a fault would try all orders. */
const MOST_TRIED = 400;

export class Serial {
  readonly #world: World;
  readonly #history: (readonly Answered[])[] = [];
  /** Undefined after a try has changed the match, so that a replay is needed. */
  #evening: Evening | undefined;
  #orders = 0;

  constructor(world: World) {
    this.#world = world;
  }

  async explains({ answered, contents: left }: Round): Promise<boolean> {
    const counted = takenUpOnce(answered);
    if (!counted) return false;
    const effects = counted.filter(hasEffect).toSorted((one, other) => hint(one) - hint(other));
    const refused = counted.filter(each => !hasEffect(each));
    this.#orders = 0;
    const found = await this.#search([], effects, { refused, left });
    if (!found) return false;
    this.#history.push(found);
    if (this.#evening) this.#evening = await atNextRound(this.#world, this.#evening);
    return true;
  }

  /** Searches for an order of the open actions after `done`. Undefined: no order explains the round. */
  async #search(
    done: readonly Answered[],
    open: readonly Answered[],
    round: { readonly refused: readonly Answered[]; readonly left: unknown },
  ): Promise<readonly Answered[] | undefined> {
    if (open.length === 0) return (await this.#ends(done, round)) ? done : undefined;
    for (const next of open) {
      if (++this.#orders > MOST_TRIED) return undefined;
      const evening = await this.#at(done.length, done);
      const answer = await carryOut(this.#world.table, evening, next.action);
      if (isDeepStrictEqual(answer, next.answer)) {
        const rest = open.filter(each => each !== next);
        const found = await this.#search([...done, next], rest, round);
        if (found) return found;
      } else if (!hasEffect({ action: next.action, answer })) {
        continue;
      }
      this.#evening = undefined;
    }
    return undefined;
  }

  /** Returns true if the order leaves the same data, and each refusal occurs again somewhere in it. */
  async #ends(
    done: readonly Answered[],
    { refused, left }: { readonly refused: readonly Answered[]; readonly left: unknown },
  ): Promise<boolean> {
    const evening = await this.#at(done.length, done);
    await settle(this.#world, evening, done);
    if (!isDeepStrictEqual(await contents(this.#world, evening), left)) return false;
    let unexplained = refused;
    // The match is already at the end of the order, so the search begins there.
    for (let moment = done.length; moment >= 0 && unexplained.length > 0; moment--) {
      const still: Answered[] = [];
      for (const each of unexplained) if (!(await this.#refuses(each, moment, done))) still.push(each);
      unexplained = still;
      if (unexplained.length > 0 || moment < done.length) this.#evening = undefined;
    }
    return unexplained.length === 0;
  }

  async #refuses({ action, answer }: Answered, moment: number, done: readonly Answered[]): Promise<boolean> {
    const evening = await this.#at(moment, done);
    const said = await carryOut(this.#world.table, evening, action);
    if (hasEffect({ action, answer: said })) this.#evening = undefined;
    return isDeepStrictEqual(said, answer);
  }

  /** Returns a match after this many actions of `done`: the current match, or a new one after a replay. */
  async #at(moment: number, done: readonly Answered[]): Promise<Evening> {
    if (this.#evening) return this.#evening;
    let evening = await opened(this.#world);
    for (const round of this.#history) {
      for (const { action } of round) await carryOut(this.#world.table, evening, action);
      await settle(this.#world, evening, round);
      evening = await atNextRound(this.#world, evening);
    }
    for (const { action } of done.slice(0, moment)) await carryOut(this.#world.table, evening, action);
    this.#evening = evening;
    return evening;
  }
}
