import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Channel, LocalDiscord, Person } from 'local-discord';
import { isPersonAt } from '../../../src/core/player.ts';
import { parseId } from '../../../src/discord/buttons/custom-id.ts';
import { named } from '../../../src/discord/buttons/picks.ts';
import type { Match } from '../../../src/table/match/types.ts';
import type { Table } from '../../../src/table/table.ts';
import { Elsewhere } from '../guard/secrets/elsewhere.ts';
import type { Attempt } from './attempt.ts';
import { type Apart, apartIn, Between, NAMES_APART, type PairingEvidence, seenIn } from './between.ts';
import { PLAYED, REGISTERED } from './games/all-played.ts';
import type { Played } from './games/played.ts';
import { PORTO } from './games/porto.ts';
import { alwaysOn, orderLeft, takeBackOrder, type Withdrawal, withoutOrder } from './orders.ts';
import { hash, type Random, random } from './random.ts';

export interface TrafficParts {
  /** Game of all tables. Default: Porto, and each game of the registry between places. */
  readonly played?: Played | undefined;
  readonly discord: LocalDiscord;
  readonly table: Table;
  readonly seed: number;
  /** Returns true while the bot that serves a channel is running, so that people can press buttons. */
  readonly up?: (channel: Channel) => boolean;
  /** Most games that people start. Default: no limit. */
  readonly games?: number;
  /** Number of people who play between places, each from an own channel. Default: nobody. */
  readonly between?: number | undefined;
  /** Share of turns in which a person tries an undo, from 0 to 1. */
  readonly undo?: number;
  /** Share of actions that a person sends twice or from two devices, from 0 to 1. */
  readonly twice?: number;
  /** Returns the time limit for decisions at a table, as the command's option. Absent: no table has a limit. */
  readonly pace?: (table: number) => string;
  /** Returns true if the person of a seat acts now. Absent: people act without delay. */
  readonly willing?: (table: number, match: Match, seat: number) => boolean;
  readonly now?: () => number;
}

const AGAIN_MS = 150;
const NAMES = ['Ann', 'Béla', 'Çiğdem', '大輔', 'Eve', 'Fox'];

/** Pattern of an answer that confirms an action. The report of a person's own action begins with that person's name. */
const CONFIRMED = new RegExp(
  `^(Sealed: |Done\\.|Taken back;|The Timer |\\*\\*(${[...NAMES, ...NAMES_APART].join('|')})\\*\\*)`,
);
export const isConfirmed = ({ answer }: Attempt): boolean =>
  answer !== undefined && CONFIRMED.test(withoutOrder(answer));

export interface Agreement {
  readonly match: string;
  readonly personId: string;
  readonly at: number;
}

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

export class Traffic {
  readonly attempts: Attempt[] = [];
  readonly withdrawals: Withdrawal[] = [];
  readonly agreements: Agreement[] = [];
  readonly people: readonly Person[];
  readonly channels: Channel[] = [];
  readonly between: Between;
  /** People who play between places. They get their places when play begins. */
  apart: readonly Apart[] = [];
  elsewhere: Elsewhere | undefined;
  readonly #parts: TrafficParts;
  #begun = 0;
  #stopped = false;
  #paused = false;
  #running: Promise<void>[] = [];
  readonly #resting = new Set<number>();
  /** Matches and revisions at which a person has tried an undo. A person tries only once at a revision. */
  readonly #regretted = new Set<string>();
  readonly #played: Played;

  constructor(parts: TrafficParts) {
    this.#parts = parts;
    this.#played = parts.played ?? PORTO;
    const names = [...NAMES, ...NAMES_APART.slice(0, parts.between ?? 0)];
    this.people = names.map(name => parts.discord.addUser({ name }));
    const { table, now = Date.now } = parts;
    const { agreements } = this;
    this.between = new Between({ table, now, leaps: parts.now !== undefined, agreements });
  }

  /** Channels of the tables, and of the people who play between places. */
  get allChannels(): readonly Channel[] {
    return [...this.channels, ...this.apart.map(({ channel }) => channel)];
  }

  get begun(): number {
    return this.#begun;
  }

  get confirmed(): number {
    return this.attempts.filter(isConfirmed).length;
  }

  /** Games in which people have acted between places. */
  get gamesApart(): ReadonlySet<string | undefined> {
    return new Set(this.attempts.filter(isConfirmed).map(({ match }) => this.between.games.get(match)));
  }

  get evidence(): Pick<Traffic, 'attempts' | 'withdrawals' | 'agreements' | 'elsewhere'> & PairingEvidence {
    const { attempts, withdrawals, agreements, elsewhere, apart, between } = this;
    const { sought, resignations } = between;
    const own = { attempts, withdrawals, agreements, elsewhere, apart };
    return { ...own, sought, resignations, now: this.#parts.now ?? Date.now };
  }

  start(tables: number): void {
    const { discord, seed } = this.#parts;
    for (let number = 0; number < tables; number++) {
      // Each channel has a server of its own, since the bot lets a person open only few games in one server.
      const guild = discord.guilds[number] ?? discord.addGuild({ name: `Ribeira ${number}` });
      const channel = guild.addChannel({ name: `table-${number}` });
      this.channels.push(channel);
      this.#running.push(this.#sit(channel, number, random(seed + 7919 * number)));
    }
    const { played } = this.#parts;
    this.apart = apartIn(discord, this.people.slice(NAMES.length), played ? [played.game.id] : REGISTERED);
    this.elsewhere = new Elsewhere(
      discord,
      this.apart.map(({ channel, person }) => ({ channel, people: [person] })),
    );
    for (const apart of this.apart) {
      const number = this.#running.length;
      this.#running.push(this.#roam(apart, number, random(seed + 7919 * number)));
    }
  }

  follow(channel: Channel): void {
    const number = this.#running.length;
    this.channels.push(channel);
    this.#running.push(this.#playOut(channel, number, random(this.#parts.seed + 7919 * number)));
  }

  pause(): void {
    this.#paused = true;
  }

  go(): void {
    this.#paused = false;
  }

  async rest(): Promise<void> {
    this.pause();
    while (this.#resting.size < this.#running.length) await sleep(10);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.done();
  }

  async done(): Promise<void> {
    await Promise.all(this.#running);
  }

  command(name: string): string {
    return `${this.#played.game.id} ${name}`;
  }

  ask(person: Person, channel: Channel, command: string): Promise<Answer | undefined> {
    return this.#wait(person.command(channel, command));
  }

  async #sit(channel: Channel, number: number, chance: Random): Promise<void> {
    const { kinds } = this.#played;
    const kind = kinds[number % kinds.length];
    if (kind === undefined) return;
    let games = 0;
    while (!this.#stopped && this.#parts.discord.channel(channel.id) !== undefined) {
      if (this.#paused || !(this.#parts.up?.(channel) ?? true)) {
        this.#resting.add(number);
        await sleep(20);
        continue;
      }
      this.#resting.delete(number);
      const match = await this.#parts.table.live(channel.id);
      if (match?.status === 'running') await this.#turn(channel, number, match, chance);
      else if (match) {
        const index = this.people.findIndex(({ id }) => id === match.opener.id);
        await this.#gather(channel, match, this.#party(index, kind.others));
      } else {
        const [opener] = this.#party(number + games, 0);
        if (opener === undefined) return;
        games += 1;
        if (this.#begun >= (this.#parts.games ?? Number.POSITIVE_INFINITY)) return;
        const pace = this.#parts.pace?.(number);
        const options = { ...kind.options, ...(pace !== undefined && kind.others > 0 && { pace }) };
        // The game is counted before the answer comes. Otherwise tables that open at the same time would exceed the limit.
        this.#begun += 1;
        await this.#wait(opener.command(channel, this.command(kind.command), options));
        if ((await this.#parts.table.live(channel.id)) === undefined) {
          this.#begun -= 1;
          await sleep(AGAIN_MS);
        }
      }
      if (chance.below(3) === 0) await sleep(chance.below(120));
    }
  }

  async #playOut(channel: Channel, number: number, chance: Random): Promise<void> {
    while (!this.#stopped && this.#parts.discord.channel(channel.id) !== undefined) {
      const isUp = !this.#paused && (this.#parts.up?.(channel) ?? true);
      const match = isUp ? await this.#parts.table.live(channel.id) : undefined;
      if (isUp && match?.status !== 'running') break;
      if (match) {
        this.#resting.delete(number);
        await this.#turn(channel, number, match, chance);
      } else {
        this.#resting.add(number);
        await sleep(20);
      }
    }
    this.#resting.add(number);
  }

  /** Lets a person play between places, from their own channel. */
  async #roam(apart: Apart, number: number, chance: Random): Promise<void> {
    const { channel } = apart;
    while (!this.#stopped && this.#parts.discord.channel(channel.id) !== undefined) {
      if (this.#paused || !(this.#parts.up?.(channel) ?? true)) {
        this.#resting.add(number);
        await sleep(20);
        continue;
      }
      this.#resting.delete(number);
      const match = await this.#live(channel);
      if (match?.status !== 'running') await this.between.gather(apart);
      else if (!(await this.between.decide(apart, match))) await this.#turn(channel, number, match, chance);
      if (chance.below(3) === 0) await sleep(chance.below(120));
    }
    this.#resting.add(number);
  }

  #live(channel: Channel): Promise<Match | undefined> {
    return seenIn(channel, () => this.#parts.table.live(channel.id));
  }

  #party(from: number, others: number): readonly Person[] {
    const round = NAMES.map((_, index) => this.people[(from + index) % NAMES.length]);
    return round.flatMap(person => person ?? []).slice(0, others + 1);
  }

  async #gather(channel: Channel, match: Match, party: readonly Person[]): Promise<void> {
    const [opener] = party;
    const missing = party.find(person => !match.seats.some(({ id }) => id === person.id));
    const person = missing ?? opener;
    if (person === undefined) return;
    await this.#wait(person.command(channel, this.command(missing ? 'join' : 'start')));
  }

  /**
   * Lets all people for whom the game waits act at the same time. Their choices depend only on the position, so that a person
   * who tries again makes the same choice.
   */
  async #turn(channel: Channel, number: number, match: Match, chance: Random): Promise<void> {
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
    const place = { running: { table: { live: () => this.#live(channel) } }, channel };
    const attempt = this.#attempt(match, seat, played.game.write(action));
    const byCommand = typed ? played.byCommand?.(place, person, action) : undefined;
    if (byCommand) return this.#send(attempt, byCommand);
    const pressed = played.byButtons(place, person, action, async (commit, panel) => {
      const always = chance.next() < (played.always ?? 0) && (await alwaysOn(panel, person, chance));
      const customId = always || commit;
      attempt.rev = revisionOf(customId, attempt.action);
      const { orders } = played.game;
      const offered = orders?.offered(match.position.view(seat), seat, action) ?? [];
      const order = orderLeft(customId, offered);
      if (order !== undefined) attempt.order = order;
      return customId;
    });
    await this.#note(attempt, pressed);
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
    const answer = await this.#wait(takeBackOrder(person, channel, `${match.game} hand`));
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
    await this.#wait(asking);
    const choice = random(hash(`${match.id}/${match.rev}/leave`));
    for (const { seat } of match.seats) {
      const other = this.#personAt(match, seat);
      if (other === undefined || other === person || other.gone) continue;
      const answer = choice.below(5) === 0 ? 'refuse' : 'agree';
      const at = (this.#parts.now ?? Date.now)();
      if (answer === 'agree') this.agreements.push({ match: match.id, personId: other.id, at });
      await this.#wait(other.command(channel, `${match.game} undo`, { answer }));
    }
  }

  #playedIn({ game }: Match): Played {
    const own = game === this.#played.game.id ? this.#played : PLAYED[game];
    if (!own) throw new Error(`nobody can play ${game}`);
    return own;
  }

  #personAt(match: Match, seat: number): Person | undefined {
    const id = match.seats.find(each => each.seat === seat)?.id;
    return this.people.find(person => person.id === id);
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
    if ((await this.#wait(noted.then(() => true))) === undefined) await sleep(AGAIN_MS);
  }

  #wait<T>(acting: Promise<T>): Promise<T | undefined> {
    return acting.catch(() => undefined);
  }
}
