import type { Channel, Guild, Person, StoredMessage } from 'local-discord';
import { DealPlay } from './deals.ts';
import { DirectMessagePlay } from './direct-messages.ts';
import { type Hands, untilDone } from './hands.ts';
import { judgeDeals, overhear } from './judge-deals.ts';
import { judgeDirectMessages } from './judge-direct-messages.ts';
import { judgeLeagues } from './judge-leagues.ts';
import { type Judged, together } from './judged.ts';
import { LeaguePlay } from './leagues.ts';

const FEWEST = 4;
/** Index of a person who plays in no league, watches games, and gets direct messages about open tables. */
const ONLOOKER = -1;

/**
 * People who play leagues, the deal of the day and challenges, and get direct messages, all at the same time. Each server has
 * one league.
 */
export class Company {
  readonly leagues: readonly LeaguePlay[];
  readonly deals: DealPlay[] = [];
  readonly directMessages: DirectMessagePlay;
  readonly #hands: Hands;
  readonly #shown: ReturnType<typeof overhear>;
  readonly #squares: readonly Channel[];
  #playing: Promise<unknown> = Promise.resolve();
  #lobbies = 0;

  /** @param guilds servers with one league each; the first also has the deals and the direct messages about open tables */
  constructor(hands: Hands, guilds: readonly Guild[], rounds: number) {
    this.#hands = hands;
    this.#shown = overhear(hands.discord);
    this.directMessages = new DirectMessagePlay(hands);
    this.#squares = guilds.map(guild => guild.addChannel({ name: 'square' }));
    const { people } = hands.traffic;
    const onlooker = people.at(ONLOOKER);
    this.leagues = guilds.map((guild, index) => {
      const count = FEWEST + (index % (people.length - FEWEST));
      const plan = {
        channel: guild.addChannel({ name: 'league' }),
        name: `Season ${index + 1}`,
        people: people.slice(0, count),
        seats: index % 2 === 0 ? 2 : 3,
        rounds,
      };
      return new LeaguePlay(hands, plan, (thread, seated) => {
        if (onlooker && !seated.includes(onlooker.id)) this.directMessages.watch(onlooker, thread);
        const other = people.find(({ id }) => !seated.includes(id));
        if (other && other !== onlooker) this.directMessages.watch(other, thread);
      });
    });
  }

  /** Ids of the channels in which the bot may post each message only once: league channels and direct messages. */
  get places(): readonly string[] {
    const direct = this.directMessages.readers.map(person => person.dmChannel().id);
    return [...this.leagues.map(({ plan }) => plan.channel.id), ...direct];
  }

  start(): void {
    const [square] = this.#squares;
    const { people } = this.#hands.traffic;
    const [first, second, third] = people;
    const onlooker = people.at(ONLOOKER);
    if (!square || !first || !second || !third || !onlooker) throw new Error('nobody has come');
    this.#playing = Promise.all([
      ...this.leagues.map(league => league.play()),
      this.directMessages.wish(onlooker, square),
      this.directMessages.wish(second, square),
      this.#deal(square, first).play(),
      this.#challenge(square, second, third),
    ]);
  }

  #deal(square: Channel, person: Person, code?: string): DealPlay {
    const play = new DealPlay(this.#hands, square, person, code);
    this.deals.push(play);
    return play;
  }

  async #challenge(square: Channel, maker: Person, taker: Person): Promise<void> {
    const made = this.#deal(square, maker, 'new');
    const taken = async (): Promise<void> => {
      await untilDone(this.#hands, square, async () => made.deal !== undefined);
      if (made.deal !== undefined) await this.#deal(square, taker, made.deal).play();
    };
    await Promise.all([made.play(), taken()]);
  }

  async played(): Promise<void> {
    await this.#playing;
    await this.directMessages.settled();
    await this.#hands.traffic.done();
  }

  async lobby(): Promise<void> {
    const { people } = this.#hands.traffic;
    const guild = this.#squares[0]?.guild;
    // The opener must not be one of the people who get direct messages about tables.
    const opener = people[[0, 2, 3][this.#lobbies % 3] ?? 0];
    if (!guild || !opener) return;
    this.#lobbies += 1;
    await this.directMessages.openTable(opener, guild.addChannel({ name: `lobby-${this.#lobbies}` }));
  }

  async judge(messages: readonly StoredMessage[]): Promise<Judged> {
    const { store } = this.#hands;
    return together([
      await judgeLeagues(store, this.leagues, messages),
      await judgeDeals(store, this.deals, this.#shown),
      await judgeDirectMessages(store, this.directMessages.readers),
    ]);
  }
}
