import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as spec from 'discord-api-spec/zod';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { ASSUMPTIONS } from '../src/contact/index.ts';
import { routes } from '../src/routes/index.ts';
import { PUBLISHED } from '../src/rules/published.ts';
import type { SchemaRef } from '../src/rules/schema-check.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const HEAD = `# Routes, events and limits of Discord

<!-- Made by \`npm run what-is-there\` from Discord's published description. -->

A bot that asks for a route that is not there gets 404, and the answer's message says so. A complaint says so, too.
`;

const cell = (text: string): string => text.replaceAll('|', '\\|');
const table = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [titles, titles.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** Returns the path of a route with the names of its parts left out, since the names differ between descriptions. */
const bare = (path: string): string => path.replace(/\{\w+\}|@original/g, '{}');

function routesTable(): string {
  const ours = new Set(routes.map(({ method, path }) => `${method} ${bare(path)}`));
  const states = PUBLISHED.map(({ method, path, refused }) => {
    const done = ours.has(`${method} ${bare(path)}`);
    const state = done ? '**done**' : refused === undefined ? 'not there' : `refused: ${refused}`;
    return { path, method, state, done };
  });
  const paths = [...new Set(states.map(({ path }) => path))];
  const rows = paths.map(path => {
    const own = states.filter(state => state.path === path);
    const kinds = [...new Set(own.map(({ state }) => state))].map(state => {
      const methods = own.filter(each => each.state === state).map(({ method }) => method);
      return `${methods.join(', ')} ${state}`;
    });
    return [`\`${path}\``, kinds.join('; ')];
  });
  const count = states.filter(({ done }) => done).length;
  return `${count} of ${states.length} routes are done.\n\n${table(['route', 'state'], rows)}`;
}

/** Returns the text of all sources outside of the page and contact. */
function sources(folder = ''): string {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.endsWith('.ts') && path.startsWith(folder) && !/^(page|contact)\//.test(path))
    .toSorted()
    .map(path => readFileSync(`${SOURCES}/${path}`, 'utf8'))
    .join('\n');
}

/** Lists the events that the gateway of a local Discord sends. */
export function sentEvents(): readonly string[] {
  const text = sources();
  return Object.values(GatewayDispatchEvents)
    .filter(name => text.includes(`'${name}'`))
    .toSorted();
}

/** Lists the codes of the rules that Discord's schema does not contain, and of Discord's other errors. */
export function ruleCodes(): readonly string[] {
  const text = sources('rules/');
  const codes = [...text.matchAll(/'([A-Z]{3,}(?:_[A-Z0-9]+)+)'/g)].map(([, code = '']) => code);
  const errors = [...text.matchAll(/new DiscordError\(\s*\d+,\s*(\d+)/g)].map(([, code = '']) => code);
  return [...new Set([...codes, ...errors])].toSorted();
}

const OF_VOICE = /VOICE|SOUNDBOARD|STAGE/;
const OF_SALES = /ENTITLEMENT|SUBSCRIPTION/;

function eventsTable(): string {
  const sent = sentEvents();
  const all = Object.values(GatewayDispatchEvents).toSorted();
  const rows = all.map(name => {
    if (sent.includes(name)) return [`\`${name}\``, '**done**'];
    const refused = OF_VOICE.test(name)
      ? 'there is no voice'
      : OF_SALES.test(name)
        ? 'nothing is sold here'
        : '';
    return [`\`${name}\``, refused === '' ? 'not there' : `refused: ${refused}`];
  });
  return `${sent.length} of ${all.length} events are done.\n\n${table(['event', 'state'], rows)}`;
}

interface Schema {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly checks?: readonly {
        readonly _zod: { readonly def: { readonly check: string; readonly maximum?: number } };
      }[];
      readonly shape?: Readonly<Record<string, Schema>>;
      readonly element?: Schema;
      readonly innerType?: Schema;
      readonly valueType?: Schema;
      readonly options?: readonly Schema[];
      readonly getter?: () => Schema;
    };
  };
}

const NAMES = new Map(
  Object.entries(spec as unknown as Readonly<Record<string, Schema>>).map(([name, schema]) => [
    schema,
    name.replace(/Schema$/, ''),
  ]),
);

const mostOf = ({ _zod: { def } }: Schema): number | undefined =>
  def.checks?.find(check => check._zod.def.check === 'max_length')?._zod.def.maximum;

/** Notes the greatest lengths of a schema's fields, and of everything in it. */
function walk(schema: Schema, at: string, found: Map<string, Set<string>>, seen: Set<Schema>): void {
  const most = mostOf(schema);
  const [owner = '', field = ''] = at.split(' ');
  if (most !== undefined && field !== '')
    found.set(owner, (found.get(owner) ?? new Set()).add(`${field} ${most.toLocaleString('en')}`));
  const { def } = schema._zod;
  for (const inner of [def.getter?.(), def.innerType, def.element, ...(def.options ?? [])])
    if (inner) walk(inner, at, found, seen);
  if (!def.shape || seen.has(schema)) return;
  seen.add(schema);
  const name = NAMES.get(schema) ?? owner;
  for (const [key, value] of Object.entries(def.shape)) walk(value, `${name} ${key}`, found, seen);
}

const namesIn = (ref: SchemaRef): readonly string[] =>
  typeof ref === 'string' ? [ref] : 'listOf' in ref ? [ref.listOf] : ref.anyOf;

function limitsTable(): string {
  const asked = routes.flatMap(({ request }) =>
    request === undefined
      ? []
      : typeof request === 'function'
        ? [1, 4, 7, 8, 9].flatMap(type => namesIn(request({ type })))
        : namesIn(request),
  );
  const found = new Map<string, Set<string>>();
  const seen = new Set<Schema>();
  for (const name of new Set(asked)) {
    const schema = (spec as unknown as Readonly<Record<string, Schema>>)[`${name}Schema`];
    if (schema) walk(schema, name, found, seen);
  }
  const rows = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return table(
    ['schema', 'greatest lengths and numbers'],
    rows.map(([name, fields]) => [`\`${name}\``, [...fields].join(', ')]),
  );
}

const NOT_HELD = `- Rate limits are not there, unless a test sets one with \`limitRate\`.
- The global limit of requests is not there.
- Slow mode, and the limits of a server's members, channels and roles, are not there.`;

/** Returns the table of contact's lines. */
export const linesTable = (): string =>
  `${table(
    ['line', 'assumption', 'trial'],
    ASSUMPTIONS.map(({ id, assumption, trial }) => [`\`${id}\``, assumption, trial]),
  )}\n`;

/** Line of a page. All text below it is made from the sources. */
const MARK = '<!-- Made by `npm run what-is-there`. -->';

/** Returns the page about contact with its table made again. */
export const contactPage = (page: string): string => `${page.split(MARK)[0]}${MARK}\n\n${linesTable()}`;

/** Returns the page about the parts of Discord that local-discord has. */
export const whatIsThere = (): string =>
  [
    HEAD,
    `## Routes\n\n${routesTable()}\n`,
    `## Events\n\n${eventsTable()}\n`,
    `## Limits\n\nThe judge holds every request to Discord's schema. These are the limits of the requests above:\n\n${limitsTable()}\n`,
    `It also holds the rules that the schema does not contain. These are their codes:\n\n\`\`\`\n${ruleCodes().join('\n')}\n\`\`\`\n`,
    `${NOT_HELD}\n`,
  ].join('\n');
