import '../refuse-bad-data.ts';
import { CommanderError } from 'commander';
import { presenters } from '../games/presenters.ts';
import { games } from '../games/registry.ts';
import { lineConsole } from './play/console.ts';
import { Evening } from './play/evening.ts';
import { readFlags } from './play/flags.ts';
import { SaveFile } from './play/saved.ts';

const main = async (): Promise<void> => {
  const { wishes, resume, save } = readFlags(process.argv.slice(2));
  const { porto: game } = games;
  const voice = presenters.porto?.('en');
  if (!game || !voice) throw new Error('Porto is not on the shelf');
  const console = lineConsole(process.stdin, process.stdout);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => console.close());
  await new Evening(game, voice, console, new SaveFile(save)).spend(wishes, resume);
  console.close();
  process.stdin.destroy();
};

try {
  await main();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode;
}
