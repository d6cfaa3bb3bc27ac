import { commands, menus } from '../../commands/index.ts';
import { SECRETS, SETTINGS } from '../../src/config.ts';
import { games } from '../../src/games/registry.ts';
import { glossaryTable } from './glossary.ts';

/** Line of a page. All text below it is generated from the definitions. */
const MARK = '<!-- Made by `npm run docs`. -->';

interface Part {
  readonly name: string;
  readonly type?: number;
  readonly description?: string;
  readonly required?: boolean;
  readonly options?: readonly Part[];
  readonly choices?: readonly { readonly name: string }[];
}

const SUBCOMMAND_GROUP = 2;
const cell = (text: string): string => text.replaceAll('|', '\\|');

function optionLine({ name, description = '', choices = [] }: Part): string {
  const values = choices.length > 0 ? `: ${choices.map(choice => `*${choice.name}*`).join(', ')}` : '';
  return `\`${name}\` ${description}${values}`;
}

const rows = ({ options = [] }: Part, group = ''): readonly string[] =>
  options.flatMap(part => {
    if (part.type === SUBCOMMAND_GROUP) return rows(part, `${part.name} `);
    const inner = part.options ?? [];
    const typed = inner.map(({ name, required }) => (required ? name : `[${name}]`));
    const verb = [`${group}${part.name}`, ...typed].join(' ');
    return `| \`${verb}\` | ${cell([part.description, ...inner.map(optionLine)].join('<br>'))} |`;
  });

const table = (title: string, lines: readonly string[]): string =>
  `## ${title}\n\n| | |\n|---|---|\n${lines.join('\n')}\n`;

function commandTables(): string {
  const all = commands.map(command => {
    const part = command.toJSON() as unknown as Part;
    return { name: part.name, lines: rows(part) };
  });
  const ofGames = all.filter(({ name }) => Object.hasOwn(games, name));
  const first = ofGames[0]?.lines ?? [];
  const shared = first.filter(line => ofGames.every(({ lines }) => lines.includes(line)));
  const own = all.map(({ name, lines }) =>
    table(
      `/${name}`,
      lines.filter(line => !shared.includes(line)),
    ),
  );
  const apps = menus.map(
    menu => `| *${(menu.toJSON() as Part).name}* | Under *Apps* in the menu of a person |`,
  );
  return [table('Every game', shared), ...own, table('Menus', apps)].join('\n');
}

function settingsTable(): string {
  const lines = Object.entries(SETTINGS).map(([name, setting]) => {
    const standard = setting.safeParse(undefined).data;
    const wrong = setting.safeParse('\0 ').error?.issues[0]?.message ?? '';
    const shown = standard === undefined ? '' : `\`${typeof standard === 'object' ? '' : standard}\``;
    return `| \`${name}\` | ${shown} | ${wrong.replace(/^expects /, '')} | ${setting.description ?? ''} |`;
  });
  const files = SECRETS.map(
    name =>
      `| \`${name}_FILE\` |  | the path of a file | A file with \`${name}\`, instead of the variable. |`,
  );
  return `| variable | default | accepts | |\n|---|---|---|---|\n${[...lines, ...files].join('\n')}\n`;
}

export const PAGES: Readonly<Record<string, () => string>> = {
  'docs/commands.md': commandTables,
  'docs/settings.md': settingsTable,
  'docs/glossary.md': glossaryTable,
};

/** Returns a page whose generated part is made from the present definitions. */
export const renewed = (page: string, make: () => string): string =>
  `${page.split(MARK)[0]}${MARK}\n\n${make()}`;
