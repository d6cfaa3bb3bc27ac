import { commands } from '../../../commands/index.ts';
import type { Language } from '../../../src/presentation/language/languages.ts';
import { bareAll } from './marks.ts';
import { EMPTY_SAMPLE, type Sample } from './sample.ts';

interface Described {
  readonly name: string;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string>> | null;
  readonly name_localizations?: Readonly<Record<string, string>> | null;
  readonly choices?: readonly Described[];
  readonly options?: readonly Described[];
}

/** Returns each command as Discord lists it while a person types, with its options and their choices. */
export function definitions(language: Language): readonly Sample[] {
  const aboutOf = (each: Described) => each.description_localizations?.[language] ?? each.description ?? '';
  const nameOf = (each: Described) => each.name_localizations?.[language] ?? each.name;
  const walk = (path: string, each: Described): readonly Sample[] => [
    {
      ...EMPTY_SAMPLE,
      kind: 'command',
      title: path,
      content: aboutOf(each),
      choices: (each.options ?? []).flatMap(option => [
        { name: nameOf(option), about: aboutOf(option) },
        ...(option.choices ?? []).map(choice => ({ name: `${option.name}: ${nameOf(choice)}`, about: '' })),
      ]),
    },
    ...(each.options ?? []).flatMap(option => (option.options ? walk(`${path} ${option.name}`, option) : [])),
  ];
  return commands.flatMap(command => walk(`/${command.name}`, command.toJSON() as unknown as Described));
}

/** Removes the marks from all later command definitions, since Discord refuses such long texts. */
export function registerBare(): void {
  for (const command of commands) {
    const own = command.toJSON.bind(command);
    Object.assign(command, { toJSON: () => bareAll(own()) });
  }
}
