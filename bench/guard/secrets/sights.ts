import { ApplicationCommandOptionType } from 'discord.js';
import type { Viewer } from '../../../src/core/game.ts';
import type { Choice, Subcommand, Typed } from '../../../src/discord/command.ts';
import { type CustomId, makeId, parseId } from '../../../src/discord/custom-id.ts';
import { press } from '../../../src/discord/presses.ts';
import type { Answer, Named, Room, Visit } from '../../../src/discord/room.ts';
import { porto } from '../../../src/games/porto/index.ts';
import type { Action, State } from '../../../src/games/porto/types.ts';
import type { Match } from '../../../src/match/types.ts';
import { Chance } from '../chance.ts';
import type { Moment } from './frozen.ts';
import { LightDice } from './light-dice.ts';
import { roomOn, type Voice } from './room.ts';
import { WouldWrite } from './shelf.ts';
import { NOTICES, type Sight, spoken, written } from './spoken.ts';
import { byHand, MENUS, type OptionOf, pressOf, TRIED, type Tried, type Trying, VERBS } from './tries.ts';

/** Everything that is made for a viewer at a moment, by what it is: payloads, file names, alt texts, custom ids, pictures. */
export type Sights = ReadonlyMap<string, Sight>;

export interface Looking extends Voice {
  /** Which of the many panels, options and pages are looked at. */
  readonly seed: number;
  /** How many of all commands, buttons, menus and notices each viewer tries at a moment, beside what is looked at always. */
  readonly tries: number | 'all';
}

const ALL = TRIED.length + VERBS.length + MENUS.length + NOTICES.length;

/** What a sight's name says that it is: a command, a verb, a menu or a notice. */
export function kindOf(name: string): string {
  const [, , verb] = /^press (\S+?:){3}(\w+)/.exec(name) ?? [];
  if (verb !== undefined) return `press ${verb}`;
  const [plain = name] = /^(\/[a-z -]+|notice \w+|menu [^:]+)/.exec(name) ?? [];
  return plain.trim();
}

/** Everything there is to be tried, as `kindOf` calls it. */
export const KINDS_OF_SIGHT: readonly string[] = [
  ...TRIED.map(({ name }) => `/${name}`),
  ...VERBS.map(verb => `press ${verb}`),
  ...MENUS.map(({ name }) => `menu ${name}`),
  ...NOTICES.map(kind => `notice ${kind}`),
];

const said = (text: string): Sight => ({ text, scenes: [] });
const STRANGER = { id: '109', name: 'Eve' };

/** Who looks, at one moment of a match. */
class Look {
  readonly sights = new Map<string, Sight>();
  readonly trying: Trying;
  readonly #room: Room;
  readonly #match: Match;
  readonly #viewer: Viewer;
  readonly #chance: Chance;

  constructor(room: Room, match: Match, viewer: Viewer, chance: Chance) {
    this.#room = room;
    this.#match = match;
    this.#viewer = viewer;
    this.#chance = chance;
    const legal = typeof viewer === 'number' ? (room.table.legal(match, viewer) as readonly Action[]) : [];
    this.trying = { chance, match, legal };
  }

  /** An error is a sight too: it would be logged. So is that something would be written. */
  async note(name: string, work: () => Promise<Answer | Sight | string>): Promise<Answer | undefined> {
    try {
      const made = await work();
      if (typeof made === 'string') this.sights.set(name, said(made));
      else this.sights.set(name, 'scenes' in made ? made : written(made));
      return typeof made === 'string' || 'scenes' in made ? undefined : made;
    } catch (error) {
      const what = error instanceof WouldWrite ? 'does' : 'threw';
      this.sights.set(name, said(`${what} ${error instanceof Error ? error.message : String(error)}`));
      return undefined;
    }
  }

  #visit(named: readonly Named[] = [], moderator = false): Visit {
    const { channelId, guildId, seats } = this.#match;
    const person = seats.find(({ seat }) => seat === this.#viewer) ?? { id: 'somebody', name: 'Somebody' };
    return {
      person,
      channelId,
      guildId,
      place: 'server',
      moderator,
      lacking: [],
      threads: { here: false, lacking: [] },
      member: { roles: [], managesServer: moderator },
      maySee: () => true,
      named,
    };
  }

  async command({ name, subcommand }: Pick<Tried, 'name' | 'subcommand'>, typed: Typed = {}): Promise<void> {
    const named = Object.values(typed).flatMap(
      value => [...this.#match.seats, STRANGER].find(({ id }) => id === value) ?? [],
    );
    const visit = this.#visit(
      named.map(person => ({ ...person, bot: false })),
      name.startsWith('games ') && this.#chance.onceIn(2),
    );
    await this.note(`/${name} ${JSON.stringify(typed)}`, () =>
      subcommand.run(visit, typed, this.#room, async () => {}),
    );
  }

  /** What is offered while an option is being typed. */
  async #suggested(name: string, suggest: NonNullable<Subcommand['suggest']>, focused: string, typed: Typed) {
    let found: readonly Choice[] = [];
    await this.note(`completion of ${focused}, /${name} ${JSON.stringify(typed)}`, async () => {
      found = await suggest(this.#visit(), typed, focused, this.#room);
      return JSON.stringify(found);
    });
    return found;
  }

  /** A command as somebody fills it in, option by option, from what is offered or out of their head. */
  async typed({ name, subcommand, options }: Tried): Promise<void> {
    const typed: Record<string, string | number | boolean> = {};
    for (const option of options) {
      if (option.required !== true && this.#chance.onceIn(2)) continue;
      const value = await this.#filledIn(name, subcommand, option, typed);
      if (value !== undefined) typed[option.name] = value;
    }
    await this.command({ name, subcommand }, typed);
  }

  async #filledIn(name: string, { suggest }: Subcommand, option: OptionOf, typed: Typed) {
    const chance = this.#chance;
    if (option.choices) return chance.of(option.choices).value;
    switch (option.type) {
      case ApplicationCommandOptionType.Boolean:
        return chance.onceIn(2);
      case ApplicationCommandOptionType.Integer:
        return chance.below(this.#match.rev + 2);
      case ApplicationCommandOptionType.User:
        return chance.of([...this.#match.seats, STRANGER]).id;
      case ApplicationCommandOptionType.String: {
        if (!option.autocomplete || !suggest) return byHand(this.trying, option.name);
        const offered = await this.#suggested(name, suggest, option.name, typed);
        if (offered.length > 0 && !chance.onceIn(3)) return chance.of(offered).value;
        return byHand(this.trying, option.name);
      }
      default:
        return '7';
    }
  }

  async pressed(id: CustomId, chosen: readonly string[]): Promise<Answer | undefined> {
    return this.note(`press ${makeId(id)} ${chosen.join()}`, () =>
      press(this.#room, this.#visit(), id, chosen),
    );
  }

  /** What lies behind a button that was shown. */
  async #followed(customId: string, chosen: readonly string[]): Promise<Answer | undefined> {
    const parsed = parseId(customId);
    if (!parsed.ok) throw new Error(`a button of ours can't be read: ${customId}`);
    return this.pressed(parsed.id, chosen);
  }

  /** One of all things that can be tried, by its number. */
  async tryOne(lot: number): Promise<void> {
    const chance = this.#chance;
    const command = TRIED[lot];
    if (command) return this.typed(command);
    const verb = VERBS[lot - TRIED.length];
    if (verb) {
      const { id, chosen } = pressOf(verb, this.trying);
      await this.pressed(id, chosen);
      return;
    }
    const menu = MENUS[lot - TRIED.length - VERBS.length];
    if (menu) {
      const target = { ...chance.of([...this.#match.seats, STRANGER]), bot: false };
      await this.note(`menu ${menu.name}: ${target.id}`, () => menu.run(this.#visit([target]), this.#room));
      return;
    }
    const kind = NOTICES[lot - TRIED.length - VERBS.length - MENUS.length];
    if (kind) await this.note(`notice ${kind}`, () => spoken(this.#room, this.#match, kind, chance));
  }

  /** From a panel's first question to what it proposes, by choices that chance makes. */
  async walked(from: Answer | undefined): Promise<void> {
    let shown = from;
    for (let step = 0; step < 9 && shown; step++) {
      const parts = (shown.rows ?? []).flatMap(row => row.components);
      const [menu] = parts.flatMap(part => ('options' in part ? [part] : []));
      if (menu?.options.length) {
        const most = menu.max_values ?? 1;
        const first = this.#chance.below(menu.options.length - most + 1);
        const chosen = menu.options.slice(first, first + most).map(({ value }) => value);
        shown = await this.#followed(menu.custom_id, chosen);
        continue;
      }
      const ids = parts.flatMap(part => ('custom_id' in part ? [part.custom_id] : []));
      const way = ids.find(id => /:(open|back|over|begin|page):?/.test(id) && !/:do:/.test(id));
      if (step > 6 || way === undefined || !this.#chance.onceIn(3)) return;
      shown = await this.#followed(way, []);
    }
  }
}

const TURNS: readonly string[] = ['build', 'draw', 'keep', 'timer'];
const named = (name: string): Tried => {
  const found = TRIED.find(tried => tried.name === `porto ${name}`);
  if (!found) throw new Error(`no command is called ${name}`);
  return found;
};

/** What the bot would show this viewer now, were the moment the truth: much of it always, the rest as chance has it. */
export async function sightsOf(moment: Moment, viewer: Viewer, looking: Looking): Promise<Sights> {
  const logged: string[] = [];
  const room = roomOn(moment, looking, logged);
  const match = await room.table.get(moment.match.id);
  if (!match) throw new Error('the match is gone');
  const chance = new Chance(new LightDice(looking.seed));
  const look = new Look(room, match, viewer, chance);
  if (viewer === 'table') {
    for (const kind of ['board', 'request', 'motion', 'vote'] as const)
      await look.note(`notice ${kind}`, () => spoken(room, match, kind, chance));
  } else {
    await look.command(named('hand'));
    await look.command(named(chance.of(['recap', 'recap', 'game log', 'board', 'undo'])));
  }
  const awaited = typeof viewer === 'number' && room.table.toAct(match).includes(viewer);
  if (awaited) await acting(look, room, match, viewer);
  const lots =
    looking.tries === 'all'
      ? Array.from({ length: ALL }, (_, lot) => lot)
      : Array.from({ length: looking.tries }, () => chance.below(ALL));
  for (const lot of lots) await look.tryOne(lot);
  look.sights.set('the view', said(JSON.stringify(room.table.view(match, viewer))));
  look.sights.set('the log', said(logged.join('\n')));
  return look.sights;
}

/** The seat's own turn: a panel and a way through it, a command as it is typed, the preview of a legal action. */
async function acting(look: Look, room: Room, match: Match, seat: number): Promise<void> {
  const { chance } = look.trying;
  const legal = porto.legal(match.state as State, seat);
  const kinds = [...new Set(legal.map(({ type }) => type))];
  const type = chance.of(kinds);
  const panel = { match: match.id, rev: match.rev, verb: 'open', args: [`a${type}`] } as const;
  await look.walked(await look.pressed(panel, []));
  await look.typed(named(TURNS.includes(type) && !chance.onceIn(4) ? type : chance.of(TURNS)));
  const action = porto.write(chance.of(legal));
  await look.note(`preview of ${action}`, async () =>
    JSON.stringify(await room.table.preview(match.id, match.seats[seat]?.id ?? '', action)),
  );
}
