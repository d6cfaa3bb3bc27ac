import { ApplicationCommandOptionType } from 'discord.js';
import { DEAL_FORMS } from '../../../src/core/contract/deals.ts';
import type { OrderKind } from '../../../src/core/contract/game.ts';
import { STRENGTHS } from '../../../src/core/contract/player.ts';
import { type ButtonVerb, CHOICES, type CustomId, VERBS } from '../../../src/discord/buttons/custom-id.ts';
import type { SlashCommand, Subcommand } from '../../../src/discord/context/command.ts';
import { dailyId, seriesId } from '../../../src/table/deals/daily.ts';
import { type Match, MOTION_KINDS, WATCH_MODES } from '../../../src/table/match/types.ts';
import type { Chance } from '../chance.ts';
import type { Guarded } from './guarded.ts';

export interface Trying {
  readonly chance: Chance;
  readonly match: Match;
  readonly guarded: Guarded;
  readonly legal: readonly unknown[];
}

export interface OptionOf {
  readonly name: string;
  readonly type: ApplicationCommandOptionType;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly value: string | number }[];
}

export interface Tried {
  readonly name: string;
  readonly subcommand: Subcommand;
  readonly options: readonly OptionOf[];
}

interface Listed extends OptionOf {
  readonly options?: readonly Listed[];
}

/** Returns every subcommand from the definitions, so that none is missing. */
export const triedOf = (commands: readonly SlashCommand[]): readonly Tried[] =>
  commands.flatMap(command => {
    const listed = (command.toJSON().options ?? []) as unknown as readonly Listed[];
    const flat = listed.flatMap(option =>
      option.type === ApplicationCommandOptionType.SubcommandGroup
        ? (option.options ?? []).map(inner => ({ ...inner, name: `${option.name} ${inner.name}` }))
        : [option],
    );
    return flat.flatMap(({ name, options = [] }) => {
      const subcommand = command.subcommands[name];
      return subcommand ? [{ name: `${command.name} ${name}`, subcommand, options }] : [];
    });
  });

const spelled = ({ chance, legal, guarded }: Trying): string =>
  legal.length > 0 && chance.onceIn(2) ? guarded.game.write(chance.of(legal)) : guarded.spelled(chance);

type Pressed = Pick<CustomId, 'rev' | 'args'> & {
  readonly match?: string;
  readonly chosen?: readonly string[];
};

const plain = (): Pressed => ({ rev: null, args: [] });
const kindOf = ({ chance, legal, guarded }: Trying): string =>
  `a${legal.length > 0 ? (guarded.game.fields(chance.of(legal))[0]?.[1] ?? '') : chance.of(guarded.types)}`;
/** Returns the current revision. In one of five cases it returns the one before, so that the press is out of date. */
const revOf = ({ chance, match }: Trying): number => Math.max(0, match.rev - (chance.onceIn(5) ? 1 : 0));
const letterOf = ({ chance }: Trying): string => chance.of(['b', 'c', 'd', 'e', 'f']);
const numbered = ({ chance }: Trying): Pressed => ({ rev: null, args: [`${1 + chance.below(4)}`] });
const seatOf = ({ chance, match }: Trying): string => `${chance.below(match.seats.length)}`;

const kindsOf = ({ chance, match, guarded }: Trying): readonly OrderKind[] =>
  match.status === 'running'
    ? (guarded.game.orders?.kinds?.(match.position.view('table'), chance.below(match.seats.length)) ?? [])
    : [];
const orderKindOf = (trying: Trying): string => {
  const kinds = kindsOf(trying);
  return kinds.length > 0 ? trying.chance.of(kinds).kind : 'none';
};
const orderOf = (trying: Trying): string => {
  const orders = kindsOf(trying).flatMap(kind => kind.orders);
  return orders.length > 0 ? trying.chance.of(orders) : spelled(trying);
};

export const hostLine = ({ chance, match }: Pick<Trying, 'chance' | 'match'>): string =>
  chance.of([
    ...['show', 'repair'].map(verb => `game ${verb} ${match.id}`),
    ...['', 'games', 'parked', 'blocks', 'log', 'gmae'],
    ...match.seats.map(({ id }) => `person ${id}`),
    `server ${match.guildId}`,
  ]);

const PAGES: readonly (readonly string[])[] = [
  ['list'],
  ['open'],
  ['open', 'all', 'dm'],
  ['open', 'notices'],
  ['open', 'notify', 'all'],
  ['find'],
  ['glance'],
  ['settings'],
  ['settings', 'hours'],
  ['settings', 'away'],
  ['server'],
  ['server', 'acts'],
  ['year', 'look', 'm12'],
  ['privacy'],
  ['privacy', 'export'],
  ['privacy', 'forget'],
  ['privacy', 'forget', 'sure'],
];

const PRESSES: Readonly<Record<ButtonVerb, (trying: Trying) => Pressed>> = {
  join: plain,
  leave: plain,
  start: plain,
  hand: plain,
  board: plain,
  seat: trying => ({ rev: null, args: [seatOf(trying)] }),
  parts: ({ chance, match }) => ({
    rev: null,
    args: [`${chance.below(match.rev + 2)}`, `${chance.below(3)}`],
  }),
  recap: plain,
  touch: plain,
  resign: plain,
  rematch: plain,
  another: plain,
  nudge: plain,
  watch: ({ chance }) => ({ rev: null, args: chance.onceIn(2) ? [] : [chance.of([...WATCH_MODES, 'stop'])] }),
  call: plain,
  show: ({ chance }) => ({ rev: null, args: [chance.onceIn(2) ? 'yes' : 'no'] }),
  return: plain,
  play: ({ guarded }) => ({ rev: null, match: guarded.game.id, args: [] }),
  learn: ({ chance, guarded }) => ({
    rev: null,
    match: guarded.game.id,
    args: [`${chance.below(6)}`, `${chance.below(3)}`],
  }),
  rules: ({ chance, guarded }) => ({ rev: null, match: guarded.game.id, args: [`${chance.below(12)}`] }),
  game: ({ chance }) => ({
    rev: null,
    args: chance.of([[], ['resign'], ['cancel'], ['record'], ['verify']]),
  }),
  log: ({ chance }) => ({ rev: null, args: chance.onceIn(2) ? [] : [`${chance.below(5)}`] }),
  open: trying => ({ rev: revOf(trying), args: trying.chance.onceIn(3) ? [] : [kindOf(trying)] }),
  pick: trying => ({
    rev: revOf(trying),
    args: [letterOf(trying), kindOf(trying)],
    chosen: [trying.guarded.byHand(trying.chance, trying.chance.of(trying.guarded.options))],
  }),
  hint: trying => ({ rev: revOf(trying), args: [] }),
  do: trying => ({ rev: revOf(trying), args: [spelled(trying)] }),
  always: trying => ({
    rev: revOf(trying),
    args: [spelled(trying), ...(trying.chance.onceIn(2) ? [] : [`${trying.chance.below(3)}`])],
  }),
  withdraw: trying => ({ rev: null, args: [spelled(trying)] }),
  orders: trying => ({ rev: null, args: trying.chance.onceIn(2) ? [] : [orderKindOf(trying)] }),
  order: trying => ({ rev: null, args: [orderOf(trying)] }),
  undo: trying => ({ rev: revOf(trying), args: trying.chance.onceIn(2) ? [] : ['yes'] }),
  cancel: ({ chance }) => ({ rev: null, args: chance.onceIn(2) ? [] : ['no'] }),
  share: plain,
  duplicate: ({ chance, match }) => ({
    rev: null,
    match: match.duplicateId ?? match.id,
    args: [chance.of(CHOICES.duplicateAction), ...(chance.onceIn(2) ? [`${1 + chance.below(3)}`] : [])],
  }),
  league: ({ chance, match }) => ({ rev: null, match: match.id, args: [chance.of(CHOICES.leagueAction)] }),
  deal: ({ chance, guarded }) => ({
    rev: null,
    match: dailyId({ game: guarded.game.id, form: chance.of(DEAL_FORMS) }, chance.below(3)),
    args: [chance.of(CHOICES.dealAction)],
  }),
  deals: ({ chance, guarded }) => ({
    rev: null,
    match: seriesId({ game: guarded.game.id, form: chance.of(DEAL_FORMS) }),
    args: [chance.of(['today', 'new', 'daily', 'challenge']), `${chance.below(3)}`],
  }),
  dare: plain,
  post: plain,
  replay: plain,
  review: ({ chance }) => ({ rev: null, args: chance.onceIn(2) ? [] : [`${chance.below(4)}`] }),
  publish: plain,
  ask: trying => ({ rev: revOf(trying), args: [] }),
  agree: numbered,
  refuse: numbered,
  vote: trying => ({ rev: null, args: [`${1 + trying.chance.below(4)}`, trying.chance.of(['yes', 'no'])] }),
  propose: trying => ({
    rev: null,
    args: [
      trying.chance.of(MOTION_KINDS),
      seatOf(trying),
      ...(trying.chance.onceIn(2) ? [] : [trying.chance.of(STRENGTHS)]),
    ],
  }),
  substitute: trying => ({ rev: null, args: [seatOf(trying)] }),
  take: trying => ({ rev: null, args: [seatOf(trying)] }),
  remove: ({ chance, match }) => ({ rev: null, args: [chance.of(match.seats).id] }),
  arrange: ({ chance }) => ({ rev: null, args: chance.onceIn(2) ? [] : ['seating'] }),
  player: ({ chance }) => ({ rev: null, args: chance.onceIn(2) ? [] : [chance.of(STRENGTHS)] }),
  thread: ({ chance, guarded }) => ({
    rev: null,
    match: guarded.game.id,
    args: ['2', chance.of(['standard', 'family', 'nonsense'])],
  }),
  games: ({ chance, match }) => ({
    rev: null,
    args: chance.of(PAGES),
    chosen: [chance.of([match.id, '3', 'off'])],
  }),
};

export function pressOf(
  verb: ButtonVerb,
  trying: Trying,
): { readonly id: CustomId; readonly chosen: readonly string[] } {
  const { match = trying.match.id, chosen = [], rev, args } = PRESSES[verb](trying);
  return { id: { match, rev, verb, args }, chosen };
}

export { VERBS };
