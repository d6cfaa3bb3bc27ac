import type {
  OptionInput,
  OptionInputs,
  ShownChannel,
  ShownChoice,
  ShownCommand,
  ShownOption,
} from '../protocol.ts';

const SUBCOMMAND = 1;
const GROUP = 2;
export const TYPE = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  mentionable: 9,
  number: 10,
  file: 11,
};

/** Command that a person can send: a command without subcommands, or one subcommand such as `porto build`. */
export interface Leaf {
  readonly path: string;
  readonly description: string;
  readonly options: readonly ShownOption[];
}

type Localised = Pick<ShownOption, 'description' | 'description_localizations'>;
export const describe = (thing: Localised, locale: string): string =>
  thing.description_localizations?.[locale] ?? thing.description;
export const nameOfChoice = (
  choice: Pick<ShownChoice, 'name' | 'name_localizations'>,
  locale: string,
): string => choice.name_localizations?.[locale] ?? choice.name;

/** Returns true where a command can be used in a channel. In `contexts`, 0 is a server and 1 is the DM with the bot. */
export const fits = (command: Pick<ShownCommand, 'guild_id' | 'contexts'>, channel: ShownChannel): boolean =>
  (command.guild_id === undefined || command.guild_id === channel.guildId) &&
  (command.contexts == null || command.contexts.includes(channel.kind === 'dm' ? 1 : 0));

/** Lists all commands that a person can send in a channel, in the original order. Each subcommand is an entry of its own. */
export function leaves(commands: readonly ShownCommand[], channel: ShownChannel, locale: string): Leaf[] {
  const walk = (path: string, thing: Localised & Pick<ShownOption, 'options'>): Leaf[] => {
    const options = thing.options ?? [];
    const branches = options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
    if (branches.length === 0) return [{ path, description: describe(thing, locale), options }];
    return branches.flatMap(branch => walk(`${path} ${branch.name}`, branch));
  };
  return commands.filter(command => fits(command, channel)).flatMap(command => walk(command.name, command));
}

/** Returns the commands that a typed text can mean. Matches at the start of the path come first, then matches of any word. */
export function matching(all: readonly Leaf[], typed: string): Leaf[] {
  const wanted = typed.replace(/^\//, '').trim().toLowerCase().replace(/\s+/g, ' ');
  const begins = all.filter(({ path }) => path.startsWith(wanted));
  const others = all.filter(leaf => {
    const words = leaf.path.split(' ');
    return (
      !begins.includes(leaf) && wanted.split(' ').every(part => words.some(word => word.startsWith(part)))
    );
  });
  return [...begins, ...others];
}

/** Option that a person is filling in. `value` is set when the value is known, for example from a picked suggestion. */
export interface Chip {
  readonly option: ShownOption;
  readonly text: string;
  readonly value?: OptionInput;
}

export const chipsOf = (leaf: Leaf): Chip[] =>
  leaf.options.filter(({ required }) => required === true).map(option => ({ option, text: '' }));

export const spare = (leaf: Leaf, chips: readonly Chip[], typed: string): ShownOption[] =>
  leaf.options.filter(
    option =>
      !chips.some(chip => chip.option.name === option.name) &&
      option.name.startsWith(typed.trim().toLowerCase()),
  );

/** Command that a person typed or pasted as one line of text. */
export interface TypedCommand {
  readonly leaf: Leaf;
  readonly chips: readonly Chip[];
  /** Text before the first option, which belongs to no option. */
  readonly rest: string;
}

/**
 * Parses a line such as `/porto new players:hard seats:2`. A value ends where the next option's name begins. Text before the
 * first name fills the first required option, as in Discord: `/porto do build L4`. Undefined where the line begins with no
 * command.
 */
export function typedCommand(all: readonly Leaf[], line: string): TypedCommand | undefined {
  const typed = /^\/(.*)$/s.exec(line.trim())?.[1]?.replace(/\s+/g, ' ');
  if (typed === undefined) return undefined;
  const begins = ({ path }: Leaf): boolean => `${typed} `.toLowerCase().startsWith(`${path} `);
  const leaf = all.filter(begins).reduce<Leaf | undefined>(longer, undefined);
  if (leaf === undefined) return undefined;
  const given = typed.slice(leaf.path.length).trim();
  const found = [...given.matchAll(/(?:^| )([\p{L}\p{N}_-]+):/gu)].flatMap(match => {
    const option = leaf.options.find(({ name }) => name === match[1]?.toLowerCase());
    return option ? [{ option, from: match.index, to: match.index + match[0].length }] : [];
  });
  const filled = found.map(({ option, to }, at): Chip => {
    const text = given.slice(to, found[at + 1]?.from).trim();
    return { option, text };
  });
  const others = chipsOf(leaf).filter(({ option }) => !filled.some(chip => chip.option.name === option.name));
  const once = filled.filter(({ option }, at) => filled.findLastIndex(chip => chip.option === option) === at);
  const [first, ...later] = others;
  const rest = given.slice(0, found[0]?.from).trim();
  return first && rest !== ''
    ? { leaf, chips: [...once, { ...first, text: rest }, ...later], rest: '' }
    : { leaf, chips: [...once, ...others], rest };
}

const longer = (one: Leaf | undefined, other: Leaf): Leaf =>
  one && one.path.length > other.path.length ? one : other;

/**
 * Returns the problem with a line that begins with a command's first word but names no command. Undefined for other lines. It
 * proposes the commands whose words were all typed.
 */
export function misnamed(all: readonly Leaf[], line: string): string | undefined {
  const words = /^\/(.*)$/s.exec(line.trim())?.[1]?.toLowerCase().split(/\s+/) ?? [];
  const alike = all.filter(({ path }) => path.split(' ')[0] === words[0]);
  if (alike.length === 0) return undefined;
  const near = alike.filter(({ path }) => path.split(' ').every(word => words.includes(word)));
  const advice =
    near.length > 0
      ? `Did you mean ${near.map(({ path }) => `/${path}`).join(' or ')}?`
      : `Type /${words[0]} and a space, and choose from the list.`;
  return `There is no such command here. ${advice}`;
}

export const refilled = (chips: readonly Chip[], name: string, filled: Omit<Chip, 'option'>): Chip[] =>
  chips.map(chip => (chip.option.name === name ? { option: chip.option, ...filled } : chip));

export const firstEmpty = (chips: readonly Chip[]): Chip | undefined =>
  chips.find(chip => chip.option.required === true && chip.value === undefined && chip.text === '');

export type ReadChip = { readonly value: OptionInput } | { readonly problem: string } | undefined;

/** Reads the value of an option. Undefined where an optional option is empty. */
export function readChip({ option, text, value }: Chip, choices: readonly ShownChoice[]): ReadChip {
  if (value !== undefined) return { value };
  const typed = text.trim();
  if (typed === '')
    return option.required === true ? { problem: 'This option is required. Specify a value.' } : undefined;
  const same = choices.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  if (same !== undefined) return { value: same.value };
  if ((option.choices?.length ?? 0) > 0) return { problem: 'Choose one of the list.' };
  switch (option.type) {
    case TYPE.string:
      return within(text, text.length, option.min_length, option.max_length, 'characters');
    case TYPE.integer:
      return /^-?\d+$/.test(typed)
        ? number(Number(typed), option)
        : { problem: 'This takes a whole number.' };
    case TYPE.number:
      return Number.isFinite(Number(typed))
        ? number(Number(typed), option)
        : { problem: 'This takes a number.' };
    case TYPE.boolean:
      return /^(true|false)$/i.test(typed)
        ? { value: typed.toLowerCase() === 'true' }
        : { problem: 'This takes True or False.' };
    default:
      return { problem: 'Choose one of the list.' };
  }
}

type Reader = (chip: Chip) => ReadChip;

export const filledIn = (chips: readonly Chip[], read: Reader): OptionInputs =>
  Object.fromEntries(
    chips.flatMap(chip => {
      const found = read(chip);
      return found !== undefined && 'value' in found ? [[chip.option.name, found.value] as const] : [];
    }),
  );

export const problemsIn = (chips: readonly Chip[], read: Reader): Readonly<Record<string, string>> =>
  Object.fromEntries(
    chips.flatMap(chip => {
      const found = read(chip);
      return found !== undefined && 'problem' in found ? [[chip.option.name, found.problem] as const] : [];
    }),
  );

type Limit = number | null | undefined;

const number = (value: number, { min_value: least, max_value: most }: ShownOption): ReadChip =>
  within(value, value, least, most, '');

function within(value: OptionInput, size: number, least: Limit, most: Limit, unit: string): ReadChip {
  if (least != null && size < least) return { problem: `At least ${least} ${unit}`.trim().concat('.') };
  if (most != null && size > most) return { problem: `At most ${most} ${unit}`.trim().concat('.') };
  return { value };
}
