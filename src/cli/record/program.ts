import { Command, InvalidArgumentError, Option } from 'commander';
import { commitmentOf, SeededDice } from '../../core/contract/dice.ts';
import { formatOf, RecordError, type RecordFormat } from '../../core/contract/record.ts';
import type { Thinkers } from '../../core/search/thinker.ts';
import { NoText } from '../../core/values/text-file.ts';
import { checkedAnswers } from './answers.ts';
import { seedOf, serving } from './serve.ts';

export interface RecordIo {
  /** Returns the text of a file. `-` means the standard input. Throws NoText. */
  readonly read: (file: string) => string;
  readonly out: (text: string) => void;
  readonly err: (line: string) => void;
  /** Answers each line of the standard input until its end. */
  readonly lines?: (answer: (line: string) => string) => void;
}

/** Writes JSON with sorted keys and without spaces. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
};

/**
 * Runs work, and shortens the message of its error to one line.
 * @param where the file, and the record's place in an array
 */
const located = <T>(where: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof NoText) throw new RecordError(null, error.message);
    if (!(error instanceof RecordError || error instanceof SyntaxError)) throw error;
    throw new RecordError(null, where === '' ? error.message : `${where}: ${error.message}`);
  }
};

const wholeNumber = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('a whole number is needed');
  return Number(text);
};

const hexDigits = (text: string): string => {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new InvalidArgumentError('64 hexadecimal digits are needed');
  return text.toLowerCase();
};

interface ProveOptions {
  readonly seed: string;
  readonly salt: string;
  readonly commitment?: string;
}

interface RandomOptions {
  readonly format: string;
  readonly seats?: number;
  readonly seed: string;
}

interface RecordContext {
  readonly formats: readonly RecordFormat[];
  readonly io: RecordIo;
  /** Games and bots with which the command `answers` computes the bot's choices again. */
  readonly thinkers: Thinkers;
}

const verify = ({ formats, io }: RecordContext, files: readonly string[]): void => {
  const many = files.length > 1;
  const verifyOne = (json: unknown): object => formatOf(formats, json).verify(json);
  const documents = files.map(file => {
    const json: unknown = located(many ? file : '', () => JSON.parse(io.read(file)));
    if (!Array.isArray(json)) return located(many ? file : '', () => verifyOne(json));
    return json.map((record, index) =>
      located(many ? `${file}: record ${index}` : `record ${index}`, () => verifyOne(record)),
    );
  });
  io.out(`${JSON.stringify(many ? documents.flat() : documents[0])}\n`);
};

const withRecord = <T>(
  { formats, io }: RecordContext,
  file: string,
  work: (format: RecordFormat, json: unknown) => T,
): T =>
  located('', () => {
    const json: unknown = JSON.parse(io.read(file));
    return work(formatOf(formats, json), json);
  });

const legal = (desk: RecordContext, file: string): void => {
  const actions = withRecord(desk, file, (format, json) => format.legal(json));
  desk.io.out(actions.map(action => `${canonical(action)}\n`).join(''));
};

/**
 * Prints whether a record's shuffles follow from the seed. Returns true if all of them do, and the published commitment, if
 * given, fits the seed.
 */
const prove = (
  desk: RecordContext,
  file: string,
  { seed, salt, commitment: published }: ProveOptions,
): boolean => {
  const { agrees, shuffles } = withRecord(desk, file, (format, json) => format.prove(json, seed));
  const commitment = commitmentOf(seed, salt);
  const kept = published === undefined || published === commitment;
  desk.io.out(`${JSON.stringify({ commitment, agrees: agrees && kept, shuffles })}\n`);
  if (!kept) desk.io.err(`published was the commitment ${published}: another seed or salt`);
  const wrong = shuffles.filter(shuffle => !shuffle.agrees).map(({ label }) => label);
  if (wrong.length > 0) desk.io.err(`not what this seed gives: ${wrong.join(', ')}`);
  return agrees && kept;
};

/** Prints whether the bot's actions in a duel's record follow from the seed. Returns true if all of them do. */
const answers = ({ formats, io, thinkers }: RecordContext, file: string, seed: string): boolean => {
  const found = located('', () => checkedAnswers(thinkers, formats, JSON.parse(io.read(file)), seed));
  io.out(`${JSON.stringify(found)}\n`);
  if (found.differs !== null)
    io.err(`action ${found.differs} is not what the hard bot chooses with this seed`);
  return found.agrees;
};

const random = (
  { formats, io }: RecordContext,
  rest: readonly string[],
  { format: name, seats, seed }: RandomOptions,
): void => {
  const format = formatOf(formats, { format: name });
  const settings = settingsOf(format)
    .parse([...rest], { from: 'user' })
    .opts<Record<string, string>>();
  io.out(`${JSON.stringify(format.random(seats, settings, new SeededDice(seedOf(seed))))}\n`);
};

/** Carries out the command of these arguments, and returns its exit status. Throws RecordError. */
function parse(args: readonly string[], desk: RecordContext): number {
  const { formats } = desk;
  let status = 0;
  const names = formats.map(({ name }) => name).join(', ');
  const program = new Command('record').description(
    `game records, the documents that any program can replay: ${names}. Which it is, a record says itself.`,
  );
  program
    .command('verify')
    .description('replay records and print points, scores and results as JSON')
    .argument('<file...>', 'a record, or a JSON array of records; - for standard input')
    .action((files: string[]) => verify(desk, files));
  program
    .command('legal')
    .description("print every legal action after the record's last one, one a line")
    .argument('<file>', '- for standard input')
    .action((file: string) => legal(desk, file));
  program
    .command('prove')
    .description('derive every shuffle of a record again from the seed that was reported at the end')
    .argument('<file>', '- for standard input')
    .requiredOption('--seed <seed>', '64 hexadecimal digits', hexDigits)
    .requiredOption('--salt <salt>', '64 hexadecimal digits', hexDigits)
    .option('--commitment <sha256>', 'what was published before the first card', hexDigits)
    .action((file: string, options: ProveOptions) => {
      if (!prove(desk, file, options)) status = 1;
    });
  program
    .command('answers')
    .description(
      "compute every choice of the bot in a duel's record again from the seed that was reported at the end",
    )
    .argument('<file>', '- for standard input')
    .requiredOption('--seed <seed>', '64 hexadecimal digits', hexDigits)
    .action((file: string, { seed }: Pick<ProveOptions, 'seed'>) => {
      if (!answers(desk, file, seed)) status = 1;
    });
  program
    .command('random')
    .description('write a record of a random game')
    .option('--format <format>', names, formats[0]?.name)
    .option('--seats <n>', 'default: as few as can play', wholeNumber)
    .option('--seed <seed>', '64 hexadecimal digits, or any text (its SHA-256 is the seed)', '1')
    .allowUnknownOption()
    .allowExcessArguments()
    .addHelpText('after', formats.map(format => `\n${settingsOf(format).helpInformation()}`).join(''))
    .action((options: RandomOptions, command: Command) => random(desk, command.args, options));
  program
    .command('serve')
    .description('play a game with another program, in lines of JSON on standard input and output')
    .action(() => desk.io.lines?.(serving(desk.thinkers.games)));
  program.parse([...args], { from: 'user' });
  return status;
}

/** Runs the command `record` with these formats and returns its exit status. An error in a record is printed as one line. */
export function runRecord(
  args: readonly string[],
  formats: readonly RecordFormat[],
  io: RecordIo,
  thinkers: Thinkers = { games: {}, players: {} },
): number {
  try {
    return parse(args, { formats, io, thinkers });
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    io.err(error.message.replaceAll(/\s*\n\s*/g, ' '));
    return 1;
  }
}

function settingsOf({ name, settings }: RecordFormat): Command {
  const command = new Command(`random --format ${name}`).helpOption(false);
  for (const { name: option, about, values, fallback } of settings) {
    command.addOption(new Option(`--${option} <${option}>`, about).choices(values).default(fallback));
  }
  return command;
}
