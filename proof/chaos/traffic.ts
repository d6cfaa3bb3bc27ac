import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Channel, LocalDiscord, Person } from 'local-discord';
import type { Match } from '../../src/table/match/types.ts';
import type { Table } from '../../src/table/table.ts';
import { inGame } from '../../test/support/in-game.ts';
import { Elsewhere } from '../guard/secrets/elsewhere.ts';
import { Acting, wait } from './acting.ts';
import { type Attempt, isConfirmed } from './attempt.ts';
import { REGISTERED } from './games/all-played.ts';
import type { Played } from './games/played.ts';
import { PORTO } from './games/porto.ts';
import { NAMES, NAMES_APART } from './names.ts';
import { type Apart, apartIn, Between, type PairingEvidence, seenIn } from './people-apart.ts';
import { type Random, random } from './random.ts';

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

export class Traffic {
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
  readonly #played: Played;
  readonly #acting: Acting;

  constructor(parts: TrafficParts) {
    this.#parts = parts;
    this.#played = parts.played ?? PORTO;
    const names = [...NAMES, ...NAMES_APART.slice(0, parts.between ?? 0)];
    this.people = names.map(name => parts.discord.addUser({ name }));
    const { table, now = Date.now, undo, twice, willing } = parts;
    const { people } = this;
    const live = (channel: Channel) => this.#live(channel);
    this.#acting = new Acting({ played: this.#played, table, people, live, undo, twice, willing, now });
    const { agreements } = this.#acting;
    this.between = new Between({ table, now, leaps: parts.now !== undefined, agreements });
  }

  /** Channels of the tables, and of the people who play between places. */
  get allChannels(): readonly Channel[] {
    return [...this.channels, ...this.apart.map(({ channel }) => channel)];
  }

  get attempts(): readonly Attempt[] {
    return this.#acting.attempts;
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

  get evidence(): Pick<Acting, 'attempts' | 'withdrawals' | 'agreements'> &
    Pick<Traffic, 'elsewhere'> &
    PairingEvidence {
    const { elsewhere, apart, between } = this;
    const { attempts, withdrawals, agreements } = this.#acting;
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

  /** @param what button of the panel `game`, as its verb and arguments */
  ask(person: Person, channel: Channel, what: string): Promise<Answer | undefined> {
    return wait(inGame(person, channel, this.#played.game.id, what));
  }

  /** Lets people act in a channel while the bot that serves it runs. It ends where `act` returns false. */
  async #goOn(channel: Channel, number: number, act: () => Promise<boolean>): Promise<void> {
    while (!this.#stopped && this.#parts.discord.channel(channel.id) !== undefined) {
      if (this.#paused || !(this.#parts.up?.(channel) ?? true)) {
        this.#resting.add(number);
        await sleep(20);
        continue;
      }
      this.#resting.delete(number);
      if (!(await act())) break;
    }
    this.#resting.add(number);
  }

  async #sit(channel: Channel, number: number, chance: Random): Promise<void> {
    const { kinds } = this.#played;
    const kind = kinds[number % kinds.length];
    if (kind === undefined) return;
    let games = 0;
    await this.#goOn(channel, number, async () => {
      const match = await this.#parts.table.live(channel.id);
      if (match?.status === 'running') await this.#acting.turn(channel, number, match, chance);
      else if (match) {
        const index = this.people.findIndex(({ id }) => id === match.opener.id);
        await this.#gather(channel, match, this.#party(index, kind.others));
      } else {
        const [opener] = this.#party(number + games, 0);
        if (opener === undefined) return false;
        games += 1;
        if (this.#begun >= (this.#parts.games ?? Number.POSITIVE_INFINITY)) return false;
        const pace = this.#parts.pace?.(number);
        const options = { ...kind.options, ...(pace !== undefined && kind.others > 0 && { pace }) };
        // The game is counted before the answer comes. Otherwise tables that open at the same time would exceed the limit.
        this.#begun += 1;
        await wait(opener.command(channel, this.command(kind.command), options));
        if ((await this.#parts.table.live(channel.id)) === undefined) {
          this.#begun -= 1;
          await sleep(AGAIN_MS);
        }
      }
      if (chance.below(3) === 0) await sleep(chance.below(120));
      return true;
    });
  }

  async #playOut(channel: Channel, number: number, chance: Random): Promise<void> {
    await this.#goOn(channel, number, async () => {
      const match = await this.#parts.table.live(channel.id);
      if (match?.status !== 'running') return false;
      await this.#acting.turn(channel, number, match, chance);
      return true;
    });
  }

  /** Lets a person play between places, from their own channel. */
  async #roam(apart: Apart, number: number, chance: Random): Promise<void> {
    const { channel } = apart;
    await this.#goOn(channel, number, async () => {
      const match = await this.#live(channel);
      if (match?.status !== 'running') await this.between.gather(apart);
      else if (!(await this.between.decide(apart, match)))
        await this.#acting.turn(channel, number, match, chance);
      if (chance.below(3) === 0) await sleep(chance.below(120));
      return true;
    });
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
    await this.ask(person, channel, missing ? 'join' : 'start');
  }
}
