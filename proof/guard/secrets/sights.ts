import { ApplicationCommandOptionType } from 'discord.js';
import type { Viewer } from '../../../src/core/contract/game.ts';
import { LightDice } from '../../../src/core/search/light-dice.ts';
import {
  type ButtonVerb,
  type CustomId,
  makeId,
  parseId,
  writeId,
} from '../../../src/discord/buttons/custom-id.ts';
import type { Subcommand, Typed } from '../../../src/discord/context/command.ts';
import { type Context, firstDigits } from '../../../src/discord/context/context.ts';
import { botVoiceOf } from '../../../src/discord/gateway/bot-voice.ts';
import { puzzlesOf } from '../../../src/games/puzzles.ts';
import { lessonExercise } from '../../../src/page/lesson.ts';
import { puzzleExercise } from '../../../src/page/puzzle.ts';
import { pagePreview, pageState } from '../../../src/page/state.ts';
import type { Match, NoticeKind } from '../../../src/table/match/types.ts';
import { lessonText, puzzleText } from '../../../src/table/people/board-pages.ts';
import { Chance } from '../chance.ts';
import { type Coming, Door, Reply } from './door.ts';
import type { Moment } from './frozen.ts';
import type { Guarded } from './guarded.ts';
import { type Entry, Logbook, leaksIn, picksIn } from './logbook.ts';
import { roomOn, type Voice } from './room.ts';
import { WouldWrite } from './shelf.ts';
import { DIRECT_MESSAGES, NOTICES, posted, type Sight, spoken, written } from './spoken.ts';
import { hostLine, type OptionOf, pressOf, type Tried, type Trying, triedOf, VERBS } from './tries.ts';

/** Everything that the bot shows a viewer at a moment, by name: messages, file names, alt texts, custom ids, pictures. */
export type Sights = ReadonlyMap<string, Sight>;

export interface Looking extends Voice {
  readonly seed: number;
  /** Number of random requests of each viewer at a moment, besides the fixed requests. */
  readonly tries: number | 'all';
}

export function kindOf(name: string): string {
  const [, , verb] = /^press (\S+?:){3}(\w+)/.exec(name) ?? [];
  if (verb !== undefined) return `press ${verb}`;
  const [plain = name] = /^(\/[a-z -]+|notice \w+|message \w+|menu [^:]+)/.exec(name) ?? [];
  return plain.trim();
}

/** Lists all kinds of requests that must be tried, as `kindOf` names them. */
export const kindsOfSight = ({ commands, menus }: Guarded): readonly string[] => [
  ...triedOf(commands).map(({ name }) => `/${name}`),
  ...VERBS.map(verb => `press ${verb}`),
  ...menus.map(({ name }) => `menu ${name}`),
  ...NOTICES.map(kind => `notice ${kind}`),
  ...DIRECT_MESSAGES.map(kind => `message ${kind}`),
];

const said = (text: string): Sight => ({ text, scenes: [] });
const leaked = (line: string): Sight => said(`leaked ${line}`);

function thrown({ details }: Entry): string {
  const { error } = details as { readonly error?: { readonly name?: string; readonly message?: string } };
  return `${error?.name === WouldWrite.name ? 'does' : 'threw'} ${error?.message}`;
}

const pickedIn = ({ turns, game }: Guarded, path: string, typed: Typed): readonly string[] =>
  turns.some(turn => path === `${game.id} ${turn}`) ? Object.values(typed).map(String) : [];
const STRANGER = { id: '109', name: 'Eve' };
const BEHIND = /^(an interaction|a suggestion|an answer) failed$/;
const PANEL: ReadonlySet<ButtonVerb> = new Set(['open', 'pick', 'do']);
/**
 * Replaces the commitment of the shuffle. The real one is public and fixed, but each imagined world has its own seed and salt.
 */
const PUBLISHED = '(the commitment)';

interface Looked {
  readonly room: Context;
  readonly logbook: Logbook;
  readonly match: Match;
  readonly guarded: Guarded;
}

class Look {
  readonly sights = new Map<string, Sight>();
  readonly trying: Trying;
  readonly #looked: Looked;
  readonly #door: Door;
  readonly #tried: readonly Tried[];
  readonly #viewer: Viewer;
  readonly #chance: Chance;

  constructor(looked: Looked, viewer: Viewer, chance: Chance) {
    const { room, match, guarded } = looked;
    this.#looked = looked;
    this.#tried = triedOf(guarded.commands);
    this.#door = new Door(room, guarded);
    this.#viewer = viewer;
    this.#chance = chance;
    const legal = typeof viewer === 'number' ? match.position.legal(viewer) : [];
    this.trying = { chance, match, legal, guarded };
  }

  get lots(): number {
    return (
      this.#tried.length +
      VERBS.length +
      this.#looked.guarded.menus.length +
      NOTICES.length +
      DIRECT_MESSAGES.length
    );
  }

  named(name: string): Tried {
    const { game } = this.#looked.guarded;
    const found = this.#tried.find(tried => tried.name === `${game.id} ${name}`);
    if (!found) throw new Error(`no command is called ${name}`);
    return found;
  }

  see(name: string, { text, scenes }: Sight): void {
    const { commitment } = this.#looked.match;
    this.sights.set(name, {
      text:
        commitment === null
          ? text
          : text.replaceAll(commitment, PUBLISHED).replaceAll(firstDigits(commitment), PUBLISHED),
      scenes,
    });
  }

  /**
   * Records a result by name. A thrown error counts as a result, since the bot would log it, and so does an attempt to write.
   */
  async note(name: string, work: () => Promise<Sight>): Promise<void> {
    try {
      this.see(name, await work());
    } catch (error) {
      const what = error instanceof WouldWrite ? 'does' : 'threw';
      this.see(name, said(`${what} ${error instanceof Error ? error.message : String(error)}`));
    }
  }

  /**
   * Sends an interaction and records its results.
   * @param picked texts that no log may contain
   */
  async enters(
    name: string,
    coming: Coming,
    picked: readonly string[] = [],
    managesServer = false,
  ): Promise<Reply> {
    const { room, logbook, match } = this.#looked;
    const person = match.seats.find(({ seat }) => seat === this.#viewer);
    const { id, name: called } = person ?? { id: 'somebody', name: 'Somebody' };
    const { channelId, guildId } = match;
    const before = logbook.entries.length;
    const reply = await this.#door.enter(
      { id, name: called, channelId, guildId, managesServer, language: room.language },
      coming,
    );
    const behind = logbook.entries.slice(before).find(({ message }) => BEHIND.test(message));
    if (behind) this.see(name, said(thrown(behind)));
    else if (reply.answer && !reply.ephemeral) this.see(name, said('threw an answer that anybody can read'));
    else this.see(name, written(reply));
    for (const line of picksIn(logbook.lines(before), picked)) this.see(`log of ${name}`, leaked(line));
    return behind ? new Reply() : reply;
  }

  async command({ name: path }: Pick<Tried, 'name'>, typed: Typed = {}): Promise<void> {
    const named = Object.values(typed).flatMap(
      value => [...this.#looked.match.seats, STRANGER].find(({ id }) => id === value) ?? [],
    );
    const manages = path.startsWith('games ') && this.#chance.onceIn(2);
    const coming = { kind: 'command', path, typed, named } as const;
    await this.enters(
      `/${path} ${JSON.stringify(typed)}`,
      coming,
      pickedIn(this.#looked.guarded, path, typed),
      manages,
    );
  }

  async #suggested(path: string, focused: string, typed: Typed) {
    const coming = { kind: 'typing', path, typed, focused } as const;
    const name = `completion of ${focused}, /${path} ${JSON.stringify(typed)}`;
    return (await this.enters(name, coming, pickedIn(this.#looked.guarded, path, typed))).offered;
  }

  async typed({ name, subcommand, options }: Tried): Promise<void> {
    const typed: Record<string, string | number | boolean> = {};
    for (const option of options) {
      if (option.required !== true && this.#chance.onceIn(2)) continue;
      const value = await this.#filledIn(name, subcommand, option, typed);
      if (value !== undefined) typed[option.name] = value;
    }
    await this.command({ name }, typed);
  }

  async #filledIn(name: string, { suggest }: Subcommand, option: OptionOf, typed: Typed) {
    const chance = this.#chance;
    if (option.choices) return chance.of(option.choices).value;
    switch (option.type) {
      case ApplicationCommandOptionType.Boolean:
        return chance.onceIn(2);
      case ApplicationCommandOptionType.Integer:
        return chance.below(this.#looked.match.rev + 2);
      case ApplicationCommandOptionType.User:
        return chance.of([...this.#looked.match.seats, STRANGER]).id;
      case ApplicationCommandOptionType.String: {
        if (name === 'games host') return hostLine(this.trying);
        if (!option.autocomplete || !suggest) return this.#looked.guarded.byHand(chance, option.name);
        const offered = await this.#suggested(name, option.name, typed);
        if (offered.length > 0 && !chance.onceIn(3)) return chance.of(offered).value;
        return this.#looked.guarded.byHand(chance, option.name);
      }
      default:
        return '7';
    }
  }

  async pressed(id: CustomId, chosen: readonly string[]): Promise<Reply> {
    const customId = makeId(id);
    const written = writeId({ ...id, args: [] });
    const picked = PANEL.has(id.verb) ? [customId.slice(written.length + 1), ...id.args, ...chosen] : [];
    return this.enters(`press ${customId} ${chosen.join()}`, { kind: 'press', customId, chosen }, picked);
  }

  async #followed(customId: string, chosen: readonly string[]): Promise<Reply> {
    const parsed = parseId(customId);
    if (!parsed.ok) throw new Error(`a button of ours can't be read: ${customId}`);
    return this.pressed(parsed.id, chosen);
  }

  async tryOne(lot: number): Promise<void> {
    const chance = this.#chance;
    const { menus } = this.#looked.guarded;
    const before = this.#tried.length;
    const command = this.#tried[lot];
    if (command) return this.typed(command);
    const verb = VERBS[lot - before];
    if (verb) {
      const { id, chosen } = pressOf(verb, this.trying);
      await this.pressed(id, chosen);
      return;
    }
    const menu = menus[lot - before - VERBS.length];
    if (menu) {
      const target = chance.of([...this.#looked.match.seats, STRANGER]);
      await this.enters(`menu ${menu.name}: ${target.id}`, { kind: 'menu', name: menu.name, target });
      return;
    }
    const kind = NOTICES[lot - before - VERBS.length - menus.length];
    if (kind) return this.notice(kind);
    const directMessage = DIRECT_MESSAGES[lot - before - VERBS.length - menus.length - NOTICES.length];
    if (directMessage) await this.directMessage(directMessage);
  }

  directMessage(kind: (typeof DIRECT_MESSAGES)[number]): Promise<void> {
    const { room, match } = this.#looked;
    return this.note(`message ${kind}`, () => posted(room, match, kind, this.#chance));
  }

  notice(kind: NoticeKind): Promise<void> {
    const { room, match } = this.#looked;
    return this.note(`notice ${kind}`, () => spoken(room, match, kind, this.#chance));
  }

  async walked(from: Reply): Promise<void> {
    let shown = from;
    for (let step = 0; step < 6 && shown.answer; step++) {
      const parts = shown.answer.components.flatMap(row => row.components);
      const [menu] = parts.flatMap(part => ('options' in part ? [part] : []));
      const ways = parts.flatMap(part =>
        'custom_id' in part && /^1:[^:]+:[^:]+:open(:|$)/.test(part.custom_id) ? [part.custom_id] : [],
      );
      if (menu?.options.length && !this.#chance.onceIn(4)) {
        shown = await this.#followed(menu.custom_id, [this.#chance.of(menu.options).value]);
      } else if (ways.length > 0) {
        shown = await this.#followed(this.#chance.of(ways), []);
      } else {
        return;
      }
    }
  }
}

/**
 * Returns everything that the bot shows this viewer, as if the moment were the truth. Most requests are fixed, and some are
 * random.
 */
export async function sightsOf(moment: Moment, viewer: Viewer, looking: Looking): Promise<Sights> {
  const logbook = new Logbook();
  const room = roomOn(moment, looking, logbook);
  const match = await room.table.get(moment.match.id);
  if (!match) throw new Error('the match is gone');
  const chance = new Chance(new LightDice(looking.seed));
  const { guarded } = moment;
  const look = new Look({ room, logbook, match, guarded }, viewer, chance);
  if (viewer === 'table') {
    for (const kind of ['board', 'request', 'vote'] as const) await look.notice(kind);
    await look.directMessage('round');
  } else {
    await look.command(look.named('hand'));
    const back = chance.of(['recap', 'recap', 'log', 'board', 'undo'] as const);
    if (back === 'board' || back === 'undo') await look.command(look.named(back));
    else await look.pressed({ match: match.id, rev: null, verb: back, args: [] }, []);
  }
  if (match.status !== 'running')
    for (const page of ['record', 'verify'])
      await look.pressed({ match: match.id, rev: null, verb: 'game', args: [page] }, []);
  const others = match.seats.filter(({ seat }) => seat !== viewer);
  const other = others[looking.seed % others.length];
  if (other) await look.pressed({ match: match.id, rev: null, verb: 'seat', args: [`${other.seat}`] }, []);
  await onPage(look, room, match, viewer, guarded);
  await onExercises(look, room, match, viewer, guarded);
  const awaited = typeof viewer === 'number' && match.position.toAct.includes(viewer);
  if (awaited) await acting(look, match, viewer, guarded);
  const lots =
    looking.tries === 'all'
      ? Array.from({ length: look.lots }, (_, lot) => lot)
      : Array.from({ length: looking.tries }, () => chance.below(look.lots));
  for (const lot of lots) await look.tryOne(lot);
  look.see('the view', said(JSON.stringify(match.position.view(viewer))));
  const lines = logbook.lines();
  look.see('the log', said(lines.join('\n')));
  for (const line of leaksIn(lines, moment.match, guarded.telling)) look.see('the log, read', leaked(line));
  return look.sights;
}

/** Looks at the board in a browser, as a seat or as a watcher, and at the preview of an action there. */
async function onPage(
  look: Look,
  room: Context,
  match: Match,
  viewer: Viewer,
  guarded: Guarded,
): Promise<void> {
  const { game } = guarded;
  const seat = viewer === 'table' ? undefined : viewer;
  const presenter = guarded.presenters(false)[game.id]?.(room.language);
  if (!presenter?.touchScene) return;
  const seating = { match, seat, language: room.language, game, presenter };
  await look.note('the page', async () => said(JSON.stringify(await pageState(room.table, seating))));
  const legal = seat !== undefined && match.position.toAct.includes(seat) ? match.position.legal(seat) : [];
  if (legal.length === 0) return;
  const action = game.write(look.trying.chance.of(legal));
  await look.note('the page of a preview', async () =>
    said(JSON.stringify(pagePreview(seating, action) ?? null)),
  );
}

/** Looks at a puzzle and at the lesson in a browser, with the results of each choice. They tell nothing about the person's matches. */
async function onExercises(
  look: Look,
  room: Context,
  match: Match,
  viewer: Viewer,
  guarded: Guarded,
): Promise<void> {
  const { game } = guarded;
  const { chance } = look.trying;
  const userId = match.seats.find(({ seat }) => seat === viewer)?.id;
  const presenters = guarded.presenters(false);
  const steps = presenters[game.id]?.(room.language).lesson?.steps.length ?? 0;
  const puzzles = puzzlesOf(game.id);
  if (userId === undefined || steps === 0 || puzzles.length === 0) return;
  const parts = { ...room, presenters, voice: botVoiceOf(room) };
  const exercises = [
    lessonText(game.id, [chance.below(steps), chance.below(3)]),
    puzzleText({ id: chance.of(puzzles).id, number: 0 }),
  ];
  for (const exercise of exercises)
    await look.note(`the page of ${exercise}`, async () => {
      const reader = { exercise, userId, language: room.language };
      const shown = lessonExercise(parts, reader) ?? (await puzzleExercise(parts, reader));
      if (!shown) throw new Error('the bot has it no more');
      const state = shown.state();
      const previews = state.touch.actions.map(({ text }) => shown.preview(text));
      return said(JSON.stringify([state, previews]));
    });
}

async function acting(look: Look, match: Match, seat: number, { game, turns }: Guarded): Promise<void> {
  const { chance } = look.trying;
  const legal = match.position.legal(seat);
  const kinds = [...new Set(legal.map(action => game.fields(action)[0]?.[1] ?? ''))];
  const type = chance.of(kinds);
  // The board's button has no picks. The buttons of private answers each have a kind of action.
  const args = chance.onceIn(2) ? [] : [`a${type}`];
  const panel = { match: match.id, rev: match.rev, verb: 'open', args } as const;
  await look.walked(await look.pressed(panel, []));
  if (turns.length > 0)
    await look.typed(look.named(turns.includes(type) && !chance.onceIn(4) ? type : chance.of(turns)));
}
