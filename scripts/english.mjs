// Counts sentences that are hard to read, and words that the glossary replaced. Fails if a count is higher than in
// english.json: node scripts/english.mjs [--update] [--list]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const BASELINE = join(ROOT, 'scripts/english.json');
const CODE = ['src', 'commands', 'packages', 'test', 'proof', 'tools'];
const LONG = 35;
const LONGISH = 25;

/** Words with which a docstring must not begin. It begins with a verb or a noun. */
const FORBIDDEN =
  /^(?:Of|For|Who|Whom|Whose|What|Whatever|Whether|How|Where|When|Which|Why|Those|Nobody|Somebody|Anybody|Nothing|Something|It|Its|So|As|By|In|From|With|On|At|To|After|Before|Between|If|That|Because|Nor|Not)\b/;
/**
 * Words that the glossary replaced, in names and in texts. Columns, stored values, fields of records and labels of metrics keep
 * these words. In code about messages, `letter` is a replaced word too.
 */
const REPLACED = new Set(['deed', 'told', 'untold', 'heard', 'owed', 'somebody']);
const OF_MESSAGES = /^src\/(?:table|discord\/(?:messages|gateway))\//;
const WORD = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;
const VAGUE_SUBJECT = /^(?:Who|Whose|What|Whoever|Those|Nobody)\b(?!.*\?$)/;

const filesIn = (folder, end) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}${entry.name}`;
    if (entry.isDirectory())
      return /^(?:\.|node_modules$|dist$)/.test(entry.name) ? [] : filesIn(`${path}/`, end);
    return path.endsWith(end) && !path.endsWith('.d.ftl.ts') ? [path] : [];
  });

/** Returns the first line of each docstring of a TypeScript file. */
const docstrings = text =>
  [...text.matchAll(/\/\*\*\s*\n?\s*\*?\s*([^\n]*)/g)].map(([, line]) => line.trim());

/** Returns the sentences of a Markdown page. A paragraph, an item of a list and a cell of a table are separate units. */
function sentences(text) {
  const units = text
    .replace(/```[\s\S]*?```|<[^>]+>|^\s*\|[-|: ]+\|\s*$/gm, '\n\n')
    .replace(/`[^`]*`/g, 'CODE')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}/g, '')
    .replace(/^\s*(?:#+|[-*+]|\d+\.|>)\s+/gm, '\n\n')
    .replace(/^\s*\|.*$/gm, row => row.replaceAll('|', '\n\n'))
    .split(/\n\s*\n/);
  return units
    .flatMap(unit =>
      unit
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.!?][)"”’]?) (?=\S)/),
    )
    .filter(Boolean);
}

const words = sentence => sentence.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

const read = (files, of) =>
  files.flatMap(file => of(readFileSync(join(ROOT, file), 'utf8')).map(line => ({ file, line })));

const said = read(filesIn('', '.md'), sentences);
const documented = read(
  CODE.flatMap(folder => filesIn(`${folder}/`, '.ts')),
  docstrings,
);
/** Returns the words of a file's names and texts, in lower case and without the s of a plural. */
const singleWords = text => (text.match(WORD) ?? []).map(word => word.toLowerCase().replace(/s$/, ''));

const written = ['src/', 'commands/'].flatMap(folder => read(filesIn(folder, '.ts'), singleWords));
const found = {
  replacedWords: written.filter(
    ({ file, line }) => REPLACED.has(line) || (line === 'letter' && OF_MESSAGES.test(file)),
  ),
  docstrings: documented.filter(({ line }) => FORBIDDEN.test(line)),
  sentencesOver35: said.filter(({ line }) => words(line) > LONG),
  vagueSubjects: said.filter(({ line }) => VAGUE_SUBJECT.test(line)),
};

const baseline = JSON.parse(readFileSync(BASELINE, 'utf8'));
const longish = said.filter(({ line }) => words(line) > LONGISH);
console.log(`sentences over ${LONGISH} words: ${longish.length} of ${said.length}`);
for (const [what, lines] of Object.entries(found)) {
  const most = baseline[what] ?? lines.length;
  console.log(`${what}: ${lines.length}, at most ${most}`);
  if (lines.length > most) process.exitCode = 1;
  if (lines.length > most || process.argv.includes('--list'))
    console.log(lines.map(({ file, line }) => `${file}: ${line}`).join('\n'));
  baseline[what] = Math.min(most, lines.length);
}
if (process.argv.includes('--update')) writeFileSync(BASELINE, `${JSON.stringify(baseline, null, 2)}\n`);
