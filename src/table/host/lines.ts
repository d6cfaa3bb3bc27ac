import { Command, CommanderError } from 'commander';
import { readWhole } from '../../core/values/typed-values.ts';
import type { HostBlockKind } from '../../store/index.ts';
import { type AnnounceOptions, announce, cancelAnnouncements } from './announcing.ts';
import { answerOf, type HostAnswer, refusedLine } from './answer.ts';
import { block, unblock } from './blocking.ts';
import { closeGame, pauseGame, resumeGame } from './game-changes.ts';
import { showGame } from './game-report.ts';
import { type HostServices, idOf, isKnown, onGame, unknownId } from './host-services.ts';
import { repair } from './repair.ts';
import { blockList, games, lineLog, parked, person, server } from './reports.ts';
import { lineOf } from './typed-line.ts';

export interface HostJob {
  /** True where the line changes something. Then only the process that acts for the database may run it. */
  readonly writes: boolean;
  run(host: HostServices): Promise<HostAnswer>;
}

type Take = (job: HostJob) => void;
interface Reasoned {
  readonly reason?: readonly string[];
}

const joined = (words: readonly string[] | undefined): string | undefined =>
  words?.join(' ').trim() || undefined;

function gameLines(program: Command, take: Take): void {
  const game = program.command('game').description('one game, by its id');
  const line = (name: string, about: string) =>
    game.command(name).description(about).argument('<id>', 'id of the game');
  line('show', 'who sits, its state, its messages, and whether its log replays').action((id: string) =>
    take({ writes: false, run: host => onGame(host, id, own => showGame(host, own)) }),
  );
  line('repair', 'replay its log and say where it differs')
    .option('--write', 'set it right, or move it back to the last move that replays; posts its board again')
    .action((id: string, { write = false }: { readonly write?: boolean }) =>
      take({ writes: write, run: host => onGame(host, id, own => repair(host, own, write)) }),
    );
  line('pause', 'stop its clocks and pings').action((id: string) =>
    take({ writes: true, run: host => onGame(host, id, own => pauseGame(host, own)) }),
  );
  line('resume', 'continue it').action((id: string) =>
    take({ writes: true, run: host => onGame(host, id, own => resumeGame(host, own)) }),
  );
  line('close', 'end it; it counts for no rating, and its channel gets one message')
    .option('--reason <text...>', 'posted as written')
    .action((id: string, { reason }: Reasoned) =>
      take({ writes: true, run: host => onGame(host, id, own => closeGame(host, own, joined(reason))) }),
    );
}

const KINDS: readonly HostBlockKind[] = ['person', 'server'];

function blockLines(program: Command, take: Take): void {
  const blocking = program.command('block').description('shut out a person or a server');
  for (const kind of KINDS)
    blocking
      .command(kind)
      .description(
        kind === 'person' ? 'refuse all requests of a person' : 'answer and post nothing in a server',
      )
      .argument('<id>', `id of the ${kind} on Discord`)
      .option('--reason <text...>', 'a note that only operators see')
      .action((id: string, { reason }: Reasoned) =>
        take({ writes: true, run: host => block(host, kind, id, joined(reason) ?? null) }),
      );
  const unblocking = program.command('unblock').description('end a block');
  for (const kind of KINDS)
    unblocking
      .command(kind)
      .description(`answer this ${kind} again`)
      .argument('<id>', `id of the ${kind} on Discord`)
      .action((id: string) => take({ writes: true, run: host => unblock(host, kind, id) }));
  program
    .command('blocks')
    .description('list blocked people and servers')
    .action(() => take({ writes: false, run: blockList }));
}

async function forget(host: HostServices, typed: string, sure: boolean): Promise<HostAnswer> {
  const id = await idOf(host, 'person', typed);
  if (typeof id !== 'string') return id;
  const { seats } = await host.units.store.privacy.traces(id);
  const warning = (await isKnown(host, id)) ? [] : [unknownId('person', id)];
  if (!sure)
    return refusedLine(
      ...warning,
      `This deletes all data of person ${id}, who sat in ${seats.length} games, and resigns their seats. It can not be undone.`,
      `\`forget ${id} --yes\` does it.`,
    );
  const { games: count } = await host.housekeeping.forget(id);
  if (warning.length > 0) return answerOf(...warning, 'So there was nothing to delete in games.');
  return answerOf(`The data of this person was deleted; seats in games: ${count}.`);
}

interface Announcing extends Omit<AnnounceOptions, 'text'> {
  readonly text?: readonly string[];
}

function announcing(program: Command, take: Take, line: string): void {
  program
    .command('announce')
    .description('post once in each channel that plays, in its language')
    .argument(
      '[words...]',
      '`maintenance`, `over`, your own text, or `cancel` to withdraw what is not posted yet',
    )
    .option('--at <time>', 'beginning of the maintenance: 18:00Z, +30m (default: now)')
    .option('--minutes <number>', 'length of the maintenance')
    .option('--until <time>', 'post it no later (default: end of the maintenance, or a day)')
    .option('--text <text...>', 'your own words below the fixed sentence')
    .option('--again', 'although the same was announced in the last ten minutes')
    .option('--yes', 'post it, instead of showing it')
    .action((words: readonly string[], { text, ...rest }: Announcing) => {
      if (words.length === 1 && words[0] === 'cancel')
        return take({ writes: true, run: cancelAnnouncements });
      const own = joined(text);
      const options = { ...rest, ...(own !== undefined && { text: own }) };
      take({ writes: rest.yes === true, run: host => announce(host, line, words, options) });
    });
}

function reportLines(program: Command, take: Take): void {
  program
    .command('parked')
    .description('list games whose channel is closed to the bot')
    .action(() => take({ writes: false, run: parked }));
  program
    .command('games')
    .description('list lobbies and running games')
    .option('--server <id>', 'only of one server')
    .action(({ server: id }: { readonly server?: string }) =>
      take({ writes: false, run: host => games(host, id) }),
    );
  program
    .command('person')
    .description('games of a person, without their contents')
    .argument('<id>', 'id of the person on Discord')
    .action((id: string) => take({ writes: false, run: host => person(host, id) }));
  program
    .command('server')
    .description('settings and games of a server, without their contents')
    .argument('<id>', 'id of the server on Discord')
    .action((id: string) => take({ writes: false, run: host => server(host, id) }));
  program
    .command('forget')
    .description('delete the data of a person who has lost their account')
    .argument('<id>', 'id of the person on Discord')
    .option('--yes', 'do it, instead of asking')
    .action((id: string, { yes = false }: { readonly yes?: boolean }) =>
      take({ writes: yes, run: host => forget(host, id, yes) }),
    );
  program
    .command('log')
    .description('list the newest lines of operators')
    .option('--last <number>', 'how many, up to 200', '20')
    .action(({ last }: { readonly last: string }) =>
      take({
        writes: false,
        run: async host => {
          const count = readWhole(last, 1, 200);
          return count === undefined
            ? refusedLine('--last expects a whole number from 1 to 200.')
            : lineLog(host, count);
        },
      }),
    );
}

function programOf(take: Take, say: (text: string) => void, line: string): Command {
  const program = new Command('host')
    .exitOverride()
    .configureOutput({ writeOut: say, writeErr: say })
    .helpCommand(false);
  gameLines(program, take);
  blockLines(program, take);
  announcing(program, take, line);
  reportLines(program, take);
  return program;
}

/** Reads a line. Returns the job that carries it out, or an explanation of what is wrong with the line. */
export function readLine(words: readonly string[]): HostJob | HostAnswer {
  if (words.length === 0) return answerOf(...lineList());
  const said: string[] = [];
  let job: HostJob | undefined;
  const program = programOf(
    taken => {
      job = taken;
    },
    text => void said.push(text),
    lineOf(words),
  );
  try {
    program.parse([...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const text = said
      .join('')
      .trim()
      .replace(/^error: /, '');
    return error.code === 'commander.helpDisplayed'
      ? answerOf(text)
      : refusedLine(text || 'This line is not complete.', ...usageOf(words));
  }
  return job ?? refusedLine('This line is not complete.', ...lineList());
}

/** Returns the usage of the operator's line whose name the typed words begin with. */
function usageOf(words: readonly string[]): readonly string[] {
  const typed = `${words.join(' ')} `;
  const name = (line: string): string => `${/^[a-z ]+(?= |$)/.exec(line.split(':')[0] ?? '')?.[0].trim()} `;
  return lineList()
    .filter(line => typed.startsWith(name(line)))
    .map(line => `Usage: ${line}`);
}

/** Lists all lines with their arguments and options, each with its description. */
export function lineList(): readonly string[] {
  const listed = (command: Command, path: string): readonly string[] => {
    const name = `${path}${command.name()}`;
    if (command.commands.length > 0) return command.commands.flatMap(each => listed(each, `${name} `));
    const args = command.registeredArguments.map(argument => {
      const text = `${argument.name()}${argument.variadic ? '…' : ''}`.toUpperCase();
      return argument.required ? ` ${text}` : ` [${text}]`;
    });
    const options = command.options.map(({ flags }) => ` [${flags.replace('...', '')}]`);
    return [`${name}${args.join('')}${options.join('')}: ${command.description()}`];
  };
  const program = programOf(
    () => {},
    () => {},
    '',
  );
  return program.commands.flatMap(command => listed(command, ''));
}
