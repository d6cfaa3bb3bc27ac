import {
  type AddressedEvent,
  type AnyGame,
  type Seat,
  type Viewer,
  visibleEvents,
} from '../../core/contract/game.ts';
import { isPerson, isPersonAt, type Strength } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { foresee } from '../../presentation/choosing/preview.ts';
import { tableNames } from '../../presentation/text/names.ts';
import { standingMoves } from '../../table/match/log.ts';
import type { Match, Move } from '../../table/match/types.ts';
import { goWay, type SeatWay, waysOf } from '../../table/seat-ways.ts';
import type { Table } from '../../table/table.ts';

export interface Start {
  readonly game: string;
  readonly options: unknown;
  /** Names of the people as typed, in turn order. */
  readonly names: readonly string[];
  /** Strengths of the bots, which get the seats after the people. */
  readonly players?: readonly Strength[];
  /** Seed of all random numbers: 64 hexadecimal digits. */
  readonly seed: string;
}

/** Result of a request to undo. `reopened`: a person may change a sealed choice. `declined`: not all people agreed. */
export type TakenBack = 'nothing' | 'over' | 'reopened' | 'declined' | 'done';

/** Match of people who share one keyboard. The object holds the match in the state that was last read from the database. */
export class Session {
  readonly game: AnyGame;
  readonly #table: Table;
  #match: Match;
  readonly #log: Move[] = [];
  #line: readonly Move[] = [];
  #sealed: readonly Seat[] = [];
  /** Seats whose person wants to change a sealed choice. */
  #reopened: readonly Seat[] = [];

  constructor(table: Table, game: AnyGame, match: Match) {
    this.#table = table;
    this.game = game;
    this.#match = match;
  }

  /** Reads the position. Throws if the rules can't read a state that earlier rules saved. */
  async open(): Promise<this> {
    // A bot that was thinking when the program ended begins to think again.
    await this.#table.thinking.resumeIn(this.id);
    await this.#read();
    return this;
  }

  get id(): string {
    return this.#match.id;
  }

  get names(): readonly string[] {
    return tableNames(this.#match.seats);
  }

  get people(): number {
    return this.#match.seats.filter(isPerson).length;
  }

  get over(): boolean {
    return this.#match.status !== 'running';
  }

  /** Seat of the person who chooses next. Undefined once the game is over. */
  get seat(): Seat | undefined {
    return this.#match.position.toAct.find(
      seat => !this.sealed.includes(seat) && isPersonAt(this.#match, seat),
    );
  }

  /** Seats with a sealed choice that their person does not want to change. */
  get sealed(): readonly Seat[] {
    return this.#sealed.filter(seat => !this.#reopened.includes(seat));
  }

  /** Number of actions that people have chosen, including sealed ones. */
  get actions(): number {
    return this.#line.filter(({ by }) => by === 'person').length + this.#sealed.length;
  }

  view(viewer: Viewer): unknown {
    return this.#match.position.view(viewer);
  }

  legal(seat: Seat): readonly unknown[] {
    return this.#match.position.legal(seat);
  }

  /** Lists the events that an action is certain to cause, as far as the seat may know them. */
  preview(seat: Seat, action: unknown): readonly unknown[] {
    return foresee(this.game, this.view(seat), seat, action);
  }

  /**
   * Plays an action. Returns its events and all later ones until the next choice at the keyboard. Empty if the action was only
   * sealed.
   */
  async act(seat: Seat, action: string): Promise<Result<readonly AddressedEvent<unknown>[], Refusal>> {
    const done = await this.#table.act(this.#match.id, this.#person(seat), action);
    this.#reopened = this.#reopened.filter(other => other !== seat);
    const before = this.#match.rev;
    await this.#read();
    if (!done.ok) return done;
    return accept(this.#log.filter(({ rev }) => rev > before).flatMap(({ events }) => events));
  }

  /** Returns why the rules refused the seat's sealed choice. Undefined if they did not refuse it. */
  async turnedDown(seat: Seat): Promise<Refusal | undefined> {
    return (await this.#table.turnedDown(this.#match.id, seat))?.refusal;
  }

  /** Reopens the last sealed choice, if there is one. Otherwise undoes the last action, if the other people agree. */
  async undo(agrees: (seat: Seat) => Promise<boolean>): Promise<TakenBack> {
    if (this.over) return 'over';
    const last = this.sealed.findLast(seat => isPersonAt(this.#match, seat));
    if (last !== undefined) {
      this.#reopened = [...this.#reopened, last];
      return 'reopened';
    }
    const [own] = await this.#ways(way => way.kind === 'undo');
    if (!own) return 'nothing';
    await this.#go(own);
    for (const { seat } of await this.#ways(way => way.kind === 'answer' && way.agrees)) {
      const agreed = await agrees(seat);
      const [answer] = await this.#ways(way => way.kind === 'answer' && way.agrees === agreed, seat);
      if (answer) await this.#go(answer);
      if (!agreed) return 'declined';
    }
    this.#reopened = [];
    await this.#read();
    return 'done';
  }

  /** Lists the events that a viewer may know since the seat last chose, or since the deal. */
  news(seat: Seat, viewer: Viewer): readonly unknown[] {
    const last = this.#line.findLastIndex(move => move.seat === seat && move.by === 'person');
    return this.#line.slice(last + 1).flatMap(({ events }) => visibleEvents(events, viewer));
  }

  /** Lists the ways (`SeatWay`) of all people, or of one seat, for which `fits` is true. */
  async #ways(fits: (way: SeatWay) => boolean, only?: Seat) {
    const found: { readonly seat: Seat; readonly way: SeatWay }[] = [];
    for (const { seat } of this.#match.seats.filter(isPerson)) {
      if (only !== undefined && seat !== only) continue;
      const { ways } = await waysOf(this.#table, this.#match, seat);
      found.push(...ways.filter(fits).map(way => ({ seat, way })));
    }
    return found;
  }

  async #go({ seat, way }: { readonly seat: Seat; readonly way: SeatWay }): Promise<void> {
    const gone = await goWay(this.#table, this.#match, way, { seat, rev: this.#match.rev });
    if (!gone.ok) throw new Error(`match ${this.id}: ${way.kind} was refused: ${gone.refusal.code}`);
  }

  #person(seat: Seat): string {
    const person = this.#match.seats[seat];
    if (!person) throw new Error(`match ${this.#match.id}: nobody sits on seat ${seat}`);
    return person.id;
  }

  async #read(): Promise<void> {
    await this.#table.thinking.idle();
    const { id } = this.#match;
    const match = await this.#table.get(id);
    if (!match) throw new Error(`match ${id} is gone`);
    this.#match = match;
    const since = this.#log.at(-1)?.rev ?? 0;
    this.#log.push(...(await this.#table.moves(id, { since, to: match.rev })));
    this.#line = standingMoves(this.#log);
    this.#sealed = match.position.toAct.length < 2 ? [] : await this.#table.sealed(id);
  }
}
