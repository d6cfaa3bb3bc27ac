import { Command, InvalidArgumentError, Option, type OutputConfiguration } from 'commander';
import { STRENGTHS, type Strength } from '../../core/contract/player.ts';
import { applies, type GameSettings } from '../../core/contract/settings.ts';
import { readWhole } from '../../core/values/typed-values.ts';
import { cleanName } from '../../presentation/text/names.ts';
import type { GameOffer, Wishes } from './start.ts';

interface Flags extends Readonly<Record<string, unknown>> {
  readonly game?: string;
  readonly seats?: number;
  readonly seed?: string;
  readonly names?: readonly string[];
  readonly against?: readonly Strength[];
  readonly resume?: true;
  /** Path of the database for saved games. False after the option `--no-save`. */
  readonly save: string | false;
}

export interface Asked {
  /** Settings for a new game, which then begins without the menu. Undefined: a menu asks for them. */
  readonly wishes: Wishes | undefined;
  readonly resume: boolean;
  /** Path of the database for saved games. Undefined: the program saves nothing. */
  readonly save: string | undefined;
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

const against = (text: string): readonly Strength[] =>
  text.split(',').map(each => {
    const strength = STRENGTHS.find(known => known === each.trim().toLowerCase());
    if (strength) return strength;
    throw new InvalidArgumentError(`Bots are ${STRENGTHS.join(', ')}; several separated by commas.`);
  });

const seats = (text: string): number => {
  const count = readWhole(text, 0, 999);
  if (count === undefined) throw new InvalidArgumentError('A number is needed.');
  return count;
};

function commandLine(offered: GameOffer['settings'], game: string, output: OutputConfiguration): Command {
  const command = new Command('play')
    .description('A game in the terminal, at one keyboard. Without options a menu asks.')
    .addOption(new Option('--game <name>', 'the game to begin').choices(Object.keys(offered)))
    .option('--seats <number>', 'players', seats)
    .option('--names <list>', 'players in turn order, separated by commas', names)
    .option('--against <list>', 'bots: easy, medium, hard, separated by commas', against)
    .option('--seed <hex>', 'the seed of all chance, 64 hexadecimal digits', seed)
    .option('--resume', 'go on with the game that was played last')
    .option('--save <file>', 'the database in which games are saved', 'data/db/play.sqlite')
    .option('--no-save', 'save nothing')
    .addHelpText('after', ownOptions(offered).join('\n'))
    .allowExcessArguments(false)
    .configureOutput(output)
    .exitOverride();
  for (const { name, values } of offered[game]?.settings ?? [])
    command.addOption(new Option(`--${name} <${name}>`).choices(values).hideHelp());
  return command;
}

const HELP_COLUMN = 24;

/** Lists the options that each game has of its own. Without --game, those of the first game are accepted. */
const ownOptions = (offered: GameOffer['settings']): readonly string[] =>
  Object.entries(offered).flatMap(([id, { settings }], index) => {
    const lines = settings.map(
      ({ name, about, values }) =>
        `${`  --${name} <${name}>`.padEnd(HELP_COLUMN)}${about} (choices: ${values.join(', ')})`,
    );
    const head = `Options with --game ${id}${index === 0 ? ', or without --game' : ''}:`;
    return lines.length === 0 ? [] : ['', head, ...lines];
  });

/**
 * Returns the game's settings from the command line. Adds a setting on which a given one depends. Returns an error message if
 * settings clash.
 */
function chosenOf(game: GameSettings, flags: Flags): Readonly<Record<string, string>> | string {
  const chosen: Record<string, string> = {};
  for (const { name } of game.settings) if (typeof flags[name] === 'string') chosen[name] = flags[name];
  for (const setting of game.settings) {
    if (chosen[setting.name] === undefined || !setting.only) continue;
    const { name, value } = setting.only;
    chosen[name] ??= value;
    if (!applies(setting, chosen)) return `--${setting.name} belongs to --${name} ${value}`;
  }
  return chosen;
}

/** Returns an error message if the numbers of people, bots and seats do not fit. Undefined if they fit. */
function miscounted(
  { seats, names: { length: named } = [], against: { length: players } = [] }: Flags,
  min: number,
  max: number,
): string | undefined {
  const people = named > 0 ? named : 1;
  if (players > 0 && seats !== undefined && named === 0 && seats <= players)
    return `--against: ${players} of ${seats} seats leave none for a person`;
  const all = players > 0 && seats !== undefined && named === 0 ? seats : people + players;
  if (seats !== undefined && named > 0 && seats !== all)
    return `--seats says ${seats}, --names has ${named}${players > 0 ? ` and --against ${players}` : ''}`;
  const flags = [named > 0 && '--names', players > 0 && '--against'].filter(Boolean).join(' and ');
  const [flag, count] = flags === '' ? ['--seats', seats] : [flags, all];
  if (count === undefined || (Number(count) >= min && Number(count) <= max)) return undefined;
  return `${flag}: this game is for ${min === max ? min : `${min} to ${max}`}, not ${count}`;
}

/**
 * Reads the command line of `npm run play`. Throws a CommanderError for a mistake and for `--help`, after its text was printed.
 */
export function readFlags(
  argv: readonly string[],
  offer: Pick<GameOffer, 'games' | 'settings'>,
  output: OutputConfiguration = {},
): Asked {
  const ids = Object.keys(offer.settings);
  // The options depend on the game, so its name is read first. Unknown names are refused later.
  const named = argv[argv.indexOf('--game') + 1];
  const id = ids.find(each => argv.includes('--game') && each === named) ?? ids[0] ?? '';
  const [game, settings] = [offer.games[id], offer.settings[id]];
  if (!game || !settings) throw new Error('there is no game');
  const command = commandLine(offer.settings, id, output);
  const flags = command.parse([...argv], { from: 'user' }).opts<Flags>();
  const chosen = chosenOf(settings, flags);
  if (typeof chosen === 'string') return command.error(`error: ${chosen}.`);
  const { min, max } = game.seats(settings.options(chosen));
  const fault = miscounted(flags, min, max);
  if (fault !== undefined) command.error(`error: ${fault}.`);
  const wishes: Wishes = {
    ...(ids.length > 1 && Object.keys(chosen).length > 0 && { game: id }),
    ...(flags.game !== undefined && { game: flags.game }),
    settings: chosen,
    ...(flags.seats !== undefined && { seats: flags.seats }),
    ...(flags.seed !== undefined && { seed: flags.seed }),
    ...(flags.names !== undefined && { names: flags.names }),
    ...(flags.against !== undefined && { against: flags.against }),
  };
  const wished = Object.keys(wishes).length > 1 || Object.keys(chosen).length > 0;
  const resume = flags.resume === true;
  if (wished && resume)
    command.error('error: --resume goes on with the saved game; the other options are for a new one.');
  return { wishes: wished ? wishes : undefined, resume, save: flags.save || undefined };
}
