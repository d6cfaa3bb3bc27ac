import { type CommandOption, type CommandRequest, ENTRY_POINT } from './command-book.ts';
import type { Problem } from './errors.ts';

/** Discord's own regular expression for names of commands and options. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const MAX_CHARACTERS = 8000;
const MAX_COMMANDS = 100;
/** Most characters of a choice's value. Discord's documents have this limit, its schema has a higher one. */
const MAX_CHOICE = 100;
const SUBCOMMAND = 1;
const GROUP = 2;
const CHAT_INPUT = 1;

/**
 * Returns the violations of the rules for Entry Point commands, of which an application with an Activity has one, and not in a
 * server: https://docs.discord.com/developers/activities/development-guides/user-actions#setting-up-an-entry-point-command
 */
export function entryPointProblems(
  commands: readonly CommandRequest[],
  { inGuild, hasActivity }: { readonly inGuild: boolean; readonly hasActivity: boolean },
): Problem[] {
  const say = (path: string, message: string): Problem[] => [
    { path, code: 'APPLICATION_COMMAND_INVALID_ENTRY_POINT', message },
  ];
  const entryPoints = commands.filter(({ type }) => type === ENTRY_POINT);
  if (commands.some(({ type, handler }) => type !== ENTRY_POINT && handler != null))
    return say('handler', 'Only an Entry Point command has a handler.');
  if (entryPoints.length > 1) return say('', 'An application has one Entry Point command.');
  if (entryPoints.length === 0) return [];
  if (inGuild) return say('type', 'An Entry Point command can only be global.');
  return hasActivity ? [] : say('type', 'Only an application with an activity has an Entry Point command.');
}

/** Returns the violations of Discord's rules for commands. Only rules that Discord's schema does not express are checked. */
export function commandListProblems(commands: readonly CommandRequest[]): Problem[] {
  const problems = commands.flatMap((command, index) => commandProblems(command, `${index}`));
  const names = commands.map(command => `${command.type ?? CHAT_INPUT} ${command.name}`);
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twice >= 0)
    problems.push({
      path: `${twice}.name`,
      code: 'APPLICATION_COMMANDS_DUPLICATE_NAME',
      message: 'Application command names must be unique',
    });
  if (commands.length > MAX_COMMANDS)
    problems.push({ path: '', code: 'BASE_TYPE_MAX_LENGTH', message: `At most ${MAX_COMMANDS} commands.` });
  return problems;
}

export function commandProblems(command: CommandRequest, prefix = ''): Problem[] {
  const problems: Problem[] = [];
  const at = (key: string) => (prefix === '' ? key : `${prefix}.${key}`);
  if ((command.type ?? CHAT_INPUT) !== CHAT_INPUT) return problems;
  problems.push(...nameProblems(command, prefix));
  if (!command.description)
    problems.push({ path: at('description'), code: 'BASE_TYPE_REQUIRED', message: 'This field is required' });
  problems.push(...optionListProblems(command.options ?? [], at('options'), 0));
  const size = characters(command);
  if (size > MAX_CHARACTERS)
    problems.push({
      path: prefix,
      code: 'APPLICATION_COMMAND_TOO_LARGE',
      message: `Command exceeds maximum size (${MAX_CHARACTERS}): ${size} characters`,
    });
  return problems;
}

type Named = Pick<CommandRequest, 'name' | 'name_localizations'>;

function nameProblems(named: Named, prefix: string): Problem[] {
  const spellings = Object.entries({ '': named.name, ...named.name_localizations });
  return spellings
    .filter(([, name]) => !NAME.test(name) || name !== name.toLowerCase())
    .map(([locale]) => ({
      path: [prefix, ...(locale === '' ? ['name'] : ['name_localizations', locale])]
        .filter(Boolean)
        .join('.'),
      code: 'APPLICATION_COMMAND_INVALID_NAME',
      message: 'Command name is invalid',
    }));
}

function optionListProblems(options: readonly CommandOption[], path: string, depth: number): Problem[] {
  const problems: Problem[] = [];
  const say = (key: string, code: string, message: string) => problems.push({ path: key, code, message });
  const isBranch = (option: CommandOption) => option.type === SUBCOMMAND || option.type === GROUP;
  if (options.some(isBranch) && !options.every(isBranch))
    say(
      path,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    );
  const names = new Set<string>();
  let optionalSeen = false;
  for (const [index, option] of options.entries()) {
    const here = `${path}.${index}`;
    problems.push(...nameProblems(option, here));
    if (names.has(option.name))
      say(`${here}.name`, 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID', 'Option names must be unique');
    names.add(option.name);
    if (option.required && optionalSeen)
      say(
        here,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    if (!option.required) optionalSeen = true;
    if (option.type === GROUP && depth > 0)
      say(`${here}.type`, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'A group cannot hold a group');
    if (option.type === GROUP && (option.options ?? []).length === 0)
      say(`${here}.options`, 'BASE_TYPE_REQUIRED', 'A group needs a sub-command');
    problems.push(...choiceProblems(option, here));
    if (isBranch(option))
      problems.push(...optionListProblems(option.options ?? [], `${here}.options`, depth + 1));
  }
  return problems;
}

function choiceProblems(option: CommandOption, path: string): Problem[] {
  const choices = option.choices ?? [];
  const problems: Problem[] = [];
  if (option.autocomplete === true && choices.length > 0)
    problems.push({
      path,
      code: 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
      message: 'Autocomplete cannot be set along with choices',
    });
  for (const [index, { value }] of choices.entries())
    if (String(value).length > MAX_CHOICE)
      problems.push({
        path: `${path}.choices.${index}.value`,
        code: 'BASE_TYPE_MAX_LENGTH',
        message: `Must be ${MAX_CHOICE} or fewer in length.`,
      });
  for (const key of ['name', 'value'] as const) {
    const seen = choices.map(choice => choice[key]);
    const twice = seen.findIndex((value, index) => seen.indexOf(value) !== index);
    if (twice >= 0)
      problems.push({
        path: `${path}.choices.${twice}.${key}`,
        code: 'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS',
        message: `Choice ${key}s must be unique`,
      });
  }
  return problems;
}

/** Counts the characters of names, descriptions and values, as Discord measures a command's size. */
function characters(worded: CommandRequest & Partial<Pick<CommandOption, 'choices'>>): number {
  const choices = (worded.choices ?? []).reduce((sum, c) => sum + c.name.length + String(c.value).length, 0);
  const options = (worded.options ?? []).reduce((sum, option) => sum + characters(option), 0);
  return worded.name.length + (worded.description ?? '').length + choices + options;
}
