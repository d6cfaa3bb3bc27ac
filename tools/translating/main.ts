import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Argument, Command } from 'commander';
import { readTextFile } from '../../src/core/values/text-file.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import { type Entry, readCatalog } from './catalog.ts';
import { look } from './check.ts';
import { glossary } from './glossary.ts';
import { type TurnedDown, take } from './import.ts';
import { buildPage } from './page/build.ts';
import { exported } from './po.ts';

const HERE = fileURLToPath(new URL('../..', import.meta.url));

/** Parses a language as people type it: "pt-br" is pt-BR, "es" is es-ES. */
const languageOf = (typed: string): Language => {
  const wanted = typed.replace('_', '-').toLowerCase();
  const found = LANGUAGES.find(
    language => language.toLowerCase() === wanted || language.split('-')[0] === wanted,
  );
  if (!found) throw new Error(`no such language: ${typed}; there are ${LANGUAGES.join(', ')}`);
  return found;
};
const language = () => new Argument('<language>', LANGUAGES.join(', ')).argParser(languageOf);

const told = (file: string, { key, line, why }: TurnedDown): string =>
  `${file}${line > 0 ? `:${line}` : ''}: ${key === '' ? '' : `${key}: `}${why}`;

function bringIn(file: string, lang: Language, partly: boolean, top: string): void {
  const { sources, changed, turnedDown } = take(readCatalog(top, lang), readTextFile(file));
  for (const each of turnedDown) console.error(told(file, each));
  if (turnedDown.length > 0) process.exitCode = 1;
  if (turnedDown.length > 0 && !partly) {
    console.error(
      `Nothing was changed: ${turnedDown.length} of the sentences can't be taken. --partly takes the others (${changed.length}).`,
    );
    return;
  }
  for (const [path, source] of sources) writeFileSync(join(top, path), source);
  for (const path of sources.keys()) console.log(path);
  console.log(`Sentences changed: ${changed.length}.`);
}

const listed = (title: string, entries: readonly Entry[], all: boolean): readonly string[] => [
  `  ${title}: ${entries.length}`,
  ...(all ? entries : entries.slice(0, 5)).map(
    ({ file, line, key, text }) => `    ${file}:${line} ${key} ${text}`,
  ),
];

function check(lang: Language, all: boolean, top: string): boolean {
  const { lacking, asEnglish, tooLong, sentences } = look(readCatalog(top, lang));
  console.log(`${lang}: ${sentences} sentences`);
  for (const line of [
    ...listed('not written, English is shown', lacking, all),
    ...listed('say what English says', asEnglish, all),
    ...listed('too long', tooLong, all),
  ])
    console.log(line);
  return tooLong.length === 0;
}

const program = new Command('words')
  .description(
    'The words of the bot, for people who translate: out of the catalogues, to be looked at, and back.',
  )
  .option('--top <folder>', 'of the project', HERE);

const top = (): string => program.opts<{ readonly top: string }>().top;

program
  .command('export')
  .description('Writes all sentences of a language as a PO file, to standard output or into a file.')
  .addArgument(language())
  .argument('[file]', 'where to')
  .action((lang: Language, file?: string) => {
    const text = exported(readCatalog(top(), lang));
    if (file === undefined) process.stdout.write(text);
    else writeFileSync(file, text);
  });

program
  .command('import')
  .description('Takes a PO file that was edited, and writes what it changes into the catalogues.')
  .addArgument(language())
  .argument('<file>', 'as export wrote it, edited')
  .option('--partly', 'takes what can be taken, where something is turned down', false)
  .action((lang: Language, file: string, { partly }: { partly: boolean }) =>
    bringIn(file, lang, partly, top()),
  );

program
  .command('page')
  .description(
    'Makes a page with all sentences of a language and where each stands; it needs no server. Takes minutes.',
  )
  .addArgument(language())
  .argument('[folder]', 'where to (default: words/<language>)')
  .action(async (lang: Language, folder = join('words', lang)) => {
    const { sentences, seen } = await buildPage(top(), lang, folder);
    console.log(
      `${join(folder, 'index.html')}: ${sentences} sentences, ${seen} with a sample of where they stand.`,
    );
  });

program
  .command('check')
  .description('Tells what languages lack, what they say in English, and what is too long for Discord.')
  .argument('[languages...]', LANGUAGES.join(', '))
  .option('--all', 'every sentence, not the first five of a kind', false)
  .action((languages: readonly string[], { all }: { all: boolean }) => {
    const asked = languages.length > 0 ? languages.map(languageOf) : LANGUAGES;
    const well = asked.map(lang => check(lang, all, top()));
    if (well.includes(false)) process.exitCode = 1;
  });

program
  .command('glossary')
  .description('Writes docs/glossary.md: the terms in every language, from the catalogues.')
  .action(() => writeFileSync(join(top(), 'docs', 'glossary.md'), glossary(top())));

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
