import { Command, InvalidArgumentError, Option, type OutputConfiguration } from 'commander';
import { TIMER_SIZES, VARIANTS, type Variant } from '../../games/porto/rules/types.ts';
import { cleanName } from '../../stage/names.ts';
import type { Wishes } from './start.ts';

interface Flags {
  readonly variant?: Variant;
  readonly seats?: string;
  readonly timer?: string;
  readonly seed?: string;
  readonly names?: readonly string[];
  readonly resume?: true;
  readonly save: string;
}

export interface Asked {
  /** A new game to begin at once; undefined when the menu is to ask. */
  readonly wishes: Wishes | undefined;
  readonly resume: boolean;
  readonly save: string;
}

const seed = (text: string): string => {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new InvalidArgumentError('A seed is 64 hexadecimal digits.');
  return text.toLowerCase();
};

const names = (text: string): readonly string[] => {
  const list = text.split(',').map(name => cleanName(name));
  if (new Set(list).size < list.length) throw new InvalidArgumentError('Every name must be another.');
  return list;
};

const commandLine = (output: OutputConfiguration): Command =>
  new Command('play')
    .description('Porto in the terminal, at one keyboard. Without options a menu asks.')
    .addOption(new Option('--variant <variant>', 'the game to begin').choices(VARIANTS))
    .addOption(new Option('--seats <number>', 'players, not for solo').choices(['2', '3', '4']))
    .addOption(new Option('--timer <cards>', 'solo: cards in the Timer').choices(TIMER_SIZES.map(String)))
    .option('--names <list>', 'players in turn order, with commas between', names)
    .option('--seed <hex>', 'the seed of all chance, 64 hexadecimal digits', seed)
    .option('--resume', 'go on with the saved game')
    .option('--save <file>', 'where the game is saved', 'data/db/play.json')
    .allowExcessArguments(false)
    .configureOutput(output)
    .exitOverride();

/** The fault in what was wished for as a whole; undefined when there is none. */
const faultOf = (flags: Flags, solo: boolean): string | undefined => {
  const count = flags.names?.length;
  if (flags.timer !== undefined && !solo) return '--timer belongs to --variant solo';
  if (flags.seats !== undefined && solo) return '--seats belongs to games for two to four; solo has one seat';
  if (count === undefined) return undefined;
  if (solo) return count === 1 ? undefined : `--names: a solo game has one player, not ${count}`;
  if (count < 2 || count > 4) return `--names: two to four players, not ${count}`;
  if (flags.seats !== undefined && Number(flags.seats) !== count) {
    return `--seats says ${flags.seats}, --names has ${count}`;
  }
  return undefined;
};

/** The command line of `npm run play`. Throws a CommanderError, already explained, for anything wrong and for --help. */
export const readFlags = (argv: readonly string[], output: OutputConfiguration = {}): Asked => {
  const command = commandLine(output);
  const flags = command.parse([...argv], { from: 'user' }).opts<Flags>();
  const solo = flags.variant === 'solo' || (flags.variant === undefined && flags.timer !== undefined);
  const fault = faultOf(flags, solo);
  if (fault !== undefined) command.error(`error: ${fault}.`);
  const variant = solo ? 'solo' : flags.variant;
  const seats = flags.seats === undefined ? flags.names?.length : Number(flags.seats);
  const timer = TIMER_SIZES.find(size => String(size) === flags.timer);
  const wishes: Wishes = {
    ...(variant !== undefined && { variant }),
    ...(seats !== undefined && !solo && { seats }),
    ...(timer !== undefined && { timer }),
    ...(flags.seed !== undefined && { seed: flags.seed }),
    ...(flags.names !== undefined && { names: flags.names }),
  };
  const wished = Object.keys(wishes).length > 0;
  const resume = flags.resume === true;
  if (wished && resume) {
    command.error('error: --resume goes on with the saved game; the other options are for a new one.');
  }
  return { wishes: wished ? wishes : undefined, resume, save: flags.save };
};
