import type { Channel, Happening, LocalDiscord, Person, StoredMessage } from 'local-discord';

/** Channel in which a match is played, with the people who play from there. */
export interface PlayedFrom {
  readonly channel: Channel;
  readonly people: readonly Person[];
}

type Request = Extract<Happening, { type: 'request' }>['request'];
type Interaction = Extract<Happening, { type: 'interaction' }>['interaction'];

const ID = /\d{15,20}/g;
/** Routes of requests at a place. Other requests register commands and open direct messages. */
const AT_A_PLACE = /^\/(channels|guilds|interactions|webhooks)\//;

/**
 * Reads every byte that the bot sends to Discord, and reports what tells a place of a match something about another place: ids of
 * people, messages, channels and servers, and their names.
 */
export class Elsewhere {
  /** Leaks found so far. */
  readonly found: string[] = [];
  /** Number of requests that were read. */
  read = 0;
  /** Channel of each person, message and server. */
  readonly #owners = new Map<string, string>();
  /** Channel of each name of a person, a server and a channel. */
  readonly #names = new Map<string, string>();
  /** Channels whose people may read the answer to an interaction, by its id. */
  readonly #askers = new Map<string, ReadonlySet<string>>();

  constructor(discord: LocalDiscord, places: readonly PlayedFrom[]) {
    for (const { channel, people } of places) {
      const { id, guild } = channel;
      for (const own of [id, guild?.id, ...people.map(person => person.id)])
        if (own) this.#owners.set(own, id);
      for (const name of [...people.map(person => person.name), guild?.name, guild && channel.name])
        if (name) this.#names.set(name, id);
    }
    discord.watch(happening => {
      if (happening.type === 'message' && happening.change !== 'deleted') this.#message(happening.message);
      if (happening.type === 'interaction') this.#interaction(happening.interaction);
      if (happening.type === 'request') this.#request(happening.request);
    });
  }

  #interaction({ id, fields }: Interaction): void {
    const own = [fields.channel.id, fields.person.id].flatMap(each => this.#owners.get(each) ?? []);
    this.#askers.set(id, new Set(own));
  }

  #message({ id, channel, viewer, attachments }: StoredMessage): void {
    if (this.#owners.has(channel.id)) this.#owners.set(id, channel.id);
    const readers = new Set([channel.id, this.#owners.get(viewer?.id ?? '') ?? channel.id]);
    for (const { contentType, data, filename } of attachments)
      if (!contentType.startsWith('image/')) this.#judge(filename, data.toString(), readers);
  }

  #request({ method, path, query, body, files, interaction = '' }: Request): void {
    if (!AT_A_PLACE.test(path)) return;
    this.read += 1;
    const here = path.split('/').flatMap(part => this.#owners.get(part) ?? []);
    const readers = new Set([...here, ...(this.#askers.get(interaction) ?? [])]);
    this.#judge(`${method} ${path}`, JSON.stringify([path, query, body, files]), readers);
  }

  #judge(what: string, text: string, readers: ReadonlySet<string>): void {
    const isSecret = (owner: string | undefined): boolean => owner !== undefined && !readers.has(owner);
    const lines = [
      ...(text.match(ID) ?? []).filter(id => isSecret(this.#owners.get(id))),
      ...[...this.#names].flatMap(([name, owner]) => (isSecret(owner) && text.includes(name) ? name : [])),
    ];
    if (lines.length > 0) this.found.push(`${what} tells ${lines.join(', ')}: ${text.slice(0, 2_000)}`);
  }
}
