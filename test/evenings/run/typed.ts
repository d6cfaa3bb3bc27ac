import type {
  Channel,
  Choice,
  Command,
  CommandOption,
  OptionValue,
  OptionValues,
  Person,
} from 'local-discord';
import type { Driver } from './driver.ts';

const BOOLEAN = 5;
const NUMBERS = [4, 10];
const PERSON = 6;
const CHANNEL = 7;

/** Slash command as a person types it, such as `/porto draw cards:1,2 now:true`. */
export interface Typed {
  readonly path: string;
  readonly options: OptionValues;
  /** Option whose suggestions the person reads, with the text so far: `action:dr…`. */
  readonly completing: { readonly option: string; readonly text: string } | undefined;
}

type Commands = readonly Command[];

/** Reads the text of a command. A value reaches to the next name of an option, so it may contain spaces. */
export async function readTyped(
  driver: Driver,
  person: Person,
  channel: Channel,
  text: string,
): Promise<Typed> {
  const commands = [...driver.discord.commands(channel.guild?.id), ...driver.discord.commands()];
  const { path, options, rest } = branchOf(commands, text.slice(1).trim());
  const values: Record<string, OptionValue> = {};
  let completing: Typed['completing'];
  for (const [option, value] of pairsOf(options, path, rest)) {
    const [typed = '', picked] = value.split('…');
    if (picked === '') completing = { option: option.name, text: typed };
    else if (picked !== undefined) {
      const choices = await person.autocomplete(channel, path, values, option.name, typed);
      values[option.name] = suggested(choices, picked);
    } else values[option.name] = await optionValue(driver, option, value);
  }
  return { path, options: values, completing };
}

function branchOf(commands: Commands, text: string) {
  const words = text.split(' ');
  const path: string[] = [];
  let options: readonly CommandOption[] | undefined = commands.flatMap(({ name, options = [] }) =>
    name === words[0] ? [{ name, options, type: 1, description: '' }] : [],
  );
  for (const word of words) {
    const next: CommandOption | undefined = options?.find(({ name, type }) => name === word && type <= 2);
    if (!next) break;
    path.push(word);
    options = next.options ?? [];
  }
  // The client refuses a command that does not exist, in its own words.
  if (path.length === 0) path.push(words[0] ?? '');
  return { path: path.join(' '), options: options ?? [], rest: words.slice(path.length).join(' ') };
}

function pairsOf(
  options: readonly CommandOption[],
  path: string,
  rest: string,
): readonly (readonly [CommandOption, string])[] {
  if (rest === '') return [];
  const names = options.map(({ name }) => name);
  return rest.split(new RegExp(`(?:^| )(?=(?:${names.join('|')}):)`, 'u')).map(pair => {
    const [name = '', ...value] = pair.split(':');
    const option = options.find(each => each.name === name);
    if (!option)
      throw new Error(`/${path} has no option “${pair}”; there are: ${names.join(', ') || 'none'}`);
    return [option, value.join(':')] as const;
  });
}

/** Finds a suggestion by its number, or by its name or the beginning of it. */
function suggested(choices: readonly Choice[], wanted: string): string | number {
  const found = choices[Number(wanted) - 1] ?? choices.find(({ name }) => name.startsWith(wanted));
  if (!found)
    throw new Error(`no suggestion “${wanted}”; there are: ${choices.map(({ name }) => name).join(' | ')}`);
  return found.value;
}

async function optionValue(
  driver: Driver,
  { type, choices }: CommandOption,
  text: string,
): Promise<OptionValue> {
  const choice = choices?.find(({ name, value }) => name === text || String(value) === text);
  if (choice) return choice.value as OptionValue;
  if (type === BOOLEAN && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  if (NUMBERS.includes(type) && text !== '' && !Number.isNaN(Number(text))) return Number(text);
  if (type === PERSON) return driver.person(text.replace(/^@/, ''));
  if (type === CHANNEL) return driver.channel(text.replace(/^#/, ''));
  return withIds(driver, text);
}

/** Puts ids in the place of names, such as `‹Ann›`, `‹Ribeira›`, `‹#porto›` and `‹~2›`. */
export async function withIds(driver: Driver, text: string): Promise<string> {
  let written = text;
  for (const [named, name = ''] of text.matchAll(/‹(.+?)›/g)) {
    const found =
      name[0] === '#'
        ? driver.channel(name.slice(1))
        : name[0] === '~'
          ? driver.seen.numbered(Number(name.slice(1)))
          : (driver.guilds.get(name) ?? (await driver.person(name)));
    written = written.replace(named, found.id);
  }
  return written;
}
