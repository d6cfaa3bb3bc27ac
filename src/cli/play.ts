import '../before-start.ts';
import { CommanderError } from 'commander';
import { players } from '../games/bots.ts';
import { presenters } from '../games/presenters.ts';
import { games } from '../games/registry.ts';
import { settings } from '../games/settings.ts';
import { StoreError } from '../store/index.ts';
import { ENDING_SIGNALS } from '../workers/ending-signals.ts';
import { lineConsole } from './play/console.ts';
import { Evening } from './play/evening.ts';
import { readFlags } from './play/flags.ts';
import { Shelf } from './play/shelf.ts';

const main = async (): Promise<void> => {
  const { wishes, resume, save } = readFlags(process.argv.slice(2), { games, settings });
  const console = lineConsole(process.stdin, process.stdout);
  for (const signal of ENDING_SIGNALS) process.on(signal, () => console.close());
  const shelf = await Shelf.open(save, { games, players }, line => console.say(line));
  try {
    await new Evening(shelf, { settings, presenters }, console).spend(wishes, resume);
  } finally {
    console.close();
    process.stdin.destroy();
    await shelf.close();
  }
};

try {
  await main();
} catch (error) {
  if (error instanceof StoreError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else if (error instanceof CommanderError) process.exitCode = error.exitCode;
  else throw error;
}
