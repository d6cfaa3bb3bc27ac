import { ApplicationCommandOptionType } from 'discord.js';
import { commands, menus } from '../../../commands/index.ts';
import type { Subcommand, UserMenu } from '../../../src/discord/command.ts';
import { type CustomId, VERBS, type Verb } from '../../../src/discord/custom-id.ts';
import { CONSTRUCTION_DECK, PRIVATE_DECK } from '../../../src/games/porto/cards.ts';
import { porto } from '../../../src/games/porto/index.ts';
import { type Action, HOUSE_IDS } from '../../../src/games/porto/types.ts';
import { type Match, MOTION_KINDS } from '../../../src/match/types.ts';
import type { Chance } from '../chance.ts';

/** Who tries something, and what the game would let them do. */
export interface Trying {
  readonly chance: Chance;
  readonly match: Match;
  readonly legal: readonly Action[];
}

/** An option of a command, as Discord is told of it. */
export interface OptionOf {
  readonly name: string;
  readonly type: ApplicationCommandOptionType;
  readonly required?: boolean;
  readonly autocomplete?: boolean;
  readonly choices?: readonly { readonly value: string | number }[];
}

export interface Tried {
  /** "porto build", "games privacy" */
  readonly name: string;
  readonly subcommand: Subcommand;
  readonly options: readonly OptionOf[];
}

interface Listed extends OptionOf {
  readonly options?: readonly Listed[];
}

/** Every subcommand there is, with all of its options: from the definitions, so that none is forgotten. */
export const TRIED: readonly Tried[] = commands.flatMap(command => {
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

export const MENUS: readonly UserMenu[] = menus;

const KINDS = [...new Set<string>(CONSTRUCTION_DECK)];
const SLOTS = ['1', '2', '5', '1,2', '1,3,4', '2,3,5', 'all', 'none'];
const three = (chance: Chance): string =>
  [chance.of(PRIVATE_DECK), chance.of(PRIVATE_DECK), chance.of(PRIVATE_DECK)].toSorted().join(',');

/** What somebody could type by hand: legal or not, it can be read. */
export function byHand({ chance }: Pick<Trying, 'chance'>, option: string): string {
  switch (option) {
    case 'number':
    case 'colour':
      return chance.of(KINDS);
    case 'house':
    case 'roof':
      return chance.of(HOUSE_IDS);
    case 'cards':
    case 'claim':
      return chance.of(SLOTS);
    case 'contracts':
      return three(chance);
    case 'action':
      return chance.onceIn(3) ? chance.of(['build', 'draw', 'L4', 'keep', 'type=build']) : anyAction(chance);
    default:
      return chance.of(['nonsense', '1', 'off', '2027-01-01']);
  }
}

/** An action in the game's notation, be it legal or not. */
const spelled = ({ chance, legal }: Trying): string =>
  legal.length > 0 && chance.onceIn(2) ? porto.write(chance.of(legal)) : anyAction(chance);

function anyAction(chance: Chance): string {
  const house = chance.of(HOUSE_IDS);
  return chance.of([
    `keep ${three(chance)}`,
    `draw ${chance.of(SLOTS)}`,
    `build ${chance.of(KINDS)} ${chance.of(KINDS)} ${house}`,
    `timer ${chance.of(KINDS)} ${chance.of(KINDS)} ${house}`,
    'pass',
  ]);
}

type Pressed = Pick<CustomId, 'rev' | 'args'> & {
  readonly match?: string;
  readonly chosen?: readonly string[];
};

const plain = (): Pressed => ({ rev: null, args: [] });
const kindOf = ({ chance, legal }: Trying): string =>
  `a${legal.length > 0 ? chance.of(legal).type : chance.of(['keep', 'draw', 'build', 'timer'])}`;
/** This revision, or now and then the one before: then the press is stale. */
const revOf = ({ chance, match }: Trying): number => Math.max(0, match.rev - (chance.onceIn(5) ? 1 : 0));
const letterOf = ({ chance }: Trying): string => chance.of(['b', 'c', 'd', 'e', 'f']);
const numbered = ({ chance }: Trying): Pressed => ({ rev: null, args: [`${1 + chance.below(4)}`] });
const seatOf = ({ chance, match }: Trying): string => `${chance.below(match.seats.length)}`;

const PAGES: readonly (readonly string[])[] = [
  ['list'],
  ['glance'],
  ['settings'],
  ['settings', 'hours'],
  ['settings', 'away'],
  ['server'],
  ['server', 'acts'],
  ['privacy'],
  ['privacy', 'export'],
  ['privacy', 'forget'],
  ['privacy', 'forget', 'sure'],
];

/** What can be pressed with every verb there is: who adds one says here how it is tried. */
const PRESSES: Readonly<Record<Verb, (trying: Trying) => Pressed>> = {
  join: plain,
  leave: plain,
  start: plain,
  hand: plain,
  board: plain,
  recap: plain,
  resign: plain,
  rematch: plain,
  nudge: plain,
  return: plain,
  learn: ({ chance }) => ({ rev: null, match: 'porto', args: [`${chance.below(6)}`, `${chance.below(3)}`] }),
  log: ({ chance }) => ({ rev: null, args: chance.onceIn(2) ? [] : [`${chance.below(5)}`] }),
  open: trying => ({ rev: revOf(trying), args: [kindOf(trying)] }),
  pick: trying => ({
    rev: revOf(trying),
    args: [letterOf(trying), kindOf(trying)],
    chosen: [byHand(trying, trying.chance.of(['number', 'house', 'cards', 'claim', 'contracts']))],
  }),
  begin: trying => ({ rev: revOf(trying), args: [letterOf(trying), kindOf(trying)] }),
  page: trying => ({ rev: revOf(trying), args: [trying.chance.of(['>1', '<2', '>1b']), kindOf(trying)] }),
  back: trying => ({ rev: revOf(trying), args: [kindOf(trying)] }),
  over: trying => ({ rev: revOf(trying), args: [kindOf(trying)] }),
  do: trying => ({ rev: revOf(trying), args: [spelled(trying)] }),
  undo: trying => ({ rev: revOf(trying), args: [] }),
  ask: trying => ({ rev: revOf(trying), args: [] }),
  agree: numbered,
  refuse: numbered,
  vote: trying => ({ rev: null, args: [`${1 + trying.chance.below(4)}`, trying.chance.of(['yes', 'no'])] }),
  propose: trying => ({ rev: null, args: [trying.chance.of(MOTION_KINDS), seatOf(trying)] }),
  take: trying => ({ rev: null, args: [seatOf(trying)] }),
  remove: ({ chance, match }) => ({ rev: null, args: [chance.of(match.seats).id] }),
  thread: ({ chance }) => ({
    rev: null,
    match: 'porto',
    args: ['2', chance.of(['standard', 'family', 'nonsense'])],
  }),
  games: ({ chance, match }) => ({
    rev: null,
    args: chance.of(PAGES),
    chosen: [chance.of([match.id, '3', 'off'])],
  }),
};

/** A press of this verb. */
export function pressOf(
  verb: Verb,
  trying: Trying,
): { readonly id: CustomId; readonly chosen: readonly string[] } {
  const { match = trying.match.id, chosen = [], rev, args } = PRESSES[verb](trying);
  return { id: { match, rev, verb, args }, chosen };
}

export { VERBS };
