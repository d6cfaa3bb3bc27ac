import type { Channel, Person } from 'local-discord';
import type { StoredLeague } from '../../../src/store/index.ts';
import { inGame, inLeague } from '../../../test/support/in-game.ts';
import { newLeague } from '../../../test/support/new-league.ts';
import { type Hands, ignoringErrors, untilDone } from './hands.ts';

const LISTED = 25;
/** Revision at which a person resigns at one table of the first round. The game counts for ratings by then. */
const GIVEN_UP_AT = 8;

export interface LeaguePlan {
  readonly channel: Channel;
  readonly name: string;
  /** People of the league, at least four. The first person opens it. */
  readonly people: readonly Person[];
  readonly seats: number;
  readonly rounds: number;
}

/** Plays a league from its opening to its end. People play, and the bot opens the tables. */
export class LeaguePlay {
  readonly plan: LeaguePlan;
  readonly #hands: Hands;
  readonly #opened: (thread: Channel, seated: readonly string[]) => void;
  readonly #followed = new Set<string>();

  /** @param opened called once for each thread, with the ids of the people at its table */
  constructor(
    hands: Hands,
    plan: LeaguePlan,
    opened: (thread: Channel, seated: readonly string[]) => void = () => {},
  ) {
    this.#hands = hands;
    this.plan = plan;
    this.#opened = opened;
  }

  async row(): Promise<StoredLeague | undefined> {
    const { channel, name } = this.plan;
    const all = await this.#hands.store.leagues.inGuild(channel.guild?.id ?? '', LISTED);
    return all.find(league => league.name === name);
  }

  async play(): Promise<void> {
    await untilDone(this.#hands, this.plan.channel, () => this.#step());
  }

  async #step(): Promise<boolean> {
    const league = await this.row();
    if (league === undefined) await this.#open();
    else if (league.status === 'gathering') await this.#gather(league);
    else if (league.status === 'running') await this.#tables(league);
    else return true;
    return false;
  }

  async #open(): Promise<void> {
    const { channel, name, people, seats, rounds } = this.plan;
    const { game } = this.#hands.played;
    const options = { game: game.id, name, seats, rounds };
    if (people[0]) await newLeague(people[0], channel, options);
  }

  /** Lets all missing people join at the same time, each from two devices. */
  async #gather({ id }: StoredLeague): Promise<void> {
    const { channel, people } = this.plan;
    const { store, chance } = this.#hands;
    const there = new Set((await store.leagues.players(id)).map(({ userId }) => userId));
    const missing = people.filter(person => !there.has(person.id));
    const board = channel.messages.find(({ buttons }) => buttons.some(({ label }) => label === 'Join'));
    const twice = (act: () => Promise<unknown>) =>
      Promise.all([ignoringErrors(act()), ignoringErrors(act())]);
    if (missing.length > 0) {
      const byPress = board !== undefined && chance.below(2) === 0;
      await Promise.all(
        missing.map(person =>
          twice(() => (byPress ? person.press(board, 'Join') : inLeague(person, channel, 'join'))),
        ),
      );
      return;
    }
    const [opener] = people;
    if (opener) await twice(() => inLeague(opener, channel, 'start'));
  }

  async #tables({ id }: StoredLeague): Promise<void> {
    const { discord, traffic, store } = this.#hands;
    for (const { threadId, matchId, endedAt, round, number } of await store.leagues.tables(id)) {
      const thread = threadId === null ? undefined : discord.channel(threadId);
      const match = matchId === null ? undefined : await store.matches.get(matchId);
      if (!thread || !match || endedAt !== null) continue;
      if (!this.#followed.has(thread.id)) {
        this.#followed.add(thread.id);
        this.#opened(
          thread,
          match.seats.map(({ userId }) => userId),
        );
        traffic.follow(thread);
      }
      if (round === 1 && number === 1 && match.rev >= GIVEN_UP_AT) await this.#giveUp(thread, match.seats);
    }
  }

  async #giveUp(
    thread: Channel,
    seats: readonly { readonly userId: string; readonly resigned: boolean }[],
  ): Promise<void> {
    const { discord, played } = this.#hands;
    const last = seats.at(-1);
    const person = last && !last.resigned ? discord.person(last.userId) : undefined;
    if (!person || seats.some(({ resigned }) => resigned)) return;
    const asked = await inGame(person, thread, played.game.id, 'game resign');
    const [button] = asked.message?.buttons ?? [];
    if (button) await person.press(asked.message, button.customId ?? button.label);
  }
}
