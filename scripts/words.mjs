// Generates types from the English catalogues. Beside each words/en.ftl it writes an en.d.ftl.ts, which git ignores. The
// compiler thus knows the name of each sentence and its arguments in their order.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOMS = ['src', 'commands', 'test', 'proof'];

/** Returns the paths of all `words/en.ftl` files, from the top of a checkout. */
export function englishFiles(root) {
  return ROOMS.filter(room => existsSync(join(root, room)))
    .flatMap(room =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map(path => join(room, path)),
    )
    .filter(path => /(^|[\\/])words[\\/]en\.ftl$/.test(path))
    .sort();
}

const capital = text => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the name of a catalogue's type: src/games/green-port/words/en.ftl is GreenPortCatalogue. */
const nameFor = path =>
  `${dirname(path)
    .split(/[\\/-]/)
    .filter(part => !['src', 'games', 'words', 'test'].includes(part))
    .map(capital)
    .join('')}Catalogue`;

const ARGUMENT = /^\$([A-Za-z][\w-]*) \(([^()]+)\)(?:: .*)?$/;
const NAMED = {
  number: 'number',
  text: 'string',
  name: 'string',
  names: 'readonly string[]',
  list: 'readonly (string | number)[]',
  'yes or no': 'boolean',
};
const CODE = /^[\w-]+$/;

/**
 * Returns the TypeScript type of an argument. A comment writes `number`, `text`, `list`, `yes or no`, or codes with `|`
 * between them. `name` and `names` are texts that name seats, one of which may be the reader's. With `?` the argument is optional.
 */
function typeOf(written) {
  const optional = written.endsWith('?');
  const own = optional ? written.slice(0, -1) : written;
  const codes = own.split('|').map(code => code.trim());
  if (!(own in NAMED) && !(codes.length > 1 && codes.every(code => CODE.test(code))))
    throw new Error(
      `${own} is no type: there are ${Object.keys(NAMED).join(', ')}, and codes as a | b; text? is optional`,
    );
  const type = NAMED[own] ?? codes.map(code => `'${code}'`).join(' | ');
  return optional ? `${type} | null | undefined` : type;
}

/** Parses the comment above a sentence: its description, and its arguments in their order. */
export function commentOf(content) {
  const lines = content === '' ? [] : content.split('\n');
  const given = lines
    .filter(line => line.startsWith('$'))
    .map(line => {
      const [, name, type] = ARGUMENT.exec(line) ?? [];
      if (!name)
        throw new Error(
          `write "$name (type): what it is", or "$name (type?)" if it is optional, not "${line}"`,
        );
      return { name, type: typeOf(type) };
    });
  return {
    note: lines
      .filter(line => !line.startsWith('$'))
      .join(' ')
      .trim(),
    given,
  };
}

/** Returns the sentences as a tree, by the parts of their ids, as callers reach them. */
function treeOf(body) {
  const tree = {};
  for (const entry of body) {
    if (entry.type === 'Junk') throw new Error(`no sentence: ${entry.content.split('\n')[0]}`);
    if (entry.type !== 'Message') continue;
    const id = entry.id.name;
    const steps = id.split('_');
    const last = steps.pop();
    let at = tree;
    for (const step of steps) {
      at[step] ??= {};
      at = at[step];
      if (at.sentence) throw new Error(`${id} stands below a sentence`);
    }
    if (at[last]) throw new Error(`${id} is there twice, or others stand below it`);
    at[last] = { sentence: commentOf(entry.comment?.content ?? '') };
  }
  return tree;
}

const keyOf = key => (/^([A-Za-z]\w*|[1-9]\d*)$/.test(key) ? key : `'${key}'`);

function linesOf(tree, indent) {
  return Object.entries(tree).flatMap(([key, node]) => {
    if (!node.sentence)
      return [`${indent}readonly ${keyOf(key)}: {`, ...linesOf(node, `${indent}  `), `${indent}};`];
    const { note, given } = node.sentence;
    const type =
      given.length === 0
        ? 'string'
        : `(${given.map(({ name, type }) => `${name.replaceAll('-', '_')}: ${type}`).join(', ')}) => string`;
    return [...(note === '' ? [] : [`${indent}/** ${note} */`]), `${indent}readonly ${keyOf(key)}: ${type};`];
  });
}

/** Returns the types of one English catalogue. @param syntax `@fluent/syntax` */
export function typesOf(syntax, path, text) {
  const tree = treeOf(syntax.parse(text, {}).body);
  return `// Made from en.ftl by scripts/words.mjs.\nexport interface ${nameFor(path)} {\n${linesOf(tree, '  ').join('\n')}\n}\n`;
}

/** Writes the types that are missing or out of date. Throws with the file's name where a catalogue can't be parsed. */
export async function writeTypes(root) {
  const files = englishFiles(root);
  if (files.length === 0) return;
  const syntax = await import('@fluent/syntax');
  for (const path of files) {
    let types;
    try {
      types = typesOf(syntax, path, readFileSync(join(root, path), 'utf8'));
    } catch (error) {
      throw new Error(`${path}: ${error.message}`);
    }
    const to = join(root, path.replace(/\.ftl$/, '.d.ftl.ts'));
    if (existsSync(to) && readFileSync(to, 'utf8') === types) continue;
    const fresh = `${to}.${process.pid}`;
    writeFileSync(fresh, types);
    renameSync(fresh, to);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  try {
    await writeTypes(root);
  } catch (error) {
    process.stderr.write(`setup: ${error.message}\n`);
    process.exitCode = 1;
  }
}
