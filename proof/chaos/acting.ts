import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Channel, Person } from 'local-discord';
import { isPersonAt } from '../../src/core/contract/player.ts';
import { parseId } from '../../src/discord/buttons/custom-id.ts';
import { named } from '../../src/discord/buttons/picks.ts';
import type { Match } from '../../src/table/match/types.ts';
import type { Table } from '../../src/table/table.ts';
import { pressed } from '../../test/support/acts.ts';
import type { Attempt } from './attempt.ts';
import { PLAYED } from './games/all-played.ts';
import type { Played } from './games/played.ts';
import { alwaysOn, orderLeft, takeBackOrder, type Withdrawal } from './orders.ts';
import { hash, type Random, random } from './random.ts';

export interface ActingParts {
  /** Game whose own commands and buttons people use. Other games of the registry are played in their own way. */
  readonly played: Played;
  readonly table: Table;
  readonly people: readonly Person[];
  /** Returns the match of a channel, as its place sees it. */
  readonly live: (channel: Channel) => Promise<Match | undefined>;
  /** Share of turns in which a person tries an undo, from 0 to 1. */
  readonly undo?: number | undefined;
  /** Share of actions that a person sends twice or from two devices, from 0 to 1. */
  readonly twice?: number | undefined;
  /** Returns true if the person of a seat acts now. Absent: people act without delay. */
  readonly willing?: ((table: number, match: Match, seat: number) => boolean) | undefined;
  readonly now?: (() => number) | undefined;
}

export interface Agreement {
  readonly match: string;
  readonly personId: string;
  readonly at: number;
}

const AGAIN_MS = 150;
const COMMITS: readonly string[] = ['do', 'always'];
/** A person takes back a standing order about once in this many turns at a table. */
const WITHDRAWS = 60;

/**
 * Returns the revision in a button that commits this action.
 * @throws Error for any other button, to which a panel may lead after a refusal or a newer move
 */
function revisionOf(customId: string, action: string): number {
  const parsed = parseId(customId);
  if (!parsed.ok || !COMMITS.includes(parsed.id.verb)) throw new Error('nothing to commit');
  const { rev, args } = parsed.id;
  if (rev === null || named([action], args[0] ?? '') === undefined) throw new Error('another action');
  return rev;
}

/** Waits for an answer. Undefined: the bot gave none. */
export const wait = <T>(acting: Promise<T>): Promise<T | undefined> => acting.catch(() => undefined);

/** Lets people decide in their matches, take actions and orders back, and agree to an undo. */
export class Acting {
  readonly attempts: Attempt[] = [];
  readonly withdrawals: Withdrawal[] = [];
  readonly agreements: Agreement[] = [];
  readonly #parts: ActingParts;
  /** Matches and revisions at which a person has tried an undo. A person tries only once at a revision. */
  readonly #regretted = new Set<string>();

  constructor(parts: ActingParts) {
    this.#parts = parts;
  }

  /**
   * Lets all people for whom the game waits act at the same time. Their choices depend only on the position, so that a person
   * who tries again makes the same choice.
   */
  async turn(channel: Channel, number: number, match: Match, chance: Random): Promise<void> {
    const { table, undo = 0, twice = 0, willing = () => true } = this.#parts;
    const sealed = await table.sealed(match.id);
    const choice = random(hash(`${match.id}/${match.rev}`));
    const here = `${match.id}/${match.rev}`;
    if (undo > 0 && choice.next() < undo && !this.#regretted.has(here)) {
      this.#regretted.add(here);
      if (await this.#takeBack(channel, match)) return;
    }
    const played = this.#playedIn(match);
    if (played.always !== undefined && chance.below(WITHDRAWS) === 0)
      await this.#withdraw(channel, match, chance);
    const awaited = match.position.toAct.filter(seat => !sealed.includes(seat) && isPersonAt(match, seat));
    const seats = awaited.filter(seat => willing(number, match, seat));
    if (seats.length === 0) await sleep(AGAIN_MS);
    await Promise.all(
      seats.map(async seat => {
        const own = random(hash(`${match.id}/${match.rev}/${seat}`));
        const { position } = match;
        const legal = position.legal(seat);
        const action = played.choose?.(position.view(seat), seat, legal, own.below) ?? own.among(legal);
        const devices = chance.next() < twice ? 2 : 1;
        await Promise.all(
          Array.from({ length: devices }, () => this.#act(channel, match, seat, action, chance)),
        );
      }),
    );
  }

  async #act(channel: Channel, match: Match, seat: number, action: unknown, chance: Random): Promise<void> {
    const typed = chance.below(2) === 0;
    const person = this.#personAt(match, seat);
    if (!person || person.gone) return;
    const played = this.#playedIn(match);
    const place = { running: { table: { live: () => this.#parts.live(channel) } }, channel };
    const attempt = this.#attempt(match, seat, played.game.write(action));
    if (typed) {
      const options = { action: attempt.action, now: true };
      const command = played.byCommand?.(place, person, action);
      return this.#send(attempt, command ?? person.command(channel, `${match.game} do`, options));
    }
    const pressing = pressed(played.game, place, person, action, async (commit, panel) => {
      const always = chance.next() < (played.always ?? 0) && (await alwaysOn(panel, person, chance));
      const customId = always || commit;
      attempt.rev = revisionOf(customId, attempt.action);
      const { orders } = played.game;
      const offered = orders?.offered(match.position.view(seat), seat, action) ?? [];
      const order = orderLeft(customId, offered);
      if (order !== undefined) attempt.order = order;
      return customId;
    });
    await this.#note(attempt, pressing);
  }

  async #send(attempt: Attempt, command: Promise<Answer>): Promise<void> {
    await Promise.all([this.#stands(attempt), this.#note(attempt, command)]);
  }

  async #stands(attempt: Attempt): Promise<void> {
    const match = await this.#parts.table.get(attempt.match);
    if (match) attempt.sentAt = match.rev;
  }

  async #withdraw(channel: Channel, match: Match, chance: Random): Promise<void> {
    const { seat } = chance.among(match.seats);
    const person = this.#personAt(match, seat);
    const [order] = await this.#parts.table.ordersOf(match.id, seat);
    if (person === undefined || person.gone || order === undefined) return;
    const now = this.#parts.now ?? Date.now;
    const withdrawal: Withdrawal = { match: match.id, seat, order, sentAt: now() };
    this.withdrawals.push(withdrawal);
    const answer = await wait(takeBackOrder(person, channel, `${match.game} hand`));
    if (answer?.content.startsWith('The order is taken back.')) withdrawal.doneAt = now();
  }

  /**
   * Takes the last action back, and first asks the other people if their consent is needed. Returns false if no undo is
   * possible.
   */
  async #takeBack(channel: Channel, match: Match): Promise<boolean> {
    const what = await this.#parts.table.undoable(match.id);
    const [seat] = what?.seats ?? [];
    const person = seat === undefined ? undefined : this.#personAt(match, seat);
    if (seat === undefined || person === undefined || person.gone) return false;
    const attempt = this.#attempt(match, seat, 'undo');
    if (what?.consent === null) await this.#send(attempt, person.command(channel, `${match.game} undo`));
    else await this.#ask(channel, match, person, attempt);
    return true;
  }

  /** Asks the other people for an undo, and lets them answer. If a person plays on meanwhile, the question becomes void. */
  async #ask(channel: Channel, match: Match, person: Person, attempt: Attempt): Promise<void> {
    const command = person.command(channel, `${match.game} undo`);
    const asking = Promise.all([command, this.#stands(attempt)]).then(async ([{ message }]) => {
      const { customId = '' } = message?.buttons.find(button => button.customId?.includes(':ask')) ?? {};
      const parsed = parseId(customId);
      if (!message || !parsed.ok || parsed.id.rev === null) return;
      attempt.rev = parsed.id.rev;
      attempt.sentAt = parsed.id.rev;
      await person.press(message, customId);
    });
    await wait(asking);
    const choice = random(hash(`${match.id}/${match.rev}/leave`));
    for (const { seat } of match.seats) {
      const other = this.#personAt(match, seat);
      if (other === undefined || other === person || other.gone) continue;
      const answer = choice.below(5) === 0 ? 'refuse' : 'agree';
      const at = (this.#parts.now ?? Date.now)();
      if (answer === 'agree') this.agreements.push({ match: match.id, personId: other.id, at });
      await wait(other.command(channel, `${match.game} undo`, { answer }));
    }
  }

  #playedIn({ game }: Match): Played {
    const { played } = this.#parts;
    const own = game === played.game.id ? played : PLAYED[game];
    if (!own) throw new Error(`nobody can play ${game}`);
    return own;
  }

  #personAt(match: Match, seat: number): Person | undefined {
    const id = match.seats.find(each => each.seat === seat)?.id;
    return this.#parts.people.find(person => person.id === id);
  }

  #attempt({ id, rev }: Match, seat: number, action: string): Attempt {
    const attempt: Attempt = { match: id, seat, rev, action };
    this.attempts.push(attempt);
    return attempt;
  }

  async #note(attempt: Attempt, acting: Promise<Answer>): Promise<void> {
    const noted = acting.then(answer => {
      attempt.answer = answer.content;
      attempt.answeredAt = (this.#parts.now ?? Date.now)();
    });
    if ((await wait(noted.then(() => true))) === undefined) await sleep(AGAIN_MS);
  }
}
