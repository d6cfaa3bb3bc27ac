import { createHash } from 'node:crypto';
import { commands } from '../../../commands/index.ts';
import type { Viewer } from '../../../src/core/game.ts';
import { boardMessage, cancelVotes } from '../../../src/discord/board-message.ts';
import type { PublicMessage } from '../../../src/discord/channel.ts';
import type { Typed } from '../../../src/discord/command.ts';
import { parseId } from '../../../src/discord/custom-id.ts';
import { NO_GUILDS } from '../../../src/discord/guilds.ts';
import { lobbyMessage } from '../../../src/discord/lobby-message.ts';
import { Pictures } from '../../../src/discord/pictures.ts';
import { press } from '../../../src/discord/presses.ts';
import { type Answer, type Log, type Room, roomIn, type Visit } from '../../../src/discord/room.ts';
import { porto } from '../../../src/games/porto/index.ts';
import { games } from '../../../src/games/registry.ts';
import { Table } from '../../../src/match/table.ts';
import type { Match, NoticeKind } from '../../../src/match/types.ts';
import type { Language } from '../../../src/present/languages.ts';
import type { Presenters } from '../../../src/present/presenter.ts';
import { Chance } from '../chance.ts';
import { frozen, type Moment } from './frozen.ts';

/** Everything that is made for a viewer at a moment, by what it is: payloads, file names, alt texts, custom ids, pictures. */
export type Sights = ReadonlyMap<string, string>;

export interface Looking {
  readonly presenters: Presenters;
  readonly language: Language;
  /** Which of the many panels, options and pages are looked at. */
  readonly seed: number;
}

const [command] = commands;
const LOGGED = ['debug', 'info', 'warn', 'error'] as const;

/** Files as a digest: what differs is named by the sight, and told by its length. */
const plain = (shown: Answer | PublicMessage): string => {
  const files = 'pings' in shown ? (shown.files ?? []) : shown.file ? [shown.file] : [];
  const digests = files.map(({ name, alt, data }) => {
    const digest = createHash('sha256').update(data).digest('hex');
    return { name, alt, digest, bytes: data.length };
  });
  return JSON.stringify({ ...shown, file: undefined, files: digests });
};

/** Who looks, at one moment of a match. */
class Look {
  readonly sights = new Map<string, string>();
  readonly #room: Room;
  readonly #match: Match;
  readonly #viewer: Viewer;
  readonly #chance: Chance;

  constructor(room: Room, match: Match, viewer: Viewer, chance: Chance) {
    this.#room = room;
    this.#match = match;
    this.#viewer = viewer;
    this.#chance = chance;
  }

  /** An error is a sight too: it would be logged. */
  async #note(
    name: string,
    work: () => Promise<Answer | PublicMessage | string | undefined>,
  ): Promise<Answer | undefined> {
    try {
      const made = await work();
      this.sights.set(name, made === undefined ? '' : typeof made === 'string' ? made : plain(made));
      return typeof made === 'object' && !('pings' in made) ? made : undefined;
    } catch (error) {
      this.sights.set(name, `threw ${String(error)}`);
      return undefined;
    }
  }

  get #visit(): Visit {
    const { channelId, guildId, seats } = this.#match;
    const seated = seats.find(({ seat }) => seat === this.#viewer);
    const person = seated ?? { id: 'somebody', name: 'Somebody' };
    return { person, channelId, guildId, place: 'server', moderator: false, lacking: [], maySee: () => true };
  }

  async command(name: string, typed: Typed = {}): Promise<Answer | undefined> {
    const subcommand = command?.subcommands[name];
    if (!subcommand) throw new Error(`no command is called ${name}`);
    return this.#note(`/${name} ${JSON.stringify(typed)}`, () =>
      subcommand.run(this.#visit, typed, this.#room, async () => {}),
    );
  }

  async suggested(name: string, focused: string, typed: Typed): Promise<void> {
    const subcommand = command?.subcommands[name];
    await this.#note(`/${name} ${focused}… ${JSON.stringify(typed)}`, async () =>
      JSON.stringify(await subcommand?.suggest?.(this.#visit, typed, focused, this.#room)),
    );
  }

  async pressed(customId: string, chosen: readonly string[]): Promise<Answer | undefined> {
    const parsed = parseId(customId);
    if (!parsed.ok) throw new Error(`a button of ours can't be read: ${customId}`);
    return this.#note(`press ${customId} ${chosen.join()}`, () =>
      press(this.#room, this.#visit, parsed.id, chosen),
    );
  }

  /** The public messages of this revision, as the outbox would have them made. */
  async publicly(): Promise<Answer | undefined> {
    const { id: matchId, rev } = this.#match;
    const notice = (kind: NoticeKind, since: number) => ({
      id: 1,
      oldest: 1,
      at: 0,
      matchId,
      kind,
      rev,
      since,
      resigned: [],
      nonce: 'n',
      attempts: 0,
      seat: null,
      details: {},
    });
    await this.#note('lobby message', async () => lobbyMessage(this.#room, this.#match));
    await this.#note('votes', () => cancelVotes(this.#room, this.#match));
    await this.#note('board since the deal', () =>
      boardMessage(this.#room, this.#match, notice('board', -1), []),
    );
    let board: PublicMessage | undefined;
    await this.#note('board', async () => {
      board = await boardMessage(this.#room, this.#match, notice('board', rev - 1), []);
      return board;
    });
    return board;
  }

  /** From a panel's first question to what it proposes, by choices that chance makes. */
  async walked(from: Answer | undefined): Promise<void> {
    let shown = from;
    for (let step = 0; step < 9 && shown; step++) {
      const parts = (shown.rows ?? []).flatMap(row => row.components);
      const [menu] = parts.flatMap(part => ('options' in part ? [part] : []));
      if (menu?.options.length) {
        const most = menu.max_values ?? 1;
        const from = this.#chance.below(menu.options.length - most + 1);
        const chosen = menu.options.slice(from, from + most).map(({ value }) => value);
        shown = await this.pressed(menu.custom_id, chosen);
        continue;
      }
      const ids = parts.flatMap(part => ('custom_id' in part ? [part.custom_id] : []));
      const way = ids.find(id => /:(open|back|over|begin|page):?/.test(id) && !/:do:/.test(id));
      if (step > 6 || way === undefined || !this.#chance.onceIn(3)) return;
      shown = await this.pressed(way, []);
    }
  }
}

const OPTIONS: readonly (readonly [command: string, options: readonly string[]])[] = [
  ['keep', ['contracts']],
  ['draw', ['cards']],
  ['build', ['number', 'colour', 'house', 'roof', 'claim']],
  ['timer', ['number', 'house', 'roof']],
];

/** A room of the bot's own on a moment; its log is kept. */
function roomOn(moment: Moment, { presenters, language }: Looking, logged: string[]): Room {
  const store = frozen(moment);
  const table = new Table({ store, games, now: () => 1_000_000, announce: () => {} });
  const log = Object.fromEntries(
    LOGGED.map(level => [
      level,
      (details: object, message: string) => logged.push(`${level} ${message} ${JSON.stringify(details)}`),
    ]),
  ) as unknown as Log;
  const spoken = async () => language;
  return roomIn(
    {
      table,
      games,
      presenters,
      pictures: new Pictures(),
      log,
      guilds: NO_GUILDS,
      now: () => 1_000_000,
      publicLanguage: spoken,
      serverLanguage: spoken,
      forgetLanguage: async () => {},
    },
    language,
  );
}

/** All that the bot would show this viewer now, were the moment the truth. */
export async function sightsOf(moment: Moment, viewer: Viewer, looking: Looking): Promise<Sights> {
  const logged: string[] = [];
  const room = roomOn(moment, looking, logged);
  const match = await room.table.get(moment.match.id);
  if (!match) throw new Error('the match is gone');
  const chance = new Chance(looking.seed);
  const look = new Look(room, match, viewer, chance);
  const board = viewer === 'table' ? await look.publicly() : undefined;
  for (const name of ['hand', 'recap', 'game log']) await look.command(name);
  await look.command(
    'board',
    chance.of<Typed>([{}, { view: 'text' }, { view: 'wide' }, { turn: chance.below(match.rev + 2) }]),
  );
  await look.pressed('1:-:-:games:glance', [match.id]);
  const shown = board ?? { rows: [] };
  const openers = (shown.rows ?? []).flatMap(row =>
    row.components.flatMap(part => ('custom_id' in part ? [part.custom_id] : [])),
  );
  for (const id of openers.filter(each => /:(open|hand|recap|log|board)\b/.test(each)))
    await look.pressed(id, []);
  const [name, options] = chance.of(OPTIONS);
  await look.suggested(name, chance.of(options), {});
  await look.command(name, { [options[0] ?? '']: 'nonsense' });
  const awaited = typeof viewer === 'number' && room.table.toAct(match).includes(viewer);
  if (awaited) await acting(look, room, match, viewer, chance);
  look.sights.set('the view', JSON.stringify(room.table.view(match, viewer)));
  look.sights.set('the log', logged.join('\n'));
  return look.sights;
}

/** The seat's own turn: every kind of panel, a way through one of each, completions and previews of legal actions. */
async function acting(look: Look, room: Room, match: Match, seat: number, chance: Chance): Promise<void> {
  const legal = porto.legal(match.state as never, seat);
  const kinds = [...new Set(legal.map(({ type }) => type))];
  for (const type of kinds) {
    const id = `1:${match.id}:${match.rev.toString(36)}:open:a${type}`;
    await look.walked(await look.pressed(id, []));
    const options = OPTIONS.find(([name]) => name === type)?.[1] ?? [];
    const fields = Object.fromEntries(porto.fields(chance.of(legal.filter(action => action.type === type))));
    for (const option of options) {
      const { [option]: _, ...others } = fields;
      const typed = Object.fromEntries(Object.entries(others).filter(([field]) => options.includes(field)));
      await look.suggested(type, option, chance.onceIn(2) ? typed : {});
    }
  }
  const action = chance.of(legal);
  const told = await room.table.preview(match.id, match.seats[seat]?.id ?? '', porto.write(action));
  look.sights.set(`preview of ${porto.write(action)}`, JSON.stringify(told));
}
