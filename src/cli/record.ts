import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import { commitmentOf } from '../core/commitment.ts';
import { SeededDice } from '../core/dice.ts';
import { porto } from '../games/porto/index.ts';
import { proveRecord } from '../games/porto/prove.ts';
import { RecordError, writeRecord } from '../games/porto/record.ts';
import { RecordingDice } from '../games/porto/recording-dice.ts';
import { legalAfter, verifyRecord } from '../games/porto/replay.ts';
import { type Deal, shuffledDeal, stateOf } from '../games/porto/setup.ts';
import {
  type Action,
  type Options,
  TIMER_SIZES,
  type TimerSize,
  VARIANTS,
  type Variant,
} from '../games/porto/types.ts';

const readJson = (file: string): unknown => {
  const text = readFileSync(file === '-' ? 0 : file, 'utf8');
  return JSON.parse(text);
};

/** Keys sorted, no spaces. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`).join(',')}}`;
};

/** The work with what went wrong in one line; `where` names the file and, in an array, the record. */
const located = <T>(where: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RecordError || error instanceof SyntaxError || isFileError(error))) throw error;
    throw new RecordError(null, where === '' ? error.message : `${where}: ${error.message}`);
  }
};

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

const verify = (files: readonly string[]): void => {
  const many = files.length > 1;
  const documents = files.map(file => {
    const json = located(many ? file : '', () => readJson(file));
    if (!Array.isArray(json)) return located(many ? file : '', () => verifyRecord(json));
    const records = json.map((record, index) =>
      located(many ? `${file}: record ${index}` : `record ${index}`, () => verifyRecord(record)),
    );
    return records;
  });
  console.log(JSON.stringify(many ? documents.flat() : documents[0]));
};

const legal = (file: string): void => {
  const actions = located('', () => legalAfter(readJson(file)));
  process.stdout.write(actions.map(action => `${canonical(action)}\n`).join(''));
};

/** A seed of 64 hexadecimal digits as it is; any other text by its SHA-256. */
const seedOf = (text: string): Uint8Array =>
  /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : createHash('sha256').update(text).digest();

interface RandomOptions {
  readonly seats?: number;
  readonly variant: Variant;
  readonly timer: TimerSize;
  readonly seed: string;
}

/** With probability 0.8 a random build if one is legal, else a random action. */
const randomPlies = (
  deal: Deal,
  dice: SeededDice,
  recording: RecordingDice,
): { seat: number; action: Action }[] => {
  const plies: { seat: number; action: Action }[] = [];
  let state = stateOf(deal);
  for (;;) {
    const awaited = porto.toAct(state);
    const seat = awaited[dice.below(Math.max(awaited.length, 1), 'play')];
    if (seat === undefined) return plies;
    const actions = porto.legal(state, seat);
    const builds = actions.filter(action => action.type === 'build');
    const from = builds.length > 0 && dice.below(10, 'play') < 8 ? builds : actions;
    const action = from[dice.below(from.length, 'play')];
    if (action === undefined) throw new Error(`seat ${seat} is to act and can't`);
    const done = porto.apply(state, seat, action, recording);
    if (!done.ok) throw new Error(`${porto.write(action)}: ${done.refusal.code}`);
    state = done.value.state;
    plies.push({ seat, action });
  }
};

const random = ({ seats, variant, timer, seed }: RandomOptions, command: Command): void => {
  const options: Options = variant === 'solo' ? { variant, timer } : { variant };
  const { min, max } = porto.seats(options);
  const count = seats ?? min;
  if (count < min || count > max)
    command.error(`--seats: ${variant} is played by ${min === max ? min : `${min} to ${max}`}, not ${count}`);
  const dice = new SeededDice(seedOf(seed));
  const deal = shuffledDeal(count, options, dice);
  const recording = new RecordingDice(dice);
  const plies = randomPlies(deal, dice, recording);
  const names = Array.from({ length: count }, (_, seat) => `player ${seat + 1}`);
  console.log(JSON.stringify(writeRecord(deal, names, recording.reshuffles, plies)));
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

/** Exit status 1 where anything differs. */
const prove = (file: string, { seed, salt, commitment: published }: ProveOptions): void => {
  const { agrees, shuffles } = located('', () => proveRecord(readJson(file), seed));
  const commitment = commitmentOf(seed, salt);
  const kept = published === undefined || published === commitment;
  console.log(JSON.stringify({ commitment, agrees: agrees && kept, shuffles }));
  if (!kept) console.error(`published was the commitment ${published}: another seed or salt`);
  const wrong = shuffles.filter(shuffle => !shuffle.agrees).map(({ label }) => label);
  if (wrong.length > 0) console.error(`not what this seed gives: ${wrong.join(', ')}`);
  if (!agrees || !kept) process.exitCode = 1;
};

const program = new Command('record').description(
  'Porto game records: the documents that any program can replay',
);
program
  .command('verify')
  .description('replay records and print points, scores and results as JSON')
  .argument('<file...>', 'a record, or a JSON array of records; - for standard input')
  .action(verify);
program
  .command('legal')
  .description("print every legal action after the record's last one, one a line")
  .argument('<file>', '- for standard input')
  .action(legal);
program
  .command('prove')
  .description('derive every shuffle of a record again from the seed that was told at the end')
  .argument('<file>', '- for standard input')
  .requiredOption('--seed <seed>', '64 hexadecimal digits', hexDigits)
  .requiredOption('--salt <salt>', '64 hexadecimal digits', hexDigits)
  .option('--commitment <sha256>', 'what was published before the first card', hexDigits)
  .action(prove);
program
  .command('random')
  .description('write a record of a random game')
  .option('--seats <n>', '2 to 4; solo: 1', wholeNumber)
  .addOption(new Option('--variant <variant>', 'rules').choices(VARIANTS).default('standard'))
  .addOption(
    new Option('--timer <cards>', 'solo: cards in the Timer')
      .choices(TIMER_SIZES.map(String))
      .default(28)
      .argParser(text => {
        const size = TIMER_SIZES.find(each => String(each) === text);
        if (size === undefined) throw new InvalidArgumentError(`one of ${TIMER_SIZES.join(', ')} is needed`);
        return size;
      }),
  )
  .option('--seed <seed>', '64 hexadecimal digits, or any text (its SHA-256 is the seed)', '1')
  .action(random);

try {
  program.parse();
} catch (error) {
  if (!(error instanceof RecordError)) throw error;
  console.error(error.message.replaceAll(/\s*\n\s*/g, ' '));
  process.exitCode = 1;
}
