import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel, LocalDiscord, Person, StoredMessage } from 'local-discord';
import type { ButtonVerb } from '../../src/discord/buttons/custom-id.ts';
import type { Store, StoredMatch } from '../../src/store/index.ts';
import { SEEK_MS } from '../../src/table/finding/finding.ts';
import { lookingFrom } from '../../src/table/match/places.ts';
import type { Match } from '../../src/table/match/types.ts';
import type { Table } from '../../src/table/table.ts';
import { inGame } from '../../test/support/in-game.ts';
import { withIds } from '../../test/support/walk.ts';
import type { Agreement } from './acting.ts';
import { eventually } from './patience.ts';
import { hash, random } from './random.ts';

/** Numbers of people who play one game together, for ten people. */
const COMPANIES = [3, 2, 2, 3];
const WISHES = COMPANIES.flatMap((seats, company) =>
  Array.from({ length: seats }, () => ({ seats, company })),
);

/** Person who plays between places, from an own channel, and who looks for a game with this many people. */
export interface Apart {
  readonly person: Person;
  readonly channel: Channel;
  readonly game: string;
  readonly seats: number;
}

/**
 * Gives each person a place: two of three a channel of an own server, the others their direct messages. Each company of people gets
 * the next of the games.
 */
export const apartIn = (
  discord: LocalDiscord,
  people: readonly Person[],
  games: readonly string[],
): readonly Apart[] =>
  people.flatMap((person, index) => {
    const wish = WISHES[index % WISHES.length];
    const game = wish && games[wish.company % games.length];
    if (!game) return [];
    const channel =
      index % 3 === 2
        ? person.dmChannel()
        : discord.addGuild({ name: `Guild${person.name}` }).addChannel({ name: `room-${person.name}` });
    return { person, channel, game, seats: wish.seats };
  });

/** Returns the games for which enough people look, each once. */
export function playable(apart: readonly Apart[]): readonly string[] {
  const isComplete = ({ game, seats }: Apart) =>
    apart.filter(other => other.game === game && other.seats === seats).length >= seats;
  return [...new Set(apart.filter(isComplete).map(({ game }) => game))];
}

/** Waits until a person has acted in each playable game. Resolves to false where nothing comes of it for too long. */
export const playedApart = (
  traffic: { readonly apart: readonly Apart[]; readonly gamesApart: ReadonlySet<string | undefined> },
  patienceMs: number,
): Promise<boolean> =>
  eventually(
    () => playable(traffic.apart).every(game => traffic.gamesApart.has(game)),
    () => traffic.gamesApart.size,
    patienceMs,
  );

/** Runs work for which each match is seen from its place in this channel. */
export const seenIn = <T>({ id, guild }: Channel, work: () => T): T =>
  lookingFrom({ personId: '', channelId: id, guildId: guild?.id ?? null }, work);

/** Returns a match once for each of its places, as that place sees it. */
export async function seenAtPlaces(table: Table, id: string): Promise<readonly Match[]> {
  const places = (await table.get(id))?.places ?? 0;
  const seen = Array.from({ length: places }, (_, place) => lookingFrom({ place }, () => table.get(id)));
  return (await Promise.all(seen)).flatMap(match => match ?? []);
}

/** Returns the channels of a match, each with the number of its place. */
export const placesOf = ({ channelId, places }: Pick<StoredMatch, 'channelId' | 'places'>) => [
  { place: 0, channelId },
  ...places,
];

interface Shown {
  readonly message: StoredMessage;
  readonly customId: string;
}

/** Returns the newest button of a verb about a match that a person sees in their channel. */
function shownTo({ person, channel }: Apart, verb: ButtonVerb, matchId: string): Shown | undefined {
  for (const message of person.sees(channel).toReversed())
    for (const { customId, id } of message.deleted ? [] : withIds(message.buttons))
      if (id.verb === verb && id.match === matchId) return { message, customId };
  return undefined;
}

const RESIGNS = 25;
const REFUSES = 5;
const TRIES = 3;
const AGAIN_MS = 150;

export interface BetweenParts {
  readonly table: Table;
  readonly now: () => number;
  /** True where the clock leaps, so that the same people may soon meet again. */
  readonly leaps: boolean;
  readonly agreements: Agreement[];
}

/** Lets people between places look for games, answer questions, resign, and want a rematch. */
export class Between {
  /** Time of each person's last request for a game that the bot has confirmed, by the person's id. */
  readonly sought = new Map<string, number>();
  readonly #parts: BetweenParts;
  readonly resignations: Resignation[] = [];
  /** Game of each match in which a person has played between places, by the match's id. */
  readonly games = new Map<string, string>();
  /** Number of presses that the bot has answered, by what was pressed. */
  readonly #pressed = new Map<string, number>();

  constructor(parts: BetweenParts) {
    this.#parts = parts;
  }

  /** Lets a person without a running game begin one. */
  async gather(apart: Apart): Promise<void> {
    const { table, leaps } = this.#parts;
    const { person, channel, game, seats } = apart;
    // Read before the match: a game that is found meanwhile ends the request.
    const isWaiting = (await table.finding.of(person.id)).length > 0;
    const last = await seenIn(channel, () => table.latest(channel.id));
    if (last?.status === 'running') return;
    if (last?.status === 'lobby') return this.#confirm(apart, last);
    // All people of a match have the same wish. The bot does not pair them again within three days.
    const again = last?.status === 'over' && !(leaps && hash(last.id) % 3 === 0);
    if (again && (this.#pressed.get(`rematch ${last.id} ${person.id}`) ?? 0) < TRIES)
      return this.#press(apart, 'rematch', last.id);
    if (isWaiting) return void (await sleep(AGAIN_MS));
    const at = this.#parts.now();
    const wish = { game, seats, ...(channel.guild && { here: true }), ...(seats === 2 && { rated: false }) };
    const answer = await person.command(channel, 'games find', wish).catch(() => undefined);
    if (answer?.content.includes('The request ends')) this.sought.set(person.id, at);
  }

  /** Lets a person answer a question, or resign. Returns true where the person has nothing else to do now. */
  async decide(apart: Apart, match: Match): Promise<boolean> {
    const { person, channel } = apart;
    this.games.set(match.id, match.game);
    const seated = match.seats.find(({ id }) => id === person.id);
    const choice = random(hash(`${match.id}/${match.rev}/${seated?.seat}/apart`));
    const verb = choice.below(REFUSES) === 0 ? 'refuse' : 'agree';
    const asked = shownTo(apart, verb, match.id)?.message.id;
    if (asked !== undefined && !this.#pressed.has(`${verb} ${asked} ${person.id}`)) {
      const at = this.#parts.now();
      if (verb === 'agree') this.#parts.agreements.push({ match: match.id, personId: person.id, at });
      await this.#press(apart, verb, match.id, asked);
    }
    if (choice.below(RESIGNS) === 0 && seated?.resigned === false) {
      const answer = await inGame(person, channel, match.game, 'game resign').catch(() => undefined);
      if (answer) this.resignations.push({ match: match.id, at: this.#parts.now() });
      if (answer) await this.#press(apart, 'resign', match.id);
    }
    if (seated?.resigned === true) await sleep(AGAIN_MS);
    return seated?.resigned !== false;
  }

  /** Confirms the seat of a person whom a rematch's lobby has seated, and begins the rematch. */
  async #confirm(apart: Apart, { id, seats, seatsWanted, opener }: Match): Promise<void> {
    const { person } = apart;
    const opens = opener.id === person.id;
    const hasJoined = this.#pressed.has(`join ${id} ${person.id}`);
    if (opens ? seats.length < seatsWanted : hasJoined) return void (await sleep(AGAIN_MS));
    await this.#press(apart, opens ? 'start' : 'join', id);
  }

  async #press(apart: Apart, verb: ButtonVerb, matchId: string, what = matchId): Promise<void> {
    const shown = shownTo(apart, verb, matchId);
    const answer = shown && apart.person.press(shown.message, shown.customId).catch(() => undefined);
    const key = `${verb} ${what} ${apart.person.id}`;
    if (await answer) this.#pressed.set(key, (this.#pressed.get(key) ?? 0) + 1);
    else await sleep(AGAIN_MS);
  }
}

const FOUND = /: I have found people for you\./;
const PATIENCE_MS = 60_000;

/** Press of the button to resign, with the time before the press. */
export interface Resignation {
  readonly match: string;
  readonly at: number;
}

export interface PairingEvidence {
  readonly apart: readonly Apart[];
  /** Time of each person's last confirmed request for a game, by the person's id. */
  readonly sought: ReadonlyMap<string, number>;
  readonly resignations: readonly Resignation[];
  readonly now: () => number;
}

type Pairing = Pick<PairingEvidence, 'apart' | 'sought' | 'now'>;

async function allMatches({ matches }: Store): Promise<readonly StoredMatch[]> {
  const ids = await matches.ids();
  return (await Promise.all(ids.map(id => matches.get(id)))).flatMap(match => match ?? []);
}

/** Reports people who neither wait for a game nor have begun one, or both, since pairing is one transaction. */
async function lostIn(store: Store, { apart, sought, now }: Pairing): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { person } of apart) {
    const [seek] = await store.seeks.of([person.id]);
    const isSeated = ({ seats }: StoredMatch) => seats.some(({ userId }) => userId === person.id);
    const own = (await allMatches(store)).filter(isSeated);
    const live = own.filter(({ status }) => status === 'running' || status === 'lobby');
    if (live.length > 1) faults.push(`${person.name} plays ${live.map(({ id }) => id)} at the same time`);
    if (seek && live.some(({ rematchOf }) => rematchOf === null))
      faults.push(`${person.name} plays ${live[0]?.id}, and still looks for a game`);
    const since = sought.get(person.id) ?? Number.NEGATIVE_INFINITY;
    if (!seek && since > now() - SEEK_MS && !own.some(({ createdAt }) => createdAt >= since))
      faults.push(`${person.name} looked for a game, and neither waits nor plays`);
  }
  return faults;
}

/** Returns the faults of the pairing that are still there at a second look, since a last commit may come between two reads. */
export async function pairingFaults(store: Store, evidence: Pairing): Promise<readonly string[]> {
  if ((await lostIn(store, evidence)).length === 0) return [];
  await sleep(AGAIN_MS);
  return lostIn(store, evidence);
}

/** Reports found games of which a person was informed never or twice in their direct messages. */
export async function directMessageFaults(
  store: Store,
  apart: readonly Apart[],
  messages: readonly StoredMessage[],
): Promise<readonly string[]> {
  const all = (await allMatches(store)).filter(({ rematchOf }) => rematchOf === null);
  const counts = () =>
    apart.flatMap(({ channel, person }) => {
      if (channel.guild) return [];
      const isHere = (match: StoredMatch) =>
        placesOf(match).some(({ channelId }) => channelId === channel.id);
      const announced = messages.filter(each => each.channel === channel && FOUND.test(each.content));
      return { name: person.name, found: all.filter(isHere).length, announced: announced.length };
    });
  await eventually(
    () => counts().every(({ found, announced }) => announced >= found),
    () => messages.length,
    PATIENCE_MS,
  );
  return counts().flatMap(({ name, found, announced }) =>
    found === announced ? [] : [`${name} found ${found} games, and was informed of ${announced}`],
  );
}
